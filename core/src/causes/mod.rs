//! Why a turn was a mistake, as far as the rules can prove it.
//!
//! [`causes`] compares a played turn with a better one, for example the engine's, and lists what the played turn
//! missed, lost or allowed. There is no search beyond the next turn and no evaluation: every [`Cause`] is a fact that
//! anyone can check on the board.
//!
//! The better turn proves that there was an alternative. Letting the opponent capture a piece is not a mistake if no
//! turn could prevent it, so a cause like that is reported only if the better turn does prevent it. Without a better
//! turn, only the causes that need no such proof are reported. The functions don't check that the better turn really is
//! better, but if it loses at once, it proves nothing and is ignored.
//!
//! Repetition can't be checked without the game. A turn that is legal here may be an illegal third repetition in a
//! game, and a turn that wins because every reply would be one does not count as a win. Lines to goal, captures and
//! eliminations are never repetitions. The rules are those in force since 2008-07.
//!
//! ```
//! use ansa_core::causes::{Cause, causes};
//! use ansa_core::notation::PositionText;
//! use ansa_core::{Direction, Reason, Step};
//!
//! let text: PositionText = "
//!     2g
//!      +-----------------+
//!     8|                 |
//!     7|     R           |
//!     6|     x     x     |
//!     5|             r   |
//!     4|                 |
//!     3|     x     x     |
//!     2| E               |
//!     1|                 |
//!      +-----------------+
//!        a b c d e f g h
//! "
//! .parse()?;
//! let start = text.to_builder().build()?;
//! let played = [Step { from: "a2".parse()?, direction: Direction::North }];
//! let found = causes(&start, &played, None)?;
//! let [Cause::WinMissed { reason: Reason::Goal, line }] = found[..] else { panic!("{found:?}") };
//! assert_eq!(line.to_string(), "c7n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cause;
mod comparison;
mod error;
mod hostage;
mod sentence;
mod shorter;
mod threat;
mod tracked_turn;

pub use cause::Cause;
pub use error::CauseError;
pub(crate) use hostage::hostage_on;
pub use hostage::{Hostage, hostages};
pub(crate) use shorter::shortest_line;
pub use threat::{Threat, strongest_threat};

use crate::position::outcome::{Reason, goal_or_elimination};
use crate::position::rule_set::RuleSet;
use crate::position::step::Step;
use crate::position::{Position, STEPS_PER_TURN};
use crate::threats::goal_this_turn;
use comparison::Comparison;
use tracked_turn::TrackedTurn;

/// Why a played turn was a mistake, most serious cause first.
///
/// A goal is more serious than a capture, and capturing a stronger piece is more serious than capturing a weaker one. A
/// winning turn has no causes. If the better turn leads to the same board as the played turn, it proves nothing.
///
/// # Errors
/// The position is not at the start of a turn, the game is over, or a turn is illegal.
pub fn causes(start: &Position, played: &[Step], better: Option<&[Step]>) -> Result<Vec<Cause>, CauseError> {
    if start.steps_left() != STEPS_PER_TURN {
        return Err(CauseError::MidTurn);
    }
    if let Some(outcome) = goal_or_elimination(start.board(), !start.side(), RuleSet::CURRENT) {
        return Err(CauseError::Over(outcome));
    }
    let played = TrackedTurn::new(start, played).map_err(CauseError::Played)?;
    let better =
        better.map(|steps| TrackedTurn::new(start, steps)).transpose().map_err(CauseError::Better)?;
    if played.is_won_by(start.side()) {
        return Ok(Vec::new());
    }
    let better = better.filter(|better| better.end.board() != played.end.board());
    let mut found: Vec<Cause> = win_missed(start, better.as_ref()).into_iter().collect();
    let is_ignored = better.as_ref().is_some_and(|better| better.is_won_by(!start.side()));
    if let Some(outcome) = played.outcome {
        found.extend((!is_ignored).then_some(Cause::LostAtOnce { reason: outcome.reason }));
        return Ok(found);
    }
    if let Some(better) = better.filter(|_| !is_ignored) {
        found.extend(Comparison::new(start, &played, &better).causes());
    }
    let shorter = shortest_line(start, played.end.board(), played.line.steps().len() as u8 - 1);
    found.extend(shorter.map(|line| Cause::ShorterTurn { line }));
    // Equal ones stay in the order in which they were found.
    found.sort_by_key(Cause::order);
    Ok(found)
}

/// A win at once that the side could have had.
fn win_missed(start: &Position, better: Option<&TrackedTurn>) -> Option<Cause> {
    if let Some(line) = goal_this_turn(start) {
        return Some(Cause::WinMissed { reason: Reason::Goal, line });
    }
    let better = better.filter(|better| better.is_won_by(start.side()))?;
    Some(Cause::WinMissed { reason: better.outcome?.reason, line: better.line })
}
