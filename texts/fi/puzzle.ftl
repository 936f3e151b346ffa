### Texts of the puzzles: their menu, what went wrong, and runs.

about = Jokaisella tehtävällä on yksi vastaus, joka on todistettu kokeilemalla kaikki siirrot.
daily = Päivän tehtävä
daily-solved = Ratkaistu tänään
daily-failed = Ei ratkennut tänään
daily-open = Kaikille sama
returning = Tänään uudelleen
returning-count = { $count ->
    [one] { $count } ratkaisematta jäänyt tehtävä
   *[other] { $count } ratkaisematta jäänyttä tehtävää
}
mixed = Taktiikkaa kaikista aiheista
mixed-says = Tehtäviä omalta tasoltasi
counting = Laskuharjoitukset
counting-says = Merkitse ruutuja ja nappuloita. Vahvuuslukusi ei muutu.
own = Omista peleistäsi
own-tactics = Taktiikkaa omista peleistäsi
own-none = Analysoi peli Tutki-näytössä, niin voit harjoitella sen taktiikkaa täällä.
own-counts = Mukaan lasketaan analysoidut pelit: pelisi tietokonetta vastaan, kahden ihmisen pelit tällä näytöllä sekä
    tuodut pelit. Virheestä tulee tehtävä, jos sen vastaus voidaan todistaa.
own-searching = { $count ->
    [0] Taktiikkaa etsitään peleistäsi…
   *[other] Taktiikkaa etsitään { $count } analysoidusta pelistä…
}
own-failed = Peleistäsi ei voitu etsiä taktiikkaa.
own-origin = Pelistäsi { $game }, siirto { $turn }
own-show = Näytä pelissä
    .long = Avaa peli Tutki-näyttöön tässä asemassa
themes = Aiheet
runs = Pelimuodot
streak = Putki
run-says =
    .streak = Tehtävät vaikeutuvat, kunnes teet ensimmäisen virheen
    .storm = Ratkaise niin monta kuin ehdit kolmessa minuutissa. Kolmesta virheestä peli päättyy.
storm = Myrsky
best = Paras: { $count }
count = { $count ->
    [one] { $count } tehtävä
   *[other] { $count } tehtävää
}
rating = Vahvuuslukusi: { $value } ± { $range }
rating-says = ± kertoo, paljonko vahvuuslukusi voi heittää. Se pienenee, kun ratkaiset tehtäviä.
rating-counts = Vain ensimmäinen vastauksesi kuhunkin tehtävään lasketaan.
curve = { $days ->
    [one] Välillä { $low }–{ $high } eilisestä alkaen
   *[other] Välillä { $low }–{ $high } viimeisten { $days } päivän aikana
}
curve-waits = Vahvuuslukusi käyrä alkaa toisena tehtäväpäivänäsi.
success = { $solved }/{ $tried } ratkaistu
rated = { $count ->
    [one] { $count } pisteytetty tehtävä
   *[other] { $count } pisteytettyä tehtävää
}
forget = Unohda edistymiseni
forget-question = Unohdetaanko vahvuuslukusi, parhaat tuloksesi ja palaavat tehtävät?
theme =
    .goal1 = Maali yhdessä siirrossa
    .goal2 = Maali kahdessa siirrossa
    .stop = Estä maali
    .win = Lyö nappula
    .save = Pelasta nappula
    .hold = Panttivanki tai kehys
    .captures = Laske lyönnit
    .squares = Laske ruudut
loading = Tehtäviä ladataan…
not-loaded = Tehtävien lataaminen ei onnistunut. Tarkista yhteys ja yritä uudelleen.
unreadable-file = Tehtävätiedostoa ei voi lukea. { $why }
lines-set-aside = { $count ->
    [one] Tiedostosta jäi lukematta { $count } tehtävä.
   *[other] Tiedostosta jäi lukematta { $count } tehtävää.
}
load-again = Yritä uudelleen
unknown = Sellaista tehtävää ei täällä ole. Se voi olla sivun toisesta versiosta.
none-due = Tänään ei palaa tehtäviä.
none-at-all = Tehtäviä ei ole.
to-menu = Kaikki tehtävät
no-best = Ei vielä tulosta
solved = Ratkaistu: { $count }
solved-in-storm = Ratkaistu: { $count } · Virheitä: { $errors }/{ $most }
time-left = { $minutes }:{ $seconds }
run-over =
    .failed = Peli päättyi tähän virheeseen.
    .time = Aika loppui.
    .complete = Tehtävät loppuivat. Hienoa!
new-best = Paras tuloksesi tähän mennessä!
again = Pelaa uudelleen
look-at-failed = Katso viimeinen tehtävä
storm-rules = Ratkaise niin monta tehtävää kuin ehdit kolmessa minuutissa. Ne vaikeutuvat. Kolmas virheesi päättää
    myrskyn.
begin-storm = Käynnistä kello
