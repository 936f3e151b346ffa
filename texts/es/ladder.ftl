### Texts of the ladder: what the opponents are like, a person's results and rating, and what a game has changed.

about = Diez rivales, cada uno con su estilo. Vence a uno y el siguiente te espera.
rating = Tu puntuación: { $value } ± { $uncertainty }
rated = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}
rating-says = ± indica cuánto puede desviarse tu puntuación. Se reduce a medida que juegas partidas puntuadas. Las
    puntuaciones de los rivales están en la misma escala y nunca cambian.
rules = Las partidas puntuadas usan todas las piezas y no permiten deshacer turnos, pedir pistas, abrir el estudio ni
    usar «Mover ya», el entrenador o «Enséñame».
character =
    .level-1 = Un conejo con prisa: uno de sus conejos corre hacia el objetivo.
    .level-2 = Un gato junto al fuego: sus piezas se quedan cerca de sus propias trampas.
    .level-3 = Un conejo con muchos amigos: todos sus conejos avanzan.
    .level-4 = Un caballo en camino: sus caballos irrumpen en tu mitad.
    .level-5 = Un perro pastor: sus piezas se mantienen lado a lado.
    .level-6 = Un camello tímido: se mantiene muy lejos de tu elefante.
    .level-7 = Un perro guardián: atrapa tus piezas fuertes junto a sus trampas y las retiene.
    .level-8 = Un gato paciente: sus conejos se quedan en casa mientras sus piezas más fuertes trabajan.
    .level-9 = Un caballo con el viento: sus piezas se reúnen en el lado este.
    .level-10 = Un elefante sabio: sin costumbres, solo el mejor turno que puede encontrar.
    .level-11 = Un elefante sin prisa: piensa todo el tiempo que le dejes.
opponent-rating = puntuación { $value }
strength = Fuerza medida: { $low }–{ $high } en la escala de arimaa.com
strength-as = Fuerza parecida a la de { $program } (puntuación { $lowest }–{ $highest }). Fuerza medida:
    { $low }–{ $high } en la escala de arimaa.com
strength-as-in = Fuerza parecida a la de { $program } en { $years } (puntuación { $lowest }–{ $highest }). Fuerza
    medida: { $low }–{ $high } en la escala de arimaa.com
won-and-lost = ganadas: { $won }, perdidas: { $lost }
not-met = aún sin partidas puntuadas
next-mark = Siguiente
play = Jugar con { $name }
play-long = Jugar con { $name }, nivel { $level }
forget = Borrar mis resultados
forget-question = ¿Borrar tu puntuación y tus resultados contra todos los rivales?
next = Siguiente: { $name }, nivel { $level }
easier = Más fácil: { $name }, nivel { $level }
risen = Tu puntuación: { $value } ± { $uncertainty }, sube { $by }.
fallen = Tu puntuación: { $value } ± { $uncertainty }, baja { $by }.
unchanged = Tu puntuación: { $value } ± { $uncertainty }, sin cambios.
unrated =
    .position = Sin puntuar: la partida no empezó con ambos bandos colocando sus piezas.
    .handicap = Sin puntuar: un bando jugó sin todas sus piezas.
    .teaching = Sin puntuar: «Enséñame» estaba activado.
    .coach = Sin puntuar: el entrenador te ayudó.
    .take-back = Sin puntuar: deshiciste un turno.
    .hint = Sin puntuar: pediste una pista.
    .move-now = Sin puntuar: presionaste «Mover ya».
    .study = Sin puntuar: viste la partida en el estudio.
    .unknown = Esta partida no puntuó.
to-tournament = Volver a { $name }
