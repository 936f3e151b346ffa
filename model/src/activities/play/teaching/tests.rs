//! Tests of the teaching game.

use ansa_core::game::Setup;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::search::Score;
use ansa_core::{Game, Level};

use super::*;
use crate::Apply;
use crate::activities::engine::{EngineFault, SearchEvent};
use crate::activities::play::testing::{WEAK, answer, awaited, best, found, game, reread, resume, turn};
use crate::activities::play::{ComputerAction, PlayAction, ViewAction, saved};
use crate::document::{GameOptions, Player};
use crate::formats::words;

/// A teaching game of gold, a person, after both setups.
fn taught(opponent: Player) -> PlayState {
    resume(game(&[]), GameOptions { teaches: true, ..GameOptions::against(opponent, Side::Gold) })
}

/// The engine judges the position that it is asked about.
fn judges(play: &mut PlayState, score: i32, best: &str) {
    let request = play.awaited().expect("the engine is asked");
    let game = play.search_start(&request).game;
    play.apply(ComputerAction::Search(request.id, found(&game, 6, Score::CentiRabbits(score), &[best])));
}

/// The person's turn loses all.
fn errs(play: &mut PlayState) {
    turn(play, "Ee2n");
    judges(play, 0, "Hb2n");
    judges(play, 3_000, "ed7s");
    assert!(play.warning().is_some());
}

/// The number of plies of the game that is searched.
fn searched(play: &PlayState) -> Option<usize> {
    let request = play.awaited()?;
    assert_eq!(request.kind, RequestKind::Nodes(NODES_FOR_JUDGING));
    Some(play.search_start(&request).game.plies().len())
}

fn is_computers(play: &PlayState) -> bool {
    matches!(play.awaited().map(|request| request.kind), Some(RequestKind::Ply(_)))
}

#[test]
fn a_turn_is_judged_after_it_has_ended_and_never_before() {
    let mut play = taught(WEAK);
    assert_eq!(play.awaited(), None);
    turn(&mut play, "Ee2n");
    assert_eq!(searched(&play), Some(2), "the position before the turn");
    assert!(play.is_judging() && !play.clock_runs());
    // What answers another question does not count.
    let id = awaited(&play);
    play.apply(ComputerAction::Search(id.wrapping_add(1), best("Hb2n")));
    assert_eq!(searched(&play), Some(2));
    judges(&mut play, 0, "Hb2n");
    assert_eq!(searched(&play), Some(3), "the position after it");
    assert_ne!(awaited(&play), id);
    judges(&mut play, 10, "ed7s");
    assert!(is_computers(&play) && play.warning().is_none() && !play.is_judging());
    answer(&mut play, "ed7s");
    assert_eq!(play.awaited(), None);
    play.apply(ViewAction::Skip);
    // The engine's own turn needs one search.
    turn(&mut play, "Hb2n");
    judges(&mut play, 0, "Hb2n");
    assert!(is_computers(&play));
}

#[test]
fn the_computer_waits_until_the_person_has_decided() {
    let mut play = taught(WEAK);
    errs(&mut play);
    assert_eq!((play.awaited(), play.clock_runs()), (None, false));
    let (before, after) = play.warning().expect("a warning").chances();
    assert!((before - 0.5).abs() < 1e-9 && after < 0.01, "{before} {after}");
    // An answer that comes late does not move.
    let id = play.engine.request;
    play.apply(ComputerAction::Search(id, best("ed7s")));
    assert_eq!(play.game().plies().len(), 3);
    play.apply(ComputerAction::PlayOn);
    assert!(is_computers(&play) && play.warning().is_none());
    answer(&mut play, "ed7s");
    assert_eq!(play.game().plies().len(), 4);
}

#[test]
fn a_turn_that_was_taken_back_is_judged_again() {
    let mut play = taught(WEAK);
    errs(&mut play);
    play.apply(PlayAction::TakeBack);
    assert_eq!((play.game().plies().len(), play.awaited(), play.warning()), (2, None, None));
    play.apply(ComputerAction::PlayOn);
    turn(&mut play, "Hb2n");
    assert_eq!(searched(&play), Some(2));
    judges(&mut play, 0, "Ee2n");
    // The turn is taken back while it is judged.
    play.apply(PlayAction::TakeBack);
    turn(&mut play, "Hg2n");
    assert_eq!(searched(&play), Some(2), "nothing is known of this turn");
}

