# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
game-aim: 515c0437 ea5c9e8f
query-first-stories: 4aa5db3e 943f8abe
