# Western Legends in French: the rules in short, chapter by chapter.

chapter-turn = D’abord un revenu : 20 $, 2 cartes, ou 10 $ et 1 carte. Puis trois actions : se déplacer, utiliser une carte, combattre quelqu’un, ou ce que le lieu propose. À la fin vous défaussez jusqu’à 5 cartes, 1 de moins par blessure, et les Wanted gagnent des points de Légende (PL).
    .title = Votre tour
chapter-ways = À pied 2 cases, avec une monture aussi loin qu’elle va. Qui rencontre un bandit s’arrête et combat. Les Wanted ne peuvent pas entrer sur la case du Shérif.
    .title = Déplacement
chapter-places = Magasin : montures, armes et autres objets, autant que vous pouvez payer. Mine : deux dés donnent de l’or ou de l’argent. Banque : chaque pépite devient 20 $ et 1 PL. Cabaret : 30 $ deviennent 1 PL. Docteur : 10 $ soignent toutes les blessures. Partout : travailler pour 10 $. Vous portez au plus 120 $ et 4 pépites.
    .title = Lieux
chapter-fights = Contre quelqu’un sur votre case. Chacun pose une carte face cachée ; la plus haute gagne, l’égalité est pour vous. Un duel donne 2 PL, un vol la moitié de l’argent ou de l’or et 1 point Wanted ; un Marshall peut arrêter les Wanted. Le perdant reçoit 1 blessure et une carte.
    .title = Combats
chapter-outlaws = Un braquage à la Banque : battez le garde pour 80 $ et 3 points Wanted. Les Wanted gagnent des PL à la fin de chaque tour, plus dans les rangées hautes. Mais le Shérif les chasse : qui perd contre lui est arrêté et perd tous ses points Wanted et la moitié de son argent.
    .title = Hors-la-loi
chapter-marshals = Les points Marshall donnent des PL quand on les atteint : pour les bandits battus, les arrestations et le bétail mené à la Gare. Qui gagne un point Wanted les perd tous.
    .title = Marshalls
chapter-cards = Chaque carte est une valeur de combat, une part de la main de poker, et a un effet : une action, un bonus quand on la révèle, ou une réaction. « carte NOM » le donne.
    .title = Cartes Poker
chapter-poker = Au Saloon pour 10 $ ; d’autres dans la ville peuvent se joindre. Deux de vos cartes et les trois du flop font la main. La meilleure prend le pot, 50 $ et toutes les mises ; si c’est vous, 1 PL aussi. Si personne ne vient, vous jouez contre un donneur.
    .title = Poker
chapter-stories = Deux histoires attendent qu’on fasse quelque chose. Faites-le à votre tour et vous pouvez y placer un disque. Quand il y en a assez, tous ceux qui y ont un disque sont récompensés, des bandits apparaissent et le Shérif peut bouger.
    .title = Histoires
chapter-items = Une monture vous mène plus loin, une arme aide au combat ; une de chaque est prête. Payer le prix une seconde fois l’améliore : plus d’effet, et des PL à la fin. Des autres objets vous en gardez trois.
    .title = Objets
chapter-end = Dès que quelqu’un a assez de PL, la manche se termine et chacun joue encore un tour. Puis comptent les PL, les montures et armes améliorées, 1 par 60 $, les pistes, et 1 de moins par blessure.
    .title = La fin
