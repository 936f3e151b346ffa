### The user guide. Texts can link to others, as in glossary.ftl. Between * is a label of the page: write it as the page
### does. Between ` is what is typed, or a key.

about = Cómo funciona todo en esta página.
search = Buscar en la guía
search-example = halar, reloj, importar…
found = { $count ->
    [0] No se encontró nada. Prueba otra palabra o el comienzo de una.
    [one] { $count } resultado
   *[other] { $count } resultados
}
results = Resultados de la búsqueda
kind-rule = Regla
kind-section = Guía
kind-term = Término
rules-say = Todas las reglas, con diagramas animados
glossary-says = Las palabras del juego y de esta página, explicadas
contents = Contenido
before = Anterior: { $title }
after = Siguiente: { $title }
to-list = Todas las secciones

group =
    .playing = Jugar
    .studying = Estudiar
    .learning = Aprender
    .page = La página

## The sections, each with its headings, paragraphs, items of lists and captions of pictures in their order. The search
## finds a section by the words of “also”, too.

start = Tu primera partida
    .about = Del primer clic al final de una partida.
    .also = empezar nuevo principiante introducción
    .text-1 = Presiona [Jugar ahora](screen:/) en la pantalla de inicio. Juegas con Oro contra el computador en el nivel
        1, al que un principiante puede vencer.
    .item-1 = Coloca tus piezas: ya están en el tablero. Presiona *Empezar con esta configuración*, o antes [cambia la
        configuración](section:setting-up).
    .item-2 = Juega un turno de hasta cuatro pasos: elige una pieza y luego una de las casillas marcadas.
        Presiona *Terminar turno*.
    .item-3 = El computador responde, paso por paso.
    .item-4 = Ganas si llevas un conejo al [objetivo](term:goal). Hay [otras](rule:elimination) [dos
        maneras](rule:immobilisation) de ganar.
    .text-2 = ¿No conoces Arimaa? [Las lecciones](screen:/learn) lo enseñan en media hora, y [las reglas](screen:/rules)
        caben en una página. En tus primeras partidas, *Entrenador*, debajo del tablero, te indica en qué fijarte.
    .text-3 = Cada paso se guarda. Puedes cerrar la página y continuar después.
opponents = Rivales y opciones
    .about = El computador, un segundo jugador, las ventajas y la partida de enseñanza.
    .also = nueva partida nivel dificultad dos personas computadores ventaja hándicap enseñar entrenador bando fuerza
        puntuación Elo Bomb Sharp
    .text-1 = *Nueva partida* abre un formulario que recuerda lo que eliges.
    .item-1 = *Computador*: once [niveles](term:level). El nivel 1 es para tu primera partida. El nivel 11 es tan
        fuerte como el tiempo que le des: con reloj, usa el tiempo del reloj.
    .item-2 = *Dos personas*: comparten una pantalla. Los [ajustes](section:settings) pueden hacer que el tablero gire
        después de cada turno.
    .item-3 = *Dos computadores*: dos niveles juegan entre sí mientras tú miras. Puedes pausar la partida.
    .item-4 = *Tu bando*: Oro, Plata o al azar.
    .heading-1 = Más opciones
    .item-5 = *Control de tiempo*: mira [Relojes](section:clocks).
    .item-6 = *Ventaja*: el jugador más fuerte empieza sin algunas piezas.
    .item-7 = *Empezar desde*: primero se colocan ambos bandos, o se juega desde la posición del tablero o desde una que
        pegues.
    .item-8 = *Permitir deshacer turnos*: si se pueden deshacer turnos.
    .item-9 = *Enséñame*: después de un error grave, el motor lo explica, y puedes deshacer el turno antes de que mueva
        el computador. Solo en partidas sin reloj.
    .text-2 = Después de una partida puedes jugar la revancha, probar el nivel siguiente o abrir la partida en
        el [estudio](section:study).
    .heading-2 = Qué tan fuertes son los niveles
    .text-3 = [La escalera](screen:/ladder) compara cada nivel con los programas que jugaron en arimaa.com. En la escala
        que se usa allí, un jugador que juega turnos al azar tiene una puntuación de 0.
    .text-4 = Medimos los niveles en partidas entre ellos, contra ese jugador al azar y contra Sharp, el programa que
        ganó el Desafío Arimaa en 2015. Sus puntuaciones de 2014 y 2015 indican cuánto vale en la escala de arimaa.com
        una diferencia entre programas.
    .text-5 = Son intervalos, no puntuaciones exactas: los niveles nunca jugaron en arimaa.com, y nuestro Sharp tuvo
        menos tiempo por turno que el que Sharp tenía allí. El nombre de un programa indica qué tan fuerte es un nivel,
        no cómo juega.
