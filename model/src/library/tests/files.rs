//! Tests of import and export.

use ansa_core::Level;

use super::*;
use crate::formats::{LINK, LONGEST_LINK};

fn items(text: &str) -> (Vec<ImportedGame>, Vec<QuarantinedItem>, Vec<(FilePart, String)>) {
    let (mut games, mut quarantined, mut failures) = (Vec::new(), Vec::new(), Vec::new());
    for found in Import::new(text) {
        match found {
            ImportedItem::Game(item) => games.push(*item),
            ImportedItem::Quarantined(one) => quarantined.push(one),
            ImportedItem::Failure(part, reason) => failures.push((part, reason)),
        }
    }
    (games, quarantined, failures)
}

#[test]
fn an_export_of_all_games_restores_them() {
    let hard = GameOptions::against(Player::Computer(Level::ALL[7]), Side::Silver);
    let mut games = vec![stored("1", &after(&["Ee2n"])), stored("2", &resume(game(&["Ee2n", "ra7s"]), hard))];
    games[1].entry.name = Some("Finale".into());
    let quarantined =
        [QuarantinedItem { id: key_of("broken"), reason: "it is damaged".into(), text: "broken".into() }];
    let file = write_file(&games, &quarantined).expect("a text");
    let (items, quarantined_again, failures) = items(&file);
    assert_eq!(failures, []);
    assert_eq!(quarantined_again, quarantined);
    for (item, StoredGame { entry, text }) in items.iter().zip(&games) {
        assert_eq!((item.id.as_deref(), &item.name), (Some(&*entry.id), &entry.name));
        assert_eq!((item.created, item.begun, item.changed), (Some(1), Some(TODAY), Some(5)));
        assert_eq!((&item.summary, &item.text), (&entry.summary, text));
    }
    assert_eq!(items.len(), 2);
}

#[test]
fn one_unreadable_game_does_not_affect_others() {
    let file = write_file(&[stored("1", &after(&["Ee2n"])), stored("2", &after(&[]))], &[]).expect("a text");
    let (good, _, failures) = items(&file.replacen("Ee2n", "Ee2s", 1));
    assert_eq!(good.len(), 1);
    assert!(
        matches!(&failures[..], [(FilePart::Number(1), reason)] if reason.contains("2g")),
        "{failures:?}"
    );
    // A quarantined item is exported and quarantined again by the import.
    let quarantined = [QuarantinedItem { id: key_of("x"), reason: "r".into(), text: "x".into() }];
    assert_eq!(items(&write_file(&[], &quarantined).expect("a text")).1, quarantined);
}

#[test]
fn records_and_archives_are_games_between_two_people() {
    let record = game(&["Ee2n", "ra7s"]).to_record();
    let plain = record.to_plain();
    let tagged = format!("[Gold \"Omar\"]\n[Silver \"Fritz\"]\n[Event \"Club\"]\n\n{plain}2s resigns\n");
    let (games, _, failures) = items(&format!("{tagged}\n{plain}\n1g Ra1 Rb1 zz\n\n{plain}"));
    assert_eq!(games.len(), 3, "{failures:?}");
    assert_eq!(failures.len(), 1, "{failures:?}");
    assert_eq!(games[0].name.as_deref(), Some("Omar – Fritz, Club"));
    assert_eq!(games[1].name, None);
    assert_eq!(*saved::read(&games[1].text).unwrap().game(), game(&["Ee2n", "ra7s"]).into());
    assert!(saved::read(&games[1].text).unwrap().options().players.gold == Player::Person);

    let moves = plain.trim_end().replace('\n', "\\n");
    let archive = format!(
        "id\twusername\tbusername\tstartts\tresult\ttermination\tmovelist\n\
         7\tOmar\tFritz\t1700000000\tw\tr\t{moves}\n\
         8\tOmar\tFritz\t1700000000\tw\tr\t1g Ra1\\n1s zz\n"
    );
    let (games, _, failures) = items(&archive);
    assert_eq!(games.len(), 1, "{failures:?}");
    assert_eq!(games[0].created, Some(1_700_000_000_000));
    assert_eq!(games[0].summary.outcome, Some(Outcome::win(Side::Gold, Reason::Resignation)));
    assert!(matches!(&failures[..], [(FilePart::Line(3, Some(id)), _)] if id == "8"), "{failures:?}");
}

