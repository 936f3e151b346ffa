### Texts about studies of several games, whose chapters they are.

chapters = Luvut
begin = Tee tästä tutkielma
begin-long = Tee tästä tutkielma: kokoa tämä ja muita pelejä luvuiksi
other = Tutkielma, johon peli lisätään
join = Lisää tutkielmaan
unnamed = Tutkielma
rename-study = Nimeä tutkielma uudelleen
study-name = Tutkielman nimi
rename-chapter = Nimeä tämä luku uudelleen
this-chapter = Tämä luku
up = Siirrä lukua ylöspäin
down = Siirrä lukua alaspäin
remove = Poista luku tutkielmasta. Peli säilyy tallennettuna.
add = Lisää luku
export = Vie kaikki
export-long = Vie kaikki luvut yhteen tiedostoon
add-to = Pelistä tulee seuraava luku tutkielmaan ”{ $study }”.
studies = Tutkielmasi
study-of = { $chapters ->
    [one] { $study }, { $chapters } luku
   *[other] { $study }, { $chapters } lukua
}
unreadable = Peli, jota ei voi lukea
too-many-studies = Sinulla on jo { $most } tutkielmaa, mikä on enimmäismäärä. Tee tilaa poistamalla jonkin tarpeettoman
    tutkielman kaikki luvut.
too-many-chapters = Tässä tutkielmassa on jo { $most } lukua, mikä on enimmäismäärä.
no-room = { $left ->
    [one] { $left } peli jäi pois, koska tutkielmassa voi olla enintään { $most } lukua.
   *[other] { $left } peliä jäi pois, koska tutkielmassa voi olla enintään { $most } lukua.
}
gone = Tätä tutkielmaa ei enää ole. Sen luvut on ehkä poistettu toisessa välilehdessä, mutta pelit ovat yhä tallessa.
not-kept = Tutkielman luominen ei onnistunut. { $reason }
not-exported = Ainakin yksi luku puuttuu tiedostosta. { $reason }
