### Mitä sivu näyttää ennen ohjelman käynnistymistä ja mitä selaimet kertovat sivusta.

loading = Ansaa ladataan…
crashed = Ansa pysähtyi virheeseen.
saved = Pelisi on tallessa viimeiseen askeleeseen asti.
reload = Lataa uudelleen ja jatka
needs-javascript = Ansa tarvitsee JavaScriptin ja WebAssemblyn. Ota JavaScript käyttöön selaimessasi.
description = Pelaa ja opiskele Arimaata, elefanttien, jänisten ja ansojen lautapeliä, tietokonetta tai ystävää vastaan. Ilmainen,
    toimii ilman verkkoa, tiliä ei tarvita.
