//! What is wrong with a position, for an editor.

use crate::common::Random;
use crate::common::diagram::{board, piece, sq};
use ansa_core::position::builder::{BoardError, PositionBuilder};
use ansa_core::position::faults::{FaultEffect, PositionFault};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Bitboard, Board, Game, Outcome, Piece, Reason, Role, Side, Square};

fn builder(side: Side, drawn: &str) -> PositionBuilder {
    PositionBuilder { board: board(drawn), side }
}

#[test]
fn every_fault_is_named_with_its_squares() {
    let bad = builder(
        Side::Silver,
        "8  R . . . . . . .\n 6  . . H . . . . .\n 4  M M . . . . . .\n 1  . . . . . . . e",
    );
    let found: Vec<(PositionFault, Bitboard)> =
        bad.faults().into_iter().map(|fault| (fault, fault.squares(&bad.board))).collect();
    let on = |names: &[&str]| names.iter().map(|name| sq(name)).collect::<Bitboard>();
    let faults = [
        (BoardError::TooMany { piece: piece('M'), count: 2 }, on(&["a4", "b4"])),
        (BoardError::Undefended { piece: piece('H'), square: sq("c6") }, on(&["c6"])),
        (BoardError::RabbitOnGoal { square: sq("a8"), side: Side::Gold }, on(&["a8"])),
        (BoardError::NoRabbits { side: Side::Silver }, Bitboard::EMPTY),
    ];
    assert_eq!(found, faults.map(|(error, squares)| (PositionFault::Board(error), squares)));
    let effects = bad.faults().into_iter().map(PositionFault::effect).collect::<Vec<_>>();
    assert_eq!(
        effects,
        [FaultEffect::Unreachable, FaultEffect::Impossible, FaultEffect::Over, FaultEffect::Over]
    );
}

#[test]
fn a_side_to_move_without_a_step_is_named() {
    // The rabbit is frozen by the elephant beside it.
    let drawn = "8  . . . . . . . r\n 5  r E . . . . . .\n 1  . . . . . . . R";
    let stuck = builder(Side::Gold, "8  . . . . . . . r\n 2  e . . . . . . .\n 1  R . . . . . . .");
    let no_step = PositionFault::NoStep { side: Side::Gold };
    assert_eq!(stuck.faults(), [no_step]);
    assert_eq!(no_step.effect(), FaultEffect::Over);
    assert_eq!(no_step.squares(&stuck.board), Bitboard::from_square(sq("a1")));
    assert_eq!(no_step.to_string(), "gold is to move and has no legal step");
    // The other side to move, or another piece, and there is a step.
    assert_eq!(PositionBuilder { side: Side::Silver, ..stuck }.faults(), []);
    assert_eq!(builder(Side::Silver, drawn).faults(), []);
    // Nothing can be said about steps before a piece leaves the trap.
    let mut alone = stuck;
    alone.board.put(sq("c3"), piece('d'));
    assert_eq!(alone.faults().len(), 1);
    assert_eq!(alone.faults()[0].effect(), FaultEffect::Impossible);
    // A board without pieces has every reason at once.
    let empty = PositionBuilder { board: Board::EMPTY, side: Side::Silver }.faults();
    assert_eq!(empty.len(), 3, "{empty:?}");
    assert_eq!(empty[2], PositionFault::NoStep { side: Side::Silver });
}

/// Any pieces anywhere: with few of them, blocked and frozen ones are common.
fn any(random: &mut Random) -> PositionBuilder {
    let mut board = Board::EMPTY;
    for _ in 0..random.below(6) * random.below(14) {
        let side = Side::ALL[random.below(2)];
        let role = Role::ALL[if random.below(3) > 0 { 0 } else { random.below(6) }];
        let square = Square::from_index(random.below(64) as u8).expect("below 64");
        // Some boards have no rabbit on goal.
        let on_goal = role == Role::Rabbit && square.rank() == side.goal_rank();
        if !on_goal || random.below(20) == 0 {
            board.put(square, Piece::new(side, role));
        }
    }
    PositionBuilder { board, side: Side::ALL[random.below(2)] }
}

#[test]
fn the_faults_agree_with_the_constructors_and_with_the_rules() {
    let mut random = Random(0x0065_6469_746f_7221);
    let (mut fine, mut over, mut stuck) = (0, 0, 0);
    for _ in 0..40_000 {
        let builder = any(&mut random);
        let faults = builder.faults();
        let has = |effect| faults.iter().any(|fault| fault.effect() == effect);
        let board_faults = faults.iter().filter(|fault| matches!(fault, PositionFault::Board(_))).count();
        assert_eq!(builder.build().is_ok(), board_faults == 0, "{builder:?}");
        assert_eq!(builder.build_lenient().is_ok(), !has(FaultEffect::Impossible), "{builder:?}");
        let decided = builder.build_decided();
        assert_eq!(
            decided.is_ok(),
            !has(FaultEffect::Impossible) && !has(FaultEffect::Unreachable),
            "{builder:?}"
        );
        let Ok(position) = builder.build_lenient() else { continue };
        let outcome = Game::from_position(position, 2, RuleSet::CURRENT).outcome();
        assert_eq!(outcome.is_some(), has(FaultEffect::Over), "{builder:?}: {faults:?}");
        fine += u32::from(faults.is_empty());
        over += u32::from(outcome.is_some());
        stuck += u32::from(matches!(outcome, Some(Outcome { reason: Reason::Immobilisation, .. })));
    }
    assert!(fine > 2_000 && over > 2_000 && stuck > 20, "{fine} {over} {stuck}");
}
