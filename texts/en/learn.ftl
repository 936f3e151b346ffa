### Texts of the exercises made from mistakes.

# The title, and the button that begins.
title = Learn from your mistakes
# The button in full.
begin-long = Find better turns in the positions before this game’s mistakes
# The name of the choice of a side.
sides = Whose mistakes
# The mistakes of one side.
# $side (Side)
# $count (Count)
of-side = { CAPITAL($side) }: { $count }
# The mistakes of both.
# $count (Count)
of-both = Both: { $count }
# The number of the exercise.
# $number (Count)
# $all (Count)
progress = Mistake { $number } of { $all }
# What to do.
# $side (Side)
find = Find a better turn for { CAPITAL($side) }
# Before the turn that was played.
played = Played:
# The engine judges the turn.
judging = The engine is checking your turn…
# The turn is good.
good = Good turn.
# The turn is the engine's.
best = That’s the engine’s own choice.
# What to do after a turn that is not good enough.
again = Try another turn.
# Before the line that the engine expects after its turn.
line = The engine expects:
# What that line comes to, by its captures.
# $pieces (List<Piece>)
line-captures = Captured in these turns: { LIST($pieces) }.
line-quiet = Nothing is captured in these turns.
# $side (Side)
line-goal = In these turns, { CAPITAL($side) } reaches the goal.
# The same in full.
hint-long = Show which piece to move, then where (H)
# The button that shows the best turn.
solve = Show solution
# The same in full.
solve-long = Show the engine’s turn and how it expects the game to continue (S)
# Both in full.
next-long = Go to the next mistake (N)
# How many exercises were answered with a good turn.
# $found (Count)
# $all (Count)
summary = You found { $found } of { $all } better turns.
# How an exercise was answered.
answered =
    .at-once = found at the first try
    .later = found after more tries or hints
    .shown = solution shown
    .skipped = skipped
# The button that begins anew with what was not found at once.
repeat = Try the rest again
# The button that leaves the exercises.
back = Back
