### The games in progress, above the list of saved games.

# The heading above the games that have not ended.
in-progress = In progress
# The heading of all saved games, below those in progress.
all-games = All games
# In a game against the computer.
your-turn = Your turn
# In a game by link.
friends-turn = Your friend’s turn
# The computer plays while another game is on the board.
being-played = Being played now
# The computer is to move. It goes on when the game is opened.
computer-to-play = Computer’s turn
# The time that each side has left. The variables are such as 12:05.
# $gold (Text)
# $silver (Text)
time-left = Gold { $gold } · Silver { $silver }
