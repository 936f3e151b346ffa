#![no_main]

use ansa_model::Apply;
use ansa_model::activities::play::saved;
use ansa_model::nearby::{Card, GameCopy, Message, NearbyAction, NearbyGame, OwnOffer};

/// An own offer, to answer the cards that are found.
const OFFER: &str = "m=application 9 UDP/DTLS/SCTP webrtc-datachannel\n\
    a=candidate:1 1 udp 1 192.168.1.20 4000 typ host\n\
    a=ice-ufrag:abcd\na=ice-pwd:abcdefghijklmnopqrstuvwx\na=mid:0\n\
    a=fingerprint:sha-256 5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A";
/// The lines of an answer without candidates.
const LINES: usize = 14;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(card) = Card::read(text) {
        assert_eq!(card.to_text(), text.trim());
        answer(OFFER, &card);
    }
    if let Ok(offer) = OwnOffer::read(text) {
        assert_eq!(Card::read(&offer.card().to_text()).as_ref(), Ok(offer.card()));
        answer(OFFER, offer.card());
    }
    if let Ok(message) = Message::read(text) {
        assert_eq!(message.write(), text);
    }
    if let Ok(play) = saved::read(text)
        && let Some(copy) = GameCopy::of_document(&play.document)
    {
        assert_eq!(copy.game().plies(), play.game().plies());
        let asked = play.document.nearby_backs().asked;
        NearbyGame::default().apply(NearbyAction::TakeUp(Box::new(copy), asked));
    }
    let mut device = NearbyGame::default();
    device.apply(NearbyAction::Opened);
    for line in text.lines() {
        device.apply(NearbyAction::Received(line.to_owned()));
        device.apply(NearbyAction::AnswerProposal(true));
        device.apply(NearbyAction::Passed(1000));
    }
});

/// Nothing in a card adds a line.
fn answer(offer: &str, card: &Card) {
    let answer = OwnOffer::read(offer).expect("a good offer").answer(card);
    if let Ok(answer) = answer {
        assert!((LINES + 1..=LINES + 4).contains(&answer.lines().count()));
        assert!(answer.split("\r\n").all(|line| line.chars().all(|letter| !letter.is_control())));
    }
}
