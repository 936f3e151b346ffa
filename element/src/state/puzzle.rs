//! Puzzle: the person finds a turn or marks squares.
//!
//! The rules judge the answer to a puzzle of a file. The puzzle of a position or a record has solutions in an attribute,
//! or wants a win.

use ansa_board::text::made;
use ansa_board::{Arrow, BoardEvent, TurnEntry};
use ansa_core::position::turn::{Turn, TurnBuilder};
use ansa_core::puzzle::{PuzzleAnswer, PuzzleFault, PuzzleTask};
use ansa_core::{Bitboard, Board, Game, PlayedStep, Square, steps_of};
use ansa_model::activities::puzzle::{AskedPuzzle, JudgedTurn, PuzzleMistake};
use ansa_model::activities::turn_arrows;
use ansa_model::formats::words::{self, of_steps};
use ansa_model::reason::Reason;
use ansa_model::text::{answer, puzzle_task};

use super::{By, ElementEvent, ElementState, PuzzleFailed, PuzzleSolved};
use crate::attributes::ElementMode;
use crate::error::ElementError;
use crate::text;

/// The separator of alternative solutions.
const OR: char = '|';

/// A puzzle of a file, and what the person has done for it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct JudgedPuzzle {
    pub(super) asked: AskedPuzzle,
    /// The squares that the person has marked.
    pub(super) marked: Bitboard,
    /// How much the person was helped.
    hints: u32,
    /// Whether a turn waits to be judged, which takes a moment.
    is_judging: bool,
    /// The reply that shows what is wrong, until the next action.
    pub(super) reply: Vec<PlayedStep>,
}

impl ElementState {
    /// Starts the puzzle and checks its solutions.
    pub(super) fn begin_puzzle(
        &mut self,
        puzzle: Option<AskedPuzzle>,
        given: Option<TurnEntry>,
        events: &mut Vec<ElementEvent>,
    ) {
        self.entry = given.or_else(|| self.new_entry());
        let asks_for_turn = puzzle.as_ref().is_none_or(AskedPuzzle::asks_for_turn);
        self.judged = puzzle.map(|asked| JudgedPuzzle {
            asked,
            marked: Bitboard::EMPTY,
            hints: 0,
            is_judging: false,
            reply: Vec::new(),
        });
        if !asks_for_turn {
            self.entry = None;
        } else if self.entry.is_none() {
            return self.fail(ElementError::without_place("no-turn", text::no_turn().to_owned()), events);
        }
        let invalid =
            self.solutions().find_map(|words| Some(text::bad_solution(words, &self.after(words).err()?)));
        if let Some(message) = invalid {
            self.fail(ElementError::without_place("bad-solution", message), events);
        }
    }

    /// The solutions of the attribute, as written.
    fn solutions(&self) -> impl Iterator<Item = &str> {
        // The puzzle of a file has its own.
        let solution = self.attributes.solution.as_deref().filter(|_| !self.is_judged()).unwrap_or_default();
        solution.split(OR).map(str::trim).filter(|words| !words.is_empty())
    }

    /// Whether a solution is known.
    pub(crate) fn has_solution(&self) -> bool {
        self.is_judged() || self.solutions().next().is_some()
    }

    /// Whether the puzzle comes from a file, so that there is a hint.
    pub(crate) const fn is_judged(&self) -> bool {
        self.judged.is_some()
    }

    /// Whether a turn waits to be judged.
    pub(crate) fn is_judging(&self) -> bool {
        self.judged.as_ref().is_some_and(|judged| judged.is_judging)
    }

    /// Whether the person marks squares.
    pub(crate) fn is_marking(&self) -> bool {
        let marks = self.judged.as_ref().is_some_and(|judged| !judged.asked.asks_for_turn());
        self.mode == ElementMode::Puzzle && marks && !self.solved && self.error.is_none()
    }

    /// The name of the puzzle, if it is of a file.
    pub(crate) fn puzzle_name(&self) -> Option<String> {
        self.judged.as_ref().map(|judged| judged.asked.puzzle.id().to_string())
    }

    /// The squares that the person has marked, by their names.
    pub(crate) fn marked(&self) -> Vec<String> {
        self.judged.as_ref().map(|judged| names(judged.marked)).unwrap_or_default()
    }

    /// The task in words, with what is left or marked.
    pub(crate) fn task_words(&self, left: u8) -> String {
        let Some(JudgedPuzzle { asked, .. }) = &self.judged else {
            return text::find(self.game().side(), left);
        };
        let task = puzzle_task::ask(asked.task, asked.position(), asked.is_second_turn());
        if asked.asks_for_turn() {
            text::with_steps(&task, left)
        } else {
            text::with_marks(&task, &self.marked())
        }
    }

