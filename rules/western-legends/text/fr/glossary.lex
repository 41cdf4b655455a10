# Ce que disent les règles et, après les deux points, ce que les textes ne disent pas. « * » est une fin de mot.

subir une blessure: prendre ... blessure*, prenez ... blessure*, gagner ... blessure*, gagnez ... blessure*
soigner une blessure: perdre ... blessure*, perdez ... blessure*
point de Légende: point* de légende de
