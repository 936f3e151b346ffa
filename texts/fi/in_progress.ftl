### The games in progress, above the list of saved games.

in-progress = Kesken
all-games = Kaikki pelit
your-turn = Sinun vuorosi
friends-turn = Kaverisi vuoro
being-played = Käynnissä nyt
computer-to-play = Tietokoneen vuoro
time-left = Kulta { $gold } · Hopea { $silver }
