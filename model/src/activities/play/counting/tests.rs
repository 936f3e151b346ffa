use ansa_core::game::Roster;
use ansa_core::{BySide, Role};

use super::*;
use crate::Apply;
use crate::activities::play::testing::{WEAK, against, answer, reread, turn, two_people};
use crate::activities::play::{ComputerAction, PlayAction, ViewAction, saved};
use crate::document::{GameOptions, GameStart};

fn begun() -> PlayState {
    PlayState::new(GameOptions::against(WEAK, Side::Gold))
}

/// A game after both setups and a turn of each side.
fn going() -> PlayState {
    let mut play = begun();
    play.apply(PlayAction::End);
    answer(&mut play, "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ca7 db7 hc7 md7 ee7 hf7 dg7 ch7");
    turn(&mut play, "Ra2n");
    answer(&mut play, "ca7s");
    play.apply(ViewAction::Skip);
    play
}

const CHANGE: RatingChange = RatingChange { before: 1200, after: 1100, deviation: 290 };

#[test]
fn a_game_without_help_counts_once() {
    let mut play = going();
    assert_eq!((play.ladder, play.uncounted_result()), (LadderState::Open { unrated: None }, None));
    play.apply(PlayAction::Resign);
    let Player::Computer(level) = WEAK else { panic!("the computer") };
    assert_eq!(play.uncounted_result(), Some(RatedGame { level, is_won: false, is_rated: true }));
    assert_eq!(reread(&play).uncounted_result(), play.uncounted_result(), "the page was closed before");
    let locked = play.clone().with_read_only(true);
    assert_eq!(locked.uncounted_result(), None, "another tab counts it");
    play.apply(PlayAction::Counted(Some(CHANGE)));
    assert_eq!((play.ladder, play.uncounted_result()), (LadderState::Counted(Ok(CHANGE)), None));
    assert_eq!(reread(&play).ladder, LadderState::Counted(Ok(CHANGE)));
    play.apply(PlayAction::Counted(None));
    assert_eq!(play.ladder, LadderState::Counted(Ok(CHANGE)), "it has counted already");
}

#[test]
fn help_makes_a_game_unrated() {
    type Help = fn(&mut PlayState);
    let help: [(Help, Unrated); 4] = [
        (|play| drop(play.apply(PlayAction::TakeBack)), Unrated::TakeBack),
        (|play| drop(play.apply(ComputerAction::Hint)), Unrated::Hint),
        (|play| drop(play.apply(PlayAction::Coach(true))), Unrated::Coach),
        (|play| play.mark_helped(Unrated::Study), Unrated::Study),
    ];
    for (help, why) in help {
        let mut play = going();
        help(&mut play);
        assert_eq!(play.ladder, LadderState::Open { unrated: Some(why) });
        // The first reason is the one that is told.
        play.mark_helped(Unrated::MoveNow);
        assert_eq!(play.ladder, LadderState::Open { unrated: Some(why) });
        assert_eq!(reread(&play).ladder, play.ladder, "{why:?}");
        play.apply(PlayAction::Resign);
        assert!(play.uncounted_result().is_some_and(|game| !game.is_rated), "{why:?}");
        play.apply(PlayAction::Counted(None));
        assert_eq!(play.ladder, LadderState::Counted(Err(why)));
        assert_eq!(reread(&play).ladder, play.ladder, "{why:?}");
    }
    // A computer that is to answer at once plays weaker than it could.
    let mut play = going();
    play.apply(ComputerAction::MoveNow);
    assert_eq!(play.ladder, LadderState::Open { unrated: None }, "the computer is not thinking");
    turn(&mut play, "Ra3n");
    play.apply(ComputerAction::MoveNow);
    assert_eq!(play.ladder, LadderState::Open { unrated: Some(Unrated::MoveNow) });
    // What a person does after the end is no help.
    let mut play = going();
    play.apply(PlayAction::Resign);
    play.mark_helped(Unrated::Study);
    assert!(play.uncounted_result().is_some_and(|game| game.is_rated));
}

#[test]
fn a_game_that_was_saved_without_the_reason_is_not_rated() {
    let mut play = going();
    play.mark_helped(Unrated::Hint);
    let text = saved::write(&play).expect("a text").replace(",\"unrated\":\"hint\"", "");
    assert!(!text.contains("unrated"), "{text}");
    assert_eq!(
        saved::read(&text).expect("a game").ladder,
        LadderState::Open { unrated: Some(Unrated::Unknown) }
    );
}

#[test]
fn only_whole_games_against_the_computer_are_rated() {
    assert_eq!(two_people().ladder, LadderState::Outside);
    let both = GameOptions { players: BySide { gold: WEAK, silver: WEAK }, ..GameOptions::default() };
    assert_eq!(PlayState::new(both).ladder, LadderState::Outside);
    let unrated = |why| LadderState::Open { unrated: Some(why) };
    assert_eq!(against(WEAK, "g", &["Ra6", "Ed4", "rh3"]).ladder, unrated(Unrated::Position));
    let less = GameStart::Setups(BySide { gold: Roster::FULL, silver: Roster::without(&[Role::Camel]) });
    let options = || GameOptions::against(WEAK, Side::Gold);
    let handicap = GameOptions { start: less, ..options() };
    assert_eq!(PlayState::new(handicap.clone()).ladder, unrated(Unrated::Handicap));
    assert_eq!(PlayState::new(GameOptions { teaches: true, ..options() }).ladder, unrated(Unrated::Teaching));
    assert_eq!(PlayState::new(GameOptions { coaches: true, ..options() }).ladder, unrated(Unrated::Coach));
    // A stored game that claims more is not believed.
    let text = saved::write(&PlayState::new(handicap)).expect("a text");
    let claimed = text.replace("\"rated\":false", "\"rated\":true");
    assert_ne!(claimed, text);
    assert_eq!(saved::read(&claimed).expect("a game").ladder, unrated(Unrated::Handicap));
}
