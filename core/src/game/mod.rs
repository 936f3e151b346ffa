//! A game: setups, turns, repetition and the result.
//!
//! ```
//! use ansa_core::game::{Game, Setup};
//! use ansa_core::game::setup::CLASSIC;
//! use ansa_core::Side;
//! let mut game = Game::new();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).unwrap();
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).unwrap();
//! let mut turn = game.begin_turn().unwrap();
//! let (step, _) = turn.position().steps().next().unwrap();
//! turn.step(step).unwrap();
//! game.play(&turn).unwrap();
//! assert_eq!(game.next_label().to_string(), "2s");
//! ```

mod ending;
mod error;
mod occurrences;
mod repetition;
pub mod setup;

pub use error::{PlayError, SetupError, TurnError};
pub use setup::{Roster, Setup};

use crate::board::Board;
use crate::label::Label;
use crate::piece::{BySide, Side};
use crate::position::Position;
use crate::position::outcome::{Outcome, Reason};
use crate::position::rule_set::RuleSet;
use crate::position::step::{PlayedStep, Step};
use crate::position::turn::{Turn, TurnBuilder};
use occurrences::Occurrences;

/// One ply of a game: a setup or a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ply {
    /// A side's setup.
    Setup(Setup),
    /// A turn of one to four steps.
    Turn(Turn),
}

impl Ply {
    /// The steps of the turn; a setup has none.
    #[must_use]
    pub fn steps(&self) -> &[PlayedStep] {
        match self {
            Ply::Setup(_) => &[],
            Ply::Turn(turn) => turn.steps(),
        }
    }
}

/// The state of a game: whose setup or which turn is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// This side sets up next.
    Setup(Side),
    /// The next turn starts from this position.
    Turn(Position),
}

impl Phase {
    /// The key of the board, if this is the position of a turn.
    const fn key(&self) -> Option<u64> {
        match self {
            Phase::Setup(_) => None,
            Phase::Turn(position) => Some(position.board().zobrist()),
        }
    }
}

/// Hardly any game has more plies than this.
const LONG_GAME: usize = 400;

