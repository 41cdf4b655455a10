zone tray is pile
rule lap
  stop
