//! Tests of reading archives: quickly, and in pieces.

use std::path::Path;

use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{Archive, Tag};
use serde_json::Value;

use super::*;
use crate::library::archive_row::whole_archive_game;
use crate::library::item::ImportedItem;
use crate::library::quick::quick_game;
use crate::library::stream::{ImportStream, StreamFault, StreamedText};

const HEADER: &str = "id\twusername\tbusername\tstartts\tresult\ttermination\tmovelist\n";

/// The row of a game.
fn row(id: usize, ended: &str, moves: &str) -> String {
    format!("{id}\tOmar\tFritz\t1700000000\t{ended}\t{moves}\n")
}

/// The moves of a game as they stand in a row.
fn moves(turns: &[&str]) -> String {
    let game = game(turns);
    let label = game.next_label();
    format!(
        "{}\\n{}{}",
        game.to_record().to_plain().trim_end().replace('\n', "\\n"),
        label.number,
        label.side.letter()
    )
}

/// The rows of the real games, if they are there.
fn real_rows() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/vectors/games.json");
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    let games: Vec<Value> = serde_json::from_str(&text).unwrap();
    let line = |(ply, turn): (usize, &Value)| {
        format!("{}{} {}", ply / 2 + 1, ["w", "b"][ply % 2], turn.as_str().unwrap())
    };
    games
        .iter()
        .map(|game| {
            let turns: Vec<String> = game["moves"].as_array().unwrap().iter().enumerate().map(line).collect();
            let winner = if game["result"] == "g" { "w" } else { "b" };
            let ended = format!("{winner}\t{}", game["reason"].as_str().unwrap());
            row(game["id"].as_u64().unwrap() as usize, &ended, &turns.join("\\n"))
        })
        .collect()
}

/// The quick and the full reading of the only row.
fn both(row: &str) -> (Option<ImportedGame>, Result<ImportedGame, String>) {
    let text = format!("{HEADER}{row}");
    let row = Archive::new(&text).unwrap().next().unwrap().unwrap();
    let tags = [Tag::new("Gold", "Omar").unwrap(), Tag::new("Silver", "Fritz").unwrap()];
    (quick_game(&row, &tags, RuleSet::CURRENT), whole_archive_game(&row, tags.to_vec()))
}

#[test]
fn both_readings_give_the_same() {
    let own = [
        row(1, "w\tr", &moves(&["Ee2n", "ra7s"])),
        row(2, "b\tt", &moves(&["Cc2n", "ra7s ra6s"])),
        // Without its capture.
        row(3, "b\tt", &moves(&["Cc2n", "ra7s"]).replace(" Cc3x", "")),
        // In progress.
        row(4, "u\t", &moves(&["Ee2n Ee3n"])),
    ];
    let (rows, mut quickly) = ([&own[..], &real_rows()].concat(), 0);
    for row in &rows {
        let (quick, whole) = both(row);
        let whole = whole.unwrap_or_else(|reason| panic!("{reason}: {row}"));
        if let Some(quick) = quick {
            quickly += 1;
            assert!(quick.is_unchecked);
            assert_eq!(ImportedGame { is_unchecked: false, ..quick }, whole);
        }
    }
    assert!(quickly >= 4 && quickly * 10 >= rows.len() * 9, "{quickly} of {}", rows.len());
    let (quick, _) = both(&own[2]);
    assert!(quick.is_some_and(|game| game.text.contains("Cc2n Cc3x")), "the capture is written");
}

#[test]
fn what_is_not_plain_is_left_to_the_full_reading() {
    let plain = moves(&["Ee2n", "ra7s"]);
    assert!(both(&row(1, "w\tr", &plain)).0.is_some());
    for (from, to) in [
        ("2g Ee2n", "2g Ed2n"),
        ("2g Ee2n", "2g Ee1n"),
        ("2g Ee2n", "2g Ee2s"),
        ("2g Ee2n", "2g Ee2n Ee3n Ee4n Ee5n Ee6w"),
        ("2g Ee2n", "2g Ee2n Cc3x"),
        ("2g Ee2n", "3g Ee2n"),
        ("2g Ee2n", "2g"),
        ("2g Ee2n", "2g takeback\\n2g Ee2n"),
        ("2s ra7s", "2s resigns"),
        ("2s ra7s", "2s ra7s {a comment}"),
        ("Ra1 ", ""),
        ("Ra1", "Ra9"),
        ("Ra1", "Ea1"),
        ("3g", "3g\\n3g"),
    ] {
        let other = plain.replacen(from, to, 1);
        assert_ne!(other, plain);
        assert!(both(&row(1, "w\tr", &other)).0.is_none(), "{other}");
    }
    // The board does not show what the archive says, or shows more.
    assert!(both(&row(1, "w\tg", &plain)).0.is_none());
    assert!(both(&row(1, "w\tm", &plain)).0.is_none());
    assert!(both(&row(1, "w\tr", "")).0.is_none());
}

/// A game that only the rules can refuse: a rabbit goes backward.
fn illegal() -> String {
    moves(&["Ra2n", "ra7s"])
        .replacen("2s ra7s", "2s ra7s\\n3g Ra3s\\n3s ra6s", 1)
        .replace("ra6s\\n3g", "ra6s")
}

