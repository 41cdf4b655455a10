# Public Enemy Number One in French: the clauses of the rules. The English stands in clauses.yaml.

clause-peno-comp-01 =
    48 cartes Hors-la-loi : 12 pour chacune des quatre villes, Tombstone, Cripple Creek, Dodge City et Deadwood.
    Le dos de la carte nomme sa ville.
    .of = 6821328a
clause-peno-comp-02 =
    Chaque hors-la-loi appartient à l'un des quatre gangs : Wild Bunch, Dalton, James-Younger, Loners.
    Chaque ville compte les quatre gangs en nombre égal, soit 3 cartes de chaque gang par ville et 12 de chaque gang en tout.
    Voir PENO-EX-04.
    .of = 2c4a96e2
clause-peno-comp-03 =
    Chaque gang a une carte de chef, et chaque ville contient exactement un chef.
    Le chef rattache le gang, et ses jetons Wanted, à une ville et à la couleur de cette ville.
    Wild Bunch : Tombstone, rouge, chef Butch Cassidy.
    Dalton : Cripple Creek, vert, chef Bob Dalton.
    James-Younger : Deadwood, bleu ; le chef n'est pas nommé (Jesse James est le candidat évident).
    Loners : Dodge City, jaune ; le chef n'est pas nommé.
    .of = ca419aa4
clause-peno-comp-04 =
    Les Loners sont un gang inventé ; la composition des autres est simplifiée.
    Sans effet sur le jeu.
    .of = 50626b13
clause-peno-comp-05 = 12 cartes Saloon : 4 Chasseurs de prime, 4 Arnaqueurs, 4 Shérifs.
    .of = b1587f60
clause-peno-comp-06 = 24 jetons Wanted : 6 par gang.
    .of = 559f612c
clause-peno-comp-07 = 1 jeton One.
    .of = 076d82bd
clause-peno-comp-08 =
    Pour les règles optionnelles : 12 tuiles Dollars, 12 tuiles Bullet, 1 jeton Cavalerie, 4 jetons Suprématie (un par gang).
    La boîte contient aussi 1 livret de règles.
    .of = 4e1d01fd
clause-peno-comp-09 =
    Le nombre de joueurs n'est pas indiqué.
    Une partie plus courte est proposée à 2, 3 ou 4 ; les 6 jetons Wanted par gang et les 12 tuiles Dollars (2 chacun) conviennent à 6 joueurs au plus.
    Voir PENO-OPEN-01.
    .of = 4c13c41e
clause-peno-goal-01 = Être le premier à posséder un jeton Wanted de chaque gang et le jeton One.
    .of = 0fb0109c
clause-peno-setup-01 = Triez les hors-la-loi par ville, mélangez chaque ville faces cachées et disposez quatre pioches côte à côte au milieu.
    .of = 8142164f
clause-peno-setup-02 = Retournez face visible la carte du dessus de chaque pioche de ville.
    .of = 3a645576
clause-peno-setup-03 =
    Mélangez les cartes Saloon et formez-en une cinquième pioche à côté des autres.
    Sa carte du dessus reste face cachée.
    .of = 99e303ae
clause-peno-setup-04 =
    Posez les jetons Wanted près de leurs villes et le jeton One près des pioches.
    Au début, personne ne possède le jeton One.
    .of = ae431142
clause-peno-setup-05 = Option à 2, 3 ou 4 joueurs pour une partie plus courte : PENO-FAST-01.
    .of = f58651be
clause-peno-setup-06 =
    La personne qui lit les règles commence la première manche.
    Voir PENO-OPEN-02.
    .of = fa221894
clause-peno-turn-01 =
    On joue dans le sens des aiguilles d'une montre.
    À son tour, un joueur prend la carte du dessus de l'une des cinq pioches et la pose devant lui, face visible.
    Dans une pioche de ville, c'est la carte visible ; au Saloon, elle est inconnue.
    .of = 492f4ba5
clause-peno-turn-02 =
    Les hors-la-loi s'empilent par gang (et non par ville), chacun sur les cartes de son gang déjà prises.
    Seule la carte du dessus d'une pile est non recouverte.
    .of = a3ab5e03
