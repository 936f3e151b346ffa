### The coach of a first game: one thing about the position that is worth a look.

quiet = Most semmi sincs veszélyben. Vidd középre az erős figuráidat.
wins-now = { $steps ->
    [0] Nyulad célba ért { SQUARE($goal, form: "on") }. Fejezd be a kört, és nyertél.
   *[other] Most nyerhetsz: { SQUARE($rabbit, form: "the-on") } álló nyulad { $steps } lépéssel { SQUARE($goal, form: "to") } ér.
}
lets-goal = Vigyázz: { SQUARE($rabbit, form: "the-on") } álló nyúl a következő körben célba érhet { SQUARE($goal, form: "on") }.
endangered = Veszélyben van { SQUARE($piece, form: "the-on") } álló { ROLE($piece, form: "your") }: foglyul ejthetik { SQUARE($trap, form: "the") } csapdában.
captures = Foglyul ejtheted { SQUARE($piece, form: "the-on") } álló { ROLE($piece, form: "accusative") } { SQUARE($trap, form: "the") } csapdában, { $steps } lépéssel.
hangs-on = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { ROLE($piece, form: "dative") } egyetlen társa van:
    { ROLE($friend) } { SQUARE($friend, form: "on") }. Ha elmegy mellőle, a figurád foglyul esik.
frozen = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { ROLE($piece, form: "your") } bénult, mert
    { SQUARE($by, form: "on") } erősebb figura áll: { ROLE($by) }. Egy mellé álló társ feloldaná.
not-rated = Edzővel ez a játszma nem értékelt.
