# Что происходит само по себе: 'после определения ...'; по умолчанию родительный.

step-turn = { FORM($who, "before-masculine", "gen") }хода{ FORM($who, "behind") }
    .ins = { FORM($who, "before-masculine", "ins") }ходом{ FORM($who, "behind") }
step-set-up = подготовки игры
    .ins = подготовкой игры
step-award = определения большинства { FORM($kin, "gen") }
    .ins = определением большинства { FORM($kin, "gen") }
step-award-majorities = определения большинства по каждой банде
    .ins = определением большинства по каждой банде
step-settle-majority = разрешения ничьей между { FORM($tied, "ins") } за { FORM($kin, "acc") }
    .ins = разрешением ничьей между { FORM($tied, "ins") } за { FORM($kin, "acc") }
step-award-the-one = присуждения жетона Номер Один
    .ins = присуждением жетона Номер Один
step-settle-the-one = разрешения ничьей между { FORM($tied, "ins") } за жетон Номер Один
    .ins = разрешением ничьей между { FORM($tied, "ins") } за жетон Номер Один
step-pass-the-start = определения следующего первого игрока
    .ins = определением следующего первого игрока
step-build-decks = составления колод
    .ins = составлением колод
step-give-token = вручения жетона розыска { FORM($kin, "gen") } { FORM($to-whom, "dat") }
    .ins = вручением жетона розыска { FORM($kin, "gen") } { FORM($to-whom, "dat") }
