//! The actions on a puzzle.

use ansa_board::BoardEvent;
use ansa_core::position::Position;
use ansa_core::position::turn::Turn;
use ansa_core::puzzle::{PuzzleAnswer, PuzzleFault, PuzzleTask, PuzzleVerdict, judge};
use ansa_core::{Bitboard, Square, Step};

use super::line::{LineMotion, SolutionLine};
use super::notice::{PuzzleEvent, PuzzleNotice};
use super::puzzle_state::{PuzzleHelp, PuzzleMistake, PuzzleStage, PuzzleState, made_of};
use crate::document::CursorMove;
use crate::entry::{EntryAction, PlyEntry};

/// An action on a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum PuzzleAction {
    /// Enters steps.
    Entry(EntryAction),
    /// Ends the turn, or has the squares judged.
    End,
    /// Judges the turn of [`PuzzleStage::Judging`].
    Judge,
    /// The Enter key was pressed. The square is the one with the keyboard focus, if any.
    Enter(Option<Square>),
    /// Deselects the selected piece, or else begins the answer anew.
    Escape,
    /// Begins the turn anew after a wrong one.
    Retry,
    /// Shows the next stage of the hint.
    Hint,
    /// Shows the solution.
    Solve,
    /// Goes along the solution.
    Line(CursorMove),
    /// Goes on to another puzzle.
    Next,
    /// Flips the board.
    Flip,
}

impl From<EntryAction> for PuzzleAction {
    fn from(action: EntryAction) -> PuzzleAction {
        PuzzleAction::Entry(action)
    }
}

impl From<BoardEvent> for PuzzleAction {
    fn from(event: BoardEvent) -> PuzzleAction {
        match event {
            BoardEvent::Enter(square) => PuzzleAction::Enter(Some(square)),
            event => PuzzleAction::Entry(EntryAction::Board(event)),
        }
    }
}

impl PuzzleState {
    /// Applies an action. One that is impossible at the moment changes nothing but the notice.
    pub(crate) fn apply(&mut self, action: impl Into<PuzzleAction>) {
        let action = action.into();
        // The page asks for the judgement, not the player: what is shown stays.
        if action != PuzzleAction::Judge {
            self.feedback.stop_motion();
            if action != PuzzleAction::Flip {
                self.feedback.clear_notice();
            }
        }
        match action {
            PuzzleAction::Entry(action) => self.enter(action),
            PuzzleAction::Enter(Some(square)) if self.can_enter() && self.entry.awaits_press() => {
                self.enter(EntryAction::Board(BoardEvent::Press(square)));
            }
            PuzzleAction::Enter(_) if self.is_answered() => self.is_left = true,
            PuzzleAction::Enter(_) if self.asks_to_retry() => self.retry(),
            PuzzleAction::End | PuzzleAction::Enter(_) => self.end(),
            PuzzleAction::Judge => {
                if self.stage == PuzzleStage::Judging {
                    self.judge_turn();
                }
            }
            PuzzleAction::Escape => self.escape(),
            PuzzleAction::Retry => {
                if self.asks_to_retry() {
                    self.retry();
                }
            }
            PuzzleAction::Hint => self.hint(),
            PuzzleAction::Solve => self.solve(),
            PuzzleAction::Line(to) => self.go(to),
            PuzzleAction::Next => self.is_left = true,
            PuzzleAction::Flip => {
                self.is_flipped = !self.is_flipped;
                self.feedback.report(PuzzleEvent::Flipped);
            }
        }
    }

    /// Whether a wrong turn is looked at.
    fn asks_to_retry(&self) -> bool {
        matches!(self.stage, PuzzleStage::Wrong(_)) && self.asks_for_turn() && self.has_help
    }

    fn enter(&mut self, action: EntryAction) {
        let presses = matches!(action, EntryAction::Board(BoardEvent::Press(_) | BoardEvent::MoveAlong(_)));
        if self.asks_to_retry() && (presses || matches!(action, EntryAction::Undo | EntryAction::Reset)) {
            return self.retry();
        }
        if !self.can_enter() {
            if presses {
                self.feedback.notify(PuzzleNotice::NothingToEnter);
            }
            return;
        }
        if !self.asks_for_turn() {
            match action {
                EntryAction::Board(BoardEvent::Press(square) | BoardEvent::Select(square)) => {
                    self.mark(square);
                }
                EntryAction::Reset => self.marked = Bitboard::EMPTY,
                _ => {}
            }
            return;
        }
        self.feedback.take(self.entry.apply(action), PuzzleEvent::Entry, PuzzleNotice::Entry);
    }

    /// Marks a square, or removes its mark.
    fn mark(&mut self, square: Square) {
        self.stage = PuzzleStage::Asking;
        self.marked ^= Bitboard::of(square);
        let count = self.marked.count();
        self.feedback.report(if self.marked.contains(square) {
            PuzzleEvent::Marked(square, count)
        } else {
            PuzzleEvent::Unmarked(square, count)
        });
    }

    fn escape(&mut self) {
        if self.asks_to_retry() {
            self.retry();
        } else if self.can_enter() && self.entry.selection().is_some() {
            self.enter(EntryAction::Board(BoardEvent::Deselect));
        } else if self.can_enter() {
            self.marked = Bitboard::EMPTY;
            self.reset_entry();
        }
    }

    fn retry(&mut self) {
        self.stage = PuzzleStage::Asking;
        self.reset_entry();
        self.feedback.report(PuzzleEvent::Opened);
    }

