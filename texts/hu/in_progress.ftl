### The games in progress, above the list of saved games.

in-progress = Folyamatban
all-games = Minden játszma
your-turn = Te jössz
friends-turn = A barátod köre
being-played = Most játsszák
computer-to-play = A számítógép köre
time-left = Arany { $gold } · Ezüst { $silver }
