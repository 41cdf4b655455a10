text-piece-bought = После каждой вашей покупки: { $effect }
text-piece-kept = На вашей полке: { $effect }
ask-thing-dumped = от какой вещи вы избавляетесь?
