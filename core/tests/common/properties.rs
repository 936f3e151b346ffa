//! Properties of the parsers for every text: they do not panic, errors have messages, and accepted texts read back the
//! same. Each function returns whether the text was accepted.
//!
//! The fuzz targets and the tests with mutated texts use them.
#![allow(dead_code, reason = "each program uses its own part of this")]
#![allow(clippy::expect_used, clippy::missing_panics_doc, reason = "a property that does not hold panics")]

use ansa_core::Label;
use ansa_core::clock::TimeControl;
use ansa_core::notation::{Marker, PlyText, PositionText};
use ansa_core::puzzle::{PuzzleFile, write_puzzles};
use ansa_core::recognise::{self, RecognisedContent, TextKind};
use ansa_core::record::{
    Archive, Form, GameTree, PackedError, Record, RecordReading, Records, TreeError, judge_file, pack,
    replay, unpack, write_records,
};

pub(crate) fn ply(text: &str) -> bool {
    let Ok(ply) = text.parse::<PlyText>() else { return false };
    assert_eq!(ply.to_string().parse(), Ok(ply));
    true
}

pub(crate) fn label(text: &str) -> bool {
    let Ok(label) = text.parse::<Label>() else { return false };
    assert_eq!(label.to_string().parse(), Ok(label));
    true
}

pub(crate) fn position(text: &str) -> bool {
    let position = match PositionText::read(text) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    assert_eq!(PositionText::read(&position.to_diagram()).as_ref(), Ok(&position));
    assert_eq!(PositionText::read(&position.to_short()).expect("it reads").squares, position.squares);
    if let Ok(turn) = position.turn() {
        assert_eq!(turn.position().board().to_pieces(), position.squares);
    }
    true
}

pub(crate) fn time_control(text: &str) -> bool {
    let Ok(control) = text.parse::<TimeControl>() else { return false };
    assert_eq!(control.to_string().parse(), Ok(control));
    assert!(!control.describe().is_empty());
    true
}

pub(crate) fn record(text: &str) -> bool {
    let read: Vec<_> = Records::new(text).collect();
    let lines = u32::try_from(text.matches('\n').count()).expect("a short text") + 1;
    for error in read.iter().filter_map(|record| record.as_ref().err()) {
        assert!(error.place.line <= lines && !error.to_string().is_empty());
    }
    let records: Vec<Record> = read.into_iter().flatten().collect();
    let tagged = write_records(&records, Form::Tagged);
    let again: Vec<_> = Records::new(&tagged).collect::<Result<_, _>>().expect("what was written reads");
    assert_eq!(again, records, "{tagged}");
    assert_eq!(write_records(&again, Form::Tagged), tagged);
    let plain = write_records(&records, Form::Plain);
    let again: Vec<_> = Records::new(&plain).collect::<Result<_, _>>().expect("what was written reads");
    assert_eq!(write_records(&again, Form::Plain), plain);
    Record::read(text).is_ok()
}

/// What is recognised is recognised again when it is written in the canonical form, and no other reader takes it.
pub(crate) fn recognise(text: &str) -> bool {
    let found = match recognise::recognise(text) {
        Ok(found) => found,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let again = |text: &str| recognise::recognise(text).expect("what was written is recognised");
    match found.content {
        RecognisedContent::Game(reading) => {
            let written = reading.record.to_tagged();
            let found = again(&written);
            // Without what surrounded them, setups that no game has are a position.
            if found.kind == TextKind::PieceList {
                return true;
            }
            let RecognisedContent::Game(read) = found.content else {
                panic!("a record stays one: {written}")
            };
            // Whether a record reads back the same is a property of its own.
            assert_eq!(*read, RecordReading::read(&written), "{written}");
        }
        RecognisedContent::Position(position) => {
            let written = again(&position.to_diagram()).content;
            assert_eq!(written, RecognisedContent::Position(position));
        }
        RecognisedContent::Steps(steps) => {
            let written = PlyText::Turn(steps.clone()).to_string();
            assert_eq!(again(&written).content, RecognisedContent::Steps(steps));
        }
    }
    true
}

/// The legal records of a text are unchanged after the first pass through a tree, and their trees come back from links.
pub(crate) fn tree(text: &str) -> bool {
    let mut legal = false;
    for record in Records::new(text).flatten() {
        let main_line = replay(&record, record.rules());
        let tree = match GameTree::from_record(&record) {
            Ok(tree) => tree,
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                continue;
            }
        };
        let game = main_line.expect("the tree has the main line too");
        let takeback = PlyText::Marker(Marker::Takeback);
        if record.line.iter().all(|entry| entry.ply != takeback) {
            assert_eq!(tree.main_line().len(), game.plies().len());
        }
        legal = true;
        same_again(&tree);
        let written = match tree.to_record() {
            Ok(written) => written,
            // Turns that were taken back can nest without limit.
            Err(error) => {
                assert_eq!(error, TreeError::TooDeep);
                continue;
            }
        };
        let read = Record::read(&written.to_tagged()).expect("what was written reads");
        assert_eq!(read, written);
        let again = GameTree::from_record(&read).expect("what was legal is legal");
        assert_eq!(again.to_record().as_ref(), Ok(&written));
    }
    legal
}

