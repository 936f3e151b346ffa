//! The state of the play screen: the game, its options, and the interaction with the board.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_board::destinations::{self, Route, Selection};
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::game::{Phase, Ply, Setup};
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Bitboard, Board, Capture, Game, Label, PlayedStep, Role, Side, Square};

use super::engine_requests::EngineState;
use super::game_options::{GameOptions, Orientation};
use super::last_setups::LastSetups;
use super::notice::{Event, Notice};
use super::plan::Plan;
use super::players::Player;
use super::setup_actions::fitting;
use super::taking_back::TakenBack;
use super::timing::Timing;
use super::typed::{Typed, TypedDraft};

/// The draft of the next ply.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Draft {
    /// The setup of the side that sets up next.
    Setup(Setup),
    /// The turn with the steps made so far.
    Turn(TurnBuilder),
    /// The game is over.
    Nothing,
}

impl Draft {
    /// A new draft of the game's next ply; a setup starts with the most common one.
    pub(crate) fn of(game: &Game) -> Draft {
        match (game.phase(), game.begin_turn()) {
            (_, Ok(turn)) => Draft::Turn(turn),
            (Phase::Setup(side), Err(_)) if game.outcome().is_none() => {
                Draft::Setup(fitting(Setup::from_rows(NINETY_NINE, side), game.rosters()[side]))
            }
            _ => Draft::Nothing,
        }
    }
}

/// A turn that is being replayed step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Replay {
    /// The index of its ply.
    pub(crate) ply: usize,
    /// How many of its steps are on the board.
    pub(crate) shown: usize,
}

/// The state of the play screen: everything about the game that the page shows or saves.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PlayState {
    /// The plies so far. Shared, because every action copies the state and every component compares it, while few
    /// actions change the game.
    pub(crate) game: Rc<Game>,
    /// The options of the game.
    pub(crate) options: GameOptions,
    /// The orientation of the board.
    pub(crate) orientation: Orientation,
    /// The time used for each ply.
    pub(crate) timing: Timing,
    /// The draft of the next ply.
    pub(crate) draft: Draft,
    /// The selected piece.
    pub(crate) selection: Option<Selection>,
    /// The text being typed. It does not change the draft until it is played.
    pub(crate) typed: Option<Typed>,
    /// The plan beside the game.
    pub(crate) plan: Option<Plan>,
    /// The role chosen to be placed next in the setup.
    pub(crate) chosen: Option<Role>,
    /// The last setups, from earlier games too.
    pub(crate) last: LastSetups,
    /// The message beside the board.
    pub(crate) notice: Option<Notice>,
    /// Counts the notices, so that a repeated notice is announced again.
    pub(crate) notices: u32,
    /// The last event.
    pub(crate) event: Event,
    /// The turn being replayed.
    pub(crate) replay: Option<Replay>,
    /// The ply after which the board is shown; `None` for the current position.
    pub(crate) past: Option<usize>,
    /// The pieces to animate: from where to where.
    pub(crate) motion: Vec<(Square, Square)>,
    /// Counts the animations, so that equal ones in a row are distinguishable.
    pub(crate) motion_serial: u32,
    /// Counts the requests to the engine, to distinguish late answers from awaited ones.
    pub(crate) request: u32,
    /// The state of the engine's part in the game.
    pub(crate) engine: EngineState,
    /// Counts the games started or opened, to distinguish them.
    pub(crate) serial: u32,
    /// The states before take-backs, to restore them; the last one last.
    pub(crate) taken_back: Vec<TakenBack>,
    /// The id of the saved game that was opened; `None` for a game started on this page.
    pub(crate) saved_id: Option<Rc<str>>,
    /// Whether another tab plays the game, so that it is read-only here.
    pub(crate) passive: bool,
}

impl PlayState {
    /// The start of a game.
    pub(crate) fn new(options: GameOptions) -> PlayState {
        PlayState::resume(options.game(), options)
    }

    /// The state after the plies of a game.
    pub(crate) fn resume(game: impl Into<Rc<Game>>, options: GameOptions) -> PlayState {
        let game = game.into();
        let draft = Draft::of(&game);
        let timing = Timing::new(game.plies().len());
        PlayState {
            game,
            orientation: options.orientation,
            options,
            timing,
            draft,
            selection: None,
            typed: None,
            plan: None,
            chosen: None,
            last: LastSetups::default(),
            notice: None,
            notices: 0,
            event: Event::Opened,
            replay: None,
            past: None,
            motion: Vec::new(),
            motion_serial: 0,
            request: 0,
            engine: EngineState::default(),
            serial: 0,
            taken_back: Vec::new(),
            saved_id: None,
            passive: false,
        }
    }

