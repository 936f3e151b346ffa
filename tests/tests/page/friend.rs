//! Games with a friend by link. The friend’s part is played by the model.

use std::rc::Rc;

use ansa_core::{Game, Side};
use ansa_model::activities::play::saved;
use ansa_model::document::{Letter, LinkTerms};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, hook, steps_of};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_friend_is_invited_and_answers,
    the_person_chooses_between_two_games,
    a_conflict_is_settled_by_keyboard,
    another_tab_says_why_a_link_changes_nothing,
    what_is_sent_can_be_scanned_saved_and_shared,
    the_engine_stays_off_until_the_end,
);

/// Starts a game as gold with the usual setup, by the form. Returns it with the terms.
pub(super) fn start(page: &Page, own: &str, friends: &str) -> (Game, LinkTerms) {
    page.open_at("#/friend");
    page.wait_for(&hook("friend-form"));
    page.type_into(&hook("own-name"), own);
    page.type_into(&hook("friends-name"), friends);
    page.click(&hook("friend-start"));
    page.wait_for_mode(&["setup"]);
    let mut game = Game::new();
    page.set_up(&mut game, Preset::NinetyNine);
    page.wait_for(&hook("copy-friend-link"));
    let mut terms = None;
    page.wait_until("the saved game", || {
        let saved = page.stored_game().and_then(|text| saved::read(&text).ok());
        terms =
            saved.and_then(|play| play.letter()).filter(|letter| *letter.game == game).map(|one| one.terms);
        terms.is_some()
    });
    (game, terms.unwrap())
}

/// The letter of a friend who has gone on with these turns.
pub(super) fn letter(terms: &LinkTerms, game: &Game, turns: &[&str]) -> String {
    let mut game = game.clone();
    for turn in turns {
        game.play_steps(&steps_of(turn)).unwrap();
    }
    Letter { terms: terms.clone(), game: Rc::new(game) }.to_packed().unwrap()
}

/// Opens a link, like a person who presses it in a messenger.
#[track_caller]
pub(super) fn open(page: &Page, packed: &str) {
    page.wait_until_loaded();
    page.open_at(&format!("#/friend?game={packed}"));
}

/// What a button copies.
#[track_caller]
pub(super) fn copied(page: &Page, button: &str) -> String {
    copied_by(page, || page.click(&hook(button)))
}

/// What a press copies.
#[track_caller]
pub(super) fn copied_by(page: &Page, press: impl FnOnce()) -> String {
    page.script(
        "window.copied = null; navigator.clipboard.writeText = async (text) => { window.copied = text; }",
    );
    press();
    page.wait_until("a copy", || page.script("return window.copied").is_string());
    page.script("return window.copied").as_str().unwrap().to_owned()
}

/// A game in which both have set up.
fn started(page: &Page) -> (Game, LinkTerms) {
    started_as(page, "Ann", "Ben")
}

/// The same with these names.
fn started_as(page: &Page, own: &str, friends: &str) -> (Game, LinkTerms) {
    let (mut game, terms) = start(page, own, friends);
    game.set_up(&Preset::Classic.setup(Side::Silver)).unwrap();
    open(page, &letter(&terms, &game, &[]));
    page.wait_for_text(&hook("notice"), "Your friend has set up. It’s your turn.");
    page.assert_plies(&game);
    (game, terms)
}

/// Fails if one of the two choices is out of view on a phone.
#[track_caller]
pub(super) fn assert_choices_in_view(page: &Page) {
    page.set_size(360, 740);
    let room = "return document.documentElement.clientHeight - scrollY -
        document.querySelector(arguments[0]).getBoundingClientRect().bottom";
    for choice in ["keep-ours", "take-theirs"] {
        let left = page.script_with(room, vec![json!(hook(choice))]);
        assert!(left.as_f64().is_some_and(|left| left >= 0.0), "{choice} is out of view: {left}");
    }
}

