//! Random records in the form that a reader produces.

use ansa_core::notation::PlyText;
use ansa_core::record::{
    Comment, CommentCommand, Entry, Form, Glyph, Record, Records, Tag, Variation, write_records,
};
use ansa_core::{Label, Side};

use crate::common::Random;

fn text(random: &mut Random) -> String {
    const PIECES: [&str; 24] = [
        "a",
        "rabbit",
        " ",
        "\n",
        "\r\n",
        "\\",
        "\\\\",
        "}",
        "{",
        "[",
        "]",
        "[%",
        "[%emt 1]",
        "\"",
        "(",
        ")",
        "é",
        "\u{1F407}",
        "1g",
        "Ra1n",
        "!",
        "*",
        "\\n",
        "\\}",
    ];
    (0..random.below(8)).map(|_| PIECES[random.below(PIECES.len())]).collect()
}

pub(crate) fn comment(random: &mut Random) -> Comment {
    let mut comment = Comment::new(&text(random));
    for _ in 0..random.below(3) {
        let name = ["emt", "clk", "eval", "cal", "csl", "x-y", "%"][random.below(7)];
        comment.set_command(CommentCommand::new(name, &text(random)).unwrap());
    }
    comment
}

fn ply(random: &mut Random) -> PlyText {
    let mut word = |placement: bool| {
        let piece = char::from(b"RCDHMErcdhme"[random.below(12)]);
        let square = ansa_core::Square::from_index(random.below(64) as u8).unwrap();
        let action = char::from(b"nesxw"[random.below(5)]);
        if placement { format!("{piece}{square} ") } else { format!("{piece}{square}{action} ") }
    };
    let words: String = (0..4).map(|_| word(false)).collect();
    let placements: String = (0..16).map(|_| word(true)).collect();
    match random.below(10) {
        0 => "takeback".parse(),
        1 => ["resigns", "lost"][random.below(2)].parse(),
        2 | 3 => placements.parse(),
        4 => "".parse(),
        _ => words.parse(),
    }
    .unwrap()
}

fn line(random: &mut Random, first: Label, depth: usize) -> Vec<Entry> {
    let mut line = Vec::new();
    let mut label = first;
    for number in 0..=random.below(6) {
        // Sometimes a number is skipped, as in truncated records. A repeated first setup would begin another game, and
        // variations need labels that continue.
        let next = label.next().unwrap();
        if number > 0 {
            label = if random.below(10) == 0 { Label { number: next.number + 5, ..next } } else { next };
        }
        let mut entry = Entry::new(label, ply(random));
        for _ in 0..random.below(2) {
            entry.glyphs.push(Glyph::ALL[random.below(6)]);
        }
        if random.below(2) == 0 {
            entry.comment = comment(random);
        }
        if depth < 4 {
            for _ in 0..random.below(3).saturating_sub(depth) {
                entry.variations.push(Variation {
                    comment: if random.below(2) == 0 { comment(random) } else { Comment::default() },
                    line: self::line(random, label, depth + 1),
                });
            }
        }
        line.push(entry);
    }
    // Readers drop a bare label at the end.
    let last = line.last_mut().filter(|last| last.ply == PlyText::Empty);
    if let Some(last) = last {
        last.ply = "Ra1n".parse().unwrap();
    }
    line
}

/// Tags with known and unknown names, some of them repeated.
pub(crate) fn tags(random: &mut Random) -> Vec<Tag> {
    let tag = |random: &mut Random| {
        let name = ["Event", "White", "Black", "Result", "x", "a-b_c", "é"][random.below(7)];
        Tag::new(name, &text(random)).unwrap()
    };
    let count = random.below(4);
    (0..count).map(|_| tag(random)).collect()
}

/// A record in the form that a reader produces.
pub(crate) fn record(random: &mut Random) -> Record {
    let mut record = Record { tags: tags(random), ..Record::default() };
    if random.below(2) == 0 {
        record.comment = comment(random);
    }
    if random.below(10) > 0 {
        let number = [1, 1, 1, 2, 17][random.below(5)];
        let side = if random.below(4) == 0 { Side::Silver } else { Side::Gold };
        record.line = line(random, Label { number, side }, 0);
    }
    record
}

#[test]
fn what_is_written_reads_the_same() {
    let mut random = Random(2026);
    let mut entries = 0;
    for _ in 0..3000 {
        let record = record(&mut random);
        entries += record.line.len();
        let text = record.to_tagged();
        let again = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again, record, "{text}");
        assert_eq!(again.to_tagged(), text);
        let plain = record.to_plain();
        let again = Record::read(&plain).unwrap_or_else(|error| panic!("{error}\n{plain}"));
        assert_eq!(again.to_plain(), plain);
        assert_eq!(
            again.line.iter().map(|entry| (entry.label, &entry.ply)).collect::<Vec<_>>(),
            record
                .line
                .iter()
                .map(|entry| (entry.label, &entry.ply))
                .take(again.line.len())
                .collect::<Vec<_>>()
        );
        for joined in [text.replace('\n', "\r\n"), plain.replace('\n', "\\n")] {
            assert!(Record::read(&joined).is_ok(), "{joined}");
        }
    }
    assert!(entries > 5000, "the test would say little: {entries}");
}

#[test]
fn files_of_several_games_read_the_same() {
    let mut random = Random(99);
    for _ in 0..500 {
        let records: Vec<_> = (0..random.below(5)).map(|_| record(&mut random)).collect();
        let records: Vec<_> = records.into_iter().filter(|record| *record != Record::default()).collect();
        let text = write_records(&records, Form::Tagged);
        let again: Vec<_> = Records::new(&text).collect::<Result<_, _>>().unwrap();
        assert_eq!(again, records, "{text}");
    }
}
