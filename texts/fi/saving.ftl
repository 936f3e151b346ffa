### Texts about saving the game in hand, and about files.

games = Pelit
games-long = Tallennetut pelit
no-answer = se ei vastannut
store-forbidden = Tämä selain ei anna sivun tallentaa mitään, ehkä siksi, että ikkuna on yksityinen. Peli katoaa, kun
    suljet sivun.
store-full = Selaimen tallennustila on täynnä, joten peliä ei tallenneta. Poista pelejä, joita et tarvitse. Voit viedä
    ne ensin.
saved-without-analysis = Selaimen tallennustila on täynnä. Peli on tallennettu, mutta ei moottorin analyysia siitä.
    Poista pelejä, joita et tarvitse. Voit viedä ne ensin.
store-later = Olet avannut tämän sivun uudemman version, joten tämä ei voi enää tallentaa pelejä. Lataa sivu uudelleen.
elsewhere = Tämä peli on auki toisessa välilehdessä.
gone = Tätä peliä ei enää ole. Se on ehkä poistettu toisessa välilehdessä.
store-failed = Selain ei pystynyt tallentamaan peliä ({ $message }). Kopioi peli Jaa-ikkunasta tai lataa sivu uudelleen.
game-unwritten = Sivu ei pystynyt tallentamaan peliä. Kopioi peli Jaa-ikkunasta.
continue-here = Jatka tässä
see-games = Näytä tallennetut pelit
reload = Lataa sivu uudelleen
download-refused = Selain ei antanut sivun luoda tiedostoa.
drop-hint = Pudota pelitiedostot tähän