#[test]
fn a_piece_that_is_lost_for_nothing_is_always_named() {
    let mut play = taught(WEAK);
    // Nobody is beside the trap c3.
    turn(&mut play, "Hb2n Hb3w");
    judges(&mut play, 0, "Hb2n Hb3w");
    answer(&mut play, "ed7s");
    play.apply(ViewAction::Skip);
    turn(&mut play, "Cc2n");
    judges(&mut play, 2_000, "Hg2n");
    judges(&mut play, -1_990, "ra7s");
    assert!(play.warning().is_some());
    // If the engine's turn gives it away, too, there may be a reason.
    play.apply(PlayAction::TakeBack);
    turn(&mut play, "Cc2n");
    judges(&mut play, 2_000, "Cc2n Hg2n");
    judges(&mut play, -1_990, "ra7s");
    assert!(play.warning().is_none());
}

#[test]
fn weak_levels_name_only_the_worst() {
    let named = |level: u8, score: i32| {
        let mut play = taught(Player::Computer(Level::new(level).expect("a level")));
        turn(&mut play, "Ee2n");
        judges(&mut play, 0, "Hb2n");
        judges(&mut play, score, "ed7s");
        play.warning().is_some()
    };
    // The least score of the opponent that is named.
    let least = |level| (0..4_000).step_by(10).find(|&score| named(level, score));
    let [weak, middle, strong] = [1, 5, 10].map(|level| least(level).expect("some score"));
    assert!(weak > middle && middle > strong && strong > 0, "{weak} {middle} {strong}");
    assert_eq!(least(3), Some(weak), "the lowest three levels are alike");
}

#[test]
fn other_games_do_not_teach() {
    let control = Some("2m/2m/100/10m".parse().expect("a time control"));
    let options = GameOptions { teaches: true, ..GameOptions::against(WEAK, Side::Gold) };
    let computers = ansa_core::BySide { gold: WEAK, silver: WEAK };
    for options in [
        GameOptions { control, ..options.clone() },
        GameOptions { take_backs: false, ..options.clone() },
        GameOptions { players: computers, ..options.clone() },
        GameOptions { teaches: false, ..options.clone() },
        GameOptions { teaches: true, ..GameOptions::against(Player::Person, Side::Gold) },
    ] {
        let play = resume(game(&["Ee2n"]), options);
        assert!(!play.is_taught() && !play.is_judging());
    }
    // A setup is not judged.
    let mut setup = Game::new();
    setup.set_up(&Setup::from_rows(NINETY_NINE, Side::Gold)).expect("a setup");
    assert!(is_computers(&resume(setup, options)));
}

#[test]
fn a_failed_search_is_reported_and_repeated() {
    let mut play = taught(WEAK);
    turn(&mut play, "Ee2n");
    let id = awaited(&play);
    play.apply(ComputerAction::Search(id, SearchEvent::Failed(EngineFault::Died)));
    assert_eq!((play.engine_fault(), play.awaited()), (Some(EngineFault::Died), None));
    play.apply(ComputerAction::AskAgain);
    assert_eq!(searched(&play), Some(2));
    // An empty or illegal result ends the judging, not the game.
    let id = awaited(&play);
    play.apply(ComputerAction::Search(id, best("Hb2n")));
    assert!(is_computers(&play));
    let mut play = taught(WEAK);
    turn(&mut play, "Ee2n");
    judges(&mut play, 0, "Ea8n");
    assert!(is_computers(&play));
}

#[test]
fn it_survives_a_reload_at_any_moment() {
    let mut play = taught(WEAK);
    assert!(reread(&play).is_taught());
    turn(&mut play, "Ee2n");
    assert_eq!(searched(&reread(&play)), Some(2));
    judges(&mut play, 0, "Hb2n");
    assert_eq!(searched(&reread(&play)), Some(2), "it is judged from the start again");
    judges(&mut play, 3_000, "ed7s");
    let again = reread(&play);
    assert_eq!((again.warning(), again.awaited()), (play.warning(), None));
    assert_eq!(words::of_steps(&again.warning().expect("a warning").best), "Hb2n");
    play.apply(ComputerAction::PlayOn);
    assert!(is_computers(&reread(&play)), "what is decided is not asked again");
    play.apply(PlayAction::TakeBack);
    let again = reread(&play);
    assert!(again.is_taught() && again.warning().is_none());
}

#[test]
fn damaged_forms_are_read() {
    let mut play = taught(WEAK);
    errs(&mut play);
    let text = saved::write(&play).expect("a text");
    // A warning that does not fit is dropped, and the turn is judged again.
    let damaged = saved::read(&text.replace("Hb2n", "Zz9q")).expect("it can be read");
    assert_eq!((damaged.warning(), searched(&damaged)), (None, Some(2)));
    // More plies than there are do not hide the next turns.
    let many = saved::read(&text.replace("\"decided\":0", "\"decided\":4000000000")).expect("it can be read");
    assert_eq!(many.teaching.decided, 3);
}
