//! The rules of a whole game, sentence by sentence: setups, repetition, the last two ends, score, rules of earlier
//! years, handicaps and free positions. What a single turn may do is in `rules.rs`.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod common;

use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Game, Phase, PlayError, Ply, Roster, Setup, SetupError, TurnError};
use ansa_core::position::builder::{PositionBuilder, PositionFault, PositionFaultKind};
use ansa_core::position::outcome::{Outcome, Reason, RuleSet};
use ansa_core::position::turn::{EndError, TurnBuilder};
use ansa_core::{Board, BySide, Label, Piece, Role, Side, Square, StepError};
use common::diagram::{board, piece, sq, steps, to_move};

fn classic() -> Game {
    let mut game = Game::new();
    game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).expect("a full set");
    game.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).expect("a full set");
    game
}

#[track_caller]
fn play(game: &mut Game, turns: &[&str]) {
    for turn in turns {
        let label = game.next_label();
        game.play_steps(&steps(turn)).unwrap_or_else(|error| panic!("{label} {turn}: {error}"));
    }
}

/// Tries a turn that must be refused, and that nothing has changed.
#[track_caller]
fn refused(game: &mut Game, turn: &str) -> TurnError {
    let before = game.clone();
    let error = game.play_steps(&steps(turn)).expect_err("an illegal turn");
    assert_eq!(*game, before, "a refused turn changed the game");
    match error {
        PlayError::Turn(error) => error,
        error => panic!("refused for another reason: {error}"),
    }
}

fn label(text: &str) -> Label {
    let (number, side) = text.split_at(text.len() - 1);
    let side = side.chars().next().and_then(Side::from_letter).expect("g or s");
    Label { number: number.parse().expect("a number"), side }
}

fn labels(texts: &[&str]) -> Vec<Label> {
    texts.iter().map(|text| label(text)).collect()
}

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
fn a_wrong_setup_is_refused_for_what_is_wrong_with_it() {
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
    assert_eq!(sentence(SetupError::Twice { square: sq("b1") }), "two pieces are placed on b1");
    assert_eq!(
        sentence(SetupError::NotHome { piece: piece('R'), square: sq("a3") }),
        "the rabbit on a3 is outside gold’s home ranks 1 and 2"
    );
    assert_eq!(
        sentence(SetupError::NotHome { piece: piece('m'), square: sq("a3") }),
        "the camel on a3 is outside silver’s home ranks 7 and 8"
    );
    assert_eq!(sentence(wrong), "the piece on a1 is gold’s, whose setup this is not");
    assert_eq!(sentence(count('C', 3, 2)), "gold has 2 cats to place, not 3");
    assert_eq!(sentence(count('e', 0, 1)), "silver has 1 elephant to place, not 0");
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
fn where_the_handicap_is_not_told_any_part_of_a_set_may_be_placed() {
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
        // Where neither has one, silver made the last move.
        assert_eq!(game.outcome(), Some(Outcome::win(winner, Reason::Elimination)), "{gold} {silver}");
        assert_eq!(game.begin_turn(), Err(PlayError::GameOver));
    }
}

// "A turn may not end (c) on a position (board + side to move) that stood at the end of two earlier turns: a third
// repetition is an illegal turn, not a loss. Positions during the two setups do not count."

/// Elephants go forth and back; the position after `1s` comes again after `3s` and `5s`.
const SHUFFLE: [&str; 4] = ["Ee2n", "ed7s", "Ee3s", "ed6n"];

#[test]
fn a_third_repetition_is_an_illegal_turn_and_the_earlier_ones_are_named() {
    let mut game = classic();
    play(&mut game, &SHUFFLE);
    play(&mut game, &SHUFFLE[..3]);
    assert_eq!(game.next_label(), label("5s"));
    let error = refused(&mut game, "ed6n");
    assert_eq!(error, TurnError::Repetition { earlier: labels(&["1s", "3s"]) });
    assert_eq!(error.to_string(), "the same position stood after 1s and 3s; a third time is not allowed");
    assert_eq!(game.outcome(), None, "an illegal turn is no loss");
    // Another turn goes.
    play(&mut game, &["ed6s"]);
}

