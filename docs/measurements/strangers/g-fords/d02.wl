forbid set-out when rounds is 1 and holder(target) is not nobody and holder(target) is not you
