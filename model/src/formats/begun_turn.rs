//! Positions within a turn, as a text gives them.

use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::position::builder::PositionError;
use ansa_core::{Label, PositionBuilder};

/// The position of a text, with the steps that it leaves. After four steps the other side is to move.
pub fn position_of(text: &PositionText) -> Result<Position, PositionError> {
    let builder = text.to_builder();
    let left = text.steps_left();
    let side = if left == 0 { !builder.side } else { builder.side };
    let start = PositionBuilder { side, ..builder }.build()?;
    Ok(start.with_steps_left(left).unwrap_or(start))
}

/// The text of a position within the turn with this label, with the number of the turn, as the new-game form reads it.
/// After four steps it is the position of the other side. `None` within a push, because a text can't say that it has begun.
pub fn numbered_text(position: &Position, turn: Label) -> Option<String> {
    if position.is_push_unfinished() {
        return None;
    }
    let (position, turn) = match position.steps_left() {
        0 => (position.after_pass(), turn.after(1)),
        _ => (*position, turn),
    };
    Some(turn.number.to_string() + &PositionText::from(&position).to_short())
}
