text-piece-bought = При покупке: { $effect }
text-piece-kept = На вашей полке: { $effect }
ask-thing-dumped = от какой вещи вы избавляетесь?
