### Texts of the opening explorer.

reached = { $games ->
    [one] { $games } partida guardada llegó a esta posición.
   *[other] { $games } partidas guardadas llegaron a esta posición.
} Rendimiento de { $side }: { $score }.
none = Ninguna partida guardada llegó a esta posición.
no-plies = De esas partidas no se cuenta ningún turno posterior.
most-played = Los { $shown } más jugados de { $all }.
games = Qué partidas cuentan
source = Cuentan tus partidas y las bases de partidas importadas, hasta su octavo turno. Las imágenes reflejadas cuentan
    como iguales.
words-help = Sea cual sea el nombre que escribas, los resultados son los del bando en turno.
ask-engine = Evaluar con el motor
    .long = Hacer que el motor examine la posición que sigue a cada una de estas jugadas
engine = motor { $score }
engine-thinking = motor…
list = Lo que se jugó aquí
