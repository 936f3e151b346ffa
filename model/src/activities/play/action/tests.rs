//! Tests of what an action does, whatever the board shows.

use ansa_board::testing::square;
use ansa_board::{BoardEvent, Mode};
use ansa_core::game::{Roster, Setup};
use ansa_core::notation::PlyText;
use ansa_core::{BySide, Role, Side};

use super::*;
use crate::activities::play::testing::{
    WEAK, against, at, has_selection, letter, made, move_along, press, reread, show, started, turn,
    two_people,
};
use crate::document::{CursorMove, GameOptions, GameStart, Player};
use crate::entry::SetupEntry;

fn typed(play: &mut PlayState, text: &str) {
    play.apply(EntryAction::Type(text.to_owned()));
}

#[test]
fn typed_steps_end_the_turn_with_it() {
    let mut play = at("g", &["Ed4", "Ra1", "rh8"]);
    typed(&mut play, "d4n zz");
    play.apply(PlayAction::End);
    assert!(play.is_typing() && play.game().plies().is_empty(), "a wrong step ends nothing");
    play.apply(EntryAction::PlayTyped);
    assert_eq!((made(&play).as_str(), play.is_typing()), ("Ed4n", false));
    typed(&mut play, "d5n");
    press(&mut play, &["d6"]);
    assert_eq!((made(&play).as_str(), has_selection(&play)), ("Ed4n", false), "a press puts them away");
    typed(&mut play, "d5n");
    play.apply(PlayAction::End);
    assert_eq!(play.game().plies().len(), 1);
    assert_eq!(PlyText::from(&play.game().plies()[0]).to_string(), "Ed4n Ed5n");
}

#[test]
fn a_typed_setup_ends_the_setup_with_it() {
    let mut play = two_people();
    typed(&mut play, "Ea1 Ea2");
    play.apply(PlayAction::End);
    assert_eq!(play.game().plies().len(), 0, "what is wrong is not placed");
    let words = PlyText::from(&Setup::from_rows(ansa_core::game::setup::CLASSIC, Side::Gold)).to_string();
    typed(&mut play, &words);
    play.apply(PlayAction::End);
    assert_eq!((play.game().plies().len(), play.mode(), letter(&play, "a1")), (1, Mode::Setup, Some('R')));
}

#[test]
fn a_typed_text_outlives_what_is_only_said_or_turned() {
    for (action, stays) in [
        (PlayAction::Flip, true),
        (PlayAction::Say(Notice::SetupKeys), true),
        (PlayAction::Time(TimeAction::Passed(1)), true),
        (PlayAction::View(ViewAction::Live), false),
        (PlayAction::Computer(ComputerAction::Hint), false),
    ] {
        let mut play = at("g", &["Ed4", "Ra1", "rh8"]);
        typed(&mut play, "d4n");
        play.apply(action.clone());
        // A hint of the computer keeps nothing, and time changes nothing.
        assert_eq!(play.is_typing(), stays, "{action:?}");
    }
}

#[test]
fn escape_deselects_first_and_then_goes_back() {
    let mut play = at("g", &["Ed4", "Ra1", "rh8"]);
    press(&mut play, &["d4"]);
    play.apply(PlayAction::Escape);
    assert!(!has_selection(&play));
    play.apply(PlanAction::Begin);
    press(&mut play, &["d4"]);
    play.apply(PlayAction::Escape);
    assert!(play.is_planning() && !has_selection(&play));
    turn(&mut play, "Ed4n");
    play.apply(PlayAction::Escape);
    assert!(!play.is_planning() && play.is_live());
    assert!(matches!(play.notice(), Some(Notice::PlanKept(nodes)) if nodes.len() == 1), "nothing is lost");
    turn(&mut play, "Ra1n");
    play.apply(ViewAction::Move(CursorMove::First));
    play.apply(PlayAction::Escape);
    assert!(play.is_live());
}

