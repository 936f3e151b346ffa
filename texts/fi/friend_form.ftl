### Starting a game with a friend at another browser, and sending links.

title = Pelaa kaverin kanssa
about = Siirrätte vuorotellen lähettämällä toisillenne linkin millä tahansa viestisovelluksella. Kumpikaan ei tarvitse
    tiliä, eikä palvelinta ole.
own-name = Nimesi
friends-name = Kaverisi nimi
days = Päiviä siirtoa kohti
days-help = Kaverisi näkee tämän. Sivu ei valvo sitä.
no-days = Ei rajaa
day-count = { $count ->
    [one] { $count } päivä
   *[other] { $count } päivää
}
start = Aloita peli
send-first = Kutsu kaverisi: lähetä tämä linkki
send-end-to = Lähetä tulos pelaajalle { $name }
send-end = Lähetä tulos kaverillesi
send-again = Linkki tähän peliin
copy-link = Kopioi linkki
copy-text = Kopioi tekstinä
copy-record = Kopioi pöytäkirja
system-share = Jaa…
text-help = Tai lähetä peli tekstinä. Kaverisi voi liittää sen minne tahansa tälle sivulle.
more-ways = QR-koodi, kuva ja muuta
code-name = Linkin QR-koodi
code-help = Kaverisi lukee tämän kameralla.
no-code = Linkki on liian pitkä QR-koodiin.
save-picture = Tallenna kuva
share-picture = Jaa kuva
copy-query = Kopioi linkki ilman #-merkkiä
query-help = Viestisovelluksille, jotka katkaisevat linkin #-merkin kohdalta. Verkkopalvelin näkee pelin tästä linkistä.
share-invitation = Pelaa Arimaata kanssani
share-turn = Arimaa: on sinun vuorosi
share-end = Arimaa: pelimme on päättynyt
rematch = Uusintapeli linkillä, puolet vaihtuvat
choose = Kumpaa peliä jatketaan?
ours = Sinun pelisi
theirs = Kaverisi peli
first-difference = Ensimmäinen ero on siirrossa { $turn }.
keep-ours = Pidä oma pelisi
take-theirs = Ota kaverisi peli
put-off = Päätä myöhemmin
conditions = Ehdolliset siirrot
plan-conditions = Valmistele vastauksesi
plan-help = Pelaa siirto, jota odotat, ja sitten vastauksesi. Jos kaverisi pelaa sen siirron, vastauksesi pelataan heti.
condition = Jos { $expected }, niin { $answer }
add-conditions = Tallenna ehdollisiksi siirroiksi
remove = Poista
terms = { $days } siirtoa kohti
opening = Peliä avataan…
elsewhere = Tämä peli on auki toisessa välilehdessä, joten mikään ei ole muuttunut. Avaa linkki siellä tai jatka peliä
    tässä.
