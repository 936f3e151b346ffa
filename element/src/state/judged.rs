//! A puzzle of a file: the rules judge what the person answers.

use ansa_board::{BoardEvent, TurnEntry};
use ansa_core::game::Ply;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::puzzle::{PuzzleAnswer, PuzzleFault, PuzzleTask, PuzzleVerdict, SquaresVerdict, judge};
use ansa_core::threats::{StepLine, goal_this_turn};
use ansa_core::{Bitboard, Game, Piece, PlayedStep, Position, Side, Square, Step};

use super::judged_puzzle::JudgedPuzzle;
use super::{By, ElementEvent, ElementState, PuzzleFailed, PuzzleSolved};
use crate::attributes::ElementMode;
use crate::text;

impl ElementState {
    /// Whether the person marks squares.
    pub(crate) fn is_marking(&self) -> bool {
        let marks = self.judged.as_ref().is_some_and(|judged| !judged.task.theme().asks_for_turn());
        self.mode == ElementMode::Puzzle && marks && !self.solved && self.error.is_none()
    }

    /// Whether a turn waits to be judged.
    pub(crate) fn is_judging(&self) -> bool {
        self.judged.as_ref().is_some_and(|judged| judged.is_judging)
    }

    /// Whether the puzzle comes from a file, so that there is a hint.
    pub(crate) const fn is_judged(&self) -> bool {
        self.judged.is_some()
    }

    /// The name of the puzzle, if it is of a file.
    pub(crate) fn puzzle_name(&self) -> Option<String> {
        self.source.puzzle.as_ref().map(|puzzle| puzzle.id().to_string())
    }

    /// The number of wrong answers.
    pub(crate) const fn tries(&self) -> u32 {
        self.tries
    }

    /// The squares that the person has marked, by their names.
    pub(crate) fn marked(&self) -> Vec<String> {
        self.judged.as_ref().map(|judged| names(judged.marked)).unwrap_or_default()
    }

    /// The task in words, with what is left or marked.
    pub(crate) fn task_words(&self, left: u8) -> Option<String> {
        let JudgedPuzzle { task, .. } = self.judged.as_ref()?;
        Some(if task.theme().asks_for_turn() {
            text::puzzle::ask_turn(*task, self.game.side(), left)
        } else {
            text::puzzle::ask_squares(*task, self.game.side(), &self.marked())
        })
    }

    /// The marked squares for the board.
    pub(super) fn marked_squares(&self) -> Bitboard {
        self.judged.as_ref().map_or(Bitboard::EMPTY, |judged| judged.marked)
    }

    /// The square of the piece that the hint names.
    pub(super) fn hinted(&self) -> Option<Square> {
        let is_asked = self.judged.as_ref().is_some_and(|judged| judged.hints > 0) && self.is_entering();
        let is_fresh = self.entry.as_ref().is_some_and(|entry| entry.turn().steps().len() == 0);
        if is_asked && is_fresh { self.first_mover().map(|(_, square)| square) } else { None }
    }

    /// Handles an input on a board on which squares are marked.
    pub(super) fn on_marking(&mut self, event: &BoardEvent, events: &mut Vec<ElementEvent>) {
        match *event {
            BoardEvent::Select(square) | BoardEvent::Press(square) => {
                if let Some(judged) = &mut self.judged {
                    let own = Bitboard::from_square(square);
                    judged.marked = if judged.marked.contains(square) {
                        judged.marked - own
                    } else {
                        judged.marked | own
                    };
                }
                self.announcement = self.task_words(0).unwrap_or_default();
            }
            BoardEvent::Enter(_) => self.check_marks(events),
            _ => {}
        }
    }

    /// Judges the marked squares.
    pub(super) fn check_marks(&mut self, events: &mut Vec<ElementEvent>) {
        let (Some(puzzle), true) = (self.source.puzzle.clone(), self.is_marking()) else { return };
        let marked = self.marked_squares();
        let Some(verdict) = puzzle.judge_squares(marked) else { return };
        if verdict.is_solved() {
            self.solved = true;
            text::solved().clone_into(&mut self.notice);
            events.push(self.answered_with(None));
        } else {
            self.tries = self.tries.saturating_add(1);
            self.notice = text::puzzle::wrong_squares(
                &verdict.wrong.into_iter().collect::<Vec<_>>(),
                verdict.missing.count(),
            );
            events.push(ElementEvent::Failed(self.failed_squares(verdict)));
        }
    }

