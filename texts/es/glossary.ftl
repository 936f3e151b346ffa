### The glossary. A text can link to others: [words](term:freeze), [words](rule:push), [words](section:clocks) and
### [words](screen:/learn). Translate the words, and keep what follows them in parentheses. Between ` is what is typed.
### Las formas («forms») se escriben sin tildes. La forma «cerca» lleva artículo, para no enlazar el adverbio.

about = Las palabras que se usan en el juego, en los registros de partidas y en esta página.
letters = Letras
related = Véase también:
more = «{ $name }» en el glosario
explained-in = Más: { $title }
lesson = Lección sobre esto

## The terms, each with its definition. The name is in the singular, as in the middle of a sentence. The forms are all the
## words by which other texts name it, in lower case, with commas between them; terms that every sentence has, such as
## “turn”, have none. The search finds a term by the other words, too.

archive = base de partidas
    .says = Un archivo con muchas partidas, una por línea, como los que publica el servidor de juego de arimaa.com. Esta
        página importa bases de cualquier tamaño.
    .also = archivo histórico colección base de datos archive
away-trap = trampa rival
    .says = Una de las dos trampas de la mitad del rival: c6 y f6 para Oro, c3 y f3 para Plata. La mayoría de los
        ataques ocurren allí.
    .forms = trampa rival, trampas rivales
blockade = bloqueo
    .says = Piezas que rodean a un enemigo, casi siempre al elefante, de modo que no pueda salir empujando: todas las
        casillas detrás de ellas están ocupadas.
    .forms = bloqueo, bloqueos
    .also = encerrado rodeado bloqueado
camel-hostage = camello rehén
    .says = Un camello retenido como [rehén](term:hostage). Solo un elefante puede hacerlo. El otro camello queda como
        la pieza más fuerte que puede moverse con libertad.
    .forms = camello rehen
capture = captura
    .says = Una pieza que está en una [trampa](term:trap) sin ninguna pieza amiga al lado es capturada: sale del
        tablero.
    .also = capturar capturado comer perder
capture-threat = amenaza de captura
    .says = Un bando amenaza con capturar una pieza cuando podría capturarla si ahora fuera su turno.
    .forms = amenaza de captura, amenazas de captura
decentralised-elephant = elefante descentralizado
    .says = Un elefante en el borde o en una esquina, a demasiados pasos de las trampas. Desde el centro, un elefante
        llega rápido a cualquier trampa.
    .forms = elefante descentralizado
    .also = centralizado centro
elimination = eliminación
    .says = La captura de los ocho conejos de un bando. Un bando sin conejos pierde.
    .forms = eliminacion
false-protection = protección falsa
    .says = Una pieza junto a una trampa que parece proteger allí a una pieza amiga, pero a la que se puede apartar
        empujándola o halándola en el mismo turno en que se captura a la pieza amiga.
    .forms = proteccion falsa
fence = cerca
    .says = Una fila de piezas sin huecos que los conejos no pueden cruzar. Algunos jugadores también llaman cercada a
        una pieza congelada cuya única salida lleva a una trampa.
    .forms = una cerca, la cerca, tu cerca, cercas
flag = caída de bandera
    .says = La bandera de un bando cae cuando ha gastado el tiempo de su turno y toda su [reserva](term:reserve). Pierde
        por tiempo.
    .also = tiempo agotado perder por tiempo
fork = horquilla
    .says = Dos amenazas a la vez, como llegar al objetivo y capturar, o capturas en dos trampas. Un solo turno rara vez
        detiene ambas.
    .forms = horquilla, horquillas, doble amenaza
    .also = tenedor
frame = marco
    .says = Una pieza que no puede salir de una trampa porque las salidas están cerradas. Una pieza amiga tiene que
        quedarse a su lado; si no, es capturada.
    .forms = marco, marcos, enmarcado, enmarcada
freeze = congelar
    .says = Una pieza congela a cada enemigo más débil que esté a su lado y no tenga al lado ninguna pieza amiga. Una
        pieza congelada no puede dar pasos, empujar ni halar, pero se la puede empujar y halar, y sigue congelando a
        otras.
    .forms = congelar, congela, congelas, congelan, congelado, congelada, congelados, congeladas, congelarlo
    .also = inmovilizar helado
