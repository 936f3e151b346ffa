//! The keys and what they do.

/// Heading of the list.
pub(crate) const TITLE: &str = "Keys";

/// A key, or several that do the same, and what they do.
type Row = (&'static [&'static str], &'static str);

/// The keys by where they work.
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
