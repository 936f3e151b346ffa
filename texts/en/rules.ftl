### The rules. Texts can link to others, as in glossary.ftl.

about = Two sides, Gold and Silver, play on a board of eight by eight squares. Each has sixteen pieces. Bring one of
    your rabbits to the far side, and you win.
# Where to learn the game on the board.
lessons = New to the game? [The lessons](screen:/learn) teach the rules step by step on the board.
# The accessible name of the list of rules.
list = All rules
# A kind of pieces, with its number for each side if there are several.
# $count (Count)
# $role (Role)
count-of = { $count ->
    [1] { $role }
   *[other] { $count } { ROLE($role, form: "plural") }
}

## The rules, each in paragraphs, with what its picture shows.

goal = Goal
    .says-1 = You win if one of your rabbits stands on the far rank at the end of a turn: rank 8 for Gold, rank 1 for
        Silver.
    .says-2 = Only the end of the turn counts. A rabbit that is pushed onto its goal and off again in the same turn has
        changed nothing.
    .shows = The gold rabbit walks to rank 8. Gold wins.
pieces = The pieces, strongest first
    .says-1 = A stronger piece can [push](term:push), [pull](term:pull) and [freeze](term:freeze) a weaker enemy. Pieces
        of equal strength do nothing to each other.
setup = Setup
    .says-1 = Gold begins, and puts its sixteen pieces on ranks 1 and 2, in any order. Silver sees that, and then puts
        its pieces on ranks 7 and 8, in any order.
    .says-2 = After both setups, Gold makes the first turn.
    .shows = Gold sets up, then Silver.
steps = Steps
    .says-1 = A turn has one to four steps. A step moves one of your pieces to a free square in front of it, behind it
        or beside it, never diagonally.
    .says-2 = You can share the steps between your pieces, in any order. You don’t have to use all four.
    .shows = Gold moves a horse by two steps, a cat and a rabbit by one each. Silver uses two steps only.
rabbits = Rabbits
    .says-1 = Rabbits step forward and to the side, never backward. Your opponent can push or pull them in any
        direction, also backward.
    .shows = Each rabbit steps forward and to the side. “Forward” is up for Gold and down for Silver.
push = Push
    .says-1 = A piece can push a weaker enemy next to it. The enemy steps to any free square next to it, and then your
        piece takes its place.
    .says-2 = A push takes two steps, one right after the other, in one turn. Your piece must not be frozen.
    .says-3 = Nobody can push an elephant, and nobody can push a piece of their own side.
    .shows = The gold horse pushes the silver dog up, and then to the right.
pull = Pull
    .says-1 = A piece can pull a weaker enemy next to it. Your piece steps to a free square, and then the enemy steps
        onto the square that your piece has left.
    .says-2 = A pull takes two steps, one right after the other, in one turn. Your piece must not be frozen at the
        start.
    .says-3 = One step can’t complete a push and begin a pull. If your piece steps onto a trap and is captured there, it
        can still pull the enemy.
    .shows = The gold horse pulls the silver dog down, and then down again while it steps to the right.
freezing = Freezing
    .says-1 = A piece is frozen if a stronger enemy is next to it and no friendly piece is. A frozen piece can’t step,
        push or pull.
    .says-2 = It can still be pushed and pulled, and it still freezes weaker enemies.
    .shows = The gold horse steps next to the silver cat. Now the cat is frozen.
unfreezing = Unfreezing
    .says-1 = A friendly piece next to a frozen piece unfreezes it. What is frozen is judged anew after every step, so a
        friend can come and the piece can step in the same turn.
    .shows = The silver cat is frozen. A silver rabbit steps next to it, and the cat walks away.
traps = Traps
    .says-1 = The squares c3, f3, c6 and f6 are traps. A piece on a trap is captured at once if no friendly piece is
        next to it. It leaves the board and does not come back.
    .says-2 = This is checked after every step, even in the middle of a push or a pull. One step captures at most one
        piece.
    .shows = The gold dog pushes the silver cat onto the trap on c6. No silver piece is next to the trap, so the cat is
        captured.
own-losses = Losing a piece of your own
    .says-1 = Traps capture your own pieces as well: if a piece steps onto a trap with no friend next to it, or if the
        last friend next to the trap steps away.
    .shows = The gold dog leaves the square below the trap. The gold cat on the trap is captured.
end-of-turn = The end of a turn
    .says-1 = A turn can’t end in the middle of a push.
    .says-2 = A turn must change the position: it can’t end with the same pieces on the same squares as at its start.
    .shows = After two steps the elephant is back where it was, so Gold can’t end the turn. After a step of the rabbit
        it can.
repetition = Repetition
    .says-1 = A turn can’t end with a position that stood at the end of two earlier turns. A position is the same if the
        same pieces are on the same squares and the same side is to move. The setups don’t count.
    .shows = Both elephants go forward and back. If the silver elephant went back a second time, the position of the
        start would be there for the third time: that turn is illegal.
elimination = Elimination
    .says-1 = A side that has lost all its rabbits loses the game.
    .shows = The gold horse pushes Silver’s last rabbit onto the trap on f6. Gold wins.
immobilisation = Immobilisation
    .says-1 = A side that is to move and has no legal turn loses: its pieces are frozen or blocked, or each of its turns
        would break a rule.
    .shows = The gold elephant freezes Silver’s only piece. Silver can’t move, so Gold wins.
order = If several things happen at once
    .says-1 = After each turn this is checked, in this order. The first that is true decides the game.
    .says-2 = 1. A rabbit of the side that has moved is on its goal: that side wins.
    .says-3 = 2. A rabbit of the other side is on its goal: the other side wins.
    .says-4 = 3. The other side has no rabbits left: the side that has moved wins.
    .says-5 = 4. The side that has moved has no rabbits left: the other side wins.
    .says-6 = 5. The other side has no legal turn: the side that has moved wins.
    .says-7 = There are no draws. A player can also resign.
    .shows = Gold pushes a silver rabbit onto rank 1, which is Silver’s goal. Silver wins.
time = Time
    .says-1 = Games can be played with a clock. Each turn has a certain time, and each side has a [reserve](term:reserve).
        Time that a turn leaves unused is added to the reserve, or a part of it. A turn that takes longer uses the
        reserve.
    .says-2 = An example, with 30 seconds a turn and a reserve of 2 minutes: after a turn of 20 seconds, the reserve is
        2 minutes 10 seconds. After another turn of 50 seconds, it is 1 minute 50 seconds.
    .says-3 = A side that has used up the time of the turn and its reserve loses on time. For its setup a side has at
        least a minute, and what it leaves unused is not added.
    .says-4 = If the game has a limit, the side with more pieces wins when it is reached. If both have as many, the side
        wins that had more at the end of the last turn at which the numbers differed. If they never differed, Silver
        wins.
