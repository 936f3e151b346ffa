### What is said about games by link: after a link was opened, about conditional turns, and about links that can’t be
### opened.

unchanged = Ya tienes todo lo que hay en este enlace. No cambió nada.
set-up = Tu amigo colocó sus piezas. Es tu turno.
played = Tu amigo jugó el turno { $turn }. Es tu turno.
answered = Tu amigo jugó el turno { $turn }, y tu turno condicional { $answer } se jugó de inmediato. Envía el enlace.
unexpected = Tu amigo jugó el turno { $turn }, para el que no tenías ningún turno condicional. Es tu turno.
answer-illegal = Tu amigo jugó el turno { $turn }. Las reglas prohíben el turno que habías preparado, así que es tu
    turno.
older = { $turns ->
    [0] Este enlace es anterior a tu partida, que ya terminó. Envía tu enlace otra vez.
    [one] Este enlace es anterior: tu partida va { $turns } turno más adelante. Envía tu enlace otra vez.
   *[other] Este enlace es anterior: tu partida va { $turns } turnos más adelante. Envía tu enlace otra vez.
}
conflict = Este enlace y tu partida difieren, y cada uno tiene algo que al otro le falta. Elige cuál continuar.
ahead = Este enlace tiene turnos a tu nombre que no jugaste aquí. Elige si los aceptas.
kept-ours = Tu partida se mantiene. Envía tu enlace para que tu amigo también pueda elegirla.
took-theirs = Ahora tienes la partida de tu amigo. Tus propios turnos se conservan como variante.
different = Este enlace tiene la misma partida con otro inicio, así que no se puede añadir. Pide a tu amigo el último
    enlace.
other-game = Este enlace pertenece a otra partida.
illegal = Ese turno infringe las reglas. No cambió nada.
not-friends-turn = No es el turno de tu amigo. No cambió nada.
conditions-added = { $count ->
    [one] { $count } turno condicional está listo. Se juega en cuanto tu amigo juegue el turno que esperas.
   *[other] { $count } turnos condicionales están listos. Cada uno se juega en cuanto tu amigo juegue el turno que
       esperas.
}
condition-removed = Se quitó el turno condicional.
conditions-dropped = { $count ->
    [one] { $count } turno condicional infringía las reglas en esta partida y se quitó.
   *[other] { $count } turnos condicionales infringían las reglas en esta partida y se quitaron.
}
condition-no-plan = Mientras sea el turno de tu amigo, presiona Plan; luego juega el turno que esperas y tu respuesta.
condition-no-answer = El plan necesita dos turnos: el que esperas y luego tu respuesta.
condition-too-deep = Los turnos condicionales pueden prever como máximo { $most } de tus turnos.
condition-too-many = Esta partida ya tiene todos los turnos condicionales que admite. Quita algunos primero.
condition-illegal = Las reglas prohíben uno de estos turnos en esta partida.
letter-damaged = Este enlace está dañado o incompleto. Cópialo entero o pide a tu amigo que lo envíe otra vez.
letter-newer = Este enlace viene de una versión más nueva de esta página. Recarga la página y abre el enlace otra vez.
letter-no-game = Este enlace no tiene ninguna partida con un amigo.
letter-too-long = Este enlace es demasiado largo para ser una partida.
letter-illegal = Este enlace no se puede abrir. { $why } Pide a tu amigo que lo envíe otra vez.
fairness = Juega sin ayuda del motor: las pistas y el motor quedan apagados hasta que termine la partida. Se comprueba
    que cada turno respete las reglas, pero ninguna página puede impedir la ayuda externa, así que juega con gente en
    quien confíes.
held-not-connected = Los dispositivos no están conectados. Conéctalos otra vez y termina tu turno.
held-awaits-answer = Tu amigo aún no dijo si acepta deshacer un turno.
held-behind = Aún están llegando los turnos de tu amigo. Inténtalo otra vez en un momento.
