### The rules. Texts can link to others, as in glossary.ftl.

about = Two sides, Gold and Silver, play on an eight-by-eight board. Each has sixteen pieces. Get one of your rabbits to
    the far side of the board, and you win.
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
    .says-1 = You win if one of your rabbits is on the far rank at the end of a turn: rank 8 for Gold, rank 1 for
        Silver.
    .says-2 = Only the end of the turn counts. A rabbit pushed onto its goal rank and off again in the same turn does
        not win.
    .shows = The gold rabbit walks to rank 8. Gold wins.
pieces = The pieces, strongest first
    .says-1 = A stronger piece can [push](term:push), [pull](term:pull) and [freeze](term:freeze) a weaker enemy. Pieces
        of equal strength can’t affect each other.
setup = Setup
    .says-1 = Gold begins by placing its sixteen pieces on ranks 1 and 2, in any order. Silver, having seen that, places
        its pieces on ranks 7 and 8, in any order.
    .says-2 = After both setups, Gold makes the first turn.
    .shows = Gold sets up, then Silver.
steps = Steps
    .says-1 = A turn has one to four steps. A step moves one of your pieces to an empty square in front of it, behind it
        or to either side, never diagonally.
    .says-2 = You can split the steps between your pieces, in any order. You don’t have to use all four.
    .shows = Gold moves a horse two steps, and a cat and a rabbit one step each. Silver uses only two steps.
rabbits = Rabbits
    .says-1 = Rabbits step forward or sideways, never backward. Your opponent can push or pull them in any direction,
        even backward.
    .shows = Each rabbit steps forward and sideways. “Forward” is up for Gold and down for Silver.
push = Push
    .says-1 = A piece can push a weaker enemy next to it. The enemy moves to any empty square next to it, and your piece
        takes its place.
    .says-2 = A push takes two steps, one right after the other, in the same turn. Your piece must not be frozen.
    .says-3 = You can never push an elephant, or a piece of your own.
    .shows = The gold horse pushes the silver dog up, and then to the right.
pull = Pull
    .says-1 = A piece can pull a weaker enemy next to it. Your piece steps to an empty square, and the enemy moves to
        the square your piece has left.
    .says-2 = A pull takes two steps, one right after the other, in the same turn. Your piece must not be frozen when it
        starts.
    .says-3 = The same step can’t complete a push and begin a pull. If your piece steps onto a trap and is captured
        there, the pull can still be completed.
    .shows = The gold horse pulls the silver dog down. Then it steps to the right and pulls the dog down again.
freezing = Freezing
    .says-1 = A piece is frozen if a stronger enemy is next to it and no friendly piece is. A frozen piece can’t step,
        push or pull.
    .says-2 = It can still be pushed or pulled, and it still freezes weaker enemies.
    .shows = The gold horse steps next to the silver cat. Now the cat is frozen.
unfreezing = Unfreezing
    .says-1 = A friendly piece next to a frozen piece unfreezes it. Freezing is checked again after every step, so a
        friend can arrive and the piece can move in the same turn.
    .shows = The silver cat is frozen. A silver rabbit steps next to it, and the cat walks away.
traps = Traps
    .says-1 = The squares c3, f3, c6 and f6 are traps. A piece on a trap is captured at once if no friendly piece is
        next to it. It leaves the board for good.
    .says-2 = This is checked after every step, even in the middle of a push or pull. A step captures at most one piece.
    .shows = The gold dog pushes the silver cat onto the trap on c6. No silver piece is next to the trap, so the cat is
        captured.
own-losses = Losing your own piece
    .says-1 = Traps capture your own pieces too: a piece that steps onto a trap with no friend next to it, or one whose
        last friend next to the trap steps away.
    .shows = The gold dog leaves the square below the trap. The gold cat on the trap is captured.
end-of-turn = Ending a turn
    .says-1 = A turn can’t end in the middle of a push.
    .says-2 = A turn must change the position. It can’t end with the same pieces on the same squares as when it started.
    .shows = After two steps the elephant is back where it started, so Gold can’t end the turn. After a rabbit step, it
        can.
repetition = Repetition
    .says-1 = A turn can’t end in a position that has already ended two earlier turns. Two positions are the same if the
        same pieces are on the same squares and the same side is to move. The setups don’t count.
    .shows = Both elephants step forward and back. If the silver elephant stepped back a second time, the starting
        position would occur for the third time, so that turn is illegal.
elimination = Elimination
    .says-1 = A side that has lost all its rabbits loses the game.
    .shows = The gold horse pushes Silver’s last rabbit onto the trap on f6. Gold wins.
immobilisation = Immobilisation
    .says-1 = A side with no legal turn loses. Either its pieces are all frozen or blocked, or every turn it could make
        would break a rule.
    .shows = The gold elephant freezes Silver’s only piece. Silver can’t move, so Gold wins.
order = When several things happen at once
    .says-1 = After each turn these are checked in order; the first that applies decides the game.
    .says-2 = 1. A rabbit of the side that just moved is on its goal rank: that side wins.
    .says-3 = 2. A rabbit of the other side is on its goal rank: the other side wins.
    .says-4 = 3. The other side has no rabbits left: the side that just moved wins.
    .says-5 = 4. The side that just moved has no rabbits left: the other side wins.
    .says-6 = 5. The other side has no legal turn: the side that just moved wins.
    .says-7 = There are no draws. A player can also resign.
    .shows = Gold pushes a silver rabbit onto rank 1, which is Silver’s goal rank. Silver wins.
time = Time
    .says-1 = Games can be played with a clock. Each side has a certain time per turn, and a [reserve](term:reserve).
        Unused time, or part of it, is added to the reserve. A turn that takes longer uses up the reserve.
    .says-2 = For example, with 30 seconds per turn and a reserve of 2 minutes: after a turn of 20 seconds, the reserve
        is 2 minutes 10 seconds. After another turn of 50 seconds, it is 1 minute 50 seconds.
    .says-3 = A side that runs out of both turn time and reserve loses on time. Each side has at least a minute to set
        up; unused setup time is lost.
    .says-4 = If the game has a limit, the side with more pieces wins when it is reached. If they are level, the side
        that was ahead when the numbers last differed wins. If they never differed, Silver wins.
