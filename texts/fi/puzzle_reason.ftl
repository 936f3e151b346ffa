### Why the answer of a puzzle works: facts about the solution, shown once the puzzle is answered.

goal-alone = Jänis pääsee ruudusta { $from } ruutuun { $goal } omin avuin: mikään ei ole sen tiellä.
goal-freed = Ruudun { $from } jänis oli jäätynyt. Muut askeleet vapauttavat sen, ja se pääsee maaliin ruutuun { $goal }.
goal-kept-free = Ruudusta { $from } lähtevä jänis jäätyisi ruudussa { $at }. Muut askeleet pitävät sen liikkeessä, ja se
    pääsee maaliin ruutuun { $goal }.
goal-guarded = Ruudusta { $from } lähtevä jänis lyötäisiin ansassa { $trap }. Muut askeleet suojaavat sitä, ja se pääsee
    maaliin ruutuun { $goal }.
goal-cleared = Muut askeleet tyhjentävät ruudun { $at } ruudusta { $from } lähtevälle jänikselle, ja se pääsee maaliin
    ruutuun { $goal }.
threat = Nyt ruudun { $rabbit } jänis tarvitsee { $steps ->
    [one] { $steps } askeleen
   *[other] { $steps } askelta
} päästäkseen maaliin. Olipa vastaus mikä tahansa, jokin jäniksistä pääsee silti perille.
stopped-captured = Ruudun { SQUARE($rabbit) } { PIECE($rabbit) } oli pääsemässä maaliin. Se lyödään.
stopped-moved = Ruudun { SQUARE($rabbit) } { PIECE($rabbit) } oli pääsemässä maaliin. Ruudusta { $to } se ei pääse
    sinne.
stopped-frozen = Ruudun { SQUARE($rabbit) } { PIECE($rabbit) } oli pääsemässä maaliin. Nyt se on jäätynyt, eikä sitä voi
    vapauttaa ja viedä maaliin samalla siirrolla.
stopped-blocked = Ruudun { SQUARE($rabbit) } { PIECE($rabbit) } oli pääsemässä maaliin. Nyt sen tiellä on { $by }, eikä
    muuta tietä ole yhdellä siirrolla.
stopped-hindered = Ruudun { SQUARE($rabbit) } { PIECE($rabbit) } oli pääsemässä maaliin. Nyt se ei pääse sinne yhdellä
    siirrolla.
won = Ruudun { SQUARE($piece) } { PIECE($piece) } lyödään ansassa { $trap }, koska sillä ei ole kaveria ansan vieressä.
    { CAPITAL(OPPONENT($side)) } ei voi vastata lyömällä mitään yhtä vahvaa.
saved-moved = Ruudun { SQUARE($piece) } { PIECE($piece) } voitiin lyödä ansassa { $trap }. Ruudussa { $to } se on
    ulottumattomissa.
saved-guarded = Ruudun { SQUARE($piece) } { PIECE($piece) } voitiin lyödä ansassa { $trap }. Nyt tätä ansaa vartioi
    { $guard }.
saved-hindered = Ruudun { SQUARE($piece) } { PIECE($piece) } voitiin lyödä ansassa { $trap }. Sitä uhanneet vastustajat
    eivät enää pysty siihen yhdellä siirrolla.
hostage = Ruudun { SQUARE($piece) } { PIECE($piece) } on jäätynyt. Jos sen kaverit lähtevät ansan { $trap } vierestä, se
    voidaan lyödä siinä, joten ne ovat sidottuja.
framed = Ruudun { SQUARE($piece) } { PIECE($piece) } on ansassa eikä pääse siitä pois. Jos sen kaverit lähtevät, se
    lyödään.
capture = { $piece } (ansa { $trap })
captures = Tällä siirrolla voi lyödä: { LIST($pieces) }.
squares = Ruutuja askelmäärän mukaan: yhdellä askeleella { $one }, kahdella { $two }, kolmella { $three }, neljällä
    { $four }.
