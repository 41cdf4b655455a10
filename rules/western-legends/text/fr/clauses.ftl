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
clause-setup-24 = Les joueurs conviennent de la durée de la partie et placent le marqueur de fin de partie sur la piste de points de Légende (ENDGAME-01).
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
clause-char-01 = Une carte personnage a un lieu de départ, un bonus de départ (équipements, argent, cartes de poker, points Marshall ou Wanted) et une capacité légendaire.
    .of = 93018bd3
clause-char-02 =
    Un joueur obtient la capacité légendaire quand il atteint 5 points de Légende ou plus, pas avant.
    Voir OPEN-46.
    .of = 1d9515d9
clause-char-03 = Certaines capacités modifient une action existante, comme le combat ou la prospection ; d'autres sont une action que seul ce personnage peut faire.
    .of = 77c0fabc
clause-char-04 = Le camp de départ ne lie personne : un Marshall peut tourner au crime, et un joueur recherché peut devenir Marshall une fois qu'une arrestation a effacé ses points Wanted.
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
clause-turn-08 = Une action se dépense de l'une de ces quatre façons : A, se déplacer ; B, une action écrite sur une carte ; C, un combat contre un autre joueur, arrestation, duel ou braquage ; D, ce qu'offre un lieu.
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
clause-move-05 = Les deux mesas au centre du plateau, entourées de tirets rouges, ne sont pas des zones : personne n'y entre.
    .of = 77029345
clause-move-06 =
    Une zone est dans une ville si elle est à l'intérieur du trait épais qui entoure Darkrock ou Red Falls ; toutes les autres zones sont hors des villes.
    Des cartes et des capacités s'y réfèrent.
    .of = 9600c74c
clause-move-07 = Entrer dans une zone où est un bandit met aussitôt fin au mouvement et commence un combat (BANDIT-03).
    .of = 8ebb0600
clause-move-08 = Un joueur recherché ne peut pas entrer dans la zone du Shérif (SHERIFF-13).
    .of = 8bb58a45
clause-move-09 =
    Terminer un mouvement peut déclencher des effets : livrer du bétail (CATTLE-04, CATTLE-05), la réaction Sprint (HAND-10), la capacité de Billy the Kid.
    Voir OPEN-31.
    .of = ae03ffb4
clause-card-01 = Les cartes de poker, les cartes équipement et certaines cartes personnage qui portent le mot « Action » peuvent servir d'action pendant la phase d'actions.
    .of = de069da7
clause-card-02 =
    Dans l'ordre : poser la carte face visible et la lire à voix haute ; appliquer son texte ; puis, pour une carte de poker, la mettre dans la défausse ou, pour une carte personnage ou équipement, faire ce qu'elle dit.
    Voir DIFF-17.
    .en = Répété dans le chapitre des cartes de poker : la carte n'est défaussée qu'une fois son effet entièrement appliqué.
    .ru = Répété dans le chapitre des cartes de poker : la carte n'est défaussée qu'une fois son effet entièrement appliqué.
    .of = 8b1c604f
clause-card-03 = Utiliser une telle carte coûte 1 des 3 actions.
    .of = ceae486c
clause-card-04 = Actions de cartes connues : Détermination, Légende Vivante, En selle, Chasse à l'homme (HAND-10), Provisions (soigne ; WOUND-05), Instinct (son action n'est pas donnée).
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
clause-fight-05 = Déclaration, 3e partie : le joueur actif pose face cachée 1 carte de poker de sa main comme carte pour ce combat.
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
clause-fight-09 = Révélation : les deux cartes sont retournées ensemble et les effets bonus s'appliquent (capacités des personnages, équipements, armes et cartes de poker).
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
clause-fight-15 = Quelle que soit la sorte de combat et quel que soit le perdant, celui-ci subit 1 blessure et reçoit 1 carte de la pioche de poker.
    .of = 3735753f
clause-fight-16 =
    Seul le joueur actif peut obtenir la récompense particulière du combat (ARREST-02 à ARREST-05, DUEL-01, ROB-01, ROB-02).
    Une cible qui gagne en réchappe, sans plus.
    Toutes les cartes de poker jouées pendant le combat vont à la défausse.
    .of = 9dc8a51c
clause-fight-17 = Le joueur actif ne peut combattre un même joueur qu'une fois par tour, mais peut en combattre d'autres tant qu'il lui reste des actions.
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
clause-arrest-01 = Seul un joueur Marshall (1 point ou plus) peut déclarer une arrestation, et seulement contre un joueur recherché (1 point ou plus).
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
clause-arrest-06 = Après une arrestation, le joueur n'a plus de points Wanted et peut désormais devenir joueur Marshall.
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
    .en = N'en dit rien, mais appelle lieux les Planques, et laisse travailler sur n'importe lequel.
    .fr = N'en dit rien, mais désigne les Planques par le mot de la règle du travail, qui vaut partout.
    .de = N'en dit rien, mais désigne les Planques par le mot de la règle du travail, qui vaut partout.
    .ru = Un lieu est une zone qui porte l'une des icônes énumérées pour l'action travailler ; les autres zones ne sont pas des lieux ; les magasins et les saloons sont des lieux particuliers qui s'étendent sur plusieurs zones.
    .of = c5b9cc2b
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
clause-poker-02 = Tout autre joueur qui est dans la même ville peut se joindre à la partie en payant 10 $ et en piochant 1 carte de poker ; il n'est pas nécessaire d'être au Saloon.
    .of = 486f04f4
clause-poker-03 =
    Le Saloon ajoute 50 $, quel que soit le nombre de participants.
    Les mises et ces 50 $ forment le pot.
    .of = f4de31cf
clause-poker-04 = Si personne ne se joint, le voisin de droite du joueur actif joue le croupier : il met sa propre main de côté et pioche 4 cartes de poker qui forment la main du croupier.
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
    11. Hauteur : rien de tout cela ; la carte la plus haute est la main (8♠ Q♦ 10♣ 3♥ 5♣).
    Voir DIFF-34.
    Par défaut : l'ordre ci-dessus.
    .en = L'ordre apparaît ainsi : quinte flush royale, quinte flush, carré, cinq du même rang, full ; il n'est pas certain que ce soit l'ordre imprimé, qui peut fort bien s'accorder avec les autres.
    .ru = L'exemple de cinq du même rang montre le 2♦ lui-même comme Tricheur ; celui de la paire a un 3♦ au lieu du 2♦.
    .of = fdcb1888
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
clause-deposit-01 = À la Banque, 1 action vend des pépites d'or : chacune retourne à la réserve et rapporte 20 $ et 1 PL.
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
clause-heist-08 = Les cartes de poker jouées sont défaussées ; toutes les cartes combat piochées vont sous la pioche de combat, dans un ordre aléatoire.
    .of = 98ba6d63
clause-heist-09 = Une attaque de la banque tentée par un joueur Marshall met fin à cette qualité dans tous les cas, puisque les deux issues donnent des points Wanted.
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
clause-story-10 = Ordre de la résolution : lire l'histoire à voix haute ; donner la récompense à chaque contributeur ; placer les bandits ; déplacer le Shérif.
    .of = 09e66f4b
clause-story-11 = Un contributeur qui a plusieurs disques sur la carte n'est récompensé qu'une fois.
    .of = 91f40f8a
clause-story-12 = Des bandits apparaissent dans chaque Planque que nomme la carte, sauf là où se trouve un autre bandit, le Shérif ou un joueur quelconque.
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
clause-marshal-01 = Un joueur a des points Marshall, ou des points Wanted, ou ni les uns ni les autres, jamais les deux.
    .of = 06fb5ce7
clause-marshal-02 = Les points Marshall viennent de : battre un bandit (1), vendre du bétail (1), arrêter un joueur recherché (1), l'action de Légende Vivante (1), les récompenses d'histoires (selon la carte).
    .of = 491f3d58
clause-marshal-03 = Quiconque a des points Wanted ne peut pas gagner de points Marshall.
    .of = ff8c8f31
clause-marshal-04 =
    Chaque point avance le cube d'une case sur la piste Marshall.
    On gagne la récompense de chaque case franchie ou atteinte.
    Pour le contenu de la piste, voir LIMIT-14 ; voir aussi DIFF-104.
    .fr = Dit chaque case où le cube entre, ici comme pour la piste Wanted ; le sens est le même.
    .of = 41b6aefb
clause-marshal-05 = Quand le cube est sur la neuvième et dernière case, chaque point Marshall de plus donne 1 PL à la place.
    .of = 8a36caba
clause-marshal-06 =
    Un joueur Marshall qui gagne des points Wanted, si peu que ce soit, perd tous ses points Marshall ; le cube passe sur la piste Wanted.
    Le joueur le choisit en faisant une action qui donne des points Wanted.
    Voir DIFF-59, OPEN-44.
    Par défaut : automatique à tout gain.
    .en = Arrive à tout gain de points Wanted ; ailleurs, il est dit que le joueur le choisit en faisant une action qui en donne.
    .fr = Le joueur peut choisir de devenir recherché, et le fait par une action qui donne des points Wanted.
    .de = Le joueur peut choisir de devenir recherché, et le fait par une action qui donne des points Wanted.
    .ru = Le joueur peut devenir recherché, sur quoi les points Marshall disparaissent aussitôt.
    .of = 29301827
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
clause-marshal-09 = À la fin de la partie, chaque joueur Marshall marque des PL selon sa ligne de la piste Marshall (SCORE-06).
    .of = c906da22
clause-wanted-01 = Les points Wanted viennent de : une attaque de la banque (3 si elle réussit, avec 80 $ ; 1 si elle échoue), braquer un joueur (1), voler du bétail (1), l'action de Légende Vivante (1), les récompenses d'histoires (selon la carte).
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
clause-bandit-08 = Les cartes de poker jouées sont défaussées ; les cartes combat piochées vont sous la pioche de combat, dans un ordre aléatoire.
    .of = 25469d65
clause-bandit-09 = L'effet de la carte combat s'applique après les réactions, et même si le bandit perd (EXAMPLE-03).
    .of = 69df5422
clause-sheriff-01 = Le Shérif commence au Bureau du Shérif, à Darkrock, et n'est actif que tant qu'au moins un joueur est sur la piste Wanted (un rappel figure sur la case 1 de cette piste).
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
    .fr = Seulement la moitié de l'argent ; les pépites ne sont pas mentionnées, et les conseils ne parlent de perdre de l'or que si un joueur arrête ou braque.
    .of = 8f0a634a
clause-sheriff-12 = Si le joueur recherché gagne, le Shérif retourne au Bureau du Shérif et rien d'autre n'est gagné.
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
clause-hand-08 = Dans un combat, une réaction se joue après la révélation et les bonus, et avant l'effet d'une carte combat.
    .of = d40954cb
clause-hand-09 =
    Combien de réactions on peut jouer.
    Voir DIFF-77, OPEN-66.
    Par défaut : un nombre quelconque hors des combats ; dans un combat, un exemplaire de chaque carte réaction.
    .en = Un nombre quelconque dans un combat, aucune autre limite dans les règles ; la carte Mains en l'air ! se limite elle-même à une par combat.
    .fr = Un nombre quelconque dans un combat ; aucune autre limite.
    .de = Un nombre quelconque dans un combat ; aucune autre limite.
    .ru = Une réaction par action ; dans un combat plusieurs réactions, mais pas deux exemplaires de la même carte réaction.
    .of = b1faa777
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
clause-wound-05 = Les blessures se soignent par : le Cabinet du Docteur (HEAL-01), le bonus de Pare-balles dans un combat, l'achat de Whisky, l'action de Provisions.
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
    .en = « They », qui dans cette liste est le joueur qui finit son tour ; les chapitres sur le but et sur la fin disent un joueur.
    .fr = Le joueur qui finit son tour ; les chapitres sur le but et sur la fin disent un joueur.
    .de = « Quelqu'un », dans la liste et dans le résumé.
    .ru = Le joueur actif dans la liste, « quelqu'un » dans le résumé du tour de la dernière page.
    .of = 0e615778
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
clause-score-05 = Le plus recherché 3 PL, les autres joueurs recherchés 1 PL chacun ; à égalité pour le plus recherché, 1 PL chacun (WANTED-06).
    .of = 7993d164
