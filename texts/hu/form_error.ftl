### Texts about errors in the new-game form.

clock-above = A játékidő nem érvényes. Lásd fent.
position-above = Az állás nem érvényes. Lásd fent.
board-above = A tábláról még nem indulhat játszma. Lásd fent.
nothing-on-board = A táblán még nincs állás: előbb mindkét félnek fel kell raknia a figuráit.
over-on-board = A táblán lévő játszma véget ért. Zárd be ezt az ablakot, válassz egy korábbi kört a listából, és indulj onnan.
nothing-pasted = Előbb illessz be egy állást.
unplayable = Ez az állás nem játszható: { $faults }.
over-at-once = Ebben az állásban a játszma már véget ért.
clock-empty = Add meg a körönkénti időt és a kezdő tartalékot, például 2m és 5m.
low-maximum = A legnagyobb tartalék nem lehet kisebb a kezdő tartaléknál. Növeld meg, vagy hagyd üresen, ha nincs felső határ.
clock-parts = A játékidő két–hat, perjellel elválasztott részből áll, például 2m/5m.
subject = { $part ->
    [0] Játékidő
    [1] 1. rész (idő körönként)
    [2] 2. rész (kezdő tartalék)
    [3] 3. rész (a fel nem használt idő százaléka)
    [4] 4. rész (legnagyobb tartalék)
    [5] 5. rész (a játszma korlátja)
   *[other] { $part }. rész (a kör korlátja)
}
time-missing = { subject }: hiányzik. Ha nincs ilyen, írj 0-t.
not-a-time = { subject }: „{ $text }” nem idő. Írj be egy időt, például 90s, 2m vagy 1h.
too-long = { subject }: „{ $text }” túl hosszú.
not-a-percentage = { subject }: „{ $text }” nem megfelelő. Írj be egy egész számot 0-tól 1000-ig.
no-time = { subject }: nem marad idő egy körre.
at-place = { $line }. sor, { $column }. karakter: { STOP($what) }
no-label = a soron lévő fél (g vagy s) helyett ez áll itt: „{ $found }”
unclosed = hiányzik a záró zárójel
square-count = a zárójelek között 64 mező helyett { $found } van
not-a-piece = nem figura: „{ $letter }” ({ $square })
not-a-trap = az x üres csapdát jelöl, de { SQUARE($square, form: "the") } mező nem csapda
wrong-steps = a soron lévő fél utáni szavak nem lépések
not-steps = a soron lévő fél után csak lépések következhetnek
not-a-row = { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. sor helyett ez áll itt: „{ $found }”
row-number = { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. sornak kellene következnie, de ennek a sornak ez a jele: „{ $found }”
row-length = { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. sorban a függőleges vonalak között 17 helyett { $found } karakter van
no-blank = két mező közötti szóköz helyett ez áll itt: „{ $found }”
missing-row = hiányzik ez a sor: { $row }
trailing = az állás vége után fölösleges szöveg áll: „{ $found }”
too-many = túl sok figura: { $count } { SIDE($piece) } { ROLE($piece) }, pedig egy félnek csak { $most } van
undefended = { SQUARE($piece, form: "the-on") } álló { PIECE($piece) } csapdán van, és nincs mellette társa
rabbit-on-goal = { SQUARE($square, form: "the-on") } álló { $side } nyúl már célba ért
no-rabbits = { CAPITAL(SIDE($side, form: "dative")) } nincs nyula
