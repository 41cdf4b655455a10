instead of lap: gain 1 medals
