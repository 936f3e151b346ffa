//! The numbers of many games.

use std::collections::BTreeMap;

use ansa_core::position::outcome::Reason;
use ansa_core::{Level, Role, Side};
use serde::{Deserialize, Serialize};

use super::causes::{CauseCount, CauseKind, MistakeExample};
use super::facts::{GameSource, STAGES, StageTime};
use super::filter::{Passed, Passing};
use super::heading::GamePace;
use super::practised::PractisedMistake;
use super::row::GameRow;
use super::tally::{SideResult, Tally};

/// The kinds of ends, in the order in which they are shown.
pub const REASONS: [Reason; 11] = [
    Reason::Goal,
    Reason::Elimination,
    Reason::Immobilisation,
    Reason::Resignation,
    Reason::Time,
    Reason::Score,
    Reason::Forfeit,
    Reason::Abandoned,
    Reason::Illegal,
    Reason::Repetition,
    Reason::NoRabbits,
];
/// How many turns a bar of the lengths has.
pub const LENGTH_STEP: usize = 20;
/// From how many turns on games are counted together.
const LONGEST: usize = 240;
/// The most captures of a side that are told apart.
const MAX_CAPTURES: usize = 16;
/// The width of a group of differences between ratings.
pub const RATING_STEP: usize = 100;
/// The groups of these differences. The last one has no end.
const RATING_GROUPS: usize = 6;

/// The time that a side used in a stage of all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TimeSum {
    pub turns: u64,
    /// In milliseconds.
    pub used: u64,
}

impl TimeSum {
    fn add(&mut self, time: StageTime) {
        self.turns = self.turns.saturating_add(time.turns.into());
        self.used = self.used.saturating_add(time.used);
    }

    /// The time for a turn, in seconds; `None` if none is known.
    pub fn seconds(self) -> Option<f64> {
        (self.turns > 0).then(|| self.used as f64 / self.turns as f64 / 1000.0)
    }
}

/// Everything that is counted over games. A default value counts none.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Overview {
    /// Gold's results.
    pub gold: Tally,
    /// By [`REASONS`], the games that gold won, that silver won, and that nobody won.
    pub ends: [[u32; 3]; REASONS.len()],
    /// How many games have this many turns. Games with 240 turns or more are counted at 240.
    pub lengths: Vec<u32>,
    /// By side, in how many games it lost this many pieces.
    pub lost: [[u32; MAX_CAPTURES + 1]; 2],
    /// By side and [`Role::index`], how often its piece was the first that was captured.
    pub first_captured: [[u32; 6]; 2],
    /// Results of the side that made the first capture.
    pub first_capturer: Tally,
    /// In which turn the first capture was, as `lengths`.
    pub first_capture_turns: Vec<u32>,
    /// Results of the person, or of the player who is searched: as gold and as silver.
    pub subject: [Tally; 2],
    /// Results of the person by the computer's level, from level 1.
    pub levels: [Tally; Level::ALL.len()],
    /// Results of the player with the higher rating, by the difference in groups of [`RATING_STEP`].
    pub higher_rated: [Tally; RATING_GROUPS],
    pub paces: [u32; GamePace::ALL.len()],
    /// By side and stage of the game.
    pub times: [[TimeSum; STAGES.len()]; 2],
    /// The mistakes, by [`CauseKind::ALL`]: those of the person, or of both sides.
    pub causes: [CauseCount; CauseKind::ALL.len()],
    /// The games that the engine has analysed.
    pub analysed: u32,
    /// Those in which mistakes were found.
    pub studied: u32,
    /// The mistakes among them that are kept for practice and in none of the games.
    pub practised: u32,
    /// All games, whether they are counted or not.
    pub all: u32,
    /// How many games were played in an event, whatever event is counted.
    pub events: EventCounts,
    /// Among all games, those with both ratings, and those with a time control.
    pub all_rated: u32,
    pub all_timed: u32,
}

impl Overview {
    pub(super) fn add(&mut self, row: &GameRow, Passed { subject }: Passed) {
        let facts = &row.facts;
        let of = |side: Side| SideResult::of(facts.outcome, side);
        self.gold.add(of(Side::Gold));
        if let Some(outcome) = facts.outcome.filter(|_| of(Side::Gold) != SideResult::Open) {
            let winner = outcome.winner.map_or(2, Side::index);
            let reason = REASONS.iter().position(|&reason| reason == outcome.reason);
            increase(reason.and_then(|reason| self.ends.get_mut(reason)?.get_mut(winner)));
            increase_at(&mut self.lengths, usize::from(facts.turns));
            for side in Side::ALL {
                let lost = usize::from(facts.lost[side]).min(MAX_CAPTURES);
                increase(self.lost.get_mut(side.index()).and_then(|lost_by| lost_by.get_mut(lost)));
            }
        }
        if let Some(first) = facts.first_capture {
            let side = first.piece.side;
            let counts = self.first_captured.get_mut(side.index());
            increase(counts.and_then(|counts| counts.get_mut(first.piece.role.index())));
            // A piece that its own side loses is a gain of the other one, too.
            self.first_capturer.add(of(!side));
            increase_at(&mut self.first_capture_turns, usize::from(first.turn));
        }
        if let Some(tally) = subject.and_then(|side| self.subject.get_mut(side.index())) {
            tally.add(of(subject.unwrap_or(Side::Gold)));
        }
        if let GameSource::AgainstComputer { side, level } = facts.source
            && let Some(tally) =
                usize::from(level).checked_sub(1).and_then(|index| self.levels.get_mut(index))
        {
            tally.add(of(side));
        }
        if let Some(higher) = row.heading.higher_rated() {
            let group = (usize::from(higher.by) / RATING_STEP).min(RATING_GROUPS - 1);
            if let Some(tally) = self.higher_rated.get_mut(group) {
                tally.add(of(higher.side));
            }
        }
        increase(row.heading.pace.and_then(|pace| self.paces.get_mut(pace as usize)));
        for (sums, side) in self.times.iter_mut().zip(Side::ALL) {
            for (sum, time) in sums.iter_mut().zip(facts.times[side]) {
                sum.add(time);
            }
        }
        self.add_mistakes(row, subject);
    }

