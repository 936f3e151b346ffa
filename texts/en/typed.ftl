### Texts about typed steps and setups.

# An error in the typed words.
# $words (Text)
# $why (Text)
wrong = “{ $words }”: { $why }
# A word is not a step.
unreadable = This is not a step such as e2n or Ee2n.
# A word is not a piece with a square.
no-placement = This is not a piece with its square, such as Ra1.
# A typed piece is not at home.
not-home-gold = Gold sets up on ranks 1 and 2.
# A typed piece is not at home.
not-home-silver = Silver sets up on ranks 7 and 8.
# A piece was typed twice on a square.
# $piece (PieceOn)
named = You have already typed the { $piece }.
# A side has no such piece.
# $piece (Piece)
has-none = { CAPITAL(SIDE($piece)) } has no { ROLE($piece) } in this game.
# The only piece of its kind was already typed.
# $piece (Piece)
typed-only-one = You have already typed the { $piece }.
# A side has only this number of a piece.
# $piece (Piece)
# $count (Count)
has-only = { CAPITAL(SIDE($piece)) } has only { $count } { $count ->
    [one] { ROLE($piece) }
   *[other] { ROLE($piece, form: "plural") }
}.
# There is no piece on the square.
# $square (Square)
no-piece = There is no piece on { $square }.
# Another piece is on the square.
# $role (Role)
# $found (Piece)
# $square (Square)
another = There is no { $role } on { $square }: the piece there is a { $found }.
# The piece can't get there.
# $piece (PieceOn)
# $to (Square)
no-route = The { $piece } can’t reach { $to } with the steps left.
# Nothing is captured on the square.
# $square (Square)
no-capture = Nothing is captured on { $square }.
