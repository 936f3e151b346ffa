//! Tests of sharing.

use super::*;
use crate::Apply;
use crate::activities::play::testing::{game, resume, show, turn};
use crate::activities::play::{PlanAction, PlayAction};
use crate::document::{Document, GameOptions, GameStart, Player};
use crate::settings::PieceSet;
use ansa_core::record::unpack;
use ansa_texts::{Language, set_language};

fn example() -> PlayState {
    resume(game(&["Ee2n Ee3n", "me7s"]), GameOptions::against(Player::Person, Side::Gold))
}

/// The text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    text.split_once(before).and_then(|(_, rest)| rest.split_once(after)).unwrap_or_default().0
}

#[test]
fn a_shared_game_starts_at_the_displayed_position() {
    let mut play = example();
    let share = Share::of(&play, Settings::default());
    assert_eq!(share.choices(), Shown::ALL);
    let frame = share.frame(Shown::Game, "https://example.org/a/element/embed.html", "A “game”");
    assert!(frame.starts_with("<iframe src=\"https://example.org/a/element/embed.html#record="), "{frame}");
    assert_eq!(between(&frame, "&amp;ply=", "\""), "4");
    assert!(frame.contains("2g+Ee2n+Ee3n%0A"), "{frame}");
    show(&mut play, 2);
    let pieces = PieceSet::Letters;
    let share = Share::of(&play, Settings { pieces, ..Settings::default() });
    let tag = share.tag(Shown::Game, "https://example.org/a/element/arimaa-board.js");
    assert_eq!(between(&tag, " ply=\"", "\""), "3");
    assert!(tag.contains("2g Ee2n Ee3n&#10;2s me7s") && tag.contains(" pieces=\"letters\""), "{tag}");
    assert_eq!(tag.lines().count(), 2);
    let address = share.address(Shown::Position, "embed.html");
    let board = play.board();
    let position = PositionText::read(&share.position().unwrap()).unwrap();
    assert_eq!((position.to_builder().board, position.side), (board, Side::Silver));
    assert!(address.starts_with("embed.html#position=s+%5Brrrddrrrrhcemchr++"), "{address}");
    assert!(!address.contains("lang="), "{address}");
    set_language(Language::Finnish);
    let address = share.address(Shown::Position, "embed.html");
    assert!(address.ends_with("&lang=fi"), "{address}");
}

#[test]
fn variations_and_comments_are_shared_with_the_game() {
    let mut play = example();
    show(&mut play, 2);
    play.apply(PlanAction::Begin);
    turn(&mut play, "hb7s");
    play.apply(PlanAction::Keep);
    let share = Share::of(&play, Settings::default());
    let tag = share.tag(Shown::Game, "s");
    assert!(tag.contains("hb7s"), "{tag}");
    let copied = share.record.as_deref().expect("a record");
    assert_eq!(copied, play.document.to_text());
    assert!(copied.contains("hb7s"), "the copied record has variations: {copied}");
    let record = share.plain.as_deref().expect("a record");
    assert!(record.contains("2s me7s") && !record.contains("hb7s"), "the plain record has no variations");
}

#[test]
fn a_link_opens_the_whole_game_or_else_the_position() {
    let play = example();
    let link = Share::of(&play, Settings::default()).link("https://example.org/");
    let query = link.strip_prefix("https://example.org/#/study?").expect("the address of the study");
    let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    let [(name, packed)] = pairs.as_slice() else { panic!("one pair") };
    assert_eq!(name, "game");
    let text = unpack(packed).expect("a packed game").to_record().expect("a record").to_tagged();
    assert_eq!(text, play.document.to_text());
    let (position, number) = play.numbered_position().expect("a position");
    let start = GameStart::Position(position, number);
    let options = GameOptions { start, ..GameOptions::against(Player::Person, Side::Gold) };
    let share = Share::of(&PlayState::new(options), Settings::default());
    let link = share.link("");
    let query = link.strip_prefix("#/study?").expect("the address of the study");
    let pairs: Vec<(String, String)> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    assert_eq!(pairs, [("position".to_owned(), share.position().expect("a position"))]);
}

#[test]
fn only_existing_content_is_shared() {
    let mut play = PlayState::new(GameOptions::against(Player::Person, Side::Silver));
    assert!(!Share::is_possible(&play));
    play.apply(PlayAction::End);
    assert!(Share::is_possible(&play));
    assert_eq!(Share::of(&play, Settings::default()).choices(), [Shown::Game]);
    let (position, number) = example().numbered_position().expect("a position");
    let start = GameStart::Position(position, number);
    let options = GameOptions { start, ..GameOptions::against(Player::Person, Side::Silver) };
    let from_position = PlayState::resume(Document::new(options));
    assert_eq!(Share::of(&from_position, Settings::default()).choices(), [Shown::Position]);
}

#[test]
fn text_is_escaped_in_the_code() {
    let mut share = Share::of(&example(), Settings::default());
    let evil = "[Event \"</iframe><script>alert('1')</script>\"]\r\n\t& {a \"comment\" <b>} ä 🐘 &quot;";
    share.game = Some(evil.to_owned());
    let (frame, tag) = (share.frame(Shown::Game, "https://e.org/?'\"", "t"), share.tag(Shown::Game, "s"));
    assert_eq!(frame.matches(['<', '>']).count(), 4, "{frame}");
    assert_eq!(tag.matches(['<', '>']).count(), 8, "{tag}");
    let quotes = |text: &str| text.matches('"').count();
    assert_eq!((quotes(&frame), quotes(&tag)), (12, 8), "{frame} {tag}");
    let value = between(&tag, "record=\"", "\"");
    let names =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&#10;", "\n")];
    let read = names.iter().fold(value.to_owned(), |text, (name, letter)| text.replace(name, letter));
    assert_eq!(read.replace("&#9;", "\t").replace("&amp;", "&"), evil);
    let value = between(&frame, "#record=", "&amp;ply");
    assert!(!value.contains(['&', '<', '"', '\'', ' ', '#', '+', '\n']) || !value.contains('&'), "{value}");
}

#[test]
fn reachability_follows_from_the_address() {
    for (protocol, host, reachability) in [
        ("https:", "example.org", Reachability::Public),
        ("https:", "10.example.org", Reachability::Public),
        ("http:", "example.org", Reachability::Unsafe),
        ("https:", "localhost", Reachability::Local),
        ("http:", "127.0.0.1", Reachability::Local),
        ("http:", "[::1]", Reachability::Local),
        ("http:", "192.168.1.20", Reachability::Local),
        ("http:", "172.20.0.1", Reachability::Local),
        ("http:", "172.40.0.1", Reachability::Unsafe),
        ("http:", "kitchen.local", Reachability::Local),
        ("file:", "", Reachability::Local),
    ] {
        assert_eq!(Reachability::of(protocol, host), reachability, "{protocol}//{host}");
    }
}