    /// The mode of the board.
    pub(crate) fn mode(&self) -> Mode {
        if self.past.is_some() {
            Mode::Past
        } else if self.replay.is_some() {
            Mode::Replay
        } else if self.game.outcome().is_some() {
            Mode::Over
        } else if self.options.players[self.game.side()] != Player::Person {
            Mode::Computer
        } else if matches!(self.draft, Draft::Setup(_)) {
            Mode::Setup
        } else {
            Mode::Turn
        }
    }

    /// The side whose home ranks are at the bottom.
    pub(crate) fn bottom(&self) -> Side {
        self.orientation.bottom(self.game.side())
    }

    /// The side that would resign: the person's, or with two people the side to move.
    pub(crate) fn resigning_side(&self) -> Side {
        let side = self.game.side();
        if self.options.players[side] == Player::Person { side } else { !side }
    }

    /// Whether a person is playing who could resign.
    pub(crate) fn can_resign(&self) -> bool {
        self.game.outcome().is_none() && !self.is_watched()
    }

    /// The draft turn of a person.
    pub(crate) fn turn(&self) -> Option<&TurnBuilder> {
        self.steps_shown().filter(|_| self.mode() == Mode::Turn)
    }

    /// The draft turn as displayed, including the steps being typed.
    fn steps_shown(&self) -> Option<&TurnBuilder> {
        match (&self.draft, self.typed.as_ref().map(|typed| &typed.draft)) {
            (Draft::Turn(_), Some(TypedDraft::Turn(turn))) | (Draft::Turn(turn), _) => Some(turn),
            _ => None,
        }
    }

    /// The draft setup of a person as displayed, including the pieces being typed.
    pub(crate) fn setup(&self) -> Option<&Setup> {
        match (&self.draft, self.typed.as_ref().map(|typed| &typed.draft)) {
            _ if self.mode() != Mode::Setup => None,
            (Draft::Setup(_), Some(TypedDraft::Setup { setup, .. })) | (Draft::Setup(setup), _) => {
                Some(setup)
            }
            _ => None,
        }
    }

