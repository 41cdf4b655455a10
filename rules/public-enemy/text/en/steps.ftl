# What happens without anybody doing it, as a noun: 'after the award of ...'. `.over` is what is over then.

step-turn = { FORM($who, "before") }turn{ FORM($who, "behind") }
step-set-up = the setup of the game
step-award = the award of the majority of { FORM($kin, "acc") }
step-award-majorities = the award of the majorities
step-settle-majority = the tie-break between { FORM($tied, "acc") } for { FORM($kin, "acc") }
step-award-the-one = the award of the One token
step-settle-the-one = the tie-break between { FORM($tied, "acc") } for the One token
step-pass-the-start = the choice of the next starting player
step-build-decks = the building of the decks
step-give-token = the award of { FORM($kin, "before") }Wanted token{ FORM($kin, "behind") } to { FORM($to-whom, "acc") }
