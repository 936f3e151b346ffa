use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::BySide;

use super::*;
use crate::Apply;
use crate::activities::play::{FriendAction, PlayAction, PlayState};
use crate::document::friend_testing::{begun, letter, page, terms};
use crate::document::{GameOptions, GameStart, LinkTerms, Player};
use crate::text;

#[test]
fn the_status_says_for_whom_one_waits() {
    let play = PlayState::resume(page(Side::Gold, &["Ee2n"]));
    assert_eq!(text::status(&play), "Waiting for Bob. Send the link.");
    let silver = PlayState::resume(page(Side::Silver, &["Ee2n"]));
    assert_eq!(text::status(&silver), "Your turn, Silver");
    assert_eq!(text::title(Some(&silver), None), "Your turn – Ansa");
    assert_eq!(text::title(Some(&play), None), "Ansa");
    let unnamed = LinkTerms { names: BySide::default(), ..terms() };
    let unnamed = PlayState::resume(unnamed.begin(Side::Silver, GameStart::default()));
    assert_eq!(text::status(&unnamed), "Waiting for your friend. Send the link.");
    let live = PlayState::new(GameOptions::against(Player::Friend, Side::Silver));
    assert_eq!(text::status(&live), "Waiting for your friend");
}

#[test]
fn plates_and_lists_name_the_friend() {
    let plates = |document: &Document| Side::ALL.map(|side| text::side_plate(document, side));
    assert_eq!(plates(&begun(Side::Gold)), ["Ann", "Bob"]);
    let unnamed = LinkTerms { names: BySide::default(), ..terms() };
    assert_eq!(plates(&unnamed.begin(Side::Silver, GameStart::default())), ["Friend", "You"]);
    let live = PlayState::new(GameOptions::against(Player::Friend, Side::Silver));
    assert_eq!(plates(&live.document), ["Friend", "You"]);
    assert_eq!(text::home::play_says(&live, live.options()), "Friend");
    let mut over = PlayState::resume(begun(Side::Gold));
    over.apply(PlayAction::Resign);
    assert!(text::status(&over).starts_with("You lost. "), "{}", text::status(&over));
    let watched = letter(&["Ee2n"]).document(None);
    assert_eq!(plates(&watched), ["Ann", "Bob"]);
}

#[test]
fn hostile_names_stay_one_name() {
    for hostile in HOSTILE_TEXTS {
        let mut play = PlayState::resume(page(Side::Gold, &["Ee2n"]));
        let mut named = letter(&["Ee2n"]);
        named.terms.names.silver = Some(hostile.to_owned());
        play.apply(FriendAction::Receive(named.into()));
        let status = text::status(&play);
        assert!(status.starts_with("Waiting for ") && status.ends_with(" Send the link."), "{status:?}");
        assert!(!status.chars().any(char::is_control), "{status:?}");
    }
}
