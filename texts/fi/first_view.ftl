### Mitä sivu näyttää ennen ohjelman käynnistymistä ja mitä selaimet kertovat sivusta.

loading = Ansaa ladataan…
crashed = Ansa pysähtyi virheeseen.
saved = Pelisi on tallessa viimeiseen askeleeseen asti.
reload = Lataa uudelleen ja jatka
needs-javascript = Ansa tarvitsee JavaScriptin ja WebAssemblyn. Ota JavaScript käyttöön selaimessasi.
description = Arimaa, elefanttien, jänisten ja ansojen lautapeli: opettele ja pelaa tietokonetta tai kaveria vastaan.
    Ilmainen, toimii ilman verkkoa, tiliä ei tarvita.
