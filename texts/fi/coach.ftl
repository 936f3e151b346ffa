### The coach of a first game: one thing about the position that is worth a look.

quiet = Mikään ei ole juuri nyt vaarassa. Tuo vahvat nappulasi keskelle.
wins-now = { $steps ->
    [0] Jäniksesi on maaliruudussa { $goal }. Voitat, kun päätät siirron.
   *[other] Voit voittaa nyt: ruudun { $rabbit } jänis pääsee { $steps } askeleella ruutuun { $goal }.
}
lets-goal = Varo: vastustajan jänis ruudussa { $rabbit } voisi päästä seuraavalla siirrolla maaliin ruutuun { $goal }.
endangered = Ruudun { SQUARE($piece) } { ROLE($piece, form: "yours") } on vaarassa: se voitaisiin lyödä ansassa
    { $trap }.
captures = Voit lyödä ansassa { $trap } ruudun { SQUARE($piece) } { ROLE($piece, form: "genitive") }. Siihen tarvitaan { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}.
# A piece on a trap.
hangs-on = Ansassa { SQUARE($piece) } on { ROLE($piece, form: "yours") }, ja sillä on vieressään vain yksi kaveri:
    { ROLE($friend) } ruudussa { SQUARE($friend) }. Jos kaveri lähtee, ansassa oleva nappulasi lyödään.
frozen = Ruudun { SQUARE($piece) } { ROLE($piece, form: "yours") } on jäätynyt, koska ruudussa { SQUARE($by) } on
    { ROLE($by) }. Viereen tuleva kaveri vapauttaisi sen.
# Said once at the start of a game with a coach.
not-rated = Valmentajan kanssa peli ei vaikuta vahvuuslukuun.
