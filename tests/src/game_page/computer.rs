//! Waits for the computer's turns and checks them against the rules.

use std::str::FromStr;

use ansa_core::Game;
use ansa_core::notation::PlyText;

use crate::browser::Page;

impl Page {
    /// Waits for the computer's ply, checks it against the rules and plays it in the game. Returns after the page has
    /// shown it step by step and waits for the player again, or the game is over.
    #[track_caller]
    pub fn await_computer(&self, game: &mut Game) {
        self.hear_computer(game);
        self.settle_after_computer(game);
    }

    /// Like [`Page::await_computer`], but skips the animation of the steps.
    #[track_caller]
    pub fn await_computer_and_skip(&self, game: &mut Game) {
        self.hear_computer(game);
        // The animation may have ended before the click.
        self.script("document.querySelector('[data-test=skip]')?.click()");
        self.settle_after_computer(game);
    }

    #[track_caller]
    fn hear_computer(&self, game: &mut Game) {
        let before = game.plies().len();
        let shown = self.wait_for_plies(before + 1);
        let words = shown.plies().get(before).copied().unwrap_or_default().to_owned();
        let ply = PlyText::from_str(&words).unwrap_or_else(|error| panic!("the computer's {words}: {error}"));
        game.play_text(&ply).unwrap_or_else(|error| panic!("the computer's {words}: {error}"));
    }

    #[track_caller]
    fn settle_after_computer(&self, game: &Game) {
        let shown = self.wait_for_mode(&["setup", "turn", "over"]);
        let expected = if game.outcome().is_some() { "over" } else { "turn" };
        assert_eq!(shown.mode(), expected);
        self.assert_board(&game.board());
        self.assert_plies(game);
    }
}
