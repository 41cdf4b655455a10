"""What `import wlcore` gives to programs: games, states, views, chance, in words and by names; seats count from 1.

In come names and numbers as somebody types them; out go objects that nobody can change by accident, and errors that name the
argument that is wrong and what there is. The engine lies behind it and is seen nowhere.
"""
