//! Archive files.

use ansa_core::Side;
use ansa_core::notation::Place;
use ansa_core::position::outcome::Reason;
use ansa_core::record::{Archive, ArchiveError, RecordError};

const HEADER: &str = "id\twusername\tbusername\twrating\tbrating\ttimecontrol\tstartts\tendts\tresult\ttermination\tplycount\tmovelist\tevents\n";

#[test]
fn rows() {
    let text = format!(
        "{HEADER}12\tann\tbob\t1500\t\t0:30/5/100/3/8\t1000\t2000\tw\tg\t2\t1w Ra1\\n1b ra8\\n2w Ra1n\\n2b\tx\r\n\n\
         13\tann\tbob\t?\t1600\t\t\t\tu\t\t1\t1w Ra1\t\n"
    );
    let mut games = Archive::new(&text).unwrap();
    let game = games.next().unwrap().unwrap();
    assert_eq!((game.id(), game.line()), (Some("12"), 2));
    assert_eq!((game.player(Side::Gold), game.player(Side::Silver)), (Some("ann"), Some("bob")));
    assert_eq!((game.rating(Side::Gold), game.rating(Side::Silver)), (Some(1500), None));
    assert_eq!((game.started(), game.ended()), (Some(1000), Some(2000)));
    assert_eq!((game.winner(), game.reason()), (Some(Side::Gold), Some(Reason::Goal)));
    assert_eq!(game.move_number(), Some(2));
    assert_eq!(game.time_control(), Some("0:30/5/100/3/8"));
    assert_eq!((game.column("events"), game.column("site")), (Some("x"), None));
    assert_eq!(game.record().unwrap().to_plain(), "1g Ra1\n1s ra8\n2g Ra1n\n");
    let game = games.next().unwrap().unwrap();
    assert_eq!((game.line(), game.winner(), game.reason()), (4, None, None));
    assert_eq!((game.rating(Side::Gold), game.rating(Side::Silver)), (None, Some(1600)));
    assert_eq!(game.column("events"), None);
    assert!(games.next().is_none());
}

#[test]
fn every_reason_letter_is_read() {
    for letter in "gemtrifaspn".chars() {
        let text = format!("termination\tmovelist\n{letter}\t");
        let game = Archive::new(&text).unwrap().next().unwrap().unwrap();
        assert_eq!(game.reason().map(Reason::letter), Some(letter));
    }
    let text = "termination\tmovelist\nz\t\ngg\t";
    assert!(Archive::new(text).unwrap().all(|game| game.unwrap().reason().is_none()));
}

#[test]
fn wrong_files_and_rows() {
    let error = Archive::new("1g Ra1").unwrap_err();
    assert_eq!(error.error, ArchiveError::NoMoves("1g Ra1".into()));
    assert!(!Archive::is_archive("1g Ra1") && !Archive::is_archive(""));
    assert!(Archive::is_archive("\u{feff}movelist\n") && Archive::is_archive("movelist"));
    let text = "id\tmovelist\n1\n2\t1w Ra1\n3\t1w\tx\ty\n";
    let rows: Vec<_> = Archive::new(text).unwrap().collect();
    assert_eq!(rows.len(), 3, "a wrong row does not end the file");
    let error = rows[0].as_ref().unwrap_err();
    assert_eq!(error.place, Place { line: 2, column: 1 });
    assert_eq!(error.error, ArchiveError::ColumnCount { expected: 2, found: 1 });
    assert!(rows[1].is_ok());
    assert_eq!(rows[2].as_ref().unwrap_err().error, ArchiveError::ColumnCount { expected: 2, found: 4 });
}

#[test]
fn a_wrong_record_names_its_place_in_the_file() {
    let text = "id\tmovelist\n1\t1w Ra1\\n1b ra8\\n2w Ra9n";
    let game = Archive::new(text).unwrap().next().unwrap().unwrap();
    let error = game.record().unwrap_err();
    assert_eq!(error.place, Place { line: 2, column: 3 + "1w Ra1__1b ra8__2w ".len() as u32 });
    assert!(matches!(error.error, RecordError::Ply(_)));
}

#[test]
fn rows_without_a_header() {
    let row = "77\t1\t2\tann\tbob\t\t\tus\tde\t1500\t1600\t30\t30\th\tb\tCasual game\tIGS\t2/2\t0\t1112313600\t1112317200\tw\tg\t3\tIGS\t1\t0\t1w Ra1\\n1b ra8\t\n";
    let text = format!("{row}{row}");
    let games: Vec<_> = Archive::without_header(&text).unwrap().collect::<Result<_, _>>().unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!((games[1].id(), games[1].line()), (Some("77"), 2));
    assert_eq!((games[0].player(Side::Silver), games[0].started()), (Some("bob"), Some(1_112_313_600)));
    assert_eq!((games[0].winner(), games[0].reason()), (Some(Side::Gold), Some(Reason::Goal)));
    assert_eq!(games[0].record().unwrap().line.len(), 2);
    let short = "5\tx\t1g Ra1\n";
    let game = Archive::without_header(short).unwrap().next().unwrap().unwrap();
    assert_eq!((game.id(), game.winner()), (Some("5"), None));
    assert_eq!(game.record().unwrap().line.len(), 1);
    for other in ["", "1g Ra1\tRb1\n", "1g\tRa1", "x\t1g Ra1", "5\tx\n", "5 1g Ra1"] {
        assert!(Archive::without_header(other).is_none(), "{other}");
    }
}

