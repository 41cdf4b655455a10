chapter-sale = Ein Stück liegt offen. Alle schreiben heimlich ein Gebot, von nichts bis zu allem, was sie haben. Ein Gebot, das zwei gemacht haben, zählt für keinen; das höchste der anderen kauft. Wer nichts bietet, bekommt eine Münze.
    .title = Ein Verkauf
chapter-points = Nach vierzehn Verkäufen: was deine Stücke wert sind, 3 für jede Sorte, von der niemand so viele hat wie du, und 1 für je 4 Münzen.
    .title = Punkte
