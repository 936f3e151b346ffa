### Texts of the press preview.

select = Nyomd meg, ha ezzel lépnél: { $piece }.
strength = { $role ->
    [elephant] Az elefántnál nincs erősebb figura.
    [camel] A tevénél csak az elefánt erősebb.
    [horse] A lónál csak az elefánt és a teve erősebb.
    [dog] A kutya a macskánál és a nyúlnál erősebb.
    [cat] A macska csak a nyúlnál erősebb.
   *[rabbit] A nyúl a leggyengébb figura.
}
select-to-push = Nyomd meg, ha el akarod lökni az { PIECE($enemy, form: "accusative") }.
select-to-move = Nyomd meg, ha el akarod lökni vagy húzni az { PIECE($enemy, form: "accusative") }.
select-to-pull = Nyomd meg, ha el akarod húzni az { PIECE($enemy, form: "accusative") }.
no-room = Az ellenfél nem lökhető: nincs mellette üres mező.
selected = Válaszd ki, hová menjen az { $piece }. Újra megnyomva megszűnik a kijelölése.
selected-beside-enemy = Válaszd ki, hová menjen az { $piece }, vagy válassz egy megjelölt ellenfelet, ha lökni vagy húzni
    akarod.
cross = A kereszt azt jelenti, hogy figurát veszítesz.
to-push = Válaszd ki, hová lököd az { PIECE($enemy, form: "accusative") }.
to-move = Válaszd ki, hová kerüljön az { $enemy }, vagy a húzásához válassz egy megjelölt figurát.
to-pull = Válaszd ki, hová húzod az { PIECE($enemy, form: "accusative") }.
choose-puller = Válassz egy megjelölt figurát, amely elhúzza az { PIECE($enemy, form: "accusative") }, aztán azt, hová menjen.
puller-goes = Válaszd ki, hová menjen az { $piece }. Elhúzza az { PIECE($enemy, form: "accusative") }
    { SQUARE($to, form: "to") }.
pulling = Válaszd ki, hová menjen az { $piece }. Magával húzza az { PIECE($enemy, form: "accusative") }. Ha egyedül mozgatnád,
    nyomd meg újra az { PIECE($piece, form: "accusative") }.
steps = { $steps } lépés
walk = { CAPITAL($piece) } { SQUARE($to, form: "to") }, { steps }.
push = Az { $enemy } ellökése { SQUARE($to, form: "to") }, { steps }.
pull = Az { $enemy } elhúzása { SQUARE($to, form: "to") }, { steps }.
captured = Foglyul esik: { $captures }!
lost = Elveszíted: { $captures }!
choose-push = Az { $enemy } ellökése: ezután válaszd ki, hová kerüljön.
choose-pull = Az { $enemy } elhúzása { SQUARE($to, form: "to") }: ezután válaszd ki, hová menjen az { $piece }.
follow = A lökés befejezése ezzel: { $piece }.
to-place = Válassz szabad mezőt az { PIECE($piece, form: "dative") }, vagy egy másik figurát, amellyel helyet cserél. A kijelölés megszűnik, ha újra
    megnyomod { ROLE($piece, form: "the-accusative") }.
to-swap = Válassz figurát, amellyel az { $piece } helyet cserél. A kijelölés megszűnik, ha újra
    megnyomod { ROLE($piece, form: "the-accusative") }.
swap = Csere: { $one } és { $other }.
place = Ide kerül: { $piece }.
