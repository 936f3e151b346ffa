### What puzzles and other tasks ask, and what is wrong with an answer: on the page and in the element.

check = Tarkista
hint = Vihje
hint-piece = Katso ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") }.
missing = Merkitsemäsi ruudut ovat oikein. { $count ->
    [one] { $count } ruutu puuttuu.
   *[other] { $count } ruutua puuttuu.
}
ask-goal-in-one = { CAPITAL($side) }: pääse maaliin tällä siirrolla.
ask-goal-in-two = { CAPITAL($side) }: varmista, että pääset maaliin seuraavalla siirrolla, olipa vastaus mikä tahansa.
ask-second = { CAPITAL($side) }: pääse nyt maaliin.
ask-stop-goal = { CAPITAL($side) }: estä vastustajaa pääsemästä maaliin.
ask-win = { CAPITAL($side) }: lyö { $role } tai jokin sitä vahvempi menettämättä yhtä vahvaa tai vahvempaa nappulaa.
ask-save = { CAPITAL($side) }: pelasta { ROLE($role, form: "yours") } menettämättä yhtä vahvaa tai vahvempaa nappulaa.
ask-save-on = { CAPITAL($side) }: pelasta ruudun { $square } { $role } menettämättä yhtä vahvaa tai vahvempaa nappulaa.
ask-hold = { CAPITAL($side) }: ota panttivangiksi tai kehystä vastustajan { $role }.
ask-captures = { CAPITAL($side) }: merkitse kaikki vastustajan nappulat, jotka voit lyödä tällä siirrolla.
ask-squares = Merkitse kaikki ruudut, joissa ruudun { $square } jänis voi olla tämän siirron lopussa.
hint-count = Etsittäviä ruutuja on { $count }.
solve = Ratkaisu
retry = Yritä uudelleen
judging = Kaikkia vastauksia tarkistetaan…
reply = Vastaus: { $steps }.
shown = Tämä on ratkaisu.

## Why a turn is wrong

loses-goal = Tämä siirto päästää vastustajan jäniksen maaliin.
loses-rabbits = Tällä siirrolla menetät viimeisen jäniksesi.
loses-otherwise = Tällä siirrolla häviät pelin.
no-goal = Yksikään jäniksesi ei päässyt maaliin.
goal-stopped = Vastustaja voi pysäyttää jäniksesi, kuten nuolet näyttävät.
opponent-goals = Vastustaja pääsee maaliin, kuten nuolet näyttävät.
not-captured = Et ole lyönyt { ROLE($role, form: "partitive") } etkä mitään vahvempaa.
piece-lost = Menetit oman nappulan: { $piece }.
piece-exposed = Vastustaja voi lyödä ruudun { SQUARE($piece) } { PIECE($piece, form: "genitive") }, kuten nuolet
    näyttävät.
not-held = Vastustajan { $role } ei ole panttivanki eikä kehystetty.
wrong-squares = { COUNT($squares) ->
    [one] { $squares } on väärin.
   *[other] { $squares } ovat väärin.
}

## Marks

has-marked = { $square } merkitty. { $count ->
    [one] { $count } ruutu on merkitty.
   *[other] { $count } ruutua on merkitty.
}
has-unmarked = Merkki poistettu ruudusta { $square }. { $count ->
    [one] { $count } ruutu on merkitty.
   *[other] { $count } ruutua on merkitty.
}
replied = Toistaiseksi oikein. Vastustaja vastaa: { $steps }.
# A turn reaches no goal, because the rabbit that moved is frozen there.
rabbit-frozen = Yksikään jäniksesi ei päässyt maaliin. Ruudun { $square } jänis on jäätynyt, koska sen vieressä on
    vahvempi vastustaja eikä yhtään kaveria.