#[test]
fn archives_end_to_end() {
    let text = "# one\nid\tmovelist\n7\t1g Ra1\\n1s ra8\n\u{feff}movelist\tevent\tid\r\n1g Rb1\tx\t8\n\n% two\n\"id\"\t\"movelist\"\n9\t1g Rc1\n";
    let games: Vec<_> = Archive::new(text).unwrap().map(Result::unwrap).collect();
    let about: Vec<_> = games.iter().map(|game| (game.id(), game.line(), game.column("event"))).collect();
    assert_eq!(about, [(Some("7"), 3, None), (Some("8"), 5, Some("x")), (Some("9"), 9, None)]);
    assert_eq!(games[1].record().unwrap().to_plain(), "1g Rb1\n");
    let rows = "5\tx\t1g Ra1\nid\tmovelist\n6\t1g Ra1\n";
    let games: Vec<_> = Archive::without_header(rows).unwrap().map(Result::unwrap).collect();
    assert_eq!(games.iter().map(|game| game.id()).collect::<Vec<_>>(), [Some("5"), Some("6")]);
    let error = Archive::new("\n# none\n1g Ra1").unwrap_err();
    assert_eq!(error.place, Place { line: 3, column: 1 });
}

#[test]
fn cells_in_quotation_marks() {
    let text = "\"id\"\tevent\twusername\tmovelist\r\n\
                \"1\"\t\"the \"\"great\"\" cup\"\t\"Al\" of old\t\"1g Ra1\\n1s ra9\"\r\n\
                2\t\"a\tb\nc\"\t\"open\t\"1g Ra1\n1s ra8\"\n\
                3\t\"\"\t\"\t1g Ra1\n\
                \"4\"\t\"x\"\ty\t\"1g Ra1\n1s ra9\"";
    let games: Vec<_> = Archive::new(text).unwrap().map(Result::unwrap).collect();
    let about: Vec<_> = games.iter().map(|game| (game.id(), game.column("event"), game.line())).collect();
    assert_eq!(
        about,
        [
            (Some("1"), Some("the \"great\" cup"), 2),
            (Some("2"), Some("a\tb\nc"), 3),
            (Some("3"), None, 6),
            (Some("4"), Some("x"), 7),
        ]
    );
    assert_eq!(
        (games[0].player(Side::Gold), games[1].player(Side::Gold)),
        (Some("\"Al\" of old"), Some("\"open"))
    );
    assert_eq!(games[1].record().unwrap().to_plain(), "1g Ra1\n1s ra8\n");
    assert_eq!(games[0].record().unwrap_err().place, Place { line: 2, column: 49 });
    assert_eq!(games[3].record().unwrap_err().place, Place { line: 8, column: 4 });
    let reading = games[3].reading();
    assert_eq!(
        (reading.record.line.len(), reading.stopped.unwrap().place),
        (1, Place { line: 8, column: 4 })
    );
    let rows = "\"5\"\t\"x\"\t\"1g Ra1\"\n";
    assert_eq!(Archive::without_header(rows).unwrap().next().unwrap().unwrap().id(), Some("5"));
}

#[test]
fn long_archives_take_no_longer_than_they_are() {
    let count = 200_000;
    for row in
        ["1\t\"", "1\t\"\"\"", "\"1\t\"\"", "\"\"\"\"\t1g Ra1", "\"1\"\t\"1g Ra1\"", "#", "id\tmovelist"]
    {
        let text = format!("id\tmovelist\n{}", format!("{row}\n").repeat(count));
        let start = std::time::Instant::now();
        let _ = Archive::new(&text).unwrap().count();
        assert!(start.elapsed().as_secs() < 5, "{row} took {:?}", start.elapsed());
    }
}

#[test]
fn a_stray_tab_in_a_record_costs_nothing() {
    let row = include_str!("../data/row-with-stray-tab.tsv");
    let plain = |archive: Option<Archive<'_>>| {
        let game = archive.unwrap().next().unwrap().unwrap();
        game.record().unwrap().to_plain()
    };
    let expected = plain(Archive::with_or_without_header(&row.replace("\t7b ", "\\n7b ")));
    assert_eq!(expected.lines().count(), 20);
    assert_eq!(plain(Archive::with_or_without_header(row)), expected);
    // Within a turn, and more than one.
    let tabs = row.replace(" Cg4n ", "\tCg4n ").replace("\\n9b ", "\t9b ");
    let game = Archive::without_header(&tabs).unwrap().next().unwrap().unwrap();
    assert_eq!(game.record().unwrap().to_plain(), expected);
    assert_eq!(
        (game.id(), game.player(Side::Gold), game.reason()),
        (Some("27557"), Some("gold"), Some(Reason::Resignation))
    );
    let few = "id\tmovelist\tevents\n7\t1w Ra1\t1b ra8\\n2w\tx\n8\t1w Ra1\tx\ty\n9\t\"1w Ra1\"\t1b ra8\tx\n";
    let rows: Vec<_> = Archive::new(few).unwrap().collect();
    assert_eq!(rows[0].as_ref().unwrap().record().unwrap().to_plain(), "1g Ra1\n1s ra8\n");
    assert_eq!(rows[0].as_ref().unwrap().column("events"), Some("x"));
    // What does not go on with the record is an error.
    let counts = ArchiveError::ColumnCount { expected: 3, found: 4 };
    for (row, line) in rows[1..].iter().zip([3, 4]) {
        let error = row.as_ref().unwrap_err();
        assert_eq!((error.place.line, &error.error), (line, &counts));
    }
}
