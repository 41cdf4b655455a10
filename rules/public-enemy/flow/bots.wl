# What bots weigh beside the score (bots.yaml); play itself asks none of this.

query majorities(p: player): number is count (gangs as kin where is-ahead(p, kin))
query is-ahead(p: player, kin: gang): truth is any stack(p, kin) and no (players as rival where rival is not p and cards-counted(rival, kin) is at least cards-counted(p, kin))
query gangs-begun(p: player): number is count (gangs as kin where any stack(p, kin))
query has-the-one(p: player): truth is public-enemy is p
