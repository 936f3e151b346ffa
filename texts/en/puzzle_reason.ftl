### Why the answer of a puzzle works: facts about the solution, shown once the puzzle is answered.
### $trap (Square)
### $side (Side) - whose answer it is

# $from (Square)
# $goal (Square)
goal-alone = The rabbit goes from { $from } to { $goal } by itself: nothing is in its way.
# $from (Square)
# $goal (Square)
goal-freed = The rabbit on { $from } was frozen. The other steps free it, and it reaches the goal on { $goal }.
# The rabbit needs a friend beside it on its way.
# $from (Square)
# $at (Square) - where it would freeze
# $goal (Square)
goal-kept-free = The rabbit from { $from } would freeze on { $at }. The other steps keep it free to move, and it reaches
    the goal on { $goal }.
# $from (Square)
# $goal (Square)
goal-guarded = The rabbit from { $from } would be captured on { $trap }. The other steps keep it safe, and it reaches the
    goal on { $goal }.
# $at (Square) - the square that was occupied
# $from (Square)
# $goal (Square)
goal-cleared = The other steps clear { $at } for the rabbit from { $from }, and it reaches the goal on { $goal }.
# The threat of a goal in two turns.
# $rabbit (Square)
# $steps (Count)
threat = Now the rabbit on { $rabbit } needs { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to reach the goal. Whatever the reply, one of the rabbits can still get there.
# $rabbit (PieceOn)
stopped-captured = The { $rabbit } was about to reach the goal. It is captured.
# $rabbit (PieceOn)
# $to (Square)
stopped-moved = The { $rabbit } was about to reach the goal. It can’t get there from { $to }.
# $rabbit (PieceOn)
stopped-frozen = The { $rabbit } was about to reach the goal. Now it is frozen, and it can’t be freed and reach the goal
    in one turn.
# $rabbit (PieceOn)
# $by (PieceOn) - the piece on its way
stopped-blocked = The { $rabbit } was about to reach the goal. Now the { $by } is in its way, and there is no other way
    in one turn.
# $rabbit (PieceOn)
stopped-hindered = The { $rabbit } was about to reach the goal. Now it can’t get there in one turn.
# $piece (PieceOn) - where it stood
won = The { $piece } is captured on { $trap }, because it has no friend next to that trap. { CAPITAL(OPPONENT($side)) }
    can’t capture anything as strong in return.
# $piece (PieceOn) - where it stood
# $trap (Square)
# $to (Square)
saved-moved = The { $piece } could be captured on { $trap }. On { $to } it is out of reach.
# $piece (PieceOn)
# $guard (PieceOn)
saved-guarded = The { $piece } could be captured on { $trap }. The { $guard } now guards that trap.
# $piece (PieceOn)
saved-hindered = The { $piece } could be captured on { $trap }. The enemies that threatened it can no longer do so in
    one turn.
# $piece (PieceOn)
hostage = The { $piece } is frozen. If its friends leave the trap on { $trap }, it can be captured there, so they are
    tied down.
# $piece (PieceOn)
framed = The { $piece } is on a trap and can’t leave it. If its friends move away, it is captured.
# An item of the next message.
# $piece (PieceOn)
capture = { $piece } (trap { $trap })
# $pieces (List<Text>)
captures = These can be captured this turn: { LIST($pieces) }.
# $one (Count) - squares that take one step
# $two (Count)
# $three (Count)
# $four (Count)
squares = Squares by number of steps: one step { $one }, two steps { $two }, three steps { $three }, four steps
    { $four }.
