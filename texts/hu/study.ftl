### Texts of the study screen.

read-only = Ez a játszma egy másik lapon van nyitva, ezért itt nem módosíthatod. Átveheted ide.
title = Elemzés
more = Több
field = Játszma vagy állás
field-help = Illessz be egy játszmát, egy archívum egy sorát, egy állást bármilyen alakban vagy egy játszmanéző adatait, ide vagy
    bárhová az oldalon.
example = 1g Ra1 Rb1 Rc1 …
open = Megnyitás
empty = Előbb illessz be egy játszmát vagy egy állást.
open-other = Megnyitás
open-other-long = Másik játszma vagy állás megnyitása
play-from = Játék innen
play-from-long = Játék innen: új játszma ebből az állásból, bármelyik szint ellen vagy két játékossal
to-game = Játszma
to-game-long = Vissza a játszmához
study-game-long = A játszma elemzése: lépegess benne, próbálj más köröket, írj megjegyzéseket
tools = Elemzőeszközök
edit = Szerkesztés
edit-long = Az állás szerkesztése: figurák lerakása, mozgatása és levétele
undo = Vissza
undo-long = Az elemzés utolsó változtatásának visszavonása (Ctrl+Z)
redo = Újra
redo-long = A változtatás visszaállítása (Ctrl+Shift+Z)
draw = Rajz
draw-long = Nyilak és karikák rajzolása ujjal. Egérrel a jobb gombbal rajzolhatsz. A következő színhez nyomd meg újra.
help-drawing =
    Húzd végig az ujjad a táblán, és { $colour ->
        [green] zöld
        [red] piros
        [yellow] sárga
       *[blue] kék
    } nyilat rajzolsz. Ha egy mezőre koppintasz, bekarikázod. A következő színhez nyomd meg a { draw } gombot.
tree = Körök és változatok
start = Kezdet
variation = Változat
notes = Jegyzetek
comment-field = Megjegyzés ehhez az álláshoz
signs = A kör értékelése
good = Jó kör
mistake = Hiba
brilliant = Ragyogó kör
blunder = Durva hiba
interesting = Érdekes kör
dubious = Kétes kör
promote = Változat feljebb
demote = Változat lejjebb
make-main = Legyen ez a fővonal
remove = Törlés innentől
help-steps = Fejezd be a kört, és bekerül az elemzésbe.
no-turn = Itt nem következhet kör.
played = Egy lejátszott játszma körei nem módosíthatók, csak a változatai.
gone = Ezt a kört törölték.
edited = Módosítva.
change-undone = Változtatás visszavonva.
change-redone = Változtatás visszaállítva.
flipped = A tábla megfordítva.