clause-peno-turn-03 = Quand une carte de ville a été prise, la carte suivante de cette pioche est retournée.
    .of = c4a28de1
clause-peno-turn-04 =
    Une carte Saloon prend effet aussitôt.
    Si l'effet est impossible, il ne se passe rien.
    .of = b136275d
clause-peno-turn-05 = Ensuite joue le joueur suivant dans le sens des aiguilles d'une montre.
    .of = b00b088a
clause-peno-round-01 = Dès qu'une pioche, quelle qu'elle soit des cinq, est vide, la manche se termine.
    .of = 0ecd2f00
clause-peno-round-02 = La manche se termine aussi dès qu'un joueur a au moins une carte de chacun des quatre gangs.
    .of = 203e8139
clause-peno-round-03 = On compte alors la manche : d'abord les majorités, ensuite les points.
    .of = 243d7710
clause-peno-round-04 = Si personne n'a gagné, une nouvelle manche commence : toutes les cartes sont mélangées et les pioches refaites.
    .of = e16c8cf3
clause-peno-round-05 = Le propriétaire du jeton One commence la nouvelle manche.
    .of = 3af23844
clause-peno-round-06 =
    Si la première manche s'est terminée par une égalité pour le jeton One et que personne ne le possède donc, le joueur à gauche de celui qui a commencé la première manche commence la suivante.
    Voir PENO-OPEN-04.
    .of = 643f4d46
clause-peno-maj-01 = Pour chaque gang, le joueur qui en a le plus de cartes gagne un jeton Wanted de ce gang.
    .of = 11caf8ce
clause-peno-maj-02 = Un joueur qui possède déjà le jeton Wanted de ce gang ne gagne rien.
    .of = b8e47dc0
clause-peno-maj-03 = En cas d'égalité pour le plus grand nombre, le joueur qui a la carte du chef du gang l'emporte.
    .of = d3f80ee6
clause-peno-maj-04 = Si aucun d'eux n'a le chef, personne ne gagne le jeton, à moins que les joueurs ne conviennent d'un duel pour se départager (PENO-DUEL-01).
    .of = 1c10341d
clause-peno-points-01 =
    Chaque joueur compte chaque gang séparément, d'après le nombre de cartes, et additionne les quatre résultats.
    0 carte d'un gang : 0 point ; 1 carte : 2 ; 2 cartes : 3 ; 3 cartes : 5 ; 4 cartes : 8 ; 5 cartes : 12 ; 6 cartes : 17 ; 7 cartes : 23 ; 8 cartes ou plus : 30.
    .of = d6000015
clause-peno-points-02 = Le joueur qui a le total le plus élevé de cette manche prend le jeton One, à son propriétaire si un autre l'a.
    .of = 4f8e8671
clause-peno-points-03 = Si ce joueur le possède déjà, il ne se passe rien.
    .of = 45a5d213
clause-peno-points-04 =
    En cas d'égalité, personne ne le prend ; un propriétaire le garde.
    Un duel peut trancher l'égalité à la place (PENO-DUEL-01).
    .of = c6b764e4
clause-peno-points-05 = Les points ne passent pas d'une manche à l'autre.
    .of = 330e7462
clause-peno-win-01 = Un joueur qui possède un jeton Wanted de chacun des quatre gangs et le jeton One gagne aussitôt, et la partie se termine.
    .of = bebd68d3
clause-peno-win-02 = Si cela arrive pendant l'attribution des majorités, les points ne sont plus comptés.
    .of = fe81e0ef
clause-peno-saloon-01 = L'effet de la carte piochée est obligatoire et immédiat.
    .of = 31f22c31
clause-peno-saloon-02 =
    Shérif : le joueur qui l'a pioché retire une carte non recouverte de l'une de ses propres piles.
    Cette carte et le Shérif sont hors de la manche.
    .of = 9486b49e
clause-peno-saloon-03 =
    Chasseur de prime : le joueur retire une carte non recouverte d'une pile d'un adversaire.
    Cette carte et le Chasseur de prime sont hors de la manche.
    .of = c43da6b3