#[test]
fn no_file_causes_a_panic() {
    let good = write_file(&[stored("1", &after(&["Ee2n"]))], &[]).expect("a text");
    for length in (0..good.len()).step_by(7) {
        let _ = items(good.get(..length).unwrap_or_default());
    }
    for text in
        ["", " ", "{", "{}", "[]", "hello", "1g", "\u{feff}", "{\"format\":\"ansa-library\",\"version\":2}"]
    {
        assert!(items(text).0.is_empty(), "{text}");
        assert!(!items(text).2.is_empty(), "nothing is said about {text:?}");
    }
}

/// A record with everything that a record can have.
fn rich_record() -> String {
    let plies: Vec<String> = game(&[]).to_record().to_plain().lines().map(str::to_owned).collect();
    format!(
        "[Event \"Club evening\"]\n[Gold \"Omar\"]\n[Silver \"Fritz\"]\n[GoldRating \"2100\"]\n\
         [SilverRating \"1800\"]\n[Weather \"rain\"]\n\n{{before the game}}\n{}\n{}\n\
         2g Ee2n Ee3n ! {{[%emt 0:00:12.345] bold}}\n(\n{{or}}\n2g Md2n\n2s ra7s ?!\n)\n\
         2s ed7s {{[%emt 0:01:00] [%unread what is this?] [%x 1]}}\n3g Ee4n $10\n",
        plies[0], plies[1]
    )
}

#[test]
fn nothing_of_a_record_is_lost() {
    let text = rich_record();
    let (games, _, failures) = items(&text);
    assert_eq!((games.len(), &failures), (1, &Vec::new()));
    assert_eq!(games[0].error, None);
    assert_eq!(games[0].name.as_deref(), Some("Omar – Fritz, Club evening"));
    let document = saved::read(&games[0].text).expect("it can be read").document.clone();
    let document = {
        // Once more, through the saved form.
        let play = PlayState::resume(document);
        saved::read(&saved::write(&play).expect("a text")).expect("it can be read").document.clone()
    };
    let names = Side::ALL.map(|side| (document.name(side), document.rating(side)));
    assert_eq!(names, [(Some("Omar"), Some("2100")), (Some("Fritz"), Some("1800"))]);
    assert_eq!([2, 3, 4].map(|ply| document.time_used(ply)), [12_345, 60_000, 0]);
    let export = document.to_export(None, "a name", "2026-11-21");
    let record = |text: &str| ansa_core::record::Record::read(text).expect("a record");
    let (read, mut exported) = (record(&text), record(&export));
    assert_eq!(exported.tag("Date"), Some("2026.11.21"));
    exported.tags.retain(|tag| tag.name() != "Date");
    assert_eq!(exported, read, "{export}");
}

#[test]
fn a_record_is_imported_up_to_its_first_illegal_turn() {
    let plain = game(&["Ee2n", "ra7s", "Ee3n"]).to_record().to_plain();
    let spoilt = plain.replace("ra7s", "ra7s ra7s");
    let (games, _, failures) =
        items(&format!("[Gold \"Omar\"]\n[Result \"1-0\"]\n[ResultCode \"r\"]\n\n{spoilt}"));
    assert_eq!((games.len(), &failures), (1, &Vec::new()));
    assert!(games[0].error.as_deref().is_some_and(|error| error.contains("2s")), "{:?}", games[0].error);
    assert_eq!((games[0].summary.plies, games[0].summary.outcome), (3, None));
    assert_eq!(*saved::read(&games[0].text).expect("it can be read").game(), game(&["Ee2n"]).into());
    assert!(games[0].text.contains("%unread 2s ra7s ra7s"), "the rest is kept as text: {}", games[0].text);
    // Unreadable words end it as well.
    let words = plain.replace("Ee3n", "Ee3n what");
    let (games, _, _) = items(&format!("[Result \"1-0\"]\n[ResultCode \"r\"]\n\n{words}"));
    assert_eq!((games.len(), games[0].summary.plies, games[0].summary.outcome), (1, 4, None));
    assert_eq!(saved::read(&games[0].text).expect("it can be read").game().outcome(), None);
    assert!(games[0].error.is_some());
    let (games, _, failures) = items("1g Ra1 Rb9\n");
    assert_eq!((games.len(), failures.len()), (0, 1), "nothing is left to show");
}

/// The game of a pasted text.
fn pasted(text: &str) -> PastedText {
    match read_pasted(text) {
        Ok(Pasted::Game(pasted)) => *pasted,
        other => panic!("no game: {other:?}\n{text}"),
    }
}

