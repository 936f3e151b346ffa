use ansa_core::notation::PositionText;
use ansa_core::puzzle::{PuzzleFile, PuzzleLineError};
use ansa_core::recognise::recognise;
use ansa_core::record::{Archive, GameReading, Record, unpack};

use super::Reason;
use crate::formats::begun_turn::position_of;

const SETUPS: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 md7 ee7 cf7 dg7 hh7\n";

/// Why a record can't be read, or its game not to its end.
fn of_record(text: &str) -> String {
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => return error.reason(),
    };
    match GameReading::from_record(&record) {
        Ok(reading) => reading.stopped.map_or_else(String::new, |error| error.reason()),
        Err(error) => error.reason(),
    }
}

#[test]
fn a_turn_of_a_record_is_illegal_at_its_place() {
    let after_setups = |turn: &str| of_record(&format!("{SETUPS}{turn}"));
    for (turn, reason) in [
        (
            "2g Ee2n Ee3n Ee3n",
            "Line 3, character 14, turn 2g, “Ee3n”: There is no gold elephant on e3, which is empty.",
        ),
        (
            "2g Me2n",
            "Line 3, character 4, turn 2g, “Me2n”: There is no gold camel on e2: the piece there is a gold elephant.",
        ),
        ("2g Ee2s", "Line 3, character 4, turn 2g, “Ee2s”: The gold rabbit on e1 is in the way."),
        ("2g Ra1w", "Line 3, character 4, turn 2g, “Ra1w”: The gold rabbit on a1 would leave the board."),
        ("2g Ee2n Rc3x", "Line 3, character 9, turn 2g, “Rc3x”: No gold rabbit is captured on c3."),
        (
            "2g Ee2n Ee3s",
            "Line 3, character 1, turn 2g: After the turn, every piece is back where it started.",
        ),
        ("2g pass", "Line 3, character 1: A turn has at least one step, so “pass” alone is not a turn."),
        ("3g Ee2n", "Line 3, character 1, turn 3g: This should be turn 2g."),
        (
            "2g Ee2n Qa1",
            "Line 3, character 9: In “Qa1”, “Q” is not a piece. The pieces are R, C, D, H, M and E for gold, and r, c, d, h, m and e for silver.",
        ),
    ] {
        assert_eq!(after_setups(turn), reason, "{turn}");
    }
    assert_eq!(
        of_record(&SETUPS.replace("Hh2", "Ch2")),
        "Line 1, character 1, turn 1g: Gold has 2 cats, but the setup has 3."
    );
}

#[test]
fn a_record_cannot_be_read_at_its_place() {
    for (text, reason) in [
        ("1g Ra1 {a remark", "Line 1, character 8: This comment has no closing brace."),
        ("Ee2n", "Line 1, character 1: “Ee2n” belongs to no turn. A label such as 12g must come first."),
        (
            "[Position \"g [x]\"]\n2g Ee2n",
            "Line 1, character 1, tag Position, character 4: Expected 64 squares between the brackets, but found 1.",
        ),
        ("[Rules \"my own\"]\n1g Ra1", "The value of the tag Rules can’t be understood."),
        ("1g Ra1 ( 1s ra7", "Line 1, character 8: This variation is not closed."),
    ] {
        assert_eq!(of_record(text), reason, "{text}");
    }
}

#[test]
fn positions_links_archives_and_puzzles_have_reasons() {
    let position =
        |text: &str| PositionText::read(text).map_or_else(|error| error.reason(), |_| String::new());
    assert_eq!(position(""), "Line 1, character 1: A position must begin with the side to move, g or s.");
    assert_eq!(position("x [ ]"), "Line 1, character 1: Expected the side to move, g or s, but found “x”.");
    let crowded = PositionText::read(&format!("g [{:<64}]", "EE")).expect("a text of a position");
    let reason = position_of(&crowded).map_or_else(|error| error.reason(), |_| String::new());
    assert_eq!(
        reason,
        "This position can’t be played: there are 2 gold elephants, but a side has only 1, Gold has no rabbits and \
         Silver has no rabbits."
    );
    let recognised = |text: &str| recognise(text).map_or_else(|error| error.reason(), |_| String::new());
    assert_eq!(recognised("hello"), "“hello” is neither a game nor a position nor steps.");
    assert_eq!(recognised("8/7/8/8/8/8/8/8"), "Line 1, character 3: Row 7 has 7 squares instead of 8.");
    assert_eq!(
        unpack("z").map_or_else(|error| error.reason(), |_| String::new()),
        "The game in the link is packed in version “z”, which this version of the page can’t read."
    );
    let archive = |text| Archive::new(text).map_or_else(|error| error.reason(), |_| String::new());
    assert_eq!(
        archive("id\tname\n"),
        "Line 1, character 1: The first line of an archive must name its columns, but “id\tname” has no column movelist."
    );
    let file = |text| PuzzleFile::read(text).map_or_else(|error| error.reason(), |_| String::new());
    assert_eq!(file("puzzles"), "A puzzle file must begin with “ansa-puzzles 1”.");
    assert_eq!(PuzzleLineError::Task("win".to_owned()).reason(), "“win” is not a task.");
}
