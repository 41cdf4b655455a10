# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
game-aim: 515c0437 d86bdb20
query-first-stories: 4aa5db3e 76879e5e
