use ansa_core::{Board, PositionBuilder, Role, Side, TurnBuilder};

use super::*;
use crate::Apply;
use crate::activities::play::{PlayAction, testing};
use crate::document::{Document, GameOptions};

/// A position with these pieces and gold to move.
fn position(pieces: &str) -> Position {
    let mut board = Board::EMPTY;
    for word in pieces.split_whitespace() {
        let (letter, square) = word.split_at(1);
        let piece = letter.chars().next().and_then(Piece::from_letter).expect("a piece");
        board.put(square.parse().expect("a square"), piece);
    }
    PositionBuilder { board, side: Side::Gold }.build().expect("a playable position")
}

/// What the coach says first.
fn coach_fact(position: &Position) -> Option<CoachFact> {
    CoachMemory::default().says(position, 2).flatten()
}

fn at(square: &str) -> Square {
    square.parse().expect("a square")
}

const fn gold(role: Role) -> Piece {
    Piece::new(Side::Gold, role)
}

const fn silver(role: Role) -> Piece {
    Piece::new(Side::Silver, role)
}

#[test]
fn the_most_important_fact_comes_first() {
    let fact = |pieces: &str| coach_fact(&position(pieces));
    // Everything at once: a goal of either side, a capture of either side.
    let all = "Ra6 Cd3 he3 Hf4 cf5 rg3 Rg1 rh8";
    assert_eq!(fact(all), Some(CoachFact::WinsNow(at("a6"), at("a8"), 2)));
    assert!(fact(all).is_some_and(|fact| fact.is_chance() && !fact.is_warning()));
    let mut turn = TurnBuilder::new(position(&all.replace("Ra6", "Ra7")));
    let (step, _) = turn.position().steps().find(|(step, _)| step.to() == Some(at("a8"))).expect("a step");
    turn.step(step).expect("a legal step");
    let arrived = coach_fact(turn.position());
    assert_eq!(arrived, Some(CoachFact::WinsNow(at("a8"), at("a8"), 0)));
    assert!(crate::text::coach::coach(arrived.as_ref()).contains("End the turn"));
    let without_goal = all.replace("Ra6", "Ra2");
    let Some(CoachFact::LetsGoal(rabbit, _, _)) = fact(&without_goal) else { panic!("{without_goal}") };
    assert_eq!(rabbit, at("g3"));
    assert!(fact(&without_goal).is_some_and(|fact| fact.is_warning() && !fact.is_chance()));
    let without_runner = without_goal.replace("rg3 ", "");
    assert_eq!(fact(&without_runner), Some(CoachFact::Endangered(gold(Role::Cat), at("d3"), at("c3"))));
    let safe = "Ra2 Hf4 cf5 Rg1 rh8";
    assert_eq!(fact(safe), Some(CoachFact::Captures(silver(Role::Cat), at("f5"), at("f6"), 2)));
}

#[test]
fn a_single_friend_and_a_frozen_piece_are_named() {
    let fact = |pieces: &str| coach_fact(&position(pieces));
    let hangs = CoachFact::HangsOn(gold(Role::Rabbit), at("c3"), gold(Role::Dog), at("c2"));
    assert_eq!(fact("Rc3 Dc2 Rg1 rh8"), Some(hangs));
    // With two friends there is nothing to say.
    assert_eq!(fact("Rc3 Dc2 Cb3 Rg1 rh8"), None);
    let frozen = CoachFact::Frozen(gold(Role::Dog), at("a5"), silver(Role::Horse), at("a6"));
    assert_eq!(fact("Da5 ha6 Rg1 rh8"), Some(frozen));
    assert_eq!(fact("Da5 Ra4 ha6 Rg1 rh8"), None);
}

#[test]
fn the_coach_speaks_only_where_it_is_wanted() {
    let game = testing::game(&[]);
    let mut play = PlayState::resume(Document::from_game(game, GameOptions::default()));
    assert!(play.can_coach() && play.coached_position().is_none(), "nobody has asked for it");
    play.apply(PlayAction::Coach(true));
    assert!(play.is_coached() && play.coached_position().is_some());
    let saved = crate::activities::play::saved::write(&play).expect("a text");
    let read = crate::activities::play::saved::read(&saved).expect("a game");
    assert!(read.is_coached(), "it is kept with the game");
    play.apply(PlayAction::Coach(false));
    assert!(play.coached_position().is_none());
    let saved = crate::activities::play::saved::write(&play).expect("a text");
    assert!(!saved.contains("coach"), "what is not used changes no saved game: {saved}");

    let two = GameOptions::against(Player::Person, Side::Gold);
    let mut play = PlayState::resume(Document::from_game(testing::game(&[]), two));
    play.apply(PlayAction::Coach(true));
    assert!(!play.is_coached(), "two people play without a coach");
}

