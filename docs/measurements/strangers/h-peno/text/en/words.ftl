variable-h-closing-time = closing time has been called
    .not = closing time has not been called
    .set-yes = closing time is called
