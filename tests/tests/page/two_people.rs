//! Two people at the same screen.

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, begin, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    two_people_play_a_game_to_a_goal,
    steps_are_taken_back_and_made_again,
);

fn two_people_play_a_game_to_a_goal(page: &mut Page) {
    let mut game = Game::new();
    page.open_play();
    page.new_game("person", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.set_up(&mut game, Preset::Classic);
    for (turn, method) in [
        ("Rh2n Rh3n", InputMethod::Click),
        ("dh7s dh6w rh8s rh7s", InputMethod::Drag),
        ("Ee2n", InputMethod::Drag),
        ("rh6s rh5w dg6w", InputMethod::Click),
        ("Ee3n", InputMethod::Click),
        ("df6s hg7s hg6w", InputMethod::Drag),
    ] {
        page.play(&mut game, turn, method);
        assert!(!page.has(&hook("over-panel")));
    }
    page.play(&mut game, "Rh4n Rh5n Rh6n Rh7n", InputMethod::Click);
    assert_eq!(game.outcome().map(|outcome| outcome.reason.letter()), Some('g'));
    page.wait_for_text(&hook("status"), "Gold wins: a gold rabbit reached the goal");
    // ---- A rematch is a new game, without anything of the old one ----
    page.click(&hook("rematch"));
    let shown = page.wait_for_mode(&["setup"]);
    assert!(shown.plies().is_empty());
    assert_eq!(shown.board().side(Side::Silver).count(), 0);
}

fn steps_are_taken_back_and_made_again(page: &mut Page) {
    let mut game = Game::new();
    page.open_play();
    page.new_game("person", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.set_up(&mut game, Preset::NinetyNine);
    let mut turn = begin(&game);
    page.enter(&mut turn, "Ee2n Ee3n Hb2n", InputMethod::Click);
    page.click(&hook("undo"));
    turn.undo();
    page.assert_board(turn.position().board());
    page.click(&hook("redo"));
    turn.redo();
    page.assert_board(turn.position().board());
    page.click(&hook("reset"));
    page.assert_board(&game.board());
    assert_eq!(page.snapshot().steps_left(), Some(4));

    // ---- One distant target is as good as its steps ----
    page.carry("e2", "e5", InputMethod::Drag);
    let mut turn = begin(&game);
    turn.play_text(&["Ee2n", "Ee3n", "Ee4n"].map(|step| step.parse().unwrap())).unwrap();
    page.assert_board(turn.position().board());

    // ---- Flipping the board changes only the view ----
    let place = |square: &str| {
        let script =
            "const at = document.querySelector(arguments[0]).getBoundingClientRect(); return [at.x, at.y]";
        let at = page.script_with(script, vec![serde_json::json!(format!("[data-square={square}]"))]);
        (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
    };
    let (a1, h8) = (place("a1"), place("h8"));
    assert!(a1.0 < h8.0 && a1.1 > h8.1, "gold is not at the bottom");
    page.click(&hook("flip"));
    page.wait_for_snapshot("silver at the bottom", |shown| shown.bottom() == "s");
    assert_eq!((place("a1"), place("h8")), (h8, a1));
    page.assert_board(turn.position().board());
    page.enter(&mut turn, "Hg2n", InputMethod::Drag);
    page.click(&hook("end-turn"));
    game.play(&turn).unwrap();
    page.wait_for_plies(3);
    page.assert_plies(&game);

    // ---- A whole turn is taken back ----
    page.click(&hook("take-back"));
    game.take_back();
    page.wait_for_snapshot("two plies", |shown| shown.plies().len() == 2);
    page.assert_board(&game.board());
    page.play(&mut game, "Hb2n", InputMethod::Click);
}
