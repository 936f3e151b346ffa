//! Variations, the menu and the players of a replay.

use ansa_core::record::NodeId;
use ansa_core::{Role, Side};

use super::tests::with;
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
    let tree = state.lines().unwrap().tree();
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
    assert_eq!((state.ply, state.plies(), state.is_in_variation()), (2, 5, false));
    assert_eq!(go_to(&mut state, "me7s"), [ElementEvent::Ply]);
    assert_eq!((state.ply, state.plies(), state.is_in_variation()), (4, 5, true));
    assert_eq!(state.motion.len(), 0, "two turns at once are not animated");
    assert_eq!(state.drawn().len(), 1, "its marks are shown");
    // The end of a variation is not the end of the game.
    assert_eq!(state.apply(ElementAction::Next), [ElementEvent::Ply]);
    assert_eq!(state.apply(ElementAction::Next), []);
    // Back before the variation, the game goes on.
    state.apply(ElementAction::Back);
    state.apply(ElementAction::Back);
    assert_eq!((state.comment().as_str(), state.is_in_variation()), ("Or this.", true));
    state.apply(ElementAction::Back);
    assert_eq!((state.ply, state.is_in_variation()), (2, false));
    assert_eq!(state.motion.len(), 1, "the turn of the variation is taken back");
    state.apply(ElementAction::Next);
    assert_eq!((state.comment().as_str(), state.is_in_variation()), ("Forward.", false));
    // From a turn to its alternative, one turn is animated.
    let serial = state.motion_serial;
    go_to(&mut state, "Md2n");
    assert_eq!((state.ply, state.motion.len()), (3, 1));
    assert_ne!(state.motion_serial, serial);
    // The main line again, and its end.
    assert_eq!(go_to(&mut state, "Ee3n"), [ElementEvent::Ply, ElementEvent::End(None)]);
    assert_eq!((state.ply, state.is_in_variation()), (5, false));
}

#[test]
fn numbers_of_no_turn_are_ignored() {
    let mut state = replay(TURNS);
    for number in [0, 99, u32::MAX] {
        assert_eq!(state.apply(ElementAction::GoTo(number)), [], "{number}");
        assert_eq!((state.ply, state.plies()), (2, 5));
    }
    let mut diagram =
        with(&[("position", "g [        R      r            E                                   ]")]).0;
    assert_eq!(diagram.apply(ElementAction::GoTo(1)), []);
    let mut play = with(&[("mode", "play"), ("record", &format!("{SETUPS}{TURNS}")), ("ply", "3")]).0;
    let game = play.game.clone();
    let number = node(&play, "Ee3n");
    play.apply(ElementAction::GoTo(number));
    assert_eq!(play.game, game, "a game is not changed by the list of another one");
}

#[test]
fn comments_of_the_record_are_not_those_of_what_is_played_since() {
    let state = with(&[
        ("mode", "play"),
        ("record", &format!("{SETUPS}2g Ee2n\n2s ed7s {{old}}\n")),
        ("ply", "3"),
        ("side", "silver"),
    ])
    .0;
    let mut state = ElementState { ply: 4, ..state };
    assert_eq!(state.comment(), "", "the fourth ply is another one");
    state.ply = 3;
    assert_eq!(state.comment(), "");
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
    assert_eq!(state.notice, "The record was copied.");
    state.apply(ElementAction::Copied(false));
    assert!(state.notice.contains("could not"), "{}", state.notice);
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
    state.apply(ElementAction::Next);
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
