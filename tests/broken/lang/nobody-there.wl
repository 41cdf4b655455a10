invariant rich: medals(you) is at most 3
invariant friends: any others
counter gold, up to medals(you)
