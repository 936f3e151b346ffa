//! Games that start from a position.

use super::{label, labels, play};
use crate::common::diagram::{board, piece, sq, steps, to_move};
use ansa_core::Side;
use ansa_core::game::Game;
use ansa_core::position::builder::{BoardError, PositionBuilder};
use ansa_core::position::rule_set::RuleSet;

// "Free positions", with either side to move and any number

#[test]
fn a_game_from_a_position_is_labelled_from_its_number_and_side() {
    let drawn = "5  r . . . . . . .\n 4  . . . E . . . .\n 2  R . . . . . . .";
    let gold = Game::from_position(to_move(Side::Gold, drawn), 12, RuleSet::CURRENT);
    assert_eq!((gold.next_label(), gold.side()), (label("12g"), Side::Gold));
    assert_eq!(gold.earlier(&gold.position().expect("a turn")), labels(&["11s"]));
    let mut silver = Game::from_position(to_move(Side::Silver, drawn), 12, RuleSet::CURRENT);
    assert_eq!((silver.next_label(), silver.side()), (label("12s"), Side::Silver));
    assert_eq!(silver.earlier(&silver.position().expect("a turn")), labels(&["12g"]));
    play(&mut silver, &["ra5s"]);
    assert_eq!(silver.next_label(), label("13g"));
    // The largest number must not cause a panic.
    let mut last = Game::from_position(to_move(Side::Silver, drawn), u32::MAX, RuleSet::CURRENT);
    play(&mut last, &["ra5s", "Ed4n"]);
    assert_eq!(last.next_label().side, Side::Silver);
    let first = Game::from_position(to_move(Side::Gold, drawn), 0, RuleSet::CURRENT);
    assert_eq!(first.earlier(&first.position().expect("a turn")).len(), 1);
}

#[test]
fn a_game_from_a_position_in_mid_turn_starts_with_all_four_steps() {
    let mut position = to_move(Side::Gold, "5  r . . . . . . .\n 4  . . . E . . . .\n 2  R . . . . . . .");
    position.step(steps("Ed4n")[0]).expect("legal");
    let game = Game::from_position(position, 2, RuleSet::CURRENT);
    assert_eq!(game.begin_turn().expect("a turn").position().steps_left(), 4);
}

#[test]
fn a_free_position_names_all_its_faults_and_some_may_be_ignored() {
    let builder = PositionBuilder {
        board: board("8  R . . . . . . .\n 6  . . H . . . . .\n 5  . . . . E . E .\n 4  M M M . . . . ."),
        side: Side::Gold,
    };
    let errors = vec![
        BoardError::TooMany { piece: piece('M'), count: 3 },
        BoardError::TooMany { piece: piece('E'), count: 2 },
        BoardError::Undefended { piece: piece('H'), square: sq("c6") },
        BoardError::RabbitOnGoal { square: sq("a8"), side: Side::Gold },
        BoardError::NoRabbits { side: Side::Silver },
    ];
    assert_eq!(builder.errors(), errors);
    let error = builder.build().expect_err("faults");
    assert_eq!(error.errors, errors);
    assert_eq!(
        error.to_string(),
        "gold has 3 camels, but a side starts with 1; gold has 2 elephants, but a side starts with 1; \
         the gold horse on the trap c6 has no friendly piece next to it; \
         the gold rabbit on a8 is already on its goal rank; silver has no rabbits"
    );
    // An undefended piece on a trap is never ignored, because it would have been captured.
    assert_eq!(builder.build_lenient().expect_err("the horse").errors, [errors[2]]);
    let mut defended = builder;
    defended.board.put(sq("c5"), piece('C'));
    assert_eq!(defended.build_decided().expect_err("too many").errors, errors[..2]);
    let position = defended.build_lenient().expect("all can be ignored");
    assert_eq!(position.to_builder(), defended);
}
