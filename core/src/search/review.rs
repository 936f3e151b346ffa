//! What a played turn has lost, from what the engine sees before it and after it.

use super::Score;
use crate::Game;
use crate::game::Phase;
use crate::piece::Side;
use crate::position::step::Step;

/// In hundredths of a rabbit: what is worth more, a win in sight included, counts as this where losses are weighed.
pub const MOST: i32 = 2_000;

/// A score in hundredths of a rabbit, within the bounds of [`MOST`].
#[must_use]
pub fn worth(score: Score) -> i32 {
    match score {
        Score::CentiRabbits(score) => score.clamp(-MOST, MOST),
        Score::WinIn(_) => MOST,
        Score::LossIn(_) => -MOST,
    }
}

/// What a game that has been won is worth to a side.
#[must_use]
pub fn decided(game: &Game, side: Side) -> Option<i32> {
    let winner = game.outcome().and_then(|outcome| outcome.winner)?;
    Some(if winner == side { MOST } else { -MOST })
}

/// Whether two turns of the ply with this index come to the same.
#[must_use]
pub fn same_end(game: &Game, ply: usize, one: &[Step], other: &[Step]) -> bool {
    let Some(Phase::Turn(start)) = game.phase_at(ply) else { return false };
    let end = |steps: &[Step]| {
        let mut position = start;
        steps.iter().all(|&step| position.step(step).is_ok()).then(|| *position.board())
    };
    end(one).is_some() && end(one) == end(other)
}

/// What a turn has lost: the worth of the position before it to its side, less what the position after it is worth to the
/// same side. A turn that comes to the same as the engine's own has lost nothing, whatever is seen a turn later.
#[must_use]
pub fn loss(before: i32, after: i32, same_as_best: bool) -> i32 {
    if same_as_best { 0 } else { (before - after).max(0) }
}
