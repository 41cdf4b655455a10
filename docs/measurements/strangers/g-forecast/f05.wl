rank(c) gets + 3 when weather of c is snow and rounds is 4