setting-up = Colocar las piezas
    .about = Configuraciones listas, intercambio de piezas y configuraciones propias.
    .also = configuración colocar ordenar 99of9 reflejar mezclar
    .text-1 = Antes del primer turno, cada bando [coloca](rule:setup) sus piezas. Empiezas con una buena configuración,
        así que basta con presionar *Listo*.
    .item-1 = Para intercambiar dos piezas, elige una y luego la otra, o arrastra una sobre la otra.
    .item-2 = La fila de botones ofrece configuraciones conocidas.
    .item-3 = Otros botones reflejan o mezclan la configuración, hacen que el computador sugiera una o recuperan tu
        última.
    .item-4 = *Vaciar* quita todas las piezas del tablero. Luego elige una pieza de la fila y una casilla para ella.
    .text-2 = También puedes [escribir](section:typing) una configuración, como `Ra1 Hb2`.
    .picture-1 = Oro coloca sus piezas, luego Plata.
turns = Jugar un turno
    .about = Pasos, empujes y tirones con el mouse, el dedo o el teclado.
    .also = mover clic arrastrar enter deshacer rehacer terminar turno tocar
    .heading-1 = Pasos
    .item-1 = Elige una pieza. Unos puntos marcan adónde puede ir con los pasos que quedan, y un número muestra cuántos
        necesita. Elige un punto.
    .item-2 = O arrastra la pieza. Sigue a tu puntero, así que tú decides el camino.
    .item-3 = Con el teclado, recorre el tablero con las flechas. `Espacio` selecciona una pieza, y otra vez `Espacio`
        elige su casilla. `Shift` con una flecha da un paso de inmediato.
    .heading-2 = Empujar
    .text-1 = Elige el enemigo y luego la casilla a la que debe ir. Si varias piezas tuyas podrían seguirlo, elige una.
        También puedes elegir primero tu pieza, luego el enemigo y después la casilla del enemigo.
    .picture-1 = Dos empujes: uno hacia arriba, uno hacia la derecha.
    .heading-3 = Halar
    .text-2 = Aleja un paso tu pieza, luego elige el enemigo marcado y después la casilla que dejó tu pieza. O elige el
        enemigo, luego tu pieza y después la casilla a la que debe ir tu pieza.
    .picture-2 = Dos tirones: uno hacia abajo, uno hacia la derecha.
    .heading-4 = Terminar tu turno
    .item-4 = *Deshacer* anula un paso, *Rehacer* lo da otra vez y *Reiniciar* deshace todo el turno.
    .item-5 = *Terminar turno* pasa el turno a tu rival. Si el turno aún no puede terminar, el botón dice por qué.
    .item-6 = Una cruz en una casilla marcada te avisa de que se capturaría una pieza.
    .text-3 = La línea debajo del tablero dice qué hará tu próximo clic o toque. Para ver todas las teclas, mira [Atajos
        de teclado](section:keys).
typing = Escribir pasos
    .about = La notación y un campo para escribirla.
    .also = notación escribir texto registro letras
    .text-1 = Presiona `/`, o *Escribir* debajo del tablero. `Enter` juega lo que escribiste. `Escape` cancela.
    .item-1 = `e2n` es un paso de e2 hacia el norte. Las direcciones son `n` (norte), `e` (este), `s` (sur) y `w`
        (oeste), siempre desde el punto de vista de Oro.
    .item-2 = `Ee2n` nombra también la pieza: `E` elefante, `M` camello, `H` caballo, `D` perro, `C` gato, `R` conejo.
        Las letras mayúsculas son piezas de Oro, las minúsculas de Plata.
    .item-3 = `e2e4` va de e2 a e4 por el camino más corto.
    .item-4 = Separa los pasos con espacios. Escribe un empuje como sus dos pasos: primero el del enemigo, luego el de
        tu pieza. Un tirón es al revés.
    .item-5 = Durante la configuración, escribe las piezas con sus casillas: `Ra1 Hb2`.
    .text-2 = Mientras escribes, el tablero muestra los pasos. La línea de abajo dice qué está mal o cuántos pasos
        quedan.
planning = Planes, pistas y deshacer turnos
    .about = Probar turnos, recibir ayuda, deshacer turnos.
    .also = pensar probar pista ayuda deshacer restaurar
    .heading-1 = Planes
    .text-1 = *Plan*, o la tecla `P`, te permite mover ambos bandos sin cambiar la partida. *Guardar* guarda los turnos
        como [variante](term:variation) y vuelve a la partida. *Descartar* los elimina. Puedes planear mientras el
        computador piensa.
    .heading-2 = Pistas
    .text-2 = *Pista*, o `H`, muestra primero qué pieza mover. Pídela otra vez para ver el turno entero. En medio de un
        turno, una pista sigue a partir de los pasos que diste.
    .heading-3 = Deshacer turnos
    .text-3 = *Deshacer turno* anula tu último turno y la respuesta de tu rival, si la partida permite [deshacer
        turnos](term:takeback). Puedes restaurarlos hasta que juegues otra cosa.
    .heading-4 = Mirar atrás
    .text-4 = Usa los botones de flecha, la lista de turnos o `←`, `→`, `Inicio` y `Fin` para ver posiciones
        anteriores. *Volver a la partida* te lleva de vuelta.
