# Public Enemy Number One in German: what the pack is called, and what it is.

pack-public-enemy = Public Enemy Number One
    .about = Sammelt Banden aus vier Städten, nehmt euch die Wanted-Marker und den One; wer zuerst alle fünf hat, gewinnt.
