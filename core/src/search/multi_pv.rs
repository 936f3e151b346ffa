//! `MultiPV`: the best lines of a search, those of the current depth before those of the previous depth.

use core::mem;

use super::begun_turn::BegunTurn;
use super::error::SearchError;
use super::score::{WIN, WIN_THRESHOLD, win_in};
use super::search_move::SearchMove;
use super::turns;
use super::{PvLine, Score};
use crate::board::Board;
use crate::game::Game;
use crate::position::Position;
use crate::position::step::Step;

/// A line from the root. Its first turn is legal in the game.
#[derive(Clone)]
pub(super) struct RootLine {
    depth: i16,
    pub(super) score: i32,
    /// Whether the score is a win or a loss that no deeper search will change.
    is_proved: bool,
    turns: Vec<Vec<Step>>,
    /// The board at the end of the first turn. Two lines with the same board count as the same line.
    end: Board,
}

impl RootLine {
    /// A line of search moves; `None` if its first turn is illegal in the game.
    pub(super) fn from_moves(
        game: &Game,
        root: &Position,
        depth: i16,
        score: i32,
        moves: &[SearchMove],
    ) -> Option<RootLine> {
        let turns = turns::from_moves(root, moves);
        let first = turns.first()?;
        let end = turns::board_after(root, first)?;
        let is_proved = score.abs() > WIN_THRESHOLD && WIN - score.abs() <= i32::from(depth) / 4;
        turns::is_legal(game, first).then_some(RootLine { depth, score, is_proved, turns, end })
    }

    /// A legal turn that has not been searched.
    pub(super) fn unsearched(root: &Position, turn: Vec<Step>) -> Option<RootLine> {
        let end = turns::board_after(root, &turn)?;
        Some(RootLine { depth: 0, score: 0, is_proved: false, turns: vec![turn], end })
    }

    /// A legal turn that reaches goal.
    pub(super) fn goal(root: &Position, turn: Vec<Step>) -> Option<RootLine> {
        let line = RootLine::unsearched(root, turn)?;
        Some(RootLine { score: win_in(1), is_proved: true, ..line })
    }

    /// A line that is known before the search: a goal in this turn, or else any legal turn.
    ///
    /// # Errors
    /// No legal turn begins with the steps made. Without steps, a game that is not over has a legal turn.
    pub(super) fn known(game: &Game, root: &Position, begun: &BegunTurn) -> Result<RootLine, SearchError> {
        let goal = turns::goal_turn(game, begun).and_then(|turn| RootLine::goal(root, turn));
        let any = || RootLine::unsearched(root, turns::any_legal_turn(game, begun)?);
        let none = if begun.steps.is_empty() { SearchError::GameOver } else { SearchError::NoCompletion };
        goal.or_else(any).ok_or(none)
    }

    /// Whether the first turn is known to reach goal.
    pub(super) fn is_goal(&self) -> bool {
        self.is_proved && self.score == win_in(1)
    }

    /// The first turn, which is the one to play.
    pub(super) fn first_turn(&self) -> &[Step] {
        self.turns.first().map_or(&[], Vec::as_slice)
    }

    pub(super) fn to_pv_line(&self) -> PvLine {
        PvLine { depth: self.depth as u8, score: Score::new(self.score), pv: self.turns.clone() }
    }
}

/// The lines of a search. Their first turns end on different boards.
pub(super) struct MultiPv {
    /// The number of lines asked for.
    count: usize,
    /// The lines that are complete at the current depth, best first. Proved wins are complete at every depth.
    complete: Vec<RootLine>,
    /// The line being searched: the best one found so far in this iteration.
    current: Option<RootLine>,
    /// The lines of the previous depth, best first.
    previous: Vec<RootLine>,
}

impl MultiPv {
    /// For `count` lines, of which one may be known before the search.
    pub(super) fn new(count: usize, known: Option<RootLine>) -> MultiPv {
        let (complete, previous) = known.into_iter().partition(|line| line.is_proved);
        MultiPv { count, complete, current: None, previous }
    }

    /// The lines known so far, best first: those of the current depth, then those of the previous depth. The line
    /// being searched is among them only if it is the first one, which gives the answer.
    pub(super) fn lines(&self) -> impl Iterator<Item = &RootLine> {
        let current = self.current.as_ref().filter(|_| self.complete.is_empty());
        let new = move || self.complete.iter().chain(current);
        let old = self.previous.iter().filter(move |old| {
            // An unsearched turn is dropped as soon as there is another line.
            new().next().is_none() || (old.depth > 0 && new().all(|new| new.end != old.end))
        });
        new().chain(old).take(self.count)
    }

    /// The boards at the end of the first turns of the lines that are complete at the current depth.
    pub(super) fn complete_ends(&self) -> impl Iterator<Item = &Board> {
        self.complete.iter().map(|line| &line.end)
    }

    /// Updates the line being searched if its score has changed. Calls `line` only then.
    pub(super) fn update_current(&mut self, score: i32, line: impl FnOnce() -> Option<RootLine>) {
        if self.current.as_ref().is_none_or(|current| current.score != score)
            && let Some(line) = line()
            && self.complete_ends().all(|end| *end != line.end)
        {
            self.current = Some(line);
        }
    }

    /// Whether the line being searched is the first one, which gives the answer.
    pub(super) fn is_first_line(&self) -> bool {
        self.complete.is_empty()
    }

    /// The board at the end of the first turn of the line being searched, once there is one.
    pub(super) fn current_end(&self) -> Option<&Board> {
        self.current.as_ref().map(|line| &line.end)
    }

    /// Completes the line being searched. Returns false if no other line is left to search at this depth.
    pub(super) fn complete_line(&mut self) -> bool {
        // If the search found no line, every legal turn is already in another one.
        let Some(line) = self.current.take() else { return false };
        let index = self.complete.partition_point(|better| better.score >= line.score);
        self.complete.insert(index, line);
        self.complete.len() < self.count
    }

    /// Whether all lines of the current depth are proved wins or losses.
    pub(super) fn are_all_proved(&self) -> bool {
        !self.complete.is_empty() && self.complete.iter().all(|line| line.is_proved)
    }

    /// Starts the next depth. Proved wins are not searched again.
    pub(super) fn start_depth(&mut self, depth: i16) {
        if self.complete.is_empty() {
            return;
        }
        self.previous = mem::take(&mut self.complete);
        let wins = self.previous.iter().filter(|line| line.is_proved && line.score > 0);
        self.complete = wins.map(|line| RootLine { depth, ..line.clone() }).collect();
    }

    /// The score at the previous depth of the line being searched.
    pub(super) fn previous_score(&self) -> Option<i32> {
        self.previous.get(self.complete.len()).filter(|line| line.depth > 0).map(|line| line.score)
    }
}
