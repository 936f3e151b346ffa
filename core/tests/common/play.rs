//! Random positions and random play, the same on every run.

use ansa_core::PositionBuilder;
use ansa_core::position::Position;
use ansa_core::{Board, Piece, Role, Side, Square, Step, StepKind};

use super::Random;

/// The kind of a random position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scene {
    /// Both sides set up at random.
    Opening,
    /// Most pieces, scattered over the whole board.
    Middle,
    /// Two to ten pieces, close together.
    Thin,
    /// A few weak pieces of the side to move among many strong enemies, so that few steps are possible.
    Cage,
}

impl Scene {
    pub(crate) const ALL: [Scene; 4] = [Scene::Opening, Scene::Middle, Scene::Thin, Scene::Cage];
}

fn pick<T: Copy>(random: &mut Random, of: &[T]) -> T {
    of[random.below(of.len())]
}

fn shuffled<T>(random: &mut Random, mut items: Vec<T>) -> Vec<T> {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last + 1));
    }
    items
}

fn full_set() -> Vec<Role> {
    Role::ALL.into_iter().flat_map(|role| (0..role.count_at_start()).map(move |_| role)).collect()
}

fn opening(random: &mut Random) -> Board {
    let mut board = Board::EMPTY;
    for side in Side::ALL {
        let first = if side == Side::Gold { 0 } else { 48 };
        for (square, role) in (first..).zip(shuffled(random, full_set())) {
            board.put(Square::from_index(square).expect("a home square"), Piece { side, role });
        }
    }
    board
}

/// Puts pieces on random empty squares of a window, rabbits not on their goal rank. Undefended pieces on traps are
/// removed.
fn scatter(random: &mut Random, pieces: &[Piece], width: u8) -> Board {
    let mut board = Board::EMPTY;
    let (left, low) = (random.below(9 - width as usize) as u8, random.below(9 - width as usize) as u8);
    for &piece in pieces {
        for _ in 0..20 {
            let file = left + random.below(width as usize) as u8;
            let rank = low + random.below(width as usize) as u8;
            let square = Square::at(file, rank).expect("inside the window");
            let is_goal = piece.role == Role::Rabbit && rank == piece.side.goal_rank();
            if board.piece_at(square).is_none() && !is_goal {
                board.put(square, piece);
                break;
            }
        }
    }
    loop {
        let alone = board.undefended(Side::Gold) | board.undefended(Side::Silver);
        if alone.is_empty() {
            return board;
        }
        for square in alone {
            board.remove(square);
        }
    }
}

/// A random position at the start of a turn. No rabbit is on its goal, but a side may have no rabbits.
pub(crate) fn made_up(random: &mut Random, scene: Scene) -> Position {
    let side = pick(random, &Side::ALL);
    let mut pieces = Vec::new();
    let board = match scene {
        Scene::Opening => opening(random),
        Scene::Middle => {
            for owner in Side::ALL {
                let size = 6 + random.below(11);
                pieces
                    .extend(shuffled(random, full_set())[..size].iter().map(|&role| Piece::new(owner, role)));
            }
            let pieces = shuffled(random, pieces);
            scatter(random, &pieces, 8)
        }
        Scene::Thin => {
            for owner in Side::ALL {
                pieces.push(Piece::new(owner, Role::Rabbit));
                for _ in 0..random.below(5) {
                    pieces.push(Piece::new(owner, pick(random, &Role::ALL)));
                }
            }
            let pieces = shuffled(random, pieces);
            let width = pick(random, &[3, 4, 5, 8]);
            scatter(random, &pieces, width)
        }
        Scene::Cage => {
            for _ in 0..=random.below(2) {
                pieces.push(Piece::new(side, pick(random, &Role::ALL[..3])));
            }
            pieces.push(Piece::new(side, Role::Rabbit));
            pieces.push(Piece::new(!side, Role::Rabbit));
            for _ in 0..4 + random.below(8) {
                pieces.push(Piece::new(!side, pick(random, &Role::ALL[2..])));
            }
            let width = pick(random, &[3, 4, 5]);
            scatter(random, &pieces, width)
        }
    };
    PositionBuilder { board, side }.build_lenient().expect("no piece alone on a trap")
}

/// A random legal step. Pushes, pulls and captures are more likely than others.
pub(crate) fn random_step(random: &mut Random, position: &Position) -> Option<Step> {
    let steps: Vec<(Step, StepKind)> = position.steps().collect();
    let lively: Vec<Step> = steps
        .iter()
        .filter(|&&(step, kind)| {
            kind != StepKind::Simple || position.clone().step(step).is_ok_and(|made| made.capture.is_some())
        })
        .map(|&(step, _)| step)
        .collect();
    if steps.is_empty() {
        None
    } else if !lively.is_empty() && random.below(2) == 0 {
        Some(pick(random, &lively))
    } else {
        Some(pick(random, &steps).0)
    }
}
