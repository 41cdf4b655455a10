# The beginnings of Italian. `wl i18n new it` writes a file with everything there is to say.
play-over = La partita è finita.
play-won = Vittoria: { $players }.
