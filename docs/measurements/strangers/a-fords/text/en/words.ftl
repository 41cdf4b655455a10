ask-mustered = what do you choose?
