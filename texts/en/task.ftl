### What tasks of all kinds have in common.

check = Check
hint = Hint
# $piece (PieceOn)
hint-piece = Look at the { $piece }.
# Squares are missing, and none is wrong.
# $count (Count)
missing = What you marked is right. { $count ->
    [one] { $count } square is missing.
   *[other] { $count } squares are missing.
}
