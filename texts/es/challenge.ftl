### The Arimaa Challenge: its form, how one stands, and its history.

about = De 2004 a 2015, un premio esperaba al primer programa que venciera a los mejores jugadores. Ocupa el lugar de un
    defensor contra nuestro computador más fuerte.
new = Jugar un Desafío
terms = El computador ({ $program }) juega tres partidas contra cada defensor. El bando de la primera partida se sortea;
    después se alternan los bandos. Para ganar el Desafío, debe ganar al menos dos de las tres contra cada uno.
size-heading = Defensores en esta pantalla
size =
    .one = Uno: 3 partidas
    .three = Tres: 9 partidas
name-of-one = Tu nombre
name-of = Defensor { $number }
usual-name = Defensor
control-heading = Control de tiempo
control =
    .of-2015 = Como en 2015
    .short = Corto
control-says =
    .of-2015 = 2 minutos por turno y 6 de reserva. Ningún turno puede durar más de 6 minutos, ninguna partida más de 8
        horas.
    .short = 30 segundos por turno y 3 minutos de reserva.
start = Empezar el Desafío
own = Tus Desafíos
line = { LIST($defenders) } · computador { $score }

## How a Challenge stands

open = Para ganar el Desafío, el computador ({ $program }) debe ganar al menos dos de las tres partidas.
open-each = Para ganar el Desafío, el computador ({ $program }) debe ganar al menos dos de las tres partidas contra cada
    defensor.
won = El computador ({ $program }) gana el Desafío: ganó al menos dos de las tres partidas contra { $defender }.
won-each = El computador ({ $program }) gana el Desafío: ganó al menos dos de las tres partidas contra cada defensor.
lost = ¡Desafío defendido! El computador ({ $program }) tenía que ganar al menos dos de las tres partidas contra
    { $defender }, y no lo logró.
lost-each = ¡Desafío defendido! El computador ({ $program }) tenía que ganar al menos dos de las tres partidas contra
    cada defensor, y no lo logró contra { LIST($defenders) }.
standing = Marcador
defender = Defensor
score = Marcador del computador
status = Estado
needs-wins = { $count ->
    [one] Falta { $count } victoria
   *[other] Faltan { $count } victorias
}
has-won = Ganó el computador
has-lost = Defendido
next-game = Partida { $number }: { $defender } juega con { $side }
go-on = Continuar la partida { $number }: { $defender }

## The history

history = Historia
history-says = Se jugaron doce encuentros. Los programas perdieron los once primeros y ganaron el último.
turning-point =
    .start-2004 = 2004 y 2005: una persona juega ocho partidas contra el programa.
    .three-defenders-2006 = Desde 2006: tres defensores juegan tres partidas cada uno, alternando bandos. El programa
        debe ganar al menos dos de las tres partidas contra cada uno.
    .control-2008 = 2008: 2 minutos por turno, 2 minutos de reserva (10 como máximo) y 8 horas para la partida.
    .last-2015 = 2015: 2 minutos por turno, 6 minutos de reserva, como máximo 6 minutos por turno y 8 horas para la
        partida. Sharp gana 7–2, y con ello el premio de 12{"\u00A0"}000 dólares.
history-help = Los marcadores dan primero las victorias del programa. Una ventaja es una pieza que el defensor cedió
    antes de la partida.
year = Año
challenger = Programa
year-score = Marcador
defenders = Defensores
year-won = ganó
unknown = No encontramos ninguna fuente sobre los defensores.
no-scores = No encontramos ninguna fuente sobre sus marcadores.
substitute = en lugar de { $defender }
handicap-won = { COUNT($roles) ->
    [one] dio ventaja ({ LIST($roles) }) y ganó
   *[other] dio ventajas ({ LIST($roles) }) y ganó todas las partidas
}
handicap-lost = { COUNT($roles) ->
    [one] dio ventaja ({ LIST($roles) }) y perdió
   *[other] dio ventajas ({ LIST($roles) }) y perdió todas las partidas
}
