//! The press preview: what a press on a square would do.

use ansa_board::Pointing;
use ansa_board::SquareStatus;
use ansa_board::destinations::{self, Partner, Route};
use ansa_core::position::Position;
use ansa_core::{Capture, Piece, Square, Step, StepError, StepKind};

use super::ply_entry::PlyEntry;

/// The effect of pressing a square, or of dropping the dragged piece on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PressPreview {
    /// Selects an own piece.
    Select(Piece),
    SelectEnemy {
        enemy: Piece,
        /// How it can be moved.
        moves: EnemyMoves,
    },
    /// This piece is selected, and the player has to choose its destination.
    Selected {
        piece: Piece,
        /// Whether a weaker enemy beside it could be pushed or pulled.
        beside: bool,
        /// Whether some destination would cost a piece.
        risky: bool,
    },
    /// This enemy is selected, and the player has to choose its destination.
    EnemySelected {
        enemy: Piece,
        /// How it can be moved.
        moves: EnemyMoves,
    },
    /// This enemy is selected and can only be pulled. The player has to choose where the pulling piece goes.
    EnemyPulledBy {
        enemy: Piece,
        /// The pulling piece.
        piece: Piece,
        /// The enemy's destination, which is the pulling piece's square.
        to: Square,
    },
    /// This own piece is selected and will pull the enemy, wherever it goes.
    Pulling {
        /// The own piece.
        piece: Piece,
        enemy: Piece,
    },
    /// Steps to a square.
    Walk {
        /// The own piece.
        piece: Piece,
        /// The destination.
        to: Square,
        /// The number of steps.
        steps: usize,
        /// The pieces captured by these steps.
        captures: Vec<Capture>,
    },
    /// Pushes an enemy.
    Push {
        enemy: Piece,
        /// The enemy's destination.
        to: Square,
        /// The number of steps.
        steps: usize,
        /// The pieces captured by these steps.
        captures: Vec<Capture>,
    },
    /// Pulls an enemy.
    Pull {
        enemy: Piece,
        /// The enemy's destination.
        to: Square,
        /// The number of steps.
        steps: usize,
        /// The pieces captured by these steps.
        captures: Vec<Capture>,
    },
    /// Asks where to push the enemy.
    ChoosePush(Piece),
    /// Asks where the pulling piece goes.
    ChoosePull {
        /// The pulling piece.
        piece: Piece,
        enemy: Piece,
        /// The enemy's destination, which is the pulling piece's square.
        to: Square,
    },
    /// Finishes the push.
    Follow(Piece),
    /// This piece is selected in the setup, and the player has to choose its square.
    ToPlace {
        piece: Piece,
        /// Whether there are free squares for it.
        free: bool,
    },
    /// Places a piece in the setup, in exchange for the piece on the square, if any.
    Swap(Piece, Option<Piece>),
    /// Nothing: the piece can't be selected.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus),
}

/// How an enemy can be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnemyMoves {
    /// It can only be pushed.
    Push,
    /// It can be pushed and pulled.
    PushOrPull,
    /// It can only be pulled, because no square beside it is free for a push.
    PullForLackOfRoom,
    /// It can only be pulled, continuing the last step.
    Pull,
}

impl PressPreview {
    /// The piece that is to be selected or has been: nothing else is on the person's mind.
    pub const fn piece(&self) -> Option<Piece> {
        match *self {
            PressPreview::Select(piece)
            | PressPreview::Selected { piece, .. }
            | PressPreview::SelectEnemy { enemy: piece, .. }
            | PressPreview::EnemySelected { enemy: piece, .. } => Some(piece),
            _ => None,
        }
    }

    /// The preview of a press on the square pointed at, or else a description of the selection.
    pub fn of(entry: &PlyEntry, pointing: &Pointing) -> Option<PressPreview> {
        let dragged = !pointing.drag_path.is_empty();
        match pointing.at {
            Some(square) => on_square(entry, square, &pointing.drag_path).or_else(|| of_selection(entry)),
            None if dragged => None,
            None => of_selection(entry),
        }
    }

    /// The status of the piece that a press would select, if it is special and the preview does not mention it.
    pub fn square_status(entry: &PlyEntry, pointing: &Pointing) -> Option<(Piece, Square, SquareStatus)> {
        let square = match (entry.selection(), pointing.at) {
            _ if !pointing.drag_path.is_empty() => return None,
            (None, at) => at?,
            (Some(selection), None) => selection.at,
            (Some(selection), Some(at)) => Some(at).filter(|&at| at == selection.at)?,
        };
        let position = entry.position()?;
        let piece = position.board().piece_at(square)?;
        let mut status = SquareStatus::of(position.board(), square);
        if !entry.selectable().contains(square) {
            // The reason why it can't be selected already says so.
            status.frozen_by.clear();
        }
        (status != SquareStatus::default()).then_some((piece, square, status))
    }
}

