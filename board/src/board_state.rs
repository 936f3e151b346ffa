//! Board state: the position, the selection and the marks from which the view of the board is computed.

use ansa_core::position::Position;
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Board, Capture, Piece, PlayedStep, Side, Square};

use crate::arrows::shown;
use crate::destinations::{self, Partner, Route, Selection};
use crate::view::{Arrow, ArrowKind, BoardView, Destination, Mode, Pointing, SquareView};

/// Everything that decides what the board shows, except for the pointer.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardState<'a> {
    /// The pieces on the board.
    pub board: Board,
    /// What the board is used for.
    pub mode: Mode,
    /// The side whose home ranks are at the bottom: the orientation.
    pub bottom: Side,
    /// The position after the steps of the unfinished turn. `None` if no turn is entered.
    pub position: Option<&'a Position>,
    /// The selected piece.
    pub selection: Option<Selection>,
    /// The squares of the pieces that can be selected.
    pub selectable: Bitboard,
    /// In a setup, the squares that the selected piece can go to or swap with.
    pub swaps: Bitboard,
    /// The square of the frozen piece that the person just tried to select.
    pub touched: Option<Square>,
    /// The square of the piece that the hint names.
    pub hinted: Option<Square>,
    /// The arrows of a proposed turn.
    pub proposed: Vec<Arrow>,
    /// The steps whose squares are marked: those of the last or the current turn.
    pub trail: Vec<PlayedStep>,
    /// The start and the end square of each piece to be animated.
    pub motion: &'a [(Square, Square)],
    /// Increases with each animation, so that equal ones in a row are told apart.
    pub motion_serial: u32,
    /// Whether the piece under the pointer gets an arrow for each move that one press can play.
    pub offers: bool,
    /// The arrows and marked squares that a person has drawn. Of several between the same squares, the first is shown,
    /// and of very many only some.
    pub drawn: Vec<ArrowAnnotation>,
    /// Whether the person can draw: with the secondary button of the mouse or with keys, on a board made
    /// [`with_drawing`](crate::BoardElement::with_drawing). The board emits a
    /// [`BoardEvent::Draw`](crate::BoardEvent::Draw) for each mark, and shows no context menu.
    pub drawable: bool,
    /// The colour in which a finger and the main button of the mouse draw instead of moving pieces; `None` if they move
    /// pieces. Ignored unless `drawable`.
    pub draws: Option<ArrowColour>,
    /// Whether the person edits the position: every press is a [`BoardEvent::Press`](crate::BoardEvent::Press), a piece
    /// that can be selected is dragged to any square or off the board, and letters put pieces.
    pub editable: bool,
}

impl<'a> BoardState<'a> {
    /// A board without interaction.
    pub const fn view_only(board: Board, mode: Mode, bottom: Side) -> BoardState<'a> {
        BoardState {
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
            drawn: Vec::new(),
            drawable: false,
            draws: None,
            editable: false,
        }
    }

    /// What the board shows with the pointer there.
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
            overlay: None,
            drawn: shown(&self.drawn),
            drawable: self.drawable,
            draws: self.draws,
            editable: self.editable,
            count: marks
                .preview
                .as_ref()
                .map(|route| (route.to, route.steps.len()))
                .filter(|&(_, steps)| steps > 0),
            bottom: self.bottom,
            mode: self.mode,
        }
    }

    /// The destinations of the selected piece, dragged along this path so far.
    fn destinations(&self, drag_path: &[Square]) -> Vec<Route> {
        match (self.position, self.selection) {
            (Some(position), Some(selection)) => destinations::of(position, selection, drag_path),
            _ => Vec::new(),
        }
    }

    /// An arrow for each step, push or pull of the piece under the pointer that one press can play.
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