#[test]
fn enter_ends_the_turn_or_moves_the_selected_piece() {
    let mut play = at("g", &["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    let enter = |play: &mut PlayState, name: &str| {
        play.apply(BoardEvent::Enter(square(name)));
    };
    // Enter does not select, not even at the start of a turn.
    enter(&mut play, "d4");
    assert!(!has_selection(&play));
    assert!(matches!(play.notice(), Some(Notice::Refused(_))));
    press(&mut play, &["d4"]);
    enter(&mut play, "e4");
    assert_eq!((made(&play).as_str(), has_selection(&play)), ("Ed4e", false));
    play.apply(EntryAction::Undo);
    // Enter can finish a push.
    press(&mut play, &["d5"]);
    enter(&mut play, "d6");
    assert_eq!(made(&play), "rd5n");
    enter(&mut play, "c5");
    assert_eq!(made(&play), "rd5n Mc5e");
    // Enter ends the turn even on a selectable piece.
    enter(&mut play, "d4");
    assert_eq!((play.game().plies().len(), play.game().side()), (1, Side::Silver));
    press(&mut play, &["h8", "h7"]);
    play.apply(PlayAction::Enter(None));
    assert_eq!(play.game().plies().len(), 2);

    let mut setup = two_people();
    enter(&mut setup, "d2");
    assert!(setup.game().plies().is_empty() && !has_selection(&setup));
    assert_eq!(setup.notice(), Some(&Notice::SetupKeys));
    press(&mut setup, &["a2"]);
    let moved = letter(&setup, "a2");
    enter(&mut setup, "e2");
    assert_eq!(letter(&setup, "e2"), moved);
    setup.apply(PlayAction::End);
    assert_eq!(setup.game().plies().len(), 1);
}

#[test]
fn a_press_that_can_enter_nothing_says_why() {
    let mut play = against(WEAK, "g", &["Ed4", "Ra1", "Rb1", "rh8", "eg6"]);
    press(&mut play, &["d4", "d5"]);
    play.apply(PlayAction::End);
    press(&mut play, &["g6"]);
    assert_eq!((play.notice(), has_selection(&play)), (Some(&Notice::ComputerToMove), false));
    play.apply(ViewAction::Move(CursorMove::First));
    press(&mut play, &["d4"]);
    assert_eq!((play.notice(), play.mode()), (Some(&Notice::EarlierPosition), Mode::Past));
    play.apply(EntryAction::Undo);
    assert_eq!(play.notice(), None, "only a press is answered");
    play.apply(PlayAction::Resign);
    press(&mut play, &["d5"]);
    assert_eq!((play.notice(), play.mode()), (Some(&Notice::GameOver), Mode::Over));
}

#[test]
fn an_unfinished_setup_is_refused_and_kept() {
    let mut play = two_people();
    play.apply(SetupAction::Clear);
    press(&mut play, &["e2", "d2", "b2", "g2"]);
    play.apply(PlayAction::End);
    assert_eq!(play.notice(), Some(&Notice::SetupUnfinished(Side::Gold, [8, 2, 2, 0, 0, 0])));
    assert_eq!((play.mode(), play.game().plies().len()), (Mode::Setup, 0));
    assert_eq!(reread(&play).own_entry().draft, play.own_entry().draft);
    play.apply(SetupAction::Fill);
    let effect = play.apply(PlayAction::End);
    assert_eq!((play.notice(), play.game().plies().len()), (None, 1));
    assert_eq!((letter(&play, "d2"), letter(&play, "e2")), (Some('M'), Some('E')));
    assert!(matches!(effect, Some(PlayEffect::SetUp(Side::Gold, setup)) if setup.pieces().len() == 16));
}

#[test]
fn suggested_setups_differ_and_have_all_pieces() {
    let mut play = two_people();
    let placed = |play: &PlayState| {
        let entry = play.own_entry().setup_entry().expect("a setup");
        assert_eq!(entry.unplaced(), [0; 6]);
        let mut pieces = entry.setup.pieces().to_vec();
        pieces.sort_unstable();
        pieces
    };
    let suggested: Vec<_> = (0..20)
        .map(|seed| {
            play.apply(PlayAction::SuggestSetup(seed));
            placed(&play)
        })
        .collect();
    assert!(suggested.iter().any(|other| *other != suggested[0]), "it always suggests the same");
    play.apply(PlayAction::End);
    play.apply(PlayAction::SuggestSetup(3));
    play.apply(PlayAction::End);
    assert_eq!((play.mode(), play.game().plies().len()), (Mode::Turn, 2));
    play.apply(SetupAction::Clear);
    assert_eq!(play.board().occupied().count(), 32, "a game that has begun is not set up again");
}

#[test]
fn a_handicap_holds_in_suggested_setups() {
    let rosters = BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL };
    let start = GameStart::Setups(rosters);
    let mut play = PlayState::new(GameOptions { start, ..GameOptions::against(Player::Person, Side::Gold) });
    play.apply(PlayAction::SuggestSetup(5));
    assert_eq!(play.own_entry().setup_entry().map(SetupEntry::unplaced), Some([0; 6]));
    assert_eq!(play.board().side(Side::Gold).count(), 15);
    play.apply(PlayAction::End);
    assert_eq!(play.game().side(), Side::Silver);
}

#[test]
fn what_is_typed_at_an_earlier_or_finished_position_is_a_plan() {
    let mut play = started();
    turn(&mut play, "Ee2n");
    move_along(&mut play, &["a7", "a6"]);
    show(&mut play, 1);
    typed(&mut play, "d2n");
    assert_eq!((play.is_planning(), made(&play).as_str()), (true, "Md2n"));
    play.apply(PlayAction::End);
    assert_eq!((play.place().plies(), play.game().plies().len()), (3, 3));
    play.apply(PlanAction::Drop);
    play.apply(ViewAction::Live);
    assert_eq!(made(&play), "ra7s", "the draft of the game is still there");

    play.apply(PlayAction::Resign);
    typed(&mut play, "a7s");
    assert_eq!((play.is_planning(), made(&play).as_str()), (true, "ra7s"));
}

#[test]
fn a_read_only_game_can_only_be_looked_at_by_its_reader() {
    let mut play = started().with_read_only(true);
    let before = play.clone();
    for action in [PlayAction::End, PlayAction::Resign, PlayAction::Flip, PlanAction::Begin.into()] {
        play.apply(action);
        assert_eq!(play, before);
    }
    play.apply(PlayAction::Say(Notice::SetupKeys));
    assert_eq!(play.notice(), Some(&Notice::SetupKeys));
}
