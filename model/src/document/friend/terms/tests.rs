use ansa_board::testing::{HOSTILE_TEXTS, position};
use ansa_core::game::Roster;
use ansa_core::piece::Role;

use super::*;
use crate::document::friend::letter::Letter;
use crate::document::friend::testing::{begun, terms};

#[test]
fn a_game_begins_with_its_terms() {
    let document = begun(Side::Silver);
    assert_eq!(document.link_terms(), Some(terms()));
    assert_eq!((document.name(Side::Gold), document.name(Side::Silver)), (Some("Ann"), Some("Bob")));
    let options = document.options();
    assert_eq!((options.players.gold, options.players.silver), (Player::Friend, Player::Person));
    assert!(!options.take_backs && options.control.is_none() && !document.is_free());
    assert_eq!(document.friends_side(), Some(Side::Gold));
    assert!(
        document.to_text().starts_with("[Gold \"Ann\"]\n[Silver \"Bob\"]\n[GameId \"YXJpbWFhIGdhbWVz\"]\n")
    );
}

#[test]
fn a_game_begins_with_handicaps_or_from_a_position() {
    let rosters = BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL };
    let from = GameStart::Position(position("s", &["Ed4", "Ra1", "ee7", "rh8"]), 17);
    for start in [GameStart::Setups(rosters), from] {
        let document = terms().begin(Side::Gold, start.clone());
        assert_eq!(document.options().start, start);
        let letter = Letter::of(&document).expect("a letter");
        let opened = Letter::from_packed(&letter.to_packed().expect("a link")).expect("a letter");
        assert_eq!(opened.document(Some(Side::Silver)).options().start, start);
        assert_eq!(opened, letter);
    }
}

#[test]
fn a_rematch_has_another_id_and_exchanged_sides() {
    let id = GameId::new([7; GameId::BYTES]);
    let again = terms().exchanged(id);
    assert_eq!((again.id, again.days), (id, Some(3)));
    assert_eq!((again.names.gold.as_deref(), again.names.silver.as_deref()), (Some("Bob"), Some("Ann")));
}

#[test]
fn a_game_without_a_friend_is_not_by_link() {
    let mut document = begun(Side::Gold);
    assert!(document.link_id().is_some());
    let record = document.to_record();
    let reading = ansa_core::record::GameReading::from_record(&record).expect("a game");
    let players = BySide { gold: Player::Person, silver: Player::Person };
    document = Document::from_reading(reading, GameOptions { players, ..GameOptions::default() });
    assert_eq!((document.link_id(), document.link_terms()), (None, None), "it is only looked at");
}

#[test]
fn terms_are_read_strictly() {
    let tags = |id: &str, days: &str| {
        [("GameId", id), ("DaysPerTurn", days)].map(|(name, value)| Tag::new(name, value).expect("a tag"))
    };
    let id = terms().id.to_string();
    for (days, read) in
        [("1", Some(1)), ("99", Some(99)), ("0", None), ("100", None), ("-1", None), ("3 days", None)]
    {
        assert_eq!(LinkTerms::from_tags(&tags(&id, days)).expect("terms").days, read, "{days}");
    }
    for text in HOSTILE_TEXTS.into_iter().chain(["", "?", "YXJpbWFhIGdhbWV"]) {
        assert_eq!(LinkTerms::from_tags(&tags(text, "3")), None, "{text:?}");
        assert_eq!(LinkTerms::from_tags(&tags(&id, text)).expect("terms").days, None, "{text:?}");
    }
}

#[test]
fn names_are_short_and_on_one_line() {
    let tidy = |name: &str| tidy_player_name(name);
    assert_eq!(tidy("  Ann \n Lee\t "), Some("Ann Lee".to_owned()));
    assert_eq!(tidy("\u{202e}nnA\u{2069}\u{200b}"), Some("nnA".to_owned()));
    assert_eq!(tidy(&"ä".repeat(50)), Some("ä".repeat(40)));
    assert_eq!(tidy("דנה"), Some("דנה".to_owned()));
    for nothing in ["", " ", "?", "\u{feff}", "\u{0}\u{8}"] {
        assert_eq!(tidy(nothing), None, "{nothing:?}");
    }
    for text in HOSTILE_TEXTS {
        let name = tidy(text).unwrap_or_default();
        assert!(name.chars().count() <= MAX_NAME_LENGTH && !name.chars().any(char::is_control), "{name:?}");
        assert_eq!(tidy(&name).unwrap_or_default(), name, "what is tidy stays so");
    }
}

#[test]
fn a_player_can_be_named_and_unnamed() {
    let mut document = begun(Side::Gold);
    document.set_name(Side::Gold, Some(" Eve "));
    assert_eq!((document.name(Side::Gold), document.name(Side::Silver)), (Some("Eve"), Some("Bob")));
    document.set_name(Side::Gold, None);
    assert_eq!(document.name(Side::Gold), None);
    assert_eq!(document.link_id(), Some(terms().id));
}