clocks = Relojes
    .about = Controles de tiempo, la reserva y las pausas.
    .also = control de tiempo cronómetro pausa bandera reserva relámpago
    .text-1 = Elige un *Control de tiempo* en el formulario de partida nueva o escribe uno propio.
    .item-1 = Tienes cierto tiempo para cada turno. El tiempo sin usar, o una parte, se suma a
        la [reserva](term:reserve).
    .item-2 = Un turno más largo gasta la reserva. Si también se acaba la reserva, [pierdes por tiempo](term:flag).
    .item-3 = Tu reloj empieza cuando se ha mostrado el turno de tu rival, y se detiene mientras estás en otra pantalla
        o fuera de la página. *Pausa* lo detiene y oculta el tablero.
    .item-4 = El reloj te avisa cuando queda poco tiempo, con un sonido si los sonidos están activados.
    .heading-1 = Escribir un control de tiempo
    .text-2 = La forma es `M/R/P/L/G/T`: tiempo por turno, reserva inicial, porcentaje del tiempo sin usar que se suma,
        reserva máxima, límite de la partida, límite del turno. Los últimos cuatro son opcionales.
    .item-5 = Los números son minutos si no tienen unidad: `s`, `m`, `h` o `d`. El límite de la partida también puede
        ser un número de turnos: `60t`.
    .item-6 = `30s/2m/100/5m`: 30 segundos por turno, 2 minutos de reserva, y se suma todo el tiempo sin usar, hasta 5
        minutos.
    .text-3 = Mira [las reglas sobre el tiempo](rule:time) para ver un ejemplo resuelto.
games = Partidas guardadas y bases de partidas
    .about = Buscar, nombrar, exportar e importar partidas.
    .also = guardar cargar importar exportar archivo base buscar nombre eliminar copia soltar
    .text-1 = Cada partida se guarda en tu navegador mientras juegas. Abre una en [Partidas guardadas](screen:/games)
        para continuarla o revisarla.
    .item-1 = Busca por nombre, jugador o resultado.
    .item-2 = Ponle nombre a una partida, expórtala como archivo o elimínala. *Deshacer* recupera una partida eliminada.
    .item-3 = *Exportar todo* escribe todas las partidas en un archivo. Úsalo como copia de seguridad, porque los
        navegadores pueden eliminar datos guardados, o para llevar tus partidas a otro dispositivo.
    .item-4 = *Importar…* lee esos archivos, partidas en [notación](term:notation) y [bases de partidas](term:archive)
        de cualquier tamaño, incluso comprimidas con gzip. También puedes soltar archivos en cualquier lugar de la
        página.
    .text-2 = Durante una importación larga ves el progreso y puedes detenerla. Las líneas que no se pueden leer
        aparecen en una lista. Una partida que infringe las reglas se lee hasta ese punto.
    .text-3 = También puedes pegar en cualquier lugar, con `Ctrl+V`, una partida, una línea de una base de partidas, una
        posición o un enlace. Se abre en el estudio.
    .text-4 = Una partida abierta en dos pestañas solo se puede cambiar en una de ellas. La otra pestaña ofrece
        continuarla allí.
challenge = El Desafío Arimaa
    .about = Defiéndete del computador más fuerte y lee lo que ocurrió de 2004 a 2015.
    .also = historia premio programa defensor bomb clueless marwin briareus ziltoid sharp torneo tres partidas
    .text-1 = Durante doce años, un premio esperó al primer programa que venciera a los mejores jugadores. En [el
        Desafío](screen:/challenge) ocupas el lugar de un defensor. Está en [Jugar con otros](screen:/together), junto
        con su historia.
    .item-1 = El computador de [nivel](term:level) 11 juega tres partidas contra un defensor, o contra cada uno de tres
        en esta pantalla. El bando de la primera partida se sortea; después se alternan los bandos.
    .item-2 = El computador debe ganar al menos dos de las tres partidas contra cada defensor. Si no, el Desafío queda
        defendido.
    .item-3 = Juega con el [control de tiempo](section:clocks) de 2015 o con uno corto. No se pueden deshacer turnos.
    .item-4 = Después de una partida, *Volver a El Desafío Arimaa* muestra cómo va el Desafío, y allí empiezas la
        siguiente. También puedes continuar otro día.
    .text-2 = Las partidas están entre tus [partidas guardadas](section:games).
