//! Texts of the diagrams in the guide.

use ansa_board::text::{made, outcome, piece_on, sentence};
use ansa_core::{Piece, Square};

use super::locale;
use super::part::words;
use crate::manual::DiagramFrame;

words! { DiagramWords {
    /// The accessible name of the buttons.
    controls,
    /// The button that starts the animation.
    play,
    /// The button that stops it.
    pause,
    /// The button that goes a step back.
    back,
    /// The button that goes a step on.
    forward,
    /// What is shown before the first step.
    start,
    /// The accessible name of an empty board.
    empty,
    /// The accessible name of a board with these pieces.
    board_with(pieces: &str),
    /// All steps of the diagram.
    line(steps: &str),
    /// A step that ends the game.
    step_ends(step: &str, outcome: &str),
} }

/// The pieces of a diagram.
pub fn pieces(placed: &[(Square, Piece)]) -> String {
    let all: Vec<String> = placed.iter().map(|&(square, piece)| piece_on(piece, square)).collect();
    if all.is_empty() { empty().to_owned() } else { board_with(&locale::list(&all)) }
}

/// What has happened at a moment.
pub fn frame(frame: &DiagramFrame) -> String {
    match (frame.step, frame.outcome) {
        (None, _) => start().to_owned(),
        (Some(step), None) => sentence(&made(&[step])),
        (Some(step), Some(reached)) => step_ends(&sentence(&made(&[step])), &outcome(reached)),
    }
}
