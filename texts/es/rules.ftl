### The rules. Texts can link to others, as in glossary.ftl.

about = Dos bandos, Oro y Plata, juegan en un tablero de ocho por ocho casillas. Cada uno tiene dieciséis piezas. Si
    llevas uno de tus conejos al lado opuesto del tablero, ganas.
lessons = ¿No conoces el juego? [Las lecciones](screen:/learn) enseñan las reglas paso a paso en el tablero.
list = Todas las reglas
count-of = { $count ->
    [1] { $role }
   *[other] { $count } { ROLE($role, form: "plural") }
}

## The rules, each in paragraphs, with what its picture shows.

goal = Objetivo
    .says-1 = Ganas si uno de tus conejos está en la fila más lejana al final de un turno: la fila 8 para Oro, la fila 1
        para Plata.
    .says-2 = Solo cuenta el final del turno. Un conejo empujado a su fila objetivo y sacado de ella en el mismo turno
        no gana.
    .shows = El conejo dorado camina hasta la fila 8. Oro gana.
pieces = Las piezas, de la más fuerte a la más débil
    .says-1 = Una pieza más fuerte puede [empujar](term:push), [halar](term:pull) y [congelar](term:freeze) a un enemigo
        más débil. Las piezas de igual fuerza no pueden hacerse nada entre sí.
setup = Configuración inicial
    .says-1 = Oro empieza colocando sus dieciséis piezas en las filas 1 y 2, en cualquier orden. Después de verlas,
        Plata coloca sus piezas en las filas 7 y 8, en cualquier orden.
    .says-2 = Después de ambas configuraciones, Oro juega el primer turno.
    .shows = Oro coloca sus piezas, luego Plata.
steps = Pasos
    .says-1 = Un turno tiene de uno a cuatro pasos. Un paso mueve una de tus piezas a una casilla vacía delante de ella,
        detrás o a uno de sus lados, nunca en diagonal.
    .says-2 = Puedes repartir los pasos entre tus piezas, en cualquier orden. No hace falta usar los cuatro.
    .shows = Oro mueve un caballo dos pasos, y un gato y un conejo un paso cada uno. Plata usa solo dos pasos.
rabbits = Conejos
    .says-1 = Los conejos avanzan o van hacia los lados, nunca retroceden. Tu rival puede empujarlos o halarlos en
        cualquier dirección, incluso hacia atrás.
    .shows = Cada conejo avanza y va hacia los lados. «Adelante» es hacia arriba para Oro y hacia abajo para Plata.
push = Empujar
    .says-1 = Una pieza puede empujar a un enemigo más débil que esté a su lado. El enemigo pasa a cualquier casilla
        vacía junto a él, y tu pieza ocupa su lugar.
    .says-2 = Un empuje requiere dos pasos, uno justo después del otro, en el mismo turno. Tu pieza no debe estar
        congelada.
    .says-3 = Nunca puedes empujar a un elefante ni a una pieza tuya.
    .shows = El caballo dorado empuja al perro plateado hacia arriba y luego hacia la derecha.
pull = Halar
    .says-1 = Una pieza puede halar a un enemigo más débil que esté a su lado. Tu pieza da un paso a una casilla vacía,
        y el enemigo pasa a la casilla que tu pieza dejó.
    .says-2 = Un tirón requiere dos pasos, uno justo después del otro, en el mismo turno. Tu pieza no debe estar
        congelada cuando empieza.
    .says-3 = Un mismo paso no puede completar un empuje y empezar un tirón. Si tu pieza pasa a una trampa y es
        capturada allí, el tirón todavía se puede completar.
    .shows = El caballo dorado hala al perro plateado hacia abajo. Luego da un paso a la derecha y vuelve a halar al
        perro hacia abajo.
freezing = Congelar
    .says-1 = Una pieza está congelada si tiene al lado un enemigo más fuerte y ninguna pieza amiga. Una pieza congelada
        no puede dar pasos, empujar ni halar.
    .says-2 = Sí se la puede empujar o halar, y sigue congelando a enemigos más débiles.
    .shows = El caballo dorado se pone al lado del gato plateado. Ahora el gato está congelado.
