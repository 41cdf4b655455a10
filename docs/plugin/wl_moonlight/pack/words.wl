builtin moon-phase(night: number): number

score(p) gets + (1 + moon-phase(rounds-played)) when p is starter