clause-score-06 = Les joueurs Marshall marquent selon leur ligne : première ligne 1, deuxième ligne 2, troisième ligne 3.
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
    Par défaut : dès la fin du tour où elle est déclenchée.
    .de = Seule cette édition a la variante Wild Wild West. Elle dit entre parenthèses quand : dès qu'un joueur a atteint le nombre de PL.
    .of = 88a7f883
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
clause-extras-02 = Mise en place : mélanger les nouveaux personnages, histoires et cartes de poker aux anciens (on distribue toujours 2 personnages à chaque joueur), mettre les nouveaux équipements sur l'étal et les jetons légendaires dans le sac.
    .of = db9129be
clause-extras-03 =
    Les 2 cartes de poker sont des Jokers.
    Un Joker n'a pas de valeur dans un combat ni au poker.
    .of = 13302442
clause-extras-04 = Un Joker sert de copie d'une autre carte de la même main : son propriétaire montre cette carte et la garde.
    .of = 0eaf8728
clause-extras-05 = Un Joker au flop, ou joué par le croupier, compte comme une carte de couleur et de valeur quelconques.
    .of = efaeabbd
clause-extras-06 =
    Variante des cartes bandit : chacune des six figurines de bandit porte un autocollant, sur elle-même ou sur son anneau : Tricheur aux cartes, Braqueur, Bandido, Voleur de chevaux, Desperado, Fugitif.
    Les 6 cartes bandit sont mélangées et placées à côté de la pioche de combat.
    .of = d6e7e8f5
clause-extras-07 = Un joueur qui entre dans une zone où est un bandit retourne la carte bandit du dessus ; le numéro de l'autocollant de la figurine dit quelle partie en vaut, et cette partie est lue à voix haute.
    .of = 1d260aee
clause-extras-08 = Une partie est de l'une de quatre sortes : conditions particulières du combat, récompense supplémentaire, peine supplémentaire, ou une citation sans effet.
    .of = d5a9a416
clause-extras-09 = Le combat suit ensuite BANDIT-04 avec cet effet.
    .of = e25f0488
clause-extras-10 = Celui qui complète la carte histoire, ou cause tout autre effet qui fait apparaître des bandits, choisit quelle figurine va dans quelle Planque.
    .of = 305b2c41
clause-gbh-01 =
    Contenu : 3 personnages, 12 cartes objectif (4 par personnage), 16 cartes histoire, 12 équipements légendaires.
    Elles portent une marque à elles.
    .of = a58627d6
clause-gbh-02 = Mise en place : mélanger les nouveaux personnages et histoires aux anciens ; mettre les équipements légendaires sur l'étal, le dos vers les joueurs.
    .of = a222f0a5
clause-gbh-03 =
    Nouvelle condition d'histoire : commencer un combat contre un autre joueur.
    Il n'est pas nécessaire de le gagner.
    .of = 93781149
clause-gbh-04 = Certaines des nouvelles histoires donnent en récompense des équipements légendaires : chaque contributeur en pioche un à l'étal sans le voir, un seul même s'il a plusieurs disques.
    .of = 550b21b5
clause-gbh-05 = Les équipements légendaires sont des montures, des armes ou des objets divers et suivent les règles habituelles, sauf que leurs armes et montures ne peuvent pas être améliorées.
    .of = ed02cfc9
clause-gbh-06 = Certains équipements légendaires donnent des PL à la fin de la partie.
    .of = 2b2872e7
clause-gbh-07 = Un joueur qui a trois objets divers et gagne un équipement légendaire peut se défaire de l'un d'eux pour faire de la place.
    .of = 04f5e0ab
clause-gbh-08 = Un équipement légendaire dont on se défait retourne à l'étal et est mélangé à la pile légendaire.
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
clause-limit-03 = Un joueur : au plus 120 $, 4 pépites (plus avec la Mule), 1 jeton bétail, 3 blessures, 3 objets divers, 1 exemplaire d'un équipement, 3 objectifs.
    .of = 26ce1329
clause-limit-04 = Un joueur : 2 disques d'histoire ; 1 posé par tour.
    .of = 8d94fd4b
clause-limit-05 = Un joueur : 3 actions par tour ; 1 attaque de la banque par tour ; 1 combat contre le même joueur par tour ; 1 carte Réputation pendant son propre tour.
    .of = 14e66055
clause-limit-06 = Main : 5 moins les blessures, à la fin de son propre tour (donc jamais moins de 2).
    .of = aa1399fc
clause-limit-07 = Bandits : 6 figurines, 6 Planques, 1 par Planque.
    .of = 20dcec9f
clause-limit-08 = Cartes combat piochées : bandit 2, garde 3, Shérif 4 ; toutes reviennent, la pioche de 13 ne s'épuise donc jamais.
    .of = c34e2f38
clause-limit-09 = Déplacement du Shérif imprimé sur les cartes histoire : 0 à 6.
    .of = 6733a376
clause-limit-10 = Valeurs des cartes dans les combats : jamais moins de 2, jamais plus de A.
    .of = 69986d3f
clause-limit-11 = Pistes : 9 cases en 3 lignes de 3 ; ce qui dépasse donne des PL (MARSHAL-05, WANTED-03).
    .of = 77706617
clause-limit-12 = Pioches d'histoires : 40 cartes en deux pioches d'environ 20 ; première partie 20 en une pioche ; avec les deux extensions 80.
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
clause-tip-05 = Les points Marshall sont plus rares que les points Wanted ; visez les cases 3, 6 et 9 de la piste Marshall.
    .of = fb9c7a5c
clause-tip-06 =
    Prenez une monture avant de devenir recherché ; gardez les cartes hautes, Intouchable avant tout, pour le Shérif.
    Être recherché est moins risqué au début de la partie.
    Voir DIFF-98.
    .de = Être recherché dès le tout début est moins risqué.
    .of = e83b30d1
clause-tip-07 = Plus il y a de joueurs, plus les histoires se terminent vite et plus le Shérif se déplace souvent.
    .ru = Nomme 5 ou 6 joueurs.
    .of = 3fd40a45
clause-example-01 =
    Duel, Annie Oakley contre Bass Reeves.
    Départ : les deux dans la même zone ; Annie active, sa capacité légendaire en vigueur ; l'arme active de Bass est le Fusil amélioré.
    Les cartes sont un K pour Annie (Détermination) et une Q pour Bass (Intouchable) ; le nombre de cartes en main n'est pas indiqué.
    Déclaration : Annie déclare un duel.
    Capacité d'Annie : avant le choix des cartes, Bass défausse 1 carte de poker (et ne subit donc pas de blessure).
    Bass n'a pas d'autre effet de début de combat qu'il veuille utiliser.
    Choix : Annie pose le K ; Bass accepte et pose la Q.
    Arme : le Fusil diminue de 1 le K d'Annie, qui devient Q.
    Comparaison : Q contre Q, égalité, le joueur actif gagne.
    Résultat : Annie +2 PL, 1 action dépensée, main −1.
    Résultat : Bass +1 blessure et pioche 1 carte ; main −1 (capacité) −1 (Q) +1 (défaite) = −1.
    Défausse : 3 cartes de plus (la carte de la capacité, K, Q).
    Pas d'autre perte, puisque ni arrestation ni braquage n'a été déclaré ; FIGHT-17 interdit à Annie un second combat contre Bass pendant ce tour.
    Voir DIFF-19, DIFF-21, DIFF-22.
    .fr = La capacité d'Annie vient une fois les deux cartes posées faces cachées ; d'autres effets ne sont pas mentionnés. Le Fusil augmente de 1 la Q de Bass, qui devient K : K contre K, égalité. La carte que pioche Bass n'est pas mentionnée, contrairement à FIGHT-15.
    .de = La capacité d'Annie vient une fois les deux cartes posées faces cachées ; d'autres effets ne sont pas mentionnés. La carte que pioche Bass n'est pas mentionnée, contrairement à FIGHT-15.
    .of = b1bfc4d4
