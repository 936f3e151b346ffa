//! The keyboard help.

/// The heading.
pub(crate) const TITLE: &str = "Keys";

/// One or more keys with the same effect, and a description of the effect.
type Row = (&'static [&'static str], &'static str);

/// The keys, grouped by where they work.
pub(crate) const GROUPS: [(&str, &[Row]); 3] = [
    (
        "On the board",
        &[
            (&["Arrows"], "go to a square"),
            (&["Space"], "pick a piece up, put it down, choose a square"),
            (&["Shift", "Arrow"], "step the piece at once; onto a weaker enemy, push it"),
            (&["Escape"], "let the piece go"),
        ],
    ),
    (
        "The turn",
        &[
            (&["Enter"], "end the turn; with a piece in hand, put it down"),
            (&["Shift", "Enter"], "end the turn or the setup, whatever is in hand"),
            (&["U", "Backspace"], "undo a step"),
            (&["R"], "redo the step"),
            (&["X"], "undo every step"),
            (&["/"], "type steps, or where pieces stand"),
        ],
    ),
    (
        "The game",
        &[
            (&["P"], "plan: try out turns of both sides"),
            (&["B", "Escape"], "back to the game"),
            (&["H"], "a hint: the piece, then the turn"),
            (&["F"], "turn the board around"),
            (&["?"], "this list"),
        ],
    ),
];
