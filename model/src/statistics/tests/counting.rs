//! Counts of many games.

use std::collections::BTreeMap;
use std::time::Instant;

use ansa_core::game::Ply;
use ansa_core::{Piece, Role};

use super::*;
use crate::document::friend_testing;
use crate::statistics::overview::REASONS;

/// What a naive count finds, from the games themselves.
#[derive(Default, PartialEq, Debug)]
struct Naive {
    gold: [u32; 3],
    ends: BTreeMap<(usize, usize), u32>,
    lengths: BTreeMap<usize, u32>,
    lost: BTreeMap<(usize, usize), u32>,
    first: BTreeMap<(usize, usize), u32>,
    first_turns: BTreeMap<usize, u32>,
    first_turns_of_gold: BTreeMap<String, u32>,
}

impl Naive {
    fn add(&mut self, game: &Game) {
        let outcome = game.outcome().unwrap();
        let winner = outcome.winner.map_or(2, Side::index);
        self.gold[winner] += 1;
        let reason = REASONS.iter().position(|&reason| reason == outcome.reason).unwrap();
        *self.ends.entry((reason, winner)).or_default() += 1;
        let turns = game.plies().len() - 2;
        *self.lengths.entry(turns).or_default() += 1;
        let count = |ply: usize, piece: Piece| game.board_at(ply).unwrap().pieces(piece).count();
        for side in Side::ALL {
            let lost = 16 - game.board().side(side).count() as usize;
            *self.lost.entry((side.index(), lost)).or_default() += 1;
        }
        'first: for turn in 1..=turns {
            let Ply::Turn(played) = &game.plies()[turn + 1] else { panic!("a setup") };
            for step in played.steps() {
                if let Some(captured) = step.capture {
                    let piece = captured.piece;
                    assert!(count(turn + 1, piece) > count(turn + 2, piece));
                    *self.first.entry((piece.side.index(), piece.role.index())).or_default() += 1;
                    *self.first_turns.entry(turn).or_default() += 1;
                    break 'first;
                }
            }
        }
    }
}

fn map_of(counts: &[u32]) -> BTreeMap<usize, u32> {
    counts.iter().copied().enumerate().filter(|&(_, count)| count > 0).collect()
}

/// Compares what was counted with the naive count, of which each game was counted so often.
fn assert_counts(found: &Overview, naive: &Naive, times: u32) {
    let gold = found.gold;
    assert_eq!([gold.wins, gold.losses, gold.draws], naive.gold.map(|count| count * times));
    let scaled = |counts: &BTreeMap<usize, u32>| -> BTreeMap<usize, u32> {
        counts.iter().map(|(&at, &count)| (at, count * times)).collect()
    };
    for (reason, counts) in found.ends.iter().enumerate() {
        for (winner, &count) in counts.iter().enumerate() {
            assert_eq!(count, naive.ends.get(&(reason, winner)).unwrap_or(&0) * times);
        }
    }
    assert_eq!(map_of(&found.lengths), scaled(&naive.lengths));
    assert_eq!(map_of(&found.first_capture_turns), scaled(&naive.first_turns));
    for side in Side::ALL {
        for (lost, &count) in found.lost[side.index()].iter().enumerate() {
            assert_eq!(count, naive.lost.get(&(side.index(), lost)).unwrap_or(&0) * times, "{side} {lost}");
        }
        for role in Role::ALL {
            let first = naive.first.get(&(side.index(), role.index())).unwrap_or(&0);
            assert_eq!(found.first_captures_of(side, role), first * times, "{side} {role:?}");
        }
    }
}

#[test]
fn a_game_by_link_is_one_of_two_people() {
    let play = PlayState::resume(friend_testing::page(Side::Gold, &["Ee2n"]));
    let games = table(&[stored_play(1, &play, 2026)]);
    let of = |source| games_of(&games, &GameFilter { source, ..GameFilter::default() });
    let all = [SourceFilter::TwoPeople, SourceFilter::Imported, SourceFilter::AgainstComputer];
    assert_eq!(all.map(of), [1, 0, 0]);
}

