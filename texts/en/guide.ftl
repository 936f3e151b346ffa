### The line below the board: what the last steps did, in case it is easy to miss.
### $piece (Piece)
### $to (Square)

# An enemy.
pushed = Pushed the { $piece } to { $to }.
pulled = Pulled the { $piece } to { $to }.
# To a trap.
onto-trap = { CAPITAL($piece) } to { $to }.
# $piece (Piece)
# $by (List<PieceOn>)
protected = The { ROLE($piece) } is on a trap, protected only by the { $by }.
# $captures (List<Text>) - “captured.one”
# $piece (PieceOn)
captured = Last turn, { LIST($captures) }.
    .one = the { PIECE($piece) } was captured on { SQUARE($piece) }
# $sentences (List<Text>)
sentences = { LIST($sentences, separator: " ") }
