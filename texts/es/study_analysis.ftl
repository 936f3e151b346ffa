### Texts of the analysis of a game.

analysis = Análisis de la partida
analyse = Analizar la partida
analyse-long = Hacer que el motor evalúe todos los turnos de la partida. Puedes seguir usando la página.
deeper = Analizar más a fondo
deeper-long = Examinar cada posición diez veces más tiempo. Tarda varios minutos. Puedes detenerlo y continuar cuando
    quieras.
stop = Detener el análisis
progress = { $done } de { $all ->
    [one] { $all } posición
   *[other] { $all } posiciones
}
confirming = { $left ->
    [one] Queda { $left } búsqueda larga
   *[other] Quedan { $left } búsquedas largas
}
no-mistakes = No se encontraron errores
graph = Probabilidades de ganar de Oro a lo largo de la partida. La línea fina solo cuenta el material. Elige un punto
    para ver su posición.
summary = { $mistakes ->
    [one] { $mistakes } turno cedió probabilidades de ganar: { $whose }
   *[other] { $mistakes } turnos cedieron probabilidades de ganar: { $whose }
}
of-you = tuyos, { $own }; de { $name }, { $others }
of-sides = de Oro, { $gold }; de Plata, { $silver }
mistakes = Errores
mistake-before = Error anterior
mistake-next = Error siguiente
chances = del { NUMBER($before, fractionDigits: 0) }{"\u00A0"}% al { NUMBER($after, fractionDigits: 0) }{"\u00A0"}%
inaccuracy = Imprecisión: probabilidades de ganar, { chances }
mistake = Error: probabilidades de ganar, { chances }
blunder = Error grave: probabilidades de ganar, { chances }
steps-left = { $left ->
    [one] Queda { $left } error por examinar paso a paso
   *[other] Quedan { $left } errores por examinar paso a paso
}
step-wrong = { $number ->
    [1] El primer paso, { $step }, es el que más cede: { chances }.
    [2] El segundo paso, { $step }, es el que más cede: { chances }.
    [3] El tercer paso, { $step }, es el que más cede: { chances }.
   *[other] El cuarto paso, { $step }, es el que más cede: { chances }.
}
ended-too-early = El turno terminó demasiado pronto, y ahí es donde más se pierde: { chances }.
now-wins = { $turns ->
    [1] { $side } puede ganar ya en su próximo turno.
   *[other] { $side } puede ganar ya en { $turns } turnos.
}
could-win = { $turns ->
    [1] { $side } podría haber ganado con este turno.
   *[other] { $side } podría haber ganado en { $turns } turnos.
}
no-cause = El motor lo ve mirando hacia adelante. No se puede demostrar una causa única.
line = Cómo:
preview-turn = Mostrar este turno en el tablero
play-line = Jugar estos turnos
better = Mejor:
