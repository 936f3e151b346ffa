### Texts of the home screen.

about = Arimaa, el juego de empujar y halar: fácil de aprender, difícil de dominar. Gratis, sin conexión y sin cuenta.
offline-ready = Ansa ya funciona también sin conexión.
goal = Lleva un conejo al otro lado del tablero y ganas.
learn-now = Aprende en 5 minutos
learn-now-says = Suficiente para una primera partida
daily = Problema del día
daily-says = El mismo para todo el mundo
lessons-done = { $done } de { $all } lecciones completas
puzzle-rating = Tu puntuación: { $rating }
screens = Pantallas
learn = Aprender
learn-says = ¿Primera vez? Lecciones cortas en el tablero
study-says = Analiza una partida o una posición
editor = Editor de posiciones
editor-says = Arma cualquier posición para jugarla o estudiarla
puzzles = Problemas
puzzles-says = El problema de hoy y todos los que quieras
ladder = Escalera
ladder-says = Diez rivales y tu puntuación
together = Jugar con otros
friend = Jugar con un amigo
tournaments = Torneos
challenge = El Desafío Arimaa
nearby = Jugar con alguien cerca
statistics = Estadísticas
setups = Configuraciones iniciales
find = Buscar partidas
games-says = Continúa, busca, importa y exporta
rules = Cómo se juega
guide = Guía
guide-says = Cómo funciona todo, con un glosario
glossary = Glosario
go-on = Continuar la partida
start = Jugar ahora
two-people = Dos personas
computers = { $gold } contra { $silver }
at-turn = { $players }, turno { $turn }
not-found = Esta página no existe
not-found-says = Revisa la dirección o elige adónde ir.
to-home = Inicio

# The button that opens the dialog of a new game.
new-game = Nueva partida…
