//! Events, ratings and time controls.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::*;
use crate::library::{Import, ImportedItem};
use crate::statistics::heading::Heading;
use crate::statistics::overview::EventCounts;

/// What the row of a game says: gold's rating, silver's, event and time control.
type Columns = (u16, u16, &'static str, &'static str);

/// Several games of each event, rating and time control.
const GAMES: [Columns; 8] = [
    (1_500, 1_900, "World Championship", "2/2/100/10/8"),
    (1_900, 1_500, "World Championship", "2/2/100/10/8"),
    (1_650, 1_600, "World Championship", "0:30/3/100/5/8"),
    (1_600, 1_600, "A “quoted” \"cup\"", "15s/2m/100"),
    (0, 1_700, "A “quoted” \"cup\"", "16s/2m/100"),
    (2_400, 1_300, "", "1d/30d/100/0/0"),
    (1_800, 1_750, "", "nonsense"),
    (0, 0, "", ""),
];

/// The games of an archive. Gold wins those with an even number.
fn archive() -> Vec<StoredGame> {
    let mut text = "id\twusername\tbusername\twrating\tbrating\tevent\ttimecontrol\tstartts\tresult\ttermination\tmovelist\n"
        .to_owned();
    for (number, (gold, silver, event, control)) in GAMES.into_iter().enumerate() {
        let moves = random_game(&mut Numbers(number as u64), 8)
            .to_record()
            .to_plain()
            .trim_end()
            .replace('\n', "\\n");
        // The second is read with the rules, because of its takeback.
        let first = moves.split("\\n").nth(2).expect("gold's first turn").to_owned();
        let again = format!("{first}\\n2s takeback\\n{first}");
        let moves = if number == 1 { moves.replacen(&first, &again, 1) } else { moves };
        let (winner, event) = (["w", "b"][number % 2], event.replace('"', "\"\""));
        let _ = writeln!(
            text,
            "{number}\tOmar\tFritz\t{gold}\t{silver}\t\"{event}\"\t{control}\t1700000000\t{winner}\tr\t{moves}"
        );
    }
    let stored = |(number, item): (usize, ImportedItem)| {
        let ImportedItem::Game(game) = item else { panic!("{item:?}") };
        let entry = LibraryEntry::new(format!("g{number}"), 1, TODAY, game.summary);
        let entry = LibraryEntry { name: game.name, is_unchecked: game.is_unchecked, ..entry };
        StoredGame { entry, text: game.text }
    };
    Import::new(&text).enumerate().map(stored).collect()
}

const TODAY: Date = Date { year: 2023, month: 11, day: 14 };

fn sorted(overview: &Overview) -> BTreeMap<&str, u32> {
    overview.events.sorted().into_iter().collect()
}