study = El estudio
    .about = Abrir una partida, recorrerla y repetirla.
    .also = análisis analizar tablero revisar repetir pegar abrir registro capítulo capítulos varias partidas
    .text-1 = [El estudio](screen:/study) muestra una partida o una posición y te permite probar cualquier
        turno. *Estudio*, debajo del tablero, abre allí la partida actual.
    .item-1 = *Abrir* acepta una partida, una línea de una base de partidas o una posición en cualquier forma.
    .item-2 = `←` y `→` recorren los turnos, y con `Shift` los pasos sueltos. `Inicio` y `Fin` saltan al principio y al
        final. En un teléfono, desliza el dedo por el tablero o usa los botones.
    .item-3 = *Repetir*, o `P`, reproduce la partida: al ritmo en que se jugó, más rápido o con un tiempo fijo por
        turno.
    .item-4 = *Revertir* y *Restaurar*, o `Ctrl+Z`, deshacen y rehacen cualquier cambio.
    .item-5 = *Editar* abre la posición en el [editor](section:editor).
    .item-6 = *Jugar aquí* empieza una partida nueva desde la posición: contra el mismo rival, otro nivel o entre dos
        personas. *Partida* vuelve a la partida de la que venías.
    .item-7 = *Capítulos* reúne varias partidas en un estudio. Cada capítulo es una partida guardada, y *Exportar todo*
        las escribe todas en un archivo. Si abres un texto o un archivo con varias partidas, se convierte en un estudio.
    .text-2 = [Las variantes y notas](section:variations), [el motor](section:engine) y [las capas](section:overlays)
        tienen sus propias secciones.
variations = Variantes y notas
    .about = El árbol de turnos, comentarios, signos y flechas.
    .also = árbol rama comentar anotar signo flecha círculo dibujar nota
    .text-1 = Cualquier turno que juegues en el estudio se añade al árbol. Si ya había un turno, el tuyo se convierte en
        una [variante](term:variation). `↑` y `↓` alternan entre los turnos de una posición.
    .item-1 = *Notas* tiene un comentario para cada posición y [signos](term:glyph) para cada turno.
    .item-2 = Puedes mover una variante hacia arriba, convertirla en la línea principal o eliminarla con todo lo que
        sigue.
    .item-3 = No puedes cambiar los turnos de una partida que se jugó, solo sus variantes.
    .heading-1 = Flechas y círculos
    .text-2 = Arrastra con el botón derecho del mouse para dibujar una flecha, o haz clic derecho en una casilla para
        rodearla con un círculo. Con el teclado, `M` marca la casilla actual; marca una segunda para una
        flecha. *Dibujar* te permite dibujar con el dedo y cambia el color.
    .text-3 = En los ajustes, elige si el árbol muestra un turno por fila, los turnos de ambos bandos lado a lado o
        texto seguido.
engine = Líneas del motor y amenazas
    .about = Los mejores turnos, la evaluación y la amenaza del otro bando.
    .also = computador análisis mejor evaluación probabilidad profundidad amenaza multipv
    .text-1 = *Motor*, o `L`, muestra los mejores turnos de la posición, cada uno con la [línea](term:line) a la que
        lleva.
    .item-1 = La evaluación se da en conejos, con un signo más cuando Oro va ganando. `+#2` significa que Oro gana en
        dos turnos.
    .item-2 = Las [probabilidades de ganar](term:winning-chances) dicen cuántas de 100 partidas como esta ganaría cada
        bando.
    .item-3 = *Más líneas* muestra más turnos. *Profundizar* busca durante cuatro veces más tiempo.
    .item-4 = `Espacio`, o *Jugar este turno*, juega el mejor turno.
    .item-5 = Después de los primeros pasos de un turno, el motor muestra cómo completarlo.
    .heading-1 = Amenazas
    .text-2 = *Amenaza*, o `X`, muestra lo que haría el otro bando si pudiera mover ahora. En una partida real nadie
        puede saltarse un turno.
    .text-3 = El motor funciona en tu dispositivo y se detiene cuando sales del estudio.
mistakes = Errores
    .about = Analizar una partida y aprender de ella.
    .also = analizar error grave imprecisión aprender repasar precisión gráfico ejercicio
    .text-1 = *Analizar la partida* hace que el motor evalúe cada turno mientras sigues usando la página. Un gráfico
        muestra las probabilidades de ganar de Oro después de cada turno.
    .item-1 = Los turnos que cedieron [probabilidades](term:winning-chances) están marcados en el gráfico. Las flechas
        de abajo llevan de uno al siguiente. Antes de llamar error a un turno, el motor lo examina otra vez durante diez
        veces más tiempo, o durante 40 si parece un error grave.
    .item-2 = Una tarjeta explica el [error](term:mistake), si se puede demostrar la razón: un conejo al que se dejó
        llegar al objetivo, una pieza perdida, un [rehén](term:hostage) liberado. También indica el paso que hizo más
        daño y muestra un turno mejor.
    .item-3 = *Analizar más a fondo* examina cada posición diez veces más tiempo. Tarda varios minutos.
    .heading-1 = Aprende de tus errores
    .text-2 = Vuelve a las posiciones anteriores a tus errores y busca mejores turnos. Los errores guardados vuelven
        en [Repasar errores](screen:/mistakes): al cabo de un día, y luego cada vez con menos frecuencia a medida que
        aciertas.
