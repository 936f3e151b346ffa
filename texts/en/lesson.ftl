### The course around its exercises: the list of lessons, the screen of a lesson, and why an answer is wrong.
### $count (Count)
### $piece (PieceOn)
### $square (Square)
### $trap (Square)
### $title (Text) - of a lesson

course = Learn Arimaa
course-says = Short lessons on the board. Three of them are enough for a first game, and ten teach all the rules.
# The heading of the lessons about the rules.
basics = The rules
# The heading of the other lessons.
strategy = First strategy
# The button that begins the course.
begin = Start with the first lesson
# The button that goes on with it.
go-on = Continue
rules = The rules in five minutes
# $done (Count)
# $all (Count)
complete = { $done } of { $all } lessons complete
# Exercises of a lesson that were answered right.
# $done (Count)
# $all (Count)
done = { $done } of { $all }
# A lesson.
is-complete = Complete
# A lesson all of whose exercises were solved or had their answers shown.
# $left (Count) - exercises
seen = Seen, { $left } left to solve
first-game = Your first game
first-game-says = Play against level 1: get a rabbit to the far side of the board. A coach points out what to look at.
forget = Forget my progress
forget-question = Forget which lessons you have done?

## A lesson

# The button that goes back to the list.
to-list = All lessons
# Which exercise of how many.
# $number (Count)
# $all (Count)
progress = Exercise { $number } of { $all }
# Which lesson about the rules of how many.
# $number (Count)
# $all (Count)
place-basic = Rules { $number } of { $all }
# Which lesson about strategy of how many.
# $number (Count)
# $all (Count)
place-strategy = Strategy { $number } of { $all }
# The name of the part of the screen with the task.
task = Task
hint-long = Show a hint, then mark it on the board (H)
hint-marks = The arrows show one way. Try it.
# A hint has marked one of the squares, and removed wrong marks.
hint-square = Another right square is marked. Any wrong marks have been removed.
# A hint has chosen the right turn of two.
hint-choice = This turn is the right one. The arrows show it.
# A hint has circled squares of a setup.
hint-places = To get a good setup, change the pieces on the circled squares.
# The button that shows an answer.
solve = Answer
    .long = Show a right answer (S)
next-long = Go to the next exercise (N)
previous = Previous exercise
# Before what there is to remember, if the answer was shown.
shown = Here is one answer.
lesson-over = You have finished “{ $title }”.
# The end of a lesson of which exercises were skipped, or their answers were shown.
# $left (Count)
lesson-left = You have reached the end of “{ $title }”. { $left ->
    [one] { $left } exercise is left to solve.
   *[other] { $left } exercises are left to solve.
}
# The end of the last lesson that a first game needs.
# $title (Text) - of the next lesson
enough-to-play = You know enough for a first game. Play it now, or go on with “{ $title }”.
# The button that goes to them.
# $left (Count)
solve-left = { $left ->
    [one] Solve it
   *[other] Solve them
}
next-lesson = Next: { $title }
# The button that begins the lesson anew.
repeat = Do it again
# The name of a group of two turns to choose from.
two-turns = Two turns to choose from
# $number (Count)
turn-option = Turn { $number }

## Why an answer is wrong

# $piece (Piece)
not-there = The { $piece } should be on { $square } at the end of your turn.
# $piece (Piece)
gone = The { $piece } was captured on a trap on its way to { $square }.
not-moved = The { $piece } hasn’t moved from its square.
# $piece (Piece)
not-pushed = The { $piece } was not pushed.
# $piece (Piece)
not-pulled = The { $piece } was not pulled.
not-captured = The { $piece } is still on the board.
lost = You lost your { ROLE($piece) } in the trap on { SQUARE($piece) }.
# $piece (PieceOn)
# $by (PieceOn)
still-frozen = The { $piece } is still frozen by the { $by }.
nobody-freezes = The { $piece } is not frozen: no stronger enemy is next to it.
# $piece (PieceOn)
# $friend (PieceOn)
friend-frees = The { $piece } is not frozen: a friend, the { $friend }, is next to it.
no-goal = None of your rabbits is on the far side yet.
rabbits-left = Silver still has a rabbit.
can-move = Silver can still move.
# $rabbit (Square)
# $goal (Square)
# $steps (Count)
lets-goal = { $steps ->
    [one] The rabbit on { $rabbit } can still reach its goal on { $goal }, in { $steps } step.
   *[other] The rabbit on { $rabbit } can still reach its goal on { $goal }, in { $steps } steps.
}
no-goal-threat = You still couldn’t reach the goal with your next turn.
capturable = Silver could capture the { $piece } in the trap on { $trap }.
no-threat = You couldn’t capture the { $piece } with your next turn.
held-by-nobody = No piece is next to the trap on { $trap }.
held-by-both = The strongest pieces next to the trap on { $trap } are equal, so neither side controls it.
# $side (Side)
held-by = { CAPITAL($side) } has the strongest piece next to the trap on { $trap }.
escapes = The { $piece } can still get away, to { $square }.
# $piece (Piece)
gets-there = The { $piece } can still get to { $square }.
# $piece (PieceOn)
# $ways (Count)
# $least (Count)
too-tight = From { SQUARE($piece) } the { PIECE($piece) } could reach only { $ways ->
    [one] { $ways } square
   *[other] { $ways } squares
}. Look for { $least }.
empty = There is no piece on { $square }.
# $piece (Piece)
too-far = The { $piece } can’t get to { $square } in one step.
# $piece (PieceOn)
taken = { SQUARE($piece) } is taken by the { PIECE($piece) }.
backward = Moving to { $square } would be backward. Rabbits never step backward.
# $piece (Piece)
frozen-there = The { $piece } is frozen and can’t step at all.
wrong-side = The { $piece } belongs to the other side.
not-movable = You can’t push or pull the { $piece } in two steps.
not-capturable = The { $piece } can’t be captured next turn.
no-trap = { $square } is not a trap.
no-runner = The rabbit on { $square } can’t reach its goal this turn.
no-rabbit = The { $piece } isn’t a rabbit. Only rabbits count at the goal.
nothing-chosen = Choose a turn first, then check.

## What is wrong in a setup

# $role (Role)
not-in-front = The { $role } on { $square } isn’t in the front row.
# $role (Role)
not-in-middle = The { $role } on { $square } isn’t on one of the four middle files, c to f.
# $role (Role)
not-apart = Both { ROLE($role, form: "plural") } are on the same half of the board.
rabbit-there = There is a rabbit on { $square }.
