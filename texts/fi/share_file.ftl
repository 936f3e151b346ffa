### Texts of the files in the share dialog: pictures, animations, games as text.

picture = Kuva asemasta
picture-help = Lauta sellaisena kuin se näkyy, nuolineen ja ympyröineen. SVG pysyy terävänä kaikenkokoisena. PNG toimii
    kaikkialla.
size = Koko
size-name =
    .small = Pieni
    .medium = Keskikoko
    .large = Suuri
download-svg = Lataa SVG
download-png = Lataa PNG
not-drawn = Selain ei pystynyt piirtämään kuvaa. Lataa sivu uudelleen ja yritä uudestaan tai valitse pienempi koko.
downloaded = Ladattu
animation = Animaatio pelistä
animation-help = Näkyvillä oleva jatko nuolineen ja ympyröineen. GIF toimii kaikilla keskustelupalstoilla. Animoitu SVG
    on pienempi, pysyy terävänä kaikenkokoisena ja toimii selaimissa.
from = Alkaen
to = Päättyen
start = Alku
after = Siirron { $turn } jälkeen
unit = Näytä
unit-name =
    .step = Jokainen askel
    .turn = Kokonaiset siirrot
pace = Aika siirtoa kohti
half-second = ½ sekuntia
seconds = { $seconds ->
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
}
bottom = Alareunassa
looks = Värit ja nappulat
make = Lataa GIF
make-svg = Lataa animoitu SVG
cancel = Peruuta
running = Kuva { $written }/{ $all }
made = Ladattu ({ $kilobytes }{"\u00A0"}kt)
too-long = { $most ->
    [one] Animaatiossa olisi enemmän kuin { $most } kuva. Valitse vähemmän siirtoja tai näytä kokonaiset siirrot.
   *[other] Animaatiossa olisi enemmän kuin { $most } kuvaa. Valitse vähemmän siirtoja tai näytä kokonaiset siirrot.
}
too-large = Tiedosto olisi suurempi kuin { $megabytes }{"\u00A0"}Mt. Valitse pienempi koko tai vähemmän siirtoja.
texts = Muut tekstimuodot
copy-turns = Kopioi vain siirrot
copy-diagram = Kopioi kaavio
download-record = Lataa peli
file-name = arimaa
title-after = { $players }: asema siirron { $turn } jälkeen
title-start = { $players }: pelin alku
title-position = Arimaa-asema
title-nameless = Arimaa-asema siirron { $turn } jälkeen
title-game = { $players }: Arimaa-peli
title-unnamed = Arimaa-peli
