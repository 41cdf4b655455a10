# First game in Russian.

query-first-stories = двадцать сюжетов первой игры
    .all = двадцать сюжетов первой игры
    .gender = plural
    .gen = двадцати сюжетов первой игры
    .of = fab8d18e
