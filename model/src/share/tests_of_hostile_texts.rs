//! Tests of texts that others have written: whatever they say, they stay texts in everything that is shared.

use ansa_board::testing::{HOSTILE_TEXTS, elements};
use ansa_core::Side;
use ansa_core::record::{Comment, CommentCommand, GameReading, Record, Tag, unpack};

use super::*;
use crate::activities::play::testing::game;
use crate::activities::study::StudyState;
use crate::document::{Document, GameOptions};
use crate::settings::Settings;

/// An element of HTML with its attributes.
type Element = (String, Vec<(String, String)>);

/// The elements of a text, read as a browser reads HTML; what is between them. The text has no comments and no raw text.
fn html(text: &str) -> (Vec<Element>, String) {
    let (mut elements, mut outside, mut rest) = (Vec::new(), String::new(), text);
    while let Some((before, after)) = rest.split_once('<') {
        outside.push_str(before);
        let is_end = after.starts_with('/');
        let after = after.trim_start_matches('/');
        let end = after.find(|letter: char| letter.is_ascii_whitespace() || "/>".contains(letter));
        let (name, mut after) = after.split_at(end.expect("an end of the name"));
        let mut attributes = Vec::new();
        loop {
            after = after.trim_start_matches(|letter: char| letter.is_ascii_whitespace() || letter == '/');
            if let Some(next) = after.strip_prefix('>') {
                rest = next;
                break;
            }
            let end = after.find(|letter: char| letter.is_ascii_whitespace() || "=>/".contains(letter));
            let (name, next) = after.split_at(end.expect("an end of the attribute"));
            let (value, next) = match next.strip_prefix("=\"") {
                Some(next) => next.split_once('"').expect("an end of the value"),
                None => ("", next.trim_start_matches('=')),
            };
            attributes.push((name.to_owned(), text_of(value)));
            after = next;
        }
        if !is_end {
            elements.push((name.to_owned(), attributes));
        }
    }
    outside.push_str(rest);
    (elements, outside)
}

/// What a browser makes of the references in a text.
fn text_of(value: &str) -> String {
    let (mut text, mut rest) = (String::new(), value);
    while let Some((before, after)) = rest.split_once('&') {
        text.push_str(before);
        let (name, after) = after.split_once(';').expect("an end of the reference");
        text.push(match name {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            number => {
                let code = number.strip_prefix('#').and_then(|digits| digits.parse().ok()).expect(number);
                char::from_u32(code).expect("a character")
            }
        });
        rest = after;
    }
    text.push_str(rest);
    text
}

/// A document that says this everywhere, as it is read back from its own text.
fn document(text: &str) -> Document {
    let mut record = game(&["Ee2n Ee3n", "me7s"]).to_record();
    for name in ["Event", "Site", "Gold", "Silver", "GoldRating", "Annotator"] {
        record.tags.push(Tag::new(name, text).expect("a tag"));
    }
    let mut reading = GameReading::from_record(&record).expect("a game");
    for node in reading.tree.main_line() {
        let mut comment = Comment::new(text);
        for name in ["begun", "eval", "cal", "csl", "clk", "own"] {
            comment.set_command(CommentCommand::new(name, text).expect("a command"));
        }
        reading.tree.notes_mut(node).expect("a node").comment = comment;
    }
    let written = Document::from_reading(reading, GameOptions::default()).to_text();
    let read = GameReading::from_record(&Record::read(&written).expect("a record")).expect("a game");
    let document = Document::from_reading(read, GameOptions::default());
    assert_eq!(document.to_text(), written, "{text:?}");
    document
}

#[test]
fn records_keep_hostile_texts() {
    for text in HOSTILE_TEXTS {
        let document = document(text);
        let node = document.tree().main_line()[2];
        assert_eq!(document.name(Side::Gold), Some(text.trim()), "{text:?}");
        let comment = &document.notes(node).expect("notes").comment;
        assert_eq!(comment.text(), Comment::new(text).text());
        assert_eq!(comment.command("begun"), Some(text.trim()), "{text:?}");
        assert_eq!(comment.arrows(), []);
    }
}

#[test]
fn embed_code_has_no_elements_but_its_own() {
    for text in HOSTILE_TEXTS {
        let document = document(text);
        let study = StudyState::new(document.clone(), Side::Gold);
        let share = Share::from_study(&study, Settings::default());
        for shown in Shown::ALL {
            let address = format!("https://example.org/{text}/");
            let (seen, outside) = html(&share.frame(shown, &address, text));
            let [(name, attributes)] = seen.as_slice() else { panic!("{seen:?}") };
            assert_eq!((name.as_str(), outside.as_str()), ("iframe", ""));
            let names: Vec<_> = attributes.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(names, ["src", "title", "width", "height", "style", "loading"]);
            assert_eq!(attributes[1].1, text);
            let (page, query) = attributes[0].1.rsplit_once('#').expect("what is shown");
            assert_eq!(page, address);
            let pairs: Vec<_> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();

            let (seen, outside) = html(&share.tag(shown, text));
            let [(script, source), (board, own)] = seen.as_slice() else { panic!("{seen:?}") };
            assert_eq!((script.as_str(), board.as_str(), outside.as_str()), ("script", "arimaa-board", "\n"));
            assert_eq!(source.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["type", "src"]);
            assert_eq!(source[1].1, text);
            // Both codes say the same, and it is what the document says.
            assert_eq!(*own, pairs);
            if shown == Shown::Game {
                assert_eq!((own[0].0.as_str(), own[0].1.as_str()), ("record", document.to_text().as_str()));
            }
        }
        let link = share.link("https://example.org/");
        assert!(!link.contains(['<', '>', '"', '\'', ' ', '\n']), "{link}");
        let (_, query) = link.split_once('?').expect("a query");
        let (_, packed) = form_urlencoded::parse(query.as_bytes()).next().expect("a pair");
        let opened = unpack(&packed).expect("a packed game").to_record().expect("a record");
        assert_eq!(opened.tag("Gold"), Some(text));
    }
}

#[test]
fn pictures_and_files_have_no_elements_but_their_own() {
    let shot = |text: &str| {
        let document = document(text);
        let study = StudyState::new(document.clone(), Side::Gold);
        Shot::from_study(&study)
    };
    let looks = PictureLooks::of(&Settings::default(), false, Side::Gold);
    let plain = elements(&shot("Ann").still(looks).to_svg(100, "Ann"));
    for text in HOSTILE_TEXTS {
        let shot = shot(text);
        let title = shot.names().collect::<Vec<_>>().join(" – ");
        assert_eq!(elements(&shot.still(looks).to_svg(100, &title)), plain, "{text:?}");
        for name in [shot.file_name("game", "svg"), shot.game_file_name("game", "gif")] {
            let (stem, _) = name.rsplit_once('.').expect("an ending");
            assert!(stem.chars().all(|letter| letter.is_alphanumeric() || letter == '-'), "{name}");
            assert!(!stem.is_empty());
        }
    }
}
