//! The board as it is to be drawn: what each of the 64 squares shows, and the arrows over them.

use ansa_core::position::Position;
use ansa_core::{Bitboard, Capture, Piece, Side, Square, StepError};

use super::footing::Footing;
use super::notice::Notice;
use super::route::{self, Hold, Partner, Route};
use super::table::{Mode, Table};

/// Where the mouse, a finger or the keyboard points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pointing {
    /// The square pointed at.
    pub(crate) at: Option<Square>,
    /// The squares over which a piece is being carried, from where it stood to where it is now; empty if none is.
    pub(crate) way: Vec<Square>,
}

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
    /// The piece freezes the one that was just touched or is pointed at.
    pub(crate) freezes: bool,
    /// The piece is in hand.
    pub(crate) held: bool,
    /// The piece can be taken in hand.
    pub(crate) holdable: bool,
    /// What choosing it would do.
    pub(crate) target: Option<Target>,
    /// The piece and the one in hand can do something together: a push or a pull.
    pub(crate) partner: bool,
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

/// What an arrow stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArrowKind {
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
pub(crate) struct Arrow {
    /// What it stands for.
    pub(crate) kind: ArrowKind,
    /// The squares from its tail to its head; two at least.
    pub(crate) squares: Vec<Square>,
    /// Whether a press on it makes what it shows.
    pub(crate) offers: bool,
}

/// The whole board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BoardView {
    /// The squares by [`Square::index`].
    pub(crate) squares: Vec<SquareView>,
    /// The arrows over them.
    pub(crate) arrows: Vec<Arrow>,
    /// How many steps the route to the square pointed at takes.
    pub(crate) count: Option<(Square, usize)>,
    /// Whose home ranks are at the bottom.
    pub(crate) bottom: Side,
    /// What the board is for.
    pub(crate) mode: Mode,
}

impl BoardView {
    /// The board of a table, with the mouse, a finger or the keyboard pointing somewhere; with `offers`, arrows show the
    /// steps of the piece pointed at.
    pub(crate) fn new(table: &Table, pointing: &Pointing, offers: bool) -> BoardView {
        let marks = Marks::new(table, pointing);
        let mut arrows = marks.arrows(table);
        if offers && marks.preview.is_none() && table.hold.is_none() {
            arrows.extend(offered(table, pointing));
        }
        arrows.extend(table.hint_ways().into_iter().map(|way| {
            let own = way.piece.side == table.game.side();
            let kind = if own { ArrowKind::Hint } else { ArrowKind::HintForced };
            Arrow { kind, squares: way.squares, offers: false }
        }));
        BoardView {
            squares: Square::all().map(|square| marks.square(table, square)).collect(),
            arrows,
            count: marks
                .preview
                .as_ref()
                .map(|route| (route.to, route.steps.len()))
                .filter(|&(_, steps)| steps > 0),
            bottom: table.bottom(),
            mode: table.mode(),
        }
    }
}

/// Everything that is the same for all squares.
struct Marks {
    board: ansa_core::Board,
    /// The frozen piece whose freezers are shown, and those.
    freezing: Option<(Square, Bitboard)>,
    holdable: Bitboard,
    swaps: Bitboard,
    routes: Vec<Route>,
    preview: Option<Route>,
    lost: Bitboard,
    pullable: Bitboard,
    followers: Bitboard,
    hinted: Option<Square>,
    trail: Bitboard,
    ghosts: Vec<Capture>,
}

