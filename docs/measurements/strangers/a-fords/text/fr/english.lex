# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-mustered: b26de090 bcd66826
