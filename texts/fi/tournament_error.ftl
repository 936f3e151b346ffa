### Why something is not a tournament, or can’t be done with one.

too-few = Turnaukseen tarvitaan vähintään kaksi pelaajaa. Valitse tietokoneita tai kirjoita nimiä.
too-many = { $most ->
    [one] Tähän muotoon mahtuu enintään { $most } pelaaja. Poista joitakin tai valitse toinen muoto.
   *[other] Tähän muotoon mahtuu enintään { $most } pelaajaa. Poista joitakin tai valitse toinen muoto.
}
no-name = Pelaajalla ei ole nimeä.
long-name = Nimessä voi olla enintään { $most ->
    [one] { $most } merkki
   *[other] { $most } merkkiä
}.
control-character = Nimessä on merkki, jota ei voi näyttää.
duplicate-name = Kahden pelaajan nimi on ”{ $name }”. Anna toiselle eri nimi.
bad-rating = Vahvuusluku { $rating } ei ole sallittu. Sallittu väli on { $low }–{ $high }.
full = Siinä on enemmän pelaajia kuin turnauksessa voi olla.
format-number = { $what ->
    [cycles] Sarjan voi pelata { $low }–{ $high } kertaa, ei { $found }.
    [games] Kujanjuoksussa voi olla { $low }–{ $high } peliä kutakin vastustajaa vastaan, ei { $found }.
    [lives] Pudotuspelissä voi olla { $low }–{ $high } elämää, ei { $found }.
   *[rounds] Sveitsiläisessä turnauksessa voi olla { $low }–{ $high } kierrosta, ei { $found }.
}
at-line = Rivi { $line }: { $what }
event = ”{ $word }” ei ole turnaustiedoston merkintä, kuten player, game tai bye.
words = Sanoja on yksi liian vähän tai liikaa.
not-a-rating = ”{ $word }” ei ole vahvuusluku.
not-a-round = ”{ $word }” ei ole kierroksen numero.
unknown-player = Kenenkään pelaajan nimi ei ole ”{ $name }”. Pelaajien on oltava luettelossa ennen heidän pelejään.
removed = ”{ $name }” on lähtenyt turnauksesta.
alone = ”{ $name }” ei voi pelata itseään vastaan.
not-a-result = ”{ $words }” ei ole tämän pelin tulos.
too-many-games = Turnauksessa voi olla enintään { $most ->
    [one] { $most } peli tai vapaakierros
   *[other] { $most } peliä ja vapaakierrosta
}.
no-players = Siinä ei ole yhtään pelaajaa.
not-imported = Tätä tiedostoa ei voi tuoda. { $why }
record-unreadable = Tämä ei ole kokonainen peli. { $why }
record-no-game = Tässä tekstissä ei ole peliä. Liitä linkki peliin tai sen pöytäkirja.
record-several = { $games ->
    [one] Tässä tekstissä on { $games } peli. Liitä vain yksi peli.
   *[other] Tässä tekstissä on { $games } peliä. Liitä vain yksi peli.
}
record-not-over = Tämä peli ei ole vielä päättynyt. Liitä se uudelleen, kun se on.
record-exchanged = Tässä pelissä pelaajien puolet ovat päinvastoin.
no-store = Pelejä ei voi lukea, koska tämä selain ei tallenna niitä.
