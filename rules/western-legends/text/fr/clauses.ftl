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
clause-marshal-01 =
    Un joueur a des points Marshall, ou des points Wanted, ou ni les uns ni les autres, jamais les deux.
    .of = 06fb5ce7
clause-marshal-02 =
    Les points Marshall viennent de : battre un bandit (1), vendre du bétail (1), arrêter un joueur recherché (1), l'action de Légende Vivante (1), les récompenses d'histoires (selon la carte).
    .of = 491f3d58
clause-marshal-03 = Quiconque a des points Wanted ne peut pas gagner de points Marshall.
    .of = ff8c8f31
clause-marshal-04 =
    Chaque point avance le cube d'une case sur la piste Marshall.
    On gagne la récompense de chaque case franchie ou atteinte.
    Pour le contenu de la piste, voir LIMIT-14 ; voir aussi DIFF-104.
    .fr = Dit chaque case où le cube entre, ici comme pour la piste Wanted ; le sens est le même.
    .of = 41b6aefb
clause-marshal-05 =
    Quand le cube est sur la neuvième et dernière case, chaque point Marshall de plus donne 1 PL à la place.
    .of = 8a36caba
clause-marshal-06 =
    Un joueur Marshall qui gagne des points Wanted, si peu que ce soit, perd tous ses points Marshall ; le cube passe sur la piste Wanted.
    Voir DIFF-59, OPEN-44.
    Par défaut : automatique à tout gain.
    .en = Arrive à tout gain de points Wanted ; ailleurs, il est dit que le joueur le choisit en faisant une action qui en donne.
    .fr = Présenté seulement comme un choix que le joueur peut faire.
    .de = Présenté seulement comme un choix que le joueur peut faire.
    .ru = Le joueur peut devenir recherché, sur quoi les points Marshall disparaissent aussitôt.
    .of = ee301a5a
clause-marshal-07 =
    Changer de piste, c'est recommencer : le cube part du début de la nouvelle piste, où qu'il ait été auparavant.
    Voir DIFF-60, OPEN-88.
    Par défaut : avant la case 1, puis une case par point.
    .en = Au début de la piste.
    .fr = Au début de la piste.
    .de = Sur la première case de la piste ; pris à la lettre, qui réussit une attaque de la banque (3 points) serait sur la case 1 ou compterait à partir d'elle.
    .ru = Au début de la piste.
    .of = 8581cf8b
clause-marshal-08 =
    Un joueur recherché ne peut devenir Marshall qu'après avoir perdu tous ses points Wanted dans une arrestation.
    Voir DIFF-96.
    .en = Seulement dans les précisions et dans le chapitre des personnages.
    .fr = Dit aussi dans le chapitre Marshall.
    .de = Dit aussi dans le chapitre Marshall.
    .ru = Seulement dans les précisions et dans le chapitre des personnages.
    .of = 822e53f2
clause-marshal-09 =
    À la fin de la partie, chaque joueur Marshall marque des PL selon sa ligne de la piste Marshall (SCORE-06).
    .of = c906da22
clause-wanted-01 =
    Les points Wanted viennent de : une attaque de la banque (3 si elle réussit, avec 80 $ ; 1 si elle échoue), braquer un joueur (1), voler du bétail (1), l'action de Légende Vivante (1), les récompenses d'histoires (selon la carte).
    .of = 36934352
clause-wanted-02 =
    Chaque point avance le cube d'une case sur la piste Wanted.
    On gagne aussitôt la récompense de chaque case franchie ou atteinte.
    Pour le contenu de la piste, voir LIMIT-14 ; voir aussi DIFF-104.
    .fr = Dit chaque case où le cube entre ; le sens est le même.
    .of = f072571b
clause-wanted-03 =
    Quand le cube est sur la neuvième et dernière case, chaque point Wanted de plus donne 1 PL à la place.
    Voir DIFF-100.
    .ru = Dit PL sans répéter le nombre que donne son chapitre Marshall.
    .of = 303645a0
clause-wanted-04 =
    Un erratum à côté de WANTED-02.
    Présentation seulement.
    Voir DIFF-61.
    .fr = La première phrase est une copie du paragraphe Marshall (joueur Marshall, points Marshall, piste Marshall) ; la seconde parle de la piste Wanted.
    .of = 586885df
clause-wanted-05 =
    À la fin de chacun de ses tours, un joueur recherché gagne des PL selon sa ligne : première ligne 1, deuxième ligne 2, troisième ligne 3.
    Voir DIFF-63.
    Par défaut : à la fin de chacun de ses tours.
    .fr = La note de l'image de la piste nomme les points Marshall là où il s'agit des points Wanted.
    .de = Une image de la piste dit « à la fin de la partie » pour ces lignes, contrairement à la règle.
    .of = 3e1d3748
clause-wanted-06 =
    Bonus final : 3 PL pour le joueur le plus recherché, 1 PL pour tout autre joueur recherché.
    Si plusieurs sont à égalité comme les plus recherchés, chacun d'eux gagne 1 PL au lieu de 3.
    Voir DIFF-62.
    .fr = Le chapitre Wanted dit seulement que les 3 PL sont perdus en cas d'égalité, et donne 1 PL à « chaque autre joueur », sans dire « recherché » ; le chapitre du décompte est juste sur les deux points.
    .ru = Le chapitre Wanted dit seulement que les 3 PL sont perdus en cas d'égalité ; le chapitre du décompte en donne 1 à chacun.
    .of = 91614d0f
clause-wanted-07 =
    Le joueur le plus recherché est celui qui a le plus de points Wanted.
    Voir DIFF-64.
    .en = Pas défini ; se comprend par l'emploi.
    .fr = Pas défini ; se comprend par l'emploi.
    .de = Pas défini ; se comprend par l'emploi.
    .ru = Défini dans les précisions.
    .of = 807b0632
