//! The draft of the next ply, and the actions that change it.

use ansa_board::destinations::{self, Route, Selection};
use ansa_board::{BoardEvent, BoardState, EntryReport, Mode, TurnEntry};
use ansa_core::game::{Phase, Setup, SetupError};
use ansa_core::notation::PlyText;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Bitboard, Board, Game, PlayedStep, Role, Side, Square, Step, steps_of};
use derive_more::From;

use super::setup_entry::{SetupAction, SetupEntry};
use super::setups::check_part;
use super::typed::{Typed, TypedDraft};
use crate::formats::words::{self, WordsError};

/// An action on the draft.
#[derive(Clone, PartialEq, Eq, Debug, From)]
pub enum EntryAction {
    /// An input on the board. Enter and the pointing are not for the draft.
    Board(BoardEvent),
    /// Changes the draft setup.
    #[from]
    Setup(SetupAction),
    /// Undoes the last step, or push or pull.
    Undo,
    /// Redoes what was undone last.
    Redo,
    /// Undoes all steps.
    Reset,
    /// The typed text has changed. It is shown on the board; an empty text opens the field.
    Type(String),
    /// Plays the typed steps or places the typed pieces, up to the first error.
    PlayTyped,
    /// Discards the typed text.
    LeaveTyped,
}

#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one draft, and it is usually a turn")]
pub enum PlyDraft {
    /// The setup of a side.
    Setup(SetupEntry),
    Turn(TurnEntry),
    /// The game is over.
    Nothing,
}

/// The draft of the next ply, and the text being typed.
#[derive(Clone, PartialEq, Debug)]
pub struct PlyEntry {
    pub draft: PlyDraft,
    /// The text being typed. It does not change the draft until it is played.
    pub typed: Option<Typed>,
}

impl PlyEntry {
    /// A new draft of a game's next ply.
    pub fn of(game: &Game) -> PlyEntry {
        let draft = match (game.outcome(), game.phase()) {
            (Some(_), _) => PlyDraft::Nothing,
            (None, Phase::Turn(position)) => PlyDraft::Turn(TurnEntry::new(position)),
            (None, Phase::Setup(side)) => PlyDraft::Setup(SetupEntry::new(side, game.rosters()[side])),
        };
        PlyEntry { draft, typed: None }
    }

    /// No draft: nothing can be entered.
    pub const NONE: PlyEntry = PlyEntry { draft: PlyDraft::Nothing, typed: None };

    /// A new draft of a turn.
    pub const fn from_turn(position: Position) -> PlyEntry {
        PlyEntry { draft: PlyDraft::Turn(TurnEntry::new(position)), typed: None }
    }

    /// A draft of a turn that begins with these steps, up to the first that is illegal.
    pub fn from_steps(position: Position, steps: &[Step]) -> PlyEntry {
        let mut entry = TurnEntry::new(position);
        entry.play_steps(steps);
        PlyEntry { draft: PlyDraft::Turn(entry), typed: None }
    }

    /// The setup being made.
    pub const fn setup_entry(&self) -> Option<&SetupEntry> {
        match &self.draft {
            PlyDraft::Setup(entry) => Some(entry),
            _ => None,
        }
    }

    /// The setup as displayed, including the pieces being typed.
    pub fn setup(&self) -> Option<&Setup> {
        match (&self.draft, self.typed.as_ref().map(|typed| &typed.draft)) {
            (PlyDraft::Setup(_), Some(TypedDraft::Setup { setup, .. })) => Some(setup),
            (PlyDraft::Setup(entry), _) => Some(&entry.setup),
            _ => None,
        }
    }

    /// The turn as displayed, including the steps being typed.
    pub fn turn(&self) -> Option<&TurnBuilder> {
        match (&self.draft, self.typed.as_ref().map(|typed| &typed.draft)) {
            (PlyDraft::Turn(_), Some(TypedDraft::Turn(turn))) => Some(turn),
            (PlyDraft::Turn(entry), _) => Some(entry.turn()),
            _ => None,
        }
    }

