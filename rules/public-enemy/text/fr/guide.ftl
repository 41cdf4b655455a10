# Public Enemy Number One in French: what a newcomer is told in a guided game, the first time that something is asked.

guide-begin = Une première partie, avec des conseils. À chaque manche, vous prenez des hors-la-loi dans cinq pioches. La manche se termine quand quelqu'un a une carte de chaque gang ou qu'une pioche est vide ; qui a le plus de cartes d'un gang prend alors son jeton Wanted, et qui a le plus de points, le jeton One. Un jeton de chaque gang et le One font gagner.
guide-source = Prenez la carte du dessus d'une pioche : vous en voyez quatre, le Saloon est une surprise. Visez les gangs où vous pouvez avoir la majorité, et comptez les points. Si une carte termine la manche, ce que chacun gagne figure derrière.
guide-outlaw-hit = Le Chasseur de primes retire un hors-la-loi de la manche : de préférence celui avec lequel quelqu'un gagnerait un gang.
guide-outlaw-won = L'Escroc : un hors-la-loi vient chez vous.
guide-outlaw-lost = Le Shérif vous prend un hors-la-loi : donnez celui qui ne décide de rien.
guide-end = C'était la première partie. « encore » en commence une autre.