#[test]
fn the_position_after_both_setups_has_stood_once_and_half_set_up_boards_never() {
    let game = classic();
    let start = game.position().expect("set up");
    assert_eq!(game.earlier(&start), labels(&["1s"]));
    let half = PositionBuilder { board: game.board_at(1).expect("gold’s setup"), side: Side::Silver };
    assert_eq!(game.earlier(&half.build_lenient().expect("playable")), []);
    let empty = PositionBuilder { board: Board::EMPTY, side: Side::Gold };
    assert_eq!(game.earlier(&empty.build_lenient().expect("playable")), []);
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    let game = classic();
    let start = game.position().expect("set up");
    let other = PositionBuilder { side: Side::Silver, ..start.to_builder() }.build().expect("playable");
    assert_eq!(game.earlier(&other), []);
    assert!(!game.is_forbidden(&other) && !game.is_forbidden(&start));
}

#[test]
fn taking_back_takes_the_repetition_back_too() {
    let mut game = classic();
    play(&mut game, &SHUFFLE);
    play(&mut game, &SHUFFLE[..3]);
    let start = classic().position().expect("set up");
    assert!(game.is_forbidden(&start));
    for _ in 0..4 {
        game.take_back().expect("a turn");
    }
    assert!(!game.is_forbidden(&start));
    assert_eq!(game.earlier(&start), labels(&["1s"]));
}

// "until 2008-07-01: the turn that made the third repetition lost (`p`) instead of being illegal"

#[test]
fn until_2008_the_turn_that_makes_the_third_repetition_loses() {
    let start = classic().position().expect("set up");
    let mut game = Game::from_position(start, 2, RuleSet::UNTIL_2008_07);
    play(&mut game, &SHUFFLE);
    play(&mut game, &SHUFFLE[..3]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &SHUFFLE[3..]);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gold, Reason::Repetition)));
    assert_eq!(
        game.outcome().expect("over").to_string(),
        "gold wins: silver repeated a position for the third time"
    );
    assert_eq!(game.play_steps(&steps("Ee2n")), Err(PlayError::GameOver));
    // Taken back, the game goes on.
    game.take_back().expect("a turn");
    assert_eq!(game.outcome(), None);
    play(&mut game, &["ed6s"]);
}

// "until 2005-05-28: repetition counted the board without the side to move."

#[test]
fn until_2005_repetition_counts_the_board_alone() {
    let start = to_move(
        Side::Gold,
        "7  r . . . . . . .\n 5  . . . . . . . e\n 4  . . . E . . . .\n 2  R . . . . . . .",
    );
    // Gold loses a turn: the board stands again with silver to move, and then once more.
    let turns = ["Ed4n", "eh5s", "Ed5n", "eh4n", "Ed6s Ed5s", "eh5s", "Ed4n", "eh4n", "Ed5s"];
    let mut oldest = Game::from_position(start, 2, RuleSet::UNTIL_2005_05);
    play(&mut oldest, &turns);
    assert_eq!(oldest.outcome(), Some(Outcome::win(Side::Silver, Reason::Repetition)));
    for rules in [RuleSet::UNTIL_2008_07, RuleSet::CURRENT] {
        let mut game = Game::from_position(start, 2, rules);
        play(&mut game, &turns);
        assert_eq!(game.outcome(), None);
    }
    assert_eq!(RuleSet::on(2005, 5, 27), RuleSet::UNTIL_2005_05);
    assert_eq!(RuleSet::on(2005, 5, 28), RuleSet::UNTIL_2008_07);
}

// "every turn that B could make is illegal (third repetitions or back to the start): A wins (`m`)"

#[test]
fn a_side_whose_every_turn_is_a_third_repetition_loses() {
    // The cat steps to a7 and is frozen there by the dog; gold pushes it back each time. The rabbit is frozen.
    let start = to_move(
        Side::Gold,
        "8  . C . . . . . .\n 7  c . . . . . . .\n 6  D . . . . . . .\n 5  . . . . . . H r\n 2  R . . . . . . .",
    );
    let back = "ca7n Da6n Da7s";
    let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
    play(&mut game, &[back]);
    assert_eq!(game.position().expect("a turn").turn_ends(), [*start.board()], "the only turn there is");
    play(&mut game, &["ca8s"]);
    assert_eq!(game.earlier(&start), labels(&["1s", "2s"]));
    assert_eq!(game.outcome(), None);
    play(&mut game, &[back]);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gold, Reason::Immobilisation)));
    assert_eq!(game.outcome().expect("over").to_string(), "gold wins: silver has no legal turn");
    // By the earlier rules the turn can be made, and loses.
    let mut old = Game::from_position(start, 2, RuleSet::UNTIL_2008_07);
    play(&mut old, &[back, "ca8s", back]);
    assert_eq!(old.outcome(), None);
    play(&mut old, &["ca8s"]);
    assert_eq!(old.outcome(), Some(Outcome::win(Side::Gold, Reason::Repetition)));
}

