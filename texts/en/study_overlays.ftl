### Texts of the overlays of the study.

# The name of the group of switches.
show = Show on board
# The names of the overlays.
name =
    .goals = Goals
    .captures = Captures
    .traps = Traps
    .frozen = Frozen
    .reach = Reach
# What the overlays show.
long =
    .goals = Show how each side can reach its goal (key 1)
    .captures = Show the pieces each side can capture (key 2)
    .traps = Show who controls each trap: the side with the strongest piece next to it (key 3)
    .frozen = Show the frozen pieces and what freezes them (key 4)
    .reach = Show where the selected piece can go in one turn (key 5)
# The announcement that an overlay is off.
# $overlay (Text)
hidden = { $overlay }: no longer shown.
# The side to move can reach its goal with the rabbit on a square, in so many steps.
# $steps (Count)
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# $side (Side)
# $rabbit (Square)
# $steps (Count)
# $line (Text)
goal = { CAPITAL($side) } can reach the goal with the rabbit on { $rabbit } in { steps }: { $line }.
# The same of the other side, if it were to move.
# $side (Side)
# $rabbit (Square)
# $steps (Count)
# $line (Text)
goal-threat = { CAPITAL($side) } threatens to reach the goal with the rabbit on { $rabbit } in { steps }: { $line }.
# A rabbit of the side to move is on its goal already.
# $side (Side)
# $goal (Square)
on-goal = { CAPITAL($side) }’s rabbit is on its goal, { $goal }.
# The side to move can't reach its goal.
# $side (Side)
no-goal = { CAPITAL($side) } can’t reach the goal this turn.
# The same of the other side.
# $side (Side)
no-goal-threat = { CAPITAL($side) } doesn’t threaten to reach the goal.
# The side to move can capture a piece; how is a part of the sentence.
# $role (Role)
# $square (Square)
# $side (Side)
# $how (Text)
# $line (Text)
capture = { CAPITAL($side) } can capture the { $role } on { $square }: { $how } ({ $line }).
# The same of the other side, if it were to move.
# $role (Role)
# $square (Square)
# $side (Side)
# $how (Text)
# $line (Text)
capture-threat = { CAPITAL($side) } threatens to capture the { $role } on { $square }: { $how } ({ $line }).
# How: a piece pushes it to the trap, in so many steps.
# $by (Role)
# $trap (Square)
# $steps (Count)
pushed = the { $by } pushes it to { $trap }, { steps }
# How: a piece pulls it to the trap.
# $by (Role)
# $trap (Square)
# $steps (Count)
pulled = the { $by } pulls it to { $trap }, { steps }
# How: a piece pushes its last defender away from the trap.
# $by (Role)
# $trap (Square)
# $steps (Count)
defender-pushed = the { $by } pushes its last defender away from { $trap }, { steps }
# How: a piece pulls its last defender away from the trap.
# $by (Role)
# $trap (Square)
# $steps (Count)
defender-pulled = the { $by } pulls its last defender away from { $trap }, { steps }
# The side to move can't capture anything.
# $side (Side)
no-capture = { CAPITAL($side) } can’t capture anything this turn.
# The same of the other side.
# $side (Side)
no-capture-threat = { CAPITAL($side) } doesn’t threaten to capture anything.
# A side controls a trap by these pieces, and no enemy is there.
# $side (Side)
# $trap (Square)
# $own (List<PieceOn>)
alone = { CAPITAL($side) } controls { $trap }: { $own }.
# A side controls a trap by these pieces against others.
# $side (Side)
# $trap (Square)
# $own (List<PieceOn>)
# $enemies (List<PieceOn>)
stronger = { CAPITAL($side) } controls { $trap }: { $own } against { $enemies }.
# A trap is shared by these pieces.
# $trap (Square)
# $pieces (List<PieceOn>)
shared = { $trap } is shared: { $pieces }.
# No piece is next to a trap.
# $trap (Square)
nobody = No piece is next to { $trap }.
# A piece is frozen by others.
# $piece (PieceOn)
# $by (List<PieceOn>)
frozen-by = The { $piece } is frozen by { LIST($by, form: "definite") }.
# No piece is frozen.
nothing-frozen = No piece is frozen.
# Squares that take so many steps.
# $steps (Count)
# $squares (List<Square>)
in-steps = { $squares } in { steps }
# Where a piece can go: the squares by their steps.
# $piece (PieceOn)
# $places (List<Text>)
reaches = The { $piece } can reach { LIST($places, separator: "; ") }.
# A piece can't go anywhere.
# $piece (PieceOn)
reaches-nothing = The { $piece } can’t go anywhere this turn.
# No piece is chosen.
choose = Select a piece, or point at one, to see where it can go.
# The game is over on the board.
over = The game is over here: no turn can follow.