clause-example-02 =
    Attaque de la banque, Billy the Kid contre le garde.
    Départ : Billy à la Banque de Darkrock dépense 1 de ses 3 actions ; les cartes combat du garde sont 3, 7 et J (piochées par le voisin de droite) ; Billy a le J♥ Pare-balles ; les blessures ne sont pas indiquées.
    Étapes : le garde pose le 3 et Billy pose Pare-balles (pour l'ordre, voir HEIST-03) ; les deux sont retournées.
    Le 3 infligerait 2 blessures à Billy ; Pare-balles, comme bonus, les annule.
    J bat 3.
    Résultat : Billy +3 points Wanted, +80 $, 0 blessure subie (et 1 blessure de moins s'il y en avait une : HAND-10).
    Parti de ses 2 points Wanted, il est sur la case 5, après être entré sur 3, 4 et 5, ce qui donne 1 carte de poker pour la case 4.
    Pare-balles est défaussé ; 3, 7 et J vont sous la pioche de combat dans un ordre aléatoire.
    Voir DIFF-95.
    .ru = Omet la pose des cartes.
    .of = 4e488bbd
clause-example-03 =
    Combat contre un bandit, Mains en l'air ! valant 2.
    Départ : Annie entre dans la zone d'un bandit alors qu'il lui reste du mouvement ; elle pose le 10♣ (L'or des fous) et a en main Mains en l'air ! ; les deux cartes combat du bandit sont un J et une autre non indiquée, et le J est posé.
    Étapes : le mouvement restant est perdu.
    Révélation : 10 contre J ; le bonus du 10 n'entre pas en jeu.
    Annie joue Mains en l'air ! : J moins 2 font 9.
    L'effet du J s'applique : Annie gagne 10 $.
    10 bat 9.
    Résultat : Annie gagne : +10 $, et 1 PL ou 1 point Marshall à son choix (PL seulement si elle est recherchée) ; ni blessure ni carte.
    Le bandit est retiré ; les deux cartes de poker d'Annie sont défaussées ; les deux cartes combat vont sous la pioche de combat.
    Voir DIFF-67, DIFF-68.
    .en = L'exemple tel qu'il est raconté ici.
    .fr = Raconté comme EXAMPLE-04.
    .de = Raconté comme EXAMPLE-04.
    .ru = L'exemple tel qu'il est raconté ici.
    .of = f66ab4b8
clause-example-04 =
    Combat contre un bandit, Mains en l'air ! valant 1.
    Départ : comme EXAMPLE-03 ; la perte du reste du mouvement n'est pas mentionnée.
    Révélation : 10 contre J.
    Mains en l'air ! diminuerait le J de 1, jusqu'à 10 ; l'égalité irait tout de même au bandit, Annie garde donc la carte.
    L'effet du J s'applique : Annie gagne 10 $.
    J bat 10.
    Résultat : Annie perd : +10 $, +1 blessure, pioche 1 carte de poker.
    Le bandit est retiré ; une carte de poker est défaussée ; les cartes combat vont sous la pioche.
    Voir DIFF-67, DIFF-68.
    .en = Raconté comme EXAMPLE-03.
    .fr = L'exemple tel qu'il est raconté ici.
    .de = L'exemple tel qu'il est raconté ici.
    .ru = Raconté comme EXAMPLE-03.
    .of = 350a7454
clause-example-05 =
    Poker contre le croupier.
    Départ : le joueur actif est au Saloon de Darkrock ; personne d'autre n'est à Darkrock ; la réserve ajoute 50 $ au pot ; la main du joueur actif comprend 10♥ Chance et 10♣ L'or des fous.
    Étapes : le joueur actif paie 10 $ (et pioche la carte de la mise) ; le pot est de 60 $.
    Le voisin de droite est croupier, met sa propre main de côté et pioche 2♦ Tricheur, 4♥ Chasse à l'homme, 9♠ Instinct, J♣ Pare-balles.
    Flop : J♦ 3♣ 10♠.
    Le croupier joue Tricheur (comme J) et Pare-balles ; le joueur actif joue 10♥ et 10♣ ; toutes sont posées faces cachées.
    Comparaison : le croupier a J♦ J♣ J (Tricheur) 10♠ 3♣, trois Valets ; le joueur actif a 10♥ 10♣ 10♠ J♦ 3♣, trois 10 ; le croupier gagne.
    Résultat, joueur actif : argent −10 $ +30 $ (Chance) = +20 $ ; cartes +1 (mise) −2 (jouées) +1 (Chance) +1 (défaite) = +1 ; pas de PL.
    Les 60 $ retournent à la réserve ; le croupier ne gagne rien et reprend sa propre main.
    Défaussées : 10♥, 10♣, Tricheur, Pare-balles, J♦, 3♣, 10♠ (et, par OPEN-27, Chasse à l'homme et Instinct).
    Voir DIFF-38, DIFF-39.
    .fr = Donne l'issue sans la raison.
    .de = Raconté avec d'autres cartes : EXAMPLE-06.
    .ru = Autant qu'on puisse distinguer les couleurs, Instinct est un 9♣, et le 10♣ est à la fois au flop et dans la main du joueur actif ; lire 9♠ et 10♠. Le croupier prend un Pare-balles visible, ce qui ne va pas avec des cartes posées faces cachées et est sans doute un lapsus ; le joueur actif pose faces cachées.
    .of = 386e10ab
clause-example-06 =
    Poker contre le croupier, avec d'autres cartes ; à ne pas utiliser comme test, car il se contredit.
    Comme EXAMPLE-05, mais : les quatre cartes du croupier sont 2♦ Tricheur, 4♥ Chasse à l'homme, 9♠ Instinct et 8♠ « Schlägerei » ; le flop est J♦ 3♠ 8♠ ; le croupier joue Tricheur et Pare-balles (J♠) ; le joueur actif joue 10♥ et L'or des fous (10♠).
    Pare-balles n'était pas parmi les quatre cartes piochées ; le 8♠ est à la fois dans la main du croupier et au flop.
    Pris à la lettre, le résultat tient encore : trois Valets avec Tricheur battent une paire de 10.
    Utiliser EXAMPLE-05 pour les tests.
    Voir DIFF-38.
    .de = Seule cette édition le raconte ainsi.
    .of = 798bbd6c
clause-example-07 =
    Fin du tour.
    Départ : 5 joueurs ; la première carte histoire porte 3 disques (Jaune, Bleu, Rouge), la seconde 2 disques ; Billy est Rouge, a 6 cartes de poker et 2 blessures, et se trouve sur la case 2 de la piste Wanted.
    La première carte est complète (il en faut 3 à 5 joueurs) : ses disques sont retirés et elle est résolue ; Jaune, Bleu et Rouge sont récompensés.
    La seconde carte reste.
    Taille de la main 5 − 2 = 3 : Billy défausse 3 cartes et en garde 3.
    Ligne 1 de la piste Wanted : +1 PL.
    L'exemple ne tient pas compte des récompenses de la carte histoire.
    .of = b79cde4e
clause-example-08 =
    Résolution d'une histoire (Le Prix du sang).
    Départ : 5 joueurs ; Rouge a posé le troisième disque sur la première carte et la résout à la fin de son tour ; les contributeurs sont Jaune, Bleu et Rouge.
    La carte nomme les gangs B et C ; une Planque de B abrite déjà un bandit ; dans une Planque de C se trouve un joueur.
    Les disques retournent à leurs propriétaires.
    Chaque contributeur gagne 30 $, ou 1 blessure et 50 $.
    Bandits : une Planque de B reçoit un bandit, l'autre non (il y en a un) ; une Planque de C n'en reçoit pas (il y a un joueur), l'autre si.
    Puis Rouge déplace le Shérif de 3 zones, loin de sa propre figurine.
    Voir DIFF-58.
    .en = Rouge est recherché et éloigne donc le Shérif ; dessiné vers le haut et la droite. Les échecs sont comptés comme « deuxième » et « troisième » bandit.
    .fr = Ne mentionne pas que Rouge est recherché ; dessiné vers le haut. La seconde carte a 2 disques. Les échecs sont comptés comme « deuxième » et « troisième » bandit.
    .de = Ne mentionne pas que Rouge est recherché ; dessiné vers le haut et la droite. La seconde carte a 2 disques. Les échecs sont expliqués Planque par Planque.
    .ru = Rouge est recherché et éloigne donc le Shérif ; dessiné vers la droite. Les échecs sont comptés comme « deuxième » et « troisième » bandit.
    .of = 1a581034
clause-example-09 =
    Piste Marshall.
    Départ : le cube sur la case 1.
    Gain de 2 points Marshall : cases 2 et 3.
    Résultat : +20 $ et +2 PL ; le cube sur 3.
    .of = 91446327
clause-example-10 =
    Piste Wanted.
    Départ : le cube sur la case 5.
    Gain de 1 point Wanted : case 6.
    Résultat : piocher aussitôt 1 carte de poker ; à la fin du tour du joueur, +2 PL pour la ligne 2.
    .of = 365b8b93
clause-example-11 =
    Derniers tours.
    Départ : partie courte (15 PL) ; les places, dans le sens des aiguilles d'une montre, vont de Rouge (jeton premier joueur) à Bleu et à Violet ; Violet est la dernière place de la manche ; Bleu atteint 15 PL pendant son tour.
    Bleu finit son tour.
    Violet joue un tour ; la manche est finie, car le jeton est à gauche de Violet.
    Puis tous, de Rouge à Violet, jouent un tour de plus.
    Après le tour de Violet, la partie se termine.
    Résultat : après le déclenchement, Bleu a 1 tour de plus, Violet 2, les autres 1 chacun ; tous ont eu le même nombre de tours en tout.
    .of = 3f8813a4
clause-example-12 =
    Premier joueur.
    Départ : parmi les personnages sur la table se trouve Billy the Kid avec 2 points Wanted (Annie Oakley, Bass Reeves et Y.B. Rowdy sont les autres montrés ; leurs points de départ ne sont pas indiqués).
    Résultat : le joueur de Billy prend le jeton premier joueur.
    .fr = Montre les cartes sans nommer le résultat.
    .of = 4afed77f
clause-example-13 =
    Mouvement.
    Sans monture, 2 zones ; on montre des zones possibles, un mouvement normal, un mouvement avec une monture et un mouvement interdit (dans une mesa).
    .de = Le mouvement avec une monture porte la mention d'un Mustang.
    .of = a54b6f64
clause-t-01 =
    Données : duel K contre Q, l'arme de la cible −1 à l'attaquant.
    Attendu : égalité à Q, le joueur actif gagne, +2 PL ; la cible +1 blessure +1 carte.
    .of = 403e1179
clause-t-02 =
    Données : attaque de la banque, J (Pare-balles) contre 3.
    Attendu : réussite, +80 $, +3 Wanted, 0 blessure.
    .of = 49277490
clause-t-03 =
    Données : attaque de la banque, valeurs égales.
    Attendu : le garde gagne ; avec la valeur FR et DE, le joueur gagne.
    .of = 327014ea
clause-t-04 =
    Données : bandit 10 contre J, Mains en l'air !
    Attendu : 10 contre 9, le joueur gagne, +10 $.
    .of = 16a3ec32
clause-t-05 =
    Données : bandit 10 contre J, avec les valeurs FR et DE.
    Attendu : Mains en l'air ! donne 10 contre 10 : le bandit gagne.
    .of = a93bff63
clause-t-06 =
    Données : poker 10 10 sur J 3 10 contre Tricheur J sur J 3 10.
    Attendu : le croupier gagne, le pot de 60 $ à la réserve.
    .of = 9f5e404d
clause-t-07 =
    Données : 6 cartes, 2 blessures, fin du tour.
    Attendu : défausser 3 cartes.
    .of = 922848ce
clause-t-08 =
    Données : case Wanted 2, fin du tour.
    Attendu : +1 PL.
    .of = f869d15f
clause-t-09 =
    Données : Marshall de 1 à 3.
    Attendu : +20 $, +2 PL.
    .of = c33efacc
clause-t-10 =
    Données : Wanted de 5 à 6.
    Attendu : +1 carte ; +2 PL à la fin du tour.
    .of = 7d7521dc
clause-t-11 =
    Données : déposer 4 pépites en ayant 50 $.
    Attendu : +4 PL, argent 50 + 80 = 130, ramené à 120.
    Découle de DEPOSIT-01, DEPOSIT-02.
    .of = 010e76de
clause-t-12 =
    Données : se divertir pour 120 $.
    Attendu : +4 PL.
    Découle de REVEL-02.
    .of = d34ad07d
clause-t-13 =
    Données : arrestation avec 50 $ et 3 pépites.
    Attendu : perd 30 $ et 2 pépites (OPEN-08).
    Découle de ARREST-04.
    .of = a599a34b
clause-t-14 =
    Données : 120 $ en poche à la fin.
    Attendu : +2 PL dans toutes les éditions.
    Découle de SCORE-03.
    .of = 0838fa73
clause-t-15 =
    Données : 110 $ en poche à la fin.
    Attendu : +1 PL.
    Découle de SCORE-03.
    .of = 0fdd1755
clause-open-01 =
    Nombre de joueurs.
    Aucun nombre n'est indiqué ; les disques et les anneaux donnent 2 à 6, et à 2 il faut le paquet de l'Homme en Noir, dont les règles ne sont pas connues ici.
    Décision : de 3 à 6 ; à 2 avec l'Homme en Noir, dont les cartes sont conçues ici.
    .of = f0ad2fbe
clause-open-02 =
    Ordre des choix à la mise en place.
    Qui choisit d'abord parmi les personnages, les figurines et les zones de départ ?
    Décision : le choix des personnages est simultané et secret ; une fois connu le premier joueur, les zones de départ dans l'ordre du tour.
    .of = 458b60c3
clause-open-03 =
    Un combat sans carte de poker.
    Décision : le joueur actif a besoin d'au moins 1 carte de poker pour déclarer un combat ou une attaque de la banque.
    Une cible sans carte compte comme refusant.
    Si des effets de début de combat prennent la dernière carte du joueur actif, ce joueur perd le combat comme avec la valeur la plus basse.
    Entrer sans carte dans la zone d'un bandit est une défaite : 1 blessure, 1 carte, pas d'effet de carte combat, le bandit est retiré.
    Un joueur recherché sans carte face au Shérif est arrêté.
    .of = 0dc6910c
clause-open-04 =
    Peines d'une arrestation.
    La blessure et la carte d'une arrestation s'ajoutent-elles à celles du combat perdu ?
    Décision : non, une seule fois.
    .of = da745f3b
clause-open-05 =
    La figurine du Shérif lors d'une arrestation par un joueur.
    Décision : les deux figurines vont au Bureau (lecture de DE, RU).
    .of = 3ac3cd70
clause-open-06 =
    Un autre joueur recherché déjà au Bureau quand le Shérif y est mis.
    Décision : être placé n'est pas se déplacer ; pas de défausse, pas de tentative d'arrestation.
    Seul compte un déplacement ultérieur du Shérif dans une zone.
    .of = 4d8b5817
clause-open-07 =
    Coût du combat contre un bandit, et ce qui reste du tour.
    Décision : aucune action ; l'action de mouvement est dépensée ; les actions restantes restent.
    .of = 170f02e8
clause-open-08 =
    La moitié de l'argent.
    Décision : compter par unités de 10 $ et arrondir au supérieur : de 50 $, le perdant donne 30 $ ; de 3 pépites, 2 ; de 1, 1 ; de 0, 0.
    .of = 15b92898
clause-open-09 =
    Butin au-delà des limites du braqueur.
    Décision : la cible perd la moitié entière ; le braqueur garde jusqu'à 120 $ ou jusqu'à la limite de pépites ; le reste va à la réserve.
    .of = b938ff9c
clause-open-10 =
    Braqueur qui porte déjà du bétail.
    Décision : il ne peut pas prendre le jeton ; pas d'échange.
    .of = 3e6114fc
clause-open-11 =
    Ordre des effets bonus entre eux.
    Décision : le joueur actif d'abord, dans l'ordre qu'il veut, puis l'adversaire ; contre un PNJ, seul le joueur a des bonus.
    .of = d3f896ed
clause-open-12 =
    Fin de l'étape de réaction.
    Si l'un passe et que l'autre joue ensuite, le premier peut-il rejouer ?
    Décision : oui ; l'étape se termine quand deux fois de suite on a passé.
    .of = 217f5e28
clause-open-13 =
    Portée de Pare-balles.
    Décision : annule les blessures de l'issue et de la carte combat de ce combat ; pas une blessure subie plus tôt, au début du combat.
    Puis 1 blessure est soignée s'il y en a.
    .of = e60038f7
clause-open-14 =
    Fusillade.
    Décision : se décide à l'étape des bonus de la révélation, avant les réactions.
    Toutes les cartes jouées jusque-là sont défaussées, personne ne gagne ni ne perd rien, les cartes combat retournent, et un nouveau combat de même sorte contre le même adversaire commence aux effets de début de combat.
    Il ne coûte pas d'action et n'est pas un second combat pour FIGHT-17 ou HEIST-02.
    .of = 02aed348
clause-open-15 =
    Intouchable.
    L'effet de la carte combat vient normalement en dernier.
    Décision : le choix de l'annuler s'annonce à l'étape des bonus et supprime l'effet à venir ; la valeur reste.
    .of = 487c1094
clause-open-16 =
    L'or des fous comme pépite.
    Décision : son détenteur peut le défausser à la place d'une pépite quand une action ou un effet à lui dépense ou compte des pépites (dépôt : 20 $ et 1 PL).
    Il ne compte ni pour la limite de 4 ni pour départager ; pour les pertes d'un braquage ou d'une arrestation, voir OPEN-95.
    .of = b7972fc1
clause-open-17 =
    Moins de deux cartes en main au poker.
    Décision : jouer ce qu'on a ; une main de quatre cartes peut faire des paires, une double paire, un brelan ou un carré, jamais une main qui demande cinq cartes (suite, couleur, full, quinte flush, quinte flush royale, cinq du même rang).
    .of = b08c60db
clause-open-18 =
    L'As comme carte basse dans une suite.
    Décision : non ; l'As n'est que haut (ordre des valeurs).
    En faire un réglage.
    .of = 80935059
clause-open-19 =
    Tricheur comme joker.
    Décision : n'importe quelle valeur, la couleur imprimée reste (♦ sur la carte montrée).
    Une couleur ou une quinte flush avec cette carte doit donc être à Carreau ; cinq du même rang demande un Tricheur.
    .of = 509a5425
clause-open-20 =
    Se joindre au poker.
    Décision : on demande aux autres dans le sens des aiguilles d'une montre à partir du joueur actif ; les réponses sont définitives ; les cartes se choisissent en secret après le flop et se révèlent ensemble.
    .of = 977f8fcd
clause-open-21 =
    Comparaison à l'intérieur d'une catégorie.
    Décision : l'usage : suites selon la carte la plus haute ; couleurs et hauteurs de la carte la plus haute à la plus basse ; full selon le brelan, puis la paire ; double paire selon la paire haute, la paire basse, la carte restante ; paire et brelan selon leur valeur, puis les cartes restantes.
    Seules des mains identiques sont à égalité.
    Dans EN, FR, DE et RU, la carte la plus haute est à elle seule une main sans combinaison (POKER-14), et suffit donc à l'égalité.
    .of = dc30b2e9
clause-open-22 =
    Trop peu d'argent pour la mise.
    Décision : un tel joueur ne peut ni commencer ni se joindre.
    .of = dfbdfe52
clause-open-23 =
    Condition de Chance.
    Décision : s'emploie quand elle est jouée au poker, que l'on gagne ou perde, à la révélation ; une fois par main de poker.
    .of = 4acb4bd5
clause-open-24 =
    Croupier.
    Décision : ne paie pas de mise, ne pioche pas de carte pour avoir perdu, perd les égalités contre le joueur actif, ne garde aucune des quatre cartes.
    .of = 39ad77fd
clause-open-25 =
    Partage du pot.
    Décision : par unités de 10 $, parts égales arrondies à l'inférieur, le reste à la réserve ; chaque part reste soumise à la limite de 120 $.
    .of = eec6ee99
clause-open-26 =
    Pioche et défausse toutes deux vides.
    Décision : piocher ce qui peut l'être ; le reste est perdu.
    Si la pioche s'épuise entre les cartes du flop, remélanger aussitôt.
    .of = 0c00049b
clause-open-27 =
    Cartes du croupier non jouées.
    Décision : défaussées avec celles qui sont jouées.
    .of = 760bcc8b
clause-open-28 =
    Faces d'un dé de prospection.
    Décision : pépite 3, résidus 1, paillettes 1, gravier 1, comme dans un programme qui accompagne le jeu.
    .of = 2ba57d6b
clause-open-29 =
    Joueur recherché à la Gare.
    Décision : il peut livrer pour la récompense imprimée, sans le point Marshall.
    .of = 21cf216a
clause-open-30 =
    Joueur Marshall qui vole du bétail.
    Décision : permis ; MARSHAL-06 s'applique avant la récompense du jeton.
    .of = 5f4b53b2
clause-open-31 =
    Terminer un mouvement.
    Décision : tout mouvement propre pendant son tour compte (action de mouvement, En selle, Sprint, mouvement d'un personnage) ; être placé par une arrestation ne compte pas.
    .of = 168b992e
clause-open-32 =
    Sprint après un combat contre un bandit.
    Décision : permis ; le combat a mis fin à l'action de mouvement, Sprint est un nouveau mouvement après elle.
    .of = 4146c2e5
clause-open-33 =
    En selle.
    Décision : mettre la figurine dans une zone de ville quelconque ; on n'entre pas dans les zones intermédiaires ; un joueur recherché ne peut pas choisir la zone du Shérif.
    .of = 57ea2483
clause-open-34 =
    Chemin du Shérif.
    Décision : mêmes adjacences que les joueurs, mesas fermées, on peut repasser par une zone, on peut entrer dans les zones des bandits et des joueurs ; avec les bandits, il ne se passe rien.
    .of = 6512f933
clause-open-35 =
    Jusqu'à, ou exactement.
    Décision : jusqu'à (0 permis), comme l'impriment les cartes EN, FR, DE ; un réglage pour exactement.
    .of = d45619e6
clause-open-36 =
    Passer par la zone d'un joueur recherché.
    Décision : y entrer déclenche aussitôt la défausse et la tentative, et met fin au déplacement.
    .of = 41c14c76
clause-open-37 =
    Les joueurs recherchés non désignés.
    Décision : ils ne perdent que la carte défaussée.
    .of = f69e89c4
clause-open-38 =
    Arrestation du joueur actif à la fin de son propre tour.
    Décision : la résolution des histoires précède les PL Wanted, un joueur arrêté alors ne gagne donc pas de PL dans ENDTURN-04 ; la taille de la main est vérifiée avec la nouvelle blessure.
    .of = 3b17a424
clause-open-39 =
    Conditions remplies pendant la fin d'un tour.
    Décision : les conditions comptent du début du tour jusqu'au début d'ENDTURN-02 ; les gains des récompenses d'histoires ne posent pas de disque.
    .of = 690e31b5
clause-open-40 =
    Ordre des choix des contributeurs.
    Décision : dans le sens des aiguilles d'une montre à partir du joueur qui résout.
    .of = 40893ec8
clause-open-41 =
    Une pioche d'histoires s'épuise.
    Décision : sa place reste vide ; si les deux sont vides, il n'y a plus d'histoires.
    .of = 03bc319e
clause-open-42 =
    Quand la carte histoire suivante devient disponible.
    Décision : dès que la carte résolue est retirée, c'est-à-dire après toutes ses étapes.
    .of = da0fc277
clause-open-43 =
    Déplacer un disque.
    Décision : le déplacement compte comme le disque du tour ; il peut compléter la carte où il va ; la place quittée redevient libre.
    .of = c9e33e2f
clause-open-44 =
    Points Wanted d'une récompense d'histoire pour un Marshall.
    Décision : des points gagnés changent toujours le camp ; une récompense formulée comme un choix peut être refusée, les autres non.
    .of = 5c07d11a
clause-open-45 =
    Premier point sur une piste.
    Décision : le cube va de l'extérieur à la case 1 et en prend la récompense ; plusieurs points prennent chaque case l'une après l'autre.
    .of = e72f07c2
clause-open-46 =
    Capacité légendaire et baisse des PL.
    D'après les règles, les PL ne baissent en cours de partie que dans WWW-02 ; la carte combat 2 imprimée retire elle aussi 1 PL.
    Décision : une fois obtenue, la capacité reste.
    .of = adf2a8fb
clause-open-47 =
    Bornes des PL.
    Décision : pas de borne supérieure dans un programme ; jamais moins de 0 en cours de partie ; les totaux finaux peuvent être négatifs.
    .of = f6a4690d
clause-open-48 =
    Atteindre le but hors de son propre tour.
    Décision : le prochain ENDTURN-05 de qui que ce soit le constate.
    .of = 29c786d9
clause-open-49 =
    Cases de piste douteuses.
    En DE, une image laisse vide la case Marshall 1 et semble montrer une carte sur la case Wanted 7 ; l'autre image DE et FR ne montrent rien sur la case Wanted 7.
    Décision : la case Marshall 1 donne 20 $ (paires de montants égaux dans les autres lignes) ; Wanted 3, 5, 7 ne donnent rien.
    Garder les tableaux comme données.
    .of = 407dc419
clause-open-50 =
    Le plus recherché quand personne n'est recherché.
    Décision : personne ne le marque.
    .of = 0233dbfc
clause-open-51 =
    Stock des équipements.
    Le nombre d'exemplaires et les coûts ne sont pas dans les règles.
    Décision : des données ; un équipement épuisé ne peut pas être acheté.
    .of = 89f392a1
clause-open-52 =
    Améliorer.
    Décision : une fois par équipement, y compris dans la même action au magasin que l'achat.
    .of = ba73a53b
clause-open-53 =
    L'arme hors de son propre tour.
    Les règles disent active l'arme du dessus pendant son propre tour, et pourtant une cible en utilise une dans EXAMPLE-01.
    Décision : l'arme du dessus agit à tout moment ; on ne peut en changer que par ITEM-04.
    .of = 5d2637e7
clause-open-54 =
    Capacité de la Mule.
    Décision : des données ; l'excédent est rendu au moment où la Mule cesse d'être active.
    .of = bb05ea4e
clause-open-55 =
    Main plus grande que permis pendant le tour des autres.
    Décision : admis jusqu'à son propre ENDTURN-03.
    .of = 205ac505
clause-open-56 =
    Choisir une blessure quand on en a 3.
    La capacité d'Annie et Le Prix du sang offrent une blessure au choix.
    Décision : un joueur qui a 3 blessures ne peut pas choisir la blessure ; sans carte de poker, l'adversaire d'Annie ne subit alors rien.
    .of = f339713c
clause-open-57 =
    Capacité de Billy.
    Décision : Billy désigne le joueur, ce joueur choisit la carte ou l'argent ; qui n'a que l'un des deux le donne, qui n'a ni l'un ni l'autre ne donne rien.
    .of = f7f62b17
clause-open-58 =
    Se soigner sans blessure.
    Décision : interdit.
    .of = ec781bc5
clause-open-59 =
    Vendre une partie de ses pépites.
    Décision : un nombre quelconque à partir de 1 ; l'argent au-delà de 120 $ est perdu, mais les PL comptent.
    .of = 4db5204b
clause-open-60 =
    Sommes pour se divertir.
    Décision : seulement des multiples de 30 $, au moins 30 $.
    .of = 5a019ce3
clause-open-61 =
    Où l'on peut travailler.
    La liste des icônes de lieux n'est pas connue ici.
    Décision : les zones voisines d'un magasin ou d'un saloon, la Mine, la Banque, le Cabinet du Docteur, le Cabaret, le Ranch, la Gare ; dans EN, FR et DE, aussi le Bureau du Shérif et les Planques.
    .of = 7cd2b1f6
clause-open-62 =
    Détermination.
    Décision : coûte 1 action, en ajoute 2 (+1 net), pour ce tour seulement.
    .of = 25659c57
clause-open-63 =
    Quand on peut accomplir des objectifs.
    Décision : pendant son propre tour seulement, dès que la condition est remplie : aussi entre le début du tour et la première action, à la fin d'un mouvement, et avant ce qui pourrait la défaire.
    .of = 69910d73
clause-open-64 =
    Trop peu de jetons légendaires.
    Six joueurs avec trois objectifs chacun ont besoin des 18.
    Décision : piocher autant qu'il en reste.
    .of = 783be16a
clause-open-65 =
    Actions non utilisées.
    Décision : un joueur peut terminer plus tôt la phase d'actions ; les actions non utilisées sont perdues.
    .of = b58ecdff
clause-open-66 =
    Réactions hors des combats.
    Décision : un nombre quelconque ; dans RU, une par action et par joueur.
    .of = e97a599a
clause-open-67 =
    Joker.
    Décision : quand une carte doit être jouée, le Joker peut l'être pendant qu'on montre une autre carte de sa main ; il en a la valeur, la couleur et l'effet pour cet usage ; le Joker est défaussé, la carte montrée reste.
    Sans autre carte, il ne peut pas être joué dans un combat.
    .of = ab644f6a
clause-open-68 =
    Cartes bandit.
    Décision : la carte utilisée va sous sa pioche ; à la mise en place, les figurines sont réparties au hasard dans les Planques ; les autocollants sont numérotés de 1 à 6 dans l'ordre d'EXTRAS-06.
    .of = 8c705c2a
clause-open-69 =
    Équipements légendaires.
    Décision : une pile vide ne donne rien ; un joueur peut refuser ; se défaire d'un objet pour faire de la place n'est permis que pour les équipements légendaires.
    .of = 06992203
clause-open-70 =
    Wild Wild West.
    Décision : tout combat gagné pendant son propre tour compte, PNJ compris ; après le déclenchement, le Shérif peut se déplacer mais ne fait défausser personne ; un perdant à 0 PL reste à 0.
    .of = 4cde43d0
clause-open-71 =
    Le duel de DE pour départager.
    Décision : victoire partagée par défaut ; comme réglage : les joueurs à égalité jouent un duel avec les cartes en main, sans joueur actif, de nouvelles cartes en cas d'égalité, partagée si les mains s'épuisent.
    .of = c63a7071
clause-open-72 =
    Comparer les deux pistes pour départager en premier.
    Décision : comparer les nombres ; 5 Marshall égalent 5 Wanted ; sans points, c'est 0 ; les points en trop ne comptent pas.
    .of = 2a952d76
clause-open-73 =
    Première partie à un autre nombre de joueurs.
    Décision : 3 ou 4 joueurs ; à 4, Bloody Knife s'ajoute.
    .of = cb338109
clause-open-74 =
    Manque d'argent, de pépites ou de monnaie.
    Décision : les 36 pépites peuvent manquer quand des mules en portent plus de 4 chacune ; qui devrait alors en gagner une n'en gagne pas.
    L'argent, lui, ne manque pas : il y a 120 $ pour chacun des six joueurs, et la monnaie n'est pas représentée.
    .of = a35c771d
clause-open-75 =
    Défausse obligatoire avec une main vide.
    Décision : il ne se passe rien ; puis OPEN-03.
    .of = 0963eb70
clause-open-76 =
    Chasse à l'homme quand personne n'est recherché.
    Décision : peut être jouée ; le Shérif ne bouge pas ; un Marshall gagne tout de même 1 PL.
    .of = 1e511c41
clause-open-77 =
    Le voisin de droite qui est partie à l'affaire.
    Par exemple celui qui a déplacé le Shérif.
    Décision : pas d'exception.
    .of = 1c1be2eb
clause-open-78 =
    Les combats contre des PNJ remplissent-ils les conditions qui parlent de combats ?
    Décision : seulement si la carte ne dit pas « joueur ».
    .of = 7175c700
clause-open-79 =
    Le Shérif ou un joueur se trouve dans une Planque quand des bandits apparaissent.
    Décision : BANDIT-02 vaut ; le bandit n'est pas gardé pour plus tard.
    .of = 3fd06126
clause-open-80 =
    Braquer un joueur qui ne possède rien.
    Décision : permis ; le point Wanted est gagné.
    .of = d9fb8482
clause-open-81 =
    Ordre des gains d'une attaque de la banque.
    Décision : d'abord l'argent, puis les points Wanted et leurs récompenses de piste.
    .of = 8d3a2fca
clause-open-82 =
    Plusieurs effets légendaires ou de personnage au début d'un tour.
    Décision : dans l'ordre que veut le joueur actif, avant le choix du revenu.
    .of = 5137421f
clause-open-83 =
    Effet d'une carte combat qui blesse alors que le joueur a déjà 3 blessures.
    Décision : ignoré (WOUND-03) ; la carte du perdant est tout de même piochée.
    .of = adb79520
clause-open-84 =
    Un joker qui répète une carte déjà dans la main.
    Décision : permis ; on compare les valeurs (une couleur A A K ... bat A K ...).
    .of = f84d0930
clause-open-85 =
    Deux Tricheurs dans une main.
    Décision : chacun remplace n'importe quelle valeur de sa propre couleur imprimée ; cinq du même rang peut en utiliser un ou deux.
    .of = 499742d9
clause-open-86 =
    Points Wanted comme choix d'un Marshall (DIFF-59).
    Décision : il n'en faut pas, puisqu'on choisit en faisant l'action (MARSHAL-06) ; une règle maison peut laisser un joueur Marshall refuser les points et garder le reste.
    .of = f829f267
clause-open-87 =
    Le dernier duel de DE à trois ou plus à égalité (OPEN-71).
    Décision : tous les joueurs à égalité posent une carte à la fois ; la plus haute gagne ; à égalité pour la plus haute, on pose de nouveau ; partagée si les mains s'épuisent.
    .of = 4c0d0f51
clause-open-88 =
    Entrer sur une piste en DE (DIFF-60).
    Décision : dans toutes les éditions, le premier point met le cube sur la case 1 ; la formulation de DE ne demande pas de réglage.
    .of = a9c0e76d
clause-open-89 =
    La carte combat 10, encore et encore.
    Décision : son recommencement a lieu au plus une fois dans une action de combat, quel que soit le nombre de fois que le combat recommence.
    .of = cc2b5cbe
clause-open-90 =
    Fusillade d'un joueur qui n'a plus de carte.
    Décision : le nouveau combat commence ; qui n'a pas de carte à poser est traité comme dans OPEN-03.
    .of = a9af4b6d
clause-open-91 =
    La carte montrée avec un Joker quitte la main avant la révélation.
    Décision : elle ne peut être ni défaussée ni donnée tant qu'elle est nommée ; si une règle y oblige, le Joker garde la valeur et la couleur avec lesquelles il a été posé et perd l'effet.
    .of = 0bac57da
clause-open-92 =
    Traverser une mesa vers une zone où est un bandit.
    Décision : la blessure est d'abord soignée, puis le combat commence.
    .of = 0512f11f
clause-open-93 =
    Quand Pare-balles soigne.
    Décision : à la révélation, à l'étape des bonus.
    .of = 302e3f18
clause-open-94 =
    Un croupier qui perd.
    Toutes les éditions donnent une carte à chaque joueur qui perd ; le croupier n'est qu'un remplaçant.
    Décision : pas de carte pour le croupier ; un réglage pour les tables qui en donnent une.
    .of = 23d24ae3
clause-open-95 =
    L'or des fous et les pertes.
    La carte compte comme une pépite pour toutes les actions et tous les effets.
    Décision : dans EN, dont ce sont les mots, un braquage et une arrestation la comptent aussi ; ailleurs OPEN-16 (seulement ses propres paiements et comptes).
    .of = c2b0d922
clause-open-96 =
    Livraisons après d'autres mouvements (CATTLE-06, OPEN-31).
    Décision : EN et par défaut : à la fin d'une action de mouvement, Sprint compris comme sa prolongation ; FR et RU : à la fin de tout mouvement propre ; DE : tout mouvement propre pour la vente, une action de mouvement pour le vol.
    Cela remplace, pour les livraisons, la valeur par défaut donnée dans CATTLE-06 et DIFF-48 ; la capacité de Billy et les autres effets « après avoir terminé un mouvement » gardent OPEN-31.
    .of = 747c4b44
clause-open-97 =
    Renoncer à un effet de début de combat.
    EXAMPLE-01 montre un joueur qui ne veut en utiliser aucun.
    Décision : son détenteur peut se passer d'un effet à lui.
    .of = 1e1361b9
clause-open-98 =
    Ce que « une seule action » laisse de côté (STORY-15).
    Décision : elle commence et finit avec l'action ; ni le début du tour ni ce qui suit une action ne comptent donc avec la suivante.
    .of = 9bc183de
clause-diff-01 =
    SETUP-08 : figurines.
    Nature : formulation ; sans effet sur le jeu.
    .en = 13 figurines interchangeables à anneaux de couleur.
    .fr = 6 figurines de joueur, 1 du Shérif, 6 de bandit ; socles colorés.
    .de = 6 figurines de joueur, 1 du Shérif, 6 de bandit ; anneaux (6 de couleur, 6 gris, 1 brun).
    .ru = 13 figurines interchangeables à anneaux de couleur.
    .of = 5c64dd4e
clause-diff-02 =
    SETUP-26 : quand on nomme le premier joueur.
    Nature : règle (mineure).
    Par défaut : comme EN et RU.
    .en = Après les personnages et le placement.
    .fr = Après les personnages, avant les figurines et le placement.
    .de = Après les personnages, avant les figurines et le placement.
    .ru = Après les personnages et le placement.
    .of = 7a9961e8
clause-diff-03 =
    SETUP-04 : si l'on mélange les jetons bétail.
    Nature : lacune.
    Par défaut : mélangés.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = Mélangés et empilés.
    .ru = N'en dit rien.
    .of = 300da4ef
clause-diff-04 =
    SETUP-10 : pas de récompenses pour les points de départ.
    Nature : lacune.
    Par défaut : une règle générale.
    .en = Sur la carte de Billy seulement.
    .fr = Une règle générale.
    .de = Une règle générale.
    .ru = Sur la carte de Billy seulement.
    .of = 2bfd829d
clause-diff-05 =
    SETUP-11 : cube de piste inutilisé.
    Nature : formulation.
    .en = N'en dit rien.
    .fr = Près du bord gauche.
    .de = À côté du plateau, à gauche.
    .ru = N'en dit rien.
    .of = 65684964
clause-diff-06 =
    SETUP-15 : places des joueurs recherchés.
    Nature : formulation ; conseil.
    .en = Côte à côte, pour éviter une arrestation précoce.
    .fr = Côte à côte.
    .de = Côte à côte, après le premier joueur.
    .ru = Ensemble à gauche du premier joueur, vivement conseillé.
    .of = c650a1aa
clause-diff-07 =
    SETUP-18 : taille des deux pioches d'histoires.
    Nature : formulation.
    Par défaut : aussi égales que possible.
    .en = À peu près égales.
    .fr = Égales.
    .de = À peu près égales.
    .ru = À peu près égales.
    .of = 8d85367f
clause-diff-08 =
    SETUP-16, SETUP-17 : départ de la piste de PL et de la piste de blessure.
    Nature : formulation.
    .en = À gauche de la case 1 des PL ; le viseur.
    .fr = Case 0 des PL ; case 0 des blessures.
    .de = Case 0 des PL ; case 0 des blessures.
    .ru = Début de la piste de PL (0) ; le viseur.
    .of = 810cacb8
clause-diff-09 =
    SETUP-25 : mise en place des objectifs.
    Nature : formulation.
    .en = Dans la liste de mise en place et dans les variantes.
    .fr = Dans les variantes seulement.
    .de = Dans les variantes seulement.
    .ru = Dans la liste de mise en place et dans les variantes.
    .of = 562896c7
clause-diff-10 =
    LIMIT-01 : liste du matériel.
    Nature : erratum RU (incertain).
    Par défaut : la liste complète (EN).
    .en = Complète.
    .fr = Complète.
    .de = Complète.
    .ru = Sans les plateaux individuels, les jetons bétail ni les aides de jeu.
    .of = e96efdcf
clause-diff-11 =
    CHAR-05 : capacité d'Annie.
    Nature : formulation.
    Par défaut : au début du combat.
    .en = Au début d'un combat.
    .fr = Au début d'un combat.
    .de = Avant un combat.
    .ru = Au début d'un combat.
    .of = 7ae5dff7
clause-diff-12 =
    ENDGAME-01 : les trois durées.
    Nature : formulation.
    .en = Dans les deux chapitres.
    .fr = Dans les deux chapitres.
    .de = Dans le dernier chapitre seulement.
    .ru = Dans les deux chapitres.
    .of = 682d9351
clause-diff-13 =
    ENDGAME-03 : de qui on vérifie les PL à la fin du tour.
    Nature : rédaction.
    Par défaut : de n'importe qui.
    .en = Du joueur qui finit son tour ; ailleurs, deux fois, de n'importe quel joueur.
    .fr = Du joueur qui finit son tour ; ailleurs, deux fois, de n'importe quel joueur.
    .de = De n'importe qui.
    .ru = Du joueur actif ; dans le résumé, de n'importe qui.
    .of = 6510de2e
clause-diff-14 =
    ITEM-03, ITEM-04 : changer d'arme ou de monture.
    Nature : règle.
    FR et DE se contredisent.
    Par défaut : comme EN et RU.
    .en = Au début du tour ou à l'achat ; les deux sortes nommées.
    .fr = Une note : au début du tour suivant seulement, les armes seulement ; le chapitre du magasin : aussi à l'achat.
    .de = Une note : au début du tour suivant seulement, les armes seulement ; le chapitre du magasin : aussi à l'achat.
    .ru = Au début du tour ou à l'achat ; les deux sortes nommées ; aussi dans le chapitre des équipements.
    .of = 156535d9
clause-diff-15 =
    MOVE-04 : pas en diagonale.
    Nature : lacune.
    Par défaut : adjacentes.
    .en = Adjacentes.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Se toucher par un coin, c'est être adjacent.
    .of = cef1d5d0
clause-diff-16 =
    MOVE-01 : si le mouvement entier est obligatoire.
    Nature : formulation.
    Par défaut : jusqu'à.
    .en = Jusqu'au mouvement.
    .fr = « Jusqu'à » manque.
    .de = Jusqu'au mouvement.
    .ru = Égal ou moindre.
    .of = f9b441d5
clause-diff-17 =
    CARD-02 : quand on défausse une carte de poker utilisée pour son action.
    Nature : formulation.
    Par défaut : après la résolution.
    .en = Après la résolution complète, dit deux fois.
    .fr = Dit une fois, par l'ordre des étapes.
    .de = Dit une fois, par l'ordre des étapes.
    .ru = Après la résolution complète, dit deux fois.
    .of = 4ace452d
clause-diff-18 =
    FIGHT-04 : étape des effets de début de combat.
    Nature : règle.
    Par défaut : comme EN et RU.
    .en = Avant le choix des cartes, en alternant, le joueur actif d'abord.
    .fr = Pas de telle étape.
    .de = Pas de telle étape.
    .ru = Avant le choix des cartes, en alternant, le joueur actif d'abord.
    .of = d6b0dc9c
clause-diff-19 =
    EXAMPLE-01, FIGHT-04 : moment de la capacité d'Annie.
    Nature : règle.
    Par défaut : comme EN et RU.
    .en = Avant le choix des cartes.
    .fr = Une fois les deux cartes posées faces cachées.
    .de = Une fois les deux cartes posées faces cachées.
    .ru = Avant le choix des cartes.
    .of = f91cab46
clause-diff-20 =
    FIGHT-13 : si les valeurs peuvent monter.
    Nature : règle.
    Par défaut : comme EN.
    .en = Jamais ; minimum 2.
    .fr = Jusqu'à un As ; minimum 2.
    .de = Jusqu'à un As ; minimum 2.
    .ru = Jusqu'à un As ; minimum 2.
    .of = db6c7637
clause-diff-21 =
    EXAMPLE-01, ITEM-10 : ce que fait le Fusil amélioré.
    Nature : règle.
    Par défaut : il diminue la carte de l'adversaire.
    .en = Diminue le K d'Annie jusqu'à Q.
    .fr = Augmente la Q de Bass jusqu'à K.
    .de = Diminue le K d'Annie jusqu'à Q.
    .ru = Diminue le K d'Annie jusqu'à Q.
    .of = 8c7430b7
clause-diff-22 =
    EXAMPLE-01 : carte du perdant.
    Nature : erratum FR, DE (FIGHT-15 la donne).
    Par défaut : piochée.
    .en = Piochée.
    .fr = Pas mentionnée.
    .de = Pas mentionnée.
    .ru = Piochée.
    .of = 1ff61815
clause-diff-23 =
    FIGHT-10 : ordre des bonus.
    Nature : lacune.
    Par défaut : comme RU.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = La carte de poker du joueur actif d'abord.
    .of = 1ef03b12
clause-diff-24 =
    FIGHT-07 : refuser compte comme perdre.
    Nature : formulation.
    Par défaut : oui.
    .en = Dit expressément.
    .fr = Implicite.
    .de = Implicite.
    .ru = Implicite.
    .of = 0786ae23
clause-diff-25 =
    ROB-01 : ce que l'on peut prendre.
    Nature : erratum FR.
    Par défaut : l'argent.
    .en = Argent ou pépites.
    .fr = « Or » ou pépites.
    .de = Argent ou pépites.
    .ru = Argent ou pépites.
    .of = eeeddf3a
clause-diff-26 =
    ROB-05 : nom de l'action.
    Nature : formulation.
    .en = Un seul mot.
    .fr = Deux mots pour la même chose.
    .de = Un seul mot.
    .ru = Un seul mot.
    .of = 411ce3e2
clause-diff-27 =
    ARREST-05 : si le Shérif va lui aussi au Bureau.
    Nature : lacune.
    Par défaut : oui.
    .en = Ambigu.
    .fr = Ambigu.
    .de = Oui, les deux y sont mis.
    .ru = Oui, les deux y vont.
    .of = 1dcfc34d
clause-diff-28 =
    STORE-03 : limite de trois objets divers dans la liste du magasin.
    Nature : formulation.
    .en = Aussi dans la liste du magasin.
    .fr = Dans le chapitre des équipements seulement.
    .de = Dans le chapitre des équipements seulement.
    .ru = Dans le chapitre des équipements seulement.
    .of = 058eff3e
clause-diff-29 =
    ITEM-07 : faire de la place pour un quatrième objet.
    Nature : règle.
    Par défaut : comme EN et RU.
    .en = Seulement par des équipements qui se défaussent eux-mêmes.
    .fr = Quand on a fait de la place.
    .de = Quand on a fait de la place.
    .ru = Seulement par des équipements qui se consomment.
    .of = b284ba28
clause-diff-30 =
    LOC-03 : lieu et zone distingués.
    Nature : lacune.
    Par défaut : comme RU.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Les icônes définissent les lieux.
    .of = dcfbc3a8
clause-diff-31 =
    POKER-07 : cartes de la main dans la main de poker.
    Nature : erratum FR.
    Par défaut : deux.
    .en = Deux.
    .fr = Deux ou plus.
    .de = Deux.
    .ru = Deux au choix.
    .of = b13176a7
clause-diff-32 =
    POKER-10 : le pot quand le croupier gagne.
    Nature : formulation.
    Par défaut : à la réserve.
    .en = À la réserve (règle).
    .fr = L'exemple seulement.
    .de = L'exemple seulement.
    .ru = À la réserve (règle).
    .of = f0f2c0e0
clause-diff-33 =
    POKER-12 : égalité sans le joueur actif.
    Nature : lacune.
    Par défaut : un nombre quelconque.
    .en = 2 joueurs.
    .fr = 2 joueurs.
    .de = Plusieurs.
    .ru = Quelconque.
    .of = dcadc8f8
clause-diff-34 =
    POKER-14 : rang de cinq du même rang.
    Nature : douteuse.
    Par défaut : deuxième.
    .en = Au-dessous du carré, pour autant que l'ordre du tableau soit certain.
    .fr = Deuxième.
    .de = Deuxième.
    .ru = Deuxième.
    .of = 04aac1d4
clause-diff-35 =
    POKER-15 : égalités à l'intérieur d'une catégorie.
    Nature : règle.
    Par défaut : comparaison complète selon l'usage.
    .en = Les valeurs comptent (exemple).
    .fr = N'en dit rien.
    .de = Brelan, carte la plus haute, paire la plus haute, kicker.
    .ru = Les valeurs comptent (exemple).
    .of = 8411533a
clause-diff-36 =
    POKER-17 : ce que Tricheur peut être.
    Nature : règle.
    EN se contredit.
    Par défaut : n'importe quelle valeur.
    .en = Carte : n'importe quelle valeur ; exemple : n'importe quelle carte.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Exemple : n'importe quelle carte.
    .of = 7e25f15f
clause-diff-37 =
    POKER-18 : Tricheur au flop.
    Nature : lacune.
    Par défaut : comme RU.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Un simple 2.
    .of = 7e9ab6da
clause-diff-38 =
    EXAMPLE-05, EXAMPLE-06 : cartes de l'exemple de poker.
    Nature : erratum DE ; les couleurs de RU sont incertaines.
    Par défaut : comme EN.
    .en = Cohérent.
    .fr = Cohérent.
    .de = Pare-balles n'est pas parmi les cartes piochées ; le 8♠ apparaît deux fois ; d'autres couleurs.
    .ru = Autant qu'on puisse distinguer les couleurs, le 10♣ apparaît deux fois et un 9♣ remplace le 9♠.
    .of = d649aae8
clause-diff-39 =
    EXAMPLE-05 : formulation de l'exemple de poker.
    Nature : formulation.
    .en = Raison donnée ; le croupier pose faces cachées.
    .fr = Raison absente ; le croupier faces cachées.
    .de = Raison absente ; le croupier faces cachées.
    .ru = Raison donnée ; la carte du croupier dite visible, le joueur actif faces cachées.
    .of = 06c5c47c
clause-diff-40 =
    POKER-06 : qui retourne le flop.
    Nature : formulation.
    .en = Personne n'est nommé.
    .fr = Personne n'est nommé.
    .de = Le croupier.
    .ru = Personne n'est nommé.
    .of = 32d13407
clause-diff-41 =
    HEIST-05 : égalité contre le garde.
    Nature : règle.
    Par défaut : le garde gagne.
    .en = Le garde gagne.
    .fr = Le joueur actif gagne.
    .de = Le joueur actif gagne.
    .ru = Le garde gagne.
    .of = 254f8789
clause-diff-42 =
    HEIST-03 : qui pose d'abord.
    Nature : règle (mineure).
    Par défaut : comme EN et RU.
    .en = Le joueur actif (exemple : le garde).
    .fr = Le garde.
    .de = Le garde.
    .ru = Le joueur actif.
    .of = 69e3f04b
clause-diff-43 =
    HEIST-03 : étape des effets de début de combat dans une attaque de la banque.
    Nature : règle.
    Par défaut : comme EN et RU.
    .en = Oui, après la pioche des cartes combat.
    .fr = Non.
    .de = Non.
    .ru = Oui.
    .of = 8edbfc1e
clause-diff-44 =
    HEAL-02 : cartes pour les blessures soignées.
    Nature : formulation.
    Par défaut : piochées.
    .en = Dans les deux chapitres.
    .fr = Dans le chapitre des soins seulement.
    .de = Dans le chapitre des soins seulement.
    .ru = Dans les deux chapitres.
    .of = 1805a5ac
clause-diff-45 =
    REVEL-02 : tableau des sommes.
    Nature : formulation.
    Par défaut : multiples de 30 $.
    .en = Un tableau.
    .fr = Un tableau.
    .de = Un tableau.
    .ru = Pas de tableau, n'importe quelle somme.
    .of = a50baad3
clause-diff-46 =
    CATTLE-01 : acquérir du bétail.
    Nature : formulation.
    Par défaut : comme EN, avec les ajouts de RU.
    .en = Seulement sans jeton ; face cachée.
    .fr = Limite d'un jeton.
    .de = Au plus un acquis à la fois.
    .ru = Seulement sans jeton ; au hasard ; limite « par défaut ».
    .of = bdd525b4
clause-diff-47 =
    CATTLE-04, CATTLE-05 : livraison.
    Nature : règle (mineure).
    Par défaut : facultative, par jeton.
    .en = Facultative, un jeton.
    .fr = Facultative, un jeton.
    .de = Facultative, un jeton.
    .ru = Faite pour chaque jeton porté.
    .of = 24415a5d
clause-diff-48 =
    CATTLE-06 : quand on peut livrer.
    Nature : règle (mineure).
    Par défaut : tout mouvement propre ; remplacé par OPEN-96.
    .en = À la fin d'une action de mouvement.
    .fr = À la fin du mouvement.
    .de = À la fin du mouvement (vente), d'une action de mouvement (vol).
    .ru = À la fin du mouvement.
    .of = cc0e17a3
clause-diff-49 =
    CATTLE-07 : un joueur recherché qui vend du bétail.
    Nature : lacune.
    Par défaut : comme RU.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Rappel : pas de points Marshall.
    .of = 7e10f638
clause-diff-50 =
    CATTLE-09 : noms des livraisons.
    Nature : erratum FR.
    .en = Distincts.
    .fr = Le mot pour le vol réapparaît comme source Marshall.
    .de = Distincts.
    .ru = Distincts.
    .of = 86491aa0
clause-diff-51 =
    DEPOSIT-03 : argent au-delà de 120 $.
    Nature : formulation.
    .en = Perdu.
    .fr = Perdu.
    .de = Perdu.
    .ru = À la réserve.
    .of = e812d1a2
clause-diff-52 =
    STORY-02 : poser un disque.
    Nature : formulation.
    Par défaut : peut.
    .en = La règle : peut ; une légende : le fait.
    .fr = La règle : peut ; une légende : le fait.
    .de = La règle : peut ; une légende : le fait.
    .ru = La règle et une légende : peut.
    .of = 4f8dd296
clause-diff-53 =
    STORY-03 : marqueur nommé.
    Nature : erratum FR.
    Par défaut : disque.
    .en = Disque.
    .fr = Disque et cube mêlés.
    .de = Disque.
    .ru = Marqueur d'histoire.
    .of = 48fd9332
clause-diff-54 =
    STORY-06 : déplacer un disque.
    Nature : règle (mineure).
    Par défaut : l'autre carte.
    .en = Depuis l'autre carte.
    .fr = Depuis une autre carte.
    .de = N'importe quel disque à soi déjà posé.
    .ru = Depuis l'autre carte.
    .of = 6b2602d1
clause-diff-55 =
    STORY-13 : le Shérif ne se déplace que s'il est actif.
    Nature : formulation.
    Par défaut : seulement s'il est actif.
    .en = Dans l'étape.
    .fr = Légende seulement.
    .de = Dans l'étape.
    .ru = Dans l'étape.
    .of = 69b29dbd
clause-diff-56 =
    SHERIFF-04 : distance.
    Nature : règle.
    EN, FR et DE se contredisent.
    Par défaut : jusqu'à.
    .en = Les cartes : jusqu'à ; la règle : exactement.
    .fr = Les cartes : jusqu'à ; la règle : exactement.
    .de = Les cartes : jusqu'à ; la règle : exactement.
    .ru = Exactement, aussi sur les cartes.
    .of = 8b0d0e94
clause-diff-57 =
    SHERIFF-06 : le déplacement après la rencontre d'un joueur recherché.
    Nature : lacune.
    Par défaut : se termine.
    .en = N'en dit rien.
    .fr = Le reste du déplacement est perdu.
    .de = N'en dit rien.
    .ru = Interrompu.
    .of = 75901c86
clause-diff-58 =
    EXAMPLE-08 : détails de l'exemple d'histoire.
    Nature : formulation.
    .en = Rouge est recherché ; le Shérif va vers le haut et la droite.
    .fr = Il n'est pas dit que Rouge est recherché ; vers le haut.
    .de = Il n'est pas dit que Rouge est recherché ; vers le haut et la droite ; bandits expliqués Planque par Planque.
    .ru = Rouge est recherché ; vers la droite.
    .of = 88f76fca
clause-diff-59 =
    MARSHAL-06 : perdre ses points Marshall.
    Nature : règle.
    Par défaut : à tout gain.
    .en = À tout gain de points Wanted.
    .fr = Comme choix du joueur, fait en menant une action qui donne des points Wanted.
    .de = Comme choix du joueur, fait en menant une action qui donne des points Wanted.
    .ru = Le joueur peut devenir recherché, et les perd alors aussitôt.
    .of = 49e294f2
clause-diff-60 =
    MARSHAL-07 : où le cube commence après un changement de piste.
    Nature : règle (mineure).
    Par défaut : avant la case 1.
    .en = Au début de la piste.
    .fr = Au début de la piste.
    .de = Sur la première case.
    .ru = Au début de la piste.
    .of = acf85124
clause-diff-61 =
    WANTED-04 : paragraphe sur l'avancée du cube.
    Nature : erratum FR.
    .en = Correct.
    .fr = Copie du paragraphe Marshall.
    .de = Correct.
    .ru = Correct.
    .of = 37c329ed
clause-diff-62 =
    WANTED-06 : PL de consolation dans le chapitre Wanted.
    Nature : erratum FR.
    Par défaut : comme EN.
    .en = À égalité 1 chacun, les autres joueurs recherchés 1.
    .fr = 3 sauf égalité, chaque autre joueur 1.
    .de = À égalité 1 chacun, les autres joueurs recherchés 1.
    .ru = 3 sauf égalité, les autres joueurs recherchés 1.
    .of = 71ecb691
clause-diff-63 =
    WANTED-05 : image de la piste.
    Nature : erratum FR, DE.
    .en = Pas de texte dans l'image.
    .fr = Une note nomme les points Marshall.
    .de = Une image dit fin de la partie.
    .ru = Pas de contradiction.
    .of = 90950bd0
clause-diff-64 =
    WANTED-07 : qui est le joueur le plus recherché.
    Nature : formulation.
    .en = Pas défini.
    .fr = Pas défini.
    .de = Pas défini.
    .ru = Celui qui a le plus de points Wanted.
    .of = 5368ce05
clause-diff-65 =
    BANDIT-04 : quand on pioche les cartes combat d'un bandit.
    Nature : formulation.
    Par défaut : avant le choix du joueur.
    .en = Avant le choix du joueur (dans l'exemple : après).
    .fr = Après le choix du joueur.
    .de = Après le choix du joueur.
    .ru = Avant le choix du joueur (dans l'exemple : après).
    .of = d903bc56
clause-diff-66 =
    BANDIT-04, SHERIFF-09 : étape des effets de début de combat contre un bandit ou le Shérif.
    Nature : règle.
    Par défaut : comme EN et RU.
    .en = Une telle étape.
    .fr = Pas de telle étape.
    .de = Pas de telle étape.
    .ru = Une telle étape.
    .of = 40ebb7c6
clause-diff-67 =
    HAND-10 : Mains en l'air !
    Nature : règle.
    Par défaut : moins 2.
    .en = Moins 2, une fois par combat.
    .fr = Moins 1.
    .de = Moins 1.
    .ru = Moins 2.
    .of = 92ef02e1
clause-diff-68 =
    EXAMPLE-03, EXAMPLE-04 : exemple du bandit.
    Nature : règle (suit DIFF-67).
    .en = Annie gagne.
    .fr = Annie perd.
    .de = Annie perd.
    .ru = Annie gagne.
    .of = c431f7c6
clause-diff-69 =
    BANDIT-07 : où va le bandit.
    Nature : formulation.
    Par défaut : il peut revenir.
    .en = Hors du plateau ; dans la précision, hors du jeu.
    .fr = Hors du plateau.
    .de = Hors du plateau ; dans la précision, hors du jeu.
    .ru = Hors du plateau ; dans la précision, hors du jeu.
    .of = 5236c801
clause-diff-70 =
    SHERIFF-02 : Chasse à l'homme sans joueur recherché.
    Nature : formulation.
    Par défaut : ne bouge pas.
    .en = Le Shérif ne bouge pas.
    .fr = Peut se lire des deux façons.
    .de = Le Shérif ne bouge pas.
    .ru = Le Shérif ne bouge pas.
    .of = 3b6ba0fb
clause-diff-71 =
    SHERIFF-07 : qui défausse quand le Shérif arrive.
    Nature : formulation.
    Par défaut : tous.
    .en = Tous les joueurs recherchés qui y sont.
    .fr = Le joueur recherché.
    .de = Chacun d'eux.
    .ru = Chacun d'eux.
    .of = ed974ce5
clause-diff-72 =
    SHERIFF-09 : refuser face au Shérif.
    Nature : règle.
    Par défaut : permis.
    .en = Permis, puis arrêté.
    .fr = Pas de tel choix.
    .de = Pas de tel choix.
    .ru = Permis, puis arrêté.
    .of = f6475331
clause-diff-73 =
    SHERIFF-10 : qui réagit, qui perd les égalités.
    Nature : erratum EN, FR.
    Par défaut : le joueur recherché.
    .en = Le « joueur actif » réagit ; le Shérif gagne les égalités.
    .fr = Le « joueur actif », pour les deux.
    .de = Le joueur recherché, pour les deux.
    .ru = Le joueur réagit ; le Shérif gagne les égalités.
    .of = 16a6c6c9
clause-diff-74 =
    SHERIFF-11 : pertes lors d'une arrestation par le Shérif.
    Nature : règle.
    Par défaut : la moitié des deux.
    .en = La moitié de l'argent et la moitié des pépites.
    .fr = La moitié de l'argent seulement.
    .de = La moitié de l'argent et la moitié des pépites.
    .ru = La moitié de l'argent et la moitié des pépites.
    .of = b1b9b962
clause-diff-75 =
    SHERIFF-14 : devenir recherché à côté du Shérif.
    Nature : lacune.
    Par défaut : comme EN et RU.
    .en = Permis, pas de tentative avant qu'il n'y soit déplacé.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Permis, pas de tentative avant qu'il n'y soit déplacé.
    .of = c8cd40b6
clause-diff-76 =
    ITEM-09 : pépites au-delà de 4 quand on quitte la Mule.
    Nature : lacune.
    Par défaut : rendues.
    .en = Rendues.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Rendues.
    .of = e3de2480
clause-diff-77 =
    HAND-09 : nombre de réactions.
    Nature : règle.
    Par défaut : pas de limite pour une action, un seul exemplaire dans un combat.
    .en = Quelconque dans un combat (une seule Mains en l'air !).
    .fr = Quelconque dans un combat.
    .de = Quelconque dans un combat.
    .ru = Une par action ; dans les combats, pas deux exemplaires.
    .of = 3f520126
clause-diff-78 =
    CARD-05 : si Instinct utilisé comme action donne aussi son bonus.
    Nature : lacune.
    Par défaut : comme EN et RU.
    .en = Pas le bonus en plus.
    .fr = N'en dit rien.
    .de = N'en dit rien.
    .ru = Pas le bonus en plus.
    .of = 85d78230
clause-diff-79 =
    SCORE-03 : PL pour l'argent.
    Nature : règle (sans effet avec 120 $).
    Par défaut : pas de plafond.
    .en = Pas de plafond.
    .fr = 2 PL au plus.
    .de = 2 PL au plus.
    .ru = Pas de plafond.
    .of = edcf4bb9
clause-diff-80 =
    TIEBREAK-04 : dernier moyen de départager.
    Nature : règle.
    Par défaut : partagée.
    .en = Victoire partagée.
    .fr = Victoire partagée.
    .de = Duel.
    .ru = Victoire partagée.
    .of = 079bf4b2
clause-diff-81 =
    GOAL-06 : combien de jetons valent 1, 2 et 3 PL.
    Nature : erratum DE.
    Par défaut : 6/9/3.
    .en = 6 / 9 / 3.
    .fr = 6 / 9 / 3.
    .de = 9 / 6 / 3.
    .ru = 6 / 9 / 3.
    .of = b5ee161e
clause-diff-82 =
    GOAL-05 : qui choisit les jetons en surplus.
    Nature : lacune.
    Par défaut : le joueur.
    .en = N'en dit rien.
    .fr = N'en dit rien.
    .de = Le joueur.
    .ru = Le joueur.
    .of = 01e9d61f
clause-diff-83 =
    WWW-01 à WWW-04 : variante de compétition.
    Nature : lacune.
    Par défaut : facultative.
    .en = Pas de telle variante.
    .fr = Pas de telle variante.
    .de = Quatre règles.
    .ru = Pas de telle variante.
    .of = c5664420
clause-diff-84 =
    EXTRAS-01 à EXTRAS-10, GBH-01 à GBH-08 : règles des extensions.
    Nature : lacune.
    Par défaut : facultatives.
    .en = Aucune.
    .fr = Aucune.
    .de = Aucune.
    .ru = Deux extensions.
    .of = 0ea0bf97
clause-diff-85 =
    FIRSTGAME-07 : numéros d'étapes cités.
    Nature : erratum dans toutes.
    .en = Un sur six concorde.
    .fr = Aucun ne concorde.
    .de = Aucun ne concorde.
    .ru = Quatre sur six concordent.
    .of = 9cef1c2e
clause-diff-86 =
    FIRSTGAME-03 : bétail dans la première partie.
    Nature : formulation.
    .en = Pas d'acquisition.
    .fr = Pas d'acquisition.
    .de = Pas d'acquisition.
    .ru = Ni acquisition ni convoi.
    .of = 86b4c7b8
clause-diff-87 =
    FIRSTGAME-09 : langue et titre.
    Nature : erratum EN, FR.
    .en = Liste Bloody Money, carte Blood Money.
    .fr = Page en anglais, même lapsus.
    .de = Un seul titre.
    .ru = Un seul titre.
    .of = 31407e67
clause-diff-88 =
    MIB-02 : la onzième carte.
    Nature : formulation.
    .en = Une carte de règles.
    .fr = Une carte de règles et de mise en place.
    .de = Une carte de règles et de mise en place.
    .ru = Une carte de référence avec des règles.
    .of = 48b79025
clause-diff-89 =
    TIP-02 : conseil sur les combats.
    Nature : erratum DE.
    .en = Éviter les défaites probables.
    .fr = Éviter les défaites probables.
    .de = Qui ne combat pas ne gagnera pas.
    .ru = Éviter les défaites probables.
    .of = 011b56a6
clause-diff-90 =
    ENDGAME-06 : titre du dernier chapitre.
    Nature : formulation.
    .en = Fin de la partie.
    .fr = Fin de la partie.
    .de = Le même mot que la phase de fin du tour.
    .ru = Fin de la partie.
    .of = a5b219e7
clause-diff-91 =
    SCORE-07 : compter les objectifs.
    Nature : formulation.
    .en = Révéler les jetons.
    .fr = Révéler les jetons.
    .de = Révéler les objectifs, compter les jetons.
    .ru = Révéler les jetons.
    .of = 99c1e75a
clause-diff-92 =
    WOUND-04 : note sur la défaite.
    Nature : formulation.
    .en = N'importe quel combat.
    .fr = Contre un PNJ ou un joueur.
    .de = Contre un PNJ ou un joueur.
    .ru = N'importe quel combat.
    .of = 26b006a6
clause-diff-93 =
    FIGHT-18 : note sur les effets des cartes.
    Nature : formulation.
    .en = Certaines ont une réaction ou un bonus.
    .fr = Toutes n'ont pas d'action.
    .de = Toutes n'ont pas d'action.
    .ru = Certaines ont une réaction ou un bonus.
    .of = c6a4c7f9
clause-diff-94 =
    STORY-04 : légende sur ce qui complète une carte histoire.
    Nature : erratum EN, FR.
    Par défaut : disques.
    .en = Un nombre de joueurs.
    .fr = Un nombre de joueurs.
    .de = Un nombre de disques.
    .ru = Un nombre de marqueurs.
    .of = 99f054dc
clause-diff-95 =
    EXAMPLE-02 : exemple de l'attaque de la banque.
    Nature : formulation.
    .en = Les deux posent une carte, le garde d'abord.
    .fr = Le garde d'abord.
    .de = Le garde d'abord.
    .ru = Pose des cartes omise.
    .of = 1771179d
clause-diff-96 =
    MARSHAL-08 : un joueur recherché ne peut pas devenir Marshall.
    Nature : formulation.
    .en = Précisions et chapitre des personnages.
    .fr = Aussi dans le chapitre Marshall.
    .de = Aussi dans le chapitre Marshall.
    .ru = Précisions et chapitre des personnages.
    .of = 4db1fa97
clause-diff-97 =
    BANDIT-03 : le reste du mouvement à la rencontre d'un bandit.
    Nature : formulation.
    Par défaut : perdu.
    .en = Le mouvement se termine ; exemple : le reste est perdu.
    .fr = Le mouvement se termine ; l'exemple n'en dit rien.
    .de = Le mouvement se termine ; l'exemple n'en dit rien.
    .ru = Le mouvement se termine ; exemple : le reste est perdu.
    .of = cdd0ef55
clause-diff-98 =
    TIP-06 : quand être recherché est moins risqué.
    Nature : erratum DE.
    .en = Au début de la partie.
    .fr = Au début de la partie.
    .de = Quand on l'est dès le début.
    .ru = Au début de la partie.
    .of = 8597c4dd
clause-diff-99 =
    FIGHT-11 : réactions une carte à la fois.
    Nature : formulation.
    Par défaut : une carte par occasion.
    .en = Par la formulation : une réaction, puis l'autre joueur.
    .fr = Par la formulation : une réaction, puis l'autre joueur.
    .de = Par la formulation : une réaction, puis l'autre joueur.
    .ru = Dit expressément.
    .of = fd55b56b
clause-diff-100 =
    WANTED-03 : points Wanted au-delà de la case 9.
    Nature : formulation.
    Par défaut : 1 chacun.
    .en = 1 PL chacun.
    .fr = 1 PL chacun.
    .de = 1 PL chacun.
    .ru = PL, nombre non répété (chapitre Marshall : 1 chacun).
    .of = f43b60a2
clause-diff-101 =
    SETUP-03, SETUP-22 : mélange des pioches de poker et de combat.
    Nature : formulation.
    Par défaut : mélangées.
    .en = Mélangées.
    .fr = Mélangées.
    .de = Mélangées.
    .ru = Formées ; le mélange n'est pas mentionné.
    .of = 7f16fc81
clause-diff-102 =
    POKER-08 : main vide à la mise.
    Nature : erratum DE.
    Par défaut : jouer.
    .en = Doit jouer la carte piochée.
    .fr = Doit jouer la carte piochée.
    .de = Doit prendre la carte piochée.
    .ru = Doit utiliser la carte piochée.
    .of = ddb811e9
clause-diff-103 =
    ITEM-06 : ce qui est interdit avec trois objets divers.
    Nature : formulation.
    Par défaut : tout.
    .en = Acheter et gagner.
    .fr = Acheter.
    .de = Acquérir.
    .ru = Acquérir.
    .of = d965384a
clause-diff-104 =
    MARSHAL-04, WANTED-02 : récompenses de piste reçues.
    Nature : formulation.
    Par défaut : toutes.
    .en = Cases franchies ou atteintes.
    .fr = Cases où l'on entre.
    .de = Cases franchies ou atteintes.
    .ru = Cases franchies, la dernière comprise.
    .of = 29bde729
clause-diff-105 =
    SETUP-28 : cartes équipement sur l'étal.
    Nature : formulation.
    Par défaut : triées.
    .en = Sur l'étal près du plateau.
    .fr = Sur l'étal près du plateau.
    .de = Triées ; place de l'étal non indiquée.
    .ru = Sur l'étal près du plateau.
    .of = e92c7754
clause-diff-106 =
    CARD-06 : Réputation, une pendant quel tour.
    Nature : formulation.
    Par défaut : son propre tour.
    .en = Son propre tour.
    .fr = Son propre tour.
    .de = Son propre tour.
    .ru = Un tour.
    .of = 279499d1
clause-diff-107 =
    ITEM-01 : ce qu'on ne peut pas avoir en double.
    Nature : formulation.
    Par défaut : l'équipement, amélioré ou non.
    .en = Un équipement.
    .fr = Chapitre du magasin : un équipement ; chapitre des équipements : un nom de carte.
    .de = Un équipement.
    .ru = Un équipement.
    .of = 4e57b2a8
clause-diff-108 =
    GOAL-02 : le propriétaire regarde les objectifs gardés.
    Nature : formulation.
    Par défaut : il les regarde.
    .en = Implicite.
    .fr = Implicite.
    .de = Implicite.
    .ru = Dit expressément.
    .of = f407c093
clause-diff-109 =
    TIP-03 : si la Carte de mineur est améliorée.
    Nature : erratum RU.
    Par défaut : non.
    .en = Pas dite améliorée.
    .fr = Pas dite améliorée.
    .de = Pas dite améliorée.
    .ru = Dite améliorée.
    .of = 4da8b68f