clause-bandit-01 =
    Le garde, les bandits et le Shérif sont les personnages non-joueurs (PNJ).
    Les bandits et le Shérif ont des figurines, le garde n'en a pas.
    .of = 508fd2b2
clause-bandit-02 =
    Trois gangs (A, B, C) ont chacun deux Planques, toutes hors des villes.
    Après la mise en place, les bandits n'apparaissent que par les cartes histoire, et seulement là où ne se trouve ni bandit, ni joueur, ni le Shérif.
    .of = 527767fd
clause-bandit-03 =
    Un joueur qui entre dans une zone où est un bandit s'arrête aussitôt, perd le reste de ce mouvement, et un combat commence.
    Voir DIFF-97.
    .fr = La règle met fin au mouvement ; la perte du reste n'est pas dite en toutes lettres.
    .de = La règle met fin au mouvement ; la perte du reste n'est pas dite en toutes lettres.
    .of = 05380c1c
clause-bandit-04 =
    Déroulement d'un combat contre un bandit :
    1. Le voisin de droite, qui agit pour le bandit, prend 2 cartes combat.
    2. Les effets de début de combat s'appliquent.
    3. Le joueur actif pose 1 carte de poker face cachée.
    4. Le voisin de droite pose face cachée 1 des 2 cartes combat.
    5. Les deux sont retournées.
    6. Effets bonus du personnage, des équipements, des armes et de la carte de poker du joueur actif.
    7. Réactions du joueur actif, en nombre quelconque (HAND-09).
    8. L'effet de la carte combat.
    9. Comparaison des valeurs : la plus élevée gagne, les égalités vont au bandit.
    Le moment où les cartes combat sont piochées n'a pas d'effet sur le jeu, à moins que quelque chose n'y touche avant le choix.
    Voir DIFF-65, DIFF-66.
    Par défaut : le déroulement ci-dessus (EN, RU).
    .en = L'exemple ne pioche les deux cartes combat qu'une fois la carte du joueur posée, contrairement à la liste.
    .fr = Ni étape 1 ni étape 2 : les 2 cartes combat sont prises à l'étape 4.
    .de = Ni étape 1 ni étape 2 : les 2 cartes combat sont prises à l'étape 4.
    .ru = L'exemple ne pioche les deux cartes combat qu'une fois la carte du joueur posée, contrairement à la liste.
    .of = 707610ea
clause-bandit-05 =
    Un joueur qui gagne choisit 1 PL ou 1 point Marshall.
    Un joueur recherché ne peut pas prendre le point Marshall et prend donc le PL.
    .of = a1a73f7b
clause-bandit-06 = Un joueur qui perd subit 1 blessure et prend une nouvelle carte de poker.
    .of = 2b1a3d01
clause-bandit-07 =
    La figurine du bandit quitte le plateau quelle que soit l'issue.
    Elle peut revenir par BANDIT-02.
    Voir DIFF-69.
    .en = Une précision dit « hors du jeu ».
    .fr = Une précision dit « hors du plateau ».
    .de = Une précision dit « hors du jeu ».
    .ru = Une précision dit « hors du jeu ».
    .of = 1a3dc871
clause-bandit-08 =
    Les cartes de poker jouées sont défaussées ; les cartes combat piochées vont sous la pioche de combat, dans un ordre aléatoire.
    .of = 25469d65
clause-bandit-09 =
    L'effet de la carte combat s'applique après les réactions, et même si le bandit perd (EXAMPLE-03).
    .of = 69df5422
clause-sheriff-01 =
    Le Shérif commence au Bureau du Shérif, à Darkrock, et n'est actif que tant qu'au moins un joueur est sur la piste Wanted (un rappel figure sur la case 1 de cette piste).
    .of = 66918478
clause-sheriff-02 =
    Tant qu'il est actif, le Shérif est déplacé par les cartes histoire et par l'action de Chasse à l'homme.
    Sans joueur recherché, le Shérif ne bouge pas.
    Voir DIFF-70, OPEN-76.
    .en = La condition est dite pour les deux à la fois, et de nouveau dans une légende.
    .fr = Une seule phrase, dont la condition peut se lire comme ne portant que sur les cartes histoire.
    .de = La condition est dite à part pour Chasse à l'homme.
    .ru = La condition est dite pour les deux à la fois, et de nouveau dans une légende.
    .of = 06c65e7a
clause-sheriff-03 =
    Le Shérif se déplace de zone en zone adjacente, implicitement comme les joueurs.
    Voir OPEN-34.
    .of = 495a205f
clause-sheriff-04 =
    De combien le Shérif se déplace : jusqu'au nombre de zones indiqué, ou exactement de ce nombre.
    Voir DIFF-56, OPEN-35.
    Par défaut : jusqu'à (les cartes), avec un réglage pour exactement.
    .en = Les cartes Le Prix du sang et Chasse à l'homme déplacent le Shérif de 3 zones au plus ; la règle dit le nombre indiqué (0 à 6), sa légende 3 zones, et l'exemple d'histoire parle d'une obligation de bouger de 3. L'édition se contredit.
    .fr = Les cartes Le Prix du sang et Chasse à l'homme déplacent le Shérif de 3 zones au plus ; la règle dit le nombre indiqué (0 à 6), sa légende 3 zones, et l'exemple d'histoire parle d'une obligation de bouger de 3. L'édition se contredit.
    .de = Les cartes Le Prix du sang et Chasse à l'homme déplacent le Shérif de 3 zones au plus ; la règle dit le nombre indiqué (0 à 6), sa légende 3 zones, et l'exemple d'histoire parle d'une obligation de bouger de 3. L'édition se contredit.
    .ru = Les deux cartes disent 3 zones, sans « jusqu'à » ; la règle dit le nombre indiqué (0 à 6), sa légende 3 zones, et l'exemple d'histoire parle d'une obligation de bouger de 3.
    .of = 85291cf5
