use super::*;
use crate::nearby::testing;

const CHROMIUM: &str = "v=0\r\no=- 8346 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
    a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 51234 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 192.168.1.20\r\n\
    a=candidate:1 1 udp 2113937151 1f4712db-ea17-4bcf-a596-105139dfd8bf.local 51234 typ host generation 0 network-cost 999\r\n\
    a=candidate:2 1 udp 2113937151 8.8.8.8 51235 typ srflx raddr 0.0.0.0 rport 0 generation 0\r\n\
    a=candidate:3 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active generation 0\r\n\
    a=candidate:4 1 udp 2113937151 2001:db9::1 51236 typ host generation 0\r\n\
    a=candidate:5 2 udp 2113937151 192.168.1.20 51237 typ host generation 0\r\n\
    a=candidate:6 1 udp 2113937151 192.168.1.20 51238 typ host generation 0\r\n\
    a=ice-ufrag:mF3k\r\na=ice-pwd:q0DYTjDdJXfzpCp7Zy+Vv8/b\r\na=ice-options:trickle\r\n\
    a=fingerprint:sha-256 5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A\r\n\
    a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

fn other() -> Card {
    testing::card("0a1b2c3d", "00112233445566778899aabbccddeeff", 7, &["10.0.0.9:4000", "[fd00::2]:4001"])
}

#[test]
fn an_offer_becomes_a_card_of_the_local_network() {
    let own = OwnOffer::read(CHROMIUM).unwrap();
    let names = ["1f4712db-ea17-4bcf-a596-105139dfd8bf.local:51234", "192.168.1.20:51238"];
    assert_eq!(own.card, testing::card("mF3k", "q0DYTjDdJXfzpCp7Zy+Vv8/b", 0x5a, &names));
    // Firefox writes what holds for all media before them.
    let fingerprint = CHROMIUM.lines().find(|line| line.starts_with("a=fingerprint")).unwrap();
    let moved = CHROMIUM
        .replace(&format!("{fingerprint}\r\n"), "")
        .replace("t=0 0", &format!("t=0 0\r\n{fingerprint}"));
    assert_eq!(OwnOffer::read(&moved), Ok(own));
}

#[test]
fn the_answer_is_what_the_other_would_have_given() {
    let own = OwnOffer::read(CHROMIUM).unwrap();
    let fingerprint = ["07"; 32].join(":");
    let expected = format!(
        "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
         m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\na=ice-ufrag:0a1b2c3d\r\n\
         a=ice-pwd:00112233445566778899aabbccddeeff\r\na=fingerprint:sha-256 {fingerprint}\r\na=setup:passive\r\n\
         a=sctp-port:5000\r\na=max-message-size:65536\r\na=candidate:1 1 udp 2130706175 10.0.0.9 4000 typ host\r\n\
         a=candidate:2 1 udp 2130705919 fd00::2 4001 typ host\r\n"
    );
    assert_eq!(own.answer(&other()), Ok(expected));
    assert_eq!(own.answer(&own.card), Err(AnswerError::OwnCard));
}

/// Exactly one of the two begins the encryption.
#[test]
fn the_larger_fingerprint_begins() {
    let large = OwnOffer::read(CHROMIUM).unwrap();
    let small = OwnOffer { card: other(), medium: "0".to_owned() };
    assert!(large.answer(&small.card).unwrap().contains("a=setup:passive\r\n"));
    assert!(small.answer(&large.card).unwrap().contains("a=setup:active\r\n"));
}

#[test]
fn an_offer_that_lacks_something_says_what() {
    let without = |begin: &str| {
        let lines = CHROMIUM.split_inclusive("\r\n").filter(|line| !line.starts_with(begin));
        lines.collect::<String>()
    };
    let cases = [
        (String::new(), OfferError::NoChannel),
        (without("m="), OfferError::NoChannel),
        (without("a=mid"), OfferError::NoChannel),
        (without("a=ice-ufrag"), OfferError::NoIce),
        (without("a=ice-pwd"), OfferError::NoIce),
        (without("a=fingerprint"), OfferError::NoFingerprint),
        (without("a=candidate"), OfferError::NoAddress),
        (CHROMIUM.replace("a=mid:0", "a=mid:0 a=x"), OfferError::NoChannel),
        (CHROMIUM.replace("mF3k", "mF3k a"), OfferError::NoIce),
        (CHROMIUM.replace("mF3k", "mF"), OfferError::NoIce),
        (CHROMIUM.replace("mF3k", &"m".repeat(33)), OfferError::NoIce),
        (CHROMIUM.replace("q0DYT", "q0Ä"), OfferError::NoIce),
        (CHROMIUM.replace("sha-256", "sha-1"), OfferError::NoFingerprint),
        (CHROMIUM.replace("5A:5A\r\n", "5A:5G\r\n"), OfferError::NoFingerprint),
        (CHROMIUM.replace("5A:5A\r\n", "5A\r\n"), OfferError::NoFingerprint),
        (CHROMIUM.replace("5A:5A\r\n", "5A:5A:5A\r\n"), OfferError::NoFingerprint),
        (CHROMIUM.replace("a=setup", "\0a=setup"), OfferError::Malformed),
        (format!("{CHROMIUM}m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n"), OfferError::NoChannel),
        (format!("{CHROMIUM}{}", "a=x\r\n".repeat(10_000)), OfferError::TooLong),
    ];
    for (sdp, error) in cases {
        assert_eq!(OwnOffer::read(&sdp), Err(error), "{sdp}");
    }
}

#[test]
fn strange_candidates_are_left_out() {
    let strange = [
        "1 1 udp 1 8.8.8.8 4000 typ host",
        "1 1 udp 1 2606:4700::1 4000 typ host",
        "1 1 udp 1 ::ffff:8.8.8.8 4000 typ host",
        "1 1 udp 1 example.org 4000 typ host",
        "1 1 udp 1 evil.local 4000 typ host",
        "1 1 udp 1 192.168.1.1 0 typ host",
        "1 1 udp 1 192.168.1.1 65536 typ host",
        "1 1 udp 1 192.168.1.1 -1 typ host",
        "1 1 udp 1 192.168.1.1 4000 typ relay",
        "1 1 udp 1 192.168.1.1 4000 typ prflx",
        "1 1 udp 1 192.168.1.1 4000",
        "1 1 tcp 1 192.168.1.1 4000 typ host",
        "1 1 udp 1 192.168.1.256 4000 typ host",
        "1 1 udp  1 192.168.1.1 4000 typ host",
        "",
    ];
    for candidate in strange {
        assert_eq!(read_candidate(candidate), None, "{candidate}");
    }
}
