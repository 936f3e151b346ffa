### The line below the board: what the last steps did, in case it is easy to miss.

pushed = Толчок: { $piece }{"\u00A0"}— на { $to }.
pulled = Тяга: { $piece }{"\u00A0"}— на { $to }.
onto-trap = { CAPITAL($piece) }{"\u00A0"}— на { $to }.
protected = { CAPITAL(ROLE($piece)) } в ловушке, единственная защита{"\u00A0"}— { $by }.
captured = Прошлым ходом { LIST($captures) }.
    .one = захвачен{ ROLE($piece, form: "a") } { PIECE($piece) } на { SQUARE($piece) }
sentences = { LIST($sentences, separator: " ") }
