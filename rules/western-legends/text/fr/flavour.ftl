# Western Legends in French: a line or two that is read aloud when a story is told, or told of a character. All of them are ours.

flavour-story-blood-money = L'argent était propre en sortant de la banque. Ce qui lui est arrivé entre le coffre et la rivière ne regarde que vous.
flavour-story-loose-tongues = À midi, toute la rue savait ce que vous aviez fait. Le soir, vous l'aviez fait deux fois, à la hache.
flavour-story-front-page = Le rédacteur a écorché votre nom de trois façons, et en gros caractères.
flavour-story-dead-or-alive = L'affiche laisse le choix au trouveur. Le portrait pourrait être n'importe qui, d'où le départ du barbier.
flavour-story-the-pinkertons = Deux hommes en souliers de ville posent des questions et notent les réponses. Personne ne leur a dit que les réponses sont toutes les mêmes.
flavour-story-the-sheriff-of-darkrock = Le Shérif lit son courrier debout à la fenêtre. Aujourd'hui, il a mis son chapeau avant la dernière page.
flavour-story-local-rabble = Ils ont eu un chef, autrefois, et un plan. Ils ont perdu les deux aux cartes.
flavour-story-high-noon = L'horloge de l'église retarde de onze minutes. Deux messieurs seraient encore des nôtres si quelqu'un l'avait dit.
flavour-story-one-bullet-left = Vous avez compté cinq coups. Lui aussi, et il s'est trompé.
flavour-story-the-wild-wild-west = Un voyageur de Boston a demandé si c'était toujours ainsi. Le patron a répondu que le mardi était pire.
flavour-story-old-scores = Certains tiennent leurs comptes dans un livre. Votre ami les tient en encoches, et la crosse est pleine.
flavour-story-the-law = La loi est arrivée tard par ici, s'est plainte du café et est restée.
flavour-story-six-miles-of-bad-road = La route n'est mauvaise que sur six milles. Après, il n'y a plus de route.
flavour-story-the-reward-is-late = On a fait venir l'argent. Il serait quelque part entre ici et l'homme qui l'a demandé.
flavour-story-the-last-stage = La diligence part à six heures, avec ou sans voyageurs, et depuis peu sans chevaux.
flavour-story-dust-and-leather = Après quarante jours de convoi, vous reconnaissez chaque vache à son pas. Elles vous reconnaissent à l'odeur.
flavour-story-the-long-drive = Le contremaître a promis un trajet facile. Il a promis aussi un cuisinier.
flavour-story-the-widow = Elle vous remercie de votre bonté pour feu son mari et demande ce qu'est devenue la pelle.
flavour-story-the-assayers-thumb = La balance est honnête. Le pouce posé dessus est une tradition de famille.
flavour-story-sold-twice = La concession avait deux propriétaires avant midi. Les deux ont un reçu, et les deux savent où vous habitez.
flavour-story-fortune-favors-the-bold = La fortune sourit aux audacieux jusque vers deux heures du matin. Ensuite, elle sourit aux sobres.
flavour-story-a-quiet-drink = Vous veniez boire un verre tranquille. Les dix-neuf autres aussi, et voyez le piano.
flavour-story-spit-shined-and-proper = Le bain était froid et le col serre, mais le photographe dit qu'on ne verra pas la mule.
flavour-story-the-preacher = Il a sauvé quatre âmes ce mois-ci et tient le compte de celles qui lui ont échappé.
flavour-story-the-cruel-wastes = Il y a de l'eau là-bas. Il en existe même une carte, à l'intérieur d'un crâne.
flavour-story-rub-some-dirt-in-it = Le docteur était sorti, alors le forgeron a regardé. Il dit qu'une bonne râpe arrangera ça.
flavour-story-tools-of-the-trade = Une corde, une lampe et une très grosse clé. Le marchand n'a posé aucune question et les a mises sur la note.
flavour-story-marked-deck = Toutes les cartes sont marquées, c'est de bonne guerre. Ce sont les cinq marques de la dame qui ont fâché.
flavour-story-borrowed-time = Le croque-mort a déjà pris vos mesures, par politesse. Il dit que rien ne presse.
flavour-story-cheap-horse = Elle a ses quatre jambes et presque toutes ses dents. Qu'elle ne tourne qu'à gauche, on n'en a pas parlé.
flavour-story-harsh-times = La farine a doublé, le café triplé, et le whisky, Dieu merci, s'appelle encore un remède.
flavour-story-snake-oil-salesman = Cela guérit la calvitie, la fièvre et la rouille. Votre chapeau va bien mieux depuis.
flavour-story-ghost-mine = La mine est vide depuis des années. La nuit, on y entend encore quelqu'un travailler et se plaindre des horaires.
flavour-story-pay-dirt = Vous êtes tombé sur l'or au moment même où le plafond est tombé sur vous.
flavour-story-tribes-of-the-mesa = Ils vous ont regardé chercher le sentier pendant deux jours. Il semblait impoli de vous interrompre.
flavour-story-smoke-over-the-hideout = Une planque avec cheminée reste une maison. Le gang a voté, et la fumée l'a emporté.
flavour-story-company-on-the-road = Vous voyagez ensemble parce que c'est plus sûr. Aucun n'a demandé pour qui.
flavour-story-threes-a-crowd = Il y avait place pour deux près du feu. Le troisième a apporté des haricots ; on lui a fait place, et on l'a regretté.
flavour-story-the-safe-that-wasnt = Il a fallu une heure et un baril de poudre pour l'ouvrir. C'était un poêle.
flavour-story-inside-man = L'employé devait laisser ouverte la porte de côté. Il a laissé la fenêtre, le coffre et son emploi.

## Characters

flavour-character-annie-oakley = Elle éteint une bougie à trente pas. Dans la plupart des maisons, on la prie désormais d'y mettre les doigts.
flavour-character-bass-reeves = Il les ramène vivants, d'ordinaire, et à pied, toujours. Son cheval n'apprécie pas la compagnie.
flavour-character-billy-the-kid = Poli jusqu'au bout, et le bout arrive vite. Pour votre argent, il sera désolé ensuite.
flavour-character-bloody-knife = Il connaît le chemin de la mesa. Ce qu'il pense de ceux qui le lui demandent, il le garde pour lui.
flavour-character-doc-holliday = Dentiste de formation, joueur sur ordonnance. Sa toux est plus vieille que ne le seront la plupart de ses adversaires.
flavour-character-jesse-james = Sa mère dit qu'on l'a détourné du droit chemin. La banque dit qu'il connaissait très bien le sien.
flavour-character-calamity-jane = La moitié de ses histoires est vraie. Elle ne dit plus laquelle, puisque personne ne voit la différence.
flavour-character-kit-carson = Il ne s'est perdu qu'une fois, et il soutient que c'était la carte.
flavour-character-mary-fields = Le courrier a eu du retard une seule fois, à cause des loups. Les loups ont présenté leurs excuses depuis.
flavour-character-wild-bill-hickok = Il s'assied toujours dos au mur. Cela lui évite de jouer aux cartes avec lui.
flavour-character-wyatt-earp = Il était venu pour le calme, et cherche encore qui l'a emporté.
flavour-character-yb-rowdy = Nul ne sait ce que veulent dire les deux lettres. Le dernier à deviner devine encore, deux villes plus loin.
