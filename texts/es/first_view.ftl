### What the page shows before its program runs, and what browsers say about the page.

loading = Cargando Ansa…
crashed = Ansa se detuvo por un error.
saved = Tu partida está guardada hasta el último paso.
reload = Recargar y continuar
needs-javascript = Ansa necesita JavaScript y WebAssembly. Activa JavaScript en tu navegador.
description = Juega y estudia Arimaa, el juego de mesa de elefantes, conejos y trampas, contra el computador o con un amigo.
    Gratis, sin conexión y sin cuenta.
