movement(p) gets + 1 when wounds(p) is 0 and active-mount(p) is not nobody
movement(p) is at most 2 when wounds(p) is 3
