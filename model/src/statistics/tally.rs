//! Results counted, with an honest interval of the score.

use ansa_core::Side;
use ansa_core::position::outcome::{Outcome, Reason};
use serde::{Deserialize, Serialize};

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_963_984_540_054;
/// The fewest games with an interval: that of fewer says nothing.
const FEWEST: u32 = 5;

/// How games ended for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    pub wins: u32,
    pub losses: u32,
    /// Draws by the rules before 2008-07-01.
    pub draws: u32,
    /// Games that have not ended.
    pub open: u32,
}

/// How a game ended for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SideResult {
    Won,
    Lost,
    Drawn,
    Open,
}

impl SideResult {
    /// The result of a game with this end; `None` while it goes on. The only draw of the rules is the one without rabbits:
    /// whoever left no winner by another end did not finish the game.
    pub(super) fn of(outcome: Option<Outcome>, side: Side) -> SideResult {
        match outcome {
            Some(Outcome { winner: Some(winner), .. }) if winner == side => SideResult::Won,
            Some(Outcome { winner: Some(_), .. }) => SideResult::Lost,
            Some(Outcome { winner: None, reason: Reason::NoRabbits }) => SideResult::Drawn,
            Some(Outcome { winner: None, .. }) | None => SideResult::Open,
        }
    }
}

impl Tally {
    pub(super) fn add(&mut self, result: SideResult) {
        let count = match result {
            SideResult::Won => &mut self.wins,
            SideResult::Lost => &mut self.losses,
            SideResult::Drawn => &mut self.draws,
            SideResult::Open => &mut self.open,
        };
        *count = count.saturating_add(1);
    }

    pub const fn games(self) -> u32 {
        self.decided().saturating_add(self.open)
    }

    /// The games that have ended.
    pub const fn decided(self) -> u32 {
        self.wins.saturating_add(self.losses).saturating_add(self.draws)
    }

    /// The score, from 0 to 1: a draw counts as half; `None` without an ended game.
    pub fn score(self) -> Option<f64> {
        let decided = f64::from(self.decided());
        (decided > 0.0).then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / decided)
    }

    /// Between which scores, from 0 to 1, the true one is with 95 % confidence; `None` below five ended games.
    ///
    /// This is the interval of E. B. Wilson, “Probable inference, the law of succession, and statistical inference”,
    /// Journal of the American Statistical Association 22 (1927), pages 209 to 212. For the score p of n games, its
    /// bounds are (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n). Unlike p ± z·√(p(1 − p)/n), it is right for few
    /// games and for scores near 0 and 1. A draw varies less than a win or a loss, so with draws it is a little too wide.
    pub fn interval(self) -> Option<(f64, f64)> {
        if self.decided() < FEWEST {
            return None;
        }
        let (score, games) = (self.score()?, f64::from(self.decided()));
        let square = Z * Z / games;
        let middle = score + square / 2.0;
        let spread = Z * (score * (1.0 - score) / games + square / (4.0 * games)).sqrt();
        let bound = |sum: f64| (sum / (1.0 + square)).clamp(0.0, 1.0);
        Some((bound(middle - spread), bound(middle + spread)))
    }
}
