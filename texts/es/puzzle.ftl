### Texts of the puzzles: their menu, what went wrong, and runs.

about = Cada problema tiene una respuesta, demostrada probando todos los turnos.
daily = Problema del día
daily-solved = Resuelto hoy
daily-failed = No resuelto hoy
daily-open = El mismo para todo el mundo
returning = Vuelven hoy
returning-count = { $count ->
    [one] { $count } problema fallado para reintentar
   *[other] { $count } problemas fallados para reintentar
}
mixed = Táctica de todos los temas
mixed-says = Problemas de tu nivel
counting = Ejercicios de contar
counting-says = Marca casillas y piezas. Tu puntuación no cambia.
own = De tus partidas
own-tactics = Táctica de tus partidas
own-none = Analiza una partida en el estudio y podrás practicar aquí su táctica.
own-counts = Cuentan las partidas contra el computador, las de dos personas en esta pantalla y las importadas, una vez
    que las hayas analizado. Un error se convierte en problema si se puede demostrar su respuesta.
own-searching = { $count ->
    [0] Buscando táctica en tus partidas…
    [one] Buscando táctica en { $count } partida analizada…
   *[other] Buscando táctica en { $count } partidas analizadas…
}
own-failed = No se pudo buscar táctica en tus partidas.
own-origin = De tu partida { $game }, turno { $turn }
own-show = Ver en la partida
    .long = Abrir la partida en el estudio, en esta posición
themes = Temas
runs = Retos
streak = Racha
run-says =
    .streak = Los problemas son cada vez más difíciles, hasta tu primer error
    .storm = Resuelve todos los que puedas en tres minutos. Con tres errores, se acaba.
storm = Tormenta
best = Mejor: { $count }
count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
rating = Tu puntuación: { $value } ± { $range }
rating-says = ± indica cuánto puede desviarse tu puntuación. Se reduce a medida que resuelves problemas.
rating-counts = Solo cuenta tu primera respuesta a cada problema.
curve = { $days ->
    [one] Entre { $low } y { $high } desde ayer
   *[other] Entre { $low } y { $high } en { $days } días
}
curve-waits = La curva de tu puntuación empieza en tu segundo día de problemas.
success = { $solved } de { $tried } resueltos
rated = { $count ->
    [one] { $count } problema puntuado
   *[other] { $count } problemas puntuados
}
forget = Borrar mi progreso
forget-question = ¿Borrar tu puntuación, tus mejores resultados y los problemas que deben volver?
theme =
    .goal1 = Objetivo en un turno
    .goal2 = Objetivo en dos turnos
    .stop = Impedir el objetivo
    .win = Ganar una pieza
    .save = Salvar una pieza
    .hold = Rehén o marco
    .captures = Contar capturas
    .squares = Contar casillas
loading = Cargando problemas…
not-loaded = Los problemas no se pudieron cargar. Revisa tu conexión y vuelve a intentarlo.
unreadable-file = El archivo de problemas no se puede leer. { $why }
lines-set-aside = { $count ->
    [one] No se pudo leer { $count } problema del archivo.
   *[other] No se pudieron leer { $count } problemas del archivo.
}
load-again = Reintentar
unknown = Aquí no hay un problema así. Puede ser de otra versión de la página.
none-due = Hoy no vuelve ningún problema.
none-at-all = No hay problemas.
to-menu = Todos los problemas
no-best = Aún sin resultado
solved = Resueltos: { $count }
solved-in-storm = Resueltos: { $count } · Errores: { $errors } de { $most }
time-left = { $minutes }:{ $seconds }
run-over =
    .failed = Con ese error termina el reto.
    .time = Se acabó el tiempo.
    .complete = No quedan problemas. ¡Muy bien!
new-best = ¡Tu mejor resultado hasta ahora!
again = Jugar otra vez
look-at-failed = Ver el último problema
storm-rules = Resuelve todos los problemas que puedas en tres minutos; son cada vez más difíciles. Con tu tercer error
    termina la tormenta.
begin-storm = Iniciar el reloj
