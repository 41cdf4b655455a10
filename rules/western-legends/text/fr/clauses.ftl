# Western Legends in French: the clauses of the rules. The English stands in clauses.yaml.

clause-setup-01 = Le plateau de jeu se place au milieu de la table.
    .of = 20c3425d
clause-setup-02 = Les cartes argent se placent sur leur emplacement.
    .fr = À droite du plateau.
    .de = À droite du plateau.
    .of = 835b5bad
clause-setup-03 =
    Les cartes de poker sont mélangées et forment une pioche, faces cachées, sur son emplacement.
    Les cartes de poker utilisées forment une pile faces visibles à droite de la pioche.
    Voir DIFF-101.
    Par défaut : mélangées.
    .fr = L'emplacement est au coin inférieur droit du plateau.
    .de = L'emplacement est au coin inférieur droit du plateau.
    .ru = Dit seulement que la pioche est formée, ici comme pour les cartes combat (SETUP-22).
    .of = 46e2e4a4
clause-setup-04 =
    Les jetons bétail se placent faces cachées sur les deux Ranchs, chacun sur le Ranch de sa couleur, de sorte que personne ne voie les récompenses.
    Des récompenses cachées et aléatoires demandent un mélange.
    Voir DIFF-03.
    Par défaut : les jetons sont d'abord mélangés.
    .en = Ne dit rien d'un mélange à cet endroit.
    .fr = Ne dit rien d'un mélange à cet endroit.
    .de = Mélangez-les, puis empilez-les.
    .ru = Ne dit rien d'un mélange à cet endroit.
    .of = 0a4d094b
clause-setup-05 = Les deux dés de prospection et la réserve de pépites d'or se placent sur leur emplacement.
    .fr = En bas à droite du plateau.
    .de = En bas à droite du plateau.
    .of = c7e21cd4
clause-setup-06 =
    Chaque joueur prend un plateau individuel, les 2 cubes de score, les 2 disques d'histoire et la marque de figurine d'une même couleur.
    Dans la partie normale, le plateau individuel montre la face sans emplacements pour jetons légendaires.
    .of = 86e00ced
clause-setup-07 = Chaque joueur pioche 2 cartes personnage, en garde 1 et remet l'autre dans la boîte.
    .of = 45b3d879
clause-setup-08 =
    Chaque joueur prend une figurine et la marque à sa couleur.
    Les éditions diffèrent par les figurines et les socles de la boîte, sans effet sur le jeu.
    Voir DIFF-01.
    .en = 13 figurines servent à tous : chaque joueur en choisit une et lui met un anneau de sa couleur ; le Shérif (anneau brun) et six bandits (anneaux gris) sont ensuite choisis parmi les autres. Les figurines ne sont liées à aucun personnage.
    .fr = 6 figurines de joueur à socle coloré, 1 figurine du Shérif, 6 figurines de bandit ; choisies dans l'ordre du tour.
    .de = 6 figurines de joueur avec 6 anneaux de couleur, 1 figurine du Shérif, 6 figurines de bandit, plus 6 anneaux gris et 1 brun ; choisies dans l'ordre des joueurs.
    .ru = 13 figurines servent à tous : chaque joueur en choisit une et lui met un anneau de sa couleur ; le Shérif (anneau brun) et six bandits (anneaux gris) sont ensuite choisis parmi les autres. Les figurines ne sont liées à aucun personnage.
    .of = 800b4c94
clause-setup-09 =
    Chaque joueur reçoit ce qu'indique le dos de sa carte personnage : équipements, argent, cartes de poker, points Marshall ou Wanted.
    Les équipements, montures et armes se placent dans leurs zones du plateau individuel.
    .of = ac357b0d
clause-setup-10 =
    Un personnage qui commence avec des points Marshall ou Wanted met un cube de score sur la case correspondante de cette piste.
    Le joueur ne reçoit pas les récompenses des cases ainsi franchies ou atteintes.
    Voir DIFF-04.
    Par défaut : une règle générale, pour tous les personnages.
    .en = Dit seulement sur la carte personnage montrée en exemple (Billy the Kid).
    .fr = Dit comme règle générale.
    .de = Dit comme règle générale.
    .ru = Dit seulement sur la carte personnage montrée en exemple (Billy the Kid).
    .of = 898280d2
clause-setup-11 =
    Un personnage sans de tels points garde ce cube hors des pistes.
    Voir DIFF-05.
    .en = Ne dit rien de sa place.
    .fr = Le cube se place près du bord gauche du plateau.
    .de = Le cube se place près du bord gauche du plateau.
    .ru = Ne dit rien de sa place.
    .of = f1f32be0
clause-setup-12 =
    La figurine commence dans la zone que nomme le dos de la carte personnage.
    Si ce lieu est un Magasin ou un Saloon, le joueur choisit l'une des 3 zones voisines.
    .of = a6ecf04d
clause-setup-13 =
    Le joueur qui a le plus de points Wanted prend le jeton premier joueur.
    En cas d'égalité, ou si personne n'est recherché, le groupe décide comme il veut.
    .of = 753480e2
clause-setup-14 = Le premier joueur ne change jamais pendant la partie.
    .of = 7b30cfb5
clause-setup-15 =
    Conseil, et non règle : les joueurs recherchés devraient se suivre dans l'ordre du tour.
    Voir DIFF-06.
    .en = Pour qu'ils ne soient pas arrêtés trop tôt.
    .fr = N'en donne pas la raison.
    .de = Directement après le premier joueur.
    .ru = Côte à côte, à gauche du premier joueur, car sinon ils sont facilement arrêtés avant leur premier tour.
    .of = 18bebde1
clause-setup-16 =
    Chaque jeton blessure commence sur le zéro de la piste de blessure du plateau individuel.
    Voir DIFF-08.
    .en = La case du viseur, qui commence la piste.
    .fr = La case numérotée 0.
    .de = La case numérotée 0.
    .ru = La case du viseur, qui commence la piste.
    .of = 276fd48a
clause-setup-17 =
    Chaque joueur place son autre cube de score à 0 point de Légende.
    Voir DIFF-08.
    .en = À gauche de la case 1.
    .fr = Sur la case 0.
    .de = Sur la case 0.
    .ru = Au début de la piste, avec zéro point.
    .of = c3e3bf2f
clause-setup-18 =
    Les cartes histoire sont mélangées et réparties en deux pioches, faces cachées, à peu près égales, sur leurs deux emplacements.
    Voir DIFF-07.
    .fr = Égales.
    .of = e0fe4ea5
clause-setup-19 = Chaque joueur place ses deux disques d'histoire à côté des pioches d'histoires.
    .of = 4f2f6581
clause-setup-20 = Le Shérif est au Bureau du Shérif, à Darkrock.
    .of = 3de90e55
clause-setup-21 =
    Une figurine de bandit se place dans chaque Planque où ne se trouve aucune figurine de joueur.
    Il y a six Planques : deux pour chacun des gangs A, B et C.
    .of = 375aec36
clause-setup-22 = Les cartes combat sont mélangées et forment une pioche sur son emplacement.
    .fr = Au coin supérieur droit du plateau.
    .de = Au coin supérieur droit du plateau.
    .ru = Dit seulement que la pioche est formée (SETUP-03).
    .of = bedc10f4
clause-setup-23 = Chaque joueur prend une aide de jeu.
    .of = 9fe416bf
clause-setup-24 =
    Les joueurs conviennent de la durée de la partie et placent le marqueur de fin de partie sur la piste de points de Légende (ENDGAME-01).
    .of = dbb9061d
clause-setup-25 =
    Avec la variante des objectifs, on suit aussi les étapes supplémentaires GOAL-01 à GOAL-03.
    Voir DIFF-09.
    .en = Citée aussi comme dernière étape de la mise en place.
    .fr = Seulement dans le chapitre des variantes.
    .de = Seulement dans le chapitre des variantes.
    .ru = Citée aussi comme dernière étape de la mise en place.
    .of = 4e7485e3
clause-setup-26 =
    Ordre des étapes.
    Un seul point de cet ordre peut compter : le moment où l'on nomme le premier joueur.
    Là où cela vient d'abord (FR, DE), on choisit l'une des trois zones d'un magasin ou d'un saloon en sachant qui commence.
    Voir DIFF-02, OPEN-02.
    Par défaut : l'ordre de EN et RU, ce choix se faisant dans l'ordre du tour.
    .en = D'abord les personnages, les figurines, les biens et les zones de départ ; ensuite le jeton premier joueur.
    .fr = D'abord les personnages et le jeton premier joueur ; puis les figurines dans l'ordre du tour ; puis les biens et les zones de départ.
    .de = D'abord les personnages et le jeton premier joueur ; puis les figurines dans l'ordre du tour ; puis les biens et les zones de départ.
    .ru = D'abord les personnages, les figurines, les biens et les zones de départ ; ensuite le jeton premier joueur.
    .of = a93e9221
clause-setup-27 = Une première partie suit les exceptions de FIRSTGAME-01 à FIRSTGAME-09.
    .of = 0e0f9cb5
clause-setup-28 =
    Toutes les cartes équipement vont sur l'étal du magasin, à côté du plateau ; c'est la troisième étape de la mise en place.
    Voir DIFF-105.
    Par défaut : triées par équipement.
    .en = Ne dit rien d'un tri.
    .fr = Ne dit rien d'un tri.
    .de = Triées par équipement ; la place de l'étal n'est pas indiquée.
    .ru = Ne dit rien d'un tri.
    .of = 75080d7e
clause-char-01 =
    Une carte personnage a un lieu de départ, un bonus de départ (équipements, argent, cartes de poker, points Marshall ou Wanted) et une capacité légendaire.
    .of = 93018bd3
clause-char-02 =
    Un joueur obtient la capacité légendaire quand il atteint 5 points de Légende ou plus, pas avant.
    Voir OPEN-46.
    .of = 1d9515d9
clause-char-03 =
    Certaines capacités modifient une action existante, comme le combat ou la prospection ; d'autres sont une action que seul ce personnage peut faire.
    .of = 77c0fabc
clause-char-04 =
    Le camp de départ ne lie personne : un Marshall peut tourner au crime, et un joueur recherché peut devenir Marshall une fois qu'une arrestation a effacé ses points Wanted.
    .of = 36d83bac
