//! Variations, the menu and the players of a replay.

use ansa_core::record::{NodeId, Record};
use ansa_core::{BySide, Role, Side};

use super::players::clocks;
use super::tests::{code, move_along, notice, with};
use super::*;

const SETUPS: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n";
const TURNS: &str =
    "2g Ee2n {Forward.}\n(\n{Or this.}\n2g Md2n\n2s me7s {[%csl Re6]}\n3g Md3n\n)\n2s ed7s\n3g Ee3n\n";

fn replay(turns: &str) -> ElementState {
    with(&[("record", &format!("{SETUPS}{turns}"))]).0
}

/// The node of the turn in notation.
fn node(state: &ElementState, words: &str) -> u32 {
    let tree = state.document.tree();
    let is_it = |node: &NodeId| {
        tree.ply(*node).is_some_and(|ply| ansa_core::notation::PlyText::from(ply).to_string() == words)
    };
    tree.nodes().find(is_it).unwrap().number()
}

fn go_to(state: &mut ElementState, words: &str) -> Vec<ElementEvent> {
    let number = node(state, words);
    state.apply(ElementAction::GoTo(number))
}

#[test]
fn a_variation_is_walked_and_left_again() {
    let mut state = replay(TURNS);
    assert_eq!((state.place.plies(), state.plies(), state.is_in_variation()), (2, 5, false));
    assert_eq!(go_to(&mut state, "me7s"), [ElementEvent::Ply]);
    assert_eq!((state.place.plies(), state.plies(), state.is_in_variation()), (4, 5, true));
    assert_eq!(state.feedback.motion().0.len(), 0, "two turns at once are not animated");
    assert_eq!(state.drawn().len(), 1, "its marks are shown");
    // The end of a variation is not the end of the game.
    assert_eq!(state.apply(ElementAction::Move(CursorMove::Next)), [ElementEvent::Ply]);
    assert_eq!(state.apply(ElementAction::Move(CursorMove::Next)), []);
    // Back before the variation, the game goes on.
    state.apply(ElementAction::Move(CursorMove::Previous));
    state.apply(ElementAction::Move(CursorMove::Previous));
    assert_eq!((state.comment().as_str(), state.is_in_variation()), ("Or this.", true));
    state.apply(ElementAction::Move(CursorMove::Previous));
    assert_eq!((state.place.plies(), state.is_in_variation()), (2, false));
    assert_eq!(state.feedback.motion().0.len(), 1, "the turn of the variation is taken back");
    state.apply(ElementAction::Move(CursorMove::Next));
    assert_eq!((state.comment().as_str(), state.is_in_variation()), ("Forward.", false));
    // From a turn to its alternative, one turn is animated.
    let serial = state.feedback.motion().1;
    go_to(&mut state, "Md2n");
    assert_eq!((state.place.plies(), state.feedback.motion().0.len()), (3, 1));
    assert_ne!(state.feedback.motion().1, serial);
    // The main line again, and its end.
    assert_eq!(go_to(&mut state, "Ee3n"), [ElementEvent::Ply, ElementEvent::End(None)]);
    assert_eq!((state.place.plies(), state.is_in_variation()), (5, false));
}

#[test]
fn numbers_of_no_turn_are_ignored() {
    let mut state = replay(TURNS);
    for number in [0, 99, u32::MAX] {
        assert_eq!(state.apply(ElementAction::GoTo(number)), [], "{number}");
        assert_eq!((state.place.plies(), state.plies()), (2, 5));
    }
    let mut diagram =
        with(&[("position", "g [        R      r            E                                   ]")]).0;
    assert_eq!(diagram.apply(ElementAction::GoTo(1)), []);
    let mut play = with(&[("mode", "play"), ("record", &format!("{SETUPS}{TURNS}")), ("ply", "3")]).0;
    let game = play.game().clone();
    let number = node(&play, "Ee3n");
    play.apply(ElementAction::GoTo(number));
    assert_eq!(*play.game(), game, "a game is not changed by the list of another one");
}

