# Duel in the Sun in German: what the pack is called, and what it is.

pack-duel = Duell in der Sonne
    .about = Ein Gleichstand, den kein Anführer entscheidet, wird ausgeschossen: zu zweit im Duell, zu dritt im Truell.
