//! Lists of turns with escaped line ends and blanks.

use ansa_core::recognise::{RecognisedContent, TextKind, recognise};

use super::{assert_is_game, game_of, position_of, random_game, with_old_sides};

#[test]
fn lists_with_escaped_line_ends_come_back() {
    for number in 0..4 {
        let game = random_game(number, 25);
        let lines = with_old_sides(&game.to_record().to_plain());
        let next = game.next_label().to_string().replace('g', "w").replace('s', "b");
        for end in ["%0d", "%0D", "%0a", "%13", "%0D%0A", " %13", "\\n", "\\\\n", "\\r\\n", "%0d\n", "%5Cn"] {
            let list = lines.replace('\n', end);
            for text in [list.clone(), format!("{list}{end}{next} ")] {
                let (kind, record) = game_of(&text);
                assert_eq!(kind, TextKind::EscapedRecord, "{text}");
                assert_is_game(&record, &game);
            }
        }
        for blank in ["+", "%20", "%09"] {
            let text = lines.replace(' ', blank).replace('\n', "%0A");
            let (kind, record) = game_of(&text);
            assert_eq!(kind, TextKind::EscapedRecord, "{text}");
            assert_is_game(&record, &game);
        }
        assert_is_game(&game_of(&lines.replace(' ', "+")).1, &game);
    }
}

#[test]
fn a_whole_record_may_be_escaped() {
    let text = "%5BGold%20%22Omar%22%5D%0A%0A1g%20Ra1%20Eb1%20%7B50%25%7D%0A1s%20ra8%20eb8";
    let (kind, record) = game_of(text);
    assert_eq!((kind, record.tag("Gold")), (TextKind::TaggedRecord, Some("Omar")));
    assert_eq!((record.line[0].comment.text(), record.line.len()), ("50%", 2));
    let short = format!("g+%5Br{}R%5D", ".".repeat(62));
    assert_eq!(position_of(&short).0, TextKind::ShortPosition);
}

#[test]
fn a_percent_sign_of_its_own_stays() {
    let text = "1g Ra1 Eb1 {20%0d}\n1s ra8 eb8\n";
    let (_, record) = game_of(text);
    assert_eq!(record.line[0].comment.text(), "20%0d");
    let (_, record) = game_of(&format!("[Event \"100%20\"]\n\n{text}"));
    assert_eq!(record.tag("Event"), Some("100%20"));
    // Bytes that are no text are replaced, and refused at their place.
    let found = recognise("1w Ra1 Eb1%0d1b ra8%FF eb8").unwrap();
    let RecognisedContent::Game(reading) = found.content else { panic!() };
    assert_eq!(reading.stopped.unwrap().place.line, 2);
}
