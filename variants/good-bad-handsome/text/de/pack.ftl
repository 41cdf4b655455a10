# The Good, the Bad, and the Handsome in German: what the pack is called, and what it is.

pack-good-bad-handsome = The Good, the Bad, and the Handsome
    .about = Drei weitere Charaktere mit ihren Zielen, sechzehn Geschichten über Kämpfe unter Mitspielern und zwölf legendäre Gegenstände. Das erste Spiel wird ohne sie gespielt, denn es nennt seine Charaktere und Geschichten.
