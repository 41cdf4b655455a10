# The Man in Black in German: what the pack is called, and what it is.

pack-man-in-black = Der Mann in Schwarz
    .about = Zu zweit. Ein dritter Reiter, den niemand spielt, handelt am Ende jeder Runde nach einem eigenen Stapel und will gewinnen.
