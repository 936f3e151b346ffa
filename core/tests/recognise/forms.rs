//! Every form, written from a game and read back.

use ansa_core::notation::{PlyText, PositionText};
use ansa_core::recognise::{RecognisedContent, TextKind, recognise};
use ansa_core::record::{Comment, GameReading, Tag};
use ansa_core::{Piece, RuleSet, Side, Square};

use super::{assert_is_game, game_of, position_of, random_game, reading_of, with_old_sides};

#[test]
fn records_of_both_forms_come_back() {
    for number in 0..8 {
        let game = random_game(number, 30);
        let plain = game.to_record().to_plain();
        for text in [plain.clone(), with_old_sides(&plain), plain.replace('\n', "\r\n")] {
            let (kind, record) = game_of(&text);
            assert_eq!(kind, TextKind::PlainRecord, "{text}");
            assert_is_game(&record, &game);
        }
        let mut noted = game.to_record();
        noted.tags.extend(Tag::new("Gold", "Omar"));
        noted.line[2].comment = Comment::new("moves = \"1w Ra1\", 20%0d and g [ ]\n8| r |\n7| r |");
        let (kind, record) = game_of(&noted.to_tagged());
        assert_eq!((kind, &record), (TextKind::TaggedRecord, &noted));
    }
}

#[test]
fn archive_rows_come_back_with_their_columns_as_tags() {
    let game = random_game(3, 20);
    let moves = with_old_sides(&game.to_record().to_plain()).replace('\n', "\\n");
    let header = "id\twusername\tbusername\twrating\tbrating\tevent\ttimecontrol\tstartts\tresult\ttermination\tmovelist";
    let row = format!("7\tOmar\tFritz\t2100\t1900\tWorld Championship\t2m/2m\t1200000000\tw\tr\t{moves}");
    let text = format!("{header}\n{row}\n{row}\n");
    let (kind, record) = game_of(&text);
    assert_eq!(kind, TextKind::ArchiveRows);
    let tags: Vec<String> = record.tags.iter().map(ToString::to_string).collect();
    assert_eq!(
        tags,
        [
            "[Event \"World Championship\"]",
            "[Gold \"Omar\"]",
            "[Silver \"Fritz\"]",
            "[GoldRating \"2100\"]",
            "[SilverRating \"1900\"]",
            "[TimeControl \"2m/2m\"]",
            // January 2008, by the rules of which a third repetition lost the game.
            "[Rules \"until-2008-07\"]",
            "[Result \"1-0\"]",
            "[ResultCode \"r\"]",
        ]
    );
    let reading = GameReading::from_record(&record).unwrap();
    assert_eq!(reading.outcome.unwrap().winner, Some(Side::Gold));
    assert_eq!(record.rule_set().unwrap(), RuleSet::at_unix_time(1_200_000_000));
    assert_eq!(recognise(&text).unwrap().games, 2);
    // Without the header, and after a row that is no game.
    let (kind, record) = game_of(&format!("12\tOmar\t{moves}\n"));
    assert_eq!(kind, TextKind::ArchiveRows);
    assert_is_game(&record, &game);
    let (_, record) = game_of(&format!("id\tmovelist\n1\n2\t\n3\t{moves}\n"));
    assert_is_game(&record, &game);
}

#[test]
fn the_first_of_several_games_is_read() {
    let (one, two) = (random_game(1, 6), random_game(2, 8));
    let (one_text, two_text) = (one.to_record().to_plain(), two.to_record().to_plain());
    for (text, first) in
        [(format!("{one_text}\n{two_text}"), &one), (format!("[Gold \"a\"]\n\n{two_text}\n{one_text}"), &two)]
    {
        let found = recognise(&text).unwrap();
        assert_eq!(found.games, 2);
        assert_is_game(&reading_of(found).record, first);
    }
}

#[test]
fn a_record_may_have_only_a_position() {
    let (kind, record) = game_of(&format!("[Position \"s [r{:62}R]\"]\n", ""));
    assert_eq!((kind, record.line.len()), (TextKind::TaggedRecord, 0));
}

#[test]
fn positions_of_every_form_come_back() {
    for number in 0..8 {
        let game = random_game(number, 41);
        let (position, label) = (game.position().unwrap(), game.next_label());
        let text = PositionText {
            number: Some(label.number),
            ..PositionText::new(position.board().to_pieces(), label.side)
        };
        let short = format!("{}{}", label.number, text.to_short());
        assert_eq!(position_of(&short), (TextKind::ShortPosition, text.clone(), false));
        let diagram = text.to_diagram();
        let dotted = diagram.replace('x', ".").replace("   a b", " a b");
        let escaped = ["\\n", "%0d", "%13"].map(|end| diagram.replace('\n', end));
        for diagram in [diagram.clone(), dotted].into_iter().chain(escaped) {
            assert_eq!(position_of(&diagram), (TextKind::Diagram, text.clone(), false), "{diagram}");
        }
        let rows = slash_rows(&text, true);
        for rows in [format!("{rows} {label}"), format!("{label} {rows}"), rows.replace('/', " /\n") + " 1g"]
        {
            let (kind, read, assumed) = position_of(&rows);
            assert_eq!((kind, &read.squares, assumed), (TextKind::SlashRows, &text.squares, false), "{rows}");
        }
        assert_eq!(position_of(&format!("{rows} {label}")).1, text);
        for rows in [rows, slash_rows(&text, false)] {
            let gold = PositionText::new(text.squares, Side::Gold);
            assert_eq!(position_of(&rows), (TextKind::SlashRows, gold, true), "{rows}");
        }
    }
}