clause-sheriff-05 = Le joueur qui a causé le déplacement décide du chemin.
    .of = be487e39
clause-sheriff-06 =
    Quand le Shérif entre dans une zone où sont des joueurs recherchés, ceux-ci défaussent d'abord 1 carte de poker chacun ; puis il tente d'arrêter l'un d'eux.
    Que le déplacement du Shérif s'arrête là ou non dépend de l'édition.
    Voir DIFF-57, OPEN-36.
    Par défaut : il s'arrête.
    .en = N'en dit rien.
    .fr = Le reste du déplacement est perdu si une arrestation est déclenchée.
    .de = N'en dit rien.
    .ru = Le Shérif interrompt son déplacement.
    .of = 5941d9f0
clause-sheriff-07 =
    Chaque joueur recherché de la zone défausse.
    Voir DIFF-71.
    Par défaut : tous.
    .fr = Écrit pour un seul joueur recherché ; ne dit rien des autres.
    .of = 912b6d3d
clause-sheriff-08 =
    S'il y a deux joueurs recherchés ou plus dans la zone, le joueur qui a déplacé le Shérif désigne celui qui doit être arrêté.
    Voir OPEN-37.
    .of = fb8aee78
clause-sheriff-09 =
    Déroulement de la tentative d'arrestation :
    1. Les effets de début de combat s'appliquent.
    2. Le joueur recherché pose 1 carte de poker face cachée, ou se rend et est arrêté.
    3. Le voisin de droite du joueur recherché, qui agit pour le Shérif, prend 4 cartes combat et en pose 1 face cachée.
    4. Les deux sont retournées.
    5. Effets bonus du personnage, des équipements, des armes et de la carte de poker du joueur recherché.
    6. Réactions du joueur recherché, en nombre quelconque (HAND-09).
    7. L'effet de la carte combat.
    8. Comparaison des valeurs : la plus élevée gagne, les égalités vont au Shérif.
    9. Les cartes de poker sont défaussées ; les cartes combat vont sous la pioche de combat, dans un ordre aléatoire.
    Voir DIFF-66, DIFF-72.
    Par défaut : l'étape 1 et le choix de se rendre existent (EN, RU).
    .fr = Pas d'étape 1. Pas de choix de se rendre.
    .de = Pas d'étape 1. Pas de choix de se rendre.
    .of = e95dc190
clause-sheriff-10 =
    Qui joue les réactions et perd les égalités dans SHERIFF-09.
    La tentative a souvent lieu pendant le tour d'un autre, si bien que le joueur actif n'est pas forcément celui qui est attaqué.
    Voir DIFF-73.
    Par défaut : le joueur recherché.
    .en = Le joueur actif joue les réactions ; le Shérif gagne les égalités.
    .fr = Le joueur actif joue les réactions et perd les égalités.
    .de = Le joueur recherché joue les réactions et perd les égalités.
    .ru = Le joueur joue les réactions ; le Shérif gagne les égalités.
    .of = 9967998f
clause-sheriff-11 =
    Si le Shérif gagne, le joueur subit ce que décrivent ARREST-03 à ARREST-05 : une blessure, une carte piochée, le transfert au Bureau du Shérif auprès du Shérif, plus de points Wanted ni de bétail, la moitié de l'argent et des pépites perdue (arrondie au supérieur).
    Voir DIFF-74.
    Par défaut : les pépites aussi.
    .fr = Seulement la moitié de l'argent ; les pépites ne sont pas mentionnées. Un oubli, puisqu'une arrestation par un joueur (ARREST-03) prend aussi des pépites.
    .of = a8161d92
clause-sheriff-12 =
    Si le joueur recherché gagne, le Shérif retourne au Bureau du Shérif et rien d'autre n'est gagné.
    .of = 73b5764a
clause-sheriff-13 = Un joueur recherché ne peut pas entrer dans la zone du Shérif.
    .of = 9af06470
clause-sheriff-14 =
    Un joueur peut devenir recherché alors qu'il est dans la zone du Shérif.
    Le Shérif ne tente une arrestation que quand il est déplacé dans la zone d'un joueur recherché.
    Voir DIFF-75.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .of = 3519191d
clause-item-01 =
    Personne n'a deux exemplaires du même équipement en même temps.
    Voir DIFF-107.
    Par défaut : c'est l'équipement qui compte, amélioré ou non.
    .fr = La note du chapitre des équipements interdit deux cartes du même nom ; comme une amélioration a un nom à elle, cela laisserait la place d'un second exemplaire, non amélioré. Le chapitre du magasin parle de l'équipement, comme les autres éditions.
    .of = b2535c4a
clause-item-02 = Il y en a trois sortes : montures, armes, objets divers.
    .of = 12951895
clause-item-03 =
    Un joueur peut posséder un nombre quelconque de montures et d'armes ; seule celle du dessus de chaque sorte est active.
    Armes et montures ne se perdent jamais.
    Voir DIFF-14.
    .fr = Il est dit seulement des armes qu'elles ne se perdent jamais.
    .de = Il est dit seulement des armes qu'elles ne se perdent jamais.
    .of = 412e5d4e
clause-item-04 =
    Quand on peut changer d'arme ou de monture active.
    Voir DIFF-14.
    Par défaut : au début de son tour, ou en achetant une nouvelle arme ou monture ; à l'achat, seule la nouvelle peut être mise au-dessus.
    .en = Au début de son tour, ou en achetant une nouvelle arme ou monture.
    .fr = Une note sur le mouvement ne le permet qu'au début de son tour et ne parle que des armes ; le chapitre du magasin permet pourtant qu'une arme ou une monture qu'on vient d'acheter devienne aussitôt la principale. L'édition se contredit.
    .de = Une note sur le mouvement ne le permet qu'au début de son tour et ne parle que des armes ; le chapitre du magasin permet pourtant qu'une arme ou une monture qu'on vient d'acheter devienne aussitôt la principale. L'édition se contredit.
    .ru = Au début de son tour, ou en achetant une nouvelle arme ou monture ; répété dans le chapitre des équipements.
    .of = 07a21a20