clause-peno-saloon-04 =
    Arnaqueur : le joueur prend un hors-la-loi non recouvert d'une pile d'un adversaire et le place sur l'une de ses propres piles.
    L'Arnaqueur est hors de la manche.
    Voir PENO-DIFF-03, PENO-OPEN-10.
    .en = Au-dessus de l'une de ses propres piles ; le sens est le même.
    .of = 1116f217
clause-peno-saloon-05 = Les cartes mises hors de la manche reviennent quand la manche suivante est préparée.
    .of = 112956ae
clause-peno-fast-01 =
    À 2, 3 ou 4 joueurs : retirez 1 hors-la-loi de chaque gang dans chaque ville, jamais un chef, ainsi que 1 Chasseur de prime, 1 Arnaqueur et 1 Shérif.
    Ils restent hors du jeu pendant toute la partie.
    .of = 73c4b12e
clause-peno-fast-02 = Résultat : 32 hors-la-loi (8 par ville, 2 par gang et par ville, 8 par gang) et 9 cartes Saloon.
    .of = 76b2b777
clause-peno-duel-01 = Départage exactement 2 joueurs à égalité pour un jeton Wanted ou pour le jeton One.
    .of = cb2e7ad0
clause-peno-duel-02 = Chaque duelliste prend 6 tuiles Bullet, 5 Click et 1 Bang, les mélange côté balle visible (le résultat reste ainsi caché) et les aligne dans l'ordre qu'il veut.
    .of = 4ea26f95
clause-peno-duel-03 = Tous deux retournent une tuile en même temps, encore et encore, jusqu'à ce qu'un Bang apparaisse.
    .of = a6cb6682
clause-peno-duel-04 = Celui dont le Bang apparaît en premier gagne le duel et le jeton.
    .of = 15d49efc
clause-peno-duel-05 = Si les deux Bang apparaissent ensemble, les deux tombent et aucun ne prend le jeton.
    .of = 1bf550ed
clause-peno-tuel-01 = Si trois joueurs sont à égalité, 6 tuiles Bullet (5 Click, 1 Bang) sont mélangées et alignées faces cachées au milieu.
    .of = 528fbca1
clause-peno-tuel-02 = Dans l'ordre du tour de la manche, les trois retournent chacun une tuile, à tour de rôle.
    .of = 4b51a549
clause-peno-tuel-03 = Celui qui retourne le Bang élimine les deux autres et prend le jeton.
    .of = 31e65eda
clause-peno-dollar-01 = Au début d'une manche, chaque joueur reçoit 2 tuiles Dollars.
    .of = d875f4e1
clause-peno-dollar-02 = À son tour, avant de prendre une carte, un joueur peut dépenser une tuile, au plus une par tour, pour l'une des deux actions bonus.
    .of = 95ad9755
clause-peno-dollar-03 = Action bonus 1 : remettre un hors-la-loi visible sous sa pioche et retourner la carte suivante.
    .of = fa7924f6
clause-peno-dollar-04 = Action bonus 2 : regarder la première carte cachée d'une pioche au choix.
    .of = 91ed835a
clause-peno-cav-01 = À la fin de son tour, après avoir pris une carte, un joueur peut poser ou déplacer le jeton Cavalerie sur l'une des quatre pioches de ville, pas sur le Saloon.
    .of = 83a57a3f
clause-peno-cav-02 = Personne ne peut prendre de carte dans la pioche qui le porte.
    .of = 2eb63546
clause-peno-cav-03 = Les tuiles Dollars ne peuvent pas servir sur cette pioche.
    .of = b67c4928
clause-peno-sup-01 = Au début de chaque manche, l'un des 4 jetons Suprématie est tiré au hasard.
    .of = 45e75544
clause-peno-sup-02 = Quand on compte les points de cette manche, les cartes de ce gang que possède chaque joueur comptent pour une de plus.
    .of = 1d538da2
clause-peno-tip-01 =
    Retenez ce qui a été pris ; chaque ville compte les gangs en nombre égal.
    Voir PENO-DIFF-05.
    .en = Dit « even number » (nombre pair), à lire comme nombre égal : 3 de chaque gang par ville.
    .of = 900e8a37
clause-peno-tip-02 = À mesure qu'une pioche diminue, un chef encore caché devient plus probable ; ne le découvrez pas pour le joueur suivant.
    .of = 1d4e1210
