chapter-foretell = Vier Runden mit 3, 4, 5 und 6 Handkarten. Erst sagen alle heimlich voraus, wie viele Stiche sie machen; eine Karte zeigt das Wetter, das herrscht.
    .title = Vorhersage
chapter-tricks = Bediene das ausgespielte Wetter, wenn du kannst. Das herrschende Wetter sticht alle anderen, sonst nimmt die höchste Karte des ausgespielten den Stich und spielt zum nächsten aus.
    .title = Stiche
chapter-points = Wer genau so viele Stiche macht wie vorhergesagt, bekommt 5 Punkte und 1 für jeden Stich; wer sich irrt, bekommt nichts.
    .title = Punkte
