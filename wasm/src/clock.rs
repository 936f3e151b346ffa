//! The clock of a request to the engine: how much time its turn gets.

use ansa_core::search::time::{Budget, TimeLeft};
use wasm_bindgen::JsValue;

use crate::error::ArimaaError;
use crate::input;

/// The percentage of a turn's unused time that goes to the reserve, unless the clock has another one.
const USUAL_PERCENT: u64 = 100;

/// Reads the clock of the side to move and computes the time for its turn, as the AEI session does with its options.
pub(crate) fn budget(clock: &JsValue) -> Result<Budget, ArimaaError> {
    let time = |name| input::count_property(clock, name);
    let percent = time("percent")?.unwrap_or(USUAL_PERCENT);
    let left = TimeLeft {
        per_move: time("perTurnMs")?.unwrap_or(0),
        reserve: time("reserveMs")?,
        reserve_limit: time("maxReserveMs")?,
        percent: u32::try_from(percent).unwrap_or(u32::MAX),
        turn_limit: time("maxTurnMs")?,
        game_left: time("gameLeftMs")?,
        used: time("usedMs")?.unwrap_or(0),
    };
    left.budget().ok_or_else(|| {
        let message = "clock must have at least one of perTurnMs, reserveMs, maxTurnMs and gameLeftMs";
        ArimaaError::new("bad-option", message)
    })
}
