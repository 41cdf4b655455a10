# Sixteen Fords in French: the rules by clause.

clause-fords-01 = Tous écrivent deux ordres en secret. Un ordre nomme une case à soi, une case voisine, et combien de troupes marchent.
    .of = 578ac909
clause-fords-02 = Les premiers ordres sont exécutés tour à tour à partir du premier joueur, puis les seconds. Un ordre tombe si sa case est perdue ; s'il y a moins de troupes qu'il ne dit, toutes marchent.
    .of = c380a616
clause-fords-03 = Là où se tiennent les troupes d'un autre, on se bat. Chaque camp ajoute un dé au nombre de ses troupes ; la somme la plus haute gagne, et à égalité qui était là avant.
    .of = 0bba1bb7
clause-fords-04 = Les troupes du perdant disparaissent. Le vainqueur en perd la moitié autant, arrondie vers le haut, mais en garde au moins une.
    .of = 272260c2
clause-fords-05 = À la fin de la manche, chaque ville tenue reçoit une troupe de plus de qui la tient, jusqu'à 12.
    .of = 8ed7d501
