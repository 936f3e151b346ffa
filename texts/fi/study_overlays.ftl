### Texts of the overlays of the study.

show = Näytä laudalla
name =
    .goals = Maalit
    .captures = Lyönnit
    .traps = Ansat
    .frozen = Jäätyneet
    .reach = Ulottuma
long =
    .goals = Näytä, miten kumpikin puoli voi päästä maaliin (näppäin 1)
    .captures = Näytä nappulat, jotka kumpikin puoli voi lyödä (näppäin 2)
    .traps = Näytä, kuka hallitsee kutakin ansaa: puoli, jolla on vahvin nappula sen vieressä (näppäin 3)
    .frozen = Näytä jäätyneet nappulat ja se, mikä ne jäädyttää (näppäin 4)
    .reach = Näytä, minne valittu nappula pääsee yhdellä siirrolla (näppäin 5)
hidden = { $overlay }: ei enää näytetä.
steps = { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}
goal = { CAPITAL($side) } pääsee maaliin ruudun { $rabbit } jäniksellä, { steps }: { $line }.
goal-threat = { CAPITAL($side) } uhkaa päästä maaliin ruudun { $rabbit } jäniksellä, { steps }: { $line }.
on-goal = { CAPITAL(SIDE($side, form: "genitive")) } jänis on maalissa ruudussa { $goal }.
no-goal = { CAPITAL($side) } ei pääse maaliin tällä siirrolla.
no-goal-threat = { CAPITAL($side) } ei uhkaa päästä maaliin.
capture = { CAPITAL($side) } voi lyödä ruudun { $square } { ROLE($role, form: "genitive") }: { $how } ({ $line }).
capture-threat = { CAPITAL($side) } uhkaa lyödä ruudun { $square } { ROLE($role, form: "genitive") }: { $how }
    ({ $line }).
pushed = { $by } työntää sen ansaan { $trap }, { steps }
pulled = { $by } vetää sen ansaan { $trap }, { steps }
defender-pushed = { $by } työntää sen viimeisen vartijan pois ansan { $trap } vierestä, { steps }
defender-pulled = { $by } vetää sen viimeisen vartijan pois ansan { $trap } vierestä, { steps }
no-capture = { CAPITAL($side) } ei voi lyödä mitään tällä siirrolla.
no-capture-threat = { CAPITAL($side) } ei uhkaa lyödä mitään.
alone = { CAPITAL($side) } hallitsee ansaa { $trap }: { $own }.
stronger = { CAPITAL($side) } hallitsee ansaa { $trap }: { $own }. Vastassa: { $enemies }.
shared = Ansa { $trap } ei ole kummankaan hallinnassa: { $pieces }.
nobody = Ansan { $trap } vieressä ei ole nappuloita.
frozen-by = Ruudun { SQUARE($piece) } { PIECE($piece) } on jäätynyt, koska vieressä on { $by }.
nothing-frozen = Mikään nappula ei ole jäätynyt.
in-steps = { steps }: { $squares }
reaches = Ruudusta { SQUARE($piece) } { PIECE($piece) } pääsee näihin ruutuihin: { LIST($places, separator: "; ") }.
reaches-nothing = Ruudun { SQUARE($piece) } { PIECE($piece) } ei pääse minnekään tällä siirrolla.
choose = Valitse nappula tai osoita sitä, niin näet, minne se pääsee.
over = Peli on tässä päättynyt: siirtoja ei voi enää tehdä.
