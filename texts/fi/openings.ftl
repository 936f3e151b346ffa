### Texts of the opening explorer.

reached = { $games ->
    [one] { $games } tallennettu peli on tullut tähän asemaan.
   *[other] { $games } tallennettua peliä on tullut tähän asemaan.
} { CAPITAL(SIDE($side, form: "genitive")) } tulos: { $score }.
none = Mikään tallennettu peli ei ole tullut tähän asemaan.
no-plies = Niiden myöhempiä siirtoja ei lasketa.
most-played = Pelatuimmat { $shown }/{ $all }.
games = Mitkä pelit lasketaan
source = Omat pelisi ja tuodut arkistot lasketaan kahdeksanteen siirtoon asti. Peilikuvat lasketaan samoiksi.
words-help = Vaikka kirjoittaisit pelaajan nimen, tulokset ovat aina vuorossa olevan puolen.
ask-engine = Arvioi moottorilla
    .long = Anna moottorin tutkia asema jokaisen näistä jälkeen
engine = moottori { $score }
engine-thinking = moottori …
list = Mitä tässä pelattiin
