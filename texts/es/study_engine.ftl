### Texts of the engine on the study screen.

engine = Motor
toggle-long = Activar o desactivar el motor (L)
score-even = { NUMBER($rabbits, fractionDigits: 2) }
score-gold = +{ NUMBER($rabbits, fractionDigits: 2) }
score-silver = −{ NUMBER($rabbits, fractionDigits: 2) }
score-win = { $side ->
    [gold] +#{ $turns }
   *[silver] −#{ $turns }
}
score-title-even = La posición está igualada
score-title = { $side } lleva { NUMBER($rabbits, fractionDigits: 2) } conejos de ventaja
score-title-win = { $turns ->
    [0] { $side } gana en este turno
    [1] { $side } gana en este turno
    [one] { $side } gana en { $turns } turno
   *[other] { $side } gana en { $turns } turnos
}
chance = De 100 partidas como esta, Oro ganaría { $gold } y Plata { $silver }
depth = { $depth ->
    [one] profundidad: { $depth } paso
   *[other] profundidad: { $depth } pasos
}
deeper = Profundizar
deeper-long = Examinar esta posición cuatro veces más tiempo
fewer-lines = Menos líneas
more-lines = Más líneas
play-line = Jugar este turno
threat = Amenaza
threat-long = Mostrar con qué amenaza el otro bando (X), como si pudiera mover ahora
threat-of = Amenaza de { $side } si { OPPONENT($side) } pudiera saltarse este turno:
completes = { $steps ->
    [one] Completa el turno tras el primer paso.
   *[other] Completa el turno tras los primeros { $steps } pasos.
}
dead-end = Ningún turno legal empieza con estos pasos. Deshaz uno de ellos.
no-threat =
    .no-turn = No hay amenaza que mostrar, porque aquí nadie puede mover.
    .push-unfinished = Primero completa el empuje: el turno no puede terminar aquí.
    .over = No hay amenaza que mostrar, porque la partida acabaría si el turno terminara aquí.
forbidden = Esta partida es entre personas, así que el motor queda apagado hasta que termine.
engine-on = Motor activado.
engine-off = Motor desactivado.
best-line = { $score }. Mejor turno: { $steps }.
then-line = Luego: { $steps }.
threat-shown = Buscando la amenaza de { $side }.
threat-hidden = La amenaza ya no se muestra.
threatens = Amenaza de { $side }: { $steps }