clause-char-05 =
    Personnages que les règles décrivent elles-mêmes ; les capacités légendaires valent à partir de 5 PL.
    Annie Oakley : commence au Magasin de Darkrock (l'une des 3 zones voisines) avec 1 carte de poker et 1 Carabine ; quand commence un combat contre un autre joueur, l'adversaire choisit : perdre 1 carte de poker ou subir 1 blessure.
    Bass Reeves : départ et bonus de départ non donnés ; pioche 1 carte de poker au début de son tour.
    Billy the Kid : commence dans l'une des Planques du gang A avec 1 Revolver, 2 cartes de poker et 2 points Wanted (sans les récompenses de la piste) ; après un mouvement terminé dans une zone où sont d'autres joueurs, l'un d'eux, que choisit Billy, lui donne 1 carte de poker ou 10 $.
    Y.B. Rowdy : départ et bonus de départ non donnés ; si le tour a commencé hors des villes, peut se défaire de 1 carte de poker pour un mouvement de 3 zones au plus.
    Bloody Knife : nommé, rien d'autre n'est donné.
    Voir DIFF-11.
    .en = D'Annie, seule la capacité est donnée. Celles de Bass, de Billy et de Rowdy y figurent sans les noms.
    .de = La capacité d'Annie est dite avoir lieu avant un combat plutôt qu'à son début.
    .ru = Ne donne pas de capacité pour Bass, Billy et Rowdy.
    .of = c2220cb6
clause-turn-01 =
    Le but est d'avoir le plus de points de Légende (PL) à la fin.
    Les PL viennent de hauts faits : combats, convois de bétail, cartes histoire, etc.
    .of = 896b9960
clause-turn-02 =
    On joue dans le sens des aiguilles d'une montre à partir du premier joueur.
    Chaque joueur a un tour par manche.
    .of = 1932a408
clause-turn-03 = Un tour a trois phases, dans cet ordre : début du tour, actions, fin du tour.
    .of = 04abde88
clause-turn-04 = Début du tour, étape 1 : appliquer les effets qui ont lieu au début du tour.
    .of = a0b330b2
clause-turn-05 =
    Début du tour, étape 2 : choisir exactement une chose : 20 $ ; 2 cartes de poker ; 10 $ et 1 carte de poker.
    Ce choix est obligatoire et précède toute action.
    .of = 8cf745b3
clause-turn-06 =
    Début du tour, étape 3 : choisir l'arme active et la monture active pour ce tour.
    Quand on peut en changer sinon : voir ITEM-04, DIFF-14.
    .of = 85bee619
clause-turn-07 =
    Phase d'actions : le joueur actif a 3 actions.
    La même action peut être répétée dans un tour, sauf si une règle dit le contraire (limites : FIGHT-17, HEIST-02, CARD-06).
    .of = b63597e5
clause-turn-08 =
    Une action se dépense de l'une de ces quatre façons : A, se déplacer ; B, une action écrite sur une carte ; C, un combat contre un autre joueur, arrestation, duel ou braquage ; D, ce qu'offre un lieu.
    .of = 4e17d764
clause-turn-09 =
    Ne coûtent pas d'action : les effets bonus et réaction, livrer du bétail, remplir un objectif, poser un disque d'histoire, un combat contre un bandit rencontré en se déplaçant, une tentative d'arrestation du Shérif.
    Voir OPEN-07.
    .of = f2af8902
clause-move-01 =
    Une action de mouvement déplace la figurine d'un nombre de zones allant jusqu'à son mouvement.
    Voir DIFF-16.
    Par défaut : jusqu'à.
    .fr = Dit que le joueur se déplace de la valeur de mouvement, sans « jusqu'à ».
    .of = ab893116
clause-move-02 = Sans monture, le mouvement est de 2.
    .of = 4cc9dfd1
clause-move-03 = Avec une monture, le joueur peut utiliser à la place le mouvement de la monture active.
    .of = 51db27c0
clause-move-04 =
    Chaque pas mène à une zone adjacente.
    Des zones qui ne se touchent que par un coin sont adjacentes.
    Voir DIFF-15.
    Par défaut : les coins comptent.
    .fr = Ne dit rien des coins (« toute zone adjacente »).
    .de = Ne dit rien des coins (« toute zone adjacente »).
    .of = 75ee091e
clause-move-05 =
    Les deux mesas au centre du plateau, entourées de tirets rouges, ne sont pas des zones : personne n'y entre.
    .of = 77029345
clause-move-06 =
    Une zone est dans une ville si elle est à l'intérieur du trait épais qui entoure Darkrock ou Red Falls ; toutes les autres zones sont hors des villes.
    Des cartes et des capacités s'y réfèrent.
    .of = 9600c74c
clause-move-07 =
    Entrer dans une zone où est un bandit met aussitôt fin au mouvement et commence un combat (BANDIT-03).
    .of = 8ebb0600
clause-move-08 = Un joueur recherché ne peut pas entrer dans la zone du Shérif (SHERIFF-13).
    .of = 8bb58a45
clause-move-09 =
    Terminer un mouvement peut déclencher des effets : livrer du bétail (CATTLE-04, CATTLE-05), la réaction Sprint (HAND-10), la capacité de Billy the Kid.
    Voir OPEN-31.
    .of = ae03ffb4
clause-card-01 =
    Les cartes de poker, les cartes équipement et certaines cartes personnage qui portent le mot « Action » peuvent servir d'action pendant la phase d'actions.
    .of = de069da7
clause-card-02 =
    Dans l'ordre : poser la carte face visible et la lire à voix haute ; appliquer son texte ; puis, pour une carte de poker, la mettre dans la défausse ou, pour une carte personnage ou équipement, faire ce qu'elle dit.
    Voir DIFF-17.
    .en = Répété dans le chapitre des cartes de poker : la carte n'est défaussée qu'une fois son effet entièrement appliqué.
    .ru = Répété dans le chapitre des cartes de poker : la carte n'est défaussée qu'une fois son effet entièrement appliqué.
    .of = 8b1c604f
clause-card-03 = Utiliser une telle carte coûte 1 des 3 actions.
    .of = ceae486c
clause-card-04 =
    Actions de cartes connues : Détermination, Légende Vivante, En selle, Chasse à l'homme (HAND-10), Provisions (soigne ; WOUND-05), Instinct (son action n'est pas donnée).
    .of = d6063d97
clause-card-05 =
    Instinct : utilisé pour son action, il ne donne pas en plus son bonus pour la seule raison que le jouer compte comme une défausse.
    Voir DIFF-78.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .of = 61d50af8
clause-card-06 =
    Un joueur joue au plus 1 carte Réputation pendant son propre tour, quel que soit le nombre de points Marshall ou Wanted gagnés.
    Voir DIFF-106.
    Par défaut : son propre tour.
    .ru = Une par tour, sans dire le tour de qui.
    .of = d673b52d
clause-fight-01 =
    Combattre coûte 1 action.
    La cible doit être un autre joueur, dans la même zone.
    .of = d14ffb60
clause-fight-02 = Un combat a quatre étapes, dans l'ordre : déclaration, révélation, réaction, récompense.
    .of = 7ba8c436
clause-fight-03 =
    Déclaration, 1re partie : le joueur actif nomme la sorte de combat : arrestation, duel ou braquage.
    Une arrestation a une condition (ARREST-01).
    .of = c0aa73e4
clause-fight-04 =
    Déclaration, 2e partie : les effets de début de combat s'appliquent avant qu'une carte soit choisie, les deux joueurs alternant, le joueur actif d'abord, jusqu'à ce que tous soient appliqués.
    Appliqué ici, un tel effet peut changer la carte qui sera choisie ; après le choix (FR, DE), l'adversaire défausse parmi ce qui reste.
    Voir DIFF-18, DIFF-19.
    Par défaut : l'étape existe, avant le choix (EN, RU).
    .fr = Pas de telle étape. Dans l'exemple du duel, un effet de cette sorte a lieu une fois les deux cartes posées faces cachées.
    .de = Pas de telle étape. Dans l'exemple du duel, un effet de cette sorte a lieu une fois les deux cartes posées faces cachées.
    .of = 4f0b0f35
clause-fight-05 =
    Déclaration, 3e partie : le joueur actif pose face cachée 1 carte de poker de sa main comme carte pour ce combat.
    .of = 2f9567cf
clause-fight-06 =
    Déclaration, 4e partie : la cible, qui a vu qu'une carte est posée mais non laquelle, décide de combattre ou de refuser.
    Pour combattre, elle pose aussi 1 carte de poker de sa main, face cachée.
    .of = 8c9e1e38
