### The course around its exercises: the list of lessons, a lesson, and why an answer is wrong.
### $count (Count)
### $piece (PieceOn)
### $square (Square)
### $trap (Square)
### $title (Text) - of a lesson

course = Learn Arimaa
course-says = Short lessons on the board. After the first ten you know all the rules and can play.
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
first-game = Your first game
first-game-says = Play against level 1: bring a rabbit to the far side of the board. A coach tells you what to look at.
forget = Forget my progress
forget-question = Forget which lessons you have done?

## A lesson

# The button that goes back to the list.
to-list = All lessons
# Which exercise of how many.
# $number (Count)
# $all (Count)
progress = { $number } of { $all }
# The name of the part of the screen with the task.
task = Task
hint-long = Show a hint, then mark it on the board (H)
hint-marks = The arrows show an answer. Play it.
# A hint has marked one of the squares, and removed wrong marks.
hint-square = One more right square is marked. Any wrong marks are gone.
# A hint has chosen the right turn of two.
hint-choice = This is the right turn. The arrows show it.
# A hint has circled squares of a setup.
hint-places = One good setup changes the pieces on the circled squares.
# The button that shows an answer.
solve = Answer
    .long = Show a right answer (S)
next-long = Go on to the next exercise (N)
previous = Previous exercise
# Before what there is to remember, if the answer was shown.
shown = This is an answer.
lesson-over = You have finished “{ $title }”.
next-lesson = Next: { $title }
# The button that begins the lesson anew.
repeat = Once more
# The name of a group of two turns to choose from.
two-turns = Two turns
# $number (Count)
turn-option = Turn { $number }

## Why an answer is wrong

# $piece (Piece)
not-there = The { $piece } should be on { $square } at the end of your turn.
# $piece (Piece)
gone = The { $piece } was lost on a trap on its way to { $square }.
not-moved = The { $piece } has not left its square.
# $piece (Piece)
not-pushed = The { $piece } was not pushed.
# $piece (Piece)
not-pulled = The { $piece } was not pulled.
not-captured = The { $piece } is still on the board.
lost = You lost your { ROLE($piece) } on the trap on { SQUARE($piece) }.
# $piece (PieceOn)
# $by (PieceOn)
still-frozen = The { $piece } is still frozen by the { $by }.
nobody-freezes = The { $piece } is not frozen: no stronger enemy stands beside it.
# $piece (PieceOn)
# $friend (PieceOn)
friend-frees = The { $piece } is not frozen: its friend, the { $friend }, stands beside it.
no-goal = None of your rabbits stands on the far side yet.
rabbits-left = Silver still has a rabbit.
can-move = Silver can still move.
# $rabbit (Square)
# $goal (Square)
# $steps (Count)
lets-goal = { $steps ->
    [one] The rabbit on { $rabbit } still reaches its goal on { $goal }, in { $steps } step.
   *[other] The rabbit on { $rabbit } still reaches its goal on { $goal }, in { $steps } steps.
}
no-goal-threat = With another turn you could not reach goal yet.
capturable = Silver could capture the { $piece } on the trap on { $trap }.
no-threat = With another turn you could not capture the { $piece }.
held-by-nobody = Nobody stands beside the trap on { $trap }.
held-by-both = The strongest pieces beside the trap on { $trap } are equal: nobody controls it.
# $side (Side)
held-by = { CAPITAL($side) } has the strongest piece beside the trap on { $trap }.
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
too-far = The { $piece } can’t get to { $square } with one step.
# $piece (PieceOn)
taken = { SQUARE($piece) } is taken by the { PIECE($piece) }.
backward = To { $square } would be backward. Rabbits never step backward.
# $piece (Piece)
frozen-there = The { $piece } is frozen and can’t step at all.
wrong-side = The { $piece } belongs to the other side.
not-movable = You can’t push or pull the { $piece } with two steps.
not-capturable = The { $piece } can’t be captured in the next turn.
no-trap = { $square } is not a trap.
no-runner = The rabbit on { $square } can’t reach its goal in this turn.
no-rabbit = The { $piece } is no rabbit. Only rabbits count at the goal.
nothing-chosen = Choose first, then check.

## What is wrong in a setup

# $role (Role)
not-in-front = The { $role } on { $square } is not in the front row.
# $role (Role)
not-in-middle = The { $role } on { $square } is not on one of the four middle files, c to f.
# $role (Role)
not-apart = Both { ROLE($role, form: "plural") } are on the same half of the board.
rabbit-there = There is a rabbit on { $square }.
