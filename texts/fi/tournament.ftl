### Tournaments: computers, and people at this screen or elsewhere.

title = Turnaukset
about = Tietokoneet ja ihmiset pelaavat toisiaan vastaan tällä näytöllä tai linkkien kautta. Otteluparit, sijoitukset ja
    vahvuusluvut lasketaan puolestasi, ja kaikki pysyy tällä laitteella.
none = Ei vielä turnauksia. Voit aloittaa turnauksen alla.
new = Uusi turnaus
name = Nimi
usual-name = Turnaus
kind-heading = Muoto
kind =
    .round-robin = Sarja
    .double-round-robin = Kaksinkertainen sarja
    .swiss = Sveitsiläinen
    .gauntlet = Kujanjuoksu
    .two-lives = Pudotuspeli, kaksi elämää
    .three-lives = Pudotuspeli, kolme elämää
    .four-lives = Pudotuspeli, neljä elämää
    .challenge = Haaste
kind-says =
    .round-robin = Jokainen pelaa kerran jokaista vastaan.
    .double-round-robin = Jokainen pelaa kahdesti jokaista vastaan, kerran kultana ja kerran hopeana.
    .swiss = Muutama kierros. Vastakkain pelaavat ne, joilla on suunnilleen yhtä paljon pisteitä.
    .gauntlet = Vahvin tietokone pelaa kahdesti kaikkia muita vastaan.
    .two-lives = Kahden tappion jälkeen putoat. Viimeisenä jäljellä oleva voittaa.
    .three-lives = Kolmen tappion jälkeen putoat. Viimeisenä jäljellä oleva voittaa.
    .four-lives = Neljän tappion jälkeen putoat. Viimeisenä jäljellä oleva voittaa.
    .challenge = Vahvin tietokone pelaa kolme peliä enintään kolmea muuta vastaan, ja sen on voitettava heistä jokainen
        kahdesti.
computers = Tietokoneet
people = Ihmiset tällä näytöllä
people-help = Yksi nimi rivillä.
first-person = Pelaaja 1
friends = Ihmiset muualla
friends-help = Yksi nimi rivillä. Heidän pelinsä pelataan linkillä, ilman kelloa.
start-rounds = Seuraava kierros alkaa itsestään
start = Aloita
too-many = Sinulla on 50 turnausta. Tee tilaa poistamalla yksi.
line = { $kind } · { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
} · { $games ->
    [one] { $games } peli pelattu
   *[other] { $games } peliä pelattu
}
over-line = { line } · päättynyt
gone = Tätä turnausta ei enää ole tällä laitteella.
round = Kierros { $round }
start-round = Aloita kierros { $round }
pause = Pysäytä tietokonepelit
go-on = Jatka tietokonepelejä
winner = { $name } voittaa turnauksen.
winners = Ensimmäisen sijan jakavat { $names }.
pairing = { $gold } (kulta) – { $silver } (hopea)
not-begun = Ei aloitettu
being-played = Käynnissä nyt
paused = Tauolla
begun = Kesken
won = { $name } voitti
other-result =
    .draw = Tasapeli
    .double-win = Voitto molemmille
    .double-loss = Tappio molemmille
    .no-decision = Ei ratkaisua
    .vacated = Peruttu
result = Tulos
no-result = Ei tulosta
play = Pelaa
open = Avaa
bye = { $name }: vapaakierros. { $why }
bye-reason =
    .fewest-byes = Kenelläkään ei ollut vähemmän vapaakierroksia.
    .score = Niistä, joilla on vähiten vapaakierroksia, tämän pelaajan pistemäärä sopii parhaiten.
    .rank = Niistä, joilla on vähiten vapaakierroksia ja yhtä paljon pisteitä, ratkaisee sijoitus.
    .better-pairings = Jonkun muun vapaakierros olisi tuonut uusintapelejä tai suurempia eroja.
    .schedule = Otteluohjelman mukaan tämä pelaaja on vapaalla tällä kierroksella.
    .by-hand = Se annettiin käsin.
sides-reason =
    .balance = Kultana pelaava on tähän asti ollut useammin hopeana.
    .balance-between = Kultana pelaava on ollut harvemmin kultana tätä vastustajaa vastaan.
    .both-change = Molempien puoli vaihtuu.
    .longer-row = Pidempään samalla puolella ollut vaihtaa.
    .reversed = Puolet ovat vaihtuneet edellisestä pelistä.
    .lot = Puolet arvottiin.
    .schedule = Otteluohjelma määrää niin.
    .by-hand = Puolet valittiin käsin.
met = { $count ->
    [one] He ovat kohdanneet kerran aikaisemmin.
   *[other] He ovat kohdanneet { $count } kertaa aikaisemmin.
}
why = Miksi nämä otteluparit?
standings = Sijoitukset
player = Pelaaja
points = Pisteet
lives = Elämät
won-and-lost = Voitot–tappiot
performance = Suoritusluku
rating = { $rating } ± { $by }
performance-help = Suoritusluvulla on 95 prosentin luottamusväli. Kaikki luvut ovat samalla asteikolla, jonka keskiarvo
    on 1500.
crosstable = Ristitaulukko
crosstable-help = 1 on voitto, ½ tasapeli, 0 tappio ja * peli ilman tulosta. Varjostetut tulokset ovat hopealla
    pelatuista peleistä. Avaa peli painamalla sen tulosta.
cell = { $row } – { $column }
export-text = Vie tulokset
copy-table = Kopioi taulukko
delete = Poista turnaus
delete-means = Otteluparit ja tulokset menetetään. Pelit säilyvät tallennetuissa peleissäsi.
import = Tuo tuloksia…
import-format = Tiedosto ei kerro, miten kierrosten otteluparit tehdään.
import-now = Tuo
import-cancel = Peruuta
export-games = Vie pelit
games-exported = { $games ->
    [one] { $games } peli vietiin.
   *[other] { $games } peliä vietiin.
}
games-missing = { $games ->
    [one] { $games } tulos annettiin ilman peliä, joten se ei ole tiedostossa.
   *[other] { $games } tulosta annettiin ilman peliä, joten ne eivät ole tiedostossa.
}
no-games = Täällä ei ole vielä pelattu yhtään peliä, joten vietävää ei ole.
games-file = { $name }, pelit
add-record = Lisää peli…
add-record-title = Lisää peli
record = Linkki tai pöytäkirja
record-help = Liitä linkki päättyneeseen peliin tai sen pöytäkirja. Peli tallennetaan, ja sen tulos lasketaan.
record-add = Lisää peli

unseated = { COUNT($names) ->
    [one] Tiedosto ei kerro, kuka pelaa nimellä { $names }. Pelaaja on ihminen tämän näytön ääressä.
   *[other] Tiedosto ei kerro, ketkä pelaavat nimillä { $names }. Pelaajat ovat ihmisiä tämän näytön ääressä.
}
record-differs = Merkitsit tuloksen ”{ $entered }”, mutta tämän pelin tulos on ”{ $played }”. Kumpi lasketaan?
record-take = Pelin tulos
record-keep = Merkitsemäsi tulos
