### Starting a game with a friend at another browser, and sending links.

title = Játék egy baráttal
about = Te és a barátod felváltva játszotok: linket küldtök egymásnak bármilyen üzenetküldőn. Nem kell regisztráció, és nincs
    szerver.
own-name = A neved
friends-name = A barátod neve
days = Napok körönként
days-help = A barátod is látja. Az oldal nem kényszeríti ki.
no-days = Korlátlan
day-count = { $count } nap
start = Játszma indítása
send-first = Hívd meg a barátod: küldd el ezt a linket
send-end-to = Az eredmény elküldése. Címzett: { $name }
send-end = Küldd el az eredményt a barátodnak
send-again = A játszma linkje
copy-link = Link másolása
copy-text = Másolás szövegként
copy-record = Játszmalap másolása
system-share = Megosztás…
text-help = Vagy küldd el a játszmát szövegként. A barátod bárhová beillesztheti ezen az oldalon.
more-ways = QR-kód, kép és egyebek
code-name = A link QR-kódja
code-help = A barátod ezt olvassa be kamerával.
no-code = A link túl hosszú egy QR-kódhoz.
save-picture = Kép mentése
share-picture = Kép megosztása
copy-query = Link másolása # nélkül
query-help = Azokhoz az üzenetküldőkhöz, amelyek levágják a linket a „#” jelnél. Az ilyen linkben a webszerver látja a
    játszmát.
share-invitation = Játssz velem Arimaát
share-turn = Arimaa: te jössz
share-end = Arimaa: véget ért a játszmánk
rematch = Visszavágó linkkel, felcserélt oldalakkal
choose = Melyik játszma folytatódjon?
ours = A te játszmád
theirs = A barátod játszmája
first-difference = Az első eltérés: { $turn } kör.
keep-ours = A tiéd marad
take-theirs = A barátodé legyen
put-off = Döntés később
conditions = Feltételes körök
plan-conditions = Válasz előkészítése
plan-help = Játszd le a várt kört, aztán a válaszodat. Ha a barátod azt a kört játssza, a válaszod azonnal lejátszódik.
condition = Ha { $expected }, akkor { $answer }
add-conditions = Mentés feltételes körként
remove = Törlés
terms = { $days } körönként
opening = A játszma megnyitása…
elsewhere = Ez a játszma egy másik lapon van nyitva, ezért semmi sem változott. Nyisd meg ott a linket, vagy folytasd itt a
    játszmát.
