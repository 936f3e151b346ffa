//! Setups and handicaps.

use super::{classic, label};
use crate::common::diagram::{board, piece, sq, steps, to_move};
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Game, Phase, PlayError, Ply, Roster, Setup, SetupError};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Board, BySide, Piece, Role, Side, Square};

// "Setup: gold puts all 16 on ranks 1–2 in any order, then silver, having seen it, all 16 on ranks 7–8. A setup is one
// move (`1g`, `1s`)."

#[test]
fn gold_sets_up_then_silver_having_seen_it_then_gold_moves() {
    let mut game = Game::new();
    assert_eq!((game.phase(), game.next_label()), (Phase::Setup(Side::Gold), label("1g")));
    assert_eq!((game.position(), game.board(), game.side()), (None, Board::EMPTY, Side::Gold));
    game.set_up(&Setup::from_rows(NINETY_NINE, Side::Gold)).expect("a full set");
    assert_eq!((game.phase(), game.next_label()), (Phase::Setup(Side::Silver), label("1s")));
    let seen = "2  R H C M E C H R\n 1  R R R D D R R R";
    assert_eq!((game.board(), game.side()), (board(seen), Side::Silver));
    game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).expect("a full set");
    let whole = format!("8  r r r r r r r r\n 7  d h c e m c h d\n {seen}");
    assert_eq!(game.phase(), Phase::Turn(to_move(Side::Gold, &whole)));
    assert_eq!((game.next_label(), game.side(), game.outcome()), (label("2g"), Side::Gold, None));
    assert!(matches!(game.plies(), [Ply::Setup(_), Ply::Setup(_)]));
    assert_eq!(game.board_at(0), Some(Board::EMPTY));
    assert_eq!(game.board_at(1), Some(board(seen)));
    assert_eq!(game.board_at(3), None);
}

#[test]
fn there_are_as_many_setups_as_the_rules_say() {
    let factorial = |n: u64| (1..=n).product::<u64>();
    let orders = Role::ALL.iter().fold(factorial(16), |n, role| n / factorial(role.count_at_start().into()));
    assert_eq!(orders, 64_864_800);
}

#[test]
fn setups_and_turns_come_in_their_order() {
    let mut game = Game::new();
    let anywhere = TurnBuilder::new(to_move(Side::Gold, "4  . . . E . . . ."));
    assert_eq!(game.begin_turn(), Err(PlayError::SetupExpected));
    assert_eq!(game.play(&anywhere), Err(PlayError::SetupExpected));
    assert_eq!(game.play_steps(&steps("Ed4n")), Err(PlayError::SetupExpected));
    assert_eq!(game, Game::new());
    let mut game = classic();
    let before = game.clone();
    assert_eq!(game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)), Err(PlayError::TurnExpected));
    assert_eq!(game.play(&anywhere), Err(PlayError::AnotherPosition));
    assert_eq!(game, before);
}

#[test]
fn a_wrong_setup_is_refused_with_its_fault() {
    let full = Setup::from_rows(CLASSIC, Side::Gold);
    let changed = |index: usize, square: &str, letter: char| {
        let mut pieces = full.pieces().to_vec();
        pieces[index] = (sq(square), piece(letter));
        Setup::new(pieces)
    };
    let mut game = Game::new();
    let count = |letter, count, expected| SetupError::Count { piece: piece(letter), count, expected };
    for (setup, error) in [
        (changed(0, "b1", 'R'), SetupError::Twice { square: sq("b1") }),
        (changed(0, "a3", 'R'), SetupError::NotHome { piece: piece('R'), square: sq("a3") }),
        (changed(0, "a8", 'R'), SetupError::NotHome { piece: piece('R'), square: sq("a8") }),
        (changed(0, "a1", 'r'), SetupError::WrongSide { piece: piece('r'), square: sq("a1") }),
        (changed(0, "a1", 'C'), count('R', 7, 8)),
        (changed(8, "a2", 'E'), count('D', 1, 2)),
        (Setup::new(full.pieces()[1..].to_vec()), count('R', 7, 8)),
        (Setup::new(Vec::new()), count('R', 0, 8)),
        (
            Setup::from_rows(CLASSIC, Side::Silver),
            SetupError::WrongSide { piece: piece('r'), square: sq("h8") },
        ),
    ] {
        assert_eq!(game.set_up(&setup), Err(PlayError::Setup(error)));
        assert_eq!(game, Game::new(), "a refused setup changed the game");
    }
    game.set_up(&full).expect("a full set");
    let before = game.clone();
    let wrong = SetupError::WrongSide { piece: piece('R'), square: sq("a1") };
    assert_eq!(game.set_up(&full), Err(PlayError::Setup(wrong)));
    assert_eq!(game, before);
    let sentence = |error: SetupError| PlayError::Setup(error).to_string();
    assert_eq!(sentence(SetupError::Twice { square: sq("b1") }), "there are two pieces on b1");
    assert_eq!(
        sentence(SetupError::NotHome { piece: piece('R'), square: sq("a3") }),
        "the rabbit on a3 is outside gold’s home ranks (1 and 2)"
    );
    assert_eq!(
        sentence(SetupError::NotHome { piece: piece('m'), square: sq("a3") }),
        "the camel on a3 is outside silver’s home ranks (7 and 8)"
    );
    assert_eq!(sentence(wrong), "the piece on a1 belongs to gold, but this is silver’s setup");
    assert_eq!(sentence(count('C', 3, 2)), "gold has 2 cats, but the setup has 3");
    assert_eq!(sentence(count('e', 0, 1)), "silver has 1 elephant, but the setup has 0");
}