#[test]
fn comments_of_the_record_are_not_those_of_what_is_played_since() {
    let record = format!("{SETUPS}2g Ee2n {{old}}\n2s ed7s {{older}}\n");
    let mut state = with(&[("mode", "play"), ("record", &record), ("ply", "3"), ("side", "silver")]).0;
    assert_eq!((state.plies(), state.comment().as_str()), (3, "old"));
    move_along(&mut state, "e7", "e6");
    state.apply(ElementAction::End);
    assert_eq!((state.plies(), state.comment().as_str()), (4, ""), "the fourth ply is another one");
    state.apply(ElementAction::TakeBack);
    move_along(&mut state, "d7", "d6");
    state.apply(ElementAction::End);
    assert_eq!((state.plies(), state.comment().as_str()), (4, ""), "it would be advice in a game");
}

#[test]
fn the_menu_closes_with_the_next_action() {
    let mut state = replay(TURNS);
    state.apply(ElementAction::Menu(true));
    assert!(state.menu);
    assert_eq!(state.apply(ElementAction::Flip), [ElementEvent::Flip]);
    assert_eq!((state.menu, state.bottom()), (false, Side::Silver));
    state.apply(ElementAction::Flip);
    assert_eq!(state.bottom(), Side::Gold);
    state.apply(ElementAction::Copied(true));
    assert_eq!(notice(&state), "Game copied.");
    state.apply(ElementAction::Copied(false));
    assert!(notice(&state).contains("could not"), "{}", notice(&state));
    assert_eq!(state.apply(ElementAction::Fill), [ElementEvent::Fill]);
}

#[test]
fn the_record_is_saved_as_it_was_given() {
    let given = format!("[Event \"Café\"]\n\n{SETUPS}{TURNS}");
    let mut state = with(&[("record", &given)]).0;
    go_to(&mut state, "me7s");
    assert_eq!(state.apply(ElementAction::Save), [ElementEvent::Save(given.clone())]);
    assert_eq!(state.apply(ElementAction::Copy), [ElementEvent::Copy(given)]);
    // The property has the game itself, whatever line is shown.
    assert!(state.game_record().ends_with("3g Ee3n\n"), "{}", state.game_record());
}

#[test]
fn players_are_those_of_the_record_and_lose_pieces_ply_by_ply() {
    let tags = "[Gold \"Anna\"]\n[Silver \"Ben\"]\n[SilverRating \"1700\"]\n\n";
    // Gold's cat leaves its dog alone on c3.
    let turns = "2g Db2n Db3e Cc2w Dc3x\n2s ed7s\n";
    let mut state = with(&[("record", &format!("{tags}{SETUPS}{turns}"))]).0;
    let [above, below] = state.players().unwrap();
    assert_eq!((above.side, above.name.as_str(), above.rating.as_str()), (Side::Silver, "Ben", "1700"));
    assert_eq!((below.side, below.name.as_str(), below.lost.len()), (Side::Gold, "Anna", 0));
    state.apply(ElementAction::Move(CursorMove::Next));
    state.apply(ElementAction::Flip);
    let [above, below] = state.players().unwrap();
    assert_eq!((above.side, below.side), (Side::Gold, Side::Silver), "they follow the board");
    let lost: Vec<Role> = above.lost.iter().map(|capture| capture.piece.role).collect();
    assert_eq!((lost, below.lost.len()), (vec![Role::Dog], 0));
    let hidden = with(&[("record", &format!("{SETUPS}{turns}")), ("hide", "turns players")]).0;
    assert!(hidden.players().is_none());
}

#[test]
fn parts_are_hidden_by_their_names() {
    let hidden = |words: &str| with(&[("record", SETUPS), ("hide", words)]).0.attributes.hidden;
    let all = hidden(" players\tturns comments  menu ");
    assert!(all.players && all.turns && all.comments && all.menu);
    assert_eq!(hidden(""), crate::attributes::HiddenParts::default());
    let (state, events) = with(&[("record", SETUPS), ("hide", "turns board")]);
    assert_eq!(state.error.as_ref().unwrap().code, BAD_ATTRIBUTE);
    assert_eq!(events.len(), 1);
}

