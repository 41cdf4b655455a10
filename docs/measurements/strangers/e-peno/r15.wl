instead of meet-in-saloon, if no uncovered(you): draw-from cripple-creek
