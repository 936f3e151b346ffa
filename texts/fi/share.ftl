### Texts of the share dialog.

share = Jaa
share-long = Kopioi linkki, peli tai asema, tai upota lauta verkkosivulle
system-share = Jaa…
system-title = Arimaa-peli
copy-link = Kopioi linkki
copy-record = Kopioi peli
copy-position = Kopioi asema
copied = Kopioitu
embed = Upota sivustollesi
embed-help = Liitä jompikumpi näistä blogiisi tai sivustollesi, minne tahansa, missä HTML kelpaa. Lukijasi näkevät
    laudan siellä.
shown-heading = Lukijat näkevät
frame = Kehys
frame-help = Toimii lähes kaikilla sivustoilla, vaikka skriptejä ei sallittaisi.
copy-frame = Kopioi kehys
tag = Skripti ja elementti
tag-help = Sivuille, jotka sallivat skriptit. Lauta säätää kokonsa itse. Tämän sivun palvelimen on annettava muiden
    sivustojen ladata sen tiedostoja, kuten useimmat staattiset palvelut tekevät.
copy-tag = Kopioi skripti ja elementti
docs = Dokumentaatio kehittäjille
preview = Näytä esikatselu
no-preview = Piilota esikatselu
preview-name = Esikatselu: mitä lukijat näkevät
by-hand = Valitse koodi ja kopioi se käsin.
shown =
    .game = Peli tästä kohdasta
    .position = Asema
title =
    .game = Arimaa-peli
    .position = Arimaa-asema
reached-unsafely = Tämän sivun osoitteessa on http eikä https. Sivut, joiden osoitteessa on https, eivät voi näyttää
    tätä lautaa.
reached-locally = Tälle sivulle pääsee vain tältä tietokoneelta tai sen verkosta. Jotta muut näkisivät laudan, kopioi
    koodi sivulta, joka on julkisella palvelimella.
long-code = Kumpikin koodi on noin { $characters } merkin pituinen. Jos sivustosi katkaisee sen, lauta ei voi näyttää
    peliä. Upota silloin asema.
