### Texts of the statistics: which games are counted, and what was counted.

tabs = Estadísticas
numbers = Números
filter = Filtros
source = Partidas
source-name =
    .all = Todas las partidas
    .computer = Contra el computador
    .people = Dos personas en una pantalla
    .computers = Computador contra computador
    .imported = Partidas importadas
words = Nombre, jugador o evento
words-help = Escribe el nombre de un jugador para ver sus resultados.
side = Bando
either = Cualquiera
level = Nivel del computador
level-name = Nivel { $level }
any = Cualquiera
result = Resultado
result-name =
    .gold = Ganó Oro
    .silver = Ganó Plata
    .won = Ganada por ti o por el jugador indicado
    .lost = Perdida por ti o por el jugador indicado
    .drawn = Empatada
    .open = Sin terminar
from-date = Desde el día
to-date = Hasta el día
event = Evento
event-games = { $event } ({ $games })
lowest-rating = Ambas puntuaciones desde
highest-rating = Ambas puntuaciones hasta
pace = Tiempo por turno
pace-name =
    .key-15s = Hasta 15 segundos
    .key-1m = Hasta 1 minuto
    .key-5m = Hasta 5 minutos
    .longer = Más largo
clear = Contar todas las partidas
show-all = Mostrar todas las partidas
none-chosen = Ninguna partida guardada coincide con tu búsqueda y tus filtros.
choices-failed = Tus filtros no tienen efecto, porque la lectura de las partidas se detuvo con un error.
choices-unread = Tus filtros no tienen efecto, porque no se pudieron leer las partidas guardadas.
games-left-out = { $count ->
    [one] { $count } partida no se pudo leer y queda fuera.
   *[other] { $count } partidas no se pudieron leer y quedan fuera.
}
counting = Leyendo las partidas…
counted = { $count ->
    [one] { $count } partida leída hasta ahora…
   *[other] { $count } partidas leídas hasta ahora…
}
died = El recuento se detuvo por un error.
unreadable = No se pudieron leer las partidas guardadas.
no-store = Este navegador no permite que la página guarde partidas, así que no hay nada que contar.
again = Reintentar
empty = Aún no hay nada que contar. Juega una partida o importa una base de partidas.
to-play = Jugar una partida
to-games = Partidas guardadas e importación
none-fit = Ninguna partida coincide. Cambia los filtros de arriba.
unread = { $count ->
    [one] { $count } partida no se pudo leer y no se cuenta.
   *[other] { $count } partidas no se pudieron leer y no se cuentan.
}
left-out = { $count ->
    [one] { $count } partida más no se cuenta (se alcanzó el límite).
   *[other] { $count } partidas más no se cuentan (se alcanzó el límite).
}
games = Partidas
ended = Terminadas
gold-score = Rendimiento de Oro
own-score = Rendimiento con { $side }
median-length = Duración mediana de la partida
median-capture = Turno mediano de la primera captura
first-capturer = Rendimiento del bando que captura primero
whole = { $count }
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
turns-say = Los turnos de ambos bandos se cuentan juntos, como en la lista de partidas. Un turno suelto se nombra como
    en el registro de una partida, por ejemplo 12g.
percent = { NUMBER($percent, fractionDigits: 1) }{"\u00A0"}%
range = { NUMBER($low, fractionDigits: 1) }–{ NUMBER($high, fractionDigits: 1) }{"\u00A0"}%
score = { percent } ({ range })
unknown = –
score-says = El rendimiento es la proporción de partidas ganadas. El intervalo que lo sigue, a partir de cinco partidas,
    contiene muy probablemente el rendimiento verdadero (intervalo de confianza del 95{"\u00A0"}%): cuantas menos
    partidas, más ancho es.
draws-say = Un empate, posible hasta julio de 2008, cuenta como media victoria.
seconds = { NUMBER($seconds, fractionDigits: 1) }{"\u00A0"}s
table = Mostrar como tabla
kind = Final
count = Partidas
nobody = Nadie
score-column = Rendimiento
interval-column = Intervalo
pieces = Piezas perdidas
piece = Pieza
turn-group = Turnos
stage = Turnos por bando
level-column = Nivel
rating-gap = Diferencia de puntuación
from-to = { $first }–{ $last }
and-more = { $first } o más
ends = Cómo terminan las partidas
ends-says = Partidas según cómo terminaron y qué bando ganó.
lengths = Duración de las partidas
lengths-says = Partidas según su duración, contando los turnos de ambos bandos.
lost = Piezas perdidas
lost-says = En cuántas partidas perdió cada bando un número dado de piezas.
first-captured = Primera pieza capturada
first-captured-says = Con qué frecuencia cada tipo de pieza fue el primero en ser capturado, por bando.
first-turns = Turno de la primera captura
first-turns-says = Partidas según el turno de su primera captura, contando los turnos de ambos bandos.
times = Tiempo por turno
times-says = Tiempo promedio por turno en cada parte de la partida, por bando.
levels = Contra el computador
levels-says = Tu rendimiento según el nivel del computador. La línea fina es el intervalo probable del rendimiento
    verdadero.
higher-rated = ¿Gana la puntuación más alta?
higher-rated-says = Rendimiento del jugador con mayor puntuación según la diferencia de puntuación. La línea fina es el
    intervalo probable del rendimiento verdadero.
paces = Controles de tiempo
paces-says = Partidas según el tiempo por turno, sin contar la reserva.
events = Eventos
events-says = Los eventos con más partidas.
causes = Por qué se pierden las partidas
causes-says = Los errores que encontró el motor cuando analizaste partidas en el estudio, agrupados por la causa que las
    reglas permiten demostrar. Contra el computador solo cuentan los tuyos. Los errores guardados para repasar también
    cuentan, una vez cada uno.
causes-none = { $analysed ->
    [0] Ninguna de estas partidas se ha analizado. Analiza una partida en el estudio para ver aquí sus errores.
    [one] No se encontraron errores en { $analysed } partida analizada. Las imprecisiones no cuentan, y contra el
        computador solo cuentan tus propios turnos.
   *[other] No se encontraron errores en { $analysed } partidas analizadas. Las imprecisiones no cuentan, y contra el
       computador solo cuentan tus propios turnos.
}
studied = { $count ->
    [one] Se encontraron errores en { $count } partida.
   *[other] Se encontraron errores en { $count } partidas.
}
kept = { $count ->
    [one] Hay { $count } error más guardado para repasar.
   *[other] Hay { $count } errores más guardados para repasar.
}
cause = Error
mistakes = Todos
in-lost-games = En partidas perdidas
example = { $game }, { $turn }
goal = Objetivo
elimination = Todos los conejos capturados
immobilisation = Ningún turno legal
resignation = Rendición
time = Tiempo
by-score = Por puntos al llegar al límite
forfeit = Partida cedida
abandoned = Abandonada
illegal = Jugada ilegal
repetition = Repetición
no-rabbits = Ningún bando con conejos
cause-name =
    .win-missed = Victoria desaprovechada
    .lost-at-once = Partida perdida en el propio turno
    .win-let-through = Victoria permitida
    .own-piece-lost = Pieza propia perdida en una trampa
    .capture-missed = Captura desaprovechada
    .capture-let-through = Captura permitida
    .hostage-given = Pieza dejada como rehén
    .trap-abandoned = Trampa dejada sin guardián
    .left-frozen = Pieza dejada congelada
    .steps-unused = Pasos sin usar
    .shorter-turn = Más pasos de los necesarios
    .unproved = Sin causa que las reglas puedan demostrar
