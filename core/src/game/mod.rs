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

mod error;
pub mod setup;

pub use error::{PlayError, SetupError, TurnError};
pub use setup::{Roster, Setup};

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::board::Board;
use crate::label::Label;
use crate::piece::{BySide, Side};
use crate::position::Position;
use crate::position::outcome::{Outcome, Reason};
use crate::position::rule_set::{RuleSet, SamePosition, ThirdRepetition};
use crate::position::step::Step;
use crate::position::turn::{Turn, TurnBuilder};

/// One move of a game: a setup counts as a move like a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ply {
    /// A side's setup.
    Setup(Setup),
    /// A turn of one to four steps.
    Turn(Turn),
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A side's setup.
    Setup(Side),
    /// A turn from a position.
    Turn(Position),
}

/// The moves so far, all legal, and how the game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: RuleSet,
    rosters: BySide<Roster>,
    first: Label,
    plies: Vec<Ply>,
    /// What stood before the first ply and after each: one longer than `plies`.
    states: Vec<Phase>,
    /// The indices of the states in which each board stood with a turn to make, in order.
    stood: HashMap<Board, Vec<usize>>,
    /// Gold's pieces while silver has not placed its own.
    placed: Board,
    outcome: Option<Outcome>,
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl Game {
    /// A game by the current rules, all pieces, gold to set up.
    #[must_use]
    pub fn new() -> Game {
        Game::with(RuleSet::CURRENT, BySide::default())
    }

    /// A game by the rules of some year and with handicaps.
    #[must_use]
    pub fn with(rules: RuleSet, rosters: BySide<Roster>) -> Game {
        Game {
            rules,
            rosters,
            first: Label::FIRST,
            plies: Vec::new(),
            states: vec![Phase::Setup(Side::Gold)],
            stood: HashMap::new(),
            placed: Board::EMPTY,
            outcome: None,
        }
    }

    /// A game that starts from a position; it may be over at once.
    ///
    /// The position counts as having stood once, and steps already made in its turn are made for good: the turn
    /// begins anew with all four. `number` is the move number of its first turn.
    #[must_use]
    pub fn from_position(position: Position, number: u32, rules: RuleSet) -> Game {
        let start = Position::at_start_of_turn(*position.board(), position.side());
        let mut game = Game {
            first: Label { number, side: start.side() },
            states: vec![Phase::Turn(start)],
            stood: HashMap::from([(*start.board(), vec![0])]),
            ..Game::with(rules, BySide::default())
        };
        game.outcome = game.outcome_on_board();
        game
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

    /// By which rules it is played.
    #[must_use]
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Which pieces each side places.
    #[must_use]
    pub const fn rosters(&self) -> &BySide<Roster> {
        &self.rosters
    }

    /// The moves so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// What the game waits for, or would wait for were it not over.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.states.last().copied().unwrap_or(Phase::Setup(Side::Gold))
    }

    /// What the game waited for before its ply with this index; the number of plies gives [`Game::phase`].
    #[must_use]
    pub fn phase_at(&self, ply: usize) -> Option<Phase> {
        self.states.get(ply).copied()
    }

    /// The position to move from, once both sides have set up.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        match self.phase() {
            Phase::Setup(_) => None,
            Phase::Turn(position) => Some(position),
        }
    }

    /// What stands on the board now.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board_at(self.plies.len()).unwrap_or(Board::EMPTY)
    }

    /// What stood on the board before the ply with this index.
    #[must_use]
    pub fn board_at(&self, ply: usize) -> Option<Board> {
        self.states.get(ply).map(|state| match state {
            Phase::Turn(position) => *position.board(),
            Phase::Setup(Side::Gold) => Board::EMPTY,
            Phase::Setup(Side::Silver) => self.placed,
        })
    }

    /// Whose setup or turn is next.
    #[must_use]
    pub fn side(&self) -> Side {
        match self.phase() {
            Phase::Setup(side) => side,
            Phase::Turn(position) => position.side(),
        }
    }

    /// The label of the ply with this index, played or not.
    #[must_use]
    pub fn label(&self, ply: usize) -> Label {
        self.first.after(ply)
    }

    /// The label of the next ply.
    #[must_use]
    pub fn next_label(&self) -> Label {
        self.label(self.plies.len())
    }

    /// How it ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays a side's setup. On an error nothing has changed.
    ///
    /// # Errors
    /// The game is over, no setup is due, or the setup is refused.
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
            // No trap lies on the four home ranks, so that whatever was placed is playable.
            Side::Silver => Phase::Turn(Position::at_start_of_turn(board, Side::Gold)),
        };
        self.enter(next);
        self.plies.push(Ply::Setup(setup.clone()));
        self.outcome = self.outcome_on_board();
        Ok(())
    }

    /// Starts a turn from the position reached.
    ///
    /// # Errors
    /// The game is over or waits for a setup.
    pub fn begin_turn(&self) -> Result<TurnBuilder, PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        self.position().map(TurnBuilder::new).ok_or(PlayError::SetupExpected)
    }

    /// The turn, if it may end as it stands, repetition included.
    ///
    /// # Errors
    /// The game is over, the turn began elsewhere, or why it can't end here.
    pub fn check(&self, turn: &TurnBuilder) -> Result<Turn, PlayError> {
        if self.begin_turn()?.start() != turn.start() {
            return Err(PlayError::AnotherPosition);
        }
        let turn = turn.finish().map_err(|error| PlayError::Turn(TurnError::End(error)))?;
        if self.rules.third_repetition == ThirdRepetition::IsIllegal {
            let earlier = self.earlier(turn.end());
            if earlier.len() >= 2 {
                return Err(PlayError::Turn(TurnError::Repetition { earlier }));
            }
        }
        Ok(turn)
    }

    /// Plays a turn. On an error nothing has changed.
    ///
    /// # Errors
    /// See [`Game::check`].
    pub fn play(&mut self, turn: &TurnBuilder) -> Result<(), PlayError> {
        let turn = self.check(turn)?;
        let mover = turn.end().side();
        let repeats = self.earlier(turn.end()).len();
        self.enter(Phase::Turn(*turn.end()));
        self.plies.push(Ply::Turn(turn));
        self.outcome = if repeats >= 2 {
            // The turn's mover loses: only the rules of earlier years let it come to this.
            Some(Outcome::win(mover, Reason::Repetition))
        } else {
            self.outcome_on_board()
        };
        Ok(())
    }

    /// Plays a turn given as steps. On an error nothing has changed.
    ///
    /// # Errors
    /// See [`Game::check`]; also which step is refused and why.
    pub fn play_steps(&mut self, steps: &[Step]) -> Result<(), PlayError> {
        let mut turn = self.begin_turn()?;
        for (index, &step) in steps.iter().enumerate() {
            turn.step(step).map_err(|error| PlayError::Turn(TurnError::Step { index, step, error }))?;
        }
        self.play(&turn)
    }

    /// Takes the last ply back, and with it any result; `None` if nothing was played.
    pub fn take_back(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        if let Some(Phase::Turn(left)) = self.states.pop()
            && let Entry::Occupied(mut stood) = self.stood.entry(*left.board())
        {
            stood.get_mut().pop();
            if stood.get().is_empty() {
                stood.remove();
            }
        }
        if self.phase() == Phase::Setup(Side::Gold) {
            self.placed = Board::EMPTY;
        }
        self.outcome = None;
        Some(ply)
    }

    /// Ends the game for a reason that is not on the board: time, resignation, score…
    ///
    /// # Errors
    /// The game is over already.
    pub fn end(&mut self, outcome: Outcome) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        self.outcome = Some(outcome);
        Ok(())
    }

    /// Labels of the plies after which this position stood, oldest first.
    ///
    /// Positions during the two setups do not count; the one that play began from does, under the label before
    /// the first turn's.
    #[must_use]
    pub fn earlier(&self, position: &Position) -> Vec<Label> {
        self.stood_like(position).map(|state| self.label_before(state)).collect()
    }

    /// Whether a turn that ends on this position would be an illegal third repetition.
    #[must_use]
    pub fn is_forbidden(&self, position: &Position) -> bool {
        self.rules.third_repetition == ThirdRepetition::IsIllegal
            && self.stood_like(position).take(2).count() == 2
    }

    /// The indices of the states that count as the same position, in order.
    fn stood_like(&self, position: &Position) -> impl Iterator<Item = usize> + '_ {
        let side = position.side();
        self.stood.get(position.board()).into_iter().flatten().copied().filter(move |&state| {
            self.rules.same_position == SamePosition::Board
                || matches!(self.states.get(state), Some(Phase::Turn(stood)) if stood.side() == side)
        })
    }

    fn enter(&mut self, state: Phase) {
        if let Phase::Turn(position) = state {
            self.stood.entry(*position.board()).or_default().push(self.states.len());
        }
        self.states.push(state);
    }

    /// The label of the ply that led to the state with this index.
    fn label_before(&self, state: usize) -> Label {
        match state.checked_sub(1) {
            Some(ply) => self.label(ply),
            None if self.first.side == Side::Silver => Label { side: Side::Gold, ..self.first },
            None => Label { number: self.first.number.saturating_sub(1), side: Side::Silver },
        }
    }

    fn outcome_on_board(&self) -> Option<Outcome> {
        self.position()?.outcome(self.rules, |end| self.is_forbidden(end))
    }

    /// Who wins if a limit ends the game now: the side with more pieces, else the one that had more when the
    /// counts last differed, else silver.
    #[must_use]
    pub fn leader_by_score(&self) -> Side {
        self.states
            .iter()
            .rev()
            .filter_map(|state| match state {
                Phase::Turn(position) => Some(position.board()),
                Phase::Setup(_) => None,
            })
            .map(|board| (board.side(Side::Gold).count(), board.side(Side::Silver).count()))
            .find(|(gold, silver)| gold != silver)
            .map_or(Side::Silver, |(gold, silver)| if gold > silver { Side::Gold } else { Side::Silver })
    }
}