#[test]
fn a_side_whose_every_turn_is_a_third_repetition_or_ends_where_it_began_loses() {
    // The rabbit goes from a5 to b5 and back, and nowhere else.
    let start = to_move(Side::Gold, "5  r . R . . . . .\n 4  R R . . . . . .\n 1  . . . . . . . E");
    let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
    play(&mut game, &["Eh1n", "ra5e", "Eh2s", "rb5w", "Eh1n", "ra5e"]);
    assert_eq!(game.outcome(), None);
    let last = game.clone();
    play(&mut game, &["Eh2s"]);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gold, Reason::Immobilisation)));
    // Had gold turned to a square where the elephant did not stand before, silver could go on.
    let mut other = last;
    play(&mut other, &["Eh2w"]);
    assert_eq!(other.outcome(), None);
    play(&mut other, &["rb5w"]);
}

#[test]
fn a_game_may_be_over_at_once_from_a_free_position() {
    for (drawn, side, outcome) in [
        (
            "8  R . . . . . . .\n 5  r . . . . . . .",
            Side::Silver,
            Some(Outcome::win(Side::Gold, Reason::Goal)),
        ),
        ("8  R . . . . . . .\n 5  r . . . . . . .", Side::Gold, Some(Outcome::win(Side::Gold, Reason::Goal))),
        (
            "8  R . . . . . . .\n 1  r . . . . . . .",
            Side::Gold,
            Some(Outcome::win(Side::Silver, Reason::Goal)),
        ),
        ("5  r . . . . . . .", Side::Gold, Some(Outcome::win(Side::Silver, Reason::Elimination))),
        ("5  E . . . . . . .", Side::Gold, Some(Outcome::win(Side::Silver, Reason::Elimination))),
        (
            "5  H r . . . . . .\n 2  R . . . . . . .",
            Side::Silver,
            Some(Outcome::win(Side::Gold, Reason::Immobilisation)),
        ),
        ("5  H r . . . . . .\n 2  R . . . . . . .", Side::Gold, None),
    ] {
        let game = Game::from_position(to_move(side, drawn), 5, RuleSet::CURRENT);
        assert_eq!(game.outcome(), outcome, "{drawn} {side}");
        assert_eq!(game.begin_turn().is_err(), outcome.is_some());
    }
}

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
    // The largest number is no reason to panic.
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
    let faults = vec![
        PositionFault::TooMany { piece: piece('M'), count: 3 },
        PositionFault::TooMany { piece: piece('E'), count: 2 },
        PositionFault::Undefended { piece: piece('H'), square: sq("c6") },
        PositionFault::RabbitOnGoal { square: sq("a8"), side: Side::Gold },
        PositionFault::NoRabbits { side: Side::Silver },
    ];
    assert_eq!(builder.faults(), faults);
    let error = builder.build().expect_err("faults");
    assert_eq!((&error.faults, error.builder), (&faults, builder));
    assert_eq!(
        error.to_string(),
        "gold has 3 camels, but a side starts with 1; gold has 2 elephants, but a side starts with 1; \
         the gold horse on the trap c6 has no friend beside it; \
         a gold rabbit already stands on its goal rank, on a8; silver has no rabbit"
    );
    // A piece alone on a trap is never ignored: it would be gone.
    let left = error.ignoring(&PositionFaultKind::ALL).expect_err("the horse");
    assert_eq!(left.faults, [faults[2]]);
    assert_eq!(builder.build_lenient().expect_err("the horse").faults, [faults[2]]);
    // What is not named stays a fault.
    let mut defended = builder;
    defended.board.put(sq("c5"), piece('C'));
    let error = defended.build().expect_err("faults");
    let left = error.clone().ignoring(&[PositionFaultKind::TooMany]).expect_err("goal and rabbits");
    assert_eq!(left.faults, faults[3..]);
    assert!(
        error
            .ignoring(&[
                PositionFaultKind::TooMany,
                PositionFaultKind::RabbitOnGoal,
                PositionFaultKind::NoRabbits
            ])
            .is_ok()
    );
    let position = defended.build_lenient().expect("all can be ignored");
    assert_eq!(position.to_builder(), defended);
}

