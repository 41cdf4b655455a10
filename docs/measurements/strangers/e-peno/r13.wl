forbid draw-from when source is saloon and you is starter and rounds-played is 0
