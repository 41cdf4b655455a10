# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
rule-ride-on: 3e6f0193 b7bf97e7
saloon-card-brawl: 4a11b218 73d720be
saloon-card-marshal: 65649c2f dbfb75c4
saloon-card-stagecoach: 0c64624e 6c439ae5
saloon-card-tax-collector: 38934bb2 33346536
saloon-card-telegraph-boy: 249eeb1d 5585f297
saloon-card-turncoat: bf9e5c75 3d2bb4d1
saloon-card-undertaker: 2c233d77 dadf7acf
