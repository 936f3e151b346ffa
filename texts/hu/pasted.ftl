### Texts about a pasted text.

refused = Ez nem nyitható meg. { $reason }
steps-without-game = Lépések játszma nélkül: „{ $steps }”. Nyisd meg a hozzájuk tartozó játszmát vagy állást, és ott írd be
    őket.
opened-named = Megnyitva ({ $form }). Neve: { $name }.
opened-unnamed = Megnyitva ({ $form }).
opened-in-part = Megnyitva egy hibáig ({ $form }). { $reason }
first-of = { $games ->
    [one] A szövegben { $games } játszma van.
   *[other] Ez a szöveg { $games } játszmája közül az első. Ha mind kell, importáld őket fájlként.
}
all-are-chapters = { $games ->
    [one] A szövegben { $games } játszma van.
   *[other] A szöveg { $games } játszmájából egy tanulmány fejezetei lettek.
}
is-open = Ez a játszma már nyitva van.
some-are-chapters = { $games ->
    [one] A szövegben { $games } játszma van.
   *[other] A szöveg { $games } játszmájából { $chapters } bekerült egy tanulmányba fejezetként. Ha mind kell, importáld őket fájlként.
}

link-too-long = A link hosszabb 32 kilobájtnál, ezért sérült lehet. Kérd el a játszmát fájlként.

## What a text was taken for.
form-saved = mentett játszma
form-link = játszma linkje
form-tagged-record = játszma címkékkel vagy megjegyzésekkel
form-plain-record = játszma
form-escaped-record = körök kódolt listája
form-archive-rows = archívum sora
form-short-position = állás
form-diagram = ábra
form-slash-rows = állás perjellel elválasztott sorokban
form-piece-list = állás figurák listájaként
form-variables = játszmanéző vagy link adatai
form-steps = lépések

##
side-assumed = A szövegből nem derül ki, ki következik. Feltesszük, hogy Arany.