clause-fight-07 =
    Si la cible refuse, le joueur actif gagne aussitôt et l'on passe à l'étape de la récompense.
    Une cible qui a refusé a perdu et subit donc FIGHT-15.
    Voir DIFF-24.
    .en = Dit expressément que la cible compte comme perdante.
    .fr = Dit seulement que le joueur actif gagne ; la peine du perdant en découle, puisqu'elle est générale.
    .de = Dit seulement que le joueur actif gagne ; la peine du perdant en découle, puisqu'elle est générale.
    .ru = Dit seulement que le joueur actif gagne ; la peine du perdant en découle, puisqu'elle est générale.
    .of = 1136b41d
clause-fight-08 = Le joueur actif défausse la carte choisie même si la cible refuse.
    .of = d2885718
clause-fight-09 =
    Révélation : les deux cartes sont retournées ensemble et les effets bonus s'appliquent (capacités des personnages, équipements, armes et cartes de poker).
    .of = 14933b08
clause-fight-10 =
    Ordre des effets bonus.
    Voir DIFF-23, OPEN-11.
    Par défaut : ceux du joueur actif d'abord, pour tous les bonus.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = La carte de poker du joueur actif s'applique d'abord.
    .of = 1374ea86
clause-fight-11 =
    Réaction : les joueurs peuvent jouer des cartes réaction de leur main, le joueur actif d'abord, puis la cible, une carte à la fois, et ainsi de suite jusqu'à ce que tous deux s'arrêtent.
    Pour les limites, voir HAND-09 ; voir aussi OPEN-12, DIFF-99.
    .en = Donne à chaque joueur tour à tour l'occasion d'une réaction, ce qui revient à une carte à la fois.
    .fr = Donne à chaque joueur tour à tour l'occasion d'une réaction, ce qui revient à une carte à la fois.
    .de = Donne à chaque joueur tour à tour l'occasion d'une réaction, ce qui revient à une carte à la fois.
    .ru = Le dit expressément : une carte à la fois.
    .of = ea6aabb7
clause-fight-12 =
    Récompense : la valeur la plus élevée après tous les effets gagne.
    L'ordre des valeurs est 2 < 3 < 4 < 5 < 6 < 7 < 8 < 9 < 10 < J < Q < K < A.
    Les couleurs n'y jouent aucun rôle.
    .of = b89bb1af
clause-fight-13 =
    Limites des valeurs modifiées.
    La limite de EN est plus stricte ; EXAMPLE-01 augmente une carte en FR, alors qu'en EN, DE et RU la même arme diminue la carte de l'adversaire.
    Voir DIFF-20.
    Par défaut : les valeurs ne peuvent que baisser (EN) ; en tout cas elles restent entre 2 et A.
    .en = Une valeur ne peut que baisser, jamais monter ; 2 est le minimum.
    .fr = Une valeur peut monter jusqu'à un As au plus et baisser jusqu'à un 2 au moins.
    .de = Une valeur peut monter jusqu'à un As au plus et baisser jusqu'à un 2 au moins.
    .ru = Une valeur peut monter jusqu'à un As au plus et baisser jusqu'à un 2 au moins.
    .of = deec1630
clause-fight-14 = Le joueur actif gagne toutes les égalités.
    .of = 57694777
clause-fight-15 =
    Quelle que soit la sorte de combat et quel que soit le perdant, celui-ci subit 1 blessure et reçoit 1 carte de la pioche de poker.
    .of = 3735753f
clause-fight-16 =
    Seul le joueur actif peut obtenir la récompense particulière du combat (ARREST-02 à ARREST-05, DUEL-01, ROB-01, ROB-02).
    Une cible qui gagne en réchappe, sans plus.
    Toutes les cartes de poker jouées pendant le combat vont à la défausse.
    .of = 9dc8a51c
clause-fight-17 =
    Le joueur actif ne peut combattre un même joueur qu'une fois par tour, mais peut en combattre d'autres tant qu'il lui reste des actions.
    .of = d7daec56
clause-fight-18 =
    Les effets bonus et réaction ne coûtent pas d'action.
    Toutes les cartes de poker n'ont pas d'action ; certaines ont une réaction ou un bonus.
    Voir DIFF-93.
    .en = Fait remarquer que certaines cartes de poker portent une réaction ou un bonus.
    .fr = Fait remarquer que toutes les cartes de poker n'ont pas d'action.
    .de = Fait remarquer que toutes les cartes de poker n'ont pas d'action.
    .ru = Fait remarquer que certaines cartes de poker portent une réaction ou un bonus.
    .of = 7a8c3fa0
clause-fight-19 =
    Fusillade (HAND-10) permet à son propriétaire d'annuler le résultat et de commencer un nouveau combat.
    Voir OPEN-14.
    .of = 4c9cb71c
clause-arrest-01 =
    Seul un joueur Marshall (1 point ou plus) peut déclarer une arrestation, et seulement contre un joueur recherché (1 point ou plus).
    .of = 502a3714
clause-arrest-02 = Un joueur actif qui gagne reçoit 1 point Marshall.
    .of = 549a4ad0
clause-arrest-03 =
    Pour le joueur arrêté : 1 blessure ; 1 carte de poker piochée ; points Wanted à zéro ; jetons bétail perdus ; argent et pépites d'or réduits de moitié.
    La blessure et la carte sont celles de FIGHT-15, non une seconde fois.
    Voir OPEN-04.
    .fr = Omet les pépites pour les arrestations par le Shérif : SHERIFF-11.
    .of = 2a399711
clause-arrest-04 =
    Les moitiés s'arrondissent au détriment du perdant.
    Voir OPEN-08.
    .of = 88ef001a
clause-arrest-05 =
    La figurine arrêtée est mise au Bureau du Shérif, avec le Shérif.
    Voir DIFF-27, OPEN-05, OPEN-06.
    Par défaut : les deux figurines y sont mises.
    .en = « Avec le Shérif » peut aussi se lire « là où habite le Shérif ».
    .fr = « Avec le Shérif » peut aussi se lire « là où habite le Shérif ».
    .de = Formulé de telle sorte que la figurine du Shérif y est mise aussi.
    .ru = Formulé de telle sorte que la figurine du Shérif y est mise aussi.
    .of = fca04dbf
