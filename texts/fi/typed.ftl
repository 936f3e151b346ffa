### Texts about typed steps and setups.

wrong = ”{ $words }”: { $why }
unreadable = Tämä ei ole askel, kuten e2n tai Ee2n.
no-placement = Tämä ei ole nappula ruutuineen, kuten Ra1.
not-home-gold = Kulta asettelee nappulansa riveille 1 ja 2.
not-home-silver = Hopea asettelee nappulansa riveille 7 ja 8.
named = Olet jo kirjoittanut tämän: { $piece }.
has-none = Tässä pelissä { SIDE($piece, form: "adessive") } ei ole { ROLE($piece, form: "partitive") }.
typed-only-one = Olet jo kirjoittanut tämän: { $piece }.
has-only = { CAPITAL(SIDE($piece, form: "adessive")) } on vain { $count } { $count ->
    [one] { ROLE($piece) }
   *[other] { ROLE($piece, form: "partitive") }
}.
no-piece = Ruudussa { $square } ei ole nappulaa.
another = Ruudussa { $square } ei ole { ROLE($role, form: "partitive") }: siinä on { $found }.
no-route = Ruudun { SQUARE($piece) } { PIECE($piece) } ei pääse ruutuun { $to } jäljellä olevilla askelilla.
no-capture = Ruudussa { $square } ei lyödä mitään.
