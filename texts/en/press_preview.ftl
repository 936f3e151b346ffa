### Texts of the press preview.

# Selects an own piece.
# $piece (Piece)
select = Press to move the { $piece }.
# How strong a piece is, for someone who is new to the game.
# $role (Role)
strength = { $role ->
    [elephant] No piece is stronger than an elephant.
    [camel] Only the elephant is stronger than a camel.
    [horse] Only the elephant and the camel are stronger than a horse.
    [dog] A dog is stronger than cats and rabbits.
    [cat] A cat is stronger than rabbits only.
   *[rabbit] A rabbit is the weakest piece.
}
# Selects an enemy to push it.
# $enemy (Piece)
select-to-push = Press to push the { $enemy }.
# Selects an enemy to push or pull it.
# $enemy (Piece)
select-to-move = Press to push or pull the { $enemy }.
# Selects an enemy to pull it.
# $enemy (Piece)
select-to-pull = Press to pull the { $enemy }.
# Why an enemy can't be pushed.
no-room = The enemy can’t be pushed: there is no empty square next to it.
# An own piece is selected.
# $piece (Piece)
selected = Choose where the { $piece } goes. Press it again to deselect it.
# An own piece is selected, with an enemy beside it.
# $piece (Piece)
selected-beside-enemy = Choose where the { $piece } goes, or choose a marked enemy to push or pull it.
# What the cross on some squares means.
cross = A cross means that you lose a piece.
# An enemy is selected, to be pushed.
# $enemy (Piece)
to-push = Choose where to push the { $enemy }.
# An enemy is selected, to be pushed or pulled.
# $enemy (Piece)
to-move = Choose where the { $enemy } goes, or choose a marked piece to pull it.
# An enemy is selected, to be pulled.
# $enemy (Piece)
to-pull = Choose where to pull the { $enemy }.
# An enemy is selected that several pieces can pull.
# $enemy (Piece)
choose-puller = Choose a marked piece to pull the { $enemy }, then choose where that piece goes.
# The piece that pulls the enemy still has to move.
# $piece (Piece)
# $enemy (Piece)
# $to (Square)
puller-goes = Choose where the { $piece } goes. It pulls the { $enemy } to { $to }.
# The selected piece pulls the enemy.
# $piece (Piece)
# $enemy (Piece)
pulling = Choose where the { $piece } goes. It pulls the { $enemy } along. Press the { $piece } again to move it alone.
# A piece walks.
# $steps (Count)
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# $piece (Piece)
# $to (Square)
# $steps (Count)
walk = { CAPITAL($piece) } to { $to }, { steps }.
# An enemy is pushed.
# $enemy (Piece)
# $to (Square)
# $steps (Count)
push = Push the { $enemy } to { $to }, { steps }.
# An enemy is pulled.
# $enemy (Piece)
# $to (Square)
# $steps (Count)
pull = Pull the { $enemy } to { $to }, { steps }.
# What the steps capture.
# $captures (List<PieceOn>)
captured = { COUNT($captures) ->
    [one] The { $captures } is captured!
   *[other] The { $captures } are captured!
}
# What the steps cost.
# $captures (List<PieceOn>)
lost = You lose the { $captures }!
# An enemy will be pushed.
# $enemy (Piece)
choose-push = Push the { $enemy }, then choose where it goes.
# An enemy will be pulled.
# $piece (Piece)
# $enemy (Piece)
# $to (Square)
choose-pull = Pull the { $enemy } to { $to }, then choose where the { $piece } goes.
# Completes a push.
# $piece (Piece)
follow = Complete the push with the { $piece }.
# A piece of the setup is selected, and squares are free.
# $piece (Piece)
to-place = Choose a free square for the { $piece }, or a piece to swap it with. Press the { ROLE($piece) } again to
    deselect it.
# A piece of the setup is selected, and no square is free.
# $piece (Piece)
to-swap = Choose a piece to swap with the { $piece }. Press the { ROLE($piece) } again to deselect it.
# Two pieces of the setup trade places.
# $one (Piece)
# $other (Piece)
swap = Swap the { $one } and the { $other }.
# A piece is placed.
# $piece (Piece)
place = Place the { $piece } here.