clause-peno-tip-03 = Trois gangs différents (6 points) valent mieux que trois cartes d'un même gang (5 points).
    .of = c042afab
clause-peno-tip-04 = Un tiers du Saloon sont des Shérifs ; une fois tous sortis, le Saloon est sûr et l'on s'y presse.
    .of = f03c08bc
clause-peno-ex-01 =
    Empiler.
    Départ : un joueur a Belle Starr (Loners).
    Étape : il prend Cattle Kate (Loners).
    Résultat : Cattle Kate repose sur Belle Starr ; 2 hors-la-loi d'un même gang.
    .of = c14dce15
clause-peno-ex-02 =
    Majorité.
    Départ : quatre joueurs avec 4, 4, 2 et 0 cartes du Wild Bunch ; le premier a Butch Cassidy.
    Résultat : le premier remporte l'égalité et le jeton Wanted rouge.
    .of = 1f140e26
clause-peno-ex-03 =
    Suprématie.
    Départ : la Suprématie montre les Dalton ; un joueur a 3 Dalton.
    Résultat : 8 points au lieu de 5, comme pour 4 cartes.
    .of = 1c517e18
clause-peno-ex-04 =
    Probabilités dans une ville.
    Départ : Tombstone, 12 cartes : 3 rouges et 2 jaunes prises, 1 bleue visible.
    Résultat : 6 cartes cachées, dont 3 vertes, 2 bleues et 1 jaune ; la carte suivante est verte avec une probabilité de 1/2.
    .of = 4152394b
clause-peno-ex-05 =
    Probabilités pour un chef.
    Départ : Cripple Creek a 4 cartes, dont une visible qui n'est pas Bob Dalton ; le chef est parmi les autres.
    Résultat : une fois la carte visible prise, Bob Dalton apparaît avec une probabilité de 1/3.
    .of = 5621fad5
clause-peno-ex-06 =
    Comparaison de points.
    3 cartes d'un même gang : 5 points.
    3 cartes de trois gangs : 2 + 2 + 2 = 6 points.
    .of = 02d98683
clause-peno-diff-01 =
    PENO-GOAL-01 : à quoi correspondent les quatre jetons Wanted, dans le résumé de la dernière page.
    Nature : formulation.
    Ville et gang reviennent au même, par PENO-COMP-03.
    Par défaut : un pour chaque gang.
    .en = Un pour chaque gang.
    .fr = Un pour chaque ville.
    .of = ebdfb09f
clause-peno-diff-02 =
    PENO-WIN-01 : ce qui suit quand on possède les cinq jetons, dans le résumé de la dernière page.
    Nature : formulation.
    Par défaut : la partie se termine aussitôt.
    .en = Le joueur gagne et la partie se termine aussitôt.
    .fr = Le joueur gagne.
    .of = c2e6de90
clause-peno-diff-03 =
    PENO-SALOON-04 : place de la carte volée.
    Nature : formulation.
    Par défaut : au-dessus.
    .en = Au-dessus de l'une de ses propres piles.
    .fr = Sur l'une de ses propres piles.
    .of = 013903cd
clause-peno-diff-04 =
    PENO-TUEL-01 : nom de ce mode et place des tuiles.
    Nature : formulation.
    .en = « Tuel » ; au milieu de la surface de jeu.
    .fr = « Tuel in the sun » ; au milieu de l'aire de jeu.
    .of = 4c1be22b
clause-peno-diff-05 =
    PENO-TIP-01 : combien il y a de cartes de chaque gang dans une ville.
    Nature : erratum EN (3 est impair).
    Par défaut : un nombre égal.
    .en = Un nombre « even » (pair).
    .fr = Un nombre égal.
    .of = bb591736
clause-peno-diff-06 =
    PENO-DUEL-01 : page indiquée pour le duel.
    Nature : formulation ; chaque édition renvoie à sa propre moitié du livret.
    .en = Page 11.
    .fr = Page 6.
    .of = 18e95a27
clause-peno-diff-07 =
    PENO-COMP-02 : nom du gang dans l'avant-propos.
    Nature : formulation.
    Par défaut : Dalton.
    .en = « Daltons ».
    .fr = « Dalton ».
    .of = f2a2a90f
