# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-camp: 2d98a207 93718427
log-set-cavalry: 7a7d8071 417fa691
screen-cavalry: 18ef8f09 69f3f714
variable-cavalry: 0f7985f9 a595adab
