gain ¢1
lap
if any tray: stop
