//! The paths of the pieces in a turn.

use ansa_core::{Capture, Piece, PlayedStep, Square};

/// The path of one piece in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PiecePath {
    pub piece: Piece,
    /// The squares, from the first to the last.
    pub squares: Vec<Square>,
    /// The pieces that the steps along this path remove from traps.
    pub captures: Vec<Capture>,
}

/// The paths of the pieces in these steps, in the order of their first step.
pub fn piece_paths(steps: &[PlayedStep]) -> Vec<PiecePath> {
    let mut paths: Vec<PiecePath> = Vec::new();
    for played in steps {
        let (from, Some(to)) = (played.step.from, played.step.to()) else { continue };
        let same = |path: &&mut PiecePath| path.piece == played.piece && path.squares.last() == Some(&from);
        match paths.iter_mut().find(same) {
            Some(path) => {
                path.squares.push(to);
                path.captures.extend(played.capture);
            }
            None => paths.push(PiecePath {
                piece: played.piece,
                squares: vec![from, to],
                captures: played.capture.into_iter().collect(),
            }),
        }
    }
    paths
}
