### Texts of the press preview.

select = Paina, niin voit siirtää { PIECE($piece, form: "partitive") }.
strength = { $role ->
    [elephant] Mikään nappula ei ole elefanttia vahvempi.
    [camel] Vain elefantti on kamelia vahvempi.
    [horse] Vain elefantti ja kameli ovat hevosta vahvempia.
    [dog] Koira on kissoja ja jäniksiä vahvempi.
    [cat] Vain jänikset ovat kissaa heikompia.
   *[rabbit] Jänis on heikoin nappula.
}
select-to-push = Paina, niin voit työntää { PIECE($enemy, form: "partitive") }.
select-to-move = Paina, niin voit työntää tai vetää { PIECE($enemy, form: "partitive") }.
select-to-pull = Paina, niin voit vetää { PIECE($enemy, form: "partitive") }.
no-room = Tätä vastustajaa ei voi työntää: sen vieressä ei ole tyhjää ruutua.
selected = Valitse, minne { $piece } menee. Poista valinta painamalla sitä uudelleen.
selected-beside-enemy = Valitse, minne { $piece } menee, tai valitse merkitty vastustaja, jota työnnät tai vedät.
cross = Risti tarkoittaa, että menetät nappulan.
to-push = Valitse, minne työnnät { PIECE($enemy, form: "genitive") }.
to-move = Valitse, minne { $enemy } menee, tai valitse merkitty nappula, joka vetää sitä.
to-pull = Valitse, minne vedät { PIECE($enemy, form: "genitive") }.
choose-puller = Valitse merkitty nappula, joka vetää { PIECE($enemy, form: "partitive") }, ja sitten, minne tämä nappula
    menee.
puller-goes = Valitse, minne { $piece } menee. Se vetää { PIECE($enemy, form: "genitive") } ruutuun { $to }.
pulling = Valitse, minne { $piece } menee. Se vetää { PIECE($enemy, form: "partitive") } perässään. Paina
    { PIECE($piece, form: "partitive") } uudelleen, niin se liikkuu yksin.
steps = { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}
walk = { CAPITAL($piece) } ruutuun { $to }, { steps }.
push = Työnnä { $enemy } ruutuun { $to }, { steps }.
pull = Vedä { $enemy } ruutuun { $to }, { steps }.
captured = Lyödään { $captures }!
lost = Menetetään { $captures }!
choose-push = Työnnä { PIECE($enemy, form: "partitive") } ja valitse sitten, minne se menee.
choose-pull = Vedä { $enemy } ruutuun { $to } ja valitse sitten, minne { $piece } menee.
follow = Vie työntö loppuun. Perässä seuraa { $piece }.
to-place = Valitse vapaa ruutu, johon { $piece } asetetaan, tai nappula, jonka kanssa se vaihtaa paikkaa. Poista valinta
    painamalla { ROLE($piece, form: "partitive") } uudelleen.
to-swap = Valitse nappula, jonka kanssa { $piece } vaihtaa paikkaa. Poista valinta painamalla
    { ROLE($piece, form: "partitive") } uudelleen.
swap = Vaihda keskenään { $one } ja { $other }.
place = Aseta { $piece } tähän.
