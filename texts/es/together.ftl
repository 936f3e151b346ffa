### The ways to play with others.

friend-says = Por turnos, enviando enlaces
nearby-says = Dos dispositivos en el mismo lugar, sin internet
tournaments-says = Computadores y personas, con rondas y clasificación
challenge-says = Tres partidas contra el computador más fuerte, y la historia