    fn failed_squares(&self, verdict: SquaresVerdict) -> PuzzleFailed {
        PuzzleFailed {
            turn: None,
            squares: Some(self.marked()),
            fault: "wrong-squares",
            message: self.notice.clone(),
            reply: None,
            wrong: names(verdict.wrong),
            missing: verdict.missing.count(),
        }
    }

    /// Judges the turn that the person has ended. A goal in two turns takes a moment, so that first it is shown that it is
    /// judged.
    pub(super) fn judge_turn(&mut self, turn: &TurnBuilder, events: &mut Vec<ElementEvent>) {
        match &mut self.judged {
            Some(judged) if judged.task == PuzzleTask::GoalInTwo => judged.is_judging = true,
            _ => self.judged_turn(turn, events),
        }
    }

    /// Judges the turn that waits for it.
    pub(super) fn judge_now(&mut self, events: &mut Vec<ElementEvent>) {
        let Some(judged) = self.judged.as_mut().filter(|judged| judged.is_judging) else { return };
        judged.is_judging = false;
        if let Some(turn) = self.entry.as_ref().map(|entry| entry.turn().clone()) {
            self.judged_turn(&turn, events);
        }
    }

    fn judged_turn(&mut self, turn: &TurnBuilder, events: &mut Vec<ElementEvent>) {
        let Some(task) = self.judged.as_ref().map(|judged| judged.task) else { return };
        let steps: Vec<Step> = turn.steps().map(|played| played.step).collect();
        let words: Vec<String> = turn.steps().map(ToString::to_string).collect();
        match judge(turn.start(), task, &steps) {
            Ok(PuzzleVerdict::Solved) => {
                self.play_turn(turn, events);
                self.solved = true;
                text::solved().clone_into(&mut self.notice);
                events.push(self.answered_with(Some(words.join(" "))));
                if self.game.outcome().is_some() {
                    events.push(ElementEvent::End(self.game.outcome()));
                }
            }
            Ok(PuzzleVerdict::Continues { reply }) => {
                self.play_turn(turn, events);
                self.reply(reply.steps(), events);
            }
            Ok(PuzzleVerdict::Wrong(fault)) => {
                self.tries = self.tries.saturating_add(1);
                let reply = reply_to(turn, &fault);
                self.notice = text::puzzle::fault(&fault, &reply);
                events.push(ElementEvent::Failed(PuzzleFailed {
                    turn: Some(words.join(" ")),
                    squares: None,
                    fault: fault_name(&fault),
                    message: self.notice.clone(),
                    reply: (!reply.is_empty()).then(|| written(&reply)),
                    wrong: Vec::new(),
                    missing: 0,
                }));
            }
            // The rules have let the turn end, and the task belongs to the position.
            Err(_) => {}
        }
    }

    /// Plays the reply, after which a goal is asked for.
    fn reply(&mut self, reply: &[PlayedStep], events: &mut Vec<ElementEvent>) {
        let mut game = Game::clone(&self.game);
        let steps: Vec<Step> = reply.iter().map(|played| played.step).collect();
        if game.play_steps(&steps).is_err() {
            return;
        }
        self.show_turn(game);
        if let Some(judged) = &mut self.judged {
            judged.task = PuzzleTask::GoalInOne;
        }
        self.entry = self.game.position().map(TurnEntry::new);
        self.notice = text::puzzle::replied(reply);
        let label = self.game.label(self.ply.saturating_sub(1));
        events.push(ElementEvent::Turn(label, written(reply), By::Engine));
        events.retain(|one| *one != ElementEvent::Ply);
        events.push(ElementEvent::Ply);
    }

    fn answered_with(&self, turn: Option<String>) -> ElementEvent {
        let squares = turn.is_none().then(|| self.marked());
        let hints = self.judged.as_ref().map_or(0, |judged| judged.hints);
        ElementEvent::Solved(PuzzleSolved { turn, squares, tries: self.tries, hints })
    }