fn on_square(entry: &PlyEntry, square: Square, drag_path: &[Square]) -> Option<PressPreview> {
    if let Some(setup) = entry.setup_entry() {
        let selected = match entry.selection() {
            Some(selection) => setup.piece_at(selection.at)?,
            None => Piece::new(setup.side, setup.next_role()?),
        };
        let swap = PressPreview::Swap(selected, setup.piece_at(square));
        return entry.swaps().contains(square).then_some(swap);
    }
    let position = entry.position().filter(|_| entry.typed.is_none())?;
    let piece = position.board().piece_at(square);
    if destinations::followers(position).contains(square) {
        return piece.map(PressPreview::Follow);
    }
    if let Some(selection) = entry.selection()
        && selection.at != square
        && let Some(route) = entry.destinations(drag_path).into_iter().find(|route| route.to == square)
    {
        // A press on a piece only selects that piece.
        return if drag_path.is_empty() && piece.is_some() {
            choosing(position, selection.at, square)
        } else {
            of_route(position, selection.at, &route)
        };
    }
    let piece = piece?;
    if entry.selection().is_some_and(|selection| selection.at == square) || !drag_path.is_empty() {
        return None;
    }
    if !entry.selectable().contains(square) {
        let status = SquareStatus::of(position.board(), square);
        return Some(PressPreview::NotSelectable(
            piece,
            square,
            destinations::selection_error(position, square),
            status,
        ));
    }
    if piece.side == position.side() {
        return Some(PressPreview::Select(piece));
    }
    Some(PressPreview::SelectEnemy { enemy: piece, moves: enemy_moves(position, square) })
}

/// How a selectable enemy can be moved.
fn enemy_moves(position: &Position, enemy: Square) -> EnemyMoves {
    let push = destinations::pushers(position, enemy).any();
    let pull =
        destinations::pullers(position, enemy).any() || destinations::pullable(position).contains(enemy);
    match (push, pull) {
        (true, true) => EnemyMoves::PushOrPull,
        (true, false) => EnemyMoves::Push,
        (false, _) if !destinations::has_room(position, enemy) => EnemyMoves::PullForLackOfRoom,
        (false, _) => EnemyMoves::Pull,
    }
}

/// The question after an own piece and a weaker enemy were pressed one after the other.
fn choosing(position: &Position, selected: Square, pressed: Square) -> Option<PressPreview> {
    let board = position.board();
    let (first, other) = (board.piece_at(selected)?, board.piece_at(pressed)?);
    Some(if first.side != position.side() {
        PressPreview::ChoosePull { piece: other, enemy: first, to: pressed }
    } else if destinations::pushers(position, pressed).contains(selected) {
        PressPreview::ChoosePush(other)
    } else {
        PressPreview::ChoosePull { piece: first, enemy: other, to: selected }
    })
}

fn of_route(position: &Position, from: Square, route: &Route) -> Option<PressPreview> {
    let board = position.board();
    if let Some(selection) = route.next_selection {
        return match selection.with {
            Partner::Pulled(enemy) => Some(PressPreview::ChoosePull {
                piece: board.piece_at(selection.at)?,
                enemy: board.piece_at(enemy)?,
                to: selection.at,
            }),
            _ if route.steps.is_empty() => choosing(position, from, selection.at),
            _ => Some(PressPreview::ChoosePush(board.piece_at(selection.at)?)),
        };
    }
    let (steps, captures) = (route.steps.len(), route.captures.clone());
    Some(match shoved(position, &route.steps) {
        Some((enemy, to, StepKind::Pull)) => PressPreview::Pull { enemy, to, steps, captures },
        Some((enemy, to, _)) => PressPreview::Push { enemy, to, steps, captures },
        None => PressPreview::Walk { piece: board.piece_at(from)?, to: route.to, steps, captures },
    })
}

/// The enemy moved by these steps, its destination, and the kind of step.
fn shoved(position: &Position, steps: &[Step]) -> Option<(Piece, Square, StepKind)> {
    let mut after = *position;
    steps.iter().find_map(|&step| {
        let played = after.step(step).ok()?;
        let to = step.to()?;
        (played.piece.side != position.side()).then_some((played.piece, to, played.kind))
    })
}

/// The description of the selected piece.
fn of_selection(entry: &PlyEntry) -> Option<PressPreview> {
    let selection = entry.selection()?;
    if let Some(setup) = entry.setup_entry() {
        let free = entry.swaps().into_iter().any(|square| setup.piece_at(square).is_none());
        return Some(PressPreview::ToPlace { piece: setup.piece_at(selection.at)?, free });
    }
    let position = entry.position()?;
    let board = position.board();
    let piece = board.piece_at(selection.at)?;
    if piece.side != position.side() {
        let moves = enemy_moves(position, selection.at);
        if moves == EnemyMoves::PullForLackOfRoom
            && let Some(own) = destinations::sole_puller(position, selection)
        {
            return Some(PressPreview::EnemyPulledBy { enemy: piece, piece: board.piece_at(own)?, to: own });
        }
        return Some(PressPreview::EnemySelected { enemy: piece, moves });
    }
    if let Partner::Pulled(enemy) = selection.with {
        return Some(PressPreview::Pulling { piece, enemy: board.piece_at(enemy)? });
    }
    let routes = entry.destinations(&[]);
    let beside = routes.iter().any(|route| board.piece_at(route.to).is_some());
    let risky = routes.iter().any(|route| route.captures.iter().any(|lost| lost.piece.side == piece.side));
    Some(PressPreview::Selected { piece, beside, risky })
}

#[cfg(test)]
mod tests;
