### Texts of the editor of positions.

palette = { CAPITAL($side) } figurák
put-tool = Lerakás: { $piece }
move-tool = Mozgatás
move-tool-long = Figurák mozgatása: válassz egy figurát, majd egy mezőt, vagy húzd oda. A tábláról lehúzva leveheted.
remove-tool = Levétel
remove-tool-long = A kiválasztott figurák levétele
board-help = A nyilakkal mozoghatsz a táblán. Az E M H D C R billentyűk Arany elefántját, tevéjét, lovát, kutyáját, macskáját és
    nyulát rakják le, az e m h d c r Ezüstéit. A Delete leveszi a figurát. A szóköz a kiválasztott eszközt használja. Shift és
    egy nyíl: a figura mozgatása.
side-to-move = Aki következik
left = Hátralévő lépések
tools = Az állás módosítása
undo = Vissza
undo-long = Az utolsó változtatás visszavonása (Ctrl+Z)
redo = Újra
redo-long = A változtatás visszaállítása (Ctrl+Shift+Z)
clear = Ürítés
clear-long = Minden figura levétele
set-up = Felrakás
set-up-long = Mindkét fél összes figurájának felrakása, Arany következik
mirror = Tükrözés
mirror-long = Bal és jobb felcserélése
exchange = Oldalcsere
exchange-long = Arany és Ezüst cseréje: mindegyik fél a másik figuráit kapja, a saját oldaláról nézve
study = Elemzés
study-long = Az állás elemzése: próbálj ki köröket, kérdezd a motort, írj megjegyzéseket
play = Játék…
play-long = Játszma indítása ebből az állásból a számítógép vagy egy másik ember ellen
check = Az állás ellenőrzése
no-fault = Ebből az állásból indulhat játszma.
has-faults = Ez az állás nem lehetséges:
is-unreachable = Ez az állás nem jöhet létre játszmában:
is-over = Itt a játszma véget ért: { $outcome } Az állás elemezhető, de nem játszható.
no-step = { CAPITAL(SIDE($side, form: "dative")) } nincs szabályos lépése.
no-step-left = { CAPITAL(SIDE($side, form: "dative")) } még { $left } lépése maradt, de egyik sem szabályos.
as-text = Az állás szövegként
field = Állás
field-help = Illessz be egy állást bármilyen alakban, egy játszmát vagy egy linket, ide vagy bárhová ezen a képernyőn.
take = Szöveg használata
copy-line = Másolás sorként
copy-diagram = Másolás ábraként
copy-link = Link másolása
empty = Előbb illessz be egy állást.
too-long = A szöveg hosszabb egy megabájtnál.
only-steps = Ezek csak lépések. A lejátszásukhoz nyisd meg az állást az elemzésben.
taken-position = Felismerve: { $form }.
taken-end = Felismerve: { $form }. Ez a fővonal utolsó állása.
taken-in-part = Felismerve: { $form }, egy hibáig. { $reason } Ez a hiba előtti állás.
first-of = { $games ->
    [one] A szövegben { $games } játszma van.
   *[other] A szövegben { $games } játszma van. Ez az első.
}
nothing-there = { CAPITAL(SQUARE($square, form: "the")) } mezőn nincs figura. Válassz egyet a tábla mellől, ha oda szeretnél
    rakni.
chosen = Válaszd ki, melyik mezőre kerüljön: { $piece }.
moves = Válaszd ki a mozgatni kívánt figurát.
removes = Válaszd ki a levenni kívánt figurákat.
taken-up = { CAPITAL($piece) }: válaszd ki, hová kerüljön.
put-down = Visszatéve.
put = { CAPITAL($piece) }.
moved = { CAPITAL($piece) } { SQUARE($from, form: "from") } { SQUARE($to, form: "to") }.
removed = Levéve: { $piece }.
cleared = Minden figura levéve.
was-set-up = Mindkét fél figurái felrakva, Arany következik.
mirrored = Bal és jobb felcserélve.
exchanged = A felek felcserélve.
taken = Az állás átvéve a szövegből.
to-move = { CAPITAL($side) } következik.
has-left = { CAPITAL($side) }: { steps-left }.
undone = Változtatás visszavonva.
redone = Változtatás visszaállítva.
flipped = A tábla megfordítva.
