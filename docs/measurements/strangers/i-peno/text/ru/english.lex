# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
rule-ride-on: 3e6f0193 36ebb722
saloon-card-brawl: 4a11b218 123ddcf8
saloon-card-marshal: 65649c2f d73329fb
saloon-card-stagecoach: 0c64624e 6c439b1e
saloon-card-tax-collector: 38934bb2 202aceb4
saloon-card-telegraph-boy: 249eeb1d bbfacab4
saloon-card-turncoat: bf9e5c75 96e6c233
saloon-card-undertaker: 2c233d77 471c495a
