counter gold of player, unit ¢
