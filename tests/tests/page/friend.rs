//! Games with a friend by link. The friend’s part is played by the model.

use ansa_core::notation::PlyText;
use ansa_core::{BySide, Game, Side};
use ansa_model::document::{Document, GameStart, Letter, LinkTerms};
use ansa_model::formats::GameId;
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, begin, game_of, hook};
use ansa_tests::in_each_browser;

in_each_browser!(
    a_friend_is_invited_and_answers,
    ; long in firefox:
    an_invitation_opens_in_a_browser_that_does_not_know_the_game,
    a_conditional_turn_is_played_at_once,
    where_two_games_differ_the_person_chooses,
    a_link_that_is_damaged_changes_nothing,
);

fn terms() -> LinkTerms {
    let names = BySide { gold: Some("Ann".to_owned()), silver: Some("Ben".to_owned()) };
    LinkTerms { id: GameId::new([7; GameId::BYTES]), names, days: Some(3) }
}

/// The packed letter of a game.
fn packed(game: &Game) -> String {
    let mut document = terms().begin(Side::Gold, GameStart::default());
    document.move_on(game.clone());
    Letter::of(&document).and_then(|letter| letter.to_packed()).expect("a letter")
}

/// The letter of the friend who has played this game, which began on the page.
fn answer(page: &Page, play: impl FnOnce(&mut Game)) -> String {
    let text = page.stored_game().expect("a saved game");
    let saved = ansa_model::activities::play::saved::read(&text).expect("it can be read");
    let letter = saved.letter().expect("a letter is due");
    let mut game = Game::clone(&letter.game);
    play(&mut game);
    let mut document: Document = letter.document(None);
    document.move_on(game);
    Letter::of(&document).and_then(|letter| letter.to_packed()).expect("a letter")
}

fn open(page: &Page, packed: &str) {
    page.open_at(&format!("#/friend?game={packed}"));
}

fn turn(game: &mut Game, text: &str) {
    game.play_text(&text.parse::<PlyText>().expect("a turn")).expect("a legal turn");
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
    let setup = answer(page, |game| game.set_up(&Preset::Classic.setup(Side::Silver)).expect("a setup"));
    open(page, &setup);
    page.wait_for_text(&hook("notice"), "It’s your turn");
    game.set_up(&Preset::Classic.setup(Side::Silver)).expect("a setup");
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

fn an_invitation_opens_in_a_browser_that_does_not_know_the_game(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]);
    // The form in which the game is before the `#`.
    page.open_at(&format!("?friend={}", packed(&game)));
    page.wait_for_plies(3);
    page.assert_plies(&game);
    page.wait_for_mode(&["turn"]);
    assert_eq!(page.script("return location.search"), "");
    assert!(page.text(&hook("plate-gold")).contains("Ann"), "{}", page.text(&hook("plate-gold")));
}

fn a_conditional_turn_is_played_at_once(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    open(page, &packed(&game));
    page.wait_for_mode(&["turn"]);
    let mut own = game.clone();
    page.play(&mut own, "Ee2n", InputMethod::Click);
    page.click(&hook("plan-begin"));
    page.wait_for(&hook("plan"));
    let mut planned = own.clone();
    for steps in ["ed7s", "Ee3n"] {
        let mut draft = begin(&planned);
        page.enter(&mut draft, steps, InputMethod::Click);
        page.click(&hook("end-turn"));
        planned.play(&draft).expect("a legal turn");
    }
    page.click(&hook("add-conditions"));
    page.wait_for(&hook("conditions"));
    page.wait_until_loaded();
    let expected = answer(page, |game| turn(game, "ed7s"));
    open(page, &expected);
    page.wait_for_text(&hook("notice"), "was played at once");
    page.wait_for_plies(5);
}

fn where_two_games_differ_the_person_chooses(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    open(page, &packed(&game));
    page.wait_for_mode(&["turn"]);
    page.play(&mut game, "Ee2n", InputMethod::Click);
    page.wait_until_loaded();
    let theirs = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Md2n", "ed7s"]);
    open(page, &packed(&theirs));
    page.wait_for(&hook("friend-choice"));
    page.assert_plies(&game);
    page.click(&hook("take-theirs"));
    page.wait_until_gone(&hook("friend-choice"));
    page.assert_plies(&theirs);
}

fn a_link_that_is_damaged_changes_nothing(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    let good = packed(&game);
    open(page, &good);
    page.wait_for_mode(&["turn"]);
    page.wait_until_loaded();
    for hostile in ["1", "2AAAA", &good[..good.len() - 3], "%00%FF", "%3Cscript%3E"] {
        open(page, hostile);
        page.wait_for(&hook("friend-error"));
        assert!(page.text(&hook("friend-error")).ends_with('.'), "{hostile:?}");
    }
    page.open_play();
    page.wait_for_plies(2);
    page.assert_plies(&game);
}
