### The lessons of the course, and their exercises.

steps = Primeros pasos
    .about = Cómo se gana y cómo se mueven las piezas.
steps-1 = Así se gana: lleva uno de tus conejos al lado opuesto del tablero, la fila de arriba. Elige el conejo de
    { $a }, luego una casilla de esa fila y después presiona Terminar turno.
    .hint = Bastan tres pasos hacia adelante.
    .right = Un conejo en el lado opuesto gana la partida. Tus otras piezas lo ayudan a llegar y detienen a los conejos
        del rival.
steps-2 = Un turno tiene hasta cuatro pasos, cada uno hacia adelante, hacia atrás o hacia un lado, a una casilla vacía.
    Solo los conejos nunca retroceden. Elige el perro de { $a }, luego el círculo de { $b } y después presiona Terminar
    turno.
    .hint = Bastan tres pasos: uno hacia adelante y dos a la derecha, en cualquier orden.
    .right = No hace falta usar los cuatro pasos. Los que no usas simplemente se pierden.
steps-3 = Puedes repartir los pasos de un turno entre varias piezas. Mueve el gato de { $a } a { $b } y el perro de
    { $c } a { $d }, todo en un turno.
    .hint = Cada pieza necesita dos pasos hacia adelante. Da los cuatro antes de terminar el turno.
    .right = Cuatro pasos, dos piezas. También podrías mover cuatro piezas, un paso cada una.
steps-4 = ¿Adónde puede ir el caballo de { $a } en un paso? Marca todas las casillas y luego presiona Comprobar.
    .hint = Mira los cuatro lados de { $a }. Uno está ocupado.
    .right = Adelante, atrás, a la izquierda o a la derecha, pero solo a una casilla vacía. El perro de { $b } cierra el
        camino.

push = Empujar
    .about = Aparta de tu camino a un enemigo más débil.
push-1 = De la más fuerte a la más débil: elefante, camello, caballo, perro, gato, conejo. Una pieza puede empujar a un
    enemigo más débil que esté a su lado. Elige el gato de { $b }, luego el círculo de { $c } y después presiona
    Terminar turno. Tu pieza lo sigue, así que un empuje requiere dos pasos.
    .hint = Elige el gato y luego { $c }. El perro de { $a } lo sigue.
    .right = Un empuje, dos pasos. No se puede empujar una pieza de la misma fuerza. Una lección posterior explica el
        copo de nieve.
push-2 = ¿Qué piezas plateadas podrías empujar ahora mismo, con dos pasos? Márcalas.
    .hint = El enemigo tiene que estar junto a una pieza tuya más fuerte.
    .right = El camello de { $b } es demasiado fuerte para el caballo de { $a }. El elefante tendría que ir hasta allí
        primero.
push-3 = Cuatro pasos alcanzan para dos empujes. Empuja al gato de { $a } hacia adelante hasta { $b }, casilla por
    casilla: elige el gato, luego el círculo, y hazlo otra vez.
    .hint = Cada empuje requiere dos pasos. Empuja al gato hacia adelante, y luego otra vez.
    .right = Eso gastó todo tu turno. Empuja solo cuando valga la pena.

traps = Trampas
    .about = Cuatro casillas donde se capturan piezas.
traps-1 = Las cuatro casillas marcadas son trampas. Una pieza que está en una trampa es capturada de inmediato si no
    tiene al lado una pieza amiga. Empuja al gato de { $a } a la trampa de { $b }.
    .hint = Elige el gato y luego { $b }.
    .right = El gato no tenía ninguna pieza amiga junto a la trampa, así que sale del juego.
traps-2 = El conejo de { $c } está en una trampa. Solo el perro de { $a } lo mantiene vivo. Mueve el perro a { $b } sin
    perder ninguna pieza: una cruz marca cada movimiento con el que perderías el conejo.
    .hint = Primero saca al conejo de la trampa.
    .right = Cuando una pieza amiga se va, la pieza que protegía puede perderse, incluso en medio de tu propio turno.
