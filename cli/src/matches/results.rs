//! The results of a match, and its report.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ansa_core::Side;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_tournament::elo;

use super::referee::EngineUsage;
use super::statistics::{Pentanomial, Sprt, SprtState};

/// The first engine's score of a game, in half points.
pub(super) fn half_points(one: Side, winner: Option<Side>) -> usize {
    match winner {
        None => 1,
        Some(winner) if winner == one => 2,
        Some(_) => 0,
    }
}

/// The side of the first engine in the game with this number: gold in the first game of a pair.
pub(super) const fn side_of_one(number: u64) -> Side {
    if number.is_multiple_of(2) { Side::Gold } else { Side::Silver }
}

/// All results.
///
/// Pairs count in the order of their numbers: a pair counts when all pairs before it have ended. So the result does not
/// depend on the number of jobs, and short games have no advantage.
#[derive(Default)]
pub(super) struct MatchResults {
    /// Half points of the games that have ended but do not count yet.
    waiting: BTreeMap<u64, usize>,
    /// Games of pairs that count: lost, drawn, won.
    games: [u64; 3],
    pub(super) pairs: Pentanomial,
}

impl MatchResults {
    /// Adds the result of a game.
    pub(super) fn add(&mut self, number: u64, half_points: usize) {
        self.waiting.insert(number, half_points);
    }

    /// Counts the next pair if both of its games have ended. Returns its half points.
    pub(super) fn count_next(&mut self) -> Option<usize> {
        let first = self.pairs.count() * 2;
        let pair = [*self.waiting.get(&first)?, *self.waiting.get(&(first + 1))?];
        for (number, half_points) in (first..).zip(pair) {
            self.waiting.remove(&number);
            self.games[half_points] += 1;
        }
        self.pairs.add(pair[0] + pair[1]);
        Some(pair[0] + pair[1])
    }

    /// `won 3, lost 1, drawn 0; score 0.750 ± 0.250; Elo +191 (95%: -108 to +inf)`.
    pub(super) fn describe(&self, sprt: Option<&Sprt>) -> String {
        let [lost, drawn, won] = self.games;
        let mut text = format!("won {won}, lost {lost}, drawn {drawn}");
        if let Some(score) = self.pairs.score() {
            let (low, high) = score.bounds();
            let error = if score.error.is_finite() { format!("{:.4}", score.error) } else { "?".to_owned() };
            let _ = write!(text, "; score {:.4} ± {error}; Elo {:+.1}", score.mean, elo(score.mean));
            // Without variance there is no confidence interval.
            if score.error.is_finite() && score.error > 0.0 {
                let _ = write!(text, " (95%: {:+.1} to {:+.1})", elo(low), elo(high));
            }
        }
        if let Some(sprt) = sprt {
            let (low, high) = sprt.bounds();
            let _ = write!(text, "; LLR {:+.3} ({low:+.2} to {high:+.2})", sprt.llr(self.pairs));
        }
        text
    }

    /// The state of the SPRT, as a sentence.
    pub(super) fn sprt_state(&self, sprt: &Sprt) -> String {
        let Sprt { elo0, elo1, .. } = sprt;
        match sprt.state(self.pairs) {
            SprtState::Continue => format!("SPRT: undecided between Elo {elo0} and {elo1}"),
            SprtState::AcceptH0 => format!("SPRT: Elo {elo0} accepted against {elo1}"),
            SprtState::AcceptH1 => format!("SPRT: Elo {elo1} accepted against {elo0}"),
        }
    }
}

/// The statistics of one engine over the games of this run.
#[derive(Default)]
pub(super) struct EngineStats {
    usage: EngineUsage,
    /// Games won and lost, by the letter of the reason.
    ends: BTreeMap<char, [u32; 2]>,
}

impl EngineStats {
    pub(super) fn add(&mut self, side: Side, outcome: Outcome, usage: EngineUsage) {
        self.usage.add(usage);
        if let Some(winner) = outcome.winner {
            self.ends.entry(outcome.reason.letter()).or_default()[usize::from(winner != side)] += 1;
        }
    }

    /// Whether a game was added.
    pub(super) fn has_played(&self) -> bool {
        self.usage.turns > 0 || !self.ends.is_empty()
    }

    /// Forfeits, ends of games, time usage and search statistics, on two lines.
    pub(super) fn describe(&self) -> String {
        let lost = |reason: Reason| self.ends.get(&reason.letter()).map_or(0, |ends| ends[1]);
        let mut text = format!(
            "  lost by illegal turns {}, on time {}, by crash or silence {}; ends",
            lost(Reason::Illegal),
            lost(Reason::Time),
            lost(Reason::Forfeit)
        );
        for (letter, [won, lost]) in &self.ends {
            let _ = write!(text, " {letter} +{won} -{lost}");
        }
        let EngineUsage { turns, all, longest, late, overshoot, most_overshoot, searches } = self.usage;
        let mean = |time: std::time::Duration, count: u32| time.as_secs_f64() / f64::from(count.max(1));
        let _ = write!(
            text,
            "\n  {turns} turns, {:.3} s on average, {:.3} s at most; {late} over the limit, by {:.3} s on average, {:.3} s at most",
            mean(all, turns),
            longest.as_secs_f64(),
            mean(overshoot, late),
            most_overshoot.as_secs_f64()
        );
        if let Some(searches) = searches.describe() {
            let _ = write!(text, "; {searches}");
        }
        text
    }
}

#[cfg(test)]
mod tests;
