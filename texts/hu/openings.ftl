### Texts of the opening explorer.

reached = Ezt az állást { $games } mentett játszma érte el. { CAPITAL($side) } eredménye: { $score }.
none = Ezt az állást egy mentett játszma sem érte el.
no-plies = E játszmák későbbi körei nem számítanak.
most-played = A legtöbbször játszottak: { $shown } / { $all }.
games = Mely játszmák számítanak
source = A saját játszmáid és az importált archívumok számítanak, a nyolcadik körükig. A tükörképek azonosnak számítanak.
words-help = Bármilyen nevet írsz is be, az eredmények a soron lévő félre vonatkoznak.
ask-engine = Motor értékelése
    .long = A motor vizsgálja meg az egyes körök utáni állást
engine = motor { $score }
engine-thinking = motor …
list = Amit itt játszottak
