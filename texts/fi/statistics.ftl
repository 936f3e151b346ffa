### Texts of the statistics: which games are counted, and what was counted.

tabs = Tilastot
numbers = Luvut
filter = Rajaus
source = Pelit
source-name =
    .all = Kaikki pelit
    .computer = Tietokonetta vastaan
    .people = Kaksi ihmistä, yksi näyttö
    .computers = Tietokoneiden kesken
    .imported = Tuodut pelit
words = Nimi, pelaaja tai tapahtuma
words-help = Kirjoita pelaajan nimi, niin näet hänen tuloksensa.
side = Puoli
either = Kumpi vain
level = Tietokoneen taso
level-name = Taso { $level }
any = Mikä tahansa
result = Tulos
result-name =
    .gold = Kulta voitti
    .silver = Hopea voitti
    .won = Sinä tai nimetty pelaaja voitti
    .lost = Sinä tai nimetty pelaaja hävisi
    .drawn = Tasapeli
    .open = Kesken
from-date = Alkaen
to-date = Päättyen
event = Tapahtuma
event-games = { $event } ({ $games })
lowest-rating = Molempien vahvuusluku vähintään
highest-rating = Molempien vahvuusluku enintään
pace = Aika siirtoa kohti
pace-name =
    .key-15s = Enintään 15 sekuntia
    .key-1m = Enintään 1 minuutti
    .key-5m = Enintään 5 minuuttia
    .longer = Pidempi
clear = Laske kaikki pelit
show-all = Näytä kaikki pelit
none-chosen = Mikään tallennettu peli ei vastaa hakua ja rajausta.
choices-failed = Rajauksesi ei vaikuta, koska pelien lukeminen pysähtyi virheeseen.
choices-unread = Rajauksesi ei vaikuta, koska tallennettuja pelejä ei voitu lukea.
games-left-out = { $count ->
    [one] { $count } peliä ei voitu lukea, ja se jäi pois.
   *[other] { $count } peliä ei voitu lukea, ja ne jäivät pois.
}
counting = Pelejä luetaan…
counted = { $count ->
    [one] { $count } peli luettu…
   *[other] { $count } peliä luettu…
}
died = Laskeminen pysähtyi virheeseen.
unreadable = Tallennettuja pelejä ei voitu lukea.
no-store = Tämä selain ei anna sivun tallentaa pelejä, joten laskettavaa ei ole.
again = Yritä uudelleen
empty = Ei vielä laskettavaa. Pelaa peli tai tuo arkisto.
to-play = Pelaa peli
to-games = Tallennetut pelit ja tuonti
none-fit = Mikään peli ei täytä ehtoja. Muuta rajausta ylempänä.
unread = { $count ->
    [one] { $count } peliä ei voitu lukea, eikä sitä lasketa.
   *[other] { $count } peliä ei voitu lukea, eikä niitä lasketa.
}
left-out = Raja tuli täyteen. Laskematta jäi pelejä: { $count }.
games = Pelejä
ended = Päättyneitä
gold-score = Kullan tulos
own-score = Tulos { SIDE($side, form: "essive") }
median-length = Pelin mediaanipituus
median-capture = Ensimmäisen lyönnin mediaanisiirto
first-capturer = Ensin lyöneen puolen tulos
whole = { $count }
turns = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
}
turns-say = Kummankin puolen siirrot lasketaan yhteen, kuten peliluettelossa. Yksittäinen siirto nimetään kuten
    pöytäkirjassa, esimerkiksi 12g.
percent = { NUMBER($percent, fractionDigits: 1) }{"\u00A0"}%
range = { NUMBER($low, fractionDigits: 1) }–{ NUMBER($high, fractionDigits: 1) }{"\u00A0"}%
score = { percent } ({ range })
unknown = –
score-says = Tulos on voitettujen pelien osuus. Sen perässä oleva väli, viidestä pelistä alkaen, sisältää hyvin
    todennäköisesti todellisen tuloksen (95 prosentin luottamusväli): mitä vähemmän pelejä, sitä leveämpi väli.
