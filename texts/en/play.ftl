### Texts about the course of the game.

# The person on a plate.
you = You
# A side has to set up.
# $side (Side)
set-up = { CAPITAL($side) }: set up your pieces
# A side has to move.
# $side (Side)
to-move = { CAPITAL($side) } to move
# The person against the computer has to move.
# $side (Side)
your-turn = Your turn, { CAPITAL($side) }
# The title of the tab while the person has to move.
your-turn-title = Your turn
# The title of a tab: “Your turn – Ansa”.
# $what (Text) - what the tab shows
tab-title = { $what } – Ansa
# The computer does not move.
computer-stopped = The computer has stopped
# The game between computers is paused.
# $side (Side)
paused-before = Paused, { CAPITAL($side) } to move
# The computer is thinking.
# $side (Side)
is-thinking = { CAPITAL($side) } is thinking
# The person's turn is being judged.
judging = Checking your turn
# The person's turn was a mistake.
mistaken = Take your turn back?
# The replay of a turn is paused.
# $side (Side)
paused-during = Paused during { CAPITAL($side) }’s turn
# A turn is replayed.
# $side (Side)
moves = { CAPITAL($side) } moves
# The first position is shown.
game-start = Start of the game
# A position during a turn is shown.
# $turn (Turn)
during = During { $turn }
# The position after a turn is shown.
# $turn (Turn)
after = After { $turn }
# The person has won against the computer.
# The variable outcome is a sentence.
# $outcome (Text)
you-won = You won. { $outcome }
# The person has lost against the computer.
# $outcome (Text)
you-lost = You lost. { $outcome }
# The button that takes these turns back.
# $turns (List<Turn>)
take-back = Take back { $turns }
# The button that takes these turns back, and the steps made since.
# $turns (List<Turn>)
take-back-with-steps = Take back { $turns }, and the steps made since
# A side has captured no pieces, for screen readers.
# $side (Side)
none-captured = { CAPITAL($side) } has captured nothing
# The pieces that a side has captured.
# $side (Side)
# $captures (List<Piece>)
some-captured = Captured by { CAPITAL($side) }: { $captures }
# The number of steps left, as a sentence.
# $left (Count)
steps-left-sentence = { CAPITAL(steps-left) }.
# The computer is thinking, and has no result yet.
thinking = Thinking…
# The search depth.
# $depth (Count)
depth = { $depth ->
    [one] Looking { $depth } step ahead
   *[other] Looking { $depth } steps ahead
}
# The search depth, and the number of positions.
# $depth (Count)
# $nodes (Count)
progress = { depth }, { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
# $depth (Count)
# $thousands (Number)
progress-thousands = { depth }, { NUMBER($thousands, fractionDigits: 0) } thousand positions
# $depth (Count)
# $millions (Number)
progress-millions = { depth }, { NUMBER($millions, fractionDigits: 1) } million positions
# The remaining pieces at the end of a game.
# $gold (Count)
# $silver (Count)
score-line = Pieces left: Gold{"\u00A0"}{ $gold }, Silver{"\u00A0"}{ $silver }.
