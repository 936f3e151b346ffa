//! The choice of games by date and by result, and the answer to a list.

use super::*;
use crate::library::{Import, ImportedItem};
use crate::statistics::heading::Days;

const fn date(year: i32, month: u32, day: u32) -> Date {
    Date { year, month, day }
}

/// The imported games of these records, imported on the first of March in 2026.
fn imported(records: &str) -> Vec<StoredGame> {
    let stored = |(number, item): (usize, ImportedItem)| {
        let ImportedItem::Game(game) = item else { panic!("{item:?}") };
        let entry = LibraryEntry::new(format!("g{number}"), 1, date(2026, 3, 1), game.summary);
        StoredGame { entry: LibraryEntry { name: game.name, ..entry }, text: game.text }
    };
    Import::new(records).enumerate().map(stored).collect()
}

/// The record of a game between two players that ended in this way, or goes on.
fn record(gold: &str, silver: &str, date: &str, outcome: Option<Outcome>) -> String {
    let mut game = random_game(&mut Numbers(4), 3);
    if let Some(outcome) = outcome {
        game.end(outcome).unwrap();
    }
    let mut record = game.to_record();
    for (tag, value) in [("Gold", gold), ("Silver", silver), ("Date", date)] {
        record.tags.extend(Tag::new(tag, value).filter(|_| !value.is_empty()));
    }
    format!("{}\n", record.to_tagged())
}

