### Texts about studies of several games, whose chapters they are.

chapters = Fejezetek
begin = Tanulmány készítése
begin-long = Tanulmány készítése: ezt és más játszmákat fejezetekként gyűjthetsz benne
other = Melyik tanulmányba kerüljön
join = Hozzáadás ehhez a tanulmányhoz
unnamed = Tanulmány
rename-study = A tanulmány átnevezése
study-name = A tanulmány neve
rename-chapter = A fejezet átnevezése
this-chapter = Ez a fejezet
up = A fejezet feljebb vitele
down = A fejezet lejjebb vitele
remove = A fejezet eltávolítása a tanulmányból. A játszma mentve marad.
add = Fejezet hozzáadása
export = Minden exportálása
export-long = Az összes fejezet exportálása egy fájlba
add-to = A játszma ennek a tanulmánynak a következő fejezete lesz: „{ $study }”.
studies = Tanulmányaid
study-of = { $study }, { $chapters } fejezet
unreadable = Nem olvasható játszma
too-many-studies = Már { $most } tanulmányod van, több nem lehet. Ha helyre van szükséged, távolítsd el egy fölösleges
    tanulmány
    összes fejezetét.
too-many-chapters = Ennek a tanulmánynak már { $most } fejezete van, több nem lehet.
no-room = { $left } játszma kimaradt, mert egy tanulmánynak legfeljebb { $most } fejezete lehet.
gone = Ez a tanulmány már nem létezik. Fejezeteit talán egy másik lapon távolították el, de a játszmák mentve maradtak.
not-kept = A tanulmányt nem sikerült létrehozni. { $reason }
not-exported = Legalább egy fejezet hiányzik a fájlból. { $reason }