glyph = signo
    .says = Un símbolo que se escribe después de un turno para valorarlo: ! bueno, ? error, !! brillante, ?? error
        grave, !? interesante, ?! dudoso.
    .forms = signo, signos
    .also = símbolo anotación ! ? !! ??
goal = objetivo
    .says = La fila más lejana: la fila 8 para Oro, la fila 1 para Plata. Gana el bando que tiene allí un conejo al
        final de un turno.
    .also = meta gol ganar fila objetivo
goal-threat = amenaza de objetivo
    .says = Un bando amenaza con llegar al objetivo cuando uno de sus conejos podría llegar si ahora fuera el turno de
        ese bando.
    .forms = amenaza de objetivo, amenazas de objetivo
handicap = ventaja
    .says = Piezas que el jugador más fuerte deja fuera de la configuración, para que ambos jugadores tengan
        posibilidades de ganar.
    .forms = ventaja, ventajas, handicap
home-trap = trampa propia
    .says = Una de las dos trampas de la mitad propia: c3 y f3 para Oro, c6 y f6 para Plata.
    .forms = trampa propia, trampas propias
hostage = rehén
    .says = Una pieza que un enemigo más fuerte mantiene congelada cerca de una trampa. Es capturada en cuanto su bando
        deja de proteger esa trampa, así que sus guardianes también quedan atados.
    .forms = rehen, rehenes
    .also = retener caballo
immobilisation = inmovilización
    .says = Un bando sin ningún turno legal pierde: todas sus piezas están congeladas o bloqueadas, o cada turno
        infringiría una regla.
    .forms = inmovilizacion
    .also = sin turno legal atascado
level = nivel
    .says = La fuerza del computador, del 1 (para una primera partida) al 10 (el más fuerte).
    .also = fuerza dificultad computador computadora ordenador
line = línea
    .says = Una secuencia de turnos de ambos bandos. El motor muestra la línea que espera tras su mejor turno.
    .also = variante principal continuación pv
mistake = error
    .says = Un turno que cede [probabilidades de ganar](term:winning-chances). Según cuánto, se llama imprecisión, error
        o error grave.
    .also = imprecisión fallo descuido
notation = notación
    .says = La manera de escribir los turnos: la letra de la pieza, su casilla y una dirección, como `Ee2n`. Las letras
        mayúsculas son de Oro. `x` marca una pieza capturada: `cf3x`.
    .forms = notacion
    .also = escribir coordenadas
phalanx = falange
    .says = Piezas del mismo bando unas al lado de otras, de modo que ninguna se puede empujar: no se puede empujar una
        pieza a una casilla ocupada.
    .forms = falange, falanges
plan = plan
    .says = Turnos que pruebas para ambos bandos durante una partida, sin cambiarla.
    .also = probar pensar planear
ply = jugada
    .says = El turno o la configuración de un bando. Una partida es una secuencia de jugadas.
    .forms = jugada, jugadas
    .also = media jugada
position = posición
    .says = Las piezas en sus casillas y el bando en turno. Si está en turno el otro bando, es otra posición.
pull = halar
    .says = Una pieza se aleja un paso, y un enemigo más débil que estaba a su lado pasa a la casilla que dejó. Un tirón
        requiere dos pasos.
    .forms = halar, hala, halas, halan, halado, halada, halarlo, halalo, tiron, tirones
    .also = tirar de jalar arrastrar
push = empujar
    .says = Un enemigo más débil que está al lado de una pieza pasa a una casilla vacía, y la pieza ocupa su lugar. Un
        empuje requiere dos pasos.
    .forms = empujar, empuja, empujas, empujan, empujado, empujada, empujarlo, empujalo, empuje, empujes
    .also = desplazar reposicionar
race = carrera
    .says = Ambos bandos crean amenazas en lugar de responderlas, casi siempre con conejos que corren hacia el objetivo.
        Gana quien lleva un turno de adelanto.
    .forms = carrera, carreras
