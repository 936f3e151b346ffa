### The line below the board: what the last steps did, in case it is easy to miss.

pushed = Ellökted az { PIECE($piece, form: "accusative") } { SQUARE($to, form: "to") }.
pulled = Elhúztad az { PIECE($piece, form: "accusative") } { SQUARE($to, form: "to") }.
onto-trap = { CAPITAL($piece) } { SQUARE($to, form: "to") }.
protected = Csapdán áll { ROLE($piece, form: "the") }, és csak ez védi: { $by }.
captured = Az előző körben { LIST($captures) }.
    .one = az { PIECE($piece) } foglyul esett { SQUARE($piece, form: "on") }
sentences = { LIST($sentences, separator: " ") }
