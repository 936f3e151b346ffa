//! The view of the board: what each of the 64 squares shows, and the arrows over them; and the events of the board.

use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Capture, Piece, Side, Square};

use crate::vnode::VElement;

/// What the board is used for at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A person sets up the pieces.
    Setup,
    /// A person enters a turn.
    Turn,
    /// The computer sets up or moves, or a friend at another browser.
    Computer,
    /// A turn is shown step by step.
    Replay,
    /// An earlier board is shown.
    Past,
    /// The game is over.
    Over,
}

/// Where the pointer is: the mouse, a finger or the keyboard focus.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointing {
    /// The square under the pointer.
    pub at: Option<Square>,
    /// The squares that a piece was dragged over, from its own square to the current one; empty without a drag.
    pub drag_path: Vec<Square>,
}

/// The mark of a square that the selected piece can go to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The number of steps to it; 0 in a setup.
    pub steps: usize,
    /// The pieces that these steps remove from traps.
    pub captures: Vec<Capture>,
}

/// What one square shows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each mark can be there or not, whatever the others are")]
pub struct SquareView {
    /// The square.
    pub square: Square,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// The piece that the marked last steps captured there.
    pub ghost: Option<Piece>,
    /// The enemies that freeze the piece; empty if it can move.
    pub frozen_by: Vec<(Square, Piece)>,
    /// The piece freezes the one under the pointer or the one that the person tried to select.
    pub freezes: bool,
    /// The piece is selected.
    pub selected: bool,
    /// The piece can be selected.
    pub selectable: bool,
    /// Set if the selected piece can go there.
    pub destination: Option<Destination>,
    /// The piece can be pushed or pulled by the selected one, or push or pull it.
    pub partner: bool,
    /// The previewed route passes here.
    pub on_route: bool,
    /// The previewed route would lose the piece.
    pub lost: bool,
    /// The enemy can be pulled with the next step.
    pub pullable: bool,
    /// The piece can finish the unfinished push.
    pub follower: bool,
    /// The hint names the piece.
    pub hinted: bool,
    /// A step of the last or the current turn started or ended here.
    pub trail: bool,
    /// The piece just moved here: the number of files and ranks from here to its start square, and the serial number of
    /// the animation.
    pub motion: Option<(i8, i8, u32)>,
}

/// The meaning of an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowKind {
    /// The route of an own piece.
    Walk,
    /// The route of an enemy that is pushed or pulled.
    Shove,
    /// From a piece to one that it freezes.
    Freeze,
    /// The route of an own piece in a proposed turn.
    Hint,
    /// The route of an enemy in a proposed turn.
    HintForced,
}

/// An arrow over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Its meaning.
    pub kind: ArrowKind,
    /// The squares from its tail to its head; at least two.
    pub squares: Vec<Square>,
    /// Whether a press on it plays what it shows.
    pub offers: bool,
}

/// Everything that the board shows.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// The 64 squares, indexed by [`Square::index`].
    pub squares: Vec<SquareView>,
    /// The arrows over the squares.
    pub arrows: Vec<Arrow>,
    /// A layer between the squares and the arrows, such as an [`overlay`](crate::overlay).
    pub overlay: Option<VElement>,
    /// The arrows and circles that a person has drawn.
    pub drawn: Vec<ArrowAnnotation>,
    /// Whether the person can draw.
    pub drawable: bool,
    /// The colour in which every press draws; ignored unless `drawable`.
    pub draws: Option<ArrowColour>,
    /// Whether the person edits the position.
    pub editable: bool,
    /// The destination of the previewed route and its number of steps.
    pub count: Option<(Square, usize)>,
    /// The side whose home ranks are at the bottom: the orientation.
    pub bottom: Side,
    /// What the board is used for.
    pub mode: Mode,
}

/// An input on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// The pointer went down on a piece that can be selected and is not yet.
    Select(Square),
    /// A square was pressed: clicked, or Space was pressed on it.
    Press(Square),
    /// Enter was pressed on a square.
    Enter(Square),
    /// A piece is to be moved along these squares, from the first to the last: it was dragged and dropped, stepped by
    /// Shift and an arrow key, or its arrow was pressed.
    MoveAlong(Vec<Square>),
    /// A dragged piece was dropped beside the board.
    Deselect,
    /// The pointer is somewhere else now.
    Point(Pointing),
    /// An arrow was drawn, or a square marked. What is drawn already is to be removed, which is up to the listener.
    Draw(ArrowAnnotation),
    /// On an [`editable`](crate::BoardState::editable) board, a piece is to be put or removed.
    Edit(BoardEdit),
}

/// A change of one square of an editable board. Moving a piece is a [`BoardEvent::MoveAlong`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEdit {
    /// The letter of a piece was typed on a square.
    Put(Square, Piece),
    /// A piece was dropped beside the board, or Delete or Backspace was pressed on its square.
    Remove(Square),
}