    /// The square of the piece that the hint names.
    pub(super) fn hinted(&self) -> Option<Square> {
        let is_fresh = self.is_entering() && !self.has_steps();
        let judged = self.judged.as_ref().filter(|judged| judged.hints > 0 && is_fresh)?;
        judged.asked.main_piece().map(|(_, square)| square)
    }

    /// The arrows of the reply that shows what is wrong.
    pub(super) fn reply_arrows(&self) -> Vec<Arrow> {
        let arrows = |judged: &JudgedPuzzle| turn_arrows(&judged.reply, !judged.asked.side());
        self.judged.as_ref().map(arrows).unwrap_or_default()
    }

    /// Handles an input on a board on which squares are marked.
    pub(super) fn on_marking(&mut self, event: &BoardEvent, events: &mut Vec<ElementEvent>) {
        let Some(judged) = &mut self.judged else { return };
        match *event {
            BoardEvent::Select(square) | BoardEvent::Press(square) => {
                judged.marked ^= Bitboard::from_square(square);
                let (marked, count) = (judged.marked.contains(square), judged.marked.count());
                let said = if marked { answer::has_marked } else { answer::has_unmarked };
                self.feedback.report(said(square, count));
            }
            BoardEvent::Enter(_) => self.check_marks(events),
            _ => {}
        }
    }

    /// Judges the marked squares.
    pub(super) fn check_marks(&mut self, events: &mut Vec<ElementEvent>) {
        let Some(judged) = self.judged.as_ref().filter(|_| self.is_marking()) else { return };
        match judged.asked.judge_squares(judged.marked) {
            None => self.answered_right(None, events),
            Some(mistake) => self.answered_wrong(None, Some(mistake), events),
        }
    }

    /// Judges the turn that the person has ended. A goal in two turns takes a moment, so that first it is shown that it is
    /// judged.
    pub(super) fn try_turn(&mut self, events: &mut Vec<ElementEvent>) {
        match &mut self.judged {
            Some(judged) if judged.asked.task == PuzzleTask::GoalInTwo => judged.is_judging = true,
            _ => self.judge(events),
        }
    }

    /// Judges the turn that waits for it.
    pub(super) fn judge_now(&mut self, events: &mut Vec<ElementEvent>) {
        if let Some(judged) = self.judged.as_mut().filter(|judged| judged.is_judging) {
            judged.is_judging = false;
            self.judge(events);
        }
    }

    fn judge(&mut self, events: &mut Vec<ElementEvent>) {
        let Some(turn) = self.entry.as_ref().map(TurnEntry::turn) else { return };
        let words = Some(of_steps(turn.steps()));
        let judgement = match &self.judged {
            Some(judged) => judged.asked.judge(turn),
            None if self.solves(turn) => Some(JudgedTurn::Solved),
            None => return self.answered_wrong(words, None, events),
        };
        match judgement {
            Some(JudgedTurn::Solved) => {
                self.play_turn(By::Person, events);
                self.answered_right(words, events);
                if self.game().outcome().is_some() {
                    events.push(ElementEvent::End(self.game().outcome()));
                }
            }
            Some(JudgedTurn::Continues(reply)) => {
                self.play_turn(By::Person, events);
                self.reply(&reply, events);
            }
            Some(JudgedTurn::Wrong(mistake)) => self.answered_wrong(words, Some(mistake), events),
            // The rules have let the turn end, and the task belongs to the position.
            None => {}
        }
    }

    /// The pieces on the board after a turn in notation.
    fn after(&self, words: &str) -> Result<Board, String> {
        let mut game = Game::clone(self.game());
        words::play(&mut game, words).map_err(|error| error.reason())?;
        Ok(game.board())
    }

    /// Whether a turn solves the puzzle: it leads to the same board as a solution, or wins if no solution is known.
    fn solves(&self, turn: &TurnBuilder) -> bool {
        if self.has_solution() {
            let board = turn.position().board();
            return self.solutions().any(|words| self.after(words).as_ref() == Ok(board));
        }
        let (side, mut game) = (self.game().side(), Game::clone(self.game()));
        game.play(turn).is_ok() && game.outcome().is_some_and(|outcome| outcome.winner == Some(side))
    }

    fn answered_right(&mut self, turn: Option<String>, events: &mut Vec<ElementEvent>) {
        self.solved = true;
        self.feedback.notify(text::solved().to_owned());
        let squares = turn.is_none().then(|| self.marked());
        let hints = self.judged.as_ref().map_or(0, |judged| judged.hints);
        events.push(ElementEvent::Solved(PuzzleSolved { turn, squares, tries: self.tries, hints }));
    }

