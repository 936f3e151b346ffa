### Texts of the share dialog.

share = Megosztás
share-long = Link, játszma vagy állás másolása, vagy a tábla beágyazása egy weboldalba
system-share = Megosztás…
system-title = Arimaa-játszma
copy-link = Link másolása
copy-record = Játszma másolása
copy-position = Állás másolása
copied = Másolva
embed = Beágyazás az oldaladba
embed-help = Illeszd be ezek egyikét a blogodba vagy weboldaladba, bárhová, ahol HTML használható. Az olvasóid ott látják majd a
    táblát.
shown-heading = Amit az olvasók látnak
frame = Keret
frame-help = Szinte minden oldalon működik, akkor is, ha a szkriptek tiltottak.
copy-frame = Keret másolása
tag = Szkript és címke
tag-help = Olyan oldalakhoz, ahol a szkriptek engedélyezettek. A tábla maga igazítja a méretét. Az oldalt kiszolgáló szervernek
    engednie kell, hogy más oldalak betöltsék a fájljait; a legtöbb statikus tárhely engedi.
copy-tag = Szkript és címke másolása
docs = Fejlesztői dokumentáció
preview = Előnézet
no-preview = Előnézet elrejtése
preview-name = Előnézet: amit az olvasók látnak
by-hand = Jelöld ki a kódot, és másold ki kézzel.
shown =
    .game = Játszma innentől
    .position = Állás
title =
    .game = Arimaa-játszma
    .position = Arimaa-állás
reached-unsafely = Ennek az oldalnak a címe http-vel kezdődik, nem https-sel. A https címzésű oldalak nem tudják megjeleníteni
    ezt a táblát.
reached-locally = Ezt az oldalt csak ez a számítógép vagy a hálózata éri el. Ha mások is látnák a táblát, egy nyilvános szerveren
    lévő oldalról másold ki a kódot.
long-code = Mindegyik kód körülbelül { $characters } karakter hosszú. Ha az oldalad levágja, a tábla nem tudja megmutatni a
    játszmát. Ilyenkor inkább az állást ágyazd be.
