//! The animation as an SVG document that plays by itself.

use ansa_board::{BoardMoment, MovingBoard, StillLooks};
use ansa_core::Side;

use super::AnimationFrame;

/// The pictures as a board whose pieces move.
pub fn moving_board(frames: Vec<AnimationFrame>, bottom: Side, looks: StillLooks) -> MovingBoard {
    let moments = frames.into_iter().map(|frame| {
        let AnimationFrame { board, steps, drawn, hundredths, .. } = frame;
        BoardMoment { board, steps, drawn, hundredths }
    });
    MovingBoard { moments: moments.collect(), bottom, looks }
}
