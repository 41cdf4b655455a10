event coin-dropped(fallen: card)
after coin-dropped: stop
when lap: stop
rule rest
  coin-dropped top of tray
  signal lap
