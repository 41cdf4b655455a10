# Four Supremacy tokens, one for each gang; this is the one that is drawn.

variable supremacy is gang or nobody                             [PENO-COMP-08, PENO-DIFF-10]