    fn add_mistakes(&mut self, row: &GameRow, subject: Option<Side>) {
        self.analysed = self.analysed.saturating_add(u32::from(row.is_analysed));
        let mut own = row
            .mistakes
            .iter()
            .filter(|mistake| subject.is_none_or(|side| side == mistake.place.side))
            .peekable();
        if own.peek().is_some() {
            self.studied = self.studied.saturating_add(1);
        }
        for mistake in own {
            let Some(count) = self.causes.get_mut(mistake.kind as usize) else { continue };
            let is_lost = SideResult::of(row.facts.outcome, mistake.place.side) == SideResult::Lost;
            count.mistakes = count.mistakes.saturating_add(1);
            if is_lost {
                count.in_lost_games = count.in_lost_games.saturating_add(1);
            }
            count.keep(MistakeExample { game: row.brief(Some(mistake.ply)), is_lost });
        }
    }

    /// Counts a mistake that is kept for practice.
    pub(super) fn add_practised(&mut self, mistake: &PractisedMistake) {
        if let Some(count) = self.causes.get_mut(mistake.kind as usize) {
            count.mistakes = count.mistakes.saturating_add(1);
            self.practised = self.practised.saturating_add(1);
        }
    }

    /// Counts what the filter offers by a game.
    pub(super) fn add_choices(&mut self, row: &GameRow, passing: Passing) {
        let heading = &row.heading;
        self.all = self.all.saturating_add(1);
        self.all_rated = self.all_rated.saturating_add(u32::from(heading.rating_range().is_some()));
        self.all_timed = self.all_timed.saturating_add(u32::from(heading.pace.is_some()));
        if let Some(event) = heading.event.as_deref().filter(|_| passing.in_any_event) {
            self.events.add(event);
        }
    }

    pub fn games(&self) -> u32 {
        self.gold.games()
    }

    /// The games by length, in groups of [`LENGTH_STEP`] turns; the last group has no end.
    pub fn length_groups(&self) -> Vec<u32> {
        groups(&self.lengths)
    }

    /// The first captures by turn, in the same groups.
    pub fn first_capture_groups(&self) -> Vec<u32> {
        groups(&self.first_capture_turns)
    }

    /// The turns that half of the games do not exceed; `None` without a game that has ended.
    pub fn median_length(&self) -> Option<usize> {
        median(&self.lengths)
    }

    /// The turn that half of the first captures do not come after; `None` without a capture.
    pub fn median_first_capture(&self) -> Option<usize> {
        median(&self.first_capture_turns)
    }

    /// How often pieces of this role and side were captured first.
    pub fn first_captures_of(&self, side: Side, role: Role) -> u32 {
        let counts = self.first_captured.get(side.index());
        counts.and_then(|counts| counts.get(role.index())).copied().unwrap_or(0)
    }
}

fn increase(count: Option<&mut u32>) {
    if let Some(count) = count {
        *count = count.saturating_add(1);
    }
}

fn increase_at(counts: &mut Vec<u32>, index: usize) {
    let index = index.min(LONGEST);
    if counts.len() <= index {
        counts.resize(index + 1, 0);
    }
    increase(counts.get_mut(index));
}

fn groups(counts: &[u32]) -> Vec<u32> {
    counts
        .chunks(LENGTH_STEP)
        .map(|group| group.iter().fold(0, |sum: u32, &count| sum.saturating_add(count)))
        .collect()
}

fn median(counts: &[u32]) -> Option<usize> {
    let all: u64 = counts.iter().copied().map(u64::from).sum();
    let mut sum = 0;
    counts.iter().position(|&count| {
        sum += u64::from(count);
        all > 0 && sum * 2 >= all
    })
}

/// The most events that are told.
const MOST: usize = 50;

/// The number of games by event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventCounts(BTreeMap<Box<str>, u32>);

impl EventCounts {
    pub(super) fn add(&mut self, event: &str) {
        match self.0.get_mut(event) {
            Some(count) => *count = count.saturating_add(1),
            None => {
                self.0.insert(event.into(), 1);
            }
        }
    }

    /// Only the 50 events with the most games.
    #[must_use]
    pub(super) fn largest(self) -> EventCounts {
        let mut all: Vec<(Box<str>, u32)> = self.0.into_iter().collect();
        all.sort_by_key(|&(_, games)| core::cmp::Reverse(games));
        all.truncate(MOST);
        EventCounts(all.into_iter().collect())
    }

    /// The events, those with the most games first.
    pub fn sorted(&self) -> Vec<(&str, u32)> {
        let mut all: Vec<(&str, u32)> = self.0.iter().map(|(event, &games)| (&**event, games)).collect();
        all.sort_by_key(|&(_, games)| core::cmp::Reverse(games));
        all
    }
}
