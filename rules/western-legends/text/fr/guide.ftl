# Western Legends in French: what a newcomer is told in a guided game, the first time that something is asked.

guide-begin = Une première partie, avec des conseils. Vous parcourez l'Ouest et gagnez des points de Légende (PL) : en Marshall, en hors-la-loi, ou avec de l'or, des cartes et du bétail. Un tour, c'est un revenu, trois actions et une fin. Derrière chaque option figure ce qui en résulte à coup sûr. « carte banque » dit ce que fait un lieu ou une carte, « pourquoi pas poker » pourquoi une chose est impossible, « conseil » ce que ferait un robot.
guide-persona-kept = Chaque personnage commence avec d'autres biens et a une capacité qui s'éveille à 5 PL. « carte NOM » donne les deux.
guide-beginning = Votre chevauchée commence ici. La Banque, le Magasin et le Cabaret sont en ville ; les mines et les bandits, dehors.
guide-take-income = Chaque tour commence par un revenu. Les cartes servent au combat et comme actions ; l'argent achète montures et armes, et personne n'a plus de 120 $.
guide-turn = Vous avez trois actions. Deux chemins vers beaucoup de points : braquer la Banque et vivre de la piste Wanted, tour après tour ; ou chercher de l'or dans une mine et le vendre à la Banque. Un cheval raccourcit tous les chemins. Ce que demandent les histoires paie aussi.
guide-laid-card = Un combat : chacun pose une carte face cachée, la plus haute gagne. Derrière chaque carte figure combien de fois elle gagne. Votre arme peut diminuer l'autre carte.
guide-npc-card = Vous posez pour quelqu'un que personne ne joue, contre le joueur qui combat : plus la carte est forte, plus ce sera dur pour lui.
guide-answering-card = On vous attaque. Une carte de votre main répond ; qui passe perd le combat mais garde la carte.
guide-reacting-card = Certaines cartes se jouent au milieu de l'action. Si aucune n'aide, passez : rien n'est perdu.
guide-slot-met = Vous avez fait ce qu'une histoire attend : posez-y un disque. Quand elle est pleine, elle se conclut, et ceux qui y ont des disques gagnent quelque chose.
guide-poker-card-laid = Poker : deux cartes de votre main avec les trois du flop. La meilleure main prend le pot.
guide-dropped = Une carte doit partir. Les cartes hautes gagnent les combats, bien des basses sont bonnes comme actions.
guide-further-ware = Une action achète tout ce que vous pouvez payer. Une monture mène plus loin ; montures et armes valent des points à la fin.
guide-post = Vous déplacez le Shérif. S'il rencontre quelqu'un de recherché, on se bat ; le hors-la-loi qui perd est arrêté.
guide-end = C'était la première partie. Les PL, les montures et les armes, l'argent et les pistes font le score. « encore » en commence une autre.