clause-arrest-06 =
    Après une arrestation, le joueur n'a plus de points Wanted et peut désormais devenir joueur Marshall.
    .of = da2764fb
clause-duel-01 =
    Un duel n'a pas de condition.
    Un joueur actif qui gagne reçoit 2 PL.
    Rien d'autre que FIGHT-15 n'arrive au perdant (mais voir WWW-02).
    .of = c7bda7ff
clause-rob-01 =
    Un joueur actif qui gagne un braquage reçoit 1 point Wanted et peut prendre soit la moitié de l'argent de la cible, soit la moitié de ses pépites d'or, arrondie au supérieur.
    Voir DIFF-25.
    .fr = Nomme « l'or » et « les pépites d'or » comme les deux choix ; le premier désigne visiblement l'argent.
    .of = 05ccf083
clause-rob-02 = En plus, le joueur actif peut prendre 1 jeton bétail que porte la cible.
    .of = 13bd1106
clause-rob-03 =
    Un braquage n'a pas de condition.
    Un joueur Marshall qui réussit un braquage devient recherché (MARSHAL-06).
    .of = b9fa54c0
clause-rob-04 =
    Ce qui est pris reste soumis aux limites du braqueur : 120 $, 4 pépites, 1 jeton bétail.
    Voir OPEN-09, OPEN-10.
    .of = 5709ba07
clause-rob-05 =
    Nom de l'action.
    Présentation seulement.
    Voir DIFF-26.
    .en = Un seul mot.
    .fr = Deux mots pour la même chose : l'un dans la liste des actions et la déclaration, l'autre dans le titre du chapitre des combats et dans l'étape de la récompense.
    .de = Un seul mot.
    .ru = Un seul mot.
    .of = ce2ad15e
clause-loc-01 = Pour utiliser un lieu, un joueur doit être dans sa zone.
    .of = 85333d48
clause-loc-02 = Un Magasin ou un Saloon s'utilise depuis l'une quelconque des trois zones voisines.
    .of = cff1571b
clause-loc-03 =
    Ce qui compte comme lieu.
    Voir DIFF-30, OPEN-61.
    Par défaut : comme RU.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Un lieu est une zone qui porte l'une des icônes énumérées pour l'action travailler ; les autres zones ne sont pas des lieux ; les magasins et les saloons sont des lieux particuliers qui s'étendent sur plusieurs zones.
    .of = 198ae052
clause-store-01 = Au Magasin, 1 action couvre tous les achats et améliorations que le joueur peut payer.
    .of = 0c9df1f5
clause-store-02 = Un joueur ne peut avoir qu'un exemplaire d'un même équipement (ITEM-01).
    .of = 3f2a1df5
clause-store-03 =
    Un joueur peut avoir trois objets divers au plus (ITEM-06).
    Voir DIFF-28.
    .en = Aussi dans la liste du magasin.
    .fr = Seulement dans le chapitre des équipements.
    .de = Seulement dans le chapitre des équipements.
    .ru = Seulement dans le chapitre des équipements.
    .of = 5966c322
clause-store-04 = Une arme ou une monture qu'on vient d'acheter peut devenir aussitôt l'active (ITEM-04).
    .of = 0145af7c
clause-store-05 =
    Améliorer une arme ou une monture, c'est en payer le coût une seconde fois.
    Les objets divers ne peuvent pas être améliorés.
    .of = 00e9927c
clause-poker-01 =
    Au Saloon, 1 action commence une main de poker.
    Le joueur actif paie une mise de 10 $, puis pioche 1 carte de poker.
    .of = 3b3d6939
clause-poker-02 =
    Tout autre joueur qui est dans la même ville peut se joindre à la partie en payant 10 $ et en piochant 1 carte de poker ; il n'est pas nécessaire d'être au Saloon.
    .of = 486f04f4
clause-poker-03 =
    Le Saloon ajoute 50 $, quel que soit le nombre de participants.
    Les mises et ces 50 $ forment le pot.
    .of = f4de31cf
clause-poker-04 =
    Si personne ne se joint, le voisin de droite du joueur actif joue le croupier : il met sa propre main de côté et pioche 4 cartes de poker qui forment la main du croupier.
    .of = 6bada2ca
clause-poker-05 =
    Le croupier ne paie pas de mise.
    Voir OPEN-24.
    .of = ad92372d
clause-poker-06 =
    Une fois les mises payées et les cartes piochées, les 3 cartes du dessus de la pioche de poker sont retournées : c'est le flop.
    Voir DIFF-40.
    .en = Ne nomme personne en particulier.
    .fr = Ne nomme personne en particulier.
    .de = C'est le croupier qui les retourne, alors qu'il n'y a de croupier que si personne ne s'est joint.
    .ru = Ne nomme personne en particulier.
    .of = 83554c9c
clause-poker-07 =
    Chaque participant compose une main de cinq cartes avec les trois cartes du flop et exactement deux cartes de sa propre main.
    Voir DIFF-31.
    Par défaut : deux.
    .fr = Deux cartes ou plus de la main ; un erratum, car plus de deux en feraient plus de cinq.
    .of = d708dfd0
clause-poker-08 =
    Un joueur dont la main était vide quand il a payé la mise doit jouer la seule carte qu'il vient de piocher.
    Voir DIFF-102, OPEN-17.
    .de = Dit qu'un tel joueur doit prendre la carte ; un lapsus.
    .of = f4461e8f
clause-poker-09 =
    La meilleure main prend le pot.
    Chaque joueur qui perd pioche 1 carte de poker.
    Si le joueur actif gagne, il gagne aussi 1 PL ; un gagnant qui n'est pas le joueur actif ne gagne pas de PL.
    .of = 11c90a29
clause-poker-10 =
    Un croupier qui gagne ne reçoit rien, et le pot retourne à la réserve.
    Voir DIFF-32.
    .en = Les deux figurent dans la règle.
    .fr = La règle dit seulement que le croupier ne reçoit rien ; le retour du pot apparaît dans l'exemple.
    .de = La règle dit seulement que le croupier ne reçoit rien ; le retour du pot apparaît dans l'exemple.
    .ru = Les deux figurent dans la règle.
    .of = bdc89f38
clause-poker-11 = Le joueur actif gagne toutes les égalités.
    .of = 57694777