draws-say = Tasapeli, joka oli mahdollinen heinäkuuhun 2008 asti, lasketaan puolikkaaksi voitoksi.
seconds = { NUMBER($seconds, fractionDigits: 1) }{"\u00A0"}s
table = Näytä taulukkona
kind = Loppu
count = Pelejä
nobody = Ei kukaan
score-column = Tulos
interval-column = Väli
pieces = Menetetyt nappulat
piece = Nappula
turn-group = Siirrot
stage = Siirtoja puolta kohti
level-column = Taso
rating-gap = Vahvuuslukujen ero
from-to = { $first }–{ $last }
and-more = { $first } tai enemmän
ends = Miten pelit päättyvät
ends-says = Pelit sen mukaan, miten ne päättyivät ja kumpi puoli voitti.
lengths = Pelin pituus
lengths-says = Pelit pituuden mukaan, kummankin puolen siirrot laskettuina.
lost = Menetetyt nappulat
lost-says = Kuinka monta nappulaa kumpikin puoli menetti ja kuinka monessa pelissä.
first-captured = Ensimmäinen lyöty nappula
first-captured-says = Kuinka usein kukin nappula lyötiin ensimmäisenä, puolten mukaan.
first-turns = Ensimmäisen lyönnin siirto
first-turns-says = Pelit ensimmäisen lyönnin siirron mukaan, kummankin puolen siirrot laskettuina.
times = Aika siirtoa kohti
times-says = Keskimääräinen aika siirtoa kohti pelin eri vaiheissa, puolten mukaan.
levels = Tietokonetta vastaan
levels-says = Tuloksesi tietokoneen tason mukaan. Ohut viiva on todellisen tuloksen todennäköinen väli.
higher-rated = Voittaako suurempi vahvuusluku?
higher-rated-says = Vahvemman pelaajan tulos vahvuuslukujen eron mukaan. Ohut viiva on todellisen tuloksen todennäköinen
    väli.
paces = Miettimisajat
paces-says = Pelit siirtoa kohti varatun ajan mukaan, varantoa lukuun ottamatta.
events = Tapahtumat
events-says = Tapahtumat, joissa on eniten pelejä.
causes = Miksi pelejä hävitään
causes-says = Virheet, jotka moottori löysi, kun analysoit pelejä Tutki-näytössä, ryhmiteltynä sen mukaan, mitä niistä
    voi sääntöjen perusteella todistaa. Tietokonetta vastaan lasketaan vain sinun virheesi. Myös kerrattaviksi
    tallennetut virheet lasketaan, kukin kerran.
causes-none = { $analysed ->
    [0] Yhtäkään näistä peleistä ei ole analysoitu. Analysoi peli Tutki-näytössä, niin näet sen virheet täällä.
   *[other] { $analysed } analysoidusta pelistä ei löytynyt virheitä. Epätarkkuuksia ei lasketa, ja tietokonetta vastaan
        lasketaan vain omat siirtosi.
}
studied = Virheitä löytyi { $count } pelistä.
kept = { $count ->
    [one] { $count } virhe lisää on tallennettu kerrattavaksi.
   *[other] { $count } virhettä lisää on tallennettu kerrattaviksi.
}
cause = Virhe
mistakes = Kaikki
in-lost-games = Hävityissä
example = { $game }, { $turn }
goal = Maali
elimination = Kaikki jänikset lyöty
immobilisation = Ei sallittua siirtoa
resignation = Luovutus
time = Aika
by-score = Pisteet rajan täyttyessä
forfeit = Pelaamatta jättäminen
abandoned = Kesken jätetty
illegal = Kielletty siirto
repetition = Toistuminen
no-rabbits = Ei jäniksiä kummallakaan
cause-name =
    .win-missed = Voitto jäi huomaamatta
    .lost-at-once = Hävisi pelin omalla siirrollaan
    .win-let-through = Salli voiton
    .own-piece-lost = Menetti oman nappulan ansassa
    .capture-missed = Lyönti jäi huomaamatta
    .capture-let-through = Salli lyönnin
    .hostage-given = Jätti nappulan panttivangiksi
    .trap-abandoned = Jätti ansan vartioimatta
    .left-frozen = Jätti nappulan jäätyneeksi
    .steps-unused = Jätti askeleita käyttämättä
    .shorter-turn = Käytti askeleita liikaa
    .unproved = Syytä ei voi todistaa
