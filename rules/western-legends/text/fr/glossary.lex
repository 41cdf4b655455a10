# Ce que disent les règles et, après les deux points, ce que les textes ne disent pas. « * » est une fin de mot.

subir une blessure: prendre ... blessure*, prenez ... blessure*, gagner ... blessure*, gagnez ... blessure*
soigner une blessure: perdre ... blessure*, perdez ... blessure*
point de Légende: point* de légende de
la mise: payer ... et participer
pépite d'or: morceau* d'or, lingot* d'or
carte de poker: carte à jouer, cartes à jouer
hors d'une ville: hors des villes
équipement: objet* améliorés
