### Why a pasted text, a file, a link or something stored can’t be read: whole sentences.

## Pasted texts

empty = A szöveg üres.
unknown = „{ $found }” nem játszma, nem állás, és nem is lépések sora.
no-turns = A szövegben nincs sem kör, sem állás.
setup-without-label = A felállás elé körszám kell: Aranyé elé 1g, Ezüsté elé 1s.
square-taken = A feladvány két figurát rak { SQUARE($square, form: "the") } mezőre.
too-long = A szöveg hosszabb egy megabájtnál. Importáld fájlként.
no-game = Nincs benne játszma.
long-line = Ez a sor hosszabb { $most } megabájtnál: { $line }.
long-file = A fájl nagyobb { $most } megabájtnál, de ekkora csak archívum lehet. Oszd fel kisebb fájlokra.

## Positions as rows with slashes

row-width = { $row ->
    [1] Az
    [5] Az
   *[other] A
} { $row }. sorban 8 helyett { $found } mező van.
no-side = A soron lévő fél (g vagy s) helyett ez áll itt: „{ $word }”.

## Archives

no-moves = Az archívum első sorának meg kell neveznie az oszlopokat, de ebben nincs movelist oszlop: „{ $line }”.
column-count = Ebben a sorban { $found } oszlop van, de az első sor { $expected } oszlopot nevez meg.
pack = Ezek az archívumból származó játszmák sérültek, vagy az oldal egy későbbi változata tárolta őket.

## Games in links

link-version = A linkben lévő játszma csomagolása „{ $version }” jelű, de az oldalnak ez a változata az ilyet nem
    tudja olvasni.
link-letter = A linkben lévő játszma sérült: „{ $letter }” nem fordulhat elő benne.
link-damaged = A linkben lévő játszma sérült: karakterek hiányoznak vagy megváltoztak.
link-part = A linkben lévő játszma egyik része nem értelmezhető.
link-illegal = A linkben lévő játszma egyik köre szabálytalan: { $turn }.
link-plies = Egy linkbe legfeljebb { $most } kör fér.
link-variations = Egy linkben minden kör után legfeljebb { $most } folytatás állhat.
link-text = Egy linkbe legfeljebb { $most } bájtnyi címke és megjegyzés fér.

## Saved games and other stored values

damaged = Az adatok sérültek.
format = Az adatok formátuma ismeretlen: „{ $format }”.
version = Az adatokat az oldal egy későbbi változata írta ({ $version }).
value = Ismeretlen érték: „{ $value }”.
range = Egy szám kívül esik a megengedett tartományon.
unwritable = Az adatok nem alakíthatók szöveggé.
record-damaged = A játszmalap sérült. { $why }
record-illegal = A játszmalap szabálytalan játszmát tartalmaz. { $why }
unfinished-setup = A befejezetlen felállás nem olvasható. { $why }
unfinished-turn = A befejezetlen kör nem olvasható. { $why }
clock = A játszma órája nem olvasható.
