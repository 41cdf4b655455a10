# For a Fistful of Dollars in French: what the pack is called, and what it is.

pack-dollars = Pour une poignée de dollars
    .about = Deux tuiles Dollars par manche paient un coup d'œil dans une pioche, ou le renvoi sous la pioche de son hors-la-loi visible.