rating = puntuación
    .says = Un número para la fuerza de un jugador o la dificultad de un problema. Más alto significa más fuerte o más
        difícil.
    .forms = puntuacion, puntuaciones
    .also = glicko elo fuerza rating
record = registro de la partida
    .says = Una partida escrita en [notación](term:notation), con un turno o una configuración por línea. Puede incluir
        nombres, tiempos, comentarios y [variantes](term:variation).
    .also = lista de turnos notación archivo
repetition = repetición
    .says = Un turno no puede terminar en una posición con la que ya terminaron dos turnos anteriores. Ese turno es
        ilegal.
    .forms = repeticion, tercera repeticion
    .also = triple tercera vez repetir
reserve = reserva
    .says = Tiempo que tiene un bando además del tiempo de cada turno. Los turnos más largos la gastan, y el tiempo sin
        usar se suma a ella.
    .also = reloj tiempo
rotation = relevo
    .says = Reemplazar por otra la pieza que retiene a un [rehén](term:hostage). Así una pieza más fuerte, como el
        elefante, queda libre para otras tareas.
    .forms = relevo, relevos
    .also = rotación cambiar reemplazar
setup = configuración inicial
    .says = El comienzo de una partida: cada bando coloca sus dieciséis piezas en sus dos primeras filas, primero Oro.
    .also = colocar posicionar despliegue apertura
side = bando
    .says = Oro o Plata. Oro se coloca y mueve primero.
    .also = color jugador oro plata dorado plateado
step = paso
    .says = Una pieza se mueve a una casilla vacía delante de ella, detrás o a uno de sus lados. Los conejos no
        retroceden.
    .also = mover movimiento
swarm = enjambre
    .says = Muchas piezas, incluidas las débiles y los conejos, que avanzan juntas alrededor de una [trampa
        rival](term:away-trap). Se protegen unas a otras para no quedar congeladas.
    .forms = enjambre, enjambres
takeback = deshacer turnos
    .says = Anular uno o más turnos para jugar otra cosa. Al crear una partida nueva eliges si se permite.
    .forms = deshacer turnos, turnos deshechos
    .also = retroceder anular rectificar
threat = amenaza
    .says = Algo que un bando podría hacer si ahora fuera su turno, como llegar al objetivo o capturar.
    .also = amenazar peligro
time-control = control de tiempo
    .says = Cuánto tiempo tiene cada bando: por turno, en [reserva](term:reserve) y para toda la partida.
    .forms = control de tiempo, controles de tiempo
    .also = reloj límite
trap = trampa
    .says = Una de las casillas c3, f3, c6 y f6. Una pieza que está en una trampa es capturada de inmediato si no tiene
        al lado una pieza amiga.
    .also = c3 f3 c6 f6 agujero
trap-control = control de la trampa
    .says = Un bando controla una trampa si tiene la pieza más fuerte junto a ella.
    .forms = control de la trampa, control de las trampas
trap-guard = guardián de la trampa
    .says = Una pieza junto a una trampa que protege de la captura a una pieza amiga que está en ella.
    .forms = guardian, guardianes, defensor, defensores
    .also = proteger protección
turn = turno
    .says = De uno a cuatro [pasos](term:step) de un bando, con una o varias piezas. Los que no se usan simplemente se
        pierden.
    .also = jugada movimiento
unfreeze = descongelar
    .says = Una pieza amiga al lado de una pieza congelada la descongela. Puede ser cualquier pieza, incluso una
        congelada.
    .forms = descongelar, descongela, descongelado, descongelada
variation = variante
    .says = Turnos que se podrían haber jugado en lugar de los de la partida. Un estudio los guarda en un árbol.
    .forms = variante, variantes
    .also = rama alternativa
winning-chances = probabilidades de ganar
    .says = De 100 partidas como esta, cuántas ganaría Oro y cuántas Plata. El motor lo estima a partir de su
        evaluación.
    .forms = probabilidades de ganar
    .also = porcentaje evaluación
