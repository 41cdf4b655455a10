# The Cavalry in German: what the pack is called, and what it is.

pack-cavalry = Die Kavallerie
    .about = Die Kavallerie sperrt eine Stadt; wer seinen Zug beendet, darf sie in eine andere schicken.