traps-3 = El caballo plateado de { $b } es más fuerte que tu gato de { $a }, así que el gato está congelado y no puede
    dar pasos. El caballo quiere empujarlo a la trampa de { $c }. Sálvalo.
    .hint = Una pieza amiga junto a la trampa protege a quien esté en ella. El perro de { $d } está cerca.
    .right = Con la trampa protegida, una pieza junto a ella está a salvo por ahora.

rabbits = Conejos
    .about = Nunca retroceden.
rabbits-1 = Los conejos son las piezas más débiles, pero ganan la partida. Nunca retroceden. Marca las casillas a las
    que el conejo de { $a } puede llegar en un paso.
    .hint = Adelante es hacia arriba en el tablero, lejos de tu lado.
    .right = Tres casillas. Todas las demás piezas también pueden retroceder.
rabbits-2 = Mueve el conejo de { $a } a { $b }.
    .hint = Una vez hacia adelante, luego dos veces a la derecha.
    .right = Un conejo se mueve hacia adelante y hacia los lados. Piénsalo antes de enviarlo, porque no puede volver.
rabbits-3 = El conejo de { $a } no puede pasar porque se lo impide su propio perro. Llévalo a { $b } de todos modos.
    .hint = Primero saca al perro de { $b }.
    .right = Las piezas no pueden saltar ni compartir casilla. Primero haz lugar.

goal = Objetivo
    .about = Un conejo en el lado opuesto gana.
goal-1 = Ganas cuando uno de tus conejos está en el lado opuesto del tablero al final de un turno. Lleva allí al conejo
    de { $a }.
    .hint = El lado opuesto es la fila 8, la de arriba.
    .right = Llegaste al objetivo, y la partida termina de inmediato.
goal-2 = El conejo plateado de { $b } cierra el camino. Llega al objetivo con el conejo de { $a }.
    .hint = Rodéalo: sirve cualquier casilla vacía del lado opuesto.
    .right = Sirve cualquier casilla del lado opuesto. Casi siempre hay una libre.
goal-3 = ¿Cuáles de tus conejos podrían llegar al objetivo en este turno? Márcalos.
    .hint = Cuenta los pasos de cada conejo, rodeando lo que le cierre el camino. El límite es cuatro.
    .right = El conejo de { $a } está demasiado lejos. Cuenta así para ambos bandos, en cada turno.

freezing = Congelar
    .about = Un enemigo más fuerte te congela, una pieza amiga te libera.
freezing-1 = De la más fuerte a la más débil: elefante, camello, caballo, perro, gato, conejo. Una pieza junto a un
    enemigo más fuerte está congelada: no puede moverse si no tiene al lado una pieza amiga. Marca tus piezas
    congeladas.
    .hint = Revisa cada una de tus piezas: ¿tiene al lado una pieza plateada más fuerte? ¿Tiene al lado una pieza amiga?
    .right = El perro de { $a } tiene una pieza amiga en { $b }, así que el camello no puede congelarlo. Una pieza
        congelada no puede dar pasos.
freezing-2 = Una de tus piezas está congelada. Encuéntrala y libérala.
    .hint = El caballo de { $b } congela al gato de { $a }. El perro de { $c } es la pieza amiga más cercana.
    .right = Basta cualquier pieza amiga a su lado, por débil que sea.
freezing-3 = Ahora congela al camello plateado de { $a }.
    .hint = Lleva una pieza más fuerte al lado del camello.
    .right = Nada puede congelar a tu elefante. Es la pieza más fuerte de todas.

pull = Halar
    .about = Arrastra contigo a un enemigo más débil.
