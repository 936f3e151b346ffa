//! Turns: one of the legal steps, or the end of the turn, again and again.

use super::coder::SymbolCoder;
use super::error::{PackedError, PackedPart};
use super::step_weights::TurnContext;
use crate::game::{Game, PlayError, TurnError};
use crate::position::STEPS_PER_TURN;
use crate::position::step::Step;
use crate::position::turn::Turn;

const TURN: PackedError = PackedError::Part(PackedPart::Turn);

/// Codes the next turn of a game.
pub(super) fn code_turn(
    coder: &mut impl SymbolCoder,
    game: &Game,
    known: Option<&Turn>,
) -> Result<Turn, PackedError> {
    let mut turn = game.begin_turn().map_err(|_| TURN)?;
    let context = TurnContext::new(game);
    for made in 0..usize::from(STEPS_PER_TURN) {
        let position = *turn.position();
        let mut steps: Vec<Step> = position.steps().map(|(step, _)| step).collect();
        // The order is a part of the format: by square from a1 to h8, then north, east, south, west.
        steps.sort_unstable();
        let last = turn.steps().last().copied();
        let mut weights: Vec<u32> =
            steps.iter().map(|&step| context.step_weight(&position, last, step)).collect();
        let can_end = turn.finish().is_ok();
        weights.push(if can_end { context.end_weight(&position, made) } else { 0 });
        let symbol = known.map(|known| match known.steps().get(made) {
            Some(next) => steps.binary_search(&next.step).unwrap_or(weights.len()),
            None => steps.len(),
        });
        let Some(&step) = steps.get(coder.code(&weights, symbol)?) else { break };
        turn.step(step).map_err(|_| TURN)?;
    }
    game.check(&turn).map_err(|error| match error {
        PlayError::Turn(TurnError::Repetition { .. }) => PackedError::Illegal(game.next_label()),
        _ => TURN,
    })
}
