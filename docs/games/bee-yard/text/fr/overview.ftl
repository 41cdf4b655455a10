chapter-yourturn = Jouez des cartes de votre main et achetez des cartes du pré, dans l’ordre que vous voulez, jusqu’à finir le tour. Ce qui reste et ce que vous avez joué va à votre défausse, et vous en piochez cinq. Le nectar qui reste est perdu.
    .title = Votre tour
chapter-pile = Ce que vous achetez va à votre défausse. Quand votre ruche est vide, la défausse est mélangée et devient la ruche : vous repiochez ainsi ce que vous avez acheté.
    .title = Vos cartes
chapter-finish = Après douze manches, ou quand la réserve est vide, comptent les points de toutes vos cartes.
    .title = La fin