    /// Gives the next hint: the piece, then the first step; or the number of squares.
    pub(super) fn give_hint(&mut self) {
        let Some(puzzle) = self.source.puzzle.clone() else { return };
        let Some(judged) = self.judged.as_mut().filter(|_| !self.solved) else { return };
        judged.hints = judged.hints.saturating_add(1);
        let hints = judged.hints;
        if let PuzzleAnswer::Squares(squares) = puzzle.answer() {
            self.notice = text::puzzle::hint_count(squares.count());
            return;
        }
        let first = self.solution_turn().first().copied();
        self.notice = match (hints, self.first_mover(), first) {
            (1, Some((piece, square)), _) => text::puzzle::hint_piece((piece, square)),
            (_, _, Some(step)) => text::puzzle::hint_step(step),
            _ => return,
        };
    }

    /// Shows the answer: the squares, or the first turn and in words how it goes on.
    pub(super) fn show_answer(&mut self, events: &mut Vec<ElementEvent>) {
        let Some(puzzle) = self.source.puzzle.clone().filter(|_| !self.solved) else { return };
        let squares = match puzzle.answer() {
            PuzzleAnswer::Squares(squares) => Some(*squares),
            PuzzleAnswer::Turns(_) => None,
        };
        if let (Some(squares), Some(judged)) = (squares, &mut self.judged) {
            judged.marked = squares;
            self.solved = true;
            text::shown().clone_into(&mut self.notice);
            return;
        }
        let steps: Vec<Step> = self.solution_turn().iter().map(|played| played.step).collect();
        let mut game = Game::clone(&self.game);
        let is_first = game.plies().is_empty();
        if steps.is_empty() || game.play_steps(&steps).is_err() {
            return;
        }
        let rest: Vec<Vec<PlayedStep>> = match puzzle.answer() {
            PuzzleAnswer::Turns(turns) if is_first => {
                turns.iter().skip(1).map(|turn| turn.steps().to_vec()).collect()
            }
            _ => Vec::new(),
        };
        self.solved = true;
        self.entry = None;
        self.show_turn(game);
        self.notice = text::puzzle::shown(&rest);
        events.push(ElementEvent::Ply);
    }

    /// The turn that solves what is asked now: that of the file, or after the reply a shortest goal.
    fn solution_turn(&self) -> Vec<PlayedStep> {
        let Some(puzzle) = &self.source.puzzle else { return Vec::new() };
        match self.game.position() {
            Some(at) if self.game.plies().iter().any(|ply| matches!(ply, Ply::Turn(_))) => {
                goal_this_turn(&at).map(|line| made_of(&at, &line)).unwrap_or_default()
            }
            _ => puzzle.first_turn().map_or(Vec::new(), |turn| turn.steps().to_vec()),
        }
    }

    /// The piece of the person's side that moves first in the solution, on its square before the turn.
    fn first_mover(&self) -> Option<(Piece, Square)> {
        let side: Side = self.game.side();
        let turn = self.solution_turn();
        turn.iter().find(|played| played.piece.side == side).map(|played| (played.piece, played.step.from))
    }
}

/// The names of squares.
fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// Steps in the notation of records.
fn written(steps: &[PlayedStep]) -> String {
    steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The line that shows a fault, after the turn that has it.
fn reply_to(turn: &TurnBuilder, fault: &PuzzleFault) -> Vec<PlayedStep> {
    let line = match fault {
        PuzzleFault::GoalStopped { reply } => reply,
        PuzzleFault::OpponentGoals { line } => line,
        PuzzleFault::PieceExposed(threat) => &threat.line,
        _ => return Vec::new(),
    };
    turn.finish().map(|turn| made_of(turn.end(), line)).unwrap_or_default()
}

/// The steps of a line, played.
fn made_of(at: &Position, line: &StepLine) -> Vec<PlayedStep> {
    let mut after = *at;
    line.steps().iter().map_while(|&step| after.step(step).ok()).collect()
}

/// The name of a fault for programs, one of `PuzzleFaultCode` in `arimaa-board.d.ts`.
const fn fault_name(fault: &PuzzleFault) -> &'static str {
    match fault {
        PuzzleFault::Loses { .. } => "loses",
        PuzzleFault::NoGoal => "no-goal",
        PuzzleFault::GoalStopped { .. } => "goal-stopped",
        PuzzleFault::OpponentGoals { .. } => "opponent-goals",
        PuzzleFault::NotCaptured { .. } => "not-captured",
        PuzzleFault::PieceLost { .. } => "piece-lost",
        PuzzleFault::PieceExposed(_) => "piece-exposed",
        PuzzleFault::NotHeld { .. } => "not-held",
    }
}
