counter-bribes = bribe
    .plural = bribes
rule-go-again = take another turn
    .of = 5e44411c
