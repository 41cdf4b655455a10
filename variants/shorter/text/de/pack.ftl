# Shorter game in German: what the pack is called, and what it is.

pack-shorter = Kürzeres Spiel
    .about = Zu zweit, dritt oder viert: Ein Drittel der Gesetzlosen und ein Viertel des Saloons bleiben in der Schachtel.