    /// Judges the answer. If a typed step is illegal, nothing happens, because the field shows the error.
    fn end(&mut self) {
        if !self.can_enter() {
            return;
        }
        if !self.asks_for_turn() {
            return self.judge_marks();
        }
        match self.entry.typed() {
            Some(typed) if typed.error.is_some() => return,
            Some(_) => self.enter(EntryAction::PlayTyped),
            None => {}
        }
        self.entry.deselect();
        let Some(turn) = self.entry.turn().filter(|turn| turn.steps().len() > 0) else {
            return self.feedback.notify(PuzzleNotice::NothingEntered);
        };
        if let Err(error) = self.game().check(turn) {
            return self.feedback.notify(PuzzleNotice::Refused(error));
        }
        if self.task != PuzzleTask::GoalInTwo {
            return self.judge_turn();
        }
        // All replies are tried, unless it is the turn of the solution, which has a reply.
        let end = turn.finish().ok().map(|turn| *turn.end());
        match self.known_reply().filter(|(first, _)| Some(*first) == end) {
            Some((_, reply)) => self.goes_on(&reply),
            None => self.stage = PuzzleStage::Judging,
        }
    }

    /// The end of the first turn of the solution, and the reply to it.
    fn known_reply(&self) -> Option<(Position, Turn)> {
        let PuzzleAnswer::Turns(turns) = self.puzzle().answer() else { return None };
        Some((*turns.first()?.end(), turns.get(1)?.clone()))
    }

    fn judge_marks(&mut self) {
        if self.marked.is_empty() {
            return self.feedback.notify(PuzzleNotice::NothingEntered);
        }
        let Some(verdict) = self.puzzle().judge_squares(self.marked) else { return };
        if verdict.is_solved() {
            self.solved();
        } else {
            self.wrong(PuzzleMistake::Squares(verdict.missing.count(), verdict.wrong));
        }
    }

    fn judge_turn(&mut self) {
        let steps: Vec<Step> = self.entry.steps().iter().map(|played| played.step).collect();
        match judge(&self.at, self.task, &steps) {
            Ok(PuzzleVerdict::Solved) => self.solved(),
            Ok(PuzzleVerdict::Continues { reply }) => self.goes_on(&reply),
            Ok(PuzzleVerdict::Wrong(fault)) => {
                let reply = self.reply_to_draft(fault);
                self.wrong(PuzzleMistake::Turn(fault, reply));
            }
            // The game has checked the turn, and the file the task.
            Err(_) => {
                self.stage = PuzzleStage::Asking;
                self.feedback.notify(PuzzleNotice::NothingEntered);
            }
        }
    }

    /// The opponent's reply that shows a fault.
    fn reply_to_draft(&self, fault: PuzzleFault) -> Vec<ansa_core::PlayedStep> {
        let line = match fault {
            PuzzleFault::GoalStopped { reply } => reply,
            PuzzleFault::OpponentGoals { line } => line,
            PuzzleFault::PieceExposed(threat) => threat.line,
            _ => return Vec::new(),
        };
        let end = self.entry.turn().and_then(|turn| turn.finish().ok());
        end.map_or(Vec::new(), |turn| made_of(turn.end(), line.steps()))
    }

    fn solved(&mut self) {
        self.is_solved.get_or_insert(true);
        self.stage = PuzzleStage::Solved;
    }

    fn wrong(&mut self, mistake: PuzzleMistake) {
        self.is_solved.get_or_insert(false);
        self.stage = PuzzleStage::Wrong(mistake);
    }

    /// The opponent replies, and the next turn is asked for.
    fn goes_on(&mut self, reply: &Turn) {
        self.at = *reply.end();
        self.task = PuzzleTask::GoalInOne;
        self.stage = PuzzleStage::Asking;
        self.help = PuzzleHelp::None;
        self.entry = PlyEntry::of_turn(self.at);
        self.feedback.animate(reply.steps().iter().map(|played| played.step));
        self.feedback.report(PuzzleEvent::Replied(reply.steps().to_vec()));
    }

    fn hint(&mut self) {
        if !self.has_help || !self.can_enter() {
            return;
        }
        // With a hint it is not solved alone.
        self.is_solved.get_or_insert(false);
        self.stage = PuzzleStage::Asking;
        self.help = if self.help == PuzzleHelp::None { PuzzleHelp::Some } else { PuzzleHelp::Much };
        if let Some(squares) = self.answer_squares() {
            if self.help == PuzzleHelp::Much {
                self.marked &= squares;
            }
            return;
        }
        // A hint is for a whole turn.
        self.reset_entry();
        let event = match (self.help, self.hinted()) {
            (PuzzleHelp::Some, Some((piece, square))) => PuzzleEvent::Hinted(piece, square),
            _ => PuzzleEvent::Shown(self.hint_turn()),
        };
        self.feedback.report(event);
    }

    fn solve(&mut self) {
        if !self.has_help || self.stage == PuzzleStage::Shown {
            return;
        }
        self.is_solved.get_or_insert(false);
        self.stage = PuzzleStage::Shown;
        if let Some(squares) = self.answer_squares() {
            self.marked = squares;
        }
        self.line = SolutionLine::of(self.puzzle());
        self.report_line();
    }

    fn go(&mut self, to: CursorMove) {
        let Some(line) = &mut self.line else { return };
        match line.go(to) {
            LineMotion::None => {}
            LineMotion::Forward(step) => self.feedback.animate([step]),
            LineMotion::Backward(step) => self.feedback.animate_back([step]),
        }
        self.report_line();
    }

    fn report_line(&mut self) {
        if let Some(line) = &self.line {
            let (at, all) = line.progress();
            let event = PuzzleEvent::Line(at, all, line.last());
            self.feedback.report(event);
        }
    }
}
