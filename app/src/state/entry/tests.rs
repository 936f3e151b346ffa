use ansa_board::destinations::Partner;
use ansa_board::testing::{position, square};
use ansa_board::{ArrowKind, BoardView, Pointing};
use ansa_core::{Game, Side};

use super::*;
use crate::state::{GameOptions, PlayAction, Player, words};

fn at(pieces: &[&str]) -> PlayState {
    let rules = ansa_core::position::rule_set::RuleSet::CURRENT;
    PlayState::resume(
        Game::from_position(position("g", pieces), 2, rules),
        GameOptions::against(Player::Person, Side::Gold),
    )
}

fn press(play: &mut PlayState, names: &[&str]) {
    for name in names {
        play.apply(EntryAction::Press(square(name)));
    }
}

fn move_along(play: &mut PlayState, names: &[&str]) {
    play.apply(EntryAction::MoveAlong(names.iter().map(|name| square(name)).collect()));
}

fn made(play: &PlayState) -> String {
    words::of_steps(play.turn().expect("a turn").steps())
}

fn look(play: &PlayState, names: &[&str], offers: bool) -> BoardView {
    let drag_path: Vec<Square> = names.iter().map(|name| square(name)).collect();
    let at = drag_path.last().copied();
    let drag_path = if drag_path.len() > 1 { drag_path } else { Vec::new() };
    play.board_view(&Pointing { at, drag_path }, offers)
}

#[test]
fn two_pieces_pressed_one_after_the_other_push_or_pull() {
    let mut play = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    press(&mut play, &["d4", "d5", "c5"]);
    assert_eq!(made(&play), "hd5w Ed4n");
    play.apply(EntryAction::Reset);
    press(&mut play, &["d5", "d4", "d3"]);
    assert_eq!(made(&play), "Ed4s hd5s");
    play.apply(EntryAction::Reset);
    // Pressing the own piece again deselects its partner.
    press(&mut play, &["d5", "d4", "d4", "d2"]);
    assert_eq!(made(&play), "Ed4s Ed3s");
    // One more press deselects the piece itself.
    play.apply(EntryAction::Reset);
    press(&mut play, &["d4", "d4"]);
    assert_eq!(play.selection, None);
}

#[test]
fn a_piece_moves_along_a_drag_path_and_onto_others() {
    let mut play = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    move_along(&mut play, &["d4", "e4", "e5", "e6"]);
    assert_eq!(made(&play), "Ed4e Ee4n Ee5n");
    play.apply(EntryAction::Reset);
    move_along(&mut play, &["d4", "d5", "d6"]);
    assert_eq!(made(&play), "hd5n Ed4n");
    play.apply(EntryAction::Reset);
    move_along(&mut play, &["d4", "d5"]);
    assert_eq!(play.selection, Some(Selection { at: square("d5"), with: Partner::MovedBy(square("d4")) }));
    move_along(&mut play, &["d5", "d4"]);
    assert_eq!(play.selection, Some(Selection { at: square("d4"), with: Partner::Pulled(square("d5")) }));
    move_along(&mut play, &["d4", "c4"]);
    assert_eq!(made(&play), "Ed4w hd5s");
    move_along(&mut play, &["c4", "h8"]);
    assert_eq!((made(&play).as_str(), play.selection), ("Ed4w hd5s", None), "nothing is done by half");
}

#[test]
fn a_route_is_previewed() {
    let mut play = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    play.apply(EntryAction::Select(square("d4")));
    let view = look(&play, &["d4", "e4", "e5"], false);
    assert_eq!(view.count, Some((square("e5"), 2)));
    let walk = |names: &[&str]| names.iter().map(|name| square(name)).collect::<Vec<_>>();
    assert_eq!(view.arrows[0].squares, walk(&["d4", "e4", "e5"]));
    let view = look(&play, &["d4", "d5", "d6"], false);
    let kinds: Vec<ArrowKind> = view.arrows.iter().map(|arrow| arrow.kind).collect();
    assert_eq!(kinds, [ArrowKind::Shove, ArrowKind::Walk]);
    assert!(look(&play, &[], false).squares[square("d5").index()].partner);
    assert_eq!(look(&play, &["d5"], false).arrows, [], "a press there only takes it in hand");
}

#[test]
fn arrows_show_the_effect_of_one_press() {
    let mut play = at(&["Ed4", "Ra1", "hd5", "rh8"]);
    let view = look(&play, &["d4"], true);
    assert_eq!(view.arrows.len(), 3);
    assert!(view.arrows.iter().all(|arrow| arrow.offers && arrow.kind == ArrowKind::Walk));
    assert_eq!(look(&play, &["d5"], true).arrows.len(), 3, "it can be pushed to three squares");
    assert_eq!(look(&play, &["d4"], false).arrows.len(), 0);
    press(&mut play, &["d4"]);
    assert_eq!(look(&play, &["a1"], true).arrows.len(), 0, "with a piece in hand its own route is shown");
}

