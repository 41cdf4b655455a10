# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-camp: 2d98a207 5bb4a0bb
log-set-cavalry: 7a7d8071 af72c80e
screen-cavalry: 18ef8f09 28a8aeeb
variable-cavalry: 0f7985f9 f9ced13d