// "`s` score at a game limit: who has more pieces after the last completed turn wins; if equal, who had more after the
// most recent turn at which the counts differed; if they never differed, silver."

/// Either side can throw away a cat (c4 to c3, c5 to c6) and step with its elephant.
const CATS: &str = "7  . . . . . . . r\n 5  . . c . . . . e\n 4  . . C . . . . E\n 2  R . . . . . . .";

#[test]
fn score_more_pieces_after_the_last_turn_wins() {
    let mut game = Game::from_position(to_move(Side::Gold, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["Cc4s"]);
    assert_eq!(game.leader_by_score(), Side::Silver);
    let mut game = Game::from_position(to_move(Side::Silver, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["cc5n"]);
    assert_eq!(game.leader_by_score(), Side::Gold);
}

#[test]
fn score_equal_pieces_go_to_who_had_more_when_they_last_differed() {
    let mut game = Game::from_position(to_move(Side::Silver, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["cc5n", "Cc4s"]);
    assert_eq!(game.board().side(Side::Gold).count(), game.board().side(Side::Silver).count());
    assert_eq!(game.leader_by_score(), Side::Gold);
    play(&mut game, &["eh5w", "Eh4w"]);
    assert_eq!(game.leader_by_score(), Side::Gold, "turns without captures change nothing");
    game.take_back();
    game.take_back();
    game.take_back();
    game.take_back();
    assert_eq!(game.leader_by_score(), Side::Silver);
    let mut game = Game::from_position(to_move(Side::Gold, CATS), 2, RuleSet::CURRENT);
    play(&mut game, &["Cc4s", "cc5n"]);
    assert_eq!(game.leader_by_score(), Side::Silver);
}

#[test]
fn score_the_latest_difference_counts_not_the_first() {
    // Gold leads first, then silver, then both have the same.
    let drawn = "7  . . . . . . . r\n 5  . . c . . c . e\n 4  . . C . . C . E\n 2  R . . . . . . .";
    let mut game = Game::from_position(to_move(Side::Silver, drawn), 2, RuleSet::CURRENT);
    play(&mut game, &["cc5n", "Cc4s Cf4s", "cf5n"]);
    assert_eq!(game.board().side(Side::Gold).count(), game.board().side(Side::Silver).count());
    assert_eq!(game.leader_by_score(), Side::Silver);
}

#[test]
fn score_silver_wins_if_the_counts_never_differed() {
    assert_eq!(Game::new().leader_by_score(), Side::Silver);
    let mut game = classic();
    assert_eq!(game.leader_by_score(), Side::Silver);
    play(&mut game, &SHUFFLE);
    assert_eq!(game.leader_by_score(), Side::Silver);
    let half = {
        let mut game = Game::new();
        game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)).expect("a full set");
        game
    };
    assert_eq!(half.leader_by_score(), Side::Silver, "gold’s setup alone is no lead");
}

// "Other ends"

#[test]
fn a_game_can_end_off_the_board_once() {
    let letters = [
        (Reason::Time, 't', "gold wins: silver ran out of time"),
        (Reason::Resignation, 'r', "gold wins: silver resigned"),
        (Reason::Illegal, 'i', "gold wins: silver made an illegal move"),
        (Reason::Forfeit, 'f', "gold wins: silver forfeited"),
        (Reason::Abandoned, 'a', "gold wins: the game was abandoned"),
        (Reason::Score, 's', "gold wins on score: more pieces when the game’s limit was reached"),
    ];
    for (reason, letter, sentence) in letters {
        let mut game = classic();
        let outcome = Outcome::win(Side::Gold, reason);
        assert_eq!(outcome.to_string(), sentence);
        assert_eq!((reason.letter(), Reason::from_letter(letter)), (letter, Some(reason)));
        assert!(!reason.is_on_board());
        game.end(outcome).expect("not over yet");
        let ended = game.clone();
        assert_eq!(game.end(outcome), Err(PlayError::GameOver));
        assert_eq!(game.play_steps(&steps("Ee2n")), Err(PlayError::GameOver));
        assert_eq!(game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)), Err(PlayError::GameOver));
        assert_eq!(game, ended);
    }
    let mut game = Game::new();
    game.end(Outcome::win(Side::Silver, Reason::Resignation)).expect("during the setup too");
    assert_eq!(game.set_up(&Setup::from_rows(CLASSIC, Side::Gold)), Err(PlayError::GameOver));
    for (reason, letter) in [
        (Reason::Goal, 'g'),
        (Reason::Elimination, 'e'),
        (Reason::Immobilisation, 'm'),
        (Reason::Repetition, 'p'),
        (Reason::NoRabbits, 'n'),
    ] {
        assert!(reason.is_on_board());
        assert_eq!((reason.letter(), Reason::from_letter(letter)), (letter, Some(reason)));
    }
    assert_eq!(Reason::from_letter('?'), None);
}

