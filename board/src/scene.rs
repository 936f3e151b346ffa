//! What a board shows: made from what stands on it and from what is being done there.

use ansa_core::position::Position;
use ansa_core::{Bitboard, Board, Capture, PlayedStep, Side, Square};

use crate::destinations::{self, Partner, Route, Selection};
use crate::square_status::SquareStatus;
use crate::view::{Arrow, ArrowKind, BoardView, Mode, Pointing, SquareView, Target};

/// Everything that decides what a board shows, but where it is pointed at.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<'a> {
    /// What stands on the board.
    pub board: Board,
    /// What the board is for.
    pub mode: Mode,
    /// Whose home ranks are at the bottom.
    pub bottom: Side,
    /// The position that the turn being entered has reached; none if no turn is.
    pub position: Option<&'a Position>,
    /// The piece in hand.
    pub selection: Option<Selection>,
    /// The squares of the pieces that can be taken in hand.
    pub selectable: Bitboard,
    /// The squares where the piece in hand can stand in a setup.
    pub swaps: Bitboard,
    /// The frozen piece that was just touched in vain.
    pub touched: Option<Square>,
    /// Where the piece stands that a hint names.
    pub hinted: Option<Square>,
    /// The ways of the pieces in a turn that is proposed.
    pub proposed: Vec<Arrow>,
    /// The steps whose trail is shown.
    pub trail: Vec<PlayedStep>,
    /// From where to where pieces just moved and are to be seen moving.
    pub motion: &'a [(Square, Square)],
    /// Tells motions apart.
    pub motion_serial: u32,
    /// Whether arrows show the steps of the piece pointed at.
    pub offers: bool,
}

impl<'a> Scene<'a> {
    /// A board to be looked at only.
    #[must_use]
    pub const fn still(board: Board, mode: Mode, bottom: Side) -> Scene<'a> {
        Scene {
            board,
            mode,
            bottom,
            position: None,
            selection: None,
            selectable: Bitboard::EMPTY,
            swaps: Bitboard::EMPTY,
            touched: None,
            hinted: None,
            proposed: Vec::new(),
            trail: Vec::new(),
            motion: &[],
            motion_serial: 0,
            offers: false,
        }
    }

    /// What it looks like with the mouse, a finger or the keyboard pointing somewhere.
    #[must_use]
    pub fn view(&self, pointing: &Pointing) -> BoardView {
        let marks = Marks::new(self, pointing);
        let mut arrows = marks.arrows(self);
        if self.offers && marks.preview.is_none() && self.selection.is_none() {
            arrows.extend(self.offered(pointing));
        }
        arrows.extend(self.proposed.iter().cloned());
        BoardView {
            squares: Square::all().map(|square| marks.square(self, square)).collect(),
            arrows,
            count: marks
                .preview
                .as_ref()
                .map(|route| (route.to, route.steps.len()))
                .filter(|&(_, steps)| steps > 0),
            bottom: self.bottom,
            mode: self.mode,
        }
    }

    /// Where the piece in hand can go, carried by this way so far.
    fn routes(&self, way: &[Square]) -> Vec<Route> {
        match (self.position, self.selection) {
            (Some(position), Some(selection)) => destinations::of(position, selection, way),
            _ => Vec::new(),
        }
    }

    /// Arrows for everything that the piece pointed at can do by one press: a step, a push or a pull.
    fn offered(&self, pointing: &Pointing) -> Vec<Arrow> {
        let (Some(at), Some(position)) = (pointing.at, self.position) else { return Vec::new() };
        let Some(piece) = position.board().piece_at(at).filter(|_| self.selectable.contains(at)) else {
            return Vec::new();
        };
        let kind = if piece.side == position.side() { ArrowKind::Walk } else { ArrowKind::Shove };
        let near = destinations::of(position, Selection::alone(at), &[]).into_iter().filter(|route| {
            at.distance(route.to) == 1
                && position.board().piece_at(route.to).is_none()
                && route.next_selection.is_none()
        });
        near.map(|route| Arrow { kind, squares: vec![at, route.to], offers: true }).collect()
    }
}

