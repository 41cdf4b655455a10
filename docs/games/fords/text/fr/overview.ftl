chapter-orders = Chacun écrit deux ordres en secret : de laquelle de ses cases des troupes partent, vers quelle case voisine, et combien. Puis les premiers ordres de tous sont exécutés à tour de rôle, ensuite les seconds.
    .title = Ordres
chapter-battles = Là où se tiennent d’autres troupes, chaque camp ajoute un dé de 1 à 6 à ses troupes ; la somme la plus haute gagne, à égalité qui était là. Les perdants disparaissent, le vainqueur en perd la moitié.
    .title = Combats
chapter-towns = Chaque ville tenue reçoit une troupe de son détenteur par manche. Après six manches, chaque case tenue vaut 1 point, chaque ville 2.
    .title = Villes et points