#[test]
fn a_line_through_an_inner_variation_leads_back_to_the_outer_one() {
    let mut state = replay("2g Ee2n\n(\n2g Md2n\n2s ed7s\n(\n2s me7s\n3g Md3n\n)\n3g Md3s\n)\n");
    go_to(&mut state, "Md3n");
    assert_eq!((state.place.plies(), state.plies()), (5, 5));
    state.apply(ElementAction::Move(CursorMove::Previous));
    assert_eq!(state.place.trail()[0].to_string(), "me7s");
    state.apply(ElementAction::Move(CursorMove::Previous));
    state.apply(ElementAction::Move(CursorMove::Next));
    assert_eq!((state.place.trail()[0].to_string().as_str(), state.is_in_variation()), ("ed7s", true));
}

#[test]
fn the_game_is_that_of_the_rules() {
    for tail in ["2g Ee2n\n2s resigns\n", "2g Ee2n\n", "2g Ee2n {good}\n2g takeback\n2g Md2n\n"] {
        for tags in ["", "[Result \"1-0\"]\n[ResultCode \"r\"]\n\n"] {
            let text = format!("{tags}{SETUPS}{tail}");
            let game = ansa_core::Game::from_record(&Record::read(&text).unwrap()).unwrap();
            assert_eq!(**with(&[("record", &text)]).0.game(), game, "{tags}{tail}");
        }
    }
    // An illegal turn of a variation costs only the rest of that variation.
    let mut state = replay("2g Ee2n\n(\n2g Md2n\n2s ed7n\n)\n");
    go_to(&mut state, "Md2n");
    assert_eq!((state.plies(), state.is_in_variation()), (3, true));
    assert_eq!(code(&with(&[("record", &format!("{SETUPS}2g Ee2s\n"))]).1), "bad-record");
}

#[test]
fn a_variation_ends_as_the_record_says() {
    let mut state = replay("2g Ee2n\n(\n2g Md2n\n2s resigns\n)\n");
    go_to(&mut state, "Md2n");
    assert!(state.feedback.event.ends_with("Silver resigned."), "{}", state.feedback.event);
    go_to(&mut state, "Ee2n");
    assert_eq!(state.outcome(), None);
}

/// The clocks of gold and silver after so many plies of a record.
fn clocks_after(record: &str, plies: usize) -> (Option<u64>, Option<u64>) {
    let state = with(&[("record", record)]).0;
    let BySide { gold, silver } = clocks(&state.document, &state.document.played().nodes()[..plies]);
    (gold, silver)
}

#[test]
fn players_and_clocks_are_those_of_the_record() {
    let tags = "[Gold \"  Anna \"]\n[Silver \"?\"]\n[GoldRating \"1850\"]\n[TimeControl \"10s/1m\"]\n\n";
    let turns = "2g Ee2n {[%emt 0:00:30]}\n2s me7s {[%emt 0:00:05]}\n3g Ee3n\n";
    let record = format!("{tags}{}{turns}", SETUPS.replace('\n', " {[%emt 0:00:20]}\n"));
    let [silver, gold] = with(&[("record", &record)]).0.players().unwrap();
    assert_eq!((gold.name.as_str(), gold.rating.as_str()), ("Anna", "1850"));
    assert_eq!((silver.name.as_str(), silver.rating.as_str()), ("", ""));
    // The setups cost nothing; each side has its reserve and the time of its next turn.
    assert_eq!(clocks_after(&record, 0), (None, None), "no time has been recorded yet");
    assert_eq!(clocks_after(&record, 2), (Some(70_000), Some(70_000)));
    assert_eq!(clocks_after(&record, 4), (Some(50_000), Some(75_000)));
    assert_eq!(clocks_after(&record, 5), (None, None), "the time of the last turn is unknown");
}

#[test]
fn a_written_clock_counts_more_than_a_computed_one() {
    let turns = "2g Ee2n {[%clk 0:01:30]}\n2s me7s\n3g Ee3n {[%clk 0:01:00]}\n";
    let record = format!("{}{turns}", SETUPS.replace('\n', " {[%emt 0:00:20]}\n"));
    assert_eq!(clocks_after(&record, 5), (Some(60_000), None));
    assert_eq!(clocks_after(&record, 4).0, Some(90_000));
}