clause-peno-diff-08 =
    PENO-COMP-02 : nom du Wild Bunch dans l'avant-propos.
    Nature : erratum dans les deux.
    Par défaut : Wild Bunch.
    .en = « Wind Bunch ».
    .fr = « Wind Bunch ».
    .of = dde1e470
clause-peno-diff-09 =
    PENO-ROUND-05 : phrase de la dernière page sur celui qui commence.
    Nature : erratum FR.
    Par défaut : le propriétaire du jeton One commence.
    .en = Une phrase complète.
    .fr = Une phrase grammaticalement boiteuse.
    .of = d4dd3d18
clause-peno-diff-10 =
    PENO-SUP-01 : nom de la pièce Suprématie.
    Nature : formulation.
    Par défaut : jeton et tuile sont une seule chose.
    .en = Un jeton, puis une tuile dans l'exemple.
    .fr = Un jeton, puis une tuile dans l'exemple.
    .of = 26043639
clause-peno-diff-11 =
    PENO-SETUP-02 : ce qui est retourné.
    Nature : formulation.
    .en = La carte du dessus de chaque pioche.
    .fr = La première carte de chaque pioche.
    .of = 9ac006f3
clause-peno-diff-12 =
    PENO-DUEL-01 : statut du duel.
    Nature : formulation ; les deux éditions hésitent.
    Par défaut : optionnel.
    .en = Une règle « additionnelle » dans le chapitre du décompte, une règle optionnelle dans son propre chapitre.
    .fr = Une règle « additionnelle » dans le chapitre du décompte, une règle optionnelle dans son propre chapitre.
    .of = 885bfec1
clause-peno-diff-13 =
    PENO-SALOON-01 : quel effet s'applique.
    Nature : ambigu dans les deux ; aucun libre choix n'est voulu.
    Par défaut : la carte piochée en décide.
    .en = « L'un des 3 effets possibles ».
    .fr = « L'un des 3 effets possibles ».
    .of = e8ce319e
clause-peno-diff-14 =
    PENO-MAJ-03 : égalités, dans le résumé de la dernière page.
    Nature : formulation.
    Par défaut : le propriétaire de la carte du chef a l'avantage.
    .en = Avantage à la carte du chef.
    .fr = Avantage au chef.
    .of = e697fbdf
clause-peno-diff-15 =
    PENO-MAJ-04 : de quels joueurs il s'agit quand aucun chef ne tranche une égalité.
    Nature : ambigu dans les deux.
    Par défaut : voir PENO-OPEN-05.
    .en = « Aucun des joueurs n'a cette carte ».
    .fr = « Aucun des joueurs n'a cette carte ».
    .of = 9b1564dc
clause-peno-open-01 =
    Nombre de joueurs.
    Décision : de 2 à 6 ; la partie plus courte de 2 à 4 seulement.
    .of = e777251f
clause-peno-open-02 =
    Premier à jouer dans un programme.
    Décision : au hasard, ou au choix de l'hôte ; ce joueur compte comme le lecteur.
    .of = ba58a056
clause-peno-open-03 =
    Premier à jouer dans les manches suivantes.
    Décision : le propriétaire du jeton One ; si le jeton a changé de main au décompte, le nouveau propriétaire.
    .of = 96ea1d5a
clause-peno-open-04 =
    Jeton One sans propriétaire après d'autres égalités.
    Les règles ne traitent que l'égalité de la première manche et parlent de « votre » gauche en s'adressant au lecteur, qui a commencé cette manche.
    Décision : tant que personne ne le possède, le départ passe d'une place vers la gauche (dans le sens des aiguilles d'une montre) à chaque manche.
    .of = cf0a5230
clause-peno-open-05 =
    Égalités de majorité.
    Le chef peut être chez un joueur qui n'est pas à égalité, ou hors de la manche.
    Décision : le chef n'aide qu'un joueur à égalité ; si aucun joueur à égalité ne l'a, personne ne gagne le jeton, qui que ce soit d'autre qui ait le chef.
    .of = 77be0f52
clause-peno-open-06 =
    Un gang que personne n'a.
    Décision : pas de majorité, pas de jeton.
    .of = b9b4fc41