clause-poker-12 =
    Si des joueurs autres que le joueur actif sont à égalité pour la meilleure main, ils se partagent le pot en parts égales arrondies à l'inférieur, et le reste va à la réserve.
    Voir DIFF-33, OPEN-25.
    Par défaut : un nombre quelconque de joueurs à égalité.
    .en = Parle de 2 joueurs à égalité.
    .fr = Parle de 2 joueurs à égalité.
    .de = Parle de plusieurs joueurs à égalité.
    .ru = Parle de plusieurs joueurs à égalité.
    .of = 38fd7069
clause-poker-13 = Toutes les cartes jouées et le flop sont défaussés.
    .of = 062813fc
clause-poker-14 =
    Mains de la meilleure à la moins bonne, chacune avec un exemple :
    1. Quinte flush royale : A à 10 d'une même couleur (A♠ K♠ Q♠ J♠ 10♠).
    2. Cinq du même rang : quatre cartes d'une même valeur et un Tricheur (K♠ K♣ K♦ K♥ + Tricheur).
    3. Quinte flush : cinq cartes qui se suivent, d'une même couleur (8♠ 7♠ 6♠ 5♠ 4♠).
    4. Carré : quatre cartes d'une même valeur (J♠ J♣ J♦ J♥ 7♠).
    5. Full : trois cartes d'une valeur, deux d'une autre (10♠ 10♣ 10♦ 9♠ 9♣).
    6. Couleur : cinq cartes d'une même couleur qui ne se suivent pas (4♠ J♠ 7♠ 8♠ 2♠).
    7. Suite : cinq cartes qui se suivent, de couleurs différentes (9♠ 8♦ 7♥ 6♠ 5♣).
    8. Brelan : trois cartes d'une même valeur (7♠ 7♦ 7♣ Q♥ 2♣).
    9. Double paire : deux paires différentes (4♠ 4♣ 7♥ 7♠ K♦).
    10. Paire : deux cartes d'une même valeur (K♠ K♥ 8♣ 2♦ 10♠).
    11. Hauteur : rien de tout cela ; la meilleure carte seule (8♠ Q♦ 10♣ 3♥ 5♣).
    Voir DIFF-34.
    Par défaut : l'ordre ci-dessus.
    .en = L'ordre apparaît ainsi : quinte flush royale, quinte flush, carré, cinq du même rang, full ; il n'est pas certain que ce soit l'ordre imprimé, qui peut fort bien s'accorder avec les autres.
    .ru = L'exemple de cinq du même rang montre le 2♦ lui-même comme Tricheur ; celui de la paire a un 3♦ au lieu du 2♦.
    .of = 5a3f2e3a
clause-poker-15 =
    Deux mains de la même catégorie.
    Voir DIFF-35, OPEN-21.
    Par défaut : comparaison ordinaire à l'intérieur de la catégorie (d'abord la valeur de la combinaison, puis les autres cartes dans l'ordre), et alors seulement égalité.
    .en = L'exemple montre trois Valets battant trois 10 : les valeurs décident donc à l'intérieur d'une catégorie ; rien sur les autres cartes.
    .fr = N'en dit rien ; l'exemple ne donne pas de raison.
    .de = Deux fulls : le brelan le plus haut ; deux couleurs : la carte la plus haute ; deux fois double paire : la paire la plus haute ; même paire : la carte restante la plus haute (kicker).
    .ru = L'exemple montre trois Valets battant trois 10 : les valeurs décident donc à l'intérieur d'une catégorie ; rien sur les autres cartes.
    .of = 53269bcc
clause-poker-16 = Un Tricheur (un 2♦) peut servir de joker à un participant comme au croupier.
    .of = 8d693f97
clause-poker-17 =
    Ce que Tricheur peut remplacer.
    Voir DIFF-36, OPEN-19.
    Par défaut : n'importe quelle valeur, la couleur restant la même (la carte l'emporte sur l'exemple).
    .en = La carte dit n'importe quelle valeur ; l'exemple de poker dit n'importe quelle carte.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = L'exemple dit n'importe quelle carte.
    .of = 0645dbd3
clause-poker-18 =
    Un Tricheur qui se trouve au flop.
    Voir DIFF-37.
    Par défaut : il compte comme un simple 2.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Compte comme un simple 2.
    .of = 7152d1b3
clause-poker-19 =
    Chance : dans l'exemple, son bonus donne au joueur actif qui perd 30 $ et 1 carte de poker, en plus de la carte du perdant.
    L'effet complet de la carte n'est pas donné.
    Voir OPEN-23.
    .of = a885f998
clause-prospect-01 = À la Mine, 1 action lance les deux dés de prospection ; on applique chaque dé.
    .of = f95ef8a2
clause-prospect-02 =
    Résultats d'un dé de prospection.
    Pépite d'Or : gagner 1 pépite.
    Résidus : gagner 10 $.
    Paillettes d'Or : gagner 10 $, relancer ce dé et appliquer aussi le nouveau résultat.
    Gravier : rien.
    Voir OPEN-28.
    .of = 4dff27d5
clause-prospect-03 = Un joueur porte 4 pépites au plus (la Mule augmente ce nombre ; ITEM-09, OPEN-54).
    .of = b8cf8f95
clause-deposit-01 =
    À la Banque, 1 action vend des pépites d'or : chacune retourne à la réserve et rapporte 20 $ et 1 PL.
    .of = 9576b80a
clause-deposit-02 = Un joueur porte 120 $ au plus, à tout moment et d'où que l'argent vienne.
    .of = 5a402f4b
clause-deposit-03 =
    L'argent au-delà de 120 $ est perdu.
    Voir DIFF-51.
    .ru = Va à la réserve générale ; l'effet est le même.
    .of = 35daefe6
clause-heist-01 =
    À la Banque, 1 action tente une attaque de la banque.
    Elle ne réussit que si le garde est battu.
    .of = 08fc935c
clause-heist-02 = Un joueur tente au plus une attaque de la banque par tour.
    .of = b70fa286
