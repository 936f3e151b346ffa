use core::fmt::Write as _;

use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::record::Comment;

use super::*;
use crate::document::Edit;
use crate::document::friend::testing::{letter, page, resigned, terms};

const TURNS: [&str; 3] = ["Ee2n Ee3n", "ed7s", "Ee4n"];

fn read(text: &str) -> Result<Letter, LetterError> {
    Letter::from_record(&Record::read(text).expect("a record"))
}

#[test]
fn a_letter_is_read_as_it_was_written() {
    let open = letter(&TURNS);
    for letter in [letter(&[]), open.clone(), resigned(&open, Side::Gold), resigned(&open, Side::Silver)] {
        let packed = letter.to_packed().expect("a link");
        assert_eq!(Letter::from_packed(&packed), Ok(letter.clone()));
        assert_eq!(read(&letter.to_text()), Ok(letter));
    }
    assert_eq!(open.receiver(), Some(Side::Silver));
    assert_eq!(resigned(&open, Side::Silver).receiver(), None);
    let length = open.to_packed().expect("a link").len();
    assert!(length < 100, "{length} characters");
}

#[test]
fn what_is_private_stays_at_home() {
    let mut document = page(Side::Gold, &TURNS);
    let node = document.played().nodes()[2];
    document.edit(&Edit::Comment(node, "a trap".to_owned())).expect("a comment");
    document.set_time_used(2, 12_000);
    let before = document.cursor_at(node).expect("a place");
    let start = before.position().expect("a turn");
    let turn = crate::formats::words::turn_at(start, "hb7s").expect("a turn");
    document.add_variation(&before, &turn).expect("a variation");
    let mut tree = document.tree().clone();
    tree.tags.push(Tag::new("Annotator", "me").expect("a tag"));
    document.set_tree(tree);
    let sent = Letter::of(&document).expect("a letter");
    assert_eq!(sent, letter(&TURNS));
    assert_eq!(sent.to_text(), letter(&TURNS).to_text());
}

#[test]
fn notes_and_tags_of_others_are_not_read() {
    let text = letter(&TURNS).to_text();
    let (tags, turns) = text.split_once("\n\n").expect("tags");
    for own in HOSTILE_TEXTS {
        let own = Comment::new(&own.replace(['{', '}'], " "));
        let tag = Tag::new("Event", own.text()).expect("a tag");
        let noted = turns.replacen("Ee3n\n", &format!("Ee3n ?? {{{}}}\n(\n2g Hb2n\n)\n", own.text()), 1);
        let read = read(&format!("{tags}\n{tag}\n\n{noted}")).expect("a letter");
        assert_eq!(read, letter(&TURNS));
        let document = read.document(Some(Side::Silver));
        assert_eq!(document.to_text(), text);
    }
}

#[test]
fn what_is_no_letter_says_why() {
    let packed = letter(&TURNS).to_packed().expect("a link");
    let mut cut = packed.clone();
    cut.truncate(packed.len() - 5);
    assert_eq!(Letter::from_packed(&cut), Err(PackedError::Damaged.into()));
    let newer = Letter::from_packed(&packed.replacen('1', "2", 1)).expect_err("another version");
    assert!(newer.is_newer() && newer == PackedError::Version('2').into());
    assert_eq!(Letter::from_packed(&"A".repeat(LONGEST_LINK + 1)), Err(LetterError::TooLong));
    let foreign = Document::from_game(Game::clone(&letter(&TURNS).game), GameOptions::default());
    assert_eq!(Letter::from_packed(&foreign.to_link().expect("a link")), Err(LetterError::NoId));
    let illegal = letter(&TURNS).to_text().replace("ed7s", "ed7s ed6s ed5s ed4s ed3s");
    assert!(matches!(read(&illegal), Err(LetterError::Record(_))));
    let frozen = letter(&TURNS).to_text().replace("Ee4n", "Ra1s");
    assert!(matches!(read(&frozen), Err(LetterError::Record(_))));
    for text in HOSTILE_TEXTS.into_iter().chain(["", "1", "1AAAA", "undefined"]) {
        let error = Letter::from_packed(text).expect_err(text);
        assert!(!error.reason().is_empty());
    }
}

#[test]
fn the_rules_are_those_of_today_or_those_that_are_named() {
    let cycle = ["Ee2n", "ed7s", "Ee3s", "ed6n"];
    let mut text = letter(&[&cycle[..], &cycle[..3]].concat()).to_text();
    assert!(read(&text).is_ok());
    text.push_str("5s ed6n\n");
    assert!(matches!(read(&text), Err(LetterError::Record(_))), "a third repetition");
    let old = text.replacen("[GameId", "[Rules \"until-2008-07\"]\n[GameId", 1);
    let old = read(&old).expect("it was legal then");
    assert_eq!(read(&old.to_text()), Ok(old.clone()));
    assert_eq!(Letter::from_packed(&old.to_packed().expect("a link")), Ok(old));
    let dated = letter(&cycle).to_text().replacen("[GameId", "[Date \"2004.01.01\"]\n[GameId", 1);
    assert_eq!(read(&dated), Ok(letter(&cycle)), "the date is not read");
}

#[test]
fn a_letter_is_not_longer_than_any_game() {
    let (there, back) = (["Ee2n", "ed7s"], ["Ee3s", "ed6n"]);
    let mut text = letter(&[]).to_text();
    for number in 0..MAX_LETTER_PLIES {
        let turns = if number % 2 == 0 { there } else { back };
        let number = number + 2;
        let _ = write!(text, "{number}g {}\n{number}s {}\n", turns[0], turns[1]);
    }
    assert_eq!(read(&text), Err(LetterError::TooManyTurns));
}

#[test]
fn hostile_names_are_tidy_names() {
    for text in HOSTILE_TEXTS {
        let mut record = Record::read(&letter(&TURNS).to_text()).expect("a record");
        record.set_tag(Tag::new("Gold", text).expect("a tag"));
        let read = Letter::from_record(&record).expect("a letter");
        let names = &read.terms.names;
        assert_eq!(names.silver, terms().names.silver);
        assert_eq!(names.gold, crate::document::tidy_player_name(text));
        let again = Letter::from_packed(&read.to_packed().expect("a link"));
        assert_eq!(again, Ok(read));
    }
}
