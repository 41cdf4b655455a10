# Wild Wild West in German: what the pack is called, and what it is.

pack-wild-wild-west = Wild Wild West
    .about = Vier Regeln aus der deutschen Ausgabe für alle, die es rau mögen.
