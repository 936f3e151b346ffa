### Texts about a pasted text.

refused = Tätä ei voi avata. { $reason }
steps-without-game = ”{ $steps }” on vain askelia ilman peliä. Avaa peli tai asema, johon ne kuuluvat, ja anna ne
    siellä.
opened-named = Avattu. Muoto: { $form }. Nimi: { $name }.
opened-unnamed = Avattu. Muoto: { $form }.
opened-in-part = Avattu virheeseen asti. Muoto: { $form }. { $reason }
first-of = { $games ->
    [one] Tekstissä on { $games } peli.
   *[other] Tekstissä on { $games } peliä. Tämä on ensimmäinen. Saat ne kaikki tuomalla ne tiedostona.
}
all-are-chapters = { $games ->
    [one] Tekstissä on { $games } peli.
   *[other] Tekstin kaikki { $games } peliä ovat nyt tutkielman lukuja.
}
is-open = Tämä peli on jo auki.
some-are-chapters = { $games ->
    [one] Tekstissä on { $games } peli.
   *[other] Tekstin { $games } pelistä { $chapters } on nyt tutkielman lukuina. Saat ne kaikki tuomalla ne tiedostona.
}

link-too-long = Linkki on pidempi kuin 32 kilotavua, joten se voi olla vioittunut. Pyydä peli tiedostona.

## What a text was taken for.
form-saved = tallennettu peli
form-link = linkki peliin
form-tagged-record = peli, jossa on tietoja tai kommentteja
form-plain-record = peli
form-escaped-record = koodattu siirtoluettelo
form-archive-rows = arkiston rivi
form-short-position = asema
form-diagram = kaavio
form-slash-rows = asema riveinä, välissä vinoviivat
form-piece-list = asema nappuloiden luettelona
form-variables = pelinkatseluohjelman tai linkin tiedot
form-steps = askeleet

##
side-assumed = Teksti ei kerro, kumpi puoli on vuorossa. Oletuksena on kulta.