unfreezing = Descongelar
    .says-1 = Una pieza amiga al lado de una pieza congelada la descongela. Esto se comprueba después de cada paso, así
        que una pieza amiga puede llegar y la pieza puede moverse en el mismo turno.
    .shows = El gato plateado está congelado. Un conejo plateado se pone a su lado, y el gato se va.
traps = Trampas
    .says-1 = Las casillas c3, f3, c6 y f6 son trampas. Una pieza que está en una trampa es capturada de inmediato si no
        tiene al lado una pieza amiga. Sale del tablero para siempre.
    .says-2 = Esto se comprueba después de cada paso, incluso en medio de un empuje o un tirón. Un paso captura como
        máximo una pieza.
    .shows = El perro dorado empuja al gato plateado a la trampa de c6. Junto a la trampa no hay ninguna pieza plateada,
        así que el gato es capturado.
own-losses = Perder una pieza propia
    .says-1 = Las trampas también capturan tus propias piezas: la que entra en una trampa sin una pieza amiga al lado, y
        la que está en una trampa cuando se va su última pieza amiga.
    .shows = El perro dorado deja la casilla debajo de la trampa. El gato dorado que está en la trampa es capturado.
end-of-turn = Terminar un turno
    .says-1 = Un turno no puede terminar en medio de un empuje.
    .says-2 = Un turno debe cambiar la posición. No puede terminar con las mismas piezas en las mismas casillas que
        cuando empezó.
    .shows = Tras dos pasos, el elefante está donde empezó, así que Oro no puede terminar el turno. Tras un paso de un
        conejo, sí puede.
repetition = Repetición
    .says-1 = Un turno no puede terminar en una posición con la que ya terminaron dos turnos anteriores. Dos posiciones
        son iguales si las mismas piezas están en las mismas casillas y el mismo bando está en turno. Las
        configuraciones no cuentan.
    .shows = Ambos elefantes dan un paso adelante y vuelven. Si el elefante plateado volviera por segunda vez, la
        posición inicial se daría por tercera vez, así que ese turno es ilegal.
elimination = Eliminación
    .says-1 = Un bando que ha perdido todos sus conejos pierde la partida.
    .shows = El caballo dorado empuja al último conejo de Plata a la trampa de f6. Oro gana.
immobilisation = Inmovilización
    .says-1 = Un bando sin ningún turno legal pierde. O bien todas sus piezas están congeladas o bloqueadas, o bien cada
        turno que podría jugar infringiría una regla.
    .shows = El elefante dorado congela a la única pieza de Plata. Plata no puede mover, así que Oro gana.
order = Cuando ocurren varias cosas a la vez
    .says-1 = Después de cada turno se comprueba esto en orden; lo primero que se cumpla decide la partida.
    .says-2 = 1. Un conejo del bando que acaba de mover está en su fila objetivo: gana ese bando.
    .says-3 = 2. Un conejo del otro bando está en su fila objetivo: gana el otro bando.
    .says-4 = 3. Al otro bando no le quedan conejos: gana el bando que acaba de mover.
    .says-5 = 4. Al bando que acaba de mover no le quedan conejos: gana el otro bando.
    .says-6 = 5. El otro bando no tiene ningún turno legal: gana el bando que acaba de mover.
    .says-7 = No hay empates. Un jugador también puede rendirse.
    .shows = Oro empuja a un conejo plateado a la fila 1, que es la fila objetivo de Plata. Plata gana.
time = Tiempo
    .says-1 = Las partidas se pueden jugar con reloj. Cada bando tiene cierto tiempo por turno y una [reserva](term:reserve).
        El tiempo sin usar, o una parte, se suma a la reserva. Un turno más largo gasta la reserva.
    .says-2 = Por ejemplo, con 30 segundos por turno y una reserva de 2 minutos: tras un turno de 20 segundos, la
        reserva es de 2 minutos y 10 segundos. Tras otro turno de 50 segundos, es de 1 minuto y 50 segundos.
    .says-3 = Un bando al que se le acaban tanto el tiempo del turno como la reserva pierde por tiempo. Cada bando tiene
        al menos un minuto para colocar sus piezas; el tiempo que no usa para eso se pierde.
    .says-4 = Si la partida tiene un límite, al alcanzarlo gana el bando con más piezas. Si tienen las mismas, gana el
        que iba adelante cuando la cantidad fue distinta por última vez. Si nunca fue distinta, gana Plata.
