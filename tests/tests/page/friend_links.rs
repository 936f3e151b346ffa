//! Links to games with a friend that are damaged, forged or hostile: they change nothing, and say so.

use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::BySide;
use ansa_core::record::{GameReading, Record, Tag, pack};
use ansa_model::document::{Letter, LinkTerms};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

use super::friend::{copied, letter, open, start};
use super::hostile_texts::{GUARD, all, only_own};

in_each_browser!(
    ; long in firefox:
    links_that_are_no_letters_change_nothing,
    hostile_names_and_links_stay_texts,
);

/// A record whose last turn leads to a position for the third time, which earlier rules allowed.
const REPEATED: &str = "[GameId \"YXJpbWFhIGdhbWVz\"]\n1g Ra1 Eb2\n1s ra8 eb7\n2g Eb2n\n2s eb7s\n3g Eb3s\n3s eb6n\n\
    4g Eb2n\n4s eb7s\n5g Eb3s\n5s eb6n\n";

/// A link that breaks the rules of today.
fn illegal() -> String {
    let mut tree = GameReading::from_record(&Record::read(REPEATED).unwrap()).unwrap().tree;
    tree.tags.retain(|tag| tag.name() != "Rules");
    pack(&tree).unwrap()
}

fn links_that_are_no_letters_change_nothing(page: &mut Page) {
    let (game, terms) = start(page, "Ann", "Ben");
    page.wait_until_loaded();
    let before = page.stored_game();
    let good = letter(&terms, &game, &[]);
    let foreign = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n"]).to_record();
    let foreign = pack(&GameReading::from_record(&foreign).unwrap().tree).unwrap();
    let long = format!("1{}", "A".repeat(40_000));
    for (packed, says) in [
        (&good[..good.len() - 3], "damaged or incomplete"),
        (&good.replacen('1', "2", 1), "a newer version of this page"),
        (&foreign, "has no game with a friend"),
        (&long, "too long to be a game"),
        (&illegal(), "and a third time is not allowed"),
        ("", "damaged or incomplete"),
    ] {
        open(page, packed);
        page.wait_for_text(&hook("friend-error"), says);
        page.wait_until_loaded();
        page.open_play();
        page.wait_for_plies(1);
        page.assert_plies(&game);
        assert_eq!(page.stored_game(), before, "{says}");
    }
    // Another game of the same id, and the same game with another start.
    let other = LinkTerms { id: terms.id, ..terms };
    let position = ansa_board::testing::position("s", &["Ed4", "Ra1", "rh8", "eh6"]);
    let rules = game.rules();
    open(page, &letter(&other, &ansa_core::Game::from_position(position, 9, rules), &[]));
    page.wait_for_text(&hook("notice"), "the same game with a different start");
    page.assert_plies(&game);
}

/// Opens links whose days for a turn are none: nothing is said of days, and whatever is sent back has no such days.
fn days_are_numbers_or_nothing(page: &Page) {
    let record = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n"]).to_record();
    let hostile = HOSTILE_TEXTS.iter().map(|text| text.replace('\0', ""));
    let wrong =
        ["0", "-1", "100", "1.5", "3 days", "99999999999999999999", "1e9", "٣", ""].map(str::to_owned);
    let days = wrong.into_iter().chain(hostile).chain([all()]).map(|days| (days, false));
    for (at, (days, is_right)) in days.chain([("99".to_owned(), true)]).enumerate() {
        let mut tree = GameReading::from_record(&record).unwrap().tree;
        let id = ansa_model::formats::GameId::new([100 + at as u8; 12]).to_string();
        tree.tags.extend([Tag::new("GameId", &id), Tag::new("DaysPerTurn", &days)].into_iter().flatten());
        open(page, &pack(&tree).unwrap());
        let mut game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n"]);
        page.wait_for_plies(3);
        page.play(&mut game, "ed7s", InputMethod::Click);
        page.wait_for(&hook("copy-friend-link"));
        let panel = page.text(&hook("friend-panel"));
        assert_eq!(panel.contains("per turn"), is_right, "{days}: {panel}");
        let sent = Letter::from_packed(&copied(page, "copy-friend-text")).unwrap();
        assert_eq!(sent.terms.days, is_right.then_some(99), "{days}");
        only_own(page);
    }
}

fn hostile_names_and_links_stay_texts(page: &mut Page) {
    page.before_each_load(GUARD);
    page.open();
    page.wait_for(&hook("home-play"));
    // ---- Links ----
    let encoded = |text: &str| {
        let encoded = page.script_with("return encodeURIComponent(arguments[0])", vec![json!(text)]);
        encoded.as_str().unwrap().to_owned()
    };
    for text in HOSTILE_TEXTS.iter().map(|text| text.replace('\0', "")).chain([all()]) {
        open(page, &encoded(&text));
        page.wait_for(&hook("friend-error"));
        only_own(page);
    }
    page.wait_until_loaded();
    page.open_at(&format!("./?friend={}", encoded(&all())));
    page.wait_for(&hook("friend-error"));
    only_own(page);

    days_are_numbers_or_nothing(page);

    // ---- Names of both, in a game that both have begun ----
    let mut game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n"]);
    let (_, terms) = start(page, "Ann", "Ben");
    for text in HOSTILE_TEXTS {
        let names = BySide { gold: Some(text.to_owned()), silver: Some(text.to_owned()) };
        let id = ansa_model::formats::GameId::new(core::array::from_fn(|at| {
            text.as_bytes()[at.min(text.len() - 1)]
        }));
        open(page, &letter(&LinkTerms { id, names, ..terms.clone() }, &game, &[]));
        page.wait_for_mode(&["turn", "replay"]);
        only_own(page);
    }
    // The last one has control characters only; this one is shown in the plates, the panel, the list and the study.
    let name = HOSTILE_TEXTS[0];
    let names = BySide { gold: Some(name.to_owned()), silver: Some(name.to_owned()) };
    let id = ansa_model::formats::GameId::new([7; 12]);
    open(page, &letter(&LinkTerms { id, names, ..terms }, &game, &[]));
    page.wait_for_mode(&["turn"]);
    page.play(&mut game, "ed7s", InputMethod::Click);
    page.wait_for_text(&hook("status"), "<img src=x");
    page.click(&hook("friend-more"));
    page.wait_for(&hook("friend-picture"));
    only_own(page);
    page.click(&hook("study"));
    page.wait_for(&hook("study-tree"));
    only_own(page);
    page.click(&hook("library"));
    page.wait_for(&hook("library-screen"));
    only_own(page);
}
