//! Positions within a turn, as a text gives them.

use ansa_core::PositionBuilder;
use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::position::builder::PositionError;

/// The position of a text, with the steps that it leaves. After four steps the other side is to move.
pub fn position_of(text: &PositionText) -> Result<Position, PositionError> {
    let builder = text.to_builder();
    let left = text.steps_left();
    let side = if left == 0 { !builder.side } else { builder.side };
    let start = PositionBuilder { side, ..builder }.build()?;
    Ok(start.with_steps_left(left).unwrap_or(start))
}
