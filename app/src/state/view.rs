//! The board as it is to be drawn: what each of the 64 squares shows.

use ansa_core::{Bitboard, Capture, Piece, Side, Square};

use super::hint::Arrow;
use super::route::{self, Route};
use super::table::{Mode, Table};

/// What choosing a square would do with the piece in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    /// How many steps it takes; 0 in the setup.
    pub(crate) steps: usize,
    /// What it would remove from traps.
    pub(crate) captures: Vec<Capture>,
}

/// What one square shows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each mark can be there or not, whatever the others are")]
pub(crate) struct SquareView {
    /// Which square.
    pub(crate) square: Square,
    /// What stands there.
    pub(crate) piece: Option<Piece>,
    /// What was captured there by the steps whose trail is shown.
    pub(crate) ghost: Option<Piece>,
    /// Squares of the enemies that freeze the piece; empty if it can move.
    pub(crate) frozen_by: Vec<(Square, Piece)>,
    /// The piece is in hand.
    pub(crate) held: bool,
    /// The piece can be taken in hand.
    pub(crate) holdable: bool,
    /// What choosing it would do.
    pub(crate) target: Option<Target>,
    /// The route to the target pointed at passes here.
    pub(crate) on_route: bool,
    /// The piece would be lost on the route to the target pointed at.
    pub(crate) lost: bool,
    /// The enemy can be pulled.
    pub(crate) pullable: bool,
    /// The piece can finish the push.
    pub(crate) follower: bool,
    /// A hint says that the piece should move.
    pub(crate) hinted: bool,
    /// A step of the last turn came from or went here.
    pub(crate) trail: bool,
    /// The piece just came from so many files and ranks away; with a serial that tells motions apart.
    pub(crate) motion: Option<(i8, i8, u32)>,
}

/// The whole board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BoardView {
    /// The squares by [`Square::index`].
    pub(crate) squares: Vec<SquareView>,
    /// Whose home ranks are at the bottom.
    pub(crate) bottom: Side,
    /// What the board is for.
    pub(crate) mode: Mode,
    /// A turn that is proposed.
    pub(crate) arrows: Vec<Arrow>,
    /// Whose turn that would be.
    pub(crate) mover: Side,
}

impl BoardView {
    /// The board of a table, with the mouse or the keyboard pointing at a square.
    pub(crate) fn new(table: &Table, pointed: Option<Square>) -> BoardView {
        let marks = Marks::new(table, pointed);
        BoardView {
            squares: Square::all().map(|square| marks.square(table, square)).collect(),
            bottom: table.bottom(),
            mode: table.mode(),
            arrows: table.arrows(),
            mover: table.game.side(),
        }
    }
}

/// Everything that is the same for all squares.
struct Marks {
    board: ansa_core::Board,
    frozen: Bitboard,
    holdable: Bitboard,
    swaps: Bitboard,
    routes: Vec<Route>,
    on_route: Bitboard,
    lost: Bitboard,
    pullable: Bitboard,
    followers: Bitboard,
    hinted: Option<Square>,
    trail: Bitboard,
    ghosts: Vec<Capture>,
}

impl Marks {
    fn new(table: &Table, pointed: Option<Square>) -> Marks {
        let board = table.board();
        let routes = table.routes();
        let preview = pointed.and_then(|to| routes.iter().find(|route| route.to == to));
        let (on_route, lost) = preview.map_or_else(Default::default, |route| {
            (route.squares(), route.captures.iter().map(|capture| capture.square).collect())
        });
        let trail = table.trail();
        let position = table.position();
        Marks {
            frozen: board.frozen(Side::Gold) | board.frozen(Side::Silver),
            holdable: table.holdable(),
            swaps: table.swaps(),
            on_route,
            lost,
            pullable: position.map_or(Bitboard::EMPTY, route::pullable),
            followers: position.map_or(Bitboard::EMPTY, route::followers),
            hinted: table.hinted().filter(|_| table.mode() == Mode::Turn).map(|(_, square)| square),
            ghosts: trail.iter().filter_map(|step| step.capture).collect(),
            trail: trail
                .iter()
                .flat_map(|played| core::iter::once(played.step.from).chain(played.step.to()))
                .collect(),
            routes,
            board,
        }
    }

    fn square(&self, table: &Table, square: Square) -> SquareView {
        let piece = self.board.piece_at(square);
        let frozen_by = if self.frozen.contains(square) {
            let by = self.board.freezers(square).into_iter();
            by.filter_map(|by| Some((by, self.board.piece_at(by)?))).collect()
        } else {
            Vec::new()
        };
        let route = self.routes.iter().find(|route| route.to == square);
        let target = match route {
            Some(route) => Some(Target { steps: route.steps.len(), captures: route.captures.clone() }),
            None => self.swaps.contains(square).then(|| Target { steps: 0, captures: Vec::new() }),
        };
        let motion =
            table.motion.iter().find(|&&(_, to)| to == square && piece.is_some()).map(|&(from, _)| {
                let files = from.file() as i8 - square.file() as i8;
                let ranks = from.rank() as i8 - square.rank() as i8;
                (files, ranks, table.motion_serial)
            });
        let ghost = self.ghosts.iter().rev().find(|ghost| ghost.square == square).map(|ghost| ghost.piece);
        let follower = self.followers.contains(square);
        SquareView {
            square,
            piece,
            ghost: ghost.filter(|_| piece.is_none()),
            frozen_by,
            held: table.hold.is_some_and(|hold| hold.at == square),
            // A follower is pressed, not carried: there is only one place where it can go.
            holdable: self.holdable.contains(square) && !follower,
            target,
            on_route: self.on_route.contains(square),
            lost: self.lost.contains(square),
            pullable: self.pullable.contains(square),
            follower,
            hinted: self.hinted == Some(square),
            trail: self.trail.contains(square),
            motion,
        }
    }
}
