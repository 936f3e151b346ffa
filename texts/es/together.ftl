### The ways to play with others.

friend-says = Por turnos, enviando enlaces
nearby-says = Dos dispositivos en una sala, sin internet
tournaments-says = Computadores y personas, con rondas y tabla
challenge-says = Tres partidas contra el computador más fuerte, y la historia
