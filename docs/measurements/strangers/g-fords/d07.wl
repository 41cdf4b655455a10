after you set-out, if n is at least 5 and ground of target is meadow and holder(target) is you: gain 1 troops(target)