    /// The position that the displayed turn has reached.
    pub fn position(&self) -> Option<&Position> {
        self.turn().map(TurnBuilder::position)
    }

    /// The steps of the displayed turn.
    pub fn steps(&self) -> Vec<PlayedStep> {
        self.turn().map_or(Vec::new(), |turn| turn.steps().copied().collect())
    }

    /// Whether the displayed turn has any step.
    pub fn has_steps(&self) -> bool {
        self.turn().is_some_and(|turn| turn.steps().len() > 0)
    }

    /// The selected piece.
    pub fn selection(&self) -> Option<Selection> {
        match &self.draft {
            PlyDraft::Setup(entry) => entry.selection(),
            PlyDraft::Turn(entry) => entry.selection(),
            PlyDraft::Nothing => None,
        }
    }

    /// Whether undone steps can be redone.
    pub const fn can_redo(&self) -> bool {
        match &self.draft {
            PlyDraft::Turn(entry) => self.typed.is_none() && entry.can_redo(),
            _ => false,
        }
    }

    /// The board with the draft on it; `before` is the board without.
    pub fn board_on(&self, before: Board) -> Board {
        if let Some(position) = self.position() {
            return *position.board();
        }
        let mut board = before;
        for &(square, piece) in self.setup().map_or(&[][..], Setup::pieces) {
            board.put(square, piece);
        }
        board
    }

    /// The squares of the pieces that can be selected.
    pub fn selectable(&self) -> Bitboard {
        match &self.draft {
            // Typed steps are only a preview; the board can't continue from them.
            _ if self.typed.is_some() => Bitboard::EMPTY,
            PlyDraft::Setup(entry) => entry.taken(),
            PlyDraft::Turn(entry) => destinations::selectable(entry.position()),
            PlyDraft::Nothing => Bitboard::EMPTY,
        }
    }

