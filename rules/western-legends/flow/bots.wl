# What bots weigh beside the score (bots.yaml); play itself asks none of this.

query turns-to-come: number is 1 + (target-lp - highest lp(it) over players) divided by 3  # about three points a turn
query income-to-come(p: player): number is row(wanted(p)) * turns-to-come  # what the Wanted track will still pay
query steps-up(p: player): number is marshal(p) + wanted(p)      # on either track