clause-heist-03 =
    Déroulement d'une attaque de la banque :
    1. Le voisin de droite, qui agit pour le garde, prend 3 cartes combat.
    2. Les effets de début de combat s'appliquent.
    3. Le joueur actif pose 1 carte de poker face cachée, puis le garde pose face cachée 1 des 3 cartes combat.
    4. Les deux cartes sont retournées.
    5. Effets du personnage, des équipements, des armes et de la carte de poker du joueur actif.
    6. Réactions du joueur actif, en nombre quelconque (HAND-09).
    7. L'effet de la carte combat.
    8. Comparaison des valeurs.
    Aucun des deux ne voit la carte de l'autre, si bien que l'ordre dans lequel elles sont posées ne change que ce que les effets de début de combat peuvent toucher.
    Voir DIFF-42, DIFF-43.
    Par défaut : le déroulement ci-dessus (EN, RU).
    .en = Dans l'exemple, la carte du garde est posée avant celle de Billy, contrairement à la liste.
    .fr = Pas d'étape 2. À l'étape 3, le garde pose une carte dès que les trois sont piochées, puis le joueur actif en pose une.
    .de = Pas d'étape 2. À l'étape 3, le garde pose une carte dès que les trois sont piochées, puis le joueur actif en pose une.
    .of = 8f5fb0a3
clause-heist-04 = La valeur la plus élevée gagne.
    .of = ef7834ab
clause-heist-05 =
    Égalités contre le garde.
    Les égalités contre les bandits et le Shérif leur reviennent aussi (BANDIT-04, SHERIFF-09).
    Voir DIFF-41.
    Par défaut : le garde gagne.
    .en = Le garde gagne.
    .fr = Le joueur actif gagne ; pourtant l'exemple du bandit dit que le joueur actif ne gagne pas les égalités contre les PNJ, dont le garde fait partie (BANDIT-01).
    .de = Le joueur actif gagne ; pourtant l'exemple du bandit dit que le joueur actif ne gagne pas les égalités contre les PNJ, dont le garde fait partie (BANDIT-01).
    .ru = Le garde gagne.
    .of = e91ee109
clause-heist-06 = Réussite : 80 $ et 3 points Wanted.
    .of = 70a2b73e
clause-heist-07 = Échec : 1 blessure et 1 point Wanted ; on pioche 1 carte de poker.
    .of = 6d0f32b0
clause-heist-08 =
    Les cartes de poker jouées sont défaussées ; toutes les cartes combat piochées vont sous la pioche de combat, dans un ordre aléatoire.
    .of = 98ba6d63
clause-heist-09 =
    Une attaque de la banque tentée par un joueur Marshall met fin à cette qualité dans tous les cas, puisque les deux issues donnent des points Wanted.
    .of = f5e1cc8c
clause-heal-01 = Au Cabinet du Docteur, 1 action et 10 $ soignent toutes les blessures du joueur.
    .of = e34c5795
clause-heal-02 =
    Le joueur pioche ensuite 1 carte de poker pour chaque blessure soignée.
    Voir DIFF-44.
    .en = Répété dans le chapitre des blessures.
    .fr = Le chapitre des blessures omet les cartes.
    .de = Le chapitre des blessures omet les cartes.
    .ru = Répété dans le chapitre des blessures.
    .of = 148eb187
clause-revel-01 =
    Au Cabaret, 1 action change de l'argent en PL : 1 PL par tranche de 30 $ dépensés.
    Voir OPEN-60.
    .of = 8c8f120a
clause-revel-02 =
    30 $ rapportent 1 PL, 60 $ en rapportent 2, 90 $ en rapportent 3, 120 $ en rapportent 4.
    Voir DIFF-45.
    .ru = Pas de tel tableau ; le joueur dépense la somme qu'il veut.
    .of = 6615e7c2
clause-cattle-01 =
    Au Ranch, 1 action prend 1 jeton bétail face cachée de ce Ranch, si le joueur n'en porte aucun.
    Le jeton reste sur le plateau individuel du joueur jusqu'à la livraison.
    Voir DIFF-46.
    .en = N'en avoir aucun est une condition de l'action.
    .fr = Seule la limite d'un jeton est indiquée.
    .de = On peut en acquérir au plus un à la fois.
    .ru = N'en avoir aucun est une condition de l'action. Le jeton est tiré au hasard, et la limite d'un jeton vaut « par défaut », ce qui laisse place à des effets qui l'augmentent.
    .of = 1bf1208a
clause-cattle-02 = Le propriétaire peut regarder à tout moment la récompense du jeton.
    .of = e6b6b754
clause-cattle-03 = Un joueur porte 1 jeton bétail au plus.
    .of = a41f2252
clause-cattle-04 =
    Vente : un joueur qui termine un mouvement à la Gare peut livrer le jeton pour 1 point Marshall et la récompense imprimée.
    Aucune action n'est nécessaire.
    Voir DIFF-47.
    Par défaut : facultatif ; par jeton si un effet permet d'en porter plusieurs.
    .en = Facultatif (« peut »), un jeton.
    .fr = Facultatif (« peut »), un jeton.
    .de = Facultatif (« peut »), un jeton.
    .ru = Formulé comme ce que fait le joueur, pour chaque jeton porté, avec 1 point et une récompense pour chacun.
    .of = 2c19c047
clause-cattle-05 =
    Vol : un joueur qui termine un mouvement au Ranch de l'autre couleur peut livrer le jeton pour 1 point Wanted et la récompense imprimée.
    Aucune action n'est nécessaire.
    Voir DIFF-47.
    Par défaut : facultatif ; par jeton si un effet permet d'en porter plusieurs.
    .en = Facultatif (« peut »), un jeton.
    .fr = Facultatif (« peut »), un jeton.
    .de = Facultatif (« peut »), un jeton.
    .ru = Formulé comme ce que fait le joueur, pour chaque jeton porté, avec 1 point et une récompense pour chacun.
    .of = ffc60ca3
clause-cattle-06 =
    Ce qui compte comme la fin d'un mouvement.
    Voir DIFF-48, OPEN-31, OPEN-96.
    Par défaut : tout mouvement propre pendant son tour ; pour les livraisons, OPEN-96 remplace cela.
    .en = La fin d'une action de mouvement, pour les deux livraisons.
    .fr = La fin du mouvement.
    .de = La fin du mouvement pour la vente, la fin de l'action de mouvement pour le vol.
    .ru = La fin du mouvement.
    .of = ee195f30
clause-cattle-07 =
    Un joueur recherché à la Gare ne peut pas gagner le point Marshall (MARSHAL-03).
    Voir DIFF-49, OPEN-29.
    .en = N'en dit rien ici ; la règle générale est la même.
    .fr = N'en dit rien ici ; la règle générale est la même.
    .de = N'en dit rien ici ; la règle générale est la même.
    .ru = Rappelle ici que les joueurs recherchés ne peuvent pas gagner de points Marshall.
    .of = 62db7fdd
