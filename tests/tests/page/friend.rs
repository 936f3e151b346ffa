//! Games with a friend by link. The friend’s part is played by the model.

use ansa_core::{Game, Side};
use ansa_model::document::{Document, Letter};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    ; long in firefox:
    a_friend_is_invited_and_answers,
);

/// The letter of the friend who has played this game, which began on the page.
fn answer(page: &Page, play: impl FnOnce(&mut Game)) -> String {
    let text = page.stored_game().unwrap();
    let saved = ansa_model::activities::play::saved::read(&text).unwrap();
    let letter = saved.letter().unwrap();
    let mut game = Game::clone(&letter.game);
    play(&mut game);
    let mut document: Document = letter.document(None);
    document.move_on(game);
    Letter::of(&document).and_then(|letter| letter.to_packed()).unwrap()
}

fn open(page: &Page, packed: &str) {
    page.open_at(&format!("#/friend?game={packed}"));
}

fn a_friend_is_invited_and_answers(page: &mut Page) {
    let mut game = Game::new();
    page.open_at("#/friend");
    page.wait_for(&hook("friend-form"));
    page.type_into(&hook("own-name"), "Ann");
    page.type_into(&hook("friends-name"), "Ben");
    page.click(&hook("friend-start"));
    page.wait_for_mode(&["setup"]);
    page.set_up(&mut game, Preset::NinetyNine);
    page.wait_for_text(&hook("status"), "Waiting for Ben. Send the link.");
    page.wait_for(&hook("copy-friend-link"));
    assert!(!page.has(&hook("rematch")), "a game that goes on offers a rematch");

    page.wait_until_loaded();
    let setup = answer(page, |game| game.set_up(&Preset::Classic.setup(Side::Silver)).unwrap());
    open(page, &setup);
    page.wait_for_text(&hook("notice"), "It’s your turn");
    game.set_up(&Preset::Classic.setup(Side::Silver)).unwrap();
    page.assert_plies(&game);
    assert!(!page.has(&hook("copy-friend-link")), "there is nothing to send yet");

    // ---- The same answer again changes nothing ----
    page.wait_until_loaded();
    open(page, &setup);
    page.wait_for_text(&hook("notice"), "You already have everything in this link");
    page.assert_plies(&game);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.wait_for(&hook("copy-friend-link"));

    // ---- An older one is told from a newer one ----
    page.wait_until_loaded();
    open(page, &setup);
    page.wait_for_text(&hook("notice"), "This link is older");
    page.assert_plies(&game);
}
