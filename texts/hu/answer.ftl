### Answering a task: an exercise of the course, a puzzle, a better turn in place of a mistake.

position = Arany: { LIST($gold, form: "role") }. Ezüst: { LIST($silver, form: "role") }.

marked = Megjelölve:
none-marked = még semmi. Válassz mezőket a táblán.

check-long = A válasz ellenőrzése (Enter)
hint-turn = A nyilak mutatják a kört. Játszd le.
next = Tovább
skip = Átugrás
finish = Befejezés
nothing-entered = Előbb add meg a válaszod.
nothing-to-enter = Most nincs mit megadni. A Tovább gombbal folytathatod.
help-counts = A tipp és a megoldás hibának számít. Nyomd meg újra, ha látni akarod.
line-at = Lépés: { $at } / { $all }
line-step = Lépés, { $at } / { $all }: { $step }
wrong = Még nem jó.
right = Helyes!