overlays = Capas
    .about = Objetivos, capturas, trampas y piezas congeladas, mostrados en el tablero.
    .also = objetivo captura trampa control congelada alcance amenazas mostrar en el tablero superposición
    .text-1 = Los interruptores junto al del motor, o las teclas `1` a `5`, muestran datos de la posición, tanto en el
        tablero como en palabras.
    .item-1 = *Objetivos*: cómo puede llegar cada bando a su objetivo, o cómo amenaza con hacerlo.
    .item-2 = *Capturas*: qué piezas puede capturar cada bando, o amenaza con capturar.
    .item-3 = *Trampas*: quién tiene el [control](term:trap-control) de cada trampa.
    .item-4 = *Congeladas*: qué piezas están [congeladas](term:freeze), y por cuáles.
    .item-5 = *Alcance*: adónde puede ir en un turno la pieza seleccionada.
    .text-2 = Estos datos son exactos, porque la página prueba todos los turnos. Puedes activar varias capas a la vez.
editor = El editor de posiciones
    .about = Armar cualquier posición para jugarla o estudiarla.
    .also = posición propia crear colocar quitar reflejar diagrama
    .text-1 = [El editor](screen:/editor) muestra las piezas de ambos bandos junto al tablero.
    .item-1 = Elige una pieza junto al tablero y luego las casillas donde colocarla. Con el teclado, ve a una casilla y
        escribe la letra de la pieza.
    .item-2 = *Mover* te permite mover piezas o arrastrarlas. Para quitar una pieza, arrástrala fuera del tablero, o
        elígela con *Quitar*.
    .item-3 = Elige el bando en turno y cuántos pasos le quedan.
    .item-4 = *Colocar* coloca todas las piezas, *Vaciar* las quita, *Reflejar* intercambia izquierda y
        derecha, *Invertir* intercambia Oro y Plata.
    .text-2 = La revisión debajo del tablero dice qué está mal: por ejemplo, que sobran piezas o que una está en una
        trampa sin una pieza amiga al lado. Cuando todo esté bien, puedes *Estudiar* o *Jugar* la posición.
    .text-3 = Copia la posición como línea, como diagrama o como enlace. Cualquiera de ellos se puede volver a pegar.
statistics = Estadísticas
    .about = Resultados de tus partidas, bases de partidas y configuraciones.
    .also = estadísticas resultados porcentaje victorias configuraciones recuento explorador de aperturas primeros
        turnos libro
    .text-1 = Las estadísticas resumen los resultados de tus partidas, de [bases de partidas](term:archive) importadas y
        de configuraciones. Con *Filtros* cuentan solo las partidas de un jugador, un evento, un intervalo de
        puntuación, un control de tiempo o ciertos años.
    .text-2 = Se calculan en tu dispositivo a partir de las partidas [guardadas](section:games) en él.
    .heading-1 = El explorador de aperturas
    .text-3 = *Explorador de aperturas*, en el estudio y durante la configuración, enumera lo que se jugó en la
        posición: cuántas veces, con qué resultados y, si la pides, con la evaluación del motor. Elige uno de los turnos
        para jugarlo.
    .text-4 = Cuentan los ocho primeros turnos de cada partida, sin importar en qué orden llegaron a la posición.
lessons = Lecciones y entrenador
    .about = Un curso de 24 lecciones, y ayuda en tus primeras partidas.
    .also = aprender curso tutorial enseñar entrenador ejercicio principiante
    .text-1 = [El curso](screen:/learn) tiene diez lecciones sobre las reglas y catorce sobre estrategia. Cada una tiene
        unos pocos ejercicios en el tablero.
    .item-1 = Juegas un turno, marcas casillas o eliges uno de dos turnos. Cualquier respuesta correcta cuenta.
    .item-2 = Una respuesta equivocada recibe una explicación. *Pista*, o `H`, ayuda dos veces. *Respuesta*, o `S`,
        muestra una respuesta correcta.
    .item-3 = Puedes dejar una lección en cualquier momento. La lista muestra cuáles has hecho.
    .item-4 = Una palabra con subrayado de puntos está en [el glosario](screen:/glossary). Señálala o elígela para leer
        qué significa.
    .heading-1 = El entrenador
    .text-2 = *Entrenador*, debajo del tablero de una partida, señala algo de la posición: un objetivo al alcance, una
        pieza en peligro. El mismo botón lo apaga.
