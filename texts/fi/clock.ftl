### Texts of the clocks.

clock-name = { CAPITAL(SIDE($side, form: "genitive")) } kello
low-time = { CAPITAL(SIDE($side, form: "genitive")) } aika on vähissä.
reserve-begins = { CAPITAL($side) } on käyttänyt siirtonsa ajan. Varanto alkaa kulua.
on-reserve-first = varanto alkaa
on-reserve = varanto
paused-away = Kellosi seisoi, kun olit poissa.
paused-opened = Kellosi seisoi, kun sivu oli suljettu.
turn-of = { $turn }/{ $limit }
turn-of-title = Siirto { $turn }/{ $limit }. Viimeisen siirron jälkeen lasketaan pisteet.
turn-title = Siirto { $number }, { SIDE($turn) }
worth-more = { CAPITAL(SIDE($side, form: "genitive")) } nappulat ovat { NUMBER($rabbits, fractionDigits: 1) } jäniksen
    verran arvokkaammat
