//! The rows of all games, and the answers that need nothing else.

use std::collections::HashSet;
use std::rc::Rc;

use ansa_core::Side;

use super::brief::GameBrief;
use super::filter::GameFilter;
use super::overview::Overview;
use super::practised::PractisedMistakes;
use super::protocol::{CountAnswer, Question};
use super::row::{GameRow, ReadRow};
use super::search_result::SearchResult;
use super::setup_detail::DetailCounter;
use super::setup_list::SetupCounter;

/// The most games that are kept: about 300 MB.
pub(super) const MAX_GAMES: usize = 500_000;
/// How many games are counted at a time.
const CHUNK: usize = 10_000;

/// What is kept of all games.
#[derive(Debug, Default)]
pub struct GameTable {
    rows: Vec<GameRow>,
    /// The names of events, which many games share.
    events: HashSet<Rc<str>>,
    practised: PractisedMistakes,
    pub unread: u32,
    pub left_out: u32,
}

impl GameTable {
    /// Adds what was read of a game; `None` for a game that can't be read.
    pub fn add(&mut self, read: Option<ReadRow>) {
        match read {
            None => self.unread = self.unread.saturating_add(1),
            Some(_) if self.rows.len() >= MAX_GAMES => self.left_out = self.left_out.saturating_add(1),
            Some(ReadRow { mut row, .. }) => {
                row.heading.event = row.heading.event.map(|event| self.shared(event));
                self.rows.push(row);
            }
        }
    }

    /// The one copy of the name of an event.
    fn shared(&mut self, event: Rc<str>) -> Rc<str> {
        if let Some(known) = self.events.get(&event) {
            return known.clone();
        }
        self.events.insert(event.clone());
        event
    }

    /// Counts these mistakes, too, which are kept for practice; in their saved form.
    pub fn take_practised(&mut self, deck: &str) {
        self.practised.take(deck, &self.rows);
    }

    /// How many games it has.
    pub fn count(&self) -> u32 {
        u32::try_from(self.rows.len()).unwrap_or(u32::MAX)
    }

    /// The answer to a question; `None` if the games themselves must be read for it.
    pub fn answer(&self, question: &Question) -> Option<CountAnswer> {
        match question {
            Question::Overview(filter, _) => Some(CountAnswer::Overview(Box::new(self.overview(filter)))),
            Question::Setups(filter, side) => {
                let side = Side::from_letter(*side).unwrap_or(Side::Gold);
                Some(CountAnswer::Setups(self.setups(filter, side).list()))
            }
            Question::Setup(filter, side, key, turn) => {
                let side = Side::from_letter(*side).unwrap_or(Side::Gold);
                let mut counter = DetailCounter::new(*key, side, *turn);
                let words = filter.lowercase();
                let ready = filter.ready(&words);
                for row in &self.rows {
                    if let Some(passed) = ready.passes(row) {
                        counter.add(row, passed);
                    }
                }
                Some(CountAnswer::Setup(Box::new(counter.detail())))
            }
            Question::Games(filter) => {
                let words = filter.lowercase();
                let ready = filter.ready(&words);
                let mut result = SearchResult::default();
                for row in self.rows.iter().filter(|row| ready.passes(row).is_some()) {
                    result.add(|| GameBrief::of(row, None));
                }
                Some(CountAnswer::Games(result))
            }
            Question::Search(..) => None,
        }
    }

    fn overview(&self, filter: &GameFilter) -> Overview {
        let words = filter.lowercase();
        let ready = filter.ready(&words);
        let mut all = Overview::default();
        for rows in self.rows.chunks(CHUNK) {
            let mut part = Overview::default();
            for row in rows {
                let passing = ready.passes_as(row);
                part.add_choices(row, passing);
                if let Some(passed) = passing.passed {
                    part.add(row, passed);
                }
            }
            all.join(part);
        }
        self.practised.passing(filter).for_each(|mistake| all.add_practised(mistake));
        all.events = all.events.largest();
        all
    }

    fn setups(&self, filter: &GameFilter, side: Side) -> SetupCounter {
        let words = filter.lowercase();
        let ready = filter.ready(&words);
        let mut all = SetupCounter::default();
        for rows in self.rows.chunks(CHUNK) {
            let mut part = SetupCounter::default();
            for row in rows {
                if let Some(passed) = ready.passes(row) {
                    part.add(row, passed, side);
                }
            }
            all.join(part);
        }
        all
    }
}

/// Adds a game to the result of a search, if it passes the filter and has what is looked for.
pub fn add_found(result: &mut SearchResult, filter: &GameFilter, lowercase: &str, read: &ReadRow) {
    if let Some(plies) = read.found
        && filter.ready(lowercase).passes(&read.row).is_some()
    {
        result.add(|| GameBrief::of(&read.row, Some(plies)));
    }
}
