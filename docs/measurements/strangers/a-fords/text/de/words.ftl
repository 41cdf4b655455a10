ask-mustered = was wählst du?
