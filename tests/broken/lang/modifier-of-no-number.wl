query best: player or nobody is keeper
best gets + 1
best is at least 3
best is 3