clause-cattle-08 = Un jeton livré est remélangé aux jetons de son propre Ranch.
    .of = 937120f7
clause-cattle-09 =
    Noms des deux livraisons.
    Présentation seulement ; les montants ne laissent pas de doute.
    Voir DIFF-50.
    .fr = La livraison qui rapporte un point Wanted porte le mot « livrer », alors que la liste des sources de points Marshall emploie le même mot pour la livraison qui rapporte un point Marshall ; la liste des sources Wanted emploie « voler ».
    .of = 146eb524
clause-work-01 =
    Dans n'importe quel lieu, 1 action rapporte 10 $.
    Voir LOC-03, OPEN-61.
    .of = 6baff534
clause-endturn-01 = La fin d'un tour suit ENDTURN-02 à ENDTURN-06, dans l'ordre.
    .of = c89deb11
clause-endturn-02 = Étape 1 : résoudre toute carte histoire qui porte le nombre de disques requis (STORY-10).
    .of = c1b43bf7
clause-endturn-03 = Étape 2 : défausser jusqu'à la taille de la main, 5 moins 1 par blessure.
    .of = c70c7a4e
clause-endturn-04 = Étape 3 : un joueur recherché gagne des PL selon sa ligne de la piste Wanted (WANTED-05).
    .of = fbab999f
clause-endturn-05 = Étape 4 : vérifier la fin de la partie (ENDGAME-03).
    .of = f5f3ce55
clause-endturn-06 = Étape 5 : le joueur suivant, dans le sens des aiguilles d'une montre, devient actif.
    .of = 5e7cd085
clause-story-01 =
    Il y a deux pioches d'histoires, faces cachées.
    Le dos de la carte du dessus de chacune montre sa condition ; les deux sont disponibles.
    .of = a516788a
clause-story-02 =
    Un joueur qui remplit pendant son tour la condition d'une carte disponible peut y poser 1 de ses disques.
    Voir DIFF-52.
    Par défaut : facultatif.
    .en = La règle dit « peut » ; la légende de la carte d'exemple le donne comme simple conséquence, sans « peut ».
    .fr = La règle dit « peut » ; la légende de la carte d'exemple le donne comme simple conséquence, sans « peut ».
    .de = La règle dit « peut » ; la légende de la carte d'exemple le donne comme simple conséquence, sans « peut ».
    .ru = « Peut » dans la règle et dans la légende.
    .of = bf07b968
clause-story-03 =
    Ce que l'on pose est un disque d'histoire.
    Voir DIFF-53.
    .en = Sur le premier emplacement libre.
    .fr = Alterne dans ce chapitre entre « disque » et « cube », alors que les cubes sont les marqueurs de score.
    .of = 2a315b99
clause-story-04 =
    Disques nécessaires : 2 de 2 à 4 joueurs, 3 à 5 ou 6 joueurs.
    Ce sont les disques qui comptent, non les joueurs : STORY-07 permet à un joueur d'en fournir plusieurs.
    Voir DIFF-94.
    .en = Une légende de la carte d'exemple dit que tant de joueurs doivent contribuer.
    .fr = Une légende de la carte d'exemple dit que tant de joueurs doivent contribuer.
    .of = 7f94f7a0
clause-story-05 =
    Un joueur pose par tour au plus 1 disque sur 1 carte histoire.
    Si les deux cartes ont la condition remplie, le joueur en choisit une.
    Personne ne pose de disque pendant le tour d'un autre joueur.
    .of = a2072364
clause-story-06 =
    Un joueur dont les deux disques sont déjà sur des cartes histoire et qui pourrait en poser un autre peut à la place en déplacer un, depuis l'autre carte.
    Voir DIFF-54.
    .en = Depuis l'autre carte, vers celle qui vient d'être déclenchée.
    .fr = Depuis une autre carte.
    .de = N'importe lequel des deux.
    .ru = Depuis l'autre carte.
    .of = c9246234
clause-story-07 = Un même joueur peut avoir plusieurs disques sur la même carte (posés à des tours différents).
    .of = 75b75ac2
clause-story-08 = Le joueur qui pose le dernier disque résout la carte à la fin de ce même tour.
    .of = f2860f35
clause-story-09 = Les disques de la carte retournent à leurs propriétaires quand elle est résolue.
    .of = c2f28390
clause-story-10 =
    Ordre de la résolution : lire l'histoire à voix haute ; donner la récompense à chaque contributeur ; placer les bandits ; déplacer le Shérif.
    .of = 09e66f4b
clause-story-11 = Un contributeur qui a plusieurs disques sur la carte n'est récompensé qu'une fois.
    .of = 91f40f8a
clause-story-12 =
    Des bandits apparaissent dans chaque Planque que nomme la carte, sauf là où se trouve un autre bandit, le Shérif ou un joueur quelconque.
    .of = c667789a
clause-story-13 =
    Le Shérif se déplace en dernier, de 0 à 6 zones selon la carte ; c'est le joueur qui résout la carte qui le déplace, et seulement si le Shérif est actif.
    Pour « jusqu'à » ou « exactement », voir SHERIFF-04 ; voir aussi DIFF-55.
    .fr = L'étape elle-même n'a pas de condition ; la légende d'une figure l'ajoute.
    .de = Formulé : seulement s'il y a un joueur recherché.
    .of = 332bfd44
clause-story-14 = Le déplacement du Shérif peut causer une tentative d'arrestation (SHERIFF-06).
    .of = 652f6069
clause-story-15 =
    Cartes histoire connues.
    Le Prix du sang : les contributeurs gagnent 30 $, ou peuvent subir 1 blessure pour gagner 50 $ à la place ; bandits aux Planques de B et de C ; le Shérif se déplace de 3 zones au plus.
    Sa condition n'est pas nommée ; « gagner 2 PL ou plus en une action » figure à côté dans une figure et pourrait être la sienne.
    Conditions vues : gagner 2 PL ou plus en une action ; gagner un nombre quelconque de points Marshall ou Wanted.
    .en = La carte : jusqu'à 3.
    .fr = La carte : jusqu'à 3.
    .de = La carte : jusqu'à 3.
    .ru = La carte : 3.
    .of = 4cf4fe1b
