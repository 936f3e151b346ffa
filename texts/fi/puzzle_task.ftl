### Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

task = Tehtävä
difficulty = Vaikeus { $value }
difficulty-long = Tehtävän vaikeus samalla asteikolla kuin vahvuuslukusi: { $value } ± { $range }
no-difficulty = Ei vielä pisteytetty
link = Linkki
theme-is = Aihe: { $theme }
study = Tutki tätä asemaa
was-solved = { $days ->
    [0] ratkesi tänään
    [one] ratkesi eilen
   *[other] ratkesi { $days } päivää sitten
}
was-failed = { $days ->
    [0] ei ratkennut tänään
    [one] ei ratkennut eilen
   *[other] ei ratkennut { $days } päivää sitten
}
earlier = Aiemmin: { LIST($results, separator: ", ") }.
link-long = Linkki tähän tehtävään
hold-means = Vastustaja ei saa päästä millään tavalla maaliin eikä lyödä muuta kuin jäniksiä.
hint-long = Näytä vihje, sitten tarkempi (H). Silloin tehtävä lasketaan epäonnistuneeksi.
hint-marks = Väärät merkit on poistettu. Etsittäviä ruutuja on { $count }.
solve-long = Näytä ratkaisu (S). Jos et ole vielä ratkaissut tehtävää, se lasketaan epäonnistuneeksi.
retry-long = Aloita siirto alusta (Enter)
next-long = Seuraavaan tehtävään (N)
line = Ratkaisu askel askeleelta
line-says = Selaa sitä näppäimillä ← ja →.
step-back = Edellinen askel
step-on = Seuraava askel
new-rating = Uusi vahvuuslukusi: { $value } ± { $range }.
counting-apart = Laskuharjoitukset eivät muuta vahvuuslukuasi.
not-counted = Olet nähnyt tämän tehtävän ennenkin, joten se ei vaikuta vahvuuslukuusi.
returns = Tämä tehtävä palaa huomenna.