/// The rows with slashes, with digits or dots for empty squares.
fn slash_rows(text: &PositionText, digits: bool) -> String {
    let rows = (0..8u8).rev().map(|rank| {
        let row: String = (0..8u8)
            .map(|file| Square::at(file, rank).unwrap())
            .map(|square| text.squares[square.index()].map_or('.', Piece::letter))
            .collect();
        if !digits {
            return row;
        }
        (1..=8).rev().fold(row, |row, count| row.replace(&".".repeat(count), &count.to_string()))
    });
    rows.collect::<Vec<_>>().join("/")
}

#[test]
fn a_diagram_without_a_side_is_golds() {
    let game = random_game(5, 12);
    let text = PositionText::new(game.position().unwrap().board().to_pieces(), Side::Gold);
    let diagram = text.to_diagram();
    let board = diagram.split_once('\n').unwrap().1;
    assert_eq!(position_of(board), (TextKind::Diagram, text.clone(), true));
    // The frame may be missing as well.
    let rows: Vec<&str> = board.lines().filter(|line| line.contains('|')).collect();
    assert_eq!(position_of(&rows.join("\n")), (TextKind::Diagram, text, true));
}

#[test]
fn steps_are_given_back_to_be_played() {
    for text in
        ["Ed2n Ed3n Hb2n", "  rb3e\nrc3x Hb2n", "Ed2n+Ed3n+Hb2n", "Ed2n%20Ed3n%20Hb2n", "“Ed2n Ed3n Hb2n”"]
    {
        let found = recognise(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!((found.kind, found.games), (TextKind::Steps, 0));
        let RecognisedContent::Steps(steps) = found.content else { panic!("{text}") };
        assert_eq!(steps.len(), 3);
        assert!(PlyText::Turn(steps).to_string().ends_with(" Hb2n"));
    }
}

#[test]
fn what_surrounds_a_record_is_kept_with_it() {
    let game = random_game(1, 4);
    let text = format!("Look at this:\n\n{}", game.to_record().to_plain());
    let found = recognise(&text).unwrap();
    assert_eq!(found.kind, TextKind::PlainRecord);
    let reading = reading_of(found);
    assert_is_game(&reading.record, &game);
    assert_eq!(reading.record.comment.command("unread"), Some("Look at this:"));
}

#[test]
fn lists_of_pieces_are_positions() {
    let squares = |pieces: &[&str]| {
        let mut squares = [None; 64];
        for piece in pieces {
            let square: Square = piece[1..].parse().unwrap();
            squares[square.index()] = piece.chars().next().and_then(Piece::from_letter);
        }
        squares
    };
    let gold = PositionText::new(squares(&["Ra1", "Cd1", "rb5", "rd5"]), Side::Gold);
    let silver = PositionText::new(squares(&["Ca1", "Rd2", "ra5"]), Side::Silver);
    for (text, position) in [
        ("1w Ra1 Cd1 \n1b rb5 rd5\n", &gold),
        ("Gold to play and win.\n\n1w Ra1 Cd1\n1b rb5 rd5", &gold),
        ("1g Ra1 Cd1\r\n1s rb5 rd5\r\n2g\r\n\r\nHow does gold win?", &gold),
        ("> Who wins?\n> 1w Ra1 Cd1\n> 1b rb5 rd5", &gold),
        ("1w Ra1 rb5 Cd1 rd5\n1b pass", &gold),
        ("1w Ca1 Rd2\n1b ra5\n2w pass", &silver),
        ("1g Ca1 Rd2\\n1s ra5\\n2g pass\\n2s", &silver),
    ] {
        assert_eq!(position_of(text), (TextKind::PieceList, position.clone(), false), "{text}");
    }
    // With a solution.
    let (kind, record) = game_of("Gold wins:\n1w Ra5 Ee1\n1b rc5 eh8\n2w Ra5n Ra6n Ra7n\n");
    assert_eq!((kind, record.line.len()), (TextKind::PieceList, 1));
    let outcome = GameReading::from_record(&record).unwrap().outcome.unwrap();
    assert_eq!(outcome.winner, Some(Side::Gold));
}

#[test]
fn setups_are_no_lists_of_pieces() {
    for text in [
        // A handicap, with or without turns.
        "1w Ra1 Ee2\n1b rh7 eh8\n2w Ra1n",
        "1w Ra1 Ee2\n1b rh7 eh8",
        // One piece in the wrong place, in a game that goes on or has only begun.
        "1w Ra1 Ee2\n1b rh6 eh8\n2w Ra1n",
        "1w Ra1 Ee3",
        // A word that is no piece.
        "1w Ra1 Cd1\n1b rb5 qd5",
        "[Event \"x\"]\n1w Ra1 Cd1\n1b rb5 rd5",
    ] {
        let kind = recognise(text).map(|found| found.kind);
        assert_ne!(kind, Ok(TextKind::PieceList), "{text}");
    }
}
