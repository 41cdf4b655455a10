forbid get-item when x in (shotgun, coach-gun)