/// A game: its rules, its legal plies so far, and its outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: RuleSet,
    rosters: BySide<Roster>,
    first: Label,
    plies: Vec<Ply>,
    /// The phase before the first ply and after each ply: one more than `plies`.
    phases: Vec<Phase>,
    /// The phases that are the position of a turn, by their boards.
    occurrences: Occurrences,
    /// Gold's setup, until silver has set up as well.
    placed: Board,
    outcome: Option<Outcome>,
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl Game {
    /// A new game under the current rules, with all pieces. Gold sets up first.
    #[must_use]
    pub fn new() -> Game {
        Game::with(RuleSet::CURRENT, BySide::default())
    }

    /// A new game with the given rules and handicaps.
    #[must_use]
    pub fn with(rules: RuleSet, rosters: BySide<Roster>) -> Game {
        let first = Label::FIRST;
        Game::starting_with(Phase::Setup(first.side), first, rules, rosters)
    }

    /// Creates a game that starts from a position. It may be over at once.
    ///
    /// The position counts as its first occurrence. Steps already made in its turn cannot be taken back, and the turn
    /// starts again with all four steps. `number` is the move number of the first turn.
    #[must_use]
    pub fn from_position(position: Position, number: u32, rules: RuleSet) -> Game {
        let start = Position::at_start_of_turn(*position.board(), position.side());
        Game::from_begun_turn(start, number, rules)
    }

    /// Creates a game that starts in the middle of a turn: its first turn has only the steps left in the position, or
    /// all four if none are left. It may be over at once.
    ///
    /// How the other steps were used is unknown. So the end of the first turn is compared with this position, no push
    /// or pull is in progress, and at least one step must be made. `number` is the move number of the first turn.
    #[must_use]
    pub fn from_begun_turn(position: Position, number: u32, rules: RuleSet) -> Game {
        let whole = Position::at_start_of_turn(*position.board(), position.side());
        let start = position.with_steps_left(position.steps_left()).unwrap_or(whole);
        let first = Label { number, side: start.side() };
        let mut game = Game::starting_with(Phase::Turn(start), first, rules, BySide::default());
        game.outcome = game.outcome_on_board();
        game
    }

    fn starting_with(phase: Phase, first: Label, rules: RuleSet, rosters: BySide<Roster>) -> Game {
        let mut game = Game {
            rules,
            rosters,
            first,
            plies: Vec::new(),
            phases: Vec::new(),
            occurrences: Occurrences::default(),
            placed: Board::EMPTY,
            outcome: None,
        };
        game.enter(phase);
        game
    }

    /// Makes room for this many further plies, for a game that is read from a record. No more than a long game needs,
    /// because a record can have any number of entries that are not legal.
    pub(crate) fn reserve(&mut self, plies: usize) {
        let plies = plies.min(LONG_GAME);
        self.plies.reserve(plies);
        self.phases.reserve(plies);
        self.occurrences.reserve(plies);
    }

    /// The same game with other rosters, if the setups already played fit them.
    pub(crate) fn with_rosters(self, rosters: BySide<Roster>) -> Result<Game, PlayError> {
        for (side, ply) in Side::ALL.into_iter().zip(&self.plies) {
            if let Ply::Setup(setup) = ply {
                setup.check(side, rosters[side]).map_err(PlayError::Setup)?;
            }
        }
        Ok(Game { rosters, ..self })
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The pieces that each side sets up.
    #[must_use]
    pub const fn rosters(&self) -> &BySide<Roster> {
        &self.rosters
    }

    /// The plies so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The current phase: the setup or turn that is next; if the game is over, the one that would have been next.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phases.last().copied().unwrap_or(Phase::Setup(Side::Gold))
    }

    /// The phase before the ply with this index. The number of plies gives [`Game::phase`].
    #[must_use]
    pub fn phase_at(&self, ply: usize) -> Option<Phase> {
        self.phases.get(ply).copied()
    }

    /// The position of the next turn, once both sides have set up.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        self.start_of_turn().copied()
    }

    fn start_of_turn(&self) -> Option<&Position> {
        match self.phases.last() {
            Some(Phase::Turn(position)) => Some(position),
            _ => None,
        }
    }

    /// The current board.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board_at(self.plies.len()).unwrap_or(Board::EMPTY)
    }

    /// The board before the ply with this index.
    #[must_use]
    pub fn board_at(&self, ply: usize) -> Option<Board> {
        self.phases.get(ply).map(|state| match state {
            Phase::Turn(position) => *position.board(),
            Phase::Setup(Side::Gold) => Board::EMPTY,
            Phase::Setup(Side::Silver) => self.placed,
        })
    }

    /// The side whose setup or turn is next.
    #[must_use]
    pub fn side(&self) -> Side {
        match self.phase() {
            Phase::Setup(side) => side,
            Phase::Turn(position) => position.side(),
        }
    }

    /// The label of the ply with this index, whether it has been played or not.
    #[must_use]
    pub fn label(&self, ply: usize) -> Label {
        self.first.after(ply)
    }

    /// The label of the next ply.
    #[must_use]
    pub fn next_label(&self) -> Label {
        self.label(self.plies.len())
    }

    /// The outcome, if the game has ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays a side's setup. If there is an error, the game is unchanged.
    ///
    /// # Errors
    /// The game is over, no setup is due, or the setup is illegal.
    pub fn set_up(&mut self, setup: &Setup) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        let Phase::Setup(side) = self.phase() else { return Err(PlayError::TurnExpected) };
        setup.check(side, self.rosters[side]).map_err(PlayError::Setup)?;
        let mut board = self.board();
        for &(square, piece) in setup.pieces() {
            board.put(square, piece);
        }
        let next = match side {
            Side::Gold => {
                self.placed = board;
                Phase::Setup(Side::Silver)
            }
            // There are no traps on the home ranks, so any board made of two setups is playable.
            Side::Silver => Phase::Turn(Position::at_start_of_turn(board, Side::Gold)),
        };
        self.enter(next);
        self.plies.push(Ply::Setup(setup.clone()));
        self.outcome = self.outcome_on_board();
        Ok(())
    }

    /// Starts a turn from the current position.
    ///
    /// # Errors
    /// The game is over or waits for a setup.
    pub fn begin_turn(&self) -> Result<TurnBuilder, PlayError> {
        self.turn_due().map(|start| TurnBuilder::new(start.by_fields()))
    }

    /// The position from which the next turn must be played.
    fn turn_due(&self) -> Result<&Position, PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        self.start_of_turn().ok_or(PlayError::SetupExpected)
    }

    /// Checks whether the turn may end here, including repetition, and returns it.
    ///
    /// # Errors
    /// The game is over, the turn began from another position, or it can't end here.
    pub fn check(&self, turn: &TurnBuilder) -> Result<Turn, PlayError> {
        if self.turn_due()? != turn.start() {
            return Err(PlayError::AnotherPosition);
        }
        let turn = turn.finish().map_err(|error| PlayError::Turn(TurnError::End(error)))?;
        if self.is_forbidden(turn.end()) {
            let earlier = self.earlier(turn.end());
            return Err(PlayError::Turn(TurnError::Repetition { earlier }));
        }
        Ok(turn)
    }

    /// Plays a turn. If there is an error, the game is unchanged.
    ///
    /// # Errors
    /// See [`Game::check`].
    pub fn play(&mut self, turn: &TurnBuilder) -> Result<(), PlayError> {
        let turn = self.check(turn)?;
        let mover = turn.end().side();
        let repeats = self.occurrences_of(turn.end()).take(2).count();
        self.enter(Phase::Turn(*turn.end()));
        self.plies.push(Ply::Turn(turn));
        self.outcome = if repeats >= 2 {
            // The mover loses. Only the rules of earlier years allow the turn that gets here.
            Some(Outcome::win(mover, Reason::Repetition))
        } else {
            self.outcome_on_board()
        };
        Ok(())
    }

    /// Plays a turn given as steps. If there is an error, the game is unchanged.
    ///
    /// # Errors
    /// See [`Game::check`]; or a step is illegal, and the error says which and why.
    pub fn play_steps(&mut self, steps: &[Step]) -> Result<(), PlayError> {
        let mut turn = self.begin_turn()?;
        for (index, &step) in steps.iter().enumerate() {
            turn.step(step).map_err(|error| PlayError::Turn(TurnError::Step { index, step, error }))?;
        }
        self.play(&turn)
    }

    /// Takes back the last ply, and with it any outcome. Returns `None` if no ply was played.
    pub fn take_back(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        if let Some(left) = self.phases.pop() {
            self.occurrences.pop(left.key());
        }
        if self.phase() == Phase::Setup(Side::Gold) {
            self.placed = Board::EMPTY;
        }
        self.outcome = None;
        Some(ply)
    }

    fn enter(&mut self, state: Phase) {
        self.occurrences.push(state.key());
        self.phases.push(state);
    }
}
