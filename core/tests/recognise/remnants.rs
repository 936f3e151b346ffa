//! What clings to a text from the place that it was copied from.

use ansa_core::notation::PositionText;
use ansa_core::recognise::{TextKind, recognise};

use super::{assert_is_game, game_of, position_of, random_game, reading_of};

/// Ways in which a web page, a mail or a chat wraps a text.
fn wrapped(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    vec![
        format!("\u{feff}\n{text}\u{200b}"),
        format!("<pre>{text}</pre>"),
        format!("<div class=\"a\"><p>{}</p></div>", lines.join("<br />\n")),
        format!("<p>{}", lines.join("<BR>")),
        format!("&gt; {}", lines.join("\n&gt; ")),
        format!("> {}\n", lines.join("\n> ")),
        format!(">>{}", lines.join("\n>>")),
        format!("Omar wrote:\n> {}\n", lines.join("\n> ")),
        format!("```\n{text}\n```"),
        format!("Here it is:\n```text\n{text}\n```\nWhat now?"),
        format!("~~~\n{text}"),
        format!("[code]{text}[/code]"),
        format!("\"{text}\","),
        format!("“{text}”"),
        format!("'\"{text}\"';"),
        format!("`{text}`"),
        text.replace(' ', "&nbsp;"),
        text.replace(' ', "&#160;"),
        text.replace(' ', "\u{a0}"),
    ]
}

#[test]
fn wrapped_records() {
    let game = random_game(7, 12);
    for text in wrapped(game.to_record().to_plain().trim_end()) {
        let (kind, record) = game_of(&text);
        assert_eq!(kind, TextKind::PlainRecord, "{text}");
        assert_is_game(&record, &game);
    }
}

#[test]
fn wrapped_positions() {
    let game = random_game(8, 30);
    let text = PositionText::new(game.position().unwrap().board().to_pieces(), game.side());
    let diagram = text.to_diagram();
    for wrapped in wrapped(diagram.trim_end()) {
        let (kind, position, _) = position_of(&wrapped);
        assert_eq!((kind, &position), (TextKind::Diagram, &text), "{wrapped}");
    }
    // Before its rows, this one reads like a record.
    let moved = diagram.replacen('\n', " Ee2n\n", 1);
    let (kind, position, _) = position_of(&format!("[code]\n12{moved}[/code]"));
    assert_eq!((kind, position.squares, position.steps.len()), (TextKind::Diagram, text.squares, 1));
    let short = text.to_short();
    for wrapped in wrapped(&short) {
        let (kind, position, _) = position_of(&wrapped);
        assert_eq!((kind, &position), (TextKind::ShortPosition, &text), "{wrapped}");
    }
}

#[test]
fn what_belongs_to_a_record_stays() {
    let game = random_game(9, 6);
    let plain = game.to_record().to_plain();
    let text = format!("[Event \"Club <b>evening</b> &gt; \\\"x\\\"\"]\n\n{{a < b &amp; c > d}}\n{plain}");
    let (_, record) = game_of(&text);
    assert_eq!(record.tag("Event"), Some("Club <b>evening</b> &gt; \"x\""));
    assert_eq!(record.comment.text(), "a < b &amp; c > d");
    // Turns are never lost to a sign that looks like HTML.
    let spoilt = plain.replacen("\n3g", "\n<3g", 1) + ">";
    let before = reading_of(recognise(&plain).unwrap()).record.line.len();
    let after = reading_of(recognise(&spoilt).unwrap());
    assert!(after.stopped.is_some() && after.record.line.len() >= 3 && after.record.line.len() < before);
}

#[test]
fn the_answer_to_a_mail_is_not_lost_to_what_it_quotes() {
    let game = random_game(10, 8);
    let plain = game.to_record().to_plain();
    let quoted = format!("> 1g Ra1\n> 1s ra8\n{}", "> # and so on\n".repeat(20));
    let reading = reading_of(recognise(&format!("{plain}\nThanks!\n{quoted}")).unwrap());
    assert!(reading.stopped.is_some());
    assert_eq!(reading.record.line.len(), game.plies().len() - 1, "all but the turn with the stray word");
}