pull-1 = Para halar, tu pieza se aleja un paso, y un enemigo más débil que estaba a su lado pasa a la casilla que tu
    pieza dejó. Elige el caballo de { $a } y luego una casilla vacía a su lado. Después elige el gato de { $b } y luego
    el círculo.
    .hint = Aleja el caballo de { $a } un paso, luego elige el gato y { $a }.
    .right = Otra vez dos pasos. El caballo puede alejarse a cualquier casilla vacía.
pull-2 = A los conejos enemigos se los puede halar hacia atrás, aunque ellos nunca vayan en esa dirección. El conejo de
    { $a } está cerca de tu lado. Hálalo hasta { $b }, casilla por casilla: aléjate un paso, luego elige el conejo y el
    círculo.
    .hint = Da un paso hacia adelante con el camello, hala y hazlo otra vez.
    .right = Estaba a dos pasos de su objetivo y era peligroso. Ahora está congelado junto a tu camello.
pull-3 = Dos conejos plateados te cierran el camino. Gana ahora con el conejo de { $a }.
    .hint = El perro de { $b } puede dar un paso a la derecha y halar al conejo de { $c } para sacarlo de su casilla.
    .right = Un tirón, dos pasos y el objetivo. Despejar una casilla puede valer tanto como ocuparla.

captures = Tres maneras de capturar
    .about = Empuja, hala o quita al guardián.
captures-1 = Tu caballo está en la trampa de { $a }, protegido por el conejo de { $c }. Captura al perro de { $b }.
    .hint = Sal de la trampa y hala al perro hasta ella.
    .right = Lo halaste hasta la trampa. Las trampas no son de ningún bando: capturan a cualquier pieza sin una pieza
        amiga al lado.
captures-2 = El gato de { $a } está en una trampa, protegido por el conejo de { $b }. Captura al gato.
    .hint = Aparta de un empuje al guardián, y el gato queda solo.
    .right = Fue capturado en cuanto se fue su última pieza amiga.
captures-3 = Ahora míralo como lo vería Plata: ¿cuáles de tus piezas podría capturar Plata en el próximo turno?
    Márcalas.
    .hint = Mira las dos trampas más cercanas a ti. ¿Cuál tiene un guardián al lado?
    .right = El conejo de { $a } está a salvo, porque el perro de { $b } protege esa trampa. Hazte esta pregunta después
        de cada turno.

ends = Cómo terminan los turnos y las partidas
    .about = Un turno tiene que cambiar la posición.
ends-1 = Un turno tiene que cambiar la posición. Ir y volver no cambia nada, así que no basta. Saca al elefante de
    { $a }, hazlo volver y añade un paso de otra pieza.
    .hint = Ir y volver requiere dos pasos. Usa un tercero para mover un conejo.
    .right = Un turno tampoco puede dar lugar a la misma posición por tercera vez.
ends-2 = También ganas cuando a tu rival no le quedan conejos. El conejo de { $a } es el último de Plata. Gana ahora.
    .hint = Empújalo a la trampa de { $b }: elige el conejo y luego la trampa.
    .right = No le quedan conejos, así que Oro gana.
ends-3 = También ganas cuando tu rival no tiene ningún turno legal. La última pieza de Plata es el conejo de { $a }.
    Juega un turno tras el cual no pueda dar ningún paso.
    .hint = Una pieza congelada no puede moverse.
    .right = Plata no puede mover, así que Oro gana. Ahora conoces todas las maneras de ganar.

setup = Tu configuración
    .about = Las dieciséis piezas, ordenadas a tu manera.
setup-1 = Cada bando empieza por colocar sus piezas en sus dos filas iniciales, en cualquier orden. Un elefante en la
    esquina es lento. Elige el tuyo y luego una pieza con la que intercambiarlo, en la fila de adelante y en una de las
    cuatro columnas centrales, de la c a la f.
    .hint = Elige el elefante de { $a } y luego una pieza del centro de la fila de adelante.
    .right = Desde el centro, el elefante está cerca de las cuatro trampas.
