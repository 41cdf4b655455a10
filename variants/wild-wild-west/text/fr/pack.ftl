# Wild Wild West in French: what the pack is called, and what it is.

pack-wild-wild-west = Wild Wild West
    .about = Quatre règles de l'édition allemande, pour qui aime que ça chauffe.
