as soon as p in players: win p
as soon p in players where medals(p) is 3: win p
as soon as pouch in players where yes: win you
