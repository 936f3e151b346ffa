//! The keyboard help.

/// The heading.
pub(crate) const TITLE: &str = "Keyboard shortcuts";

/// One or more keys with the same effect, and a description of the effect.
type Row = (&'static [&'static str], &'static str);

/// The keys, grouped by where they work.
pub(crate) const GROUPS: [(&str, &[Row]); 3] = [
    (
        "On the board",
        &[
            (&["Arrows"], "move between squares"),
            (&["Space"], "select a piece, then choose its square"),
            (&["Shift", "Arrow"], "step in that direction; push a weaker enemy there"),
            (&["Escape"], "deselect the piece"),
        ],
    ),
    (
        "The turn",
        &[
            (&["Enter"], "end the turn; with a piece selected, choose its square"),
            (&["Shift", "Enter"], "end the turn or the setup, even with a piece selected"),
            (&["U", "Backspace"], "undo a step"),
            (&["R"], "redo a step"),
            (&["X"], "undo all steps"),
            (&["/"], "type steps or a setup"),
        ],
    ),
    (
        "The game",
        &[
            (&["P"], "plan: try out turns for both sides"),
            (&["B", "Escape"], "back to the game"),
            (&["H"], "get a hint: first the piece, then the turn"),
            (&["F"], "flip the board"),
            (&["?"], "show this list"),
        ],
    ),
];
