# Fistful of Extras in German: what the pack is called, and what it is.

pack-fistful-of-extras = Fistful of Extras
    .about = Sechs weitere Charaktere mit ihren Zielen, achtzehn Gegenstände in drei Arten, vierundzwanzig Geschichten, zwei Joker und Banditen, die man unterscheidet. Das erste Spiel wird ohne sie gespielt, denn es nennt seine Charaktere und Geschichten.
