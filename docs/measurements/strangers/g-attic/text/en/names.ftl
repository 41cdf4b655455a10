piece-cuckoo = the Cuckoo Clock
    .name = Cuckoo Clock
piece-crystal-ball = the Crystal Ball
    .name = Crystal Ball
