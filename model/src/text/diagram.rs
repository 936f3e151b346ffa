//! Texts of the diagrams in the guide.

use ansa_board::text::{made, outcome};
pub use ansa_texts::diagram::*;

use crate::manual::DiagramFrame;

/// What has happened at a moment.
pub fn frame(frame: &DiagramFrame) -> String {
    match (frame.step, frame.outcome) {
        (None, _) => start().to_owned(),
        (Some(played), None) => step(&made(&[played])),
        (Some(played), Some(reached)) => step_ends(&made(&[played]), &outcome(reached)),
    }
}
