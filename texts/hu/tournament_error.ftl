### Why something is not a tournament, or can’t be done with one.

too-few = A versenyhez legalább két játékos kell. Válassz számítógépeket, vagy írj be neveket.
too-many = Ebben a lebonyolításban { $most } játékos fér el. Vegyél ki néhányat, vagy válassz másik lebonyolítást.
no-name = Az egyik játékosnak nincs neve.
long-name = Egy név legfeljebb { $most } karakter lehet.
control-character = Az egyik névben megjeleníthetetlen karakter van.
duplicate-name = Két játékosnak ugyanaz a neve: „{ $name }”. Adj valamelyiküknek másik nevet.
bad-rating = Az értékszám ({ $rating }) kívül esik a tartományon. Lehetséges értékek: { $low }–{ $high }.
full = Több játékosa van, mint amennyi egy versenyen lehet.
format-number = { $what ->
    [cycles] A körmérkőzés ismétléseinek száma { $low }–{ $high } lehet, nem { $found }.
    [games] Ellenfelenként a játszmák száma { $low }–{ $high } lehet, nem { $found }.
    [lives] A kieséses versenyben az életek száma { $low }–{ $high } lehet, nem { $found }.
   *[rounds] A svájci verseny fordulóinak száma { $low }–{ $high } lehet, nem { $found }.
}
at-line = { $line }. sor: { $what }
event = A versenyfájlban nem lehet ilyen bejegyzés: „{ $word }”. Lehetséges például player, game vagy bye.
words = Hiányzik egy szó, vagy eggyel több van.
not-a-rating = Nem értékszám: „{ $word }”.
not-a-round = Nem forduló száma: „{ $word }”.
unknown-player = Nincs ilyen nevű játékos: „{ $name }”. A játékosokat a játszmáik előtt kell felsorolni.
removed = Már kilépett a versenyből: „{ $name }”.
alone = Nem játszhat önmaga ellen: „{ $name }”.
not-a-result = Nem lehet ennek a játszmának az eredménye: „{ $words }”.
too-many-games = Egy versenyen a játszmák és erőnyerések száma összesen legfeljebb { $most } lehet.
no-players = Nem nevez meg játékosokat.
not-imported = Ez a fájl nem importálható. { $why }
record-unreadable = Ez nem teljes játszma. { $why }
record-no-game = Ebben a szövegben nincs játszma. Illeszd be egy játszma linkjét vagy játszmalapját.
record-several = { $games ->
    [one] Ebben a szövegben { $games } játszma van. Csak egy játszmát illessz be.
   *[other] Ebben a szövegben { $games } játszma van. Csak egyet illessz be.
}
record-not-over = Ez a játszma még nem ért véget. Illeszd be újra, ha vége.
record-exchanged = Ebben a játszmában a játékosok oldala fel van cserélve.
no-store = A játszmák nem olvashatók, mert ez a böngésző nem tárolja őket.
