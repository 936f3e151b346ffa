### The coach of a first game: one thing about the position that is worth a look.

# There is nothing special about the position.
quiet = Nothing is in danger right now. Bring your strong pieces to the middle.
# $rabbit (Square)
# $goal (Square)
# $steps (Count) - none if it is there already
wins-now = { $steps ->
    [0] Your rabbit is on the goal square { $goal }. End the turn to win.
    [one] You can win now: the rabbit on { $rabbit } reaches { $goal } in { $steps } step.
   *[other] You can win now: the rabbit on { $rabbit } reaches { $goal } in { $steps } steps.
}
# $rabbit (Square) - of the computer
# $goal (Square)
lets-goal = Careful: the rabbit on { $rabbit } could reach its goal on { $goal } next turn.
# $piece (PieceOn)
# $trap (Square)
endangered = Your { ROLE($piece) } on { SQUARE($piece) } is in danger: it could be captured in the trap on { $trap }.
# $piece (PieceOn)
# $trap (Square)
# $steps (Count)
captures = You can capture the { ROLE($piece) } on { SQUARE($piece) } in the trap on { $trap }, in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
# A piece on a trap.
# $piece (PieceOn)
# $friend (PieceOn)
hangs-on = Your { ROLE($piece) } on { SQUARE($piece) } has only one friend next to it, the { ROLE($friend) } on
    { SQUARE($friend) }: if it leaves, your { ROLE($piece) } is captured.
# $piece (PieceOn)
# $by (PieceOn)
frozen = Your { ROLE($piece) } on { SQUARE($piece) } is frozen by the { ROLE($by) } on { SQUARE($by) }. A friend next to
    it would free it.
# Said once at the start of a game with a coach.
not-rated = With a coach, this game is not rated.