#[test]
fn what_an_archive_says_about_its_games_is_kept_and_counted() {
    let games = archive();
    let quick: Vec<bool> = games.iter().map(|game| game.entry.is_unchecked).collect();
    assert_eq!(quick, [true, false, true, true, true, true, true, true]);
    assert_eq!(games[0].entry.name.as_deref(), Some("Omar – Fritz, World Championship"));
    let opened = games[3].read().expect("a game").play;
    let tags = ["Event", "GoldRating", "SilverRating", "TimeControl"];
    let tag = |name: &str| {
        let record = opened.document.to_record();
        record.tag(name).map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(tags.map(tag), ["A “quoted” \"cup\"", "1600", "1600", "15s/2m/100"]);
    for (game, (gold, silver, event, _)) in games.iter().zip(GAMES) {
        let Heading { event: own, ratings, .. } = read(game).expect("a row").row.heading;
        assert_eq!(own.as_deref().unwrap_or_default(), event);
        let rating = |side: Side| ratings[side].map_or(0, core::num::NonZeroU16::get);
        assert_eq!((rating(Side::Gold), rating(Side::Silver)), (gold, silver));
    }

    let found = overview(&table(&games), &GameFilter::default());
    assert_eq!((found.all_rated, found.all_timed), (6, 6));
    assert_eq!(sorted(&found), BTreeMap::from([("World Championship", 3), ("A “quoted” \"cup\"", 2)]));
    // 15 s; 16 s and 30 s; 2 min twice; 1 day.
    assert_eq!(found.paces, [1, 2, 2, 1]);
    // Differences of 50 and 50, 400 twice, and 1100; gold wins games 0, 2, 4 and 6.
    let results = found.higher_rated.map(|tally| (tally.wins, tally.losses));
    assert_eq!(results, [(2, 0), (0, 0), (0, 0), (0, 0), (0, 2), (0, 1)]);
}

#[test]
fn games_are_chosen_by_event_rating_and_time_control() {
    let games = archive();
    let table = table(&games);
    let usual = GameFilter::default;
    for (filter, expected) in [
        (GameFilter { event: Some("World Championship".to_owned()), ..usual() }, 3),
        (GameFilter { event: Some("World".to_owned()), ..usual() }, 0),
        (GameFilter { words: "quoted".to_owned(), ..usual() }, 2),
        (GameFilter { lowest: Some(1_600), ..usual() }, 3),
        (GameFilter { highest: Some(1_650), ..usual() }, 2),
        (GameFilter { lowest: Some(1_600), highest: Some(1_600), ..usual() }, 1),
        (GameFilter { pace: Some(GamePace::Minute), ..usual() }, 2),
        (GameFilter { pace: Some(GamePace::Longer), lowest: Some(1_400), ..usual() }, 0),
    ] {
        assert_eq!(games_of(&table, &filter), expected, "{filter:?}");
    }
    // The choices are offered whatever is chosen.
    let of_event = GameFilter { event: Some("World Championship".to_owned()), ..usual() };
    let found = overview(&table, &of_event);
    assert_eq!((found.events.sorted().len(), found.all_rated, found.games()), (2, 6, 3));
    let later = overview(&table, &GameFilter { from: Some(new_year(2024)), ..usual() });
    assert_eq!(later.events.sorted().len(), 0);
}

#[test]
fn games_that_say_nothing_of_this_are_counted_as_before() {
    // As an earlier version stored them: without these tags.
    let old: Vec<StoredGame> = archive()
        .into_iter()
        .map(|game| {
            let mut text = game.text;
            for tag in ["Event", "GoldRating", "SilverRating", "TimeControl"] {
                if let Some(start) = text.find(&format!("[{tag} ")) {
                    let end = start + text[start..].find("]\\n").expect("its end") + "]\\n".len();
                    text.replace_range(start..end, "");
                }
            }
            StoredGame { text, entry: LibraryEntry { name: Some("Omar – Fritz".to_owned()), ..game.entry } }
        })
        .collect();
    let (old, new) = (table(&old), table(&archive()));
    let [old, new] = [&old, &new].map(|table| overview(table, &GameFilter::default()));
    assert_eq!((old.games(), old.all_rated, old.all_timed, old.events.sorted().len()), (8, 0, 0, 0));
    assert_eq!((old.gold, old.ends, &old.lengths), (new.gold, new.ends, &new.lengths));
}

#[test]
fn commented_games_say_the_same_and_faulty_values_nothing() {
    let plain = archive().remove(0);
    let mut commented = plain.clone();
    commented.text = plain.text.replacen("\\n2g ", "\\n{said}\\n2g ", 1);
    assert_ne!(commented.text, plain.text);
    let heading = |stored: &StoredGame| read(stored).expect("a row").row.heading;
    assert_eq!(heading(&commented), heading(&plain));
    let mut faulty = Heading::default();
    for (name, value) in [
        ("Event", " ? "),
        ("GoldRating", "-5"),
        ("SilverRating", "5001"),
        ("TimeControl", "0/0/0/0/0"),
        ("TimeControl", "99999999999999999999m/1"),
        ("White", "x"),
    ] {
        faulty.add(name, value);
        assert_eq!(faulty, Heading::default(), "{name} {value}");
    }
    faulty.add("Event", &"é".repeat(1_000));
    assert_eq!(faulty.event.map(|event| event.chars().count()), Some(100));
}

#[test]
fn only_the_largest_events_are_told() {
    let mut counts = EventCounts::default();
    for number in 0..200 {
        (0..number).for_each(|_| counts.add(&format!("event {number}")));
    }
    let largest = counts.largest();
    assert_eq!(largest.sorted().len(), 50);
    assert_eq!(largest.sorted()[0], ("event 199", 199));
    assert!(!largest.sorted().iter().any(|&(event, _)| event == "event 149"));
}
