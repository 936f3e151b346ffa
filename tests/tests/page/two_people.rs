//! Two people at one screen.

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{Hand, Preset, begin, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    two_people_play_a_game_to_a_goal,
    ; long in firefox:
    steps_are_taken_back_and_made_again,
);

fn two_people_play_a_game_to_a_goal(page: &mut Page) {
    let mut game = Game::new();
    page.open();
    page.new_game("person", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.set_up(&mut game, Preset::Classic);
    for (turn, hand) in [
        ("Rh2n Rh3n", Hand::Clicks),
        ("dh7s dh6w rh8s rh7s", Hand::Drags),
        ("Ee2n", Hand::Drags),
        ("rh6s rh5w dg6w", Hand::Clicks),
        ("Ee3n", Hand::Clicks),
        ("df6s hg7s hg6w", Hand::Drags),
    ] {
        page.play(&mut game, turn, hand);
        assert!(!page.has(&hook("over-dialog")));
    }
    page.play(&mut game, "Rh4n Rh5n Rh6n Rh7n", Hand::Clicks);
    assert_eq!(game.outcome().map(|outcome| outcome.reason.letter()), Some('g'));
    page.wait_for_text(&hook("outcome"), "Gold wins: a gold rabbit reached its goal");
    // ---- A rematch begins anew, with nothing of the old game ----
    page.click(&hook("rematch"));
    let shown = page.wait_for_mode(&["setup"]);
    assert!(shown.plies().is_empty());
    assert_eq!(shown.board().side(Side::Silver).count(), 0);
}

fn steps_are_taken_back_and_made_again(page: &mut Page) {
    let mut game = Game::new();
    page.open();
    page.new_game("person", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.set_up(&mut game, Preset::NinetyNine);
    let mut turn = begin(&game);
    page.enter(&mut turn, "Ee2n Ee3n Hb2n", Hand::Clicks);
    page.click(&hook("undo"));
    turn.undo();
    page.assert_board(turn.position().board());
    page.click(&hook("redo"));
    turn.redo();
    page.assert_board(turn.position().board());
    page.click(&hook("reset"));
    page.assert_board(&game.board());
    assert_eq!(page.shown().steps_left(), Some(4));

    // ---- One far target is as good as its steps ----
    page.carry("e2", "e5", Hand::Drags);
    let mut turn = begin(&game);
    turn.play_text(&["Ee2n", "Ee3n", "Ee4n"].map(|step| step.parse().unwrap())).unwrap();
    page.assert_board(turn.position().board());

    // ---- Turning the board around changes nothing but where things are seen ----
    let place = |square: &str| {
        let script =
            "const at = document.querySelector(arguments[0]).getBoundingClientRect(); return [at.x, at.y]";
        let at = page.script_with(script, vec![serde_json::json!(format!("[data-square={square}]"))]);
        (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
    };
    let (a1, h8) = (place("a1"), place("h8"));
    assert!(a1.0 < h8.0 && a1.1 > h8.1, "gold is not at the bottom");
    page.click(&hook("flip"));
    page.wait_for_shown("silver at the bottom", |shown| shown.bottom() == "s");
    assert_eq!((place("a1"), place("h8")), (h8, a1));
    page.assert_board(turn.position().board());
    page.enter(&mut turn, "Hg2n", Hand::Drags);
    page.click(&hook("end-turn"));
    game.play(&turn).unwrap();
    page.wait_for_plies(3);
    page.assert_plies(&game);

    // ---- A whole turn is taken back ----
    page.click(&hook("take-back"));
    game.take_back();
    page.wait_for_shown("two plies", |shown| shown.plies().len() == 2);
    page.assert_board(&game.board());
    page.play(&mut game, "Hb2n", Hand::Clicks);
}