fn a_friend_is_invited_and_answers(page: &mut Page) {
    let (mut game, terms) = start(page, "Ann", "Ben");
    page.wait_for_text(&hook("status"), "Waiting for Ben. Send the link.");
    page.wait_for_text(&hook("plate-gold"), "Ann");
    assert!(!page.has(&hook("friend-rematch")), "a game that goes on offers a rematch");
    game.set_up(&Preset::Classic.setup(Side::Silver)).unwrap();
    let setup = letter(&terms, &game, &[]);
    // Some messengers cut addresses at “#”.
    page.wait_until_loaded();
    page.open_at(&format!("./?friend={setup}"));
    page.wait_for_text(&hook("notice"), "Your friend has set up. It’s your turn.");
    page.assert_plies(&game);
    assert!(!page.has(&hook("copy-friend-link")), "there is nothing to send yet");
    assert!(!page.url().as_str().contains(&setup), "a reload would open it again");

    // ---- The same answer again changes nothing ----
    open(page, &setup);
    page.wait_for_text(&hook("notice"), "You already have everything in this link");
    page.assert_plies(&game);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.wait_for(&hook("copy-friend-link"));

    // ---- An older one is told from a newer one ----
    open(page, &setup);
    page.wait_for_text(&hook("notice"), "This link is older");
    page.assert_plies(&game);
    let reply = copied(page, "copy-friend-text");
    assert_eq!(reply, letter(&terms, &game, &[]));

    // ---- Where no link survives, a text does ----
    let answer = letter(&terms, &game, &["hb7s"]);
    game.play_steps(&steps_of("hb7s")).unwrap();
    super::pasting::paste(page, &answer);
    page.wait_for_text(&hook("notice"), "Your friend played turn 2s. It’s your turn.");
    page.assert_plies(&game);
}

fn the_person_chooses_between_two_games(page: &mut Page) {
    let (before, terms) = started(page);
    let mut game = before.clone();
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    let other = letter(&terms, &before, &["Hb2n", "hb7s"]);
    open(page, &other);
    page.wait_for(&hook("friend-choice"));
    page.wait_for_text(&hook("notice"), "This link and your game differ");
    page.wait_for_text(&hook("friend-choice"), "The first difference is turn 2g.");
    assert_eq!(page.count(&format!("{} figure", hook("friend-choice"))), 2);
    page.assert_plies(&game);
    assert_choices_in_view(page);
    page.screenshot("friend-choice-360x740");
    page.set_size(1440, 900);
    page.screenshot("friend-choice-1440x900");

    // ---- The question waits, even if the page is closed ----
    page.wait_until("the saved question", || {
        let saved = page.stored_game().and_then(|text| saved::read(&text).ok());
        saved.is_some_and(|play| play.choice().is_some())
    });
    page.wait_until_loaded();
    page.open_play();
    page.wait_for(&hook("friend-choice"));

    // ---- It can be put off; the link asks again ----
    page.set_size(800, 600);
    page.click(&hook("put-off"));
    page.wait_until_gone(&hook("friend-choice"));
    page.assert_plies(&game);
    open(page, &other);
    page.wait_for(&hook("friend-choice"));
    page.click(&hook("take-theirs"));
    page.wait_for_text(&hook("notice"), "You now have your friend’s game.");
    let mut theirs = before;
    for turn in ["Hb2n", "hb7s"] {
        theirs.play_steps(&steps_of(turn)).unwrap();
    }
    page.assert_plies(&theirs);
    page.wait_for_text(&hook("variation"), "Ee2n Ee3n");
    page.play(&mut theirs, "Ee2n", InputMethod::Click);
}