pub(crate) fn archive(text: &str) -> bool {
    let judged = judge_file(text).map(|game| game.to_string()).filter(String::is_empty).count();
    assert_eq!(judged, 0);
    let Ok(archive) = Archive::new(text) else { return false };
    let mut read = 0usize;
    for row in archive {
        let Ok(game) = row else { return false };
        let _ = (game.id(), game.winner(), game.reason(), game.started(), game.ended());
        match game.record() {
            Ok(_) => read += 1,
            Err(error) => {
                assert_eq!(error.place.line, game.line(), "a record is one line of the file");
                return false;
            }
        }
    }
    read > 0
}

/// A packed game: the text as it is, and with the version and the checksum that fit the rest. What it holds is packed
/// again into a text with the same content.
pub(crate) fn packed(text: &str) -> bool {
    if let Err(error) = unpack(text) {
        assert!(!error.to_string().is_empty());
    }
    let payload: String = text.chars().skip(5).filter(|&letter| is_digit(letter)).collect();
    match unpack(&sealed(&payload)) {
        Ok(tree) => {
            same_again(&tree);
            true
        }
        Err(error) => {
            let of_the_seal =
                matches!(error, PackedError::Version(_) | PackedError::Letter(_) | PackedError::Damaged);
            assert!(!of_the_seal, "{error}");
            false
        }
    }
}

/// Packs a tree, unpacks it, and compares the records. Returns the packed game.
pub(crate) fn same_again(tree: &GameTree) -> String {
    let packed = pack(tree).expect("the tree is not that large");
    let again = unpack(&packed).expect("what was packed unpacks");
    assert_eq!(again.to_record(), tree.to_record());
    assert_eq!(again.len(), tree.len());
    assert_eq!(pack(&again).as_ref(), Ok(&packed));
    packed
}

const fn is_digit(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}

/// The digits of a packed game with the version and the checksum before them, as `docs/link-format.md` describes them.
pub(crate) fn sealed(payload: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut sum = 0x00B7_04CEu32;
    for bit in format!("1{payload}").bytes().flat_map(|byte| (0..8).rev().map(move |at| byte >> at & 1)) {
        let top = sum >> 23 & 1;
        sum = sum << 1 & 0x00FF_FFFF;
        if top != u32::from(bit) {
            sum ^= 0x0086_4CFB;
        }
    }
    let check = [18, 12, 6, 0].map(|at| char::from(LETTERS[(sum >> at & 63) as usize]));
    format!("1{}{payload}", check.iter().collect::<String>())
}

/// A file of puzzles, with and without the line of its version. Judging the answers of goals in two turns takes long, so
/// only what is read is checked.
pub(crate) fn puzzles(text: &str) -> bool {
    let with_version = format!("ansa-puzzles 1\n{text}");
    let files = [text, &with_version].map(PuzzleFile::read);
    for file in files.iter().flatten() {
        for line in &file.quarantined {
            assert!(line.line > 0 && !line.to_string().is_empty());
        }
        let written = write_puzzles(&["a comment"], &file.puzzles);
        let again = PuzzleFile::read(&written).expect("what was written reads");
        assert!(again.quarantined.is_empty());
        assert_eq!(again.puzzles, file.puzzles);
    }
    files.iter().flatten().any(|file| !file.puzzles.is_empty())
}
