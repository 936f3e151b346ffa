### What went wrong with stored values.

## The names of values, within a sentence.

course = edistymisesi oppitunneilla
mistakes = tallennetut virheesi
puzzles = edistymisesi tehtävissä
own-puzzles = omista peleistäsi tehdyt tehtävät
ladder = edistymisesi tikapuilla
tournaments = turnauksesi
editor = editorin viimeisin asema
new-game = uuden pelin valintasi
studies = tutkielmiesi luettelo
overlays = valintasi siitä, mitä laudalla näytetään
setup = edellisen pelisi alkuasema
settings = asetuksesi

## What went wrong

unreadable = Lukeminen ei onnistunut: { $what }. Tieto siirrettiin syrjään. { $why }
unreadable-no-room = Lukeminen ei onnistunut: { $what }. Tietoa ei mahdu siirtämään syrjään, joten seuraava muutoksesi
    korvaa sen. { $why }
unread = { $count ->
    [one] { $count } merkintää ei voitu lukea, ja se siirrettiin syrjään: { $what }.
   *[other] { $count } merkintää ei voitu lukea, ja ne siirrettiin syrjään: { $what }.
}
unread-no-room = { $count ->
    [one] { $count } merkintää ei voitu lukea, eikä sitä mahdu siirtämään syrjään. Seuraava muutoksesi korvaa sen ({ $what }).
   *[other] { $count } merkintää ei voitu lukea, eikä niitä mahdu siirtämään syrjään. Seuraava muutoksesi korvaa ne ({ $what }).
}
forbidden = Tämä selain ei anna sivun tallentaa mitään. Kun suljet sivun, tämä katoaa: { $what }.
storage-full = Selaimen tallennustila on täynnä. Kun suljet sivun, tämä katoaa: { $what }. Tee tilaa poistamalla
    tallennettuja pelejä tai muita sivustotietoja.
unwritten = Tallentaminen ei onnistunut. Kun suljet sivun, tämä katoaa: { $what }.
