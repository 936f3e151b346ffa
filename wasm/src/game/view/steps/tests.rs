use std::collections::HashSet;

use ansa_core::{Direction, Role, Step};

use super::*;

#[test]
fn different_steps_have_different_numbers() {
    let mut codes = HashSet::new();
    let pieces = || Side::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| Piece { side, role }));
    let captures = || {
        let all = pieces().flat_map(|piece| Square::TRAPS.map(|square| Some(Capture { piece, square })));
        all.chain([None])
    };
    for kind in [StepKind::Simple, StepKind::PushStart, StepKind::PushEnd, StepKind::Pull] {
        for direction in Direction::ALL {
            for (piece, capture) in pieces().flat_map(|piece| captures().map(move |lost| (piece, lost))) {
                for from in [Square::A1, Square::H8] {
                    let step = Step { from, direction };
                    assert!(codes.insert(code(PlayedStep { piece, step, kind, capture })));
                }
            }
        }
    }
    assert!(codes.iter().all(|&code| code < 1 << 20));
}