clause-peno-open-07 =
    Celui qui a la majorité a déjà le jeton.
    Décision : personne d'autre ne le reçoit à sa place.
    .of = 2f094440
clause-peno-open-08 =
    Peut-on perdre des jetons Wanted ?
    Décision : non ; ils viennent de la réserve de 6 par gang et sont gardés.
    À 6 joueurs, la réserve ne peut pas s'épuiser.
    .of = d178e640
clause-peno-open-09 =
    Une égalité à laquelle prend part un joueur qui possède déjà le jeton.
    Décision : l'égalité se tranche comme d'habitude (chef ou duel) ; si le propriétaire la gagne, il ne se passe rien ; l'autre joueur à égalité ne gagne rien.
    .of = 9a00ad94
clause-peno-open-10 =
    Une carte volée d'un gang que le voleur n'a pas.
    Décision : elle commence une nouvelle pile de ce gang ; elle va toujours avec son propre gang, jamais sur un autre.
    .of = a28e005a
clause-peno-open-11 =
    Une carte volée qui complète les quatre gangs.
    Décision : la manche se termine aussitôt (PENO-ROUND-02).
    .of = d9e5ce6d
clause-peno-open-12 =
    Aucune cible possible pour une carte Saloon.
    Décision : la carte Saloon sort de la manche sans effet ; sinon l'effet est obligatoire, même s'il dérange.
    .of = c44ffcb0
clause-peno-open-13 =
    Dernière carte Saloon.
    Décision : son effet s'applique d'abord, puis la manche se termine selon PENO-ROUND-01.
    .of = 7d73a053
clause-peno-open-14 =
    Une pioche de ville s'épuise.
    Elle s'épuise quand sa dernière carte visible est prise et que rien ne peut être retourné.
    Décision : la manche se termine aussitôt ; personne d'autre ne joue plus.
    .of = 4cd28619
clause-peno-open-15 =
    Quatrième gang en prenant une carte.
    Décision : la manche se termine aussitôt ; aucune carte n'est retournée, la Cavalerie n'est pas déplacée.
    .of = ffe309ec
clause-peno-open-16 =
    Nombre inégal de tours dans une manche.
    Décision : on l'accepte ; il n'y a pas de derniers tours.
    .of = 9d72803f
clause-peno-open-17 =
    Ce qui est visible.
    Décision : le nombre de cartes de chaque pile et les cartes hors de la manche sont connus de tous ; les cartes recouvertes sont connues par le jeu, et un programme peut les montrer sur demande.
    .of = 33ac5355
clause-peno-open-18 =
    Chef sous d'autres cartes.
    Décision : il compte pour les égalités où qu'il soit dans la pile ; seule une carte non recouverte peut être retirée ou volée.
    .of = 049104ce
clause-peno-open-19 =
    Ce qui est non recouvert après un retrait.
    Décision : la carte suivante de la pile.
    .of = 3cef0912
clause-peno-open-20 =
    Victoire pendant le compte des majorités.
    Seul le propriétaire actuel du jeton One peut alors compléter la série.
    Décision : on vérifie après l'attribution de chaque gang ; l'ordre des gangs (Wild Bunch, Dalton, James-Younger, Loners) ne peut pas changer le vainqueur ; les points sont omis.
    .of = 125b8231
clause-peno-open-21 =
    Victoire pendant le compte des points.
    Décision : on vérifie après l'attribution du jeton One ; il n'a qu'un propriétaire, donc il n'y a qu'un vainqueur.
    .of = db953f57
clause-peno-open-22 =
    Propriétaire de quatre jetons Wanted sans le jeton One au début d'une manche.
    Décision : pas encore de victoire ; il gagne en prenant le jeton One.
    .of = 5359bc0c
clause-peno-open-23 =
    Égalités pour le jeton One.
    Décision : à égalité pour le total le plus élevé, personne ne le prend ; le propriétaire le garde même s'il n'est pas parmi eux.
    .of = e9d82ad4
clause-peno-open-24 =
    Quand recourt-on au duel ?
    Les règles en font un libre choix à chaque égalité.
    Décision : une option de la partie ; quand elle est active, toute égalité à deux qu'un chef ne tranche pas donne lieu à un duel.
    .of = 7323d469
