### Texts of playing with a device nearby: the cards, the connection, and what the two say.

about = Juega con otro dispositivo en el mismo lugar, sin ningún servidor. Ambos deben estar en la misma red wifi.
preparing = Preparando tu tarjeta…
own-card = Tu tarjeta
own-card-help = Muestra este código al otro dispositivo o envíale el texto.
code-name = Tu tarjeta como código QR
copy-card = Copiar tarjeta
other-card = La tarjeta del otro dispositivo, como texto
scan = La tarjeta del otro dispositivo
camera = Escanear con la cámara
camera-off = Detener la cámara
camera-help = Sostén el código del otro dispositivo frente a la cámara.
camera-name = Lo que ve la cámara
picture = Leer una imagen
picture-reading = Leyendo la imagen…
picture-none = No se encontró ninguna tarjeta en esta imagen. Toma una foto nítida del código entero.
picture-damaged = Este archivo no es una imagen.
camera-forbidden = Esta página no tiene permiso para usar la cámara. Dáselo en los ajustes del navegador, o usa una
    imagen o el texto.
camera-missing = No se encontró ninguna cámara. Usa una imagen o el texto.
connect = Conectar
other-ready = El otro dispositivo tiene mi tarjeta
other-ready-help = Tarjeta leída. Presiona el botón cuando el otro dispositivo haya leído tu tarjeta.
connecting = Conectando…
connected = Conectado.
windows = Dos ventanas de este navegador
room = Sala
first-room = Mesa 1
join = Entrar en la sala
waiting = Abre esta página en otra ventana y entra en la misma sala.
leave = Desconectar
not-connected = Desconectado
propose = Ofrecer esta partida
clock-help = Cada dispositivo cuenta el tiempo de su propio jugador. El otro reloj es una estimación hasta que llega el
    turno.
take-backs = Deshacer turnos
take-backs-asked = Si el otro jugador acepta
take-backs-none = No
proposed = El otro jugador ofrece una partida
your-side = Juegas con { $side }.
no-clock = Sin reloj
with-take-backs = Se pueden deshacer turnos si ambos aceptan
without-take-backs = No se pueden deshacer turnos
begun = { $turns ->
    [one] Ya empezó: se jugó { $turns } turno.
   *[other] Ya empezó: se jugaron { $turns } turnos.
}
accept = Jugar
decline = No, gracias
offers-new = Esperando a que el otro jugador acepte tu partida…
offers-begun = Ofreciendo al otro jugador tu partida sin terminar…
another = U ofrece otra partida
to-game = Ir a la partida
panel = El otro dispositivo
connect-again = Conectar otra vez
ask-back = Pedir deshacer
back-awaited = Esperando respuesta para deshacer tu turno…
back-asked = El otro jugador pide deshacer un turno.
ask-rematch = Ofrecer revancha
rematch-awaited = Esperando respuesta a la revancha…
rematch-asked = El otro jugador ofrece una revancha con los bandos cambiados.
yes = Sí
no = No
more = Decir algo o desconectar
news-took-back = El turno se deshizo.
news-back-declined = El otro jugador no aceptó deshacer el turno.
news-rematch-declined = El otro jugador no quiere revancha.
news-declined = El otro jugador no quiere esta partida.
news-own-told = Los turnos que faltaban aquí llegaron del otro dispositivo.
news-own-stands = Los dos dispositivos tenían partidas distintas. La de este dispositivo era más larga y continúa.
news-other-stands = Los dos dispositivos tenían partidas distintas. Continúa la del otro dispositivo, que es más larga;
    la tuya se conserva como variante desde la jugada { $turn }.
refused-not-connected = Los dispositivos no están conectados. Conéctalos otra vez primero.
refused-awaits-answer = El otro jugador tiene que responder primero.
refused-back = Ahora no hay ningún turno que se pueda deshacer.
refused-other = Ahora no es posible.
said = El otro jugador dice: «{ $phrase }»
hello = ¡Hola!
good-luck = ¡Suerte!
well-played = ¡Bien jugado!
thinking = Estoy pensando…
oops = ¡Uy!
back-soon = Vuelvo en un momento
thank-you = ¡Gracias!
goodbye = ¡Adiós!
no-answer = El otro dispositivo no respondió. Comprueba que ambos estén en la misma red wifi e intercambia las tarjetas
    nuevas.
missing = Este navegador no puede conectarse con otros dispositivos, o sus ajustes lo prohíben.
unreachable = No se puede conectar con el otro dispositivo. Las redes de invitados suelen aislar los dispositivos.
    Intercambia las tarjetas nuevas para intentarlo otra vez.
closed = La conexión se cerró. Intercambia las tarjetas nuevas para continuar.
silence = Se perdió la conexión. Intercambia las tarjetas nuevas para continuar.
left = Te desconectaste.
other-left = El otro jugador se desconectó.
broken = El otro dispositivo envió datos que infringen el protocolo, así que se lo desconectó.
version = El otro dispositivo tiene otra versión de esta página. Recarga la página en ambos.
another-game = Los dos dispositivos tienen partidas distintas con el mismo nombre.
no-address = Este dispositivo no está conectado a ninguna red, o el navegador no dice cómo llegar a él.
own-card-read = Esta es la tarjeta de este dispositivo. Introduce la del otro dispositivo.
refused = El navegador no acepta esta tarjeta. Intercambia tarjetas nuevas.
no-card = Esto no es una tarjeta. Copia el texto entero que está debajo del código del otro dispositivo.
damaged = La tarjeta está dañada. Copia el texto entero que está debajo del código del otro dispositivo.
public-address = Esta tarjeta apunta a internet, no a un dispositivo cercano.

saved-here = Esta partida también está guardada en este dispositivo. Continúa desde la copia más larga.
first-difference = La primera diferencia es el turno { $turn }.
replaced = Tu copia
goes-on = La otra copia
