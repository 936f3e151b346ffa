### Texts about reading files and keeping their games.

file-unreadable = Selain ei voi lukea sitä.
no-decompression = Tämä selain ei voi purkaa sitä. Pura se ensin ja valitse sitten tulos.
damaged-gzip = Se ei ole ehjä gzip-tiedosto.
games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
games-read = Luetaan… { games }
games-read-of-file = Luetaan… { games }, { $percent }{"\u00A0"}% tiedostosta
progress = Kuinka paljon tiedostosta on luettu
stop = Pysäytä
stop-help = Jo lisättyjä pelejä ei poisteta.
stopped = Pysäytetty.
save-failures = Tallenna tämä luettelo
failures-file-name = ansa-lukematta
failures-left-out = Ja { $count } muuta.
choose-file = Valitse tiedosto…
too-long = Se on pidempi kuin yksi megatavu. Tuo se tallennettujen pelien luettelossa.
not-opened = Tiedostoa { $file } ei voi avata. { $reason }
