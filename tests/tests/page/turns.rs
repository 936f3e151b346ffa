//! Entering turns: pushes, pulls, captures and frozen pieces, with clicks and drags; refused ends of turns.

use std::collections::BTreeSet;

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, begin, game_of, hook, on};
use ansa_tests::in_each_browser;

in_each_browser!(
    pieces_are_pushed_pulled_and_captured_by_drags,
    ; long in firefox:
    pieces_are_pushed_pulled_and_captured_by_clicks,
    frozen_pieces_are_marked_and_explained,
    ends_that_change_nothing_are_refused,
    a_turn_taken_back_comes_back_with_the_steps_made,
    one_of_two_pushers_is_chosen,
    a_third_repetition_is_refused,
);

/// Gold to move. The horse on b2 can push the rabbit from b3 into the trap, the elephant on e5 can pull the camel
/// from e6, and the elephant on d5 freezes the camel on d4.
fn a_fight() -> Game {
    let turns = ["Ee2n Ee3n Ee4n Md2n", "ra7s ra6s ra5s ra4s", "Md3n", "ra3e ed7s ed6s me7s"];
    game_of(Preset::NinetyNine, Preset::NinetyNine, &turns)
}

/// Gold to move. The rabbit on g3 can be pushed by the horse on g2 and, after a step, by the elephant.
fn two_pushers() -> Game {
    let turns = ["Ee2n Ee3n Ee4e", "rh7s rh6s rh5s rh4s", "Ra2n", "rh3w"];
    game_of(Preset::NinetyNine, Preset::NinetyNine, &turns)
}

fn pieces_are_pushed_pulled_and_captured_by_clicks(page: &mut Page) {
    push_pull_and_capture(page, InputMethod::Click);
}

fn pieces_are_pushed_pulled_and_captured_by_drags(page: &mut Page) {
    push_pull_and_capture(page, InputMethod::Drag);
}

fn push_pull_and_capture(page: &mut Page, method: InputMethod) {
    let mut game = a_fight();
    page.open_game(&game, "person", "person");
    let shown = page.snapshot();
    assert_eq!(shown.captured(Side::Silver), "");

    // ---- A push with a capture in the middle ----
    page.click(&on("b3"));
    let shown = page.wait_for_snapshot("the rabbit in hand", |shown| shown.attribute("b3", "held").is_some());
    let targets = shown.squares_with("target");
    assert_eq!(targets.iter().map(String::as_str).collect::<Vec<_>>(), ["a3", "b4", "c3"]);
    assert_eq!(shown.attribute("c3", "target"), Some("2"), "a push takes two steps");
    assert_eq!(shown.attribute("c3", "loses"), Some("r"));
    assert_eq!(shown.attribute("a3", "loses"), None);
    page.click(&on("b3"));
    page.wait_for_snapshot("nothing in hand", |shown| shown.squares_with("held").is_empty());

    let mut turn = begin(&game);
    page.enter(&mut turn, "rb3e Hb2n", method);
    let shown = page.snapshot();
    assert_eq!(shown.captured(Side::Silver), "r");
    assert_eq!(shown.captured(Side::Gold), "");
    assert_eq!(shown.attribute("b3", "piece"), Some("H"));
    assert_eq!(shown.attribute("c3", "piece"), None);

    // ---- A pull: pieces that can be pulled are marked, but only after the step ----
    assert!(shown.squares_with("pullable").is_empty());
    page.enter(&mut turn, "Ee5s", method);
    let pullable = page.snapshot().squares_with("pullable");
    assert_eq!(pullable.iter().map(String::as_str).collect::<Vec<_>>(), ["e6"]);
    page.enter(&mut turn, "me6s", method);
    assert_eq!(page.snapshot().steps_left(), Some(0));
    page.click(&hook("end-turn"));
    game.play(&turn).unwrap();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
    page.assert_board(&game.board());
    assert_eq!(page.snapshot().captured(Side::Silver), "r");
    assert!(
        page.snapshot().plies().last().unwrap().contains("rc3x"),
        "the capture is missing in the turn list"
    );
    assert_eq!(page.snapshot().status(), "Silver to move");
    // The trail of the last turn: every square that a piece left or entered.
    let trail = page.snapshot().squares_with("trail");
    for square in ["b2", "b3", "c3", "e4", "e5", "e6"] {
        assert!(trail.contains(square), "{square} is not in the trail {trail:?}");
    }
}