#[test]
fn ends_on_the_board_end_the_game_with_their_reason() {
    let goal = to_move(Side::Gold, "7  R . . . . . . .\n 2  . . . . . . . r");
    let mut game = Game::from_position(goal, 30, RuleSet::CURRENT);
    play(&mut game, &["Ra7n"]);
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.to_string(), "gold wins: a gold rabbit reached its goal");
    assert_eq!(game.play_steps(&steps("rh2s")), Err(PlayError::GameOver));
    let last = to_move(Side::Gold, "7  . . . . . . . r\n 3  . . R C . . . .");
    let mut game = Game::from_position(last, 30, RuleSet::CURRENT);
    play(&mut game, &["Cd3e"]);
    assert_eq!(game.outcome().expect("over").to_string(), "silver wins: gold has lost all its rabbits");
    let both = to_move(Side::Gold, "8  . . . . . E . .\n 7  . . . . . r . c\n 3  . . R C . . . .");
    let mut game = Game::from_position(both, 30, RuleSet::UNTIL_2008_07);
    play(&mut game, &["rf7s Ef8s Cd3e"]);
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::NoRabbits }));
    assert_eq!(game.outcome().expect("over").to_string(), "a draw: all rabbits are gone");
}

// Every refusal of a turn says which step and why.

#[test]
fn a_refused_turn_names_the_step_and_the_reason() {
    let mut game = classic();
    let step = steps("Ee3s Ee2s")[1];
    assert_eq!(
        refused(&mut game, "Ee2n Ee3s Ee2s"),
        TurnError::Step {
            index: 2,
            step,
            error: StepError::Occupied { step, by: piece('R'), square: sq("e1") }
        }
    );
    assert_eq!(
        refused(&mut game, "Ee2n Ee3s").to_string(),
        TurnError::End(EndError::NothingChanged).to_string()
    );
    assert_eq!(refused(&mut game, ""), TurnError::End(EndError::NoStep));
    assert_eq!(refused(&mut game, "Ee2n Ee3n Ee4n Ee5n Ee6e").to_string(), "e6e: the turn has no steps left");
    // A push half done.
    let start = to_move(Side::Gold, "5  r . . . . . . .\n 4  E . . . . . . .\n 2  R . . . . . . .");
    let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
    assert_eq!(
        refused(&mut game, "ra5n"),
        TurnError::End(EndError::PushUnfinished { into: sq("a5"), pushed: piece('r') })
    );
    for (error, sentence) in [
        (PlayError::GameOver, "the game is over"),
        (PlayError::SetupExpected, "both sides must set up their pieces before a turn"),
        (PlayError::TurnExpected, "both sides have set up; a turn is expected"),
        (PlayError::AnotherPosition, "the turn begins from another position"),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn checking_a_turn_plays_nothing_and_agrees_with_playing() {
    let mut game = classic();
    let mut turn = game.begin_turn().expect("a turn");
    assert_eq!(game.check(&turn), Err(PlayError::Turn(TurnError::End(EndError::NoStep))));
    turn.step(steps("Ee2n")[0]).expect("legal");
    let before = game.clone();
    let checked = game.check(&turn).expect("legal");
    assert_eq!(game, before);
    game.play(&turn).expect("legal");
    assert_eq!(game.plies().last(), Some(&Ply::Turn(checked)));
    // The same turn does not begin from the new position.
    assert_eq!(game.play(&turn), Err(PlayError::AnotherPosition));
}
