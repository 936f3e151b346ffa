### Tournaments: computers, and people at this screen or elsewhere.

title = Torneos
about = Computadores y personas juegan entre sí, en esta pantalla o por enlace. La página calcula los emparejamientos,
    la clasificación y las puntuaciones, y todo queda en este dispositivo.
none = Aún no hay torneos. Empieza uno más abajo.
new = Nuevo torneo
name = Nombre
usual-name = Torneo
kind-heading = Formato
kind =
    .round-robin = Todos contra todos
    .double-round-robin = Todos contra todos, doble
    .swiss = Suizo
    .gauntlet = Uno contra todos
    .two-lives = Eliminación, dos vidas
    .three-lives = Eliminación, tres vidas
    .four-lives = Eliminación, cuatro vidas
    .challenge = Desafío
kind-says =
    .round-robin = Cada jugador juega una vez contra cada uno de los demás.
    .double-round-robin = Cada jugador juega dos veces contra cada uno de los demás, una con cada bando.
    .swiss = Unas pocas rondas entre jugadores con más o menos los mismos puntos.
    .gauntlet = El computador más fuerte juega dos veces contra cada uno de los demás.
    .two-lives = Con dos derrotas quedas fuera. Gana el último jugador que queda.
    .three-lives = Con tres derrotas quedas fuera. Gana el último jugador que queda.
    .four-lives = Con cuatro derrotas quedas fuera. Gana el último jugador que queda.
    .challenge = El computador más fuerte juega tres partidas contra cada rival (tres rivales como máximo) y debe
        ganarle al menos dos a cada uno.
computers = Computadores
people = Personas en esta pantalla
people-help = Un nombre en cada línea.
first-person = Jugador 1
friends = Personas en otra parte
friends-help = Un nombre en cada línea. Sus partidas se juegan por enlace, sin reloj.
start-rounds = Empezar cada ronda automáticamente
start = Empezar
too-many = Tienes 50 torneos. Elimina uno para hacer lugar.
line = { $kind } · { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} · { $games ->
    [one] { $games } partida jugada
   *[other] { $games } partidas jugadas
}
over-line = { line } · terminado
gone = Este torneo ya no existe en este dispositivo.
round = Ronda { $round }
start-round = Empezar la ronda { $round }
pause = Pausar los computadores
go-on = Reanudar los computadores
winner = { $name } gana el torneo.
winners = { $names } comparten el primer lugar.
pairing = { $gold } (Oro) – { $silver } (Plata)
not-begun = Sin empezar
being-played = Se juega ahora
paused = En pausa
begun = En curso
won = Ganó { $name }
other-result =
    .draw = Empate
    .double-win = Victoria para ambos
    .double-loss = Derrota para ambos
    .no-decision = Sin decisión
    .vacated = Anulada
result = Resultado
no-result = Sin resultado
play = Jugar
open = Abrir
bye = { $name } descansa. { $why }
bye-reason =
    .fewest-byes = Nadie había descansado menos veces.
    .score = Entre quienes menos han descansado, los puntos de este jugador son los más adecuados.
    .rank = Entre quienes menos han descansado y tienen los mismos puntos, decide la clasificación.
    .better-pairings = Cualquier otro descanso habría supuesto partidas repetidas o diferencias mayores.
    .schedule = El calendario deja libre a este jugador en esta ronda.
    .by-hand = Se asignó a mano.
sides-reason =
    .balance = Quien juega con Oro había jugado más veces con Plata hasta ahora.
    .balance-between = Quien juega con Oro había jugado menos veces con Oro contra este rival.
    .both-change = Ambos cambian de bando.
    .longer-row = Cambia quien llevaba más tiempo con el mismo bando.
    .reversed = Los bandos se invierten respecto de su última partida.
    .lot = Los bandos se sortearon.
    .schedule = Así lo indica el calendario.
    .by-hand = Los bandos se eligieron a mano.
met = { $count ->
    [one] Ya se enfrentaron una vez.
   *[other] Ya se enfrentaron { $count } veces.
}
why = ¿Por qué estos emparejamientos?
standings = Clasificación
player = Jugador
points = Puntos
lives = Vidas
won-and-lost = Ganadas–perdidas
performance = Rendimiento
rating = { $rating } ± { $by }
performance-help = La puntuación de rendimiento tiene un intervalo del 95{"\u00A0"}%. Todas las puntuaciones están en
    una misma escala, cuya media es 1500.
crosstable = Tabla cruzada
crosstable-help = 1 es una victoria, ½ un empate, 0 una derrota y * una partida sin resultado; los resultados sombreados
    son de partidas con Plata. Presiona un resultado para abrir su partida.
cell = { $row } contra { $column }
export-text = Exportar resultados
copy-table = Copiar tabla
delete = Eliminar torneo
delete-means = Se perderán los emparejamientos y los resultados. Las partidas quedan entre tus partidas guardadas.
import = Importar resultados…
import-format = Este archivo no dice cómo se emparejan las rondas.
import-now = Importar
import-cancel = Cancelar
export-games = Exportar partidas
games-exported = { $games ->
    [one] Se exportó { $games } partida.
   *[other] Se exportaron { $games } partidas.
}
games-missing = { $games ->
    [one] { $games } resultado se anotó sin partida, así que no está en el archivo.
   *[other] { $games } resultados se anotaron sin partida, así que no están en el archivo.
}
no-games = Aquí aún no se ha jugado ninguna partida, así que no hay nada que exportar.
games-file = partidas de { $name }
add-record = Añadir partida…
add-record-title = Añadir una partida
record = Enlace o registro
record-help = Pega un enlace a la partida terminada, o su registro. La partida se guarda y su resultado cuenta.
record-add = Añadir partida

unseated = { COUNT($names) ->
    [one] El archivo no dice quién juega como { $names }: será una persona en esta pantalla.
   *[other] El archivo no dice quién juega como { $names }: serán personas en esta pantalla.
}
record-differs = Anotaste «{ $entered }», pero el resultado de esta partida es «{ $played }». ¿Cuál cuenta?
record-take = El de la partida
record-keep = El que anotaste
