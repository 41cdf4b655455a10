ask-mustered = что вы выбираете?
