### Texts of the saved mistakes, which come back after some days.

title = Kertaa virheet
due-of = Tänään kerrattavana: { $due } / { $all ->
    [one] { $all } virhe
   *[other] { $all } virhettä
}
due-today = { $due } tänään
empty = Ei tallennettuja virheitä. Analysoi peli Tutki-näytössä ja opi sen virheistä. Ne palaavat tänne päivän kuluttua
    ja sitten yhä harvemmin.
begin = Kertaa nyt
due-now = tänään
due-in = { $days } päivän päästä
delete = Poista
delete-of = Poista virhe { $turn } pelistä { $source }
delete-all = Poista kaikki
delete-all-means = { $count ->
    [one] Tallennettu virhe poistetaan. Tätä ei voi kumota.
   *[other] Kaikki { $count } tallennettua virhettä poistetaan. Tätä ei voi kumota.
}
keep = Tallenna kerrattavaksi
keep-says = Nämä virheet palaavat tehtävinä lähipäivinä.
game-of = { $gold } – { $silver }
full = Voit tallentaa enintään { $most } virhettä. Poista joitakin, jotta voit tallentaa uusia.