setup-2 = Los conejos detrás de una trampa son presa fácil, y dos caballos en un ala dejan débil la otra. Elige dos
    piezas para intercambiarlas: saca a los conejos de { $a } y { $b }, y pon un caballo en cada mitad del tablero.
    .hint = Intercambia cada uno de los dos conejos con un perro o un gato. La mitad izquierda son las columnas de la a
        a la d.
    .right = Perros o gatos detrás de las trampas, caballos en las alas, conejos en las esquinas: es una buena
        configuración.

worth = Cuánto valen las piezas
    .about = No todas las capturas son iguales.
worth-1 = En este turno puedes capturar una pieza: el conejo de { $b } con el caballo o el camello de { $a } con el
    elefante. Captura la que vale más.
    .hint = Cuanto más fuerte es una pieza, menos piezas pueden detenerla.
    .right = Un bando tiene un camello, pero ocho conejos. Sin su camello, Plata solo tiene al elefante para medirse con
        el tuyo.
worth-2 = Dos piezas corren peligro: el caballo de { $a } y el conejo de { $b }. Salva la que vale más.
    .hint = El perro de { $c } puede llegar a tiempo a proteger una trampa, pero solo una de ellas.
    .right = Al principio de la partida, un caballo vale más que dos conejos. Cuando quedan pocos conejos, cada uno se
        vuelve precioso.

false-protection = Protección falsa
    .about = Un guardián al que se puede apartar no es guardián.
false-protection-1 = Dos de tus piezas están en trampas. A una la protege el conejo de { $a }, a la otra el elefante de
    { $b }. Marca lo que Plata puede capturar en el próximo turno.
    .hint = ¿A cuál de los dos guardianes se lo puede empujar o halar?
    .right = Nada puede mover al elefante. El conejo es una protección falsa: en cuanto lo apartan de un empuje, el gato
        es capturado.
false-protection-2 = El conejo de { $a } es una protección falsa, porque el caballo de { $b } puede empujarlo. Busca un
    turno que no le deje a Plata nada que capturar.
    .hint = Saca al gato de la trampa o trae un guardián que el caballo no pueda mover.
    .right = Dos guardianes, o uno fuerte, dan protección de verdad.

trap-control = Control de la trampa
    .about = La pieza más fuerte junto a una trampa la controla.
trap-control-1 = Un bando controla una trampa si tiene la pieza más fuerte junto a ella. Marca las trampas que controla
    Oro.
    .hint = En cada trampa, mira las cuatro casillas de al lado y compara la pieza más fuerte de cada bando.
    .right = En la trampa junto a { $a } hay dos perros, que son iguales, así que ningún bando la controla.
trap-control-2 = Plata controla la trampa de { $a } con el camello de { $b }. Toma tú el control de la trampa en este
    turno.
    .hint = Solo el elefante es más fuerte que el camello. Llévalo junto a la trampa.
    .right = Las dos trampas de tu lado suelen ser tuyas. Quien controla tres de las cuatro suele ganar.

elephant = Un elefante libre
    .about = Tu pieza más fuerte no sirve de nada en una esquina.
elephant-1 = Aquí tienes dos turnos para tu elefante. Elige el que después le permite llegar a más casillas.
    .hint = En el borde le falta la mitad de los caminos.
    .right = Desde el centro, el elefante llega a cualquier trampa en pocos pasos, y todas las piezas enemigas tienen
        que cuidarse de él.
elephant-2 = Las piezas de Plata se cierran en torno al elefante de { $a }. Escapa, de modo que en el próximo turno
    pueda llegar al menos a 20 casillas.
    .hint = Aparta al caballo de un empuje y sigue avanzando.
    .right = Vigila las casillas vacías alrededor de tu elefante. Un elefante encerrado no ayuda a nadie.

horse-hostage = Caballo rehén
    .about = Retén a un enemigo junto a una trampa.
