### The line below the board: what the last steps did, in case it is easy to miss.

# An enemy.
pushed = Työnnettiin { $piece } ruutuun { $to }.
pulled = Vedettiin { $piece } ruutuun { $to }.
# To a trap.
onto-trap = { CAPITAL($piece) } siirtyi ansaan { $to }.
protected = Ansassa on { ROLE($piece) }, ja sitä suojaa vain { $by }.
captured = Edellisellä siirrolla { LIST($captures) }.
    .one = ansassa { SQUARE($piece) } lyötiin { PIECE($piece) }
sentences = { LIST($sentences, separator: " ") }
