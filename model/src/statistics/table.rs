//! The rows of all games, and the answers that need nothing else.

use std::collections::HashSet;
use std::rc::Rc;

use ansa_core::Side;

use super::filter::{GameFilter, Passed, ReadyFilter};
use super::openings::{OpeningCounter, Openings};
use super::overview::Overview;
use super::practised::PractisedMistakes;
use super::protocol::{CountAnswer, PassingGames, Question};
use super::row::{GameRow, ReadRow};
use super::search::SearchResult;
use super::setup_list::DetailCounter;
use super::setup_list::SetupCounter;
use crate::library::GameIds;

/// The most games that are kept: about 300 MB.
pub(super) const MAX_GAMES: usize = 500_000;

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

    pub fn count(&self) -> u32 {
        u32::try_from(self.rows.len()).unwrap_or(u32::MAX)
    }

    /// The answer to a question; `None` if the games themselves must be read for it.
    pub fn answer(&self, question: &Question) -> Option<CountAnswer> {
        match question {
            Question::Overview(filter, _) => Some(CountAnswer::Overview(Box::new(self.overview(filter)))),
            Question::Setups(filter, side) => {
                let side = Side::from_letter(*side).unwrap_or(Side::Gold);
                let mut counter = SetupCounter::default();
                self.each(filter, |row, passed| counter.add(row, passed, side));
                Some(CountAnswer::Setups(counter.list()))
            }
            Question::Setup(filter, side, key, turn) => {
                let side = Side::from_letter(*side).unwrap_or(Side::Gold);
                let mut counter = DetailCounter::new(*key, side, *turn);
                self.each(filter, |row, passed| counter.add(row, passed));
                Some(CountAnswer::Setup(Box::new(counter.detail())))
            }
            Question::Openings(filter, position) => {
                let Some(mut counter) = OpeningCounter::new(position) else {
                    return Some(CountAnswer::Openings(Openings::default()));
                };
                self.each(filter, |row, _| counter.add(row));
                Some(CountAnswer::Openings(counter.openings()))
            }
            Question::Games(filter) => {
                let mut result = SearchResult::default();
                self.each(filter, |row, _| result.add(|| row.brief(None)));
                Some(CountAnswer::Games(result))
            }
            Question::Passing(filter) => {
                let ready = filter.ready_for_list();
                let passing = self.rows.iter().filter(|row| ready.passes(row).is_some());
                let ids = GameIds::new(passing.map(|row| &*row.id));
                Some(CountAnswer::Passing(Box::new(PassingGames { filter: filter.clone(), ids })))
            }
            Question::Search(..) | Question::Tactics(..) => None,
        }
    }

    /// Hands on the games that pass a filter.
    fn each(&self, filter: &GameFilter, mut take: impl FnMut(&GameRow, Passed)) {
        let ready = filter.ready();
        for row in &self.rows {
            if let Some(passed) = ready.passes(row) {
                take(row, passed);
            }
        }
    }

    fn overview(&self, filter: &GameFilter) -> Overview {
        let (ready, mut all) = (filter.ready(), Overview::default());
        for row in &self.rows {
            let passing = ready.passes_as(row);
            all.add_choices(row, passing);
            if let Some(passed) = passing.passed {
                all.add(row, passed);
            }
        }
        self.practised.passing(filter).for_each(|mistake| all.add_practised(mistake));
        all.events = all.events.largest();
        all
    }
}

/// Adds a game to the result of a search, if it passes the filter and has what is looked for.
pub fn add_found(result: &mut SearchResult, filter: &ReadyFilter<'_>, read: &ReadRow) {
    if let Some(plies) = read.found
        && filter.passes(&read.row).is_some()
    {
        result.add(|| read.row.brief(Some(plies)));
    }
}