#[test]
fn a_hundred_thousand_games_are_counted_as_a_naive_count_counts_them() {
    const DIFFERENT: usize = 100;
    /// So many are read; the rest are copies of their rows, because this is a test of the counts.
    const READ: usize = 1_000;
    const ALL: usize = 100_000;
    let mut numbers = Numbers(7);
    let games: Vec<Game> = (0..DIFFERENT).map(|_| ended(&mut numbers, 70)).collect();
    let names = BySide { gold: "Omar", silver: "Fritz" };
    let all: Vec<StoredGame> = games.iter().map(|game| stored(1, game, people(), names, 2020)).collect();
    let mut naive = Naive::default();
    for game in &games {
        naive.add(game);
    }
    assert!(naive.first_turns.len() > 5 && naive.ends.len() > 2, "the games differ: {naive:?}");
    let entries: Vec<String> = all.iter().map(|game| game.entry.write().unwrap()).collect();

    let begun = Instant::now();
    let mut table = GameTable::default();
    let read = |number: usize| {
        let game = &all[number % DIFFERENT];
        // As it is stored: the entry is a text, too.
        let entry = LibraryEntry::read("id", &entries[number % DIFFERENT]).unwrap();
        read_game(&entry, &game.text, None, None).unwrap().row
    };
    let rows: Vec<GameRow> = (0..READ).map(read).collect();
    let reading = begun.elapsed();
    (0..ALL).for_each(|number| table.add(Some(ReadRow { row: rows[number % READ].clone(), found: None })));
    let begun = Instant::now();
    let found = overview(&table, &GameFilter::default());
    #[allow(clippy::print_stdout, reason = "the figures are read")]
    {
        let turns: usize = games.iter().map(|game| game.plies().len()).sum();
        println!(
            "{READ} games of {} plies: read in {reading:?}; {ALL}: counted in {:?}; {} bytes a row",
            turns / DIFFERENT,
            begun.elapsed(),
            size_of::<GameRow>()
        );
    }
    assert_eq!((found.games(), table.unread), (ALL as u32, 0));
    assert_counts(&found, &naive, (ALL / DIFFERENT) as u32);
}

#[test]
fn the_quick_and_the_full_reading_count_the_same() {
    let mut numbers = Numbers(11);
    for number in 0..20 {
        let game = ended(&mut numbers, 30);
        let names = BySide { gold: "A “quoted” \\ name", silver: "B" };
        let plain = stored(number, &game, people(), BySide { gold: "", silver: "B" }, 2020);
        let escaped = stored(number, &game, people(), names, 2020);
        let mut commented = plain.clone();
        commented.text = plain.text.replacen("\\n2g ", "\\n{said}\\n2g ", 1);
        assert_ne!(commented.text, plain.text);
        let row = |stored: &StoredGame| read(stored).unwrap().row;
        assert_eq!(row(&commented).facts, row(&plain).facts);
        assert_eq!(row(&escaped).facts, row(&plain).facts);
        assert_eq!(&*row(&escaped).names.gold, "a “quoted” \\ name");
    }
}

