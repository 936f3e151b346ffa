use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::{BySide, Label};

use super::*;
use crate::Apply;
use crate::activities::play::{FriendAction, PlayAction, PlayState};
use crate::document::friend_testing::{begun, letter, page, terms};
use crate::document::{GameOptions, GameStart, Letter, LinkTerms, Player};
use crate::text;

fn at(text: &str) -> Label {
    text.parse().expect("a label")
}

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
    assert_eq!(plates(&begun(Side::Gold)), ["You", "Bob"]);
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

#[test]
fn every_notice_is_a_sentence() {
    let refusals = [
        ConditionRefusal::NoPlan,
        ConditionRefusal::NoAnswer,
        ConditionRefusal::TooDeep,
        ConditionRefusal::TooMany,
        ConditionRefusal::Illegal,
    ];
    let notices = [
        FriendNotice::Unchanged,
        FriendNotice::Played(at("2s")),
        FriendNotice::Answered(at("2s"), at("3g")),
        FriendNotice::Unexpected(at("2s")),
        FriendNotice::AnswerIllegal(at("2s")),
        FriendNotice::Older(0),
        FriendNotice::Older(1),
        FriendNotice::Older(2),
        FriendNotice::Conflict,
        FriendNotice::Ahead,
        FriendNotice::KeptOurs,
        FriendNotice::TookTheirs,
        FriendNotice::Different,
        FriendNotice::OtherGame,
        FriendNotice::Illegal,
        FriendNotice::NotFriendsTurn,
        FriendNotice::ConditionsAdded(1),
        FriendNotice::ConditionsAdded(3),
        FriendNotice::ConditionRemoved,
        FriendNotice::ConditionsDropped(1),
        FriendNotice::ConditionsDropped(3),
    ];
    let all = notices.into_iter().chain(refusals.map(FriendNotice::ConditionsRefused));
    let said: Vec<String> = all.map(notice).collect();
    for (index, words) in said.iter().enumerate() {
        assert!(words.ends_with('.') && !said[..index].contains(words), "{words}");
    }
    assert_eq!(
        said[2],
        "Your friend played 2s, and your conditional turn 3g was played at once. Send the link."
    );
    assert_eq!(said[6], "This link is older: your game is 1 turn ahead. Send your link again.");
    assert!(fairness().contains("engine"));
}

#[test]
fn a_letter_that_cannot_be_read_says_what_to_do() {
    let packed = letter(&["Ee2n"]).to_packed().expect("a link");
    let said = |text: &str| letter_error(&Letter::from_packed(text).expect_err("no letter"));
    assert_eq!(said(&packed[..packed.len() - 2]), letter_damaged());
    assert_eq!(said(&packed.replacen('1', "2", 1)), letter_newer());
    assert_eq!(said(&"1".repeat(40_000)), letter_too_long());
    let game = Document::from_game(ansa_core::Game::clone(&letter(&["Ee2n"]).game), GameOptions::default());
    assert_eq!(said(&game.to_link().expect("a link")), letter_no_game());
    let illegal = letter_error(&LetterError::Packed(PackedError::Illegal(at("3g"))));
    assert_eq!(
        illegal,
        "This link can’t be opened: the turn 3g of the packed game is illegal. Ask your friend to send it again."
    );
    for hostile in HOSTILE_TEXTS {
        assert!(said(hostile).ends_with('.'), "{hostile}");
    }
}