/// Everything that is the same for all squares.
struct Marks {
    /// The frozen piece whose freezers are shown, and those.
    freezing: Option<(Square, Bitboard)>,
    routes: Vec<Route>,
    preview: Option<Route>,
    lost: Bitboard,
    pullable: Bitboard,
    followers: Bitboard,
    trail: Bitboard,
    ghosts: Vec<Capture>,
}

impl Marks {
    fn new(scene: &Scene, pointing: &Pointing) -> Marks {
        let (board, position) = (&scene.board, scene.position);
        let routes = scene.routes(&pointing.way);
        let carried = !pointing.way.is_empty();
        let preview = pointing.at.and_then(|to| routes.iter().find(|route| route.to == to));
        // A press on a piece only takes that one in hand; dropped on it, the piece in hand goes there.
        let preview =
            preview.filter(|route| carried || board.piece_at(route.to).is_none()).cloned().or_else(|| {
                let follower = pointing
                    .at
                    .filter(|&at| position.is_some_and(|p| destinations::followers(p).contains(at)))?;
                destinations::of(position?, Selection::alone(follower), &[]).into_iter().next()
            });
        let frozen = board.frozen(Side::Gold) | board.frozen(Side::Silver);
        // Of the enemy's it is no help in the turn.
        let touched = scene.touched.or_else(|| {
            position.and_then(|position| {
                let own = position.board().side(position.side());
                pointing.at.filter(|&at| own.contains(at) && scene.selection.is_none())
            })
        });
        Marks {
            freezing: touched.filter(|&at| frozen.contains(at)).map(|at| (at, board.freezers(at))),
            lost: preview
                .iter()
                .flat_map(|route| route.captures.iter().map(|capture| capture.square))
                .collect(),
            preview,
            pullable: position.map_or(Bitboard::EMPTY, destinations::pullable),
            followers: position.map_or(Bitboard::EMPTY, destinations::followers),
            ghosts: scene.trail.iter().filter_map(|step| step.capture).collect(),
            trail: scene
                .trail
                .iter()
                .flat_map(|played| core::iter::once(played.step.from).chain(played.step.to()))
                .collect(),
            routes,
        }
    }

    /// The arrows of the route pointed at, and from freezing pieces to the frozen one.
    fn arrows(&self, scene: &Scene) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        if let (Some(route), Some(position)) = (&self.preview, scene.position) {
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

    fn square(&self, scene: &Scene, square: Square) -> SquareView {
        let piece = scene.board.piece_at(square);
        let SquareStatus { frozen_by, .. } = SquareStatus::of(&scene.board, square);
        let route = self.routes.iter().find(|route| route.to == square);
        let target = match route {
            // On a piece it is chosen next where that one goes.
            Some(_) if piece.is_some() => None,
            Some(route) => Some(Target { steps: route.steps.len(), captures: route.captures.clone() }),
            None => scene.swaps.contains(square).then(|| Target { steps: 0, captures: Vec::new() }),
        };
        let motion =
            scene.motion.iter().find(|&&(_, to)| to == square && piece.is_some()).map(|&(from, _)| {
                let files = from.file() as i8 - square.file() as i8;
                let ranks = from.rank() as i8 - square.rank() as i8;
                (files, ranks, scene.motion_serial)
            });
        let ghost = self.ghosts.iter().rev().find(|ghost| ghost.square == square).map(|ghost| ghost.piece);
        let follower = self.followers.contains(square);
        let pulled = match scene.selection.map(|selection| selection.with) {
            Some(Partner::Pulled(enemy)) => Some(enemy),
            _ => None,
        };
        SquareView {
            square,
            piece,
            ghost: ghost.filter(|_| piece.is_none()),
            frozen_by,
            freezes: self.freezing.is_some_and(|(_, by)| by.contains(square)),
            selected: scene.selection.is_some_and(|selection| selection.at == square),
            // A follower is pressed, not carried: there is only one place where it can go.
            selectable: scene.selectable.contains(square) && !follower,
            target,
            // What is pulled along stays marked while it is chosen where to.
            partner: piece.is_some() && (route.is_some() || pulled == Some(square)),
            on_route: self.preview.as_ref().is_some_and(|route| route.squares().contains(square)),
            lost: self.lost.contains(square),
            pullable: self.pullable.contains(square),
            follower,
            hinted: scene.hinted == Some(square),
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