    /// What the board shows of the draft, on these pieces.
    pub fn board_state(&self, board: Board, mode: Mode, bottom: Side) -> BoardState<'_> {
        BoardState {
            position: self.position().filter(|_| self.typed.is_none()),
            selection: self.selection(),
            selectable: self.selectable(),
            swaps: self.swaps(),
            ..BoardState::view_only(board, mode, bottom)
        }
    }

    /// The destinations of the selected piece in a turn, with the drag path so far.
    pub fn destinations(&self, drag_path: &[Square]) -> Vec<Route> {
        match (self.position(), self.selection()) {
            (Some(position), Some(selection)) => destinations::of(position, selection, drag_path),
            _ => Vec::new(),
        }
    }

    /// The squares with which the selected piece can change places in the setup. Without a selection, the squares
    /// where the next piece can be placed.
    pub fn swaps(&self) -> Bitboard {
        match &self.draft {
            PlyDraft::Setup(entry) if self.typed.is_none() => entry.swaps(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The role that the next press on a free square places in the setup.
    pub fn next_role(&self) -> Option<Role> {
        self.setup_entry()?.next_role()
    }

    /// Whether a press on a square goes on with something that has begun: a piece is selected, or a push is
    /// unfinished.
    pub fn awaits_press(&self) -> bool {
        match &self.draft {
            _ if self.typed.is_some() => false,
            PlyDraft::Turn(entry) => entry.awaits_press(),
            _ => self.selection().is_some(),
        }
    }

    pub fn apply(&mut self, action: EntryAction) -> EntryReport {
        match action {
            EntryAction::Type(text) => return self.type_words(&text),
            EntryAction::PlayTyped => return self.play_typed(),
            _ => {}
        }
        let typing = self.typed.take().is_some();
        match (&mut self.draft, action) {
            // The typed steps have disappeared from the board, and the input was aimed at them.
            (_, EntryAction::Board(_)) if typing => EntryReport::default(),
            (PlyDraft::Setup(entry), EntryAction::Board(event)) => entry.input(event),
            (PlyDraft::Turn(entry), EntryAction::Board(event)) => entry.input(event),
            (PlyDraft::Setup(entry), EntryAction::Setup(action)) => entry.apply(action),
            (PlyDraft::Turn(entry), EntryAction::Undo) => entry.undo(),
            (PlyDraft::Turn(entry), EntryAction::Redo) => entry.redo(),
            (PlyDraft::Turn(entry), EntryAction::Reset) => entry.reset(),
            _ => EntryReport::default(),
        }
    }

    /// Deselects the selected piece. Nothing is said.
    pub fn deselect(&mut self) {
        match &mut self.draft {
            PlyDraft::Setup(entry) => {
                entry.deselect();
            }
            PlyDraft::Turn(entry) => {
                entry.deselect();
            }
            PlyDraft::Nothing => {}
        }
    }

    /// Discards the typed text. Nothing is said.
    pub fn leave_typed(&mut self) {
        self.typed = None;
    }

    fn type_words(&mut self, text: &str) -> EntryReport {
        let typed = match &self.draft {
            PlyDraft::Turn(entry) => Typed::read(entry.turn(), text),
            PlyDraft::Setup(entry) => Typed::read_setup(&entry.setup, entry.side, entry.roster, text),
            PlyDraft::Nothing => return EntryReport::default(),
        };
        self.deselect();
        self.typed = Some(typed);
        EntryReport::default()
    }

    fn play_typed(&mut self) -> EntryReport {
        match (self.typed.take().map(|typed| typed.draft), &mut self.draft) {
            (Some(TypedDraft::Turn(turn)), PlyDraft::Turn(entry)) => {
                let made = entry.turn().steps().len();
                let steps = steps_of(turn.steps().skip(made));
                entry.play_steps(&steps)
            }
            (Some(TypedDraft::Setup { setup, .. }), PlyDraft::Setup(entry)) if setup != entry.setup => {
                entry.replace(setup)
            }
            _ => EntryReport::default(),
        }
    }

    /// The draft in the notation of records.
    pub fn to_text(&self) -> String {
        match &self.draft {
            PlyDraft::Setup(entry) => PlyText::from(&entry.setup).to_string(),
            PlyDraft::Turn(entry) => words::of_steps(entry.turn().steps()),
            PlyDraft::Nothing => String::new(),
        }
    }

    /// Adopts a draft from [`PlyEntry::to_text`]. On an error the draft is unchanged.
    ///
    /// # Errors
    /// The text is no draft of this ply.
    pub fn read(&mut self, text: &str) -> Result<(), DraftError> {
        let ply: PlyText = text.parse().map_err(|error| DraftError::Turn(WordsError::Unreadable(error)))?;
        match (&mut self.draft, ply) {
            // An empty draft setup: no piece has been placed.
            (PlyDraft::Setup(entry), PlyText::Empty) => {
                entry.replace(Setup::new(Vec::new()));
                Ok(())
            }
            (_, PlyText::Empty) => Ok(()),
            (PlyDraft::Turn(entry), PlyText::Turn(steps)) => {
                let mut turn = entry.turn().clone();
                turn.play_text(&steps).map_err(|error| DraftError::Turn(WordsError::Refused(error)))?;
                *entry = TurnEntry::from(&turn);
                Ok(())
            }
            (PlyDraft::Setup(entry), PlyText::Setup(placements)) => {
                let pieces = placements.iter().map(|placement| (placement.square, placement.piece));
                let setup = Setup::new(pieces.collect());
                check_part(&setup, entry.side, entry.roster).map_err(DraftError::Setup)?;
                entry.replace(setup);
                Ok(())
            }
            _ => Err(DraftError::Turn(WordsError::NoPly)),
        }
    }
}

/// Why a text is no draft.
#[derive(Clone, PartialEq, Debug)]
pub enum DraftError {
    /// The turn is illegal, or the text is no ply.
    Turn(WordsError),
    /// The setup is illegal.
    Setup(SetupError),
}
