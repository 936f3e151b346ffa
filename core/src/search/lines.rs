//! The best lines of a search: those of the depth under way as far as they are found, and those of the depth before.

use core::mem;

use super::line;
use super::score::{WIN, WIN_THRESHOLD, win_in};
use super::search_move::SearchMove;
use super::{Line, Score};
use crate::board::Board;
use crate::game::Game;
use crate::position::Position;
use crate::position::step::Step;

/// A line whose first turn is legal in the game.
#[derive(Clone)]
pub(super) struct Found {
    depth: i16,
    pub(super) score: i32,
    /// Whether it is a win or a loss that no deeper search is going to change.
    proved: bool,
    turns: Vec<Vec<Step>>,
    /// The board at the end of the first turn: lines with the same one are the same.
    end: Board,
}

impl Found {
    /// A line of the tree from the root, if its first turn stands up to the rules.
    pub(super) fn in_tree(
        game: &Game,
        root: &Position,
        depth: i16,
        score: i32,
        actions: &[SearchMove],
    ) -> Option<Found> {
        let turns = line::turns(root, actions);
        let first = turns.first()?;
        let end = line::end(root, first)?;
        let proved = score.abs() > WIN_THRESHOLD && WIN - score.abs() <= i32::from(depth) / 4;
        line::is_legal(game, first).then_some(Found { depth, score, proved, turns, end })
    }

    /// Some legal turn of which nothing is known.
    pub(super) fn unsearched(root: &Position, turn: Vec<Step>) -> Option<Found> {
        let end = line::end(root, &turn)?;
        Some(Found { depth: 0, score: 0, proved: false, turns: vec![turn], end })
    }

    /// A legal turn that wins.
    pub(super) fn goal(root: &Position, turn: Vec<Step>) -> Option<Found> {
        let found = Found::unsearched(root, turn)?;
        Some(Found { score: win_in(1), proved: true, ..found })
    }

    /// The steps to play.
    pub(super) fn turn(&self) -> &[Step] {
        self.turns.first().map_or(&[], Vec::as_slice)
    }

    pub(super) fn told(&self) -> Line {
        Line { depth: self.depth as u8, score: Score::new(self.score), pv: self.turns.clone() }
    }
}

/// The lines of a search. Their first turns end in different positions.
pub(super) struct Lines {
    wanted: usize,
    /// Those that are done at the depth under way, best first; proved wins are from the beginning.
    done: Vec<Found>,
    /// The best so far of the line under way.
    current: Option<Found>,
    /// Those of the depth before, best first.
    before: Vec<Found>,
}

impl Lines {
    /// For so many lines, of which one is known: proved ones are done at every depth.
    pub(super) fn new(wanted: usize, known: Option<Found>) -> Lines {
        let (done, before) = known.into_iter().partition(|found| found.proved);
        Lines { wanted, done, current: None, before }
    }

    /// What is known, best first. A line that is not yet done at the depth under way is that of the depth before, and
    /// comes after those that are done. Only of the first one, which is the answer, the best so far is taken.
    pub(super) fn all(&self) -> impl Iterator<Item = &Found> {
        let current = self.current.as_ref().filter(|_| self.done.is_empty());
        let new = move || self.done.iter().chain(current);
        let old = self.before.iter().filter(move |old| {
            // What was there before anything was searched is no line beside others.
            new().next().is_none() || (old.depth > 0 && new().all(|new| new.end != old.end))
        });
        new().chain(old).take(self.wanted)
    }

    /// Where the turns of the lines end that are done at the depth under way.
    pub(super) fn ends(&self) -> impl Iterator<Item = &Board> {
        self.done.iter().map(|found| &found.end)
    }

    /// The line under way is worth so much by now; what it is is asked for if that is news.
    pub(super) fn improve(&mut self, score: i32, found: impl FnOnce() -> Option<Found>) {
        if self.current.as_ref().is_none_or(|current| current.score != score)
            && let Some(found) = found()
            && self.ends().all(|end| *end != found.end)
        {
            self.current = Some(found);
        }
    }

    /// Whether the line under way is the first one: the answer.
    pub(super) fn is_at_first(&self) -> bool {
        self.done.is_empty()
    }

    /// Where the turn of the line under way ends, as far as it is found.
    pub(super) fn current_end(&self) -> Option<&Board> {
        self.current.as_ref().map(|found| &found.end)
    }

    /// The line under way is done at its depth. False if no other one is to be looked for there.
    pub(super) fn finish(&mut self) -> bool {
        // Where all turns are known there is no other one.
        let Some(found) = self.current.take() else { return false };
        let place = self.done.partition_point(|done| done.score >= found.score);
        self.done.insert(place, found);
        self.done.len() < self.wanted
    }

    /// Whether nothing found at the depth under way is going to change.
    pub(super) fn are_proved(&self) -> bool {
        !self.done.is_empty() && self.done.iter().all(|found| found.proved)
    }

    /// A new depth begins.
    pub(super) fn deepen(&mut self, depth: i16) {
        if self.done.is_empty() {
            return;
        }
        self.before = mem::take(&mut self.done);
        let won = self.before.iter().filter(|found| found.proved && found.score > 0);
        self.done = won.map(|found| Found { depth, ..found.clone() }).collect();
    }

    /// What the line under way was worth at the depth before.
    pub(super) fn expected(&self) -> Option<i32> {
        self.before.get(self.done.len()).filter(|found| found.depth > 0).map(|found| found.score)
    }
}