    /// The position that the draft turn has reached.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.turn().map(TurnBuilder::position)
    }

    /// The displayed board.
    pub(crate) fn board(&self) -> Board {
        if let Some(ply) = self.past {
            return self.game.board_at(ply + 1).unwrap_or_else(|| self.game.board());
        }
        if let Some(replay) = self.replay {
            return self.board_in(replay);
        }
        if let Some(turn) = self.steps_shown() {
            return *turn.position().board();
        }
        let mut board = self.game.board();
        if let Some(setup) = self.setup() {
            for &(square, piece) in setup.pieces() {
                board.put(square, piece);
            }
        }
        board
    }

    fn board_in(&self, replay: Replay) -> Board {
        let Some(Phase::Turn(mut position)) = self.game.phase_at(replay.ply) else {
            return self.game.board();
        };
        for step in self.steps_of(replay.ply).iter().take(replay.shown) {
            // Each step was legal when the turn was played.
            if position.step(step.step).is_err() {
                return self.game.board();
            }
        }
        *position.board()
    }

    /// The steps of a played ply; none for a setup.
    pub(crate) fn steps_of(&self, ply: usize) -> &[PlayedStep] {
        match self.game.plies().get(ply) {
            Some(Ply::Turn(turn)) => turn.steps(),
            _ => &[],
        }
    }

    /// The steps of the displayed trail: those of the draft or replayed turn, else of the last turn.
    pub(crate) fn trail(&self) -> Vec<PlayedStep> {
        if let Some(ply) = self.past {
            return self.steps_of(ply).to_vec();
        }
        if let Some(Replay { ply, shown }) = self.replay {
            return self.steps_of(ply).iter().take(shown).copied().collect();
        }
        match self.steps_shown() {
            Some(turn) if turn.steps().len() > 0 => turn.steps().copied().collect(),
            _ => self.game.plies().len().checked_sub(1).map_or(Vec::new(), |ply| self.steps_of(ply).to_vec()),
        }
    }

    /// The squares of the pieces that the person can select.
    pub(crate) fn selectable(&self) -> Bitboard {
        // Typed steps are only a preview; the board can't continue from them.
        if self.typed.is_some() {
            return Bitboard::EMPTY;
        }
        match (self.setup(), self.position()) {
            (Some(setup), _) => setup.pieces().iter().map(|&(square, _)| square).collect(),
            (None, Some(position)) => destinations::selectable(position),
            (None, None) => Bitboard::EMPTY,
        }
    }

    /// The destinations of the selected piece in a turn, with the drag path so far.
    pub(crate) fn destinations(&self, drag_path: &[Square]) -> Vec<Route> {
        match (self.position(), self.selection) {
            (Some(position), Some(selection)) => destinations::of(position, selection, drag_path),
            _ => Vec::new(),
        }
    }

    /// The squares with which the selected piece can change places in the setup. Without a selection, the squares
    /// where the next piece can be placed.
    pub(crate) fn swaps(&self) -> Bitboard {
        match (self.setup(), self.selection) {
            (Some(_), Some(selection)) => Setup::home(self.game.side()) - Bitboard::of(selection.at),
            (Some(_), None) => self.free_home(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The displayed position before any draft step, and its turn number; `None` until both sides have set up.
    pub(crate) fn numbered_position(&self) -> Option<(Position, u32)> {
        let ply = self.past.map_or(self.game.plies().len(), |ply| ply + 1);
        match self.game.phase_at(ply)? {
            Phase::Turn(position) => Some((position, self.game.label(ply).number)),
            Phase::Setup(_) => None,
        }
    }

    /// All captured pieces on the displayed board, oldest first.
    pub(crate) fn captured(&self) -> Vec<Capture> {
        let (plies, steps): (usize, Vec<PlayedStep>) = match (self.past, self.replay, self.steps_shown()) {
            (Some(ply), _, _) => (ply + 1, Vec::new()),
            (None, Some(replay), _) => {
                (replay.ply, self.steps_of(replay.ply).iter().take(replay.shown).copied().collect())
            }
            (None, None, Some(turn)) => (self.game.plies().len(), turn.steps().copied().collect()),
            _ => (self.game.plies().len(), Vec::new()),
        };
        let played = (0..plies).flat_map(|ply| self.steps_of(ply));
        played.chain(&steps).filter_map(|step| step.capture).collect()
    }

    /// The label of the draft or replayed turn.
    pub(crate) fn label_shown(&self) -> Label {
        self.replay.map_or_else(|| self.game.next_label(), |replay| self.game.label(replay.ply))
    }

    /// How many more pieces a side has than the other on the displayed board; 0 until both have set up.
    pub(crate) fn ahead(&self, side: Side) -> u32 {
        let ply = self.past.map_or(self.game.plies().len(), |ply| ply + 1);
        if !matches!(self.game.phase_at(ply), Some(Phase::Turn(_))) {
            return 0;
        }
        let board = self.board();
        board.side(side).count().saturating_sub(board.side(!side).count())
    }

    /// The steps left in the draft turn.
    pub(crate) fn steps_left(&self) -> u8 {
        self.position().map_or(0, Position::steps_left)
    }

    /// Whether the last action made the last step of a turn.
    pub(crate) fn has_just_made_last_step(&self) -> bool {
        self.mode() == Mode::Turn && matches!(self.event, Event::Stepped(_, 0))
    }

    /// Whether the last turn can be replayed.
    pub(crate) fn can_replay(&self) -> bool {
        self.replay.is_none()
            && self.game.plies().len().checked_sub(1).is_some_and(|ply| !self.steps_of(ply).is_empty())
    }

    /// Whether a person has pushed or pulled in this game, and therefore knows how.
    pub(crate) fn has_shoved(&self) -> bool {
        let shoves = |side: Side, steps: &[PlayedStep]| steps.iter().any(|played| played.piece.side != side);
        let in_turn = self
            .turn()
            .is_some_and(|turn| shoves(self.game.side(), &turn.steps().copied().collect::<Vec<_>>()));
        in_turn
            || (0..self.game.plies().len()).any(|ply| {
                let side = self.game.label(ply).side;
                self.options.players[side] == Player::Person && shoves(side, self.steps_of(ply))
            })
    }
}

#[cfg(test)]
mod tests;
