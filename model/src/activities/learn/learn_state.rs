//! The state of a list of exercises, and what follows from it.

use std::collections::BTreeSet;
use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::position::Position;
use ansa_core::{Board, Game, Piece, PlayedStep, Side, Square};

use super::exercise::{Attempt, Exercise};
use crate::activities::answer::{AnswerDraft, AnswerEvent, AnswerTask, Help};
use crate::activities::engine::{EngineFault, NODES_FOR_JUDGING, Request, RequestKind};
use crate::activities::paths::main_piece;
use crate::activities::verdict::TurnVerdict;
use crate::entry::PlyEntry;
use crate::keyed::keyed;

/// What happens to the exercise shown.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// The person looks for a turn.
    Asking,
    /// The engine judges the person's turn.
    Judging(Attempt),
    /// The engine could not judge the person's turn.
    NotJudged(Attempt, EngineFault),
    /// The person's turn is not good enough. Another one can be entered.
    Refused(Vec<PlayedStep>, TurnVerdict),
    /// The person's turn is good.
    Solved(Attempt),
    /// The best turn is shown.
    Shown(Solution),
}

/// How the engine expects the game to go on after the best turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Solution {
    /// The engine searches the position after it.
    Searching,
    /// The turns that follow; empty after the end of the game.
    Line(Vec<Vec<PlayedStep>>),
    /// The search has failed.
    Failed(EngineFault),
}

keyed! {
    /// How the person has answered an exercise.
    Answered {
        /// With a good turn, at the first try and without a hint.
        AtOnce = "at-once",
        /// With a good turn, after other tries or hints.
        Later = "later",
        /// The solution was shown.
        Shown = "shown",
        /// Not at all.
        Skipped = "skipped",
    }
}

/// A list of exercises, one of which is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct LearnState {
    pub(super) all: Vec<Rc<Exercise>>,
    /// The side whose mistakes are shown; `None` for both.
    pub side: Option<Side>,
    /// The exercises of that side.
    pub(super) chosen: Vec<Rc<Exercise>>,
    /// The answers so far. The exercise after them is shown, or the last of them as long as it is looked at.
    pub(super) answers: Vec<Answered>,
    /// The keys of the exercises whose first answer was reported.
    pub(super) reported: BTreeSet<String>,
    /// The index of the exercise shown; their number at the end.
    pub(super) at: usize,
    pub stage: Stage,
    pub help: Help,
    /// How many turns were refused.
    pub(super) tries: u32,
    pub(super) request: u32,
    pub draft: AnswerDraft,
}

impl LearnState {
    /// The exercises of one side, or of both; of both, too, if that side has none.
    pub fn new(all: Vec<Rc<Exercise>>, side: Option<Side>) -> LearnState {
        let side = side.filter(|&side| all.iter().any(|one| one.side() == side));
        let chosen: Vec<Rc<Exercise>> =
            all.iter().filter(|one| side.is_none_or(|side| one.side() == side)).cloned().collect();
        let mut state = LearnState {
            all,
            side,
            chosen,
            answers: Vec::new(),
            reported: BTreeSet::new(),
            at: 0,
            stage: Stage::Asking,
            help: Help::None,
            tries: 0,
            request: 0,
            draft: AnswerDraft::default(),
        };
        state.ask(0);
        state
    }

    /// Shows an exercise, or the end.
    pub(super) fn ask(&mut self, at: usize) {
        self.at = at;
        self.stage = Stage::Asking;
        self.help = Help::None;
        self.tries = 0;
        self.request = self.request.wrapping_add(1);
        self.reset_entry();
        self.draft.feedback_mut().report(AnswerEvent::Opened);
    }

    pub(super) fn reset_entry(&mut self) {
        self.draft.begin(match self.exercise() {
            Some(exercise) => PlyEntry::from_turn(exercise.position),
            None => PlyEntry::NONE,
        });
    }

    /// The exercise shown; `None` at the end.
    pub fn exercise(&self) -> Option<&Rc<Exercise>> {
        self.chosen.get(self.at)
    }

    /// The exercises of the chosen side, each with its answer if it has one.
    pub fn results(&self) -> impl Iterator<Item = (&Rc<Exercise>, Option<Answered>)> {
        let answers = self.answers.iter().copied().map(Some).chain(core::iter::repeat(None));
        self.chosen.iter().zip(answers)
    }

    /// The number of answered exercises.
    pub fn answered(&self) -> usize {
        self.answers.len()
    }

    /// The index of the exercise shown, from 0, and the number of all of the chosen side.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.chosen.len())
    }

    /// The number of exercises of a side, or of both.
    pub fn count(&self, side: Option<Side>) -> usize {
        self.all.iter().filter(|one| side.is_none_or(|side| one.side() == side)).count()
    }

    /// Whether a turn can be entered.
    pub fn can_enter(&self) -> bool {
        AnswerTask::can_enter(self)
    }

    /// Whether the exercise shown is answered.
    pub fn is_answered(&self) -> bool {
        AnswerTask::is_answered(self)
    }

    /// Whether the draft can end.
    pub fn can_end(&self) -> bool {
        let turn = self.draft.entry.turn().filter(|_| self.can_enter());
        turn.zip(self.exercise()).is_some_and(|(turn, exercise)| exercise.game.check(turn).is_ok())
    }

    /// What the engine is asked now: to search the position at the end of a game.
    pub fn awaited(&self) -> Option<Request> {
        self.searched_game()?;
        Some(Request { id: self.request, kind: RequestKind::Nodes(NODES_FOR_JUDGING) })
    }

    /// The game whose end the engine searches now.
    pub fn searched_game(&self) -> Option<Rc<Game>> {
        match &self.stage {
            Stage::Judging(attempt) => Some(attempt.game.clone()),
            Stage::Shown(Solution::Searching) => self.exercise()?.solved(),
            _ => None,
        }
    }

    /// The main piece of the best turn, once a hint was given.
    pub fn hinted(&self) -> Option<(Piece, Square)> {
        let exercise = self.exercise().filter(|_| self.help != Help::None)?;
        main_piece(&exercise.best, exercise.side())
    }

    /// The side whose home ranks are at the bottom: the one that has to find the turn, unless the board is flipped.
    pub fn bottom(&self) -> Side {
        let side = self.exercise().or(self.chosen.last()).map_or(Side::Gold, |exercise| exercise.side());
        self.draft.bottom(side)
    }

    /// The mode of the board.
    pub fn mode(&self) -> Mode {
        match self.stage {
            Stage::Asking | Stage::Refused(..) if self.exercise().is_some() => Mode::Turn,
            Stage::Judging(_) | Stage::NotJudged(..) => Mode::Computer,
            _ => Mode::Over,
        }
    }

    /// The position that the draft has reached.
    pub fn position(&self) -> Option<&Position> {
        self.draft.entry.position().filter(|_| self.can_enter())
    }

    /// The board with the draft, or with the turn that is judged or was good.
    pub fn board(&self) -> Board {
        let Some(exercise) = self.exercise().or(self.chosen.last()) else { return Board::EMPTY };
        match &self.stage {
            Stage::Judging(attempt) | Stage::NotJudged(attempt, _) | Stage::Solved(attempt) => {
                attempt.game.board()
            }
            Stage::Shown(_) => *exercise.position.board(),
            Stage::Asking | Stage::Refused(..) => self.draft.entry.board_on(*exercise.position.board()),
        }
    }
}