/// The marks, computed once for all squares.
struct Marks {
    /// The frozen piece whose freezers are marked, and the squares of the freezers.
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
    fn new(state: &BoardState, pointing: &Pointing) -> Marks {
        let (board, position) = (&state.board, state.position);
        let routes = state.destinations(&pointing.drag_path);
        let is_dragged = !pointing.drag_path.is_empty();
        let preview = pointing.at.and_then(|to| routes.iter().find(|route| route.to == to));
        // A press on a piece only selects it, so that it has no preview. A drop on it moves the dragged piece.
        let preview =
            preview.filter(|route| is_dragged || board.piece_at(route.to).is_none()).cloned().or_else(|| {
                let follower = pointing
                    .at
                    .filter(|&at| position.is_some_and(|p| destinations::followers(p).contains(at)))?;
                destinations::of(position?, Selection::alone(follower), &[]).into_iter().next()
            });
        let frozen = board.frozen(Side::Gold) | board.frozen(Side::Silver);
        // Who freezes an enemy is of no use in this turn.
        let touched = state.touched.or_else(|| {
            position.and_then(|position| {
                let own = position.board().side(position.side());
                pointing.at.filter(|&at| own.contains(at) && state.selection.is_none())
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
            ghosts: state.trail.iter().filter_map(|step| step.capture).collect(),
            trail: state
                .trail
                .iter()
                .flat_map(|played| core::iter::once(played.step.from).chain(played.step.to()))
                .collect(),
            routes,
        }
    }

    /// The arrows of the previewed route, and those from the freezers to the frozen piece.
    fn arrows(&self, state: &BoardState) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        if let (Some(route), Some(position)) = (&self.preview, state.position) {
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

    fn square(&self, state: &BoardState, square: Square) -> SquareView {
        let piece = state.board.piece_at(square);
        let SquareStatus { frozen_by, .. } = SquareStatus::of(&state.board, square);
        let route = self.routes.iter().find(|route| route.to == square);
        let destination = match route {
            // A destination with a piece on it is marked as partner: the player chooses next where that piece goes.
            Some(_) if piece.is_some() => None,
            Some(route) => Some(Destination { steps: route.steps.len(), captures: route.captures.clone() }),
            None => state.swaps.contains(square).then(|| Destination { steps: 0, captures: Vec::new() }),
        };
        let motion =
            state.motion.iter().find(|&&(_, to)| to == square && piece.is_some()).map(|&(from, _)| {
                let files = from.file() as i8 - square.file() as i8;
                let ranks = from.rank() as i8 - square.rank() as i8;
                (files, ranks, state.motion_serial)
            });
        let ghost = self.ghosts.iter().rev().find(|ghost| ghost.square == square).map(|ghost| ghost.piece);
        let follower = self.followers.contains(square);
        let selected = state.selection.and_then(|selection| state.board.piece_at(selection.at));
        let is_enemy = piece.zip(selected).is_some_and(|(piece, selected)| piece.side != selected.side);
        let pulled = match state.selection.map(|selection| selection.with) {
            Some(Partner::Pulled(enemy)) => Some(enemy),
            _ => None,
        };
        SquareView {
            square,
            piece,
            ghost: ghost.filter(|_| piece.is_none()),
            frozen_by,
            freezes: self.freezing.is_some_and(|(_, by)| by.contains(square)),
            selected: state.selection.is_some_and(|selection| selection.at == square),
            // A follower is pressed, not dragged: it has only one destination.
            selectable: state.selectable.contains(square) && !follower,
            destination,
            // The pulled enemy stays marked while the player chooses the destination. A friend that the way of the
            // selected piece leaves on a trap is no partner, although the piece can come to its square.
            partner: (route.is_some() && is_enemy) || pulled == Some(square),
            on_route: self.preview.as_ref().is_some_and(|route| route.squares().contains(square)),
            lost: self.lost.contains(square),
            pullable: self.pullable.contains(square),
            follower,
            hinted: state.hinted == Some(square),
            trail: self.trail.contains(square),
            motion,
        }
    }
}

/// The arrows of a route, one for each piece that moves.
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

/// What the neighbours of a piece do to it on its square.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SquareStatus {
    /// The enemies that freeze the piece; empty if it can move.
    pub frozen_by: Vec<(Square, Piece)>,
    /// On a trap, the adjacent friends that keep the piece from being captured; empty on other squares.
    pub protected_by: Vec<(Square, Piece)>,
}

impl SquareStatus {
    /// The status of the piece on a square. The default, which is neither frozen nor protected, if the square is empty.
    pub fn of(board: &Board, square: Square) -> SquareStatus {
        let Some(piece) = board.piece_at(square) else { return SquareStatus::default() };
        let with_pieces = |squares: Bitboard| -> Vec<(Square, Piece)> {
            squares.into_iter().filter_map(|at| Some((at, board.piece_at(at)?))).collect()
        };
        let frozen_by = if board.frozen(piece.side).contains(square) {
            with_pieces(board.freezers(square))
        } else {
            Vec::new()
        };
        let friends = Bitboard::from_square(square).neighbours() & board.side(piece.side);
        let protected_by = if square.is_trap() { with_pieces(friends) } else { Vec::new() };
        SquareStatus { frozen_by, protected_by }
    }
}