clause-peno-open-25 =
    Duel pour le jeton One.
    Décision : le vainqueur le prend ; si les deux tombent, le propriétaire le garde.
    .of = 90893208
clause-peno-open-26 =
    Ordre de la rangée au duel.
    Les tuiles sont mélangées faces cachées, l'ordre n'apprend donc rien.
    Décision : un ordre au hasard suffit.
    .of = 93fdc941
clause-peno-open-27 =
    Qui commence le Tuel.
    Décision : le joueur à égalité qui vient en premier dans l'ordre du tour, compté depuis celui qui a commencé la manche.
    .of = 1945c130
clause-peno-open-28 =
    Quatre joueurs ou plus à égalité.
    Décision : pas de duel ; personne ne gagne le jeton.
    .of = 97d0a22a
clause-peno-open-29 =
    Tuiles Dollars non dépensées.
    Décision : rendues à la fin de la manche ; chaque joueur commence une manche avec exactement 2 tuiles (12 tuiles suffisent à 6 joueurs).
    .of = 7cc5d8c7
clause-peno-open-30 =
    Action bonus 1 sur une pioche d'une seule carte.
    Décision : interdite, car elle ne changerait rien.
    .of = 87fe11ce
clause-peno-open-31 =
    Action bonus 2 : quelles pioches.
    Décision : toute pioche avec une carte cachée : la deuxième carte d'une pioche de ville, la carte du dessus du Saloon ; seul celui qui dépense la tuile la voit.
    .of = 5a17eb45
clause-peno-open-32 =
    Dollars, puis la carte.
    Décision : celui qui a dépensé la tuile prend encore une carte d'une pioche ouverte quelconque, y compris celle qu'il a changée.
    .of = 112dde33
clause-peno-open-33 =
    La Cavalerie avant son premier emploi, et entre les manches.
    Décision : hors des pioches ; elle en est retirée au début de chaque manche.
    .of = ece1c08c
clause-peno-open-34 =
    Retirer la Cavalerie.
    Décision : impossible ; un joueur peut seulement la laisser ou la déplacer vers une autre ville.
    .of = 7d487b1f
clause-peno-open-35 =
    La Cavalerie et la fin de la manche.
    Décision : une pioche bloquée ne peut pas s'épuiser ; si la manche est finie, la Cavalerie n'est plus déplacée.
    .of = d97be91b
clause-peno-open-36 =
    La Cavalerie et le Saloon.
    Décision : les effets du Saloon touchent les piles des joueurs et non les pioches, ils ne sont donc pas bloqués.
    .of = c0c95fa3
clause-peno-open-37 =
    Suprématie et majorités.
    Décision : les points seulement ; les nombres pour les majorités restent tels quels.
    .of = 41a27a4b
clause-peno-open-38 =
    Suprématie sans carte, ou avec huit.
    Décision : aucune carte reste à 0 point ; huit ou plus restent à 30.
    .of = ba5e51eb
clause-peno-open-39 =
    Jetons Suprématie au fil des manches.
    Décision : tous les quatre participent au tirage à chaque manche.
    .of = aba29b58
clause-peno-open-40 =
    Quel hors-la-loi est retiré dans la partie plus courte.
    Décision : au hasard parmi ceux qui ne sont pas chefs, les mêmes pour toute la partie, cachés.
    .of = 0371d31f
clause-peno-open-41 =
    Une partie sans fin.
    Décision : aucune limite dans les règles ; un programme peut en proposer une et classer selon le nombre de jetons Wanted, puis selon le jeton One.
    .of = 5867317c
clause-peno-open-42 =
    Les deux conditions de fin à la fois.
    Décision : un seul décompte ; rien ne dépend de laquelle.
    .of = d6731198
clause-peno-open-43 =
    Chasseur de prime ou Arnaqueur avec plusieurs adversaires.
    Décision : libre choix de l'adversaire et de la pile.
    .of = c53b7328
clause-peno-open-44 =
    Shérif avec une seule carte.
    Décision : elle est retirée ; le joueur n'a alors plus de pile.
    .of = ca6e4445
