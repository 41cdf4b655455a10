# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-camp: 2d98a207 93e4666f
log-set-cavalry: 7a7d8071 e53f0e39
screen-cavalry: 18ef8f09 3c6c7079
variable-cavalry: 0f7985f9 9b0b474a
