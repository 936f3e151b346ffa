use super::*;
use crate::document::friend_testing::{letter, terms};
use crate::document::{Document, GameOptions, LetterError, Player};
use crate::formats::PastedForm;
use crate::library::{Pasted, PastedText, read_pasted};
use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::Side;

const PAGE: &str = "https://example.org/ansa/";
const TURNS: [&str; 2] = ["Ee2n Ee3n", "ed7s"];

fn pasted(text: &str) -> PastedText {
    match read_pasted(text) {
        Ok(Pasted::Game(pasted)) => *pasted,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_letter_has_three_forms() {
    let letter = letter(&TURNS);
    let link = letter_link(&letter, PAGE).expect("a link");
    assert_eq!(link.address, format!("{PAGE}#/friend?game={}", link.packed));
    assert_eq!(link.query, format!("{PAGE}?friend={}", link.packed));
    assert!(link.address.len() < 150, "{} characters", link.address.len());
    for page in [
        "https://example.org/ansa/?x=1",
        "https://example.org/ansa/#/play",
        "https://example.org/ansa/?a#b?c",
    ] {
        assert_eq!(letter_link(&letter, page), Some(link.clone()), "{page}");
    }
}

#[test]
fn every_form_can_be_pasted() {
    let letter = letter(&TURNS);
    let LetterLink { address, query, packed } = letter_link(&letter, PAGE).expect("a link");
    let texts = [
        address.clone(),
        query.clone(),
        packed.clone(),
        format!("  {packed}\n"),
        format!("Your turn, Bob! {address}\n\nSent from my phone"),
        format!("Your turn ({query})."),
        format!("<{address}>"),
        format!("{query}&utm_source=x#/play"),
        format!("{PAGE}?utm_source=x&friend={packed}"),
        format!("{PAGE}#/study?game={packed}"),
    ];
    for text in texts {
        let pasted = pasted(&text);
        assert_eq!(pasted.letter, Some(Ok(letter.clone())), "{text}");
        assert_eq!(pasted.form, PastedForm::Link, "{text}");
        assert_eq!(pasted.document.game(), &letter.game);
        assert_eq!(pasted.document.player(Side::Gold), Player::Person, "it is only looked at");
    }
    for text in [letter.to_text(), format!("Here it is:\n\n{}", letter.to_text())] {
        assert_eq!(pasted(&text).letter, Some(Ok(letter.clone())), "{text}");
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_no_letter() {
    let text = letter(&TURNS).to_text();
    let illegal = pasted(&text.replace("ed7s", "ed7s ed6s ed5s ed4s ed3s"));
    assert!(matches!(illegal.letter, Some(Err(LetterError::Record(_) | LetterError::Unreadable(_)))));
    assert!(illegal.error.is_some());
    let unreadable = pasted(&text.replace("ed7s", "ed7s !!?x#"));
    assert!(matches!(unreadable.letter, Some(Err(_))), "{unreadable:?}");
    // A game of others is none, whatever its tags are.
    let id = terms().id.to_string();
    for hostile in HOSTILE_TEXTS.map(|text| text.replace(['"', '\\', ']'], "")) {
        assert_eq!(pasted(&text.replace(&id, &hostile)).letter, None, "{hostile}");
    }
}

#[test]
fn damaged_links_say_so() {
    let LetterLink { address, query, packed } = letter_link(&letter(&TURNS), PAGE).expect("a link");
    for text in [&address, &query, &packed] {
        let cut = &text[..text.len() - 3];
        let reason = read_pasted(cut).expect_err("a link that was cut off");
        assert!(reason.contains("damaged"), "{reason}");
        let newer = text.replace(&packed, &packed.replacen('1', "9", 1));
        let reason = read_pasted(&newer).expect_err("a newer version");
        assert!(reason.contains("version “9”"), "{reason}");
    }
    for hostile in HOSTILE_TEXTS {
        assert!(read_pasted(&format!("{PAGE}#/friend?game={hostile}")).is_err(), "{hostile:?}");
        let digits: String = hostile.chars().filter(char::is_ascii_alphanumeric).collect();
        assert!(read_pasted(&format!("{PAGE}?friend=1{digits}AAAAAAAAAAAAAAAAAAAA")).is_err(), "{hostile:?}");
    }
}

#[test]
fn a_packed_game_of_others_is_only_a_game() {
    let game = ansa_core::Game::clone(&letter(&TURNS).game);
    let packed = Document::from_game(game, GameOptions::default()).to_link().expect("a link");
    let pasted = pasted(&packed);
    assert_eq!((pasted.letter, pasted.document.game().plies().len()), (None, 4));
    for word in ["12345678901234567890", "1g", "undefined", "AAAAAAAAAAAAAAAAAAAAAAAAA"] {
        let reason = read_pasted(word).expect_err(word);
        assert_eq!(reason.contains("The game in the link"), word.len() == 20, "{reason}");
    }
}
