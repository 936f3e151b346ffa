### Why the answer of a puzzle works: facts about the solution, shown once the puzzle is answered.
### $trap (Square)
### $side (Side) - whose answer it is

# $from (Square)
# $goal (Square)
goal-alone = The rabbit goes from { $from } to { $goal } by itself: nothing stands in its way.
# $from (Square)
# $goal (Square)
goal-freed = The rabbit on { $from } was frozen. The other steps free it, and it reaches goal on { $goal }.
# $from (Square)
# $goal (Square)
goal-cleared = The other steps make way for the rabbit on { $from }, and it reaches goal on { $goal }.
# The threat of a goal in two turns.
# $rabbit (Square)
# $steps (Count)
threat = Now the rabbit on { $rabbit } needs { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to goal. Whatever the reply, a rabbit still has a way to goal.
# $rabbit (PieceOn)
stopped-captured = The { $rabbit } was about to reach goal. It is captured.
# $rabbit (PieceOn)
# $to (Square)
stopped-moved = The { $rabbit } was about to reach goal. It has no way to goal from { $to }.
# $rabbit (PieceOn)
stopped-frozen = The { $rabbit } was about to reach goal. Now it is frozen, and no enemy can free it and reach goal in one turn.
# $rabbit (PieceOn)
stopped-blocked = The { $rabbit } was about to reach goal. Now every way is too long or closed.
# $piece (PieceOn) - where it stood
won = The { $piece } is captured on { $trap }, because none of its friends is beside that trap. { CAPITAL(OPPONENT($side)) } can take nothing as strong in return.
# $piece (PieceOn) - where it stood
# $trap (Square)
# $to (Square)
saved-moved = The { $piece } could be captured on { $trap }. On { $to } it is out of reach.
# $piece (PieceOn)
# $guard (PieceOn)
saved-guarded = The { $piece } could be captured on { $trap }. The { $guard } now guards that trap.
# $piece (PieceOn)
saved-hindered = The { $piece } could be captured on { $trap }. The enemies that threatened it can no longer do it in one turn.
# $piece (PieceOn)
hostage = The { $piece } is frozen. If its friends leave the trap { $trap }, it can be captured there, so they are tied to it.
# $piece (PieceOn)
framed = The { $piece } stands on a trap and cannot leave it. If its friends move away, it is lost.
# An item of the next message.
# $piece (PieceOn)
capture = { $piece } (trap { $trap })
# $pieces (List<Text>)
captures = These can be captured in this turn: { LIST($pieces) }.
# $one (Count) - squares that take one step
# $two (Count)
# $three (Count)
# $four (Count)
squares = Squares by the steps that they take: one step { $one }, two steps { $two }, three steps { $three }, four steps { $four }.
