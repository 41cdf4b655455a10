# The beginnings of Spanish. `wl i18n new es --like it` writes files with everything there is to say.
play-over = La partida ha terminado.
play-won = Victoria: { $players }.
