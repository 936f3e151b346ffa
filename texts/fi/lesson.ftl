### The course around its exercises: the list of lessons, the screen of a lesson, and why an answer is wrong.

course = Opi Arimaa
course-says = Lyhyitä oppitunteja laudalla. Kolme riittää ensimmäiseen peliin, ja kymmenessä opit kaikki säännöt.
basics = Säännöt
strategy = Strategian alkeet
begin = Aloita ensimmäisestä oppitunnista
go-on = Jatka
rules = Säännöt viidessä minuutissa
complete = { $done }/{ $all } oppituntia suoritettu
done = { $done }/{ $all }
is-complete = Suoritettu
seen = Katsottu, ratkaisematta { $left }
first-game = Ensimmäinen pelisi
first-game-says = Pelaa tasoa 1 vastaan: vie jänis laudan toiseen reunaan. Valmentaja kertoo, mitä kannattaa katsoa.
forget = Unohda edistymiseni
forget-question = Unohdetaanko, mitkä oppitunnit olet tehnyt?

## A lesson

to-list = Kaikki oppitunnit
progress = Harjoitus { $number }/{ $all }
place-basic = Säännöt { $number }/{ $all }
place-strategy = Strategia { $number }/{ $all }
task = Tehtävä
hint-long = Näytä vihje ja merkitse se sitten laudalle (H)
hint-marks = Nuolet näyttävät yhden tavan. Kokeile sitä.
hint-square = Yksi oikea ruutu lisää on merkitty. Mahdolliset väärät merkit on poistettu.
hint-choice = Tämä siirto on oikea. Nuolet näyttävät sen.
hint-places = Saat hyvän alkuaseman, kun vaihdat ympyröityjen ruutujen nappulat.
solve = Vastaus
    .long = Näytä oikea vastaus (S)
next-long = Seuraavaan harjoitukseen (N)
previous = Edellinen harjoitus
shown = Tässä on yksi vastaus.
lesson-over = Sait valmiiksi oppitunnin ”{ $title }”.
lesson-left = Olet oppitunnin ”{ $title }” lopussa. { $left ->
    [one] { $left } harjoitus on vielä ratkaisematta.
   *[other] { $left } harjoitusta on vielä ratkaisematta.
}
enough-to-play = Osaat nyt tarpeeksi ensimmäiseen peliin. Pelaa se nyt tai jatka oppitunnilla ”{ $title }”.
solve-left = { $left ->
    [one] Ratkaise se
   *[other] Ratkaise ne
}
next-lesson = Seuraavaksi: { $title }
repeat = Tee uudelleen
two-turns = Kaksi vaihtoehtoista siirtoa
turn-option = Siirto { $number }

## Why an answer is wrong

not-there = Siirtosi lopussa ruudussa { $square } pitäisi olla { $piece }.
gone = { CAPITAL($piece) } lyötiin ansassa matkalla ruutuun { $square }.
not-moved = Ruudun { SQUARE($piece) } { PIECE($piece) } ei ole liikkunut paikaltaan.
not-pushed = { CAPITAL(PIECE($piece, form: "partitive")) } ei työnnetty.
not-pulled = { CAPITAL(PIECE($piece, form: "partitive")) } ei vedetty.
not-captured = Laudalla on vielä { $piece }.
lost = Menetit oman nappulan: { ROLE($piece) } jäi ansaan { SQUARE($piece) }.
still-frozen = Ruudun { SQUARE($piece) } { PIECE($piece) } on yhä jäätynyt, koska vieressä on { $by }.
nobody-freezes = Ruudun { SQUARE($piece) } { PIECE($piece) } ei ole jäätynyt: sen vieressä ei ole vahvempaa vastustajaa.
friend-frees = Ruudun { SQUARE($piece) } { PIECE($piece) } ei ole jäätynyt: sen vieressä on kaveri, { $friend }.
no-goal = Yksikään jäniksesi ei ole vielä laudan toisessa reunassa.
rabbits-left = Hopealla on vielä jänis.
can-move = Hopea voi vielä liikkua.
lets-goal = Ruudun { $rabbit } jänis pääsee yhä { $steps } askeleella maaliin ruutuun { $goal }.
no-goal-threat = Et vielä pääsisi maaliin seuraavalla siirrollasi.
capturable = Hopea voisi lyödä ruudun { SQUARE($piece) } { PIECE($piece, form: "genitive") } ansassa { $trap }.
no-threat = Et voisi seuraavalla siirrollasi lyödä ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") }.
held-by-nobody = Ansan { $trap } vieressä ei ole yhtään nappulaa.
held-by-both = Vahvimmat nappulat ansan { $trap } vieressä ovat yhtä vahvat, joten se ei ole kummankaan hallinnassa.
held-by = Vahvin nappula ansan { $trap } vieressä on { SIDE($side, form: "genitive") }.
escapes = Ruudun { SQUARE($piece) } { PIECE($piece) } pääsee vielä pakoon ruutuun { $square }.
gets-there = { CAPITAL($piece) } pääsee vielä ruutuun { $square }.
too-tight = Ruudusta { SQUARE($piece) } { PIECE($piece) } pääsisi vain { $ways } ruutuun. Etsi paikka, josta pääsee
    vähintään { $least } ruutuun.
empty = Ruudussa { $square } ei ole nappulaa.
too-far = { CAPITAL($piece) } ei pääse ruutuun { $square } yhdellä askeleella.
taken = Ruutu { SQUARE($piece) } on varattu: siinä on { PIECE($piece) }.
backward = Ruutuun { $square } siirtyminen olisi askel taaksepäin. Jänis ei koskaan astu taaksepäin.
frozen-there = { CAPITAL($piece) } on jäätynyt eikä voi liikkua lainkaan.
wrong-side = Ruudun { SQUARE($piece) } { PIECE($piece) } on toisen puolen nappula.
not-movable = Ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") } ei voi työntää eikä vetää kahdella
    askeleella.
not-capturable = Ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") } ei voi lyödä seuraavalla siirrolla.
no-trap = { $square } ei ole ansa.
no-runner = Ruudun { $square } jänis ei pääse maaliin tällä siirrolla.
no-rabbit = Ruudun { SQUARE($piece) } { PIECE($piece) } ei ole jänis. Vain jänis voi voittaa pääsemällä maaliin.
nothing-chosen = Valitse ensin siirto ja tarkista sitten.

## What is wrong in a setup

not-in-front = Ruudun { $square } { $role } ei ole eturivissä.
not-in-middle = Ruudun { $square } { $role } ei ole keskimmäisissä sarakkeissa c–f.
not-apart = { CAPITAL(ROLE($role, form: "plural")) } ovat samalla laudan puoliskolla.
rabbit-there = Ruudussa { $square } on jänis.
