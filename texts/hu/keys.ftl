### The lists of keys.

title = Gyorsbillentyűk

## The headings: where keys work

on-board = A táblán
turn = A kör
game = A játszma
study = Az elemzés
exercise = Gyakorlatok
editor = A táblán kívül

## The names of keys

arrows = Nyilak
arrow = Nyíl
space = Szóköz
shift = Shift
escape = Esc
enter = Enter
backspace = Backspace
delete = Delete
home-end = Home, End
right-button = Jobb gomb

## What keys do on the board

move-focus = mozgás a táblán
select = egy figura, majd a célmezője kiválasztása
step = lépés abba az irányba; az ott álló gyengébb ellenfél ellökése
deselect = a kijelölés törlése

## What keys do with a turn

end-turn = a kör befejezése; kijelölt figurával a célmezője kiválasztása
end-at-once = a kör vagy a felállás befejezése, kijelölt figurával is
undo = egy lépés visszavonása
redo = egy visszavont lépés visszaállítása
reset = minden lépés visszavonása
type-steps = lépések vagy felállás beírása

## What keys do in a game

plan = terv: körök kipróbálása mindkét féllel
back = vissza a játszmához
hint = tipp: előbb a figura, aztán a kör
flip = a tábla megfordítása
list = ez a lista

## What keys do in the study

turns = egy körrel vissza vagy előre
steps = egy lépéssel vissza vagy előre
alternatives = váltás az állás körei között
ends = az első vagy az utolsó állás
replay = a játszma visszajátszása vagy szüneteltetése
engine = a motor be- vagy kikapcsolása
threat = a másik fél fenyegetésének megmutatása
best = a motor legjobb körének lejátszása
overlays = célok, foglyul ejtések, csapdák feletti uralom, bénult figurák, vagy hogy hová juthat egy figura
draw = nyíl rajzolása vagy mező megjelölése
undo-change = változtatás visszavonása; Shifttel visszaállítása

## What keys do in an exercise

exercise-hint = tipp, aztán még több segítség
solve = a megoldás megmutatása
next = tovább a következő gyakorlathoz, vagy ennek átugrása

## What keys do in the editor

put = arany figura lerakása, kisbetűvel ezüst figuráé
remove = a mezőn álló figura levétele
use-tool = a kiválasztott eszköz használata a mezőn
move-piece = a figura mozgatása abba az irányba
choose = a lerakandó figura kiválasztása
put-away = a felvett figura letétele, majd az eszközé
steps-left = a soron lévő fél hátralévő lépéseinek száma
mirror = bal és jobb felcserélése

## The search of the guide

row = { $keys }: { $does }.
