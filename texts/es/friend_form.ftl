### Starting a game with a friend at another browser, and sending links.

title = Jugar con un amigo
about = Tú y tu amigo juegan por turnos, enviándose un enlace por cualquier aplicación de mensajes. Nadie necesita una
    cuenta, y no hay ningún servidor.
own-name = Tu nombre
friends-name = Nombre de tu amigo
days = Días por turno
days-help = Tu amigo lo ve. La página no obliga a cumplirlo.
no-days = Sin límite
day-count = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
start = Empezar la partida
send-first = Invita a tu amigo: envía este enlace
send-end-to = Enviar el resultado a { $name }
send-end = Enviar el resultado a tu amigo
send-again = El enlace a esta partida
copy-link = Copiar enlace
copy-text = Copiar como texto
copy-record = Copiar registro
system-share = Compartir…
text-help = O envía la partida como texto. Tu amigo puede pegarlo en cualquier lugar de esta página.
more-ways = Código QR, imagen y más
code-name = Código QR del enlace
code-help = Tu amigo lo escanea con una cámara.
no-code = El enlace es demasiado largo para un código QR.
save-picture = Guardar imagen
share-picture = Compartir imagen
copy-query = Copiar enlace sin #
query-help = Para aplicaciones de mensajes que cortan los enlaces en «#». Con este enlace, el servidor web ve la
    partida.
share-invitation = Juega Arimaa conmigo
share-turn = Arimaa: es tu turno
share-end = Arimaa: nuestra partida terminó
rematch = Revancha por enlace, con los bandos cambiados
choose = ¿Qué partida debe continuar?
ours = Tu partida
theirs = La partida de tu amigo
first-difference = La primera diferencia es el turno { $turn }.
keep-ours = Conservar la tuya
take-theirs = Aceptar la de tu amigo
put-off = Decidir después
conditions = Turnos condicionales
plan-conditions = Preparar tu respuesta
plan-help = Juega el turno que esperas y luego tu respuesta. Si tu amigo juega ese turno, tu respuesta se juega de
    inmediato.
condition = Si { $expected }, entonces { $answer }
add-conditions = Guardar como turnos condicionales
remove = Quitar
terms = { $days } por turno
opening = Abriendo la partida…
elsewhere = Esta partida está abierta en otra pestaña, así que no cambió nada. Abre el enlace allí o continúa la partida
    aquí.
