//! Steps, turns and pieces as plain objects. `steps.js`, which is in the same module, makes them from numbers.

use ansa_core::{Board, Capture, Piece, PlayedStep, Side, Square, StepKind, Turn};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position_name;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = stepOf)]
    fn step_of(code: u32) -> JsValue;
    #[wasm_bindgen(js_name = stepsOf)]
    fn steps_of(codes: &[u32]) -> JsValue;
    #[wasm_bindgen(js_name = turnOf)]
    fn turn_of(codes: &[u32], position: &str) -> JsValue;
    #[wasm_bindgen(js_name = piecesOf)]
    fn pieces_of(codes: &[u32]) -> JsValue;
}

/// The pieces on a board, from a1 to h8.
pub(in crate::game) fn pieces_to_js(board: &Board) -> JsValue {
    let code = |square: Square| Some(square.index() as u32 | piece_code(board.piece_at(square)?) << 6);
    pieces_of(&Square::all().filter_map(code).collect::<Vec<_>>())
}

/// A step that was made.
pub(in crate::game) fn step_to_js(played: PlayedStep) -> JsValue {
    step_of(code(played))
}

/// A step that was made; `undefined` if there is none.
pub(in crate::game) fn optional_step_to_js(played: Option<PlayedStep>) -> JsValue {
    played.map_or(JsValue::UNDEFINED, step_to_js)
}

/// A list of steps.
pub(in crate::game) fn steps_to_js(played: impl Iterator<Item = PlayedStep>) -> JsValue {
    steps_of(&played.map(code).collect::<Vec<_>>())
}

/// A turn with its steps and the position after it.
pub(crate) fn turn_to_js(turn: &Turn) -> JsValue {
    let codes: Vec<u32> = turn.steps().iter().copied().map(code).collect();
    turn_of(&codes, &position_name(turn.end().board(), turn.end().side()))
}

/// A step as a number: 6 bits for the square that it leaves, 2 for its direction, 4 for the piece, 2 for the kind, 4 for
/// the captured piece (0 for none), 2 for the trap.
fn code(played: PlayedStep) -> u32 {
    let PlayedStep { piece, step, kind, capture } = played;
    let kind = match kind {
        StepKind::Simple => 0,
        StepKind::PushStart => 1,
        StepKind::PushEnd => 2,
        StepKind::Pull => 3,
    };
    let captured = capture.map_or(0, |Capture { piece, square }| {
        let trap = Square::TRAPS.iter().position(|&trap| trap == square).unwrap_or(0) as u32;
        (piece_code(piece) + 1) << 14 | trap << 18
    });
    step.from.index() as u32
        | (step.direction.index() as u32) << 6
        | piece_code(piece) << 8
        | kind << 12
        | captured
}

/// The place of a piece in the letters `RCDHMErcdhme`.
const fn piece_code(piece: Piece) -> u32 {
    let first = match piece.side {
        Side::Gold => 0,
        Side::Silver => 6,
    };
    first + piece.role.index() as u32
}

#[cfg(test)]
mod tests;