impl Marks {
    fn new(table: &Table, pointing: &Pointing) -> Marks {
        let board = table.board();
        let position = table.position().filter(|_| table.typed.is_none());
        let routes = table.routes(&pointing.way);
        let carried = !pointing.way.is_empty();
        let preview = pointing.at.and_then(|to| routes.iter().find(|route| route.to == to));
        // A press on a piece only takes that one in hand; dropped on it, the piece in hand goes there.
        let preview =
            preview.filter(|route| carried || board.piece_at(route.to).is_none()).cloned().or_else(|| {
                let follower =
                    pointing.at.filter(|&at| position.is_some_and(|p| route::followers(p).contains(at)))?;
                route::routes(position?, Hold::alone(follower), &[]).into_iter().next()
            });
        let trail = table.trail();
        let frozen = board.frozen(Side::Gold) | board.frozen(Side::Silver);
        let touched = match table.notice {
            Some(Notice::NotHoldable(_, square, Some(StepError::Frozen { .. }), _)) => Some(square),
            // Of the enemy's it is no help in the turn.
            _ => position.and_then(|position| {
                let own = position.board().side(position.side());
                pointing.at.filter(|&at| own.contains(at) && table.hold.is_none())
            }),
        };
        Marks {
            freezing: touched.filter(|&at| frozen.contains(at)).map(|at| (at, board.freezers(at))),
            holdable: table.holdable(),
            swaps: table.swaps(),
            lost: preview
                .iter()
                .flat_map(|route| route.captures.iter().map(|capture| capture.square))
                .collect(),
            preview,
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

    /// The arrows of the route pointed at, and from freezing pieces to the frozen one.
    fn arrows(&self, table: &Table) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        if let (Some(route), Some(position)) = (&self.preview, table.position()) {
            arrows = of_route(position, route);
        }
        if let Some((frozen, by)) = self.freezing {
            let from = by.into_iter();
            arrows.extend(from.map(|by| Arrow {
                kind: ArrowKind::Freeze,
                squares: vec![by, frozen],
                offers: false,
            }));
        }
        arrows
    }

    fn square(&self, table: &Table, square: Square) -> SquareView {
        let piece = self.board.piece_at(square);
        let Footing { frozen_by, .. } = Footing::of(&self.board, square);
        let route = self.routes.iter().find(|route| route.to == square);
        let target = match route {
            // On a piece it is chosen next where that one goes.
            Some(_) if piece.is_some() => None,
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
        let pulled = match table.hold.map(|hold| hold.with) {
            Some(Partner::Pulled(enemy)) => Some(enemy),
            _ => None,
        };
        SquareView {
            square,
            piece,
            ghost: ghost.filter(|_| piece.is_none()),
            frozen_by,
            freezes: self.freezing.is_some_and(|(_, by)| by.contains(square)),
            held: table.hold.is_some_and(|hold| hold.at == square),
            // A follower is pressed, not carried: there is only one place where it can go.
            holdable: self.holdable.contains(square) && !follower,
            target,
            // What is pulled along stays marked while it is chosen where to.
            partner: piece.is_some() && (route.is_some() || pulled == Some(square)),
            on_route: self.preview.as_ref().is_some_and(|route| route.squares().contains(square)),
            lost: self.lost.contains(square),
            pullable: self.pullable.contains(square),
            follower,
            hinted: self.hinted == Some(square),
            trail: self.trail.contains(square),
            motion,
        }
    }
}

/// The arrows of a route: one for each piece that it moves.
fn of_route(position: &Position, route: &Route) -> Vec<Arrow> {
    let mut after = *position;
    let mut arrows: Vec<Arrow> = Vec::new();
    for &step in &route.steps {
        let (Ok(played), Some(to)) = (after.step(step), step.to()) else { break };
        if let Some(arrow) = arrows.iter_mut().find(|arrow| arrow.squares.last() == Some(&step.from)) {
            arrow.squares.push(to);
        } else {
            let own = played.piece.side == position.side();
            let kind = if own { ArrowKind::Walk } else { ArrowKind::Shove };
            arrows.push(Arrow { kind, squares: vec![step.from, to], offers: false });
        }
    }
    arrows
}

/// Arrows for everything that the piece pointed at can do by one press: a step, a push or a pull.
fn offered(table: &Table, pointing: &Pointing) -> Vec<Arrow> {
    let (Some(at), Some(position)) = (pointing.at, table.position()) else { return Vec::new() };
    let Some(piece) = position.board().piece_at(at).filter(|_| table.holdable().contains(at)) else {
        return Vec::new();
    };
    let kind = if piece.side == position.side() { ArrowKind::Walk } else { ArrowKind::Shove };
    let near = route::routes(position, Hold::alone(at), &[]).into_iter().filter(|route| {
        at.distance(route.to) == 1 && position.board().piece_at(route.to).is_none() && route.then.is_none()
    });
    near.map(|route| Arrow { kind, squares: vec![at, route.to], offers: true }).collect()
}