puzzles = Problemas
    .about = Temas, tu puntuación, racha y tormenta.
    .also = entrenamiento diario táctica partidas propias puntuación glicko racha tormenta tema volver puzle
    .text-1 = Los [problemas](screen:/puzzles) tienen una respuesta, demostrada probando todos los turnos. Puedes añadir
        pasos que no perjudiquen. Después de responder lees por qué funciona la respuesta y puedes abrir la posición en
        el estudio.
    .item-1 = *Problema del día*: el mismo para todo el mundo.
    .item-2 = *Táctica de todos los temas*, o cualquier tema suelto, te da problemas de tu nivel.
    .item-3 = *Racha*: los problemas son cada vez más difíciles, hasta tu primer error.
    .item-4 = *Tormenta*: resuelve todos los que puedas en tres minutos. Con tres errores, se acaba.
    .item-5 = Un problema que fallaste vuelve unos días después.
    .item-6 = *De tus partidas*: lo que tú y tus rivales pasaron por alto en partidas que analizaste en
        el [estudio](section:study). Estos problemas aparecen también en tu entrenamiento.
    .heading-1 = Tu puntuación
    .text-2 = Solo tu primera respuesta a cada problema cuenta para tu [puntuación](term:rating), que está en la misma
        escala que la de los computadores (calculada con el método Glicko-2). Usar una pista o la solución cuenta como
        fallo.
    .text-3 = La racha, la tormenta y los ejercicios de contar no cambian tu puntuación.
sharing = Compartir e imágenes
    .about = Enlaces, partidas como texto, imágenes y animaciones.
    .also = compartir enlace copiar imagen png svg gif animación foto descargar
    .text-1 = *Compartir*, debajo del tablero, tiene todo lo que puedes pasar a otros.
    .item-1 = *Copiar enlace*: el enlace contiene la partida entera, así que no se guarda nada en ninguna parte. Quien
        lo abre ve la partida en el estudio, en la posición que tú ves.
    .item-2 = *Copiar partida* y *Copiar posición*: como texto para foros y otros programas. La partida lo incluye todo:
        comentarios, signos, variantes, tiempos y evaluaciones.
    .item-3 = *Imagen de la posición*: SVG o PNG, con tus flechas y círculos.
    .item-4 = *Animación de la partida*: un GIF, o un SVG con piezas en movimiento. Elige los turnos y el tiempo de cada
        uno.
    .item-5 = *Descargar partida*: el mismo texto como archivo. *Copiar solo los turnos* deja fuera todo lo demás.
    .text-2 = Las imágenes usan tu tablero y tus piezas, u otros que elijas para ellas.
embedding = Tableros en tu propio sitio
    .about = Insertar una partida, una posición o un problema.
    .also = insertar incrustar iframe html blog sitio web elemento script
    .text-1 = *Compartir* también tiene código para un blog o un sitio web. Tus lectores ven allí la partida o la
        posición y pueden recorrerla.
    .item-1 = *Recuadro* funciona en casi todos los sitios.
    .item-2 = *Script y etiqueta* es para páginas que permiten scripts. La etiqueta es `<arimaa-board>`.
    .text-2 = La etiqueta puede mostrar un diagrama, una repetición, una partida contra el computador o un problema. Con
        `mode=puzzle` acepta una línea de un archivo de problemas. Los archivos vienen de esta página, así que esta debe
        estar en un servidor al que tus lectores puedan acceder.
settings = Ajustes
    .about = Colores, tableros, piezas, sonidos y velocidad.
    .also = tema oscuro claro tablero piezas sonido volumen vibración animación velocidad coordenadas girar
        configuración opciones
    .text-1 = *Ajustes*, arriba, tiene tres partes. Cada cambio tiene efecto de inmediato.
    .item-1 = *Apariencia*: tema claro u oscuro, cuatro tableros, tres juegos de piezas, coordenadas.
    .item-2 = *Juego*: qué bando está abajo, la lista de turnos, la velocidad de animación, si un turno termina tras su
        cuarto paso, y las flechas al pasar el puntero.
    .item-3 = *Sonido*: sonidos, volumen y vibración.
    .text-2 = *Girar*, o `F`, gira el tablero en esta partida.
keys = Atajos de teclado
    .about = Todas las teclas, en todas las pantallas.
    .also = tecla teclado atajo
    .text-1 = `?` muestra las teclas de la pantalla actual. Aquí están todas.
