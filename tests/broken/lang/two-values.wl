query fee(p: player): number is 1
query toll: number is 1
fee(p) is 2 when p is keeper
fee(p) is 3 when p is keeper
toll is 2 when keeper is nobody
toll gets + 1
toll is 4
fee(p) is 5 when medals(p) is 1