fn a_conflict_is_settled_by_keyboard(page: &mut Page) {
    // Names as long as they can be.
    let (before, terms) = started_as(page, &"Annabella ".repeat(4), &"Benjamin ".repeat(4));
    // A link with turns in one's own name is not believed.
    open(page, &letter(&terms, &before, &["Hb2n", "hb7s"]));
    page.wait_for_text(&hook("notice"), "This link has moves in your name");
    page.assert_plies(&before);
    assert_choices_in_view(page);
    page.screenshot("friend-choice-long-360x740");
    page.wait_until("the focus", || {
        page.press(Key::Tab);
        page.focus_is_on(&hook("keep-ours"))
    });
    page.press(Key::Enter);
    page.wait_for_text(&hook("notice"), "Your game stays.");
    page.assert_plies(&before);
    page.wait_for_mode(&["turn"]);
    page.wait_for_text(&hook("variation"), "Hb2n");
}

fn another_tab_says_why_a_link_changes_nothing(page: &mut Page) {
    let (before, terms) = started(page);
    let mut game = before;
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.wait_until_loaded();
    page.open_tab();
    page.goto(&format!("#/friend?game={}", letter(&terms, &game, &["hb7s"])));
    page.wait_for_text(&hook("friend-elsewhere"), "open in another tab, so nothing has changed");
    page.click(&hook("friend-take"));
    page.wait_for_text(&hook("notice"), "Your friend played turn 2s. It’s your turn.");
    game.play_steps(&steps_of("hb7s")).unwrap();
    page.assert_plies(&game);
}

fn what_is_sent_can_be_scanned_saved_and_shared(page: &mut Page) {
    page.before_each_load(
        "() => {
            window.shared = [];
            navigator.share = async (data) => { window.shared.push(data); };
            navigator.canShare = () => true;
        }",
    );
    let (mut game, _) = started(page);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.click(&hook("friend-more"));
    page.wait_for(&hook("friend-picture"));
    for (width, height) in [(360, 740), (1440, 900)] {
        page.set_size(width, height);
        page.script("document.querySelector('[data-test=friend-panel]').scrollIntoView()");
        page.screenshot(&format!("friend-send-{width}x{height}"));
    }
    let link = copied(page, "copy-friend-link");
    assert!(link.contains("#/friend?game=1"), "{link}");
    assert_eq!(copied(page, "copy-friend-query").split_once("?friend="), link.split_once("#/friend?game="));
    // The code has the link: as the model draws it.
    let code = ansa_model::share::QrCode::new(&link).unwrap();
    assert_eq!(page.attribute(&format!("{} path", hook("friend-code")), "d"), Some(code.path));
    page.catch_files();
    page.click(&hook("save-friend-picture"));
    page.wait_until("a picture", || page.caught_files().len() == 1);
    let (name, bytes) = page.caught_files().remove(0);
    assert!(name == "ann-ben-2g.png" && bytes.contains("PNG"), "{name}: {bytes}");
    page.click(&hook("share-friend-link"));
    page.click(&hook("share-friend-picture"));
    page.wait_until("both", || page.script("return window.shared.length") == json!(2));
    let shared =
        "return window.shared.map(({ title, url, files }) => [title, url, files?.map((file) => file.name)])";
    assert_eq!(
        page.script(shared),
        json!([["Arimaa: it’s your turn", link, null], [null, null, ["ann-ben-2g.png"]]])
    );
}

fn the_engine_stays_off_until_the_end(page: &mut Page) {
    let (mut game, _) = started(page);
    page.play(&mut game, "Ee2n Ee3n", InputMethod::Click);
    page.click(&hook("study"));
    page.wait_for_text(&hook("engine-forbidden"), "the engine stays off until it ends");
    assert!(!page.has(&hook("engine-switch")) && !page.has(&hook("analyse")));
    page.press('l');
    page.wait_for_text(&hook("notice"), "the engine stays off until it ends");
    page.set_size(360, 740);
    page.screenshot("friend-study-360x740");
    page.set_size(1440, 900);
    page.click(&hook("study-play"));
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_mode(&["over"]);
    page.click(&hook("study"));
    page.wait_for(&hook("engine-switch"));
    assert!(!page.has(&hook("engine-forbidden")));
}
