### The games in progress, above the list of saved games.

in-progress = En curso
all-games = Todas las partidas
your-turn = Tu turno
friends-turn = Turno de tu amigo
being-played = Se juega ahora
computer-to-play = Turno del computador
time-left = Oro { $gold } · Plata { $silver }
