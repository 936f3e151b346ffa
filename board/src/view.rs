//! The board as it is to be drawn: what each of the 64 squares shows, and the arrows over them.

use ansa_core::{Capture, Piece, Side, Square};

/// What the board is for at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A person sets up.
    Setup,
    /// A person enters a turn.
    Turn,
    /// The computer is to set up or move.
    Computer,
    /// A turn is shown step by step.
    Replay,
    /// An earlier board is shown.
    Past,
    /// The game is over.
    Over,
}

/// Where the mouse, a finger or the keyboard points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointing {
    /// The square pointed at.
    pub at: Option<Square>,
    /// The squares over which a piece is being carried, from where it stood to where it is now; empty if none is.
    pub way: Vec<Square>,
}

/// What choosing a square would do with the piece in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// How many steps it takes; 0 in the setup.
    pub steps: usize,
    /// What it would remove from traps.
    pub captures: Vec<Capture>,
}

/// What one square shows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each mark can be there or not, whatever the others are")]
pub struct SquareView {
    /// Which square.
    pub square: Square,
    /// What stands there.
    pub piece: Option<Piece>,
    /// What was captured there by the steps whose trail is shown.
    pub ghost: Option<Piece>,
    /// Squares of the enemies that freeze the piece; empty if it can move.
    pub frozen_by: Vec<(Square, Piece)>,
    /// The piece freezes the one that was just touched or is pointed at.
    pub freezes: bool,
    /// The piece is in hand.
    pub selected: bool,
    /// The piece can be taken in hand.
    pub selectable: bool,
    /// What choosing it would do.
    pub target: Option<Target>,
    /// The piece and the one in hand can do something together: a push or a pull.
    pub partner: bool,
    /// The route to the target pointed at passes here.
    pub on_route: bool,
    /// The piece would be lost on the route to the target pointed at.
    pub lost: bool,
    /// The enemy can be pulled.
    pub pullable: bool,
    /// The piece can finish the push.
    pub follower: bool,
    /// A hint says that the piece should move.
    pub hinted: bool,
    /// A step of the last turn came from or went here.
    pub trail: bool,
    /// The piece just came from so many files and ranks away; with a serial that tells motions apart.
    pub motion: Option<(i8, i8, u32)>,
}

/// What an arrow stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowKind {
    /// The way of an own piece.
    Walk,
    /// The way of an enemy that is pushed or pulled.
    Shove,
    /// From a piece to one that it freezes.
    Freeze,
    /// The way of an own piece in a turn that is proposed.
    Hint,
    /// The way of an enemy in a turn that is proposed.
    HintForced,
}

/// An arrow over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// What it stands for.
    pub kind: ArrowKind,
    /// The squares from its tail to its head; two at least.
    pub squares: Vec<Square>,
    /// Whether a press on it makes what it shows.
    pub offers: bool,
}

/// The whole board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// The squares by [`Square::index`].
    pub squares: Vec<SquareView>,
    /// The arrows over them.
    pub arrows: Vec<Arrow>,
    /// How many steps the route to the square pointed at takes.
    pub count: Option<(Square, usize)>,
    /// Whose home ranks are at the bottom.
    pub bottom: Side,
    /// What the board is for.
    pub mode: Mode,
}
