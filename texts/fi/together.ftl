### The ways to play with others.

friend-says = Siirtäkää vuorotellen lähettämällä linkkejä
nearby-says = Kaksi laitetta samassa huoneessa, ilman internetiä
tournaments-says = Tietokoneita ja ihmisiä, otteluparit ja sijoitukset
challenge-says = Kolme peliä vahvinta tietokonetta vastaan sekä historia
