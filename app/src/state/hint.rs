//! A hint for a person's turn: first the piece that should move, then the whole turn.

use ansa_board::Mode;
use ansa_core::{Game, Piece, PlayedStep, Square};

use super::play_state::{Draft, PlayState};

/// The stage of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Hint {
    /// Requested: the engine is searching.
    Asked,
    /// The piece that should move first is marked.
    Piece(Vec<PlayedStep>),
    /// Arrows show the whole turn.
    Turn(Vec<PlayedStep>),
}

/// The path of one piece in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PiecePath {
    pub(crate) piece: Piece,
    /// The squares, from the first to the last.
    pub(crate) squares: Vec<Square>,
}

impl PlayState {
    /// The current hint. It is only valid for the current turn, before its first step.
    pub(crate) fn hint(&self) -> Option<&Hint> {
        self.engine.hint.as_ref()
    }

    /// Whether a hint can be requested. It can't while the clock is paused: thinking time must cost time.
    pub(crate) fn can_hint(&self) -> bool {
        self.mode() == Mode::Turn && self.paused().is_none()
    }

    /// The piece that the hint marks, and its square: the piece that does most in the turn; among equals, the first to
    /// move. `None` without a hint.
    pub(crate) fn hinted(&self) -> Option<(Piece, Square)> {
        let (Hint::Piece(steps) | Hint::Turn(steps)) = self.hint()? else { return None };
        let own = paths(steps).into_iter().filter(|path| path.piece.side == self.game.side());
        // `max_by_key` returns the last of equal elements.
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

    /// Advances to the next stage of the hint; after the last one, removes it.
    pub(super) fn advance_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        self.engine.hint = match self.engine.hint.take() {
            None => {
                // A hint is for a whole turn. Redo restores the steps undone here.
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

    /// Cancels a hint that the engine is still searching for.
    pub(super) fn cancel_hint_request(&mut self) {
        if self.hint() == Some(&Hint::Asked) {
            self.engine.hint = None;
        }
    }

    /// Takes the engine's turn, which is the last ply of `game`.
    pub(super) fn take_hint(&mut self, game: &Game) {
        let steps = match game.plies().last() {
            Some(ansa_core::game::Ply::Turn(turn)) => turn.steps().to_vec(),
            _ => Vec::new(),
        };
        self.engine.hint = Some(Hint::Piece(steps));
    }

    /// Removes a hint that no longer belongs to the position on the board.
    pub(super) fn drop_stale_hint(&mut self, plies: usize) {
        let is_current = plies == self.game.plies().len()
            && matches!(&self.draft, Draft::Turn(turn) if turn.steps().len() == 0);
        if !is_current {
            self.engine.hint = None;
        }
    }
}

/// Whether an own piece's step along this pair of squares pushes or pulls an enemy.
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

/// The paths of the pieces in these steps, in the order of their first step.
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