#[test]
fn own_games_count_by_side_and_level_and_the_time_by_stage() {
    let mut numbers = Numbers(3);
    let names = BySide::default();
    let mut games = Vec::new();
    for number in 0..12 {
        let mut game = random_game(&mut numbers, 45);
        let winner = if number % 3 == 0 { Side::Silver } else { Side::Gold };
        if game.outcome().is_none() {
            game.end(Outcome::win(winner, Reason::Time)).unwrap();
        }
        let side = Side::ALL[number % 2];
        games.push((stored(number, &game, against(1 + number as u8 % 3, side), names, 2024), game, side));
    }
    let table = table(games.iter().map(|(stored, ..)| stored));
    let found = overview(&table, &GameFilter::default());
    let won = |of: Side| {
        let own =
            games.iter().filter(|(_, game, side)| *side == of && game.outcome().unwrap().winner == Some(of));
        own.count() as u32
    };
    assert_eq!(found.subject.map(Tally::games), [6, 6]);
    assert_eq!(found.subject.map(|tally| tally.wins), [won(Side::Gold), won(Side::Silver)]);
    assert_eq!(found.levels.map(Tally::games), [4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
    for (filter, expected) in [
        (GameFilter { level: Some(2), ..GameFilter::default() }, 4),
        (GameFilter { side: Some('s'), ..GameFilter::default() }, 6),
        (GameFilter { source: SourceFilter::Imported, ..GameFilter::default() }, 0),
        (GameFilter { source: SourceFilter::AgainstComputer, ..GameFilter::default() }, 12),
        (GameFilter { from: Some(new_year(2025)), ..GameFilter::default() }, 0),
        (GameFilter { from: Some(new_year(2024)), to: Some(new_year(2025)), ..GameFilter::default() }, 12),
    ] {
        assert_eq!(games_of(&table, &filter), expected, "{filter:?}");
    }

    let game = random_game(&mut Numbers(5), 30);
    let mut play = PlayState::resume(Document::from_game(game.clone(), people()));
    let times: Vec<u64> = (0..game.plies().len() as u64).map(|ply| 1_000 + ply * 10).collect();
    let mut document = play.document.clone();
    times.iter().enumerate().for_each(|(ply, &used)| document.set_time_used(ply, used));
    play = PlayState::resume(document);
    let timed = overview(&super::table([&stored_play(1, &play, 2024)]), &GameFilter::default());
    let turns = game.plies().len() - 2;
    let naive = |side: usize, stage: core::ops::Range<usize>| {
        let plies = (0..turns).filter(|turn| turn % 2 == side && stage.contains(&(turn / 2)));
        plies.map(|turn| times[turn + 2]).sum::<u64>()
    };
    for side in 0..2 {
        let [first, second, third, last] = timed.times[side].map(|sum| sum.used);
        assert_eq!([first, second], [naive(side, 0..10), naive(side, 10..20)], "{side}");
        assert_eq!([third, last], [naive(side, 20..30), naive(side, 30..1000)], "{side}");
    }
    assert_eq!(timed.times[0][0].seconds(), Some(naive(0, 0..10) as f64 / 10_000.0));
}

#[test]
fn a_player_who_is_searched_is_the_one_whose_results_count() {
    let mut numbers = Numbers(9);
    let mut games = Vec::new();
    for number in 0..10 {
        let mut game = random_game(&mut numbers, 6);
        let _ = game.end(Outcome::win(Side::Gold, Reason::Resignation));
        let (gold, silver) = if number < 4 { ("Omar", "Fritz") } else { ("Fritz", "Omar K.") };
        games.push(stored(number, &game, people(), BySide { gold, silver }, 2000 + number as i32));
    }
    let table = table(&games);
    let of = |words: &str| overview(&table, &GameFilter { words: words.to_owned(), ..GameFilter::default() });
    assert_eq!(of("OMAR").subject.map(|tally| (tally.wins, tally.losses)), [(4, 0), (0, 6)]);
    assert_eq!(of("omar k").games(), 6);
    assert_eq!((of("zebra").games(), of("zebra").all), (0, 10));
    // Both players have the letter, so nobody is meant.
    assert_eq!(of("r").subject.map(Tally::games), [0, 0]);
    let silver = GameFilter { words: "omar".to_owned(), side: Some('s'), ..GameFilter::default() };
    assert_eq!(games_of(&table, &silver), 6);
    assert_eq!(games_of(&table, &GameFilter { source: SourceFilter::Imported, ..GameFilter::default() }), 10);
}

#[test]
fn a_record_whose_last_line_is_a_resignation_is_counted() {
    let plain = stored(1, &random_game(&mut Numbers(2), 9), people(), BySide::default(), 2020);
    let facts = read(&plain).unwrap().row.facts;
    for ending in ["resigns", "lost"] {
        for comment in ["", " {said}"] {
            let line = format!("\\n12g {ending}{comment}\\n\",\"draft\"");
            let text = plain.text.replacen("\\n\",\"draft\"", &line, 1);
            assert_ne!(text, plain.text);
            let found = read(&StoredGame { text, ..plain.clone() }).unwrap().row.facts;
            assert_eq!(found, facts, "{line}");
        }
    }
}

#[test]
fn hostile_games_are_counted_as_unread() {
    let good = stored(1, &ended(&mut Numbers(1), 10), people(), BySide::default(), 2020);
    let mut bad = 0;
    let mut table = GameTable::default();
    for (from, to) in [
        ("1g ", "1x "),
        ("1g ", "\\u0000 "),
        ("Ra1", "Ra9"),
        ("Ra1", "Zä1"),
        ("2g ", "2g Ee9n "),
        ("2g ", "2g Ea8n "),
        ("2g ", "2g Re2x "),
        ("ansa-game", "other"),
        ("\"record\":\"", "\"record\":\"[Position \\\"g [\\\"]\\n"),
        ("\"version\":1", "\"version\":9"),
    ] {
        let text = good.text.replacen(from, to, 1);
        assert_ne!(text, good.text, "{from}");
        let read = read(&StoredGame { text, ..good.clone() });
        bad += u32::from(read.is_none());
        table.add(read);
    }
    assert_eq!((bad, table.unread, games_of(&table, &GameFilter::default())), (10, 10, 0));
    for length in (0..good.text.len()).filter(|&length| good.text.is_char_boundary(length)) {
        let text = good.text[..length].to_owned();
        table.add(read(&StoredGame { text, ..good.clone() }));
    }
    assert_eq!(games_of(&table, &GameFilter::default()), 0);
    // A turn without an end is followed no further than a turn can be.
    let endless = good.text.replacen("2g ", &format!("2g {}", "Ee2n Ee3s ".repeat(10_000)), 1);
    assert!(read(&StoredGame { text: endless, ..good }).is_none());
}

#[test]
fn every_game_has_a_length() {
    let mut numbers = Numbers(21);
    let games: Vec<StoredGame> = (0..30)
        .map(|number| {
            stored(number, &ended(&mut numbers, 40), people(), BySide::default(), 2000 + number as i32 % 3)
        })
        .collect();
    let whole = overview(&table(&games), &GameFilter::default());
    assert_eq!(whole.lengths.iter().sum::<u32>(), 30);
    assert_eq!(whole.length_groups().iter().sum::<u32>(), 30);
    let median = whole.median_length().unwrap();
    let below: u32 = whole.lengths[..median].iter().sum();
    assert!(below < 15 && below + whole.lengths[median] >= 15);
}
