### Texts about errors in the new-game form.

clock-above = A játékidő nem érvényes. Lásd fent.
position-above = Az állás nem érvényes. Lásd fent.
board-above = A tábláról még nem indulhat játszma. Lásd fent.
nothing-on-board = A táblán még nincs állás: előbb mindkét félnek fel kell raknia a figuráit.
over-on-board = A táblán lévő játszma véget ért. Zárd be ezt az ablakot, válassz egy korábbi kört a listából, és indulj onnan.
nothing-pasted = Előbb illessz be egy állást.
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
