//! A hint for a person's turn: first the piece that should move, then the whole turn.

use ansa_board::Mode;
use ansa_core::{Game, Piece, PlayedStep, Square};

use super::play_state::{Draft, PlayState};

/// How much of a hint is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hint {
    /// The computer is looking for it.
    Asked,
    /// The piece that should move first.
    Piece(Vec<PlayedStep>),
    /// The whole turn, on the board as arrows.
    Turn(Vec<PlayedStep>),
}

/// The path of one piece in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PiecePath {
    /// The piece.
    pub(crate) piece: Piece,
    /// The squares, from the first to the last.
    pub(crate) squares: Vec<Square>,
}

impl PlayState {
    /// The hint that stands: for the turn to be played now, as long as no step of it is made.
    pub(crate) fn hint(&self) -> Option<&Hint> {
        self.engine.hint.as_ref()
    }

    /// Whether a hint can be asked for. While the clock stands it can't be: nobody thinks for nothing.
    pub(crate) fn can_hint(&self) -> bool {
        self.mode() == Mode::Turn && self.paused().is_none()
    }

    /// The own piece that the hint names, and where it stands: the one that does most in the turn, of equals the first
    /// to move. Nothing while there is none to name.
    pub(crate) fn hinted(&self) -> Option<(Piece, Square)> {
        let (Hint::Piece(steps) | Hint::Turn(steps)) = self.hint()? else { return None };
        let own = paths(steps).into_iter().filter(|path| path.piece.side == self.game.side());
        // Of equals `max_by_key` takes the last.
        let best = own.rev().max_by_key(|path| {
            let pushed = path.squares.windows(2).filter(|pair| moves_enemy(steps, path.piece, pair)).count();
            path.squares.len() + pushed
        })?;
        Some((best.piece, *best.squares.first()?))
    }

    /// The paths of the pieces in the hint's turn, while the board shows its position.
    pub(crate) fn hint_paths(&self) -> Vec<PiecePath> {
        match self.hint() {
            Some(Hint::Turn(steps)) if self.mode() == Mode::Turn => paths(steps),
            _ => Vec::new(),
        }
    }

    /// Goes on to the next stage of the hint; after the last one it is put away.
    pub(super) fn want_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        self.engine.hint = match self.engine.hint.take() {
            None => {
                // A hint is for a whole turn. The steps made can be made again by Redo.
                if let Draft::Turn(turn) = &mut self.draft {
                    turn.reset();
                }
                self.selection = None;
                self.request += 1;
                Some(Hint::Asked)
            }
            Some(Hint::Asked) => Some(Hint::Asked),
            Some(Hint::Piece(steps)) => Some(Hint::Turn(steps)),
            Some(Hint::Turn(_)) => None,
        };
    }

    /// Gives up a hint that is still being looked for.
    pub(super) fn drop_hint_asked(&mut self) {
        if self.hint() == Some(&Hint::Asked) {
            self.engine.hint = None;
        }
    }

    /// Takes the turn that the computer has found: the last one of this game.
    pub(super) fn take_hint(&mut self, game: &Game) {
        let steps = match game.plies().last() {
            Some(ansa_core::game::Ply::Turn(turn)) => turn.steps().to_vec(),
            _ => Vec::new(),
        };
        self.engine.hint = Some(Hint::Piece(steps));
    }

    /// Puts a hint away that is not for the position on the board any more.
    pub(super) fn settle_hint(&mut self, plies: usize) {
        let stands = plies == self.game.plies().len()
            && matches!(&self.draft, Draft::Turn(turn) if turn.steps().len() == 0);
        if !stands {
            self.engine.hint = None;
        }
    }
}

/// Whether an own piece's step from one square of the pair to the other pushes or pulls an enemy.
fn moves_enemy(steps: &[PlayedStep], own: Piece, pair: &[Square]) -> bool {
    let [from, to] = *pair else { return false };
    let is_enemy = |index: usize, at: fn(&PlayedStep) -> Option<Square>, square| {
        let enemy = steps.get(index).filter(|played| played.piece.side != own.side);
        enemy.is_some_and(|played| at(played) == Some(square))
    };
    let left = |played: &PlayedStep| Some(played.step.from);
    let entered = |played: &PlayedStep| played.step.to();
    steps.iter().enumerate().any(|(index, played)| {
        played.piece == own
            && (played.step.from, played.step.to()) == (from, Some(to))
            && (index.checked_sub(1).is_some_and(|before| is_enemy(before, left, to))
                || is_enemy(index + 1, entered, from))
    })
}

/// The path of each piece in these steps, in the order in which they begin.
fn paths(steps: &[PlayedStep]) -> Vec<PiecePath> {
    let mut paths: Vec<PiecePath> = Vec::new();
    for played in steps {
        let (from, Some(to)) = (played.step.from, played.step.to()) else { continue };
        let same = |path: &&mut PiecePath| path.piece == played.piece && path.squares.last() == Some(&from);
        match paths.iter_mut().find(same) {
            Some(path) => path.squares.push(to),
            None => paths.push(PiecePath { piece: played.piece, squares: vec![from, to] }),
        }
    }
    paths
}
