# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
rule-ride-on: 3e6f0193 8f3d300f
saloon-card-brawl: 4a11b218 880cdc47
saloon-card-marshal: 65649c2f c0526e41
saloon-card-stagecoach: 0c64624e 01ac7e0d
saloon-card-tax-collector: 38934bb2 869ee12b
saloon-card-telegraph-boy: 249eeb1d bba00f96
saloon-card-turncoat: bf9e5c75 64378b7b
saloon-card-undertaker: 2c233d77 ba26b55b
