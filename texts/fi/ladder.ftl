### Texts of the ladder: what the opponents are like, a person's results and rating, and what a game has changed.

about = Kymmenen vastustajaa, jokaisella oma tyylinsä. Voita yksi, niin seuraava odottaa.
rating = Vahvuuslukusi: { $value } ± { $uncertainty }
rated = { $count ->
    [one] { $count } pisteytetty peli
   *[other] { $count } pisteytettyä peliä
}
rating-says = ± kertoo, paljonko vahvuuslukusi voi heittää. Se pienenee, kun pelaat pisteytettyjä pelejä. Vastustajien
    vahvuusluvut ovat samalla asteikolla eivätkä koskaan muutu.
rules = Pisteytetyissä peleissä ovat mukana kaikki nappulat, eikä niissä sallita siirtojen perumista, vihjeitä, Siirrä
    nyt -painiketta, Tutki-näyttöä, valmentajaa eikä valintaa ”Opeta minua”.
character =
    .level-1 = Kiireinen jänis: yksi sen jäniksistä juoksee maaliin.
    .level-2 = Kissa takan ääressä: sen nappulat pysyvät omien ansojen lähellä.
    .level-3 = Jänis, jolla on paljon ystäviä: kaikki sen jänikset etenevät.
    .level-4 = Hevonen tien päällä: sen hevoset ryntäävät sinun puoliskollesi.
    .level-5 = Lammaskoira: sen nappulat pysyvät vierekkäin.
    .level-6 = Ujo kameli: se pysyttelee kaukana elefantistasi.
    .level-7 = Vahtikoira: se nappaa vahvoja nappuloitasi ansoilleen ja pitää niitä vankina.
    .level-8 = Kärsivällinen kissa: sen jänikset pysyvät kotona, kun vahvemmat nappulat tekevät työt.
    .level-9 = Hevonen myötätuulessa: sen nappulat kerääntyvät itälaidalle.
    .level-10 = Viisas elefantti: ei tapoja, vain paras siirto, jonka se löytää.
    .level-11 = Elefantti, joka ei hätäile: se miettii niin kauan kuin annat.
opponent-rating = vahvuusluku { $value }
strength = Mitattu vahvuus: { $low }–{ $high } arimaa.comin asteikolla
strength-as = Suunnilleen yhtä vahva kuin { $program }, jonka vahvuusluku oli { $lowest }–{ $highest }. Mitattu vahvuus:
    { $low }–{ $high } arimaa.comin asteikolla
strength-as-in = Suunnilleen yhtä vahva kuin { $program }, jonka vahvuusluku oli { $lowest }–{ $highest } ({ $years }).
    Mitattu vahvuus: { $low }–{ $high } arimaa.comin asteikolla
won-and-lost = voittoja { $won }, tappioita { $lost }
not-met = ei vielä pisteytettyjä pelejä
next-mark = Seuraava
play = Pelaa: { $name }
play-long = Pelaa: { $name }, taso { $level }
forget = Unohda tulokseni
forget-question = Unohdetaanko vahvuuslukusi ja tuloksesi kaikkia vastustajia vastaan?
next = Seuraava: { $name }, taso { $level }
easier = Helpompi: { $name }, taso { $level }
risen = Vahvuuslukusi: { $value } ± { $uncertainty }, nousua { $by }.
fallen = Vahvuuslukusi: { $value } ± { $uncertainty }, laskua { $by }.
unchanged = Vahvuuslukusi: { $value } ± { $uncertainty }, ennallaan.
unrated =
    .position = Ei pisteytetty: peli ei alkanut nappuloiden asettelusta.
    .handicap = Ei pisteytetty: toinen puoli pelasi vajain nappuloin.
    .teaching = Ei pisteytetty: ”Opeta minua” oli päällä.
    .coach = Ei pisteytetty: valmentaja auttoi sinua.
    .take-back = Ei pisteytetty: peruit siirron.
    .hint = Ei pisteytetty: pyysit vihjeen.
    .move-now = Ei pisteytetty: painoit ”Siirrä nyt”.
    .study = Ei pisteytetty: katsoit peliä Tutki-näytössä.
    .unknown = Tätä peliä ei pisteytetty.
to-tournament = Takaisin: { $name }