#[test]
fn a_pasted_text_is_a_record_or_a_position() {
    let plain = game(&["Ee2n", "ra7s"]).to_record().to_plain();
    let record = pasted(&format!("[Gold \"Omar\"]\n\n{plain}"));
    assert_eq!((record.name.as_deref(), &record.error), (Some("Omar – ?"), &None));
    assert_eq!(*record.document.game(), game(&["Ee2n", "ra7s"]).into());
    assert_eq!(pasted_words::opened(&record), "Opened as a game with tags or comments: Omar – ?.");
    let part = pasted(&format!("{plain}3g Ee3n Ee3n\n"));
    assert_eq!((part.document.game().plies().len(), part.error.is_some()), (4, true));
    assert!(pasted_words::opened(&part).starts_with("Opened as a game, up to an error. Line 5, "));
    let position = pasted(&format!("12s[r{:<62}R]", ""));
    assert_eq!((position.document.game().next_label().to_string().as_str(), &position.name), ("12s", &None));
    assert!(!position.document.options().has_computer());
    assert_eq!(pasted_words::opened(&position), "Opened as a position.");
    for nothing in ["", "hello", "1g Ra1 Rb9", "{}", "g [r]", "Subject: hello", &format!("g [{:64}]", "R")] {
        assert!(read_pasted(nothing).is_err(), "{nothing}");
    }
    let long = read_pasted(&format!("{plain}{}", " ".repeat(1 << 20)));
    assert!(long.is_err_and(|reason| reason.contains("megabyte")));
}

#[test]
fn the_games_of_a_pasted_text_are_chapters() {
    let record = |number: usize| {
        let plain = game(&["Ee2n", "ra7s"][..number % 3]).to_record().to_plain();
        format!("[Event \"Club\"]\n[Gold \"Player {number}\"]\n\n{plain}\n")
    };
    let names = |pasted: &PastedText| -> Vec<String> {
        pasted.others.iter().filter_map(|other| other.name.clone()).collect()
    };
    let text: String = (1..=3).map(record).collect();
    let three = pasted(&text);
    assert_eq!(
        (three.name.as_deref(), three.collection.as_deref()),
        (Some("Player 1 – ?, Club"), Some("Club"))
    );
    assert_eq!(names(&three), ["Player 2 – ?, Club", "Player 3 – ?, Club"]);
    assert!(pasted_words::opened(&three).ends_with("All 3 games in the text are now chapters of a study."));
    assert_eq!(three.others.iter().map(|other| other.summary.turns).collect::<Vec<_>>(), [2, 0]);
    // What can't be read, or shows nothing, is no chapter.
    let part = pasted(&format!("[Gold \"Nobody\"]\n\n{}1g zz\n\n{}", record(1), record(2)));
    assert_eq!(names(&part), ["Player 2 – ?, Club"]);
    let games = part.games;
    assert_eq!(
        pasted_words::opened(&part).split_once(". ").map(|(_, said)| said.to_owned()),
        Some(format!(
            "2 of the {games} games in the text are now chapters of a study. To get them all, import them as a file."
        ))
    );
    let many: String = (0..MAX_CHAPTERS + 9).map(record).collect();
    let many = pasted(&many);
    assert_eq!((many.games, many.others.len()), (MAX_CHAPTERS + 9, MAX_CHAPTERS - 1));
    assert_eq!(names(&many).last().map(String::as_str), Some("Player 63 – ?, Club"));
    // An export of all games has the same, and one game alone has no others.
    let file = write_file(&[stored("1", &after(&["Ee2n"])), stored("2", &after(&[]))], &[]).expect("a text");
    let saved = pasted(&file);
    assert_eq!((saved.games, saved.others.len(), saved.others[0].id.as_deref()), (2, 1, Some("2")));
    assert!(pasted(&record(1)).others.is_empty());
}

#[test]
fn a_pasted_text_may_have_any_form() {
    let played = game(&["Ee2n", "ra7s"]);
    let plain = played.to_record().to_plain();
    let moves = plain.trim_end().replace('\n', "%0d");
    let row = format!("7\tann\tbob\t{}", plain.trim_end().replace('\n', "\\n"));
    for (text, said) in [
        (plain.clone(), "Opened as a game."),
        (format!("<pre>{plain}</pre>"), "Opened as a game."),
        (moves.clone(), "Opened as an encoded list of turns."),
        (
            format!("mode=replay&movelist={moves}&wplayer=ann&bplayer=bob"),
            "Opened as the data of a game viewer or link: ann – bob.",
        ),
        (format!("{{\"movelist\": \"{moves}\"}}"), "Opened as the data of a game viewer or link."),
        (
            format!("id\twusername\tbusername\tmovelist\n{row}\n{row}"),
            "Opened as a line of an archive: ann – bob. All 2 games in the text are now chapters of a study.",
        ),
        (saved::write(&after(&["Ee2n", "ra7s"])).expect("a text"), "Opened as a saved game."),
    ] {
        let found = pasted(&text);
        assert_eq!(*found.document.game(), played.clone().into(), "{text}");
        assert_eq!(pasted_words::opened(&found), said);
    }
    let rows = pasted("r7/8/8/8/8/8/8/7R");
    assert_eq!(
        pasted_words::opened(&rows),
        "Opened as a position in rows with slashes. The text does not say which side is to move. It is assumed to be Gold."
    );
    assert_eq!(rows.document.game().side(), Side::Gold);
    // A record of the outcome's tags has that outcome, as in an import.
    let lost =
        pasted(&format!("id\tresult\ttermination\tmovelist\n7\tb\tr\t{}", row.rsplit('\t').next().unwrap()));
    assert_eq!(lost.document.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Resignation)));
}

