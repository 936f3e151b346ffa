### The coach of a first game: one thing about the position that is worth a look.

# There is nothing special about the position.
quiet = Nothing is in danger. Bring your strong pieces to the middle.
# $rabbit (Square)
# $goal (Square)
# $steps (Count) - none if it is there already
wins-now = { $steps ->
    [0] Your rabbit is on the goal square { $goal }. End the turn, and you win.
    [one] You can win now: the rabbit on { $rabbit } reaches { $goal } in { $steps } step.
   *[other] You can win now: the rabbit on { $rabbit } reaches { $goal } in { $steps } steps.
}
# $rabbit (Square) - of the computer
# $goal (Square)
lets-goal = Careful: the rabbit on { $rabbit } could reach its goal on { $goal } in the next turn.
# $piece (PieceOn)
# $trap (Square)
endangered = Your { ROLE($piece) } on { SQUARE($piece) } is in danger: it could be captured on the trap on { $trap }.
# $piece (PieceOn)
# $trap (Square)
# $steps (Count)
captures = You can capture the { ROLE($piece) } on { SQUARE($piece) }: the trap on { $trap }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
# A piece on a trap.
# $piece (PieceOn)
# $friend (PieceOn)
hangs-on = Your { ROLE($piece) } on { SQUARE($piece) } has one friend, the { ROLE($friend) } on { SQUARE($friend) }: if
    that leaves, it is lost.
# $piece (PieceOn)
# $by (PieceOn)
frozen = Your { ROLE($piece) } on { SQUARE($piece) } is frozen by the { ROLE($by) } on { SQUARE($by) }. A friend beside
    it sets it free.
