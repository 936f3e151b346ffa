//! Whole games as records, including rules, handicaps, start and result.

use ansa_core::game::{Game, PlayError, Roster, Setup, TurnError, setup};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{GameRecordError, Record};
use ansa_core::{BySide, Side, Square};

use super::random_play::random_turn;
use crate::common::{Random, random_position};

const RULES: [RuleSet; 3] = [RuleSet::CURRENT, RuleSet::UNTIL_2008_07, RuleSet::UNTIL_2005_05];

fn reread(game: &Game) -> Game {
    let text = game.to_record().to_tagged();
    let again = Game::from_record(&Record::read(&text).unwrap());
    again.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Checks after every turn that the game's record reads back as the same game.
fn follow(random: &mut Random, mut game: Game, turns: usize) {
    assert_eq!(reread(&game), game);
    for side in Side::ALL {
        let Roster::Exactly(counts) = game.rosters()[side] else { panic!("these games know their pieces") };
        if game.position().is_some() {
            break;
        }
        let mut left = counts.map(usize::from);
        let mut pieces = Setup::from_rows(setup::CLASSIC, side).pieces().to_vec();
        pieces.retain(|(_, piece)| {
            let count = &mut left[piece.role.index()];
            *count = count.wrapping_sub(1);
            *count < 16
        });
        game.set_up(&Setup::new(pieces)).unwrap();
        assert_eq!(reread(&game), game);
    }
    for _ in 0..turns {
        let Some(ply) = random_turn(random, &game) else { break };
        game.play_text(&ply).unwrap();
        assert_eq!(reread(&game), game);
    }
    if game.outcome().is_none() {
        let winner = Side::ALL[random.below(2)];
        let reasons = [Reason::Resignation, Reason::Time, Reason::Forfeit, Reason::Score];
        game.end(Outcome::win(winner, reasons[random.below(4)])).unwrap();
        assert_eq!(reread(&game), game);
    }
}

#[test]
fn games_of_all_rules_and_handicaps() {
    let mut random = Random(11);
    for rules in RULES {
        for (gold, silver) in [("", ""), ("M", ""), ("", "EMRR"), ("HHDDCCRRR", "R")] {
            let roster = |letters| Roster::without_letters(letters).unwrap();
            let game = Game::with(rules, BySide { gold: roster(gold), silver: roster(silver) });
            follow(&mut random, game, 20);
        }
    }
}

#[test]
fn games_from_positions() {
    let mut random = Random(12);
    for round in 0..60 {
        let position = random_position(&mut random, 6 + round % 20);
        let number = 2 + random.below(90) as u32;
        follow(&mut random, Game::from_position(position, number, RULES[round % 3]), 10);
    }
}

#[test]
fn handicaps_are_written_as_letters() {
    for letters in ["", "M", "EMHHDDCCRRRRRRR", "RR"] {
        assert_eq!(Roster::without_letters(letters).unwrap().left_out().as_deref(), Some(letters));
    }
    assert_eq!(Roster::without_letters("rm"), Roster::without_letters("MR"));
    for letters in ["MM", "X", "M ", "EMHHDDCCRRRRRRRR"] {
        assert_eq!(Roster::without_letters(letters), None, "{letters}");
    }
    assert_eq!(Roster::Any.left_out(), None);
}

#[test]
fn rules_have_names() {
    for rules in RULES {
        assert_eq!(rules.name().and_then(RuleSet::named), Some(rules));
    }
    assert_eq!(RuleSet::named("mine"), None);
}

#[test]
fn a_setup_of_fewer_pieces_is_taken_for_a_handicap() {
    let game = Game::from_record(&Record::read("1g Ra1 Eb1").unwrap()).unwrap();
    assert_eq!(*game.rosters(), BySide { gold: Roster::Any, silver: Roster::FULL });
}

#[test]
fn tags_that_do_not_fit_are_refused() {
    let error = |text: &str| Game::from_record(&Record::read(text).unwrap()).unwrap_err();
    assert_eq!(error("[Rules \"mine\"]\n\n1g Ra1"), GameRecordError::Tag("Rules"));
    assert_eq!(error("[GoldHandicap \"MM\"]\n\n1g Ra1"), GameRecordError::Tag("GoldHandicap"));
    let camel_placed = error("[GoldHandicap \"EHHDDCCRRRRRRR\"]\n\n1g Ra1 Eb1");
    assert!(matches!(camel_placed, GameRecordError::Setup(PlayError::Setup(_))), "{camel_placed}");
}

#[test]
fn results_that_the_board_does_not_show() {
    let outcome = |text: &str| Game::from_record(&Record::read(text).unwrap()).unwrap().outcome();
    let game = "1g Ra1 Eb1\n1s ra8 eb8\n";
    assert_eq!(outcome(game), None);
    let resigned = Outcome::win(Side::Gold, Reason::Resignation);
    assert_eq!(outcome(&format!("{game}2g Eb1n\n2s resigns")), Some(resigned));
    let tagged = |result, code| format!("[Result \"{result}\"]\n[ResultCode \"{code}\"]\n\n{game}");
    assert_eq!(outcome(&tagged("0-1", "t")), Some(Outcome::win(Side::Silver, Reason::Time)));
    // A goal that is not on the board is ignored.
    assert_eq!(outcome(&tagged("0-1", "g")), None);
    assert_eq!(outcome(&tagged("0-1", "?")), None);
    let lost = format!("{}2g lost", tagged("0-1", "t"));
    assert_eq!(outcome(&lost), Some(Outcome::win(Side::Silver, Reason::Time)));
    assert_eq!(outcome(&format!("{game}2g lost")), Some(Outcome::win(Side::Silver, Reason::Forfeit)));
}

#[test]
fn a_game_from_a_record_knows_its_repetitions() {
    let text = "1g Ra1 Eb2\n1s ra8 eb7\n2g Eb2n\n2s eb7s\n3g Eb3s\n3s eb6n\n4g Eb2n\n4s eb7s\n5g Eb3s\n";
    let game = Game::from_record(&Record::read(text).unwrap()).unwrap();
    let mut again = reread(&game);
    let back = "b6".parse::<Square>().unwrap();
    let step = again
        .position()
        .unwrap()
        .steps()
        .find(|(step, _)| step.from == back && step.to() == "b7".parse().ok());
    assert!(matches!(
        again.play_steps(&[step.unwrap().0]),
        Err(PlayError::Turn(TurnError::Repetition { .. }))
    ));
    assert_eq!(again, game);
}