#[test]
fn pasted_steps_are_returned() {
    let Ok(Pasted::Steps(steps)) = read_pasted("Ed2n Ed3n") else { panic!("steps") };
    let said = pasted_words::refused_steps(&steps);
    assert!(said.starts_with("“Ed2n Ed3n” are steps without a game. Open "), "{said}");
}

#[test]
fn a_link_to_a_game_is_opened_whole_or_refused() {
    let record = "[Gold \"Omar\"]\n\n1g Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Ra2 Rh2 Cc2 Cf2 Dd1 De1 Hb2 Hg2 Md2 Ee2\n\
        1s ra8 rb8 rc8 rf8 rg8 rh8 ra7 rh7 cc7 cf7 dd8 de8 hb7 hg7 md7 ee7\n2g Ee2n {A start}\n(\n2g Md2n\n)\n";
    let Ok(Pasted::Game(first)) = read_pasted(record) else { panic!("a game") };
    let packed = first.document.to_link().expect("a short game");
    let link = format!(" https://example.org/ansa/{LINK}{packed}\n");
    let Ok(Pasted::Game(again)) = read_pasted(&link) else { panic!("a game") };
    assert_eq!(again.document.to_text(), first.document.to_text());
    assert_eq!(pasted_words::opened(&again), "Opened as a link to a game: Omar – ?.");
    let cut = link.trim().get(..link.trim().len() - 3).expect("a part");
    assert!(read_pasted(cut).is_err(), "a link that was cut off");
}

#[test]
fn records_in_one_text_are_the_same_games_again() {
    let position = pasted(&format!("12s[r{:<62}R]", "")).document;
    let played = game(&["Ee2n"]).to_record().to_plain();
    let club = pasted(&format!("[Event \"Club\"]\n\n{played}\n2s resigns\n")).document;
    let noted = pasted(&format!("[Position \"12s [r{:<62}R]\"]\n\n{{Who is faster?}}\n", "")).document;
    let documents = [&position, &club, &noted, &position, &club];
    let export = |document: &Document| document.to_export(None, "Name", "2026-11-21");
    let mut text = String::new();
    for document in documents {
        add_record(&mut text, &export(document), document);
    }
    let all = pasted(&text);
    assert_eq!(all.games, 5);
    let others = all.others.iter().map(|other| saved::read(&other.text).expect("a game").document.clone());
    let again: Vec<Document> = [all.document].into_iter().chain(others).collect();
    assert_eq!(again.iter().map(export).collect::<Vec<_>>(), documents.map(export));
}

#[test]
fn the_json_of_the_game_server_is_a_game_with_its_names() {
    let text = include_str!("../../../../core/tests/data/server-game.json");
    let items: Vec<ImportedItem> = Import::new(text).collect();
    let [ImportedItem::Game(game)] = items.as_slice() else { panic!("{items:?}") };
    assert_eq!((game.name.as_deref(), game.summary.plies), (Some("alpha – bot_beta"), 4));
    assert_eq!(game.summary.outcome, Some(Outcome::win(Side::Silver, Reason::Resignation)));
    // Other JSON says what is wrong with it.
    let items: Vec<ImportedItem> = Import::new("{\"a\":1}").collect();
    assert!(matches!(items.as_slice(), [ImportedItem::Failure(..)]), "{items:?}");
}

#[test]
fn a_link_that_is_too_long_is_refused_at_once() {
    for length in [LONGEST_LINK + 1, 60_000, 1_000_000] {
        let text = format!("https://example.org/{LINK}1{}", "A".repeat(length));
        let began = std::time::Instant::now();
        let reason = read_pasted(&text).expect_err("too long");
        assert!(reason.contains("32 kilobytes"), "{reason}");
        assert!(began.elapsed() < core::time::Duration::from_millis(200), "{:?}", began.elapsed());
    }
}