clause-item-05 =
    Une monture remplace le mouvement de 2 ; une arme aide au combat.
    L'une et l'autre s'améliorent au Magasin, au même prix une seconde fois.
    La face améliorée a son propre nom, un meilleur effet et une valeur en PL.
    Voir OPEN-52.
    .of = eb0f5a26
clause-item-06 =
    Les objets divers ne peuvent pas être améliorés.
    Un joueur en a jusqu'à trois différents et ne peut en acheter ni en gagner un autre tant qu'il n'y a pas de place.
    Voir DIFF-103.
    Par défaut : aucune entrée d'aucune sorte.
    .fr = Ne peut pas en acheter un autre.
    .de = Ne peut pas en acquérir un autre.
    .ru = Ne peut pas en acquérir un autre.
    .of = ff9dbf3d
clause-item-07 =
    On ne fait de la place qu'en utilisant des équipements qui se défaussent eux-mêmes, comme Provisions ou Whisky.
    Voir DIFF-29.
    Par défaut : d'aucune autre manière (une extension ajoute une exception : GBH-07).
    .fr = Parle d'une fois la place faite, sans en nommer le moyen.
    .de = Parle d'une fois la place faite, sans en nommer le moyen.
    .of = c29c3806
clause-item-08 = Un équipement défaussé retourne à l'étal du magasin et peut être acheté de nouveau.
    .of = 7edc9b14
clause-item-09 =
    La Mule permet à son propriétaire, tant qu'elle est active, de porter plus de 4 pépites.
    Changer pour une autre monture l'oblige à rendre les pépites au-delà de 4.
    Voir DIFF-76, OPEN-54.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .of = 2d22a3c3
