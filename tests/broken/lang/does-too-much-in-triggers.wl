counter c0 of player
counter c1 of player
after you gain c1: gain 1 c0; gain 1 c0
counter c2 of player
after you gain c2: gain 1 c1; gain 1 c1
counter c3 of player
after you gain c3: gain 1 c2; gain 1 c2
counter c4 of player
after you gain c4: gain 1 c3; gain 1 c3
counter c5 of player
after you gain c5: gain 1 c4; gain 1 c4
counter c6 of player
after you gain c6: gain 1 c5; gain 1 c5
counter c7 of player
after you gain c7: gain 1 c6; gain 1 c6
counter c8 of player
after you gain c8: gain 1 c7; gain 1 c7
counter c9 of player
after you gain c9: gain 1 c8; gain 1 c8
counter c10 of player
after you gain c10: gain 1 c9; gain 1 c9
counter c11 of player
after you gain c11: gain 1 c10; gain 1 c10
counter c12 of player
after you gain c12: gain 1 c11; gain 1 c11
counter c13 of player
after you gain c13: gain 1 c12; gain 1 c12
counter c14 of player
after you gain c14: gain 1 c13; gain 1 c13
counter c15 of player
after you gain c15: gain 1 c14; gain 1 c14
counter c16 of player
after you gain c16: gain 1 c15; gain 1 c15
counter c17 of player
after you gain c17: gain 1 c16; gain 1 c16
counter c18 of player
after you gain c18: gain 1 c17; gain 1 c17
counter c19 of player
after you gain c19: gain 1 c18; gain 1 c18
counter c20 of player
after you gain c20: gain 1 c19; gain 1 c19
counter c21 of player
after you gain c21: gain 1 c20; gain 1 c20
counter c22 of player
after you gain c22: gain 1 c21; gain 1 c21
counter c23 of player
after you gain c23: gain 1 c22; gain 1 c22
counter c24 of player
after you gain c24: gain 1 c23; gain 1 c23
counter c25 of player
after you gain c25: gain 1 c24; gain 1 c24
counter c26 of player
after you gain c26: gain 1 c25; gain 1 c25
counter c27 of player
after you gain c27: gain 1 c26; gain 1 c26
counter c28 of player
after you gain c28: gain 1 c27; gain 1 c27
counter c29 of player
after you gain c29: gain 1 c28; gain 1 c28
counter c30 of player
after you gain c30: gain 1 c29; gain 1 c29
counter c31 of player
after you gain c31: gain 1 c30; gain 1 c30
counter c32 of player
after you gain c32: gain 1 c31; gain 1 c31
counter c33 of player
after you gain c33: gain 1 c32; gain 1 c32
counter c34 of player
after you gain c34: gain 1 c33; gain 1 c33
counter c35 of player
after you gain c35: gain 1 c34; gain 1 c34
counter c36 of player
after you gain c36: gain 1 c35; gain 1 c35
counter c37 of player
after you gain c37: gain 1 c36; gain 1 c36
counter c38 of player
after you gain c38: gain 1 c37; gain 1 c37
counter c39 of player
after you gain c39: gain 1 c38; gain 1 c38
rule start-it
  gain 1 c39