// "Handicaps: the stronger side plays without named pieces, left out at setup."

#[test]
fn a_handicap_leaves_out_the_named_pieces_and_no_others() {
    let silver = Roster::without(&[Role::Rabbit, Role::Rabbit, Role::Camel]);
    assert_eq!(silver, Roster::Exactly([6, 2, 2, 2, 0, 1]));
    assert_eq!(Roster::without(&[Role::Elephant, Role::Elephant]), Roster::Exactly([8, 2, 2, 2, 1, 0]));
    assert_eq!(Roster::without(&[]), Roster::FULL);
    let mut game = Game::with(RuleSet::CURRENT, BySide { gold: Roster::FULL, silver });
    game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).expect("a full set");
    let full = Setup::from_rows(CLASSIC, Side::Silver);
    let too_many = SetupError::Count { piece: piece('r'), count: 8, expected: 6 };
    assert_eq!(game.set_up(&full), Err(PlayError::Setup(too_many)));
    let kept = |&&(square, piece): &&(Square, Piece)| {
        piece.role != Role::Camel && square != sq("a8") && square != sq("h8")
    };
    let setup = Setup::new(full.pieces().iter().filter(kept).copied().collect());
    game.set_up(&setup).expect("what is left of a set");
    assert_eq!(game.board().side(Side::Silver).count(), 13);
    assert_eq!((game.outcome(), game.leader_by_score()), (None, Side::Gold));
}

#[test]
fn without_a_known_handicap_any_part_of_a_set_may_be_placed() {
    let any = BySide { gold: Roster::Any, silver: Roster::Any };
    let mut game = Game::with(RuleSet::CURRENT, any);
    let nothing = SetupError::Count { piece: piece('R'), count: 0, expected: 8 };
    assert_eq!(game.set_up(&Setup::new(Vec::new())), Err(PlayError::Setup(nothing)));
    let camels = Setup::new(vec![(sq("a1"), piece('M')), (sq("b1"), piece('M'))]);
    let too_many = SetupError::Count { piece: piece('M'), count: 2, expected: 1 };
    assert_eq!(game.set_up(&camels), Err(PlayError::Setup(too_many)));
    game.set_up(&Setup::new(vec![(sq("d2"), piece('R')), (sq("e2"), piece('E'))])).expect("a part of a set");
    game.set_up(&Setup::new(vec![(sq("d7"), piece('r'))])).expect("a part of a set");
    assert_eq!(game.phase(), Phase::Turn(to_move(Side::Gold, "7  . . . r . . . .\n 2  . . . R E . . .")));
}

#[test]
fn a_side_that_places_no_rabbit_has_lost_when_both_have_set_up() {
    for (gold, silver, winner) in [("E", "r", Side::Silver), ("R", "e", Side::Gold), ("E", "e", Side::Silver)]
    {
        let any = BySide { gold: Roster::Any, silver: Roster::Any };
        let mut game = Game::with(RuleSet::CURRENT, any);
        let one = |square: &str, letter: &str| {
            Setup::new(vec![(sq(square), piece(letter.chars().next().expect("a letter")))])
        };
        game.set_up(&one("d2", gold)).expect("a part of a set");
        assert_eq!(game.outcome(), None);
        game.set_up(&one("d7", silver)).expect("a part of a set");
        // If neither side has a rabbit, silver wins, because it moved last.
        assert_eq!(game.outcome(), Some(Outcome::win(winner, Reason::Elimination)), "{gold} {silver}");
        assert_eq!(game.begin_turn(), Err(PlayError::GameOver));
    }
}
