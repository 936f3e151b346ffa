//! Making a setup: placing and swapping pieces, and arranging all of them.

use ansa_board::destinations::Selection;
use ansa_board::{BoardEvent, EntryEvent, EntryReport};
use ansa_core::game::setup::{NINETY_NINE, SetupRows};
use ansa_core::game::{Roster, Setup};
use ansa_core::{Bitboard, Piece, Role, Side, Square};

use super::setups::{filled, fitting, in_order, left, shuffled, total};

/// An action on the draft setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupAction {
    /// Places the pieces in a named setup.
    Arrange(SetupRows),
    /// Places the pieces as in this setup of the same side.
    Copy(Setup),
    /// Mirrors the setup left to right.
    Mirror,
    /// Shuffles the pieces: each goes to the square with the next smallest number.
    Shuffle([u32; 16]),
    /// Removes all pieces from the board.
    Clear,
    /// Places the remaining pieces on the free squares.
    Fill,
    /// Chooses the role that the next press on a free square places.
    Choose(Role),
}

/// A setup that a person makes.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupEntry {
    pub side: Side,
    pub roster: Roster,
    pub setup: Setup,
    /// The square of the selected piece.
    pub(super) selection: Option<Square>,
    /// The role chosen to be placed next.
    chosen: Option<Role>,
}

impl SetupEntry {
    /// The setup of a side with these pieces; it starts with the most common one.
    pub fn new(side: Side, roster: Roster) -> SetupEntry {
        let setup = fitting(Setup::from_rows(NINETY_NINE, side), roster);
        SetupEntry { side, roster, setup, selection: None, chosen: None }
    }

    /// Whether the setup is the one that it started with.
    pub fn is_as_at_first(&self) -> bool {
        self.setup == SetupEntry::new(self.side, self.roster).setup
    }

    /// The selected piece.
    pub fn selection(&self) -> Option<Selection> {
        self.selection.map(Selection::alone)
    }

    /// Takes an input on the board. Enter, the pointing, drawing and editing are not for a setup.
    pub fn input(&mut self, event: BoardEvent) -> EntryReport {
        match event {
            BoardEvent::Select(square) => self.select(square),
            BoardEvent::Press(square) => self.press(square),
            BoardEvent::MoveAlong(path) => self.move_along(&path),
            BoardEvent::Deselect => self.deselect(),
            BoardEvent::Enter(_) | BoardEvent::Point(_) | BoardEvent::Draw(_) | BoardEvent::Edit(_) => {
                EntryReport::default()
            }
        }
    }

    /// Replaces the setup, and says so.
    pub(super) fn replace(&mut self, setup: Setup) -> EntryReport {
        self.setup = setup;
        self.selection = None;
        self.chosen = None;
        EntryReport::event(EntryEvent::Arranged(total(self.unplaced())))
    }

    pub(super) fn apply(&mut self, action: SetupAction) -> EntryReport {
        let (side, roster) = (self.side, self.roster);
        let changed = match action {
            SetupAction::Arrange(named) => fitting(Setup::from_rows(named, side), roster),
            SetupAction::Copy(setup) => fitting(setup, roster),
            SetupAction::Mirror => self.setup.mirror(),
            SetupAction::Shuffle(keys) => shuffled(side, roster, &keys),
            SetupAction::Clear => Setup::new(Vec::new()),
            SetupAction::Fill => filled(&self.setup, side, roster),
            SetupAction::Choose(role) => {
                self.selection = None;
                self.chosen = Some(role);
                return EntryReport::default();
            }
        };
        self.replace(changed)
    }

    /// The number of pieces of each role still to be placed, by [`Role::index`].
    pub fn unplaced(&self) -> [u8; 6] {
        left(&self.setup, self.roster)
    }

    /// The role that a press on a free square places: the chosen one while pieces of it are left, else the strongest
    /// one left.
    pub fn next_role(&self) -> Option<Role> {
        let unplaced = self.unplaced();
        let is_left = |role: &Role| unplaced[role.index()] > 0;
        self.chosen.filter(is_left).or_else(|| Role::ALL.into_iter().rev().find(is_left))
    }

    /// The squares with which the selected piece can change places. Without a selection, the squares where the next
    /// piece can be placed.
    pub fn swaps(&self) -> Bitboard {
        let home = Setup::home(self.side);
        match (self.selection, self.next_role()) {
            (Some(selected), _) => home - Bitboard::from_square(selected),
            (None, Some(_)) => home - self.taken(),
            (None, None) => Bitboard::EMPTY,
        }
    }

    /// The squares of the pieces placed so far.
    pub fn taken(&self) -> Bitboard {
        self.setup.pieces().iter().map(|&(square, _)| square).collect()
    }

    /// The piece placed on a square.
    pub(super) fn piece_at(&self, square: Square) -> Option<Piece> {
        self.setup.pieces().iter().find(|&&(at, _)| at == square).map(|&(_, piece)| piece)
    }

    /// Selects the piece on a square.
    pub(super) fn select(&mut self, square: Square) -> EntryReport {
        let Some(piece) = self.piece_at(square) else {
            return match self.selection.take() {
                Some(_) => EntryReport::event(EntryEvent::Deselected),
                None if Setup::home(self.side).contains(square) => {
                    EntryReport::notice(EntryEvent::EmptySquare(square))
                }
                None => EntryReport::notice(EntryEvent::NotHome(self.side)),
            };
        };
        self.selection = Some(square);
        EntryReport::event(EntryEvent::Selected(piece, square, self.swaps().count() as usize))
    }

    /// Presses a square: places, selects, swaps or deselects.
    pub fn press(&mut self, square: Square) -> EntryReport {
        match self.selection {
            Some(selected) if selected == square => self.deselect(),
            Some(selected) if self.swaps().contains(square) => self.swap(selected, square),
            None if self.swaps().contains(square) => self.place(square),
            _ => self.select(square),
        }
    }

    /// Moves a piece from the first square of a path to the last one.
    pub(super) fn move_along(&mut self, path: &[Square]) -> EntryReport {
        let &[from, .., to] = path else { return EntryReport::default() };
        if self.piece_at(from).is_none() {
            return self.select(from);
        }
        self.selection = Some(from);
        if self.swaps().contains(to) { self.swap(from, to) } else { self.deselect() }
    }

    /// Deselects the selected piece.
    pub fn deselect(&mut self) -> EntryReport {
        match self.selection.take() {
            Some(_) => EntryReport::event(EntryEvent::Deselected),
            None => EntryReport::default(),
        }
    }

    fn place(&mut self, square: Square) -> EntryReport {
        let Some(role) = self.next_role() else { return EntryReport::default() };
        let piece = Piece { side: self.side, role };
        let mut pieces = self.setup.pieces().to_vec();
        pieces.push((square, piece));
        self.setup = in_order(&pieces);
        EntryReport::event(EntryEvent::Placed(piece, square, total(self.unplaced())))
    }

    fn swap(&mut self, at: Square, to: Square) -> EntryReport {
        self.selection = None;
        let exchanged = self.setup.pieces().iter().map(|&(square, piece)| match square {
            own if own == at => (to, piece),
            own if own == to => (at, piece),
            own => (own, piece),
        });
        self.setup = Setup::new(exchanged.collect());
        EntryReport::event(EntryEvent::Swapped(at, to))
    }
}

#[cfg(test)]
mod tests;
