### Texts about typed steps and setups.

wrong = „{ $words }”: { $why }
unreadable = Ez nem lépés, mint például e2n vagy Ee2n.
no-placement = Ez nem figura a mezőjével, mint például Ra1.
not-home-gold = Arany figurái az 1. és a 2. sorba kerülnek.
not-home-silver = Ezüst figurái a 7. és a 8. sorba kerülnek.
named = Ezt már beírtad: { $piece }.
has-none = { CAPITAL(SIDE($piece, form: "dative")) } ebben a játszmában nincs ilyen figurája: { ROLE($piece) }.
typed-only-one = Ezt már beírtad: { $piece }.
has-only = { CAPITAL(SIDE($piece, form: "dative")) } csak ennyi van: { $count } { ROLE($piece) }.
no-piece = { CAPITAL(SQUARE($square, form: "the")) } mezőn nincs figura.
another = { CAPITAL(SQUARE($square, form: "the")) } mezőn nem { $role } áll, hanem { $found }.
no-route = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } a maradék lépésekből nem jut el
    { SQUARE($to, form: "to") }.
no-capture = { CAPITAL(SQUARE($square, form: "the")) } mezőn egy figura sem esik foglyul.
