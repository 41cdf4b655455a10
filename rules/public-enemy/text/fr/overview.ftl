# Public Enemy Number One in French: the rules in short, chapter by chapter.

chapter-round = À votre tour, prenez la carte du dessus d’une des cinq pioches : quatre la montrent, le Saloon non. Les hors-la-loi vont sur la pile de leur gang. La manche finit quand une pioche est vide ou que quelqu’un a une carte de chaque gang.
    .title = Une manche
chapter-saloon = Ses cartes agissent aussitôt : le Shérif retire de la manche un de vos hors-la-loi découverts, le Chasseur de prime celui d’un autre, l’Arnaqueur vous en amène un.
    .title = Le Saloon
chapter-count = Le plus de cartes d’un gang donne son jeton Wanted ; à égalité le chef décide. Les cartes donnent aussi des points, plus pour beaucoup d’un même gang ; le plus de points prend le jeton One.
    .title = Décompte
chapter-victory = Un jeton Wanted de chaque gang et le jeton One gagnent aussitôt. Qui a le jeton d’un gang n’en reçoit pas un second ; le One passe de main en main.
    .title = Victoire
