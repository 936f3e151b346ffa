### Texts about the computer: hints and failures.

looking = Hyvää siirtoa etsitään…
hint-piece = Katso ruudun { SQUARE($piece) } { PIECE($piece, form: "partitive") }. Paina Vihje uudelleen, niin näet koko
    siirron.
hint-turn = Hyvä siirto: { $steps }.
hint-next-piece = Jatka tällä nappulalla: { $piece }. Paina Vihje uudelleen, niin näet siirron lopun.
hint-rest = Näin on hyvä jatkaa: { $steps }.
hint-end = Siirto on hyvä tällaisenaan. Päätä se nyt.
hint-ends-rating = Vihjeen jälkeen tämä peli ei enää vaikuta vahvuuslukuun.
not-started = Tietokonevastustaja ei käynnistynyt. Yritä uudelleen. Jos se ei auta, tarkista yhteys ja lataa sivu
    uudelleen. Pelisi on tallessa.
died = Tietokonevastustaja kaatui kesken miettimisen. Mitään ei kadonnut. Yritä uudelleen.
other-version = Ansa päivittyi, kun tämä sivu oli auki. Lataa sivu uudelleen. Pelisi on tallessa.
misunderstood = Tietokone ei pystynyt lukemaan tätä peliä. Yritä uudelleen tai peru siirto.
no-hint-not-started = Vihjettä ei tullut, koska tietokonevastustaja ei käynnistynyt. Pyydä uudelleen tai lataa sivu
    uudelleen. Pelisi on tallessa.
no-hint-died = Vihjettä ei tullut, koska tietokonevastustaja kaatui kesken miettimisen. Pyydä uudelleen.
no-hint-other-version = Vihjettä ei tullut, koska Ansa päivittyi, kun tämä sivu oli auki. Lataa sivu uudelleen. Pelisi
    on tallessa.
no-hint-misunderstood = Vihjettä ei tullut, koska tietokone ei pystynyt lukemaan tätä peliä.
no-hint-no-turn = Vihjettä ei ole, koska mikään sallittu siirto ei ala näillä askelilla. Kumoa askel ja pyydä uudelleen.