fn one_of_two_pushers_is_chosen(page: &mut Page) {
    let mut game = two_pushers();
    page.open_game(&game, "person", "person");
    let mut turn = begin(&game);
    page.enter(&mut turn, "Ef4e rg3e", InputMethod::Click);
    let shown = page.snapshot();
    let followers = shown.squares_with("follower");
    assert_eq!(followers.iter().map(String::as_str).collect::<Vec<_>>(), ["g2", "g4"]);

    // ---- A push is not a turn until it is finished ----
    page.end_is_refused("push is not complete");
    page.assert_board(turn.position().board());

    page.enter(&mut turn, "Hg2n", InputMethod::Click);
    assert!(page.snapshot().squares_with("follower").is_empty());
    // Another piece instead: the push goes back as a whole.
    page.click(&hook("undo"));
    turn.undo();
    turn.undo();
    page.assert_board(turn.position().board());
    page.enter(&mut turn, "rg3e Eg4s", InputMethod::Click);
    page.click(&hook("end-turn"));
    game.play(&turn).unwrap();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
}

fn frozen_pieces_are_marked_and_explained(page: &mut Page) {
    let game = a_fight();
    page.open_game(&game, "person", "person");
    let shown = page.snapshot();
    let board = game.board();
    let frozen: BTreeSet<String> =
        Side::ALL.into_iter().flat_map(|side| board.frozen(side)).map(|square| square.to_string()).collect();
    assert!(frozen.contains("d4"), "{frozen:?}");
    assert_eq!(shown.squares_with("frozen"), frozen);

    assert_eq!(shown.attribute("d4", "holdable"), None);
    page.click(&on("d4"));
    let shown = page.wait_for_snapshot("a word about it", |shown| shown.notice().is_some());
    let (_, said) = shown.notice().unwrap();
    assert!(said.contains("frozen") && said.contains("d5"), "{said}");
    assert!(shown.squares_with("held").is_empty() && shown.board() == board);
    // For players who can't see the mark.
    let name = page.attribute(&on("d4"), "aria-label").unwrap();
    assert!(name.contains("gold camel") && name.contains("frozen"), "{name}");

    // ---- A friend next to it unfreezes it ----
    let mut turn = begin(&game);
    page.enter(&mut turn, "Ee5s", InputMethod::Click);
    let shown = page.snapshot();
    assert_eq!(shown.attribute("d4", "frozen"), None);
    assert!(shown.attribute("d4", "holdable").is_some());
    page.enter(&mut turn, "Md4w", InputMethod::Drag);
}

fn ends_that_change_nothing_are_refused(page: &mut Page) {
    let game = a_fight();
    page.open_game(&game, "person", "person");
    page.end_is_refused("at least one step");
    let mut turn = begin(&game);
    page.enter(&mut turn, "Ee5e Ef5w", InputMethod::Click);
    page.end_is_refused("every piece is back where it started");
    page.enter(&mut turn, "Ee5e", InputMethod::Click);
    assert_eq!(page.snapshot().notice(), None, "the refusal is still shown");
    page.click(&hook("end-turn"));
    page.wait_for_plies(game.plies().len() + 1);
}

fn a_turn_taken_back_comes_back_with_the_steps_made(page: &mut Page) {
    let game = a_fight();
    page.open_game(&game, "person", "person");
    let can_t_end = || page.attribute(&hook("end-turn"), "aria-disabled").is_some();
    assert!(can_t_end(), "the turn looks as if it could end");
    let mut turn = begin(&game);
    // ---- A capture by a step is announced ----
    page.enter(&mut turn, "rb3e Hb2n", InputMethod::Click);
    let shown = page.wait_for_snapshot("a word about the capture", |shown| shown.notice().is_some());
    assert!(shown.notice().unwrap().1.contains("silver rabbit is captured in the trap on c3"));
    assert!(!can_t_end(), "the turn looks as if it could not end");
    // ---- An accidental click ----
    page.click(&hook("take-back"));
    page.wait_for_plies(game.plies().len() - 1);
    page.wait_for_text(&hook("notice"), "with the steps made since");
    page.click(&hook("bring-back"));
    page.wait_for_plies(game.plies().len());
    page.wait_for_draft("rb3e rc3x Hb2n");
    page.assert_board(turn.position().board());
    page.click(&hook("take-back"));
    page.wait_for_plies(game.plies().len() - 1);
    page.click(&hook("redo"));
    page.wait_for_plies(game.plies().len());
    page.assert_board(turn.position().board());
}

fn a_third_repetition_is_refused(page: &mut Page) {
    let there_and_back = ["Ee2n", "ed7s", "Ee3s", "ed6n", "Ee2n", "ed7s", "Ee3s"];
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &there_and_back);
    page.open_game(&game, "person", "person");
    let mut turn = begin(&game);
    page.enter(&mut turn, "ed6n", InputMethod::Click);
    page.end_is_refused("after 1s and 3s");
    // With one more step, the position is a different one.
    page.enter(&mut turn, "hb7s", InputMethod::Click);
    page.click(&hook("end-turn"));
    game.play(&turn).unwrap();
    page.wait_for_plies(game.plies().len());
    page.assert_plies(&game);
}
