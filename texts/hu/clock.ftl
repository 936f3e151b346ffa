### Texts of the clocks.

clock-name = { CAPITAL($side) } órája
low-time = { CAPITAL($side) } ideje fogytán van.
reserve-begins = { CAPITAL($side) } erre a körre szánt ideje elfogyott. A tartalék fut.
on-reserve-first = indul a tartalék
on-reserve = tartalék
paused-away = Az órád állt, amíg távol voltál.
paused-opened = Az órád állt, amíg az oldal be volt zárva.
turn-of = { $turn } / { $limit }
turn-of-title = { $turn }. kör, összesen { $limit }. Az utolsó kör után pontozás dönt.
turn-title = { $number }. kör, { CAPITAL(SIDE($turn)) }
worth-more = { CAPITAL($side) } figurái { NUMBER($rabbits, fractionDigits: 1) } nyúllal többet érnek
