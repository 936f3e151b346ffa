use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::Side;

use super::*;
use crate::Apply;
use crate::activities::play::{FriendAction, PlayAction};
use crate::document::friend_testing::{begun, letter, page, resigned};
use crate::document::{Document, GameOptions, Letter};

fn at(text: &str) -> Label {
    text.parse().expect("a label")
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
        FriendNotice::Played(at("1s")),
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
    assert_eq!(said[1], "Your friend has set up. It’s your turn.");
    assert_eq!(
        said[3],
        "Your friend played turn 2s, and your conditional turn 3g was played at once. Send the link."
    );
    assert_eq!(said[7], "This link is older: your game is 1 turn ahead. Send your link again.");
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
        "This link can’t be opened. In the game in the link, turn 3g is illegal. Ask your friend to send it again."
    );
    for hostile in HOSTILE_TEXTS {
        assert!(said(hostile).ends_with('.'), "{hostile}");
    }
}

#[test]
fn what_is_sent_is_named() {
    let said = |play: &PlayState| (send_heading(play).unwrap_or_default(), share_title(play));
    let mut play = PlayState::resume(begun(Side::Gold));
    play.apply(PlayAction::End);
    assert_eq!(said(&play), ("Invite your friend: send this link".to_owned(), "Play Arimaa with me"));
    let mut play = PlayState::resume(page(Side::Gold, &["Ee2n"]));
    assert_eq!(said(&play), (String::new(), "Arimaa: it’s your turn"));
    let mut left = play.clone();
    left.apply(FriendAction::Receive(resigned(&letter(&["Ee2n"]), Side::Silver).into()));
    assert_eq!(said(&left), ("The link to this game".to_owned(), "Arimaa: our game has ended"));
    play.apply(PlayAction::Resign);
    assert_eq!(said(&play), ("Send the result to Bob".to_owned(), "Arimaa: our game has ended"));
}
