use super::*;
use crate::nearby::testing;

fn card(candidates: &[&str]) -> Card {
    testing::card("mF3k", "q0DYTjDdJXfzpCp7Zy+Vv8/b", 0x5a, candidates)
}

/// The card of the protocol's page: a change needs a new version.
#[test]
fn the_documented_card_stays_readable() {
    let text = include_str!("../../../../docs/nearby-protocol.md");
    let example = text.lines().find_map(|line| line.strip_prefix("    1A")).map(|rest| format!("1A{rest}"));
    let card = card(&["192.168.1.20:50000", "1f4712db-ea17-4bcf-a596-105139dfd8bf.local:40000"]);
    assert_eq!(example, Some(card.to_text()));
    assert_eq!(Card::read(&card.to_text()), Ok(card));
}

#[test]
fn every_card_is_read_as_it_is_written() {
    let address =
        ["10.0.0.1:1", "[fd00::2]:65535", "1f4712db-ea17-4bcf-a596-105139dfd8bf.local:5353", "127.0.0.1:9"];
    for count in 1..=4 {
        for (user, password) in
            [("mF3k", "q0DYTjDdJXfzpCp7Zy+Vv8/b"), ("0a1b2c3d", "00112233445566778899aabbccddeeff")]
        {
            let card = testing::card(user, password, 7, &address[..count]);
            let text = card.to_text();
            assert_eq!(Card::read(&format!(" {text}\r\n")), Ok(card));
            assert!(
                text.len() <= MAX_TEXT && text.bytes().all(|letter| letter.is_ascii_alphanumeric()),
                "{text}"
            );
        }
    }
}

#[test]
fn a_changed_or_cut_card_is_refused() {
    let text = card(&["192.168.1.20:50000"]).to_text();
    for place in 0..text.len() {
        assert!(Card::read(&text[..place]).is_err(), "cut at {place}");
        let mut changed = text.clone().into_bytes();
        changed[place] = if changed[place] == b'Q' { b'R' } else { b'Q' };
        let changed = String::from_utf8(changed).unwrap();
        assert!(Card::read(&changed).is_err(), "changed at {place}");
    }
    for more in ["A", "AA", "AAAAAAAA", "=", "\n1"] {
        assert!(Card::read(&format!("{text}{more}")).is_err(), "{more}");
    }
}

#[test]
fn what_is_no_card_says_why() {
    let cases = [
        ("", CardError::Empty),
        (" \n ", CardError::Empty),
        ("https://example.org/", CardError::NoCard),
        ("2ABCDEFG", CardError::Version('2')),
        ("1ABC-DEF", CardError::Letter('-')),
        ("1abc", CardError::Letter('a')),
        ("1ÄÖÜ", CardError::Letter('Ä')),
        ("1", CardError::Damaged),
        ("1AAAAAAAAAAAAAAAAAAAA", CardError::Damaged),
    ];
    for (text, error) in cases {
        assert_eq!(Card::read(text), Err(error), "{text:?}");
    }
    assert_eq!(Card::read(&"1".repeat(100_000)), Err(CardError::TooLong));
}

/// The checksum can be computed by everybody, so the content is checked as well.
#[test]
fn a_card_that_lies_is_refused() {
    let forged = |bytes: &[u8]| {
        let mut bytes = bytes.to_vec();
        bytes.extend(checksum(&bytes));
        Card::read(&format!("{VERSION}{}", base32::write(&bytes)))
    };
    let body = card(&["192.168.1.20:50000"]).to_bytes();
    assert!(forged(&body).is_ok());
    let at = body.len() - 7;
    let changed = |place: usize, value: u8| {
        let mut changed = body.clone();
        changed[place] = value;
        changed
    };
    assert_eq!(forged(&changed(at + 1, 8)), Err(CardError::PublicAddress));
    for (place, value) in [(at, 0), (at, 2), (at, 6), (0, 0), (0, 3), (0, 255), (4, 0), (4, 21), (4, 127)] {
        assert_eq!(forged(&changed(place, value)), Err(CardError::Damaged), "{place} {value}");
    }
    let mut no_port = body.clone();
    no_port.truncate(body.len() - 2);
    no_port.extend([0, 0]);
    assert_eq!(forged(&no_port), Err(CardError::Damaged));
    let five = [&body[..], &body[at..], &body[at..], &body[at..], &body[at..]].concat();
    assert_eq!(forged(&five), Err(CardError::Damaged));
    assert_eq!(forged(&body[..at]), Err(CardError::Damaged));
    // Bits after the end of a word, and hexadecimal digits that are written as other letters.
    let plain = card(&["192.168.1.20:50000"]);
    assert_eq!(plain.to_bytes()[0], 4);
    let loose = testing::card("mF3kX", "q0DYTjDdJXfzpCp7Zy+Vv8/b", 1, &["10.0.0.1:1"]);
    let mut bits = loose.to_bytes();
    bits[4] |= 1;
    assert_eq!(forged(&bits), Err(CardError::Damaged));
    let mut as_letters = Vec::new();
    as_letters.push(4);
    as_letters.extend([0xd3, 0x4d, 0x34]);
    as_letters.extend(&body[4..]);
    assert!(matches!(forged(&as_letters), Err(CardError::Damaged)), "“0000” has a shorter form");
}