/// The numbers of the games that pass.
fn passing(table: &GameTable, filter: &GameFilter) -> String {
    match table.answer(&Question::Passing(filter.clone())) {
        Some(CountAnswer::Passing(passing)) => {
            assert_eq!(passing.filter, *filter);
            String::from(passing.ids).replace('g', "")
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_are_chosen_by_the_day_of_their_record() {
    let dates = ["2008.05.17", "2008.05.??", "2008.??.??", "2009-01-02", "????.??.??", ""];
    let games = imported(&dates.map(|date| record("Omar", "Fritz", date, None)).concat());
    let table = table(&games);
    let between = |from: Option<Date>, to: Option<Date>| {
        passing(&table, &GameFilter { from, to, ..GameFilter::default() })
    };
    assert_eq!(between(None, None), "0 1 2 3 4 5");
    assert_eq!(between(Some(date(2008, 5, 17)), Some(date(2008, 5, 17))), "0 1 2");
    assert_eq!(
        between(Some(date(2008, 5, 18)), Some(date(2008, 5, 20))),
        "1 2",
        "a day that is unknown may be any"
    );
    assert_eq!(
        between(Some(date(2008, 6, 1)), Some(date(2008, 12, 31))),
        "2",
        "a month that is unknown may be any"
    );
    assert_eq!(between(None, Some(date(2008, 5, 16))), "1 2");
    assert_eq!(between(Some(date(2009, 1, 1)), Some(date(2026, 2, 28))), "3");
    assert_eq!(between(Some(date(2009, 1, 3)), None), "4 5", "without a date, that of the import counts");
    assert_eq!(between(Some(date(2009, 1, 1)), Some(date(2008, 12, 31))), "");
}

#[test]
fn faulty_dates_are_unknown() {
    for (tag, from, to) in [
        ("2008.13.05", (1, 1), (12, 31)),
        ("2008.02.99", (2, 1), (2, 31)),
        ("2008.x.05", (1, 1), (12, 31)),
        ("2008", (1, 1), (12, 31)),
        (" 2008/2/3 x", (2, 1), (2, 31)),
    ] {
        let days = Days::of_tag(tag).unwrap();
        let is_in = |from, to| days.may_be_in(from, to);
        assert!(
            is_in(Some(date(2008, to.0, to.1)), None) && is_in(None, Some(date(2008, from.0, from.1))),
            "{tag}"
        );
        assert!(
            !is_in(Some(date(2008, to.0, to.1 + 1)), None)
                && !is_in(None, Some(date(2008, from.0, from.1 - 1))),
            "{tag}"
        );
    }
    for tag in ["", "?", "????.01.01", "0000.00.00", "-5.1.1", "99999999999.1.1", "May 2008", "\u{0}"] {
        assert_eq!(Days::of_tag(tag), None, "{tag:?}");
    }
    for (field, expected) in [
        ("2026-11-21", Some(date(2026, 11, 21))),
        ("12026-11-21", Some(date(12_026, 11, 21))),
        // While a year is typed.
        ("0202-11-21", None),
        ("", None),
        ("2026-11", None),
        ("2026-00-21", None),
        ("2026-11-32", None),
        ("99999999999-01-01", None),
        ("2026-11-21-1", None),
    ] {
        assert_eq!(Date::of_field(field), expected, "{field:?}");
    }
    assert_eq!(Date::of_field(&crate::text::library::short_date(date(2026, 3, 1))), Some(date(2026, 3, 1)));
}

#[test]
fn games_are_chosen_by_their_result() {
    let [gold, silver] = Side::ALL.map(|side| Some(Outcome::win(side, Reason::Resignation)));
    let nobody = Some(Outcome { winner: None, reason: Reason::Abandoned });
    let records = [
        record("Omar", "Fritz", "", gold),
        record("Fritz", "Omar", "", gold),
        record("Omar", "Fritz", "", silver),
        record("Zoe", "Lena", "", nobody),
        record("Zoe", "Omar", "", None),
    ];
    let mut games = imported(&records.concat());
    // A person won as silver against the computer, and lost as gold.
    for (number, (side, winner)) in [(5, (Side::Silver, Side::Silver)), (6, (Side::Gold, Side::Silver))] {
        let mut game = random_game(&mut Numbers(4), 3);
        game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
        games.push(stored(number, &game, against(3, side), BySide::default(), 2020));
    }
    let table = table(&games);
    let of = |result, words: &str| {
        let filter = GameFilter { result: Some(result), words: words.to_owned(), ..GameFilter::default() };
        (passing(&table, &filter), games_of(&table, &filter))
    };
    let answer = |ids: &str| (ids.to_owned(), ids.split_whitespace().count() as u32);
    assert_eq!(of(ResultFilter::GoldWon, ""), answer("0 1"));
    assert_eq!(of(ResultFilter::SilverWon, ""), answer("2 5 6"));
    // The rules have no draw but the one without rabbits.
    assert_eq!(of(ResultFilter::Drawn, ""), answer(""));
    assert_eq!(of(ResultFilter::Open, ""), answer("3 4"));
    // Without words, only the person is meant.
    assert_eq!(of(ResultFilter::Won, ""), answer("5"));
    assert_eq!(of(ResultFilter::Lost, ""), answer("6"));
    // The list itself looks for the words; here they only say who is meant.
    assert_eq!(of(ResultFilter::Won, "OMAR"), ("0 5".to_owned(), 1));
    assert_eq!(of(ResultFilter::Lost, "omar"), ("1 2 6".to_owned(), 2));
    assert_eq!(of(ResultFilter::GoldWon, "zebra"), ("0 1".to_owned(), 0));
    let silver = GameFilter { side: Some('s'), words: "omar".to_owned(), ..GameFilter::default() };
    assert_eq!(passing(&table, &silver), "1 4 5");
    assert!(silver.is_about_player() && !GameFilter { side: None, ..silver }.is_about_player());
}

#[test]
fn the_ids_of_a_hundred_thousand_games_are_a_short_message() {
    let game = stored(1, &ended(&mut Numbers(1), 4), people(), BySide::default(), 2020);
    let mut all = GameTable::default();
    for number in 0..100_000_u64 {
        let mut one = read(&game).unwrap();
        one.row.id = format!("{:016x}", number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).into();
        all.add(Some(one));
    }
    let answer = all.answer(&Question::Passing(GameFilter::default())).unwrap();
    let text = serde_json::to_string(&answer).unwrap();
    assert!(text.len() < 1_800_000, "{}", text.len());
    assert_eq!(serde_json::from_str::<CountAnswer>(&text).unwrap(), answer);
}