#[test]
fn an_illegal_game_is_opened_up_to_its_first_illegal_turn() {
    let game = both(&row(1, "w\tr", &illegal())).0.expect("nobody has looked at the rules");
    let entry =
        LibraryEntry { is_unchecked: true, ..LibraryEntry::new("id".to_owned(), 1, TODAY, game.summary) };
    assert_eq!(LibraryEntry::read("id", &entry.write().unwrap()).as_ref(), Ok(&entry));
    let stored = StoredGame { entry, text: game.text };
    let reading = stored.read().expect("its beginning is legal");
    assert!(reading.error.is_some());
    assert_eq!(reading.play.game().plies().len(), 4);
    assert!(reading.play.document.to_text().contains("%unread 3g Ra3s"), "the rest is kept");
    assert_eq!(reading.play.game().outcome(), None);
    // An own game of the page is not shortened.
    let own =
        StoredGame { entry: LibraryEntry { is_unchecked: false, ..stored.entry.clone() }, ..stored.clone() };
    assert!(own.read().is_err());
    // An export keeps what is known about it.
    let file = write_file(&[stored], &[]).unwrap();
    let items: Vec<_> = Import::new(&file).collect();
    let [ImportedItem::Game(game)] = &items[..] else { panic!("{items:?}") };
    assert!(game.error.is_some());
}

/// Everything that a stream finds in a file that arrives in pieces of this size.
fn stream(bytes: &[u8], size: usize) -> Result<(Vec<ImportedItem>, Option<String>), StreamFault> {
    let (mut stream, mut pieces) = (ImportStream::new(), bytes.chunks(size));
    let (mut items, mut whole) = (Vec::new(), None);
    loop {
        match stream.next_part()? {
            StreamedText::More => match pieces.next() {
                Some(piece) => stream.add(piece),
                None => stream.end(),
            },
            StreamedText::Rows(rows) => items.extend(rows),
            StreamedText::Whole(text) => whole = Some(text),
            StreamedText::End => return Ok((items, whole)),
        }
    }
}

#[test]
fn an_archive_is_read_the_same_in_pieces_of_any_size() {
    let mut text = HEADER.to_owned();
    for id in 1..=2000 {
        text += &row(id, "w\tr", &moves(&["Ee2n", "ra7s"]));
        if id % 500 == 0 {
            // A row with a fault, one over several lines, and another archive with other columns.
            text += "a row\tof two cells\n";
            text += &row(id, "w\tr", &format!("\"{}\"", moves(&["Ee2n"]).replace("\\n", "\n")));
            text += "movelist\tid\n";
            text.extend([moves(&["Ee2n", "ra7s"]), format!("\t{id}\n{HEADER}")]);
        }
    }
    let (expected, _) = stream(text.as_bytes(), usize::MAX >> 1).unwrap();
    assert_eq!(expected, Import::new(&text).collect::<Vec<_>>(), "as in one piece");
    let games = expected.iter().filter(|item| matches!(item, ImportedItem::Game(_))).count();
    assert_eq!((expected.len(), games), (2012, 2008));
    let failure = expected.iter().find_map(|item| match item {
        ImportedItem::Failure(FilePart::Line(line, None), _) => Some(*line),
        _ => None,
    });
    assert_eq!(failure, Some(502));
    for size in [1 << 10, 65_536, 100_003] {
        assert!(stream(text.as_bytes(), size).unwrap().0 == expected, "pieces of {size} bytes");
    }
}

#[test]
fn other_forms_are_read_whole() {
    let record = game(&["Ee2n"]).to_record().to_plain();
    for text in ["", "{}", "é", "\u{0}", &record] {
        assert_eq!(stream(text.as_bytes(), 1), Ok((Vec::new(), Some(text.to_owned()))));
    }
    assert_eq!(stream(b"\xff\xfe1", 1), Ok((Vec::new(), Some("\u{fffd}\u{fffd}1".to_owned()))));
}

#[test]
fn no_file_needs_unlimited_memory() {
    let long = vec![b'x'; 1 << 20];
    let mut endless = ImportStream::new();
    let fault = (0..1000).find_map(|_| {
        endless.add(&long);
        endless.next_part().err()
    });
    assert_eq!(fault, Some(StreamFault::LongText));
    let mut row = ImportStream::new();
    row.add(HEADER.as_bytes());
    let fault = (0..1000).find_map(|_| {
        row.add(&long);
        loop {
            match row.next_part() {
                Ok(StreamedText::More) => return None,
                Ok(_) => {}
                Err(fault) => return Some(fault),
            }
        }
    });
    assert_eq!(fault, Some(StreamFault::LongLine(2)));
    // Quotation marks that never close, and rows of nothing.
    for text in [format!("{HEADER}{}", "\"\n".repeat(300_000)), format!("{HEADER}{}", "\t\n".repeat(300_000))]
    {
        assert!(stream(text.as_bytes(), 65_536).is_ok());
    }
}

#[test]
fn two_rows_of_equal_turns_and_players_are_two_games_and_the_same_row_is_one() {
    let key = |row: &str| match Import::new(&format!("{HEADER}{row}")).collect::<Vec<_>>().as_slice() {
        [ImportedItem::Game(game)] => game.key(),
        items => panic!("one game: {items:?}"),
    };
    let text = moves(&["Ee2n"]);
    let first = row(1, "w\tr", &text);
    assert_eq!(key(&first), key(&first.clone()));
    for other in [row(2, "w\tr", &text), first.replace("1700000000", "1700000060")] {
        assert_ne!(key(&other), key(&first), "{other}");
    }
    // The same game as a record, whose key does not depend on where it is.
    let record = game(&["Ee2n"]).to_record().to_tagged();
    let keys: Vec<String> = Import::new(&format!("{record}\n*\n\n{record}"))
        .map(|item| match item {
            ImportedItem::Game(game) => game.key(),
            item => panic!("a game: {item:?}"),
        })
        .collect();
    assert!(keys.len() == 2 && keys[0] == keys[1], "{keys:?}");
}
