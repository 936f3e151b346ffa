### Texts of the clocks.

clock-name = Reloj de { $side }
low-time = A { $side } le queda poco tiempo.
reserve-begins = A { $side } se le acabó el tiempo de este turno. Corre la reserva.
on-reserve-first = empieza la reserva
on-reserve = reserva
paused-away = Tu reloj quedó en pausa mientras no estabas.
paused-opened = Tu reloj estuvo en pausa mientras la página estaba cerrada.
turn-of = { $turn } de { $limit }
turn-of-title = Turno { $turn } de { $limit }. Tras el último turno se cuentan las piezas.
turn-title = Turno { $number }, { SIDE($turn) }
worth-more = Las piezas de { $side } valen { NUMBER($rabbits, fractionDigits: 1) } conejos más
