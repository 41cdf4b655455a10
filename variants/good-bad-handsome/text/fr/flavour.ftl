# The Good, the Bad, and the Handsome in French: a line or two about stories and characters. All of them are ours.

flavour-story-the-unmarked-grave = Pas de nom, pas de date, et la terre plus meuble qu'elle ne devrait.
flavour-story-the-pawnbrokers-drawer = Il prête sur tout et n'oublie rien. Le tiroir du bas est fermé depuis la guerre.
flavour-story-last-will-and-testament = À mon cheval, mes remerciements. À mon frère, mes dettes. À qui tient encore debout : voir sous le plancher.
flavour-story-the-cottonwood = Il disait toujours que ce serait là le jour venu. Il n'a jamais dit quoi.
flavour-story-the-wrong-man = Même chapeau, même cheval, même taille. Les excuses furent sincères et un peu tardives.
flavour-story-ten-paces = L'un des deux a compté jusqu'à neuf. Les historiens se disputent encore lequel.
flavour-story-bad-blood = Plus personne ne se souvient de la vache du grand-père, sauf les deux familles.
flavour-story-a-handsome-reward = Payée comptant, en public, et avec un baiser qu'il n'avait pas demandé.
flavour-story-who-started-it = C'est lui. Non, c'est lui. Le pianiste dit que c'est le pianiste.
flavour-story-steak-for-the-eye = Cru, et du bon côté de la vache. Il se l'est fait griller ensuite.
flavour-story-over-one-card = C'était le quatre de trèfle. La main n'était même pas bonne.
flavour-story-the-whole-street-watched = Volets fermés, rideaux ouverts. Le barbier louait sa fenêtre à l'heure.
flavour-story-hard-feelings = Il a pardonné. Il ne l'a simplement noté nulle part.
flavour-story-a-borrowed-pistol = Il tire à gauche, avait dit son propriétaire. Il se tenait justement à gauche.
flavour-story-the-undertaker-smiles = Il salue l'un et l'autre du chapeau, et prend les mesures de l'œil.
flavour-story-both-still-standing = Onze balles, deux chapeaux et un tonneau. Ils ont convenu de dire que c'était jeudi.
flavour-character-judge-roy-bean = Il possède un code, un seul, et n'en consultera pas d'autre. L'amende est une tournée générale.
flavour-character-butch-cassidy = Le plus poli des hommes à avoir vidé un coffre. Il aime tous les shérifs, de dos.
flavour-character-joaquin-murrieta = Cinq affiches montrent cinq visages. Tous ont été pendus, et il paraît que cela lui allait bien.
