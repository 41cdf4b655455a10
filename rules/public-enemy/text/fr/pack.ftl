# Public Enemy Number One in French: what the pack is called, and what it is.

pack-public-enemy = Public Enemy Number One
    .about = Réunissez les bandes de quatre villes, prenez les jetons Wanted et le One ; le premier à avoir les cinq gagne.