horse-hostage-1 = Un rehén es un enemigo que congelas junto a una trampa, de modo que podrías capturarlo en cualquier
    momento. Toma como rehén al caballo de { $a } con tu elefante.
    .hint = Ponte al lado del caballo, de modo que puedas empujarlo a la trampa de { $b }.
    .right = Ahora Plata tiene que mantener un guardián junto a esa trampa. Una pieza tuya ocupa a dos de Plata.
horse-hostage-2 = Ahora tu caballo de { $a } es rehén del elefante de { $b }. Asegúrate de que Plata no pueda capturarlo
    en el próximo turno.
    .hint = Pon un guardián junto a la trampa de { $c }.
    .right = Tu guardián tiene que quedarse ahí, pero el elefante de Plata también. Usa tus piezas libres en otra parte.

camel-hostage = Camello rehén
    .about = El mejor rehén de todos.
camel-hostage-1 = Solo un elefante puede retener a un camello. Congela al camello de { $a } de modo que amenaces con
    capturarlo.
    .hint = Ponte a su lado, donde puedas empujarlo a la trampa de { $b }.
    .right = Mientras el camello de Plata sea rehén, tu propio camello es la pieza más fuerte que puede moverse con
        libertad.
camel-hostage-2 = Hay dos maneras de llegar a { $b }, junto al camello de { $a }. Elige la que lo toma como rehén.
    .hint = Compara cada pieza con el camello.
    .right = Allí quedaría congelado el caballo, no el camello. Solo una pieza más fuerte puede retener a un enemigo.

frames = Marcos
    .about = Una pieza que no puede salir de una trampa.
frames-1 = El caballo de { $a } está en una trampa, y solo lo protege el elefante de { $b }. Cierra la última salida, de
    modo que el caballo no pueda dejar su casilla.
    .hint = La casilla a la derecha de la trampa está abierta.
    .right = Eso es un marco. Si el elefante se va, el caballo es capturado, así que la mejor pieza de Plata queda
        atada.
frames-2 = El mismo marco, pero ahora el único guardián es el perro de { $b }. Captura al caballo de { $a }.
    .hint = Aparta al guardián empujándolo con el elefante de { $c }.
    .right = Una pieza enmarcada está casi perdida si se puede apartar a su guardián.

phalanx = Falange
    .about = Lado a lado, no se puede empujar a las piezas.
phalanx-1 = Las piezas lado a lado forman una falange. Funciona porque no se puede empujar una pieza a una casilla
    ocupada. Impide que el caballo de { $b } tome la casilla de tu perro de { $a }.
    .hint = El caballo podría empujar al perro a { $c }. Ocupa esa casilla.
    .right = Con una pieza amiga detrás y otra a su lado, no se puede empujar al perro a ninguna parte.
phalanx-2 = El caballo de { $b } quiere tomar la casilla del perro de { $a }. Elige el turno que forma una falange.
    .hint = Se puede empujar al perro a { $c } mientras esa casilla esté vacía.
    .right = Solo una pieza en { $c } cierra el hueco. Una casilla más atrás no ayuda.

fence = Cerca
    .about = Una fila de piezas que ningún conejo puede cruzar.
fence-1 = Una cerca es una fila de piezas sin huecos. El conejo de { $a } está a dos pasos de su objetivo. Detenlo.
    .hint = El hueco de tu cerca es { $b }. Ciérralo o bloquea la casilla de detrás.
    .right = Las piezas débiles bastan para cercar a los conejos. Así tus piezas fuertes quedan libres para otras
        tareas.
fence-2 = El conejo de { $a } va hacia el hueco de { $b }. Elige el movimiento del gato de { $c } que lo detiene.
    .hint = Si el conejo entra en el hueco, no debe encontrar una casilla vacía al otro lado.
    .right = En { $d }, el gato bloquea al conejo y lo congela en el hueco.

rabbit-advance = Avanzar los conejos
    .about = Avanza por el borde, y mejor tarde que temprano.