    /// An answer is wrong; without a mistake, because it is none of the solutions.
    fn answered_wrong(
        &mut self,
        turn: Option<String>,
        mistake: Option<PuzzleMistake>,
        events: &mut Vec<ElementEvent>,
    ) {
        self.tries = self.tries.saturating_add(1);
        let mut failed = PuzzleFailed {
            squares: turn.is_none().then(|| self.marked()),
            turn,
            fault: "wrong-squares",
            message: mistake.as_ref().map(puzzle_task::mistake).unwrap_or_default(),
            reply: None,
            wrong: Vec::new(),
            missing: 0,
        };
        match mistake {
            Some(PuzzleMistake::Squares(missing, wrong)) => {
                (failed.missing, failed.wrong) = (missing, names(wrong));
            }
            Some(PuzzleMistake::Turn(fault, reply)) => {
                failed.fault = fault_name(&fault);
                failed.reply = (!reply.is_empty()).then(|| of_steps(&reply));
                let shown = failed.reply.as_ref().map(|_| puzzle_task::reply(&reply)).unwrap_or_default();
                failed.message = text::joined(&[&failed.message, &shown, text::undo_or_reset()]);
                if let Some(judged) = &mut self.judged {
                    judged.reply = reply;
                }
            }
            Some(PuzzleMistake::RabbitFrozen(_)) => {
                failed.fault = fault_name(&PuzzleFault::NoGoal);
                failed.message = text::joined(&[&failed.message, text::undo_or_reset()]);
            }
            None => {
                failed.fault = "not-the-solution";
                failed.message = text::joined(&[text::not_the_solution(), text::undo_or_reset()]);
            }
        }
        self.feedback.notify(failed.message.clone());
        events.push(ElementEvent::Failed(failed));
    }

    /// Plays the reply, after which a goal is asked for.
    fn reply(&mut self, reply: &Turn, events: &mut Vec<ElementEvent>) {
        if !self.show_steps(reply.steps()) {
            return;
        }
        if let Some(judged) = &mut self.judged {
            judged.asked.go_on(reply);
        }
        self.entry = self.new_entry();
        self.feedback.notify(answer::replied(&made(reply.steps())));
        self.report_turn(By::Engine, events);
    }

    /// Gives the next hint: the piece, then the first step; or the number of squares.
    pub(super) fn give_hint(&mut self) {
        let Some(judged) = self.judged.as_mut().filter(|_| !self.solved) else { return };
        judged.hints = judged.hints.saturating_add(1);
        let asked = &judged.asked;
        let said = match (asked.squares(), asked.main_piece()) {
            (Some(squares), _) => puzzle_task::hint_count(squares.count()),
            (None, Some((piece, square))) if judged.hints == 1 => answer::hint_piece((piece, square)),
            _ => match asked.solution()[..] {
                [step, ..] => text::hint_step(step),
                [] => return,
            },
        };
        self.feedback.notify(said);
    }

    /// Shows the solution: the squares, or the first turn and in words how it goes on.
    pub(super) fn show_solution(&mut self, events: &mut Vec<ElementEvent>) {
        if self.solved {
            return;
        }
        let mut said = puzzle_task::shown().to_owned();
        if let Some(judged) = &mut self.judged {
            if let Some(squares) = judged.asked.squares() {
                judged.marked = squares;
                self.solved = true;
                return self.feedback.notify(said);
            }
            if let (PuzzleAnswer::Turns(turns), false) =
                (judged.asked.puzzle.answer(), judged.asked.is_second_turn())
                && let [_, rest @ ..] = &turns[..]
                && !rest.is_empty()
            {
                said = text::joined(&[&said, &text::goes_on(rest)]);
            }
            let steps = judged.asked.solution();
            if !self.show_steps(&steps) {
                return;
            }
        } else {
            let mut game = Game::clone(self.game());
            if self.solutions().next().is_none_or(|words| words::play(&mut game, words).is_err()) {
                return;
            }
            self.show_game(game);
        }
        self.solved = true;
        self.entry = None;
        self.feedback.notify(said);
        events.push(ElementEvent::Ply);
    }

    /// Plays these steps as a turn and animates them, if the rules allow it.
    fn show_steps(&mut self, steps: &[PlayedStep]) -> bool {
        let mut game = Game::clone(self.game());
        let is_played = game.play_steps(&steps_of(steps)).is_ok();
        if is_played {
            self.show_game(game);
        }
        is_played
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
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
