//! The state of a lesson, and what follows from it.

use ansa_board::Mode;
use ansa_core::game::Setup;
use ansa_core::position::Position;
use ansa_core::{Bitboard, Board, Game, Piece, PlayedStep, Side, Square};

use super::fault::LessonFault;
use super::judge::game_at;
use super::lesson_exercise::LessonExercise;
use super::lesson_name::LessonName;
use super::task::LessonTask;
use crate::activities::answer::{AnswerDraft, AnswerEvent, AnswerTask, Help};
use crate::entry::{PlyEntry, SetupAction};

/// What happens to the exercise shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LessonStage {
    /// The person looks for an answer.
    Asking,
    /// The last answer is wrong. Another one can be given.
    Wrong(LessonFault),
    /// The answer is right.
    Right,
    /// A right answer is shown.
    Shown,
}

/// A lesson, one exercise of which is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonState {
    pub name: LessonName,
    /// The index of the exercise shown; their number at the end.
    pub(super) at: usize,
    pub stage: LessonStage,
    pub help: Help,
    /// Whether a wrong answer was given to the exercise.
    pub(super) was_wrong: bool,
    /// The index of the turn that is chosen of two.
    pub chosen: Option<usize>,
    pub draft: AnswerDraft,
}

impl LessonState {
    /// A lesson at one of its exercises. An index past the end is the first.
    pub fn new(name: LessonName, at: usize) -> LessonState {
        let mut state = LessonState {
            name,
            at: 0,
            stage: LessonStage::Asking,
            help: Help::None,
            was_wrong: false,
            chosen: None,
            draft: AnswerDraft::default(),
        };
        state.ask(if at < name.exercises().len() { at } else { 0 });
        state
    }

    /// Shows an exercise, or the end. There, the answer to the last exercise stays on the board.
    pub(super) fn ask(&mut self, at: usize) {
        let keeps_answer = self.is_answered() && at == self.at + 1 && at == self.name.exercises().len();
        self.at = at;
        self.stage = LessonStage::Asking;
        self.help = Help::None;
        self.was_wrong = false;
        self.chosen = None;
        if !keeps_answer {
            self.draft.mark_only(Bitboard::EMPTY);
            self.reset_entry();
        }
        self.draft.feedback_mut().report(AnswerEvent::Opened);
    }

    pub(super) fn reset_entry(&mut self) {
        let entry = match self.exercise_on_board() {
            Some(exercise) => match exercise.task {
                LessonTask::Turn(_) => exercise.position().map_or(PlyEntry::NONE, PlyEntry::from_turn),
                LessonTask::Setup(_) => {
                    let mut entry = PlyEntry::of(&Game::new());
                    entry.apply(SetupAction::Copy(exercise.draft()).into());
                    entry
                }
                LessonTask::Squares(_) | LessonTask::Choice(..) => PlyEntry::NONE,
            },
            None => PlyEntry::NONE,
        };
        self.draft.begin(entry);
    }

    /// The exercise shown; `None` at the end.
    pub fn exercise(&self) -> Option<&'static LessonExercise> {
        self.name.exercises().get(self.at)
    }

    /// The exercise whose position is on the board: at the end, the last one.
    fn exercise_on_board(&self) -> Option<&'static LessonExercise> {
        self.exercise().or(self.name.exercises().last())
    }

    /// The index of the exercise shown, from 0, and the number of all.
    pub const fn progress(&self) -> (usize, usize) {
        (self.at, self.name.exercises().len())
    }

    /// Whether an answer can be entered.
    pub fn can_enter(&self) -> bool {
        AnswerTask::can_enter(self)
    }

    /// Whether the exercise shown is answered.
    pub fn is_answered(&self) -> bool {
        AnswerTask::is_answered(self)
    }

    /// Whether the answer can be judged.
    pub fn can_end(&self) -> bool {
        let Some(exercise) = self.exercise().filter(|_| self.can_enter()) else { return false };
        match exercise.task {
            LessonTask::Turn(_) => {
                let game = exercise.position().map(game_at);
                game.zip(self.draft.entry.turn()).is_some_and(|(game, turn)| game.check(turn).is_ok())
            }
            LessonTask::Setup(_) => {
                self.draft.entry.setup().is_some_and(|setup| Game::new().set_up(setup).is_ok())
            }
            LessonTask::Squares(_) => self.draft.marked.any(),
            LessonTask::Choice(..) => self.chosen.is_some(),
        }
    }

    /// The squares of the pieces that a hint marks: those that make the first steps of the known answer.
    pub fn hinted(&self) -> Option<Square> {
        let exercise = self.exercise().filter(|_| self.help != Help::None && self.can_enter())?;
        match exercise.task {
            LessonTask::Turn(_) => {
                let steps = exercise.steps(exercise.solution);
                let own = steps.iter().find(|played| played.piece.side == Side::Gold)?;
                Some(own.step.from)
            }
            _ => None,
        }
    }

    /// The squares where the known setup has another piece than the draft, once a hint points at them.
    pub(super) fn misplaced(&self) -> Bitboard {
        let exercise = self.exercise().filter(|_| self.help == Help::Much && self.can_enter());
        let Some(exercise) = exercise.filter(|exercise| matches!(exercise.task, LessonTask::Setup(_))) else {
            return Bitboard::EMPTY;
        };
        let board = self.board();
        let known = LessonExercise::setup(exercise.solution);
        let pieces = known.iter().flat_map(Setup::pieces);
        let is_other = |&&(square, piece): &&(Square, Piece)| board.piece_at(square) != Some(piece);
        pieces.filter(is_other).map(|&(square, _)| square).collect()
    }

    /// The side at the bottom of the board: gold, unless the board is flipped.
    pub const fn bottom(&self) -> Side {
        self.draft.bottom(Side::Gold)
    }

    /// The mode of the board.
    pub fn mode(&self) -> Mode {
        match self.exercise().filter(|_| self.can_enter()).map(|exercise| &exercise.task) {
            Some(LessonTask::Setup(_)) => Mode::Setup,
            Some(LessonTask::Turn(_) | LessonTask::Squares(_)) => Mode::Turn,
            Some(LessonTask::Choice(..)) | None => Mode::Over,
        }
    }

    /// The position that the draft has reached, as long as it can go on.
    pub fn position(&self) -> Option<&Position> {
        self.draft.entry.position().filter(|_| self.can_enter())
    }

    /// The board with the draft, or with the answer.
    pub fn board(&self) -> Board {
        let start = self.exercise_on_board().and_then(LessonExercise::position);
        self.draft.entry.board_on(start.map_or(Board::EMPTY, |position| *position.board()))
    }

    /// The steps of the draft or of the answer.
    pub fn steps(&self) -> Vec<PlayedStep> {
        self.draft.entry.steps()
    }
}