rabbit-advance-1 = Los conejos no pueden volver, así que avánzalos por donde no les pueda pasar nada. Mueve el conejo de
    { $a } lo bastante cerca como para amenazar con llegar al objetivo, pero a salvo de capturas.
    .hint = Un conejo amenaza con llegar al objetivo cuando el lado opuesto está a no más de cuatro pasos libres.
    .right = Los conejos están más seguros en el borde, lejos de trampas y piezas fuertes.
rabbit-advance-2 = ¿Adónde debe ir el conejo de { $a }? Elige el turno tras el cual Plata no puede capturarlo.
    .hint = Junto a una trampa, el caballo de { $b } podría empujarlo a ella.
    .right = Cerca de { $c } no hay ninguna trampa. Los conejos avanzados viven en peligro, así que busca primero las
        trampas.

goal-threats = Amenazas de objetivo
    .about = Obliga a tu rival a responder.
goal-threats-1 = Creas una amenaza de objetivo cuando podrías llegar al objetivo en tu próximo turno. El conejo de
    { $a } está congelado por el gato de { $b }. Crea una amenaza de objetivo.
    .hint = Lleva el caballo de { $c } al lado del conejo.
    .right = Plata tiene que responder, aunque tuviera otros planes.
goal-threats-2 = Es difícil detener dos amenazas a la vez. Amenaza con llegar al objetivo con el conejo de { $a } y, al
    mismo tiempo, con capturar al gato de { $b }.
    .hint = El conejo necesita un paso. Usa los otros para acercar el caballo al gato, listo para empujarlo a { $c }.
    .right = Plata puede detener una amenaza, pero difícilmente las dos. Así se ganan la mayoría de las partidas.

defence = Impedir el objetivo
    .about = Congela, bloquea o quita al conejo.
defence-1 = El conejo de { $a } llegará a tu lado en el próximo turno. Detenlo.
    .hint = Un conejo congelado no puede correr. El perro de { $b } es lo bastante fuerte.
    .right = Cerrarle el camino muchas veces no basta, porque el conejo da un rodeo. Congelarlo lo retiene donde está.
defence-2 = El conejo de { $a } tiene al lado una pieza amiga, así que no se puede congelar. Busca otra manera de
    detenerlo.
    .hint = Desde la casilla debajo del conejo, el caballo de { $b } puede empujarlo a la trampa de { $c } o fuera de
        alcance.
    .right = No tenía ninguna pieza amiga junto a la trampa. Si no puedes congelar a un conejo, busca una captura.

races = Carreras
    .about = ¿Quién llega primero?
races-1 = Ambos bandos amenazan con llegar al objetivo: tú con el conejo de { $a }, Plata con el conejo de { $b }. Es tu
    turno.
    .hint = Cuenta los pasos. Si puedes ganar ahora, no necesitas defender.
    .right = En una carrera, primero cuenta. Ibas un turno por delante.
races-2 = A tu conejo de { $a } le falta un paso para llegar, y el conejo de { $b } amenaza con llegar al objetivo.
    Detenlo y crea tu propia amenaza en el mismo turno.
    .hint = El elefante de { $c } necesita dos pasos. Te quedan dos.
    .right = Defiende con los menos pasos que puedas y usa el resto para atacar.

blockade = Bloqueo
    .about = Hasta a un elefante se lo puede encerrar.
blockade-1 = El elefante de Plata está en la esquina, en { $a }. No puede empujar a una pieza que no tenga una casilla
    vacía adonde ir. Enciérralo por completo.
    .hint = Queda un solo hueco, en { $b }.
    .right = Las piezas débiles pueden retener a la más fuerte si todas las casillas detrás de ellas están ocupadas.
blockade-2 = Al elefante de { $a } le queda un empuje. Quítaselo con el caballo de { $b }.
    .hint = Ocupa { $c }.
    .right = Sin su elefante, Plata juega con quince piezas contra tus mejores piezas. ¡Terminaste el curso!