#[test]
fn the_coach_says_the_same_once_until_it_has_changed() {
    let mut memory = CoachMemory::default();
    let mut says = |pieces: &str, plies: usize| memory.says(&position(pieces), plies);
    let (quiet, in_danger) = ("Ra2 Rg1 rh8", "Ra2 Cd3 he3 Rg1 rh8");
    assert_eq!(says(quiet, 2), Some(None), "nothing is in danger");
    assert_eq!(says(quiet, 2), Some(None), "it stays for the turn");
    assert_eq!(says(quiet, 4), None);
    let danger = CoachFact::Endangered(gold(Role::Cat), at("d3"), at("c3"));
    assert_eq!(says(in_danger, 6), Some(Some(danger)));
    // What is less important gets its turn when the first was said.
    let frozen = CoachFact::Frozen(gold(Role::Cat), at("d3"), silver(Role::Horse), at("e3"));
    assert_eq!(says(in_danger, 8), Some(Some(frozen)));
    assert_eq!(says(in_danger, 10), None);
    assert_eq!(says(in_danger, 12), None);
    assert_eq!(says(in_danger, 16), Some(Some(danger)), "after some turns");
    // It has ended, and returns.
    assert_eq!(says(quiet, 18), Some(None));
    assert_eq!(says(in_danger, 20), Some(Some(danger)));
    // A turn that is taken back is as if it had never been, and so is another game.
    assert_eq!(says(in_danger, 16), Some(Some(danger)));
    assert_eq!(says(in_danger, 2), Some(Some(danger)));
}

#[test]
fn what_decides_the_game_is_said_in_every_turn() {
    let mut memory = CoachMemory::default();
    let runs = position("Ra2 rg3 Rg1 rh8");
    for plies in [2, 4, 6] {
        assert!(matches!(memory.says(&runs, plies), Some(Some(CoachFact::LetsGoal(..)))), "{plies}");
    }
    // Another piece, or the same on another square, is something new.
    let mut memory = CoachMemory::default();
    let says =
        |memory: &mut CoachMemory, pieces: &str, plies| memory.says(&position(pieces), plies).flatten();
    assert!(matches!(says(&mut memory, "Da5 ha6 Rg1 rh8", 2), Some(CoachFact::Frozen(..))));
    assert!(matches!(says(&mut memory, "Da4 ha5 Rg1 rh8", 4), Some(CoachFact::Frozen(..))));
    assert_eq!(says(&mut memory, "Da4 ha5 Rg1 rh8", 6), None);
}

#[test]
fn a_rabbit_on_its_goal_is_told_of_once() {
    let mut play = testing::against(testing::WEAK, "g", &["Ra7", "Eg1", "rh2"]);
    play.apply(PlayAction::Coach(true));
    assert!(play.coached_position().is_some());
    testing::press(&mut play, &["a7", "a8"]);
    assert!(
        play.notice().map(crate::text::notice).is_some_and(|notice| notice.contains("End the turn to win"))
    );
    assert_eq!(play.coached_position(), None, "the notice says it");
    testing::press(&mut play, &["g1"]);
    assert!(play.coached_position().is_some(), "the notice is gone");
}

#[test]
fn a_coach_tells_that_the_game_is_not_rated() {
    let options = GameOptions { coaches: true, ..GameOptions::against(testing::WEAK, Side::Gold) };
    let mut play = PlayState::new(options);
    play.apply(PlayAction::End);
    testing::answer(&mut play, &ansa_core::notation::PlyText::from(&silver_setup()).to_string());
    assert!(play.coach_tells_of_rating());
    testing::press(&mut play, &["e2", "e3"]);
    assert!(!play.coach_tells_of_rating(), "once is enough");
    // So does the switch, in a game that is rated.
    let mut play = PlayState::new(GameOptions::against(testing::WEAK, Side::Gold));
    play.apply(PlayAction::Coach(true));
    let said = play.notice().map(crate::text::notice);
    assert_eq!(said.as_deref(), Some("With a coach, this game is no longer rated."));
    play.apply(PlayAction::Coach(false));
    play.apply(PlayAction::Coach(true));
    assert_eq!(play.notice(), None);
}

fn silver_setup() -> ansa_core::game::Setup {
    ansa_core::game::Setup::from_rows(ansa_core::game::setup::CLASSIC, Side::Silver)
}