accessibility = Accesibilidad
    .about = Teclado, lectores de pantalla, contraste y movimiento.
    .also = lector de pantalla ciego teclado contraste movimiento color texto grande zoom a11y
    .item-1 = Todo se puede hacer con el teclado. El tablero es una única parada de `Tab`, y las flechas lo recorren.
        Mira [Atajos de teclado](section:keys).
    .item-2 = Cada casilla se describe con su pieza y su estado, como «gato dorado en e2, congelado por el caballo
        plateado de e3». Se anuncian los pasos, los turnos y el final de la partida.
    .item-3 = Puedes [escribir](section:typing) los pasos en lugar de usar el tablero.
    .item-4 = Nada depende solo del color. Los ajustes tienen un tablero de *Alto contraste* y *Letras* como piezas.
    .item-5 = Si tu sistema pide menos movimiento, las piezas no se deslizan, y los diagramas de esta guía solo se
        mueven cuando tú se lo pides.
    .item-6 = Puedes ampliar el texto en el navegador. La página funciona en pantallas de solo 320 píxeles de ancho.
    .text-1 = Si algo te resulta difícil de usar, lo consideramos un defecto.
privacy = Privacidad y uso sin conexión
    .about = Qué se guarda, y por qué no se envía nada.
    .also = sin conexión instalar app datos cookie cuenta rastreo red almacenamiento eliminar
    .item-1 = Sin cuenta, sin publicidad, sin cookies, sin rastreo.
    .item-2 = La página carga sus propios archivos y después no pide nada más. El computador juega en tu dispositivo.
    .item-3 = Las partidas, los ajustes y el progreso se guardan en tu navegador. Solo salen de él cuando los exportas o
        los compartes.
    .item-4 = Un enlace lleva la partida en la parte de la dirección que nunca se envía a un servidor.
    .heading-1 = Sin conexión
    .text-1 = Después de tu primera visita, la página funciona sin red. La mayoría de los navegadores permite instalarla
        como aplicación desde su menú. Una versión nueva se usa la próxima vez que abras o recargues la página.
    .heading-2 = Eliminar tus datos
    .text-2 = Elimina partidas en [Partidas guardadas](screen:/games), y tu progreso con *Borrar mi progreso* en las
        lecciones y los problemas. Para eliminarlo todo de una vez, borra los datos de este sitio en los ajustes de tu
        navegador.
problems = Si algo no funciona
    .about = Qué hacer cuando algo no funciona.
    .also = error fallo lleno almacenamiento perdido lento ayuda problema avería
    .heading-1 = «El almacenamiento del navegador está lleno»
    .text-1 = Exporta tus partidas y luego elimina las que no necesites. La partida del tablero está a salvo mientras la
        página esté abierta.
    .heading-2 = «Este navegador no permite que la página guarde nada»
    .text-2 = Lo prohíben las ventanas privadas y ciertos ajustes del navegador. Puedes jugar, pero la partida se pierde
        cuando cierras la página. Para conservarla, cópiala con *Compartir*.
    .heading-3 = Una partida guardada no se puede leer
    .text-3 = Se aparta, pero no se elimina. [Partidas guardadas](screen:/games) la muestra y puede exportarla. Quizá
        una versión posterior de la página pueda leerla.
    .heading-4 = El computador no responde
    .text-4 = Presiona *Reintentar*. Si el mensaje ofrece recargar la página, hazlo: tu partida está guardada hasta el
        último paso.
    .heading-5 = Algo no se pudo cargar
    .text-5 = Las partes de la página se cargan cuando se necesitan por primera vez. Revisa tu conexión y luego
        presiona *Reintentar*.
    .heading-6 = El tablero es demasiado pequeño, o la página es lenta
    .text-6 = Cierra otras pestañas que jueguen o analicen. Gira tu teléfono: en horizontal, el tablero usa toda la
        altura. En los ajustes, elige la velocidad de animación instantánea.
    .heading-7 = No hay sonido
    .text-7 = Los navegadores solo permiten el sonido después de que hayas hecho clic o tocado algo en la página.
        Revisa *Sonido* en los ajustes y comprueba que tu teléfono no esté en silencio.

