forbid lapp when any tray
forbid keeper
