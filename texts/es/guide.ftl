### The line below the board: what the last steps did, in case it is easy to miss.

pushed = Empujaste { PIECE($piece, form: "to") } a { $to }.
pulled = Halaste { PIECE($piece, form: "to") } a { $to }.
onto-trap = { CAPITAL($piece) } a { $to }.
protected = { CAPITAL(ROLE($piece, form: "definite")) } está en una trampa, protegido solo por
    { LIST($by, form: "definite") }.
captured = En el último turno, { LIST($captures) }.
    .one = { PIECE($piece, form: "definite") } fue capturado en { SQUARE($piece) }
sentences = { LIST($sentences, separator: " ") }
