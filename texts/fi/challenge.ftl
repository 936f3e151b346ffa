### The Arimaa Challenge: its form, how one stands, and its history.

about = Vuosina 2004–2015 palkinto odotti ensimmäistä ohjelmaa, joka voittaisi parhaat pelaajat. Asetu puolustajaksi
    vahvinta tietokonettamme vastaan.
new = Pelaa haaste
terms = Tietokone ({ $program }) pelaa kolme peliä kutakin puolustajaa vastaan. Ensimmäisen pelin puolet arvotaan,
    sitten ne vuorottelevat. Voittaakseen haasteen sen on voitettava jokainen heistä vähintään kahdessa pelissä
    kolmesta.
size-heading = Puolustajia tällä näytöllä
size =
    .one = Yksi: 3 peliä
    .three = Kolme: 9 peliä
name-of-one = Nimesi
name-of = Puolustaja { $number }
usual-name = Puolustaja
control-heading = Miettimisaika
control =
    .of-2015 = Kuten 2015
    .short = Lyhyt
control-says =
    .of-2015 = 2 minuuttia siirtoa kohti ja 6 varannossa. Siirto saa kestää enintään 6 minuuttia, peli enintään 8
        tuntia.
    .short = 30 sekuntia siirtoa kohti ja 3 minuuttia varannossa.
start = Aloita haaste
own = Haasteesi
line = { LIST($defenders) } · tietokone { $score }

## How a Challenge stands

open = Voittaakseen haasteen tietokoneen ({ $program }) on voitettava vähintään kaksi peliä kolmesta.
open-each = Voittaakseen haasteen tietokoneen ({ $program }) on voitettava jokainen puolustaja vähintään kahdessa
    pelissä kolmesta.
won = Tietokone ({ $program }) voittaa haasteen: se voitti vähintään kaksi peliä kolmesta. Puolustaja: { $defender }.
won-each = Tietokone ({ $program }) voittaa haasteen: se voitti jokaisen puolustajan vähintään kahdessa pelissä
    kolmesta.
lost = Haaste on torjuttu! Tietokoneen ({ $program }) piti voittaa vähintään kaksi peliä kolmesta, mutta se ei
    onnistunut. Puolustaja: { $defender }.
lost-each = Haaste on torjuttu! Tietokoneen ({ $program }) piti voittaa jokainen puolustaja vähintään kahdessa pelissä
    kolmesta, mutta se ei onnistunut. Torjujat: { LIST($defenders) }.
standing = Tilanne
defender = Puolustaja
score = Tietokoneen tulos
status = Tila
needs-wins = { $count ->
    [one] tarvitsee vielä 1 voiton
   *[other] tarvitsee vielä { $count } voittoa
}
has-won = Tietokone voitti
has-lost = Torjuttu
next-game = Peli { $number }: { $defender } pelaa { SIDE($side, form: "essive") }
go-on = Jatka peliä { $number }: { $defender }

## The history

history = Historia
history-says = Otteluita pelattiin kaksitoista. Ohjelmat hävisivät ensimmäiset yksitoista ja voittivat viimeisen.
turning-point =
    .start-2004 = 2004 ja 2005: yksi ihminen pelaa kahdeksan peliä ohjelmaa vastaan.
    .three-defenders-2006 = Vuodesta 2006: kolme puolustajaa pelaa kolme peliä kukin, ja puolet vuorottelevat. Ohjelman
        on voitettava jokainen heistä vähintään kahdessa pelissä kolmesta.
    .control-2008 = 2008: 2 minuuttia siirtoa kohti, varannossa 2 ja enintään 10 minuuttia, koko peliin 8 tuntia.
    .last-2015 = 2015: 2 minuuttia siirtoa kohti, 6 minuuttia varannossa, siirtoon enintään 6 minuuttia ja peliin 8
        tuntia. Sharp voittaa 7–2 ja saa 12{"\u00A0"}000 dollarin palkinnon.
history-help = Tuloksissa mainitaan ensin ohjelman voitot. Tasoitus on nappula, josta puolustaja luopui ennen peliä.
year = Vuosi
challenger = Ohjelma
year-score = Tulos
defenders = Puolustajat
year-won = voitti
unknown = Emme löytäneet lähdettä puolustajista.
no-scores = Emme löytäneet lähdettä heidän tuloksistaan.
substitute = pelaajan { $defender } sijaisena
handicap-won = { COUNT($roles) ->
    [one] antoi tasoitusta ({ LIST($roles) }) ja voitti
   *[other] antoi tasoituksia ({ LIST($roles) }) ja voitti kaikki
}
handicap-lost = { COUNT($roles) ->
    [one] antoi tasoitusta ({ LIST($roles) }) ja hävisi
   *[other] antoi tasoituksia ({ LIST($roles) }) ja hävisi kaikki
}
