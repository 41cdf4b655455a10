# Shorter game in French: what the pack is called, and what it is.

pack-shorter = Partie plus courte
    .about = À deux, trois ou quatre : un tiers des hors-la-loi et un quart du Saloon restent dans la boîte.