clause-item-10 =
    Équipements que nomment les règles : Revolver, Carabine, Fusil (armes ; le Fusil amélioré diminue de 1 la carte de l'adversaire), Mule (monture), Carte de mineur, Whisky, Provisions, Ten-Gallon (divers).
    Acheter du Whisky et utiliser des Provisions soigne des blessures.
    .fr = Dans l'exemple du duel, le Fusil amélioré augmente au contraire de 1 la carte de son propriétaire (DIFF-21).
    .of = ec8e56d8
clause-hand-01 =
    Les cartes de poker donnent des actions, des bonus ou des réactions, décident des combats par leur valeur et se jouent au poker.
    Chacune a au moins une des trois sortes d'effet.
    .of = 9bd54430
clause-hand-02 =
    La taille de la main est 5 moins 1 par blessure.
    On ne la vérifie qu'à la fin de son propre tour ; à d'autres moments, une main peut être plus grande.
    .of = 265d1c05
clause-hand-03 = Action : utilisée pendant son tour pour 1 action ; puis défaussée (CARD-02).
    .of = fc457455
clause-hand-04 =
    Bonus : agit après la révélation des cartes, et seulement si sa condition est remplie (par exemple « jouée dans un combat »).
    Il ne coûte pas d'action et agit aussi pendant le tour des autres joueurs.
    .of = db5a1a33
clause-hand-05 =
    Réaction : jouée de la main quand sa condition se présente, pour changer l'issue d'une action.
    Elle ne coûte pas d'action et agit aussi pendant le tour des autres joueurs.
    .of = d0292325
clause-hand-06 = Les cartes de poker défaussées vont sur la pile faces visibles à côté de la pioche.
    .of = 8fe48394
clause-hand-07 =
    Si la pioche est vide alors qu'il faut piocher, la défausse est mélangée pour former une nouvelle pioche, et l'on continue à piocher.
    Voir OPEN-26.
    .of = 4f60d173
clause-hand-08 =
    Dans un combat, une réaction se joue après la révélation et les bonus, et avant l'effet d'une carte combat.
    .of = d40954cb
clause-hand-09 =
    Combien de réactions on peut jouer.
    Voir DIFF-77, OPEN-66.
    Par défaut : comme RU, qui comprend la limite de EN.
    .en = Un nombre quelconque dans un combat, aucune autre limite dans les règles ; la carte Mains en l'air ! se limite elle-même à une par combat.
    .fr = Un nombre quelconque dans un combat ; aucune autre limite.
    .de = Un nombre quelconque dans un combat ; aucune autre limite.
    .ru = Une réaction par action ; dans un combat plusieurs réactions, mais pas deux exemplaires de la même carte réaction.
    .of = d75e342e
clause-hand-10 =
    Cartes de poker que les règles nomment ou décrivent, par valeur :
    2, En selle, action : aller dans une zone de ville quelconque.
    2♦, Tricheur, bonus : joué au poker, compte comme n'importe quelle valeur.
    3, Sprint, réaction : joué quand une action de mouvement se termine : 2 zones de plus, au plus.
    4 (4♥), Chasse à l'homme, action : le Shérif se déplace de 3 zones au plus (SHERIFF-04) ; un joueur Marshall ou recherché gagne aussi 1 PL.
    6, Mains en l'air !, réaction : après la révélation, diminuer de 2 la carte jouée contre soi, une fois par combat (DIFF-67).
    8, Fusillade, bonus : jouée dans un combat, peut annuler aussitôt le résultat du combat et en commencer un nouveau.
    8♠ : un nom seulement, dans une seule édition.
    9♠, Instinct, action et bonus : effets non donnés ; le bonus a trait à la défausse de la carte (CARD-05).
    10 (10♣), L'or des fous, bonus : passe pour une pépite d'or dans toute action et tout effet.
    10♥, Chance, bonus : dans l'exemple, 30 $ et 1 carte de poker (POKER-19).
    J (J♣, J♥), Pare-balles, bonus : joué dans un combat, annule les blessures que son propriétaire subirait ; celui-ci soigne en outre 1 blessure.
    Q, Intouchable, bonus : joué contre un bandit, le garde ou le Shérif, peut annuler l'effet de la carte combat.
    K, Détermination, action : gagner 2 actions.
    A, Légende Vivante, action : un point d'un côté ou de l'autre, Marshall ou Wanted.
    Valeur non donnée, Réputation : sorte et effet non donnés ; au plus une pendant son propre tour (CARD-06).
    .en = Mains en l'air ! diminue de 2, une fois par combat.
    .fr = Dans l'exemple, Mains en l'air ! diminue de 1.
    .de = Dans l'exemple, Mains en l'air ! diminue de 1. L'exemple de poker nomme le 8♠ « Schlägerei ».
    .ru = Mains en l'air ! diminue de 2. Chasse à l'homme déplace le Shérif de 3 zones, sans « jusqu'à ».
    .of = c1f998c3
clause-hand-11 =
    Cartes combat dont les règles donnent l'effet.
    3 : le joueur subit 2 blessures.
    J : le joueur gagne 10 $.
    7 : nommée sans son effet.
    .of = e83b42d0
clause-wound-01 = Chaque blessure diminue de 1 la taille de la main (HAND-02).
    .of = 9607e2af
clause-wound-02 = Chaque blessure coûte 1 PL à la fin de la partie (SCORE-04).
    .of = bb3484ea
clause-wound-03 = Un joueur a au plus 3 blessures ; les suivantes sont ignorées.
    .of = f020165b
clause-wound-04 =
    Un joueur subit 1 blessure quand il perd un combat, quel qu'il soit.
    Voir DIFF-92.
    .fr = Dit en toutes lettres : contre un PNJ ou un joueur.
    .de = Dit en toutes lettres : contre un PNJ ou un joueur.
    .of = 4486695b
clause-wound-05 =
    Les blessures se soignent par : le Cabinet du Docteur (HEAL-01), le bonus de Pare-balles dans un combat, l'achat de Whisky, l'action de Provisions.
    .of = 8796bfd3
clause-endgame-01 =
    Durée convenue à la mise en place : courte 15 PL, moyenne 20 PL, longue 25 PL.
    Voir DIFF-12.
    .de = Les trois nombres ne figurent que dans le dernier chapitre.
    .of = 05184125
clause-endgame-02 = La fin est déclenchée quand un joueur a au moins autant de PL.
    .of = 0d9593c1
clause-endgame-03 =
    Quand et pour qui on le vérifie : à l'étape 4 de la fin d'un tour (ENDTURN-05).
    Voir DIFF-13, OPEN-48.
    Par défaut : n'importe quel joueur qui atteint ou dépasse ce nombre la déclenche ; on le vérifie à cette étape.
    .en = « They », qui dans cette liste est le joueur qui finit son tour.
    .fr = Le joueur qui finit son tour.
    .de = « Quelqu'un », dans la liste et dans le résumé.
    .ru = Le joueur actif dans la liste, « quelqu'un » dans le résumé du tour de la dernière page.
    .of = 06c2aefc
clause-endgame-04 =
    On termine la manche en cours.
    Puis tous, à partir du premier joueur et sans exception pour celui qui a déclenché la fin, jouent un tour de plus, de sorte que tous aient eu le même nombre de tours.
    .of = c9887749
clause-endgame-05 = Après le dernier tour vient le décompte final.
    .of = df247368
clause-endgame-06 =
    Titre du chapitre sur la fin de la partie.
    Présentation seulement.
    Voir DIFF-90.
    .de = Le même titre que la phase de fin du tour.
    .of = 5127d98c
clause-score-01 = Le décompte final ajoute ce qui suit aux PL de la piste, dans cet ordre.
    .of = b46339b7
clause-score-02 = Les PL imprimés sur chaque monture et chaque arme améliorées possédées, actives ou non.
    .of = 2b496178
clause-score-03 =
    1 PL par tranche entière de 60 $, sans arrondi.
    La limite de 120 $ rend inutile un plafond de 2 PL, à moins qu'un effet ne lève cette limite.
    Voir DIFF-79.
    Par défaut : pas de plafond.
    .en = Pas de plafond.
    .fr = 2 PL au plus.
    .de = 2 PL au plus.
    .ru = Pas de plafond.
    .of = 71cd659d
clause-score-04 = Moins 1 PL par blessure.
    .of = 338d7b54
clause-score-05 =
    Le plus recherché 3 PL, les autres joueurs recherchés 1 PL chacun ; à égalité pour le plus recherché, 1 PL chacun (WANTED-06).
    .of = 7993d164
clause-score-06 =
    Les joueurs Marshall marquent selon leur ligne : première ligne 1, deuxième ligne 2, troisième ligne 3.
    .of = 8140cff6
clause-score-07 =
    Avec la variante des objectifs : on révèle les jetons légendaires et on ajoute leurs PL.
    Voir DIFF-91.
    .de = Formulé comme révéler les objectifs et marquer selon les jetons réunis ; le sens est le même.
    .of = 9d8cf087
clause-score-08 = Le total le plus élevé gagne.
    .of = e85cad7b
clause-tiebreak-01 =
    D'abord : le plus de points sur sa propre piste, Marshall ou Wanted.
    Voir OPEN-72.
    .of = 32458a25
clause-tiebreak-02 = Puis : le plus de pépites d'or.
    .of = 4f01d428
clause-tiebreak-03 = Puis : le moins de blessures.
    .of = bebfbbb8
clause-tiebreak-04 =
    Enfin : les joueurs toujours à égalité se partagent la victoire.
    Voir DIFF-80, OPEN-71.
    Par défaut : partagée.
    .de = Les joueurs à égalité se la disputent en duel ; aucune procédure n'est donnée.
    .of = 04584178
clause-firstgame-01 = La mise en place est la même que d'habitude, avec les exceptions ci-dessous.
    .of = 1cdcf970
clause-firstgame-02 = Trois équipements restent dans la boîte : Carte de mineur, Ten-Gallon et Whisky.
    .of = 395d2ec8
clause-firstgame-03 =
    Tous les jetons bétail retournent dans la boîte.
    L'action d'acquérir du bétail n'existe pas.
    Voir DIFF-86.
    .ru = Le bétail ne peut être ni acheté ni convoyé ; l'effet est le même.
    .of = a7d2b677
clause-firstgame-04 =
    On choisit les personnages parmi Annie Oakley, Bass Reeves et Billy the Kid ; à 4 joueurs, Bloody Knife s'y ajoute.
    Voir OPEN-73.
    .of = 4dda0413
clause-firstgame-05 =
    On n'utilise que 20 cartes histoire, mélangées en une seule pioche (une histoire disponible à la fois).
    Ce sont : Le Far-West, le vrai ; Mort ou vif ; Les Pinkerton ; La Racaille du coin ; La fortune sourit aux audacieux ; Les Terres cruelles ; Le Prix du sang ; Midi pile ; Un peu de terre dessus ; La Loi ; Les Tribus de la mesa ; Cheval à bas prix ; La Mine fantôme ; Le Charlatan ; La Veuve ; Propre comme un sou neuf ; Le Prêcheur ; Les Outils du métier ; Le Shérif de Darkrock ; Temps difficiles.
    .of = c95ed38d
clause-firstgame-06 =
    Les cartes objectif restent dans la boîte.
    Billy the Kid commence avec le jeton premier joueur, parce qu'il a le plus de points Wanted.
    .of = 729005bd
clause-firstgame-07 =
    Numéros des étapes de mise en place cités par la page de la première partie.
    Présentation seulement.
    Voir DIFF-85.
    .en = Cite les étapes 2, 5, 10, 15, 17, 18 pour les équipements, le bétail, les personnages, les histoires, les objectifs, le premier joueur ; sa mise en place les a en 3, 6, 9, 15, 21 et 12. Seules les histoires concordent.
    .fr = Cite les étapes 2, 5, 10, 15, 17, 18 (la page est en anglais) ; sa mise en place a les équipements en 3, le bétail en 6, les personnages et le premier joueur en 11, les histoires en 17. Rien ne concorde.
    .de = Cite les étapes 2, 5, 10, 15, 17, 18 ; sa mise en place a les équipements en 3, le bétail en 6, les personnages et le premier joueur en 11, les histoires en 16. Rien ne concorde.
    .ru = Cite 3, 6, 9, 15, qui concordent avec sa mise en place, et 17, 18 (objectifs, premier joueur), qui ne concordent pas (21 et 12).
    .of = 70ae90d5
clause-firstgame-08 =
    La durée est de 15 PL.
    Une fois ce nombre atteint, les tours continuent jusqu'à ce que ce soit au premier joueur ; à partir de là, chaque joueur joue un tour de plus.
    Le décompte est le même que d'habitude ; seuls les équipements améliorés et les deux pistes sont mentionnés ici, mais rien n'en retire l'argent ni les blessures.
    .of = 81fd2c2d
clause-firstgame-09 =
    Langue et titres de la page de la première partie.
    Présentation seulement.
    Voir DIFF-87.
    .en = La liste dit « Bloody Money », alors que la carte d'exemple dit « Blood Money ».
    .fr = La page et sa liste sont en anglais. La liste dit « Bloody Money », alors que la carte d'exemple dit « Blood Money ».
    .of = aac3f139
clause-goal-01 = Les plateaux individuels montrent la face qui a des emplacements pour jetons légendaires.
    .of = ceba4bcb
clause-goal-02 =
    Des 4 cartes objectif de son personnage, une, prise au hasard, retourne dans la boîte sans être vue ; les 3 autres restent cachées aux adversaires.
    Voir DIFF-108.
    Par défaut : le propriétaire regarde ces 3 cartes.
    .en = Dit seulement que les autres ne doivent pas les voir.
    .fr = Dit seulement que les autres ne doivent pas les voir.
    .de = Dit seulement que les autres ne doivent pas les voir.
    .ru = Dit expressément que le propriétaire regarde ces 3 cartes.
    .of = 99a9d681
clause-goal-03 = Les 18 jetons légendaires sont faces cachées, à portée de main.
    .of = 1366c942
clause-goal-04 =
    Un joueur qui satisfait à un objectif peut l'accomplir en révélant la carte et en énonçant sa condition.
    Cela ne coûte pas d'action.
    On peut en accomplir plusieurs dans un tour, trois dans toute la partie.
    .of = cc55f528
clause-goal-05 =
    Récompense : le joueur pioche autant de jetons que le nombre d'objectifs accomplis jusque-là, celui-ci compris, et ne garde ensuite en tout qu'autant de jetons que d'objectifs accomplis ; le surplus est remélangé faces cachées.
    Premier objectif : en piocher 1, en garder 1.
    Deuxième objectif : 1 + 2 piochés = 3, en garder 2.
    Troisième objectif : 2 + 3 piochés = 5, en garder 3.
    Voir DIFF-82.
    Par défaut : le joueur choisit les jetons qu'il garde.
    .en = Ne dit pas qui choisit.
    .fr = Ne dit pas qui choisit.
    .de = Le joueur choisit les jetons qu'il garde.
    .ru = Le joueur choisit les jetons qu'il garde.
    .of = 2273f36b
clause-goal-06 =
    Les 18 jetons : six de 1 PL, neuf de 2, trois de 3.
    Voir DIFF-81.
    Par défaut : 6/9/3.
    .de = Neuf de 1 PL, six de 2, trois de 3 ; les deux premiers nombres semblent intervertis.
    .of = d5ea5ab3
clause-goal-07 =
    Les jetons comptent à la fin (SCORE-07).
    Les objectifs non accomplis ne coûtent rien.
    .of = 283d4a8a
clause-mib-01 =
    À 2 joueurs, on utilise le paquet de l'Homme en Noir.
    Le jeu ne change pas, et l'Homme en Noir essaie de gagner lui aussi.
    .of = ebceb1e1
clause-mib-02 =
    Le paquet a 11 cartes : 10 cartes action et 1 autre carte, qui contient des règles.
    Voir DIFF-88.
    .en = Une carte de règles.
    .fr = Une carte de règles et de mise en place.
    .de = Une carte de règles et de mise en place.
    .ru = Une carte de référence particulière avec les règles.
    .of = 6d31347d
clause-mib-03 =
    Toutes les autres règles figurent sur cette carte et ne sont pas connues ici.
    Voir OPEN-01.
    .of = 2d95baaf
clause-www-01 =
    À partir du moment où la fin de partie est déclenchée, les joueurs recherchés ne peuvent plus être arrêtés et ne perdent donc plus de points Wanted de cette façon.
    Voir DIFF-83.
    .de = Seule cette édition a la variante Wild Wild West.
    .of = 6db11381
clause-www-02 =
    Le perdant d'un duel perd 1 PL en plus de subir 1 blessure.
    Voir DIFF-83.
    .de = Seule cette édition a la variante Wild Wild West.
    .of = 15124f3c
clause-www-03 =
    Gagner un combat pendant son propre tour, par exemple contre un autre joueur ou le Shérif, donne 1 PL de plus.
    Voir DIFF-83.
    .de = Seule cette édition a la variante Wild Wild West.
    .of = 174c8e91
clause-www-04 =
    Un braqueur peut prendre toutes les pépites ou tout l'argent au lieu de la moitié.
    Voir DIFF-83.
    .de = Seule cette édition a la variante Wild Wild West.
    .of = ea7915cd
clause-extras-01 =
    Contenu : 6 personnages, 24 cartes objectif (4 par personnage), 24 cartes histoire, 6 figurines de joueur, 18 cartes équipement (montures, armes, divers), 2 cartes de poker, 6 cartes bandit, 1 feuille d'autocollants, 1 sac en tissu pour les jetons légendaires.
    Elles portent une marque à elles.
    .of = 65407821
clause-extras-02 =
    Mise en place : mélanger les nouveaux personnages, histoires et cartes de poker aux anciens (on distribue toujours 2 personnages à chaque joueur), mettre les nouveaux équipements sur l'étal et les jetons légendaires dans le sac.
    .of = db9129be
clause-extras-03 =
    Les 2 cartes de poker sont des Jokers.
    Un Joker n'a pas de valeur dans un combat ni au poker.
    .of = 13302442
clause-extras-04 =
    Un Joker sert de copie d'une autre carte de la même main : son propriétaire montre cette carte et la garde.
    .of = 0eaf8728
clause-extras-05 =
    Un Joker au flop, ou joué par le croupier, compte comme une carte de couleur et de valeur quelconques.
    .of = efaeabbd
clause-extras-06 =
    Variante des cartes bandit : chacune des six figurines de bandit porte un autocollant, sur elle-même ou sur son anneau : Tricheur aux cartes, Braqueur, Bandido, Voleur de chevaux, Desperado, Fugitif.
    Les 6 cartes bandit sont mélangées et placées à côté de la pioche de combat.
    .of = d6e7e8f5
clause-extras-07 =
    Un joueur qui entre dans une zone où est un bandit retourne la carte bandit du dessus ; le numéro de l'autocollant de la figurine dit quelle partie en vaut, et cette partie est lue à voix haute.
    .of = 1d260aee
clause-extras-08 =
    Une partie est de l'une de quatre sortes : conditions particulières du combat, récompense supplémentaire, peine supplémentaire, ou une citation sans effet.
    .of = d5a9a416
clause-extras-09 = Le combat suit ensuite BANDIT-04 avec cet effet.
    .of = e25f0488
clause-extras-10 =
    Celui qui complète la carte histoire, ou cause tout autre effet qui fait apparaître des bandits, choisit quelle figurine va dans quelle Planque.
    .of = 305b2c41
clause-gbh-01 =
    Contenu : 3 personnages, 12 cartes objectif (4 par personnage), 16 cartes histoire, 12 équipements légendaires.
    Elles portent une marque à elles.
    .of = a58627d6
clause-gbh-02 =
    Mise en place : mélanger les nouveaux personnages et histoires aux anciens ; mettre les équipements légendaires sur l'étal, le dos vers les joueurs.
    .of = a222f0a5
clause-gbh-03 =
    Nouvelle condition d'histoire : commencer un combat contre un autre joueur.
    Il n'est pas nécessaire de le gagner.
    .of = 93781149
clause-gbh-04 =
    Certaines des nouvelles histoires donnent en récompense des équipements légendaires : chaque contributeur en pioche un à l'étal sans le voir, un seul même s'il a plusieurs disques.
    .of = 550b21b5
clause-gbh-05 =
    Les équipements légendaires sont des montures, des armes ou des objets divers et suivent les règles habituelles, sauf que leurs armes et montures ne peuvent pas être améliorées.
    .of = ed02cfc9
clause-gbh-06 = Certains équipements légendaires donnent des PL à la fin de la partie.
    .of = 2b2872e7
clause-gbh-07 =
    Un joueur qui a trois objets divers et gagne un équipement légendaire peut se défaire de l'un d'eux pour faire de la place.
    .of = 04f5e0ab
clause-gbh-08 =
    Un équipement légendaire dont on se défait retourne à l'étal et est mélangé à la pile légendaire.
    .of = 2ca3c007
clause-limit-01 =
    Matériel : 1 plateau de jeu, 6 plateaux individuels à deux faces, 12 cubes de score, 12 disques d'histoire, 2 dés de prospection, 36 pépites d'or, 6 jetons blessure, 1 marqueur de fin de partie, 16 jetons bétail, 18 jetons légendaires, 1 jeton premier joueur, 6 aides de jeu.
    Cartes : 12 personnages, 40 histoires, 52 cartes de poker, 11 cartes de l'Homme en Noir, 48 objectifs (4 par personnage), 54 cartes argent (36 de 10 $, 18 de 20 $), 13 cartes combat, 54 équipements.
    En outre 13 figurines avec leurs anneaux ou socles (SETUP-08) et 1 étal.
    Voir DIFF-10.
    .ru = Dans la liste manquent les plateaux individuels, les jetons bétail et les aides de jeu, que les règles utilisent tous.
    .of = 58445bda
clause-limit-02 = Argent du jeu : 36 × 10 $ + 18 × 20 $ = 720 $, exactement six joueurs × 120 $.
    .of = a00f4e7c
clause-limit-03 =
    Un joueur : au plus 120 $, 4 pépites (plus avec la Mule), 1 jeton bétail, 3 blessures, 3 objets divers, 1 exemplaire d'un équipement, 3 objectifs.
    .of = 26ce1329
clause-limit-04 = Un joueur : 2 disques d'histoire ; 1 posé par tour.
    .of = 8d94fd4b
clause-limit-05 =
    Un joueur : 3 actions par tour ; 1 attaque de la banque par tour ; 1 combat contre le même joueur par tour ; 1 carte Réputation pendant son propre tour.
    .of = 14e66055
clause-limit-06 = Main : 5 moins les blessures, à la fin de son propre tour (donc jamais moins de 2).
    .of = aa1399fc
clause-limit-07 = Bandits : 6 figurines, 6 Planques, 1 par Planque.
    .of = 20dcec9f
clause-limit-08 =
    Cartes combat piochées : bandit 2, garde 3, Shérif 4 ; toutes reviennent, la pioche de 13 ne s'épuise donc jamais.
    .of = c34e2f38
clause-limit-09 = Déplacement du Shérif imprimé sur les cartes histoire : 0 à 6.
    .of = 6733a376
clause-limit-10 = Valeurs des cartes dans les combats : jamais moins de 2, jamais plus de A.
    .of = 69986d3f
clause-limit-11 = Pistes : 9 cases en 3 lignes de 3 ; ce qui dépasse donne des PL (MARSHAL-05, WANTED-03).
    .of = 77706617
clause-limit-12 =
    Pioches d'histoires : 40 cartes en deux pioches d'environ 20 ; première partie 20 en une pioche ; avec les deux extensions 80.
    .of = 16175e76
clause-limit-13 = Joueurs : les disques sont indiqués pour 2 à 6 ; à 2, il faut l'Homme en Noir.
    .of = a9d8b3fc
clause-limit-14 =
    Contenu des pistes.
    Piste Wanted : case 1 : le Shérif devient actif ; cases 2, 4, 6 et 8 : piocher 1 carte de poker ; cases 3, 5 et 7 : rien ; au-delà de la case 9 : 1 PL par point.
    Lignes Wanted 1, 2 et 3 (cases 1 à 3, 4 à 6, 7 à 9) : 1, 2 et 3 PL à la fin de chacun de ses tours.
    Piste Marshall : cases 1 et 2 : 20 $ chacune ; case 3 : 2 PL ; cases 4 et 5 : 30 $ chacune ; case 6 : 4 PL ; cases 7 et 8 : 40 $ chacune ; case 9 : 6 PL ; au-delà, 1 PL par point.
    Lignes Marshall 1, 2 et 3 (cases 1 à 3, 4 à 6, 7 à 9) : 1, 2 et 3 PL à la fin de la partie.
    Voir OPEN-49.
    .of = 1e2d9ace
clause-tip-01 = Armes et améliorations rapportent deux fois : dans les combats et à la fin.
    .of = f402cc69
clause-tip-02 =
    Du choix des combats : évitez ceux que vous perdrez probablement.
    Voir DIFF-89.
    .de = Qui ne combat pas ne gagnera probablement pas ; le sens est inversé.
    .of = 9a68f75e
clause-tip-03 =
    L'or réussit sans aucune des deux pistes : vendre des pépites, puis se divertir ; une Mule améliorée et la Carte de mineur y aident.
    Voir DIFF-109.
    .ru = Dit la Mule et la carte améliorées, alors que la carte, un objet divers, n'a pas d'amélioration (ITEM-06).
    .of = 26a963bf
clause-tip-04 = Ne portez pas beaucoup d'argent ni d'or, surtout si vous êtes recherché.
    .of = 98dfc046
clause-tip-05 =
    Les points Marshall sont plus rares que les points Wanted ; visez les cases 3, 6 et 9 de la piste Marshall.
    .of = fb9c7a5c
clause-tip-06 =
    Prenez une monture avant de devenir recherché ; gardez les cartes hautes, Intouchable avant tout, pour le Shérif.
    Être recherché est moins risqué au début de la partie.
    Voir DIFF-98.
    .de = Être recherché dès le tout début est moins risqué.
    .of = e83b30d1
clause-tip-07 =
    Plus il y a de joueurs, plus les histoires se terminent vite et plus le Shérif se déplace souvent.
    .ru = Nomme 5 ou 6 joueurs.
    .of = 3fd40a45