#[test]
fn freezing_pieces_are_marked() {
    let mut play = at(&["Cd4", "Ra1", "Rb1", "hd5", "rh8"]);
    let marked = |view: &BoardView| view.squares.iter().filter(|square| square.freezes).count();
    assert_eq!(marked(&look(&play, &[], false)), 0);
    assert_eq!(marked(&look(&play, &["d4"], false)), 1);
    press(&mut play, &["d4"]);
    let view = look(&play, &[], false);
    assert_eq!((marked(&view), view.arrows[0].kind), (1, ArrowKind::Freeze));
    press(&mut play, &["a1"]);
    assert_eq!(marked(&look(&play, &[], false)), 0);
}

#[test]
fn typed_steps_are_previewed_and_then_played() {
    let mut play = at(&["Ed4", "Ra1", "rh8"]);
    play.apply(EntryAction::Type("d4n a1".to_owned()));
    assert_eq!((play.steps_left(), play.draft == Draft::of(&play.game)), (3, true));
    assert!(play.selectable().is_empty(), "what is only tried can't be gone on with by hand");
    play.apply(EntryAction::LeaveTyped);
    assert_eq!(play.steps_left(), 4);
    play.apply(EntryAction::Type("d4n zz".to_owned()));
    play.apply(PlayAction::End);
    assert!(play.typed.is_some() && play.game.plies().is_empty(), "a wrong step ends nothing");
    play.apply(EntryAction::PlayTyped);
    assert_eq!((made(&play).as_str(), play.typed.clone()), ("Ed4n", None));
    play.apply(EntryAction::Type("d5n".to_owned()));
    press(&mut play, &["d6"]);
    assert_eq!((made(&play).as_str(), play.selection), ("Ed4n", None), "a press puts them away");
    play.apply(EntryAction::Type("d5n".to_owned()));
    play.apply(PlayAction::End);
    assert_eq!(play.game.plies().len(), 1);
    assert_eq!(words::of_steps(play.steps_of(0)), "Ed4n Ed5n");
}

#[test]
fn escape_deselects_first_and_then_goes_back() {
    let mut play = at(&["Ed4", "Ra1", "rh8"]);
    press(&mut play, &["d4"]);
    play.apply(PlayAction::Escape);
    assert_eq!(play.selection, None);
    play.apply(crate::state::PlanAction::Begin);
    press(&mut play, &["d4"]);
    play.apply(PlayAction::Escape);
    assert!(play.plan.as_ref().is_some_and(|plan| plan.play.selection.is_none()));
    play.apply(PlayAction::Escape);
    assert!(play.plan.is_none());
}

#[test]
fn enter_ends_the_turn_or_moves_the_selected_piece() {
    let mut play = at(&["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    let enter = |play: &mut PlayState, name: &str| play.apply(PlayAction::Enter(Some(square(name))));
    // Enter does not select, not even at the start of a turn.
    enter(&mut play, "d4");
    assert_eq!(play.selection, None);
    assert!(matches!(play.notice, Some(Notice::Refused(_))));
    press(&mut play, &["d4"]);
    enter(&mut play, "e4");
    assert_eq!((made(&play).as_str(), play.selection), ("Ed4e", None));
    play.apply(EntryAction::Undo);
    // Enter can finish a push.
    press(&mut play, &["d5"]);
    enter(&mut play, "d6");
    assert_eq!(made(&play), "rd5n");
    enter(&mut play, "c5");
    assert_eq!(made(&play), "rd5n Mc5e");
    // Enter ends the turn even on a selectable piece.
    enter(&mut play, "d4");
    assert_eq!((play.game.plies().len(), play.game.side()), (1, Side::Silver));
    press(&mut play, &["h8", "h7"]);
    play.apply(PlayAction::Enter(None));
    assert_eq!(play.game.plies().len(), 2);

    let mut setup = PlayState::new(GameOptions::against(Player::Person, Side::Gold));
    enter(&mut setup, "d2");
    assert!(setup.game.plies().is_empty() && setup.selection.is_none());
    assert_eq!(setup.notice, Some(Notice::SetupKeys));
    press(&mut setup, &["a2"]);
    let moved = setup.board().piece_at(square("a2"));
    enter(&mut setup, "e2");
    assert_eq!(setup.board().piece_at(square("e2")), moved);
    setup.apply(PlayAction::End);
    assert_eq!(setup.game.plies().len(), 1);
}
