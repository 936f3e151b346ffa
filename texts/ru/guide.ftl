### The line below the board: what the last steps did, in case it is easy to miss.

pushed = Толчок: { $piece } — на { $to }.
pulled = Тяга: { $piece } — на { $to }.
onto-trap = { CAPITAL($piece) } — на { $to }.
protected = { CAPITAL(ROLE($piece)) } в ловушке, единственная защита — { $by }.
captured = Прошлым ходом { LIST($captures) }.
    .one = захвачен{ ROLE($piece, form: "a") } { PIECE($piece) } на { SQUARE($piece) }
sentences = { LIST($sentences, separator: " ") }
