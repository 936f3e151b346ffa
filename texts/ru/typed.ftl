### Texts about typed steps and setups.

wrong = «{ $words }»: { $why }
unreadable = Это не шаг вроде e2n или Ee2n.
no-placement = Это не фигура с полем вроде Ra1.
not-home-gold = Золотые расставляют фигуры на горизонталях 1 и 2.
not-home-silver = Серебряные расставляют фигуры на горизонталях 7 и 8.
named = Уже введено: { $piece }.
has-none = У { SIDE($piece, form: "gen") } в этой партии нет { ROLE($piece, form: "gen") }.
typed-only-one = Уже введено: { $piece }.
has-only = У { SIDE($piece, form: "gen") } только { $count } { $count ->
    [one] { ROLE($piece) }
    [few] { ROLE($piece, form: "gen") }
    [many] { ROLE($piece, form: "gen-plural") }
   *[other] { ROLE($piece, form: "gen") }
}.
no-piece = На { $square } нет фигуры.
another = На { $square } нет { ROLE($role, form: "gen") }: там { $found }.
no-route = { CAPITAL($piece) } не дойдёт до { $to } за оставшиеся шаги.
no-capture = На { $square } никто не захвачен.