friend = Jugar por enlace
    .about = Juega con un amigo enviando enlaces y prepara tus respuestas.
    .also = correspondencia mensajería correo invitar invitación turnos condicionales conflicto código QR compartir revancha trampas
    .text-1 = [Empieza una partida](screen:/friend), coloca tus piezas y envía el enlace. Tu amigo lo abre, coloca las suyas
        y te envía otro enlace. Ninguno de los dos necesita una cuenta.
    .item-1 = *Copiar enlace* copia el enlace que vas a enviar. Si la aplicación de mensajes lo corta, usa *Copiar como texto*: tu amigo
        puede pegarlo en cualquier parte de la página. Hay más formas en *Código QR, imagen y más*.
    .item-2 = Cada enlace contiene la partida entera, así que perder uno no cuesta nada. Abrir un enlace dos veces no cambia
        nada.
    .item-3 = *Días por turno* es un acuerdo entre ustedes. La página no lo hace cumplir.
    .item-4 = Los turnos no se pueden deshacer. Para abandonar, presiona *Rendirse* y envía el enlace.
    .heading-1 = Turnos condicionales
    .text-2 = Mientras esperas, presiona *Preparar tu respuesta*. Juega el turno que esperas y luego tu respuesta;
        puedes seguir así hasta ocho respuestas. *Guardar como turnos condicionales* los guarda. Si tu amigo puede jugar
        varios turnos distintos, prepara una respuesta para cada uno.
    .text-3 = Cuando tu amigo juega un turno que esperabas, tu respuesta se juega en cuanto abres el enlace. Después envía el
        tuyo. Tu amigo no puede ver lo que has preparado. Tu lista de turnos marca las respuestas que se jugaron así.
    .heading-2 = Cuando dos partidas difieren
    .text-4 = Si juegas en dos dispositivos, un enlace y tu partida pueden tener cada uno turnos que le faltan al otro. Ves los
        dos tableros y el primer turno que difiere. Elige *Conservar la tuya* o *Aceptar la de tu amigo*. La otra partida
        queda como [variante](term:variation). Con *Decidir después* no cambia nada hasta que abras el enlace otra vez.
    .text-5 = La página también pregunta antes de aceptar en tu nombre turnos que no jugaste aquí. Una rendición solo
        cuenta si la envía quien se rinde.
    .heading-3 = Lo que ninguna página puede impedir
    .text-6 = Se comprueba que cada turno de un enlace respete las reglas, y las pistas y el motor quedan apagados hasta
        que termine la partida. Pero no se puede impedir la ayuda externa, y quien tenga un enlace puede ver la partida
        y responder. Juega con gente en quien confíes.
nearby = Jugar cerca
    .about = Conecta dos dispositivos en una misma habitación y juega una partida en vivo, sin servidor.
    .also = red local wifi código QR cámara escanear tarjeta conectar sin conexión dos dispositivos ventanas sala deshacer
    .text-1 = [Conecta dos dispositivos](screen:/nearby) que estén en la misma red wifi. La red no necesita internet: basta
        el punto de acceso de un teléfono. No se envía nada a ningún servidor.
    .item-1 = Cada dispositivo muestra una tarjeta. Presiona *Escanear con la cámara* en los dos y ponlos frente a
        frente.
    .item-2 = Sin cámara, usa *Copiar tarjeta* y pega el texto en el otro dispositivo, o toma una foto del código y
        presiona *Leer una imagen*.
    .item-3 = En Firefox hay que presionar además *El otro dispositivo tiene mi tarjeta* cuando el otro la haya leído.
    .text-2 = Uno de los dos ofrece una partida con bandos y reloj, y el otro la acepta. Cada dispositivo cuenta el tiempo de
        su jugador.
    .heading-1 = Deshacer turnos y revanchas
    .text-3 = *Pedir deshacer* requiere que el otro jugador esté de acuerdo, igual que una revancha. En lugar de un chat
        hay unas pocas frases ya preparadas.
    .heading-2 = Si se pierde la conexión
    .text-4 = Los dos dispositivos guardan la partida. Escanea las tarjetas nuevas y la partida continúa desde la copia más
        larga. Si los dos tienen turnos que le faltan al otro, los tuyos quedan como [variante](term:variation).
    .heading-3 = Dos ventanas
    .text-5 = Dos ventanas de un mismo navegador no necesitan tarjetas: entra en la misma *Sala* en las dos.
tournaments = Torneos
    .about = Computadores y personas juegan entre sí, y los resultados se suman.
    .also = todos contra todos suizo eliminación emparejamiento clasificación tabla cruzada descanso rendimiento importar exportar club resultado
    .text-1 = [Empieza un torneo](screen:/tournaments): elige un formato y quiénes juegan. La página empareja a los jugadores
        y explica cada emparejamiento en *¿Por qué estos emparejamientos?*.
    .item-1 = Los computadores juegan solos, varias partidas a la vez. Para las partidas de personas en esta pantalla,
        presiona *Jugar*.
    .item-2 = Quienes están en otra parte juegan [por enlace](section:friend). Si una partida se jugó sin esta página, pégala
        con *Añadir partida…* o elige solo su *Resultado*.
    .item-3 = El resultado que eliges cuenta, pase lo que pase en el tablero. Si añades una partida que terminó de otro modo,
        eliges qué resultado cuenta.
    .item-4 = Cuando juegan personas entre sí, las pistas y el motor quedan apagados hasta que termine la partida.
    .text-2 = *Exportar resultados* escribe un archivo que pueden leer *Importar resultados…* y los programas de emparejamiento
        de la comunidad. Dice qué jugadores son computadores, personas en esta pantalla o personas en otra parte. En
        archivos de otros programas, todos son personas en esta pantalla. *Exportar partidas* escribe todas las partidas en
        un archivo.
