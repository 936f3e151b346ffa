//! Setups, first turns, intervals and opinions.

use ansa_core::Board;

use super::*;
use crate::entry::Preset;
use crate::formats::Stored as _;

fn detail(table: &GameTable, side: char, key: SetupKey, turn: Option<TurnKey>) -> SetupDetail {
    match table.answer(&Question::Setup(GameFilter::default(), side, key, turn)) {
        Some(CountAnswer::Setup(detail)) => *detail,
        other => panic!("{other:?}"),
    }
}

fn setups(table: &GameTable, side: char) -> SetupList {
    match table.answer(&Question::Setups(GameFilter::default(), side)) {
        Some(CountAnswer::Setups(list)) => list,
        other => panic!("{other:?}"),
    }
}

/// A game with these setups and turns.
fn game_with(setups: &[Setup; 2], turns: &[&str]) -> Game {
    let mut game = Game::new();
    for setup in setups {
        game.set_up(setup).unwrap();
    }
    for turn in turns {
        crate::formats::words::play(&mut game, turn).unwrap();
    }
    game
}

#[test]
fn named_setups_are_known_by_their_pieces() {
    for side in Side::ALL {
        for preset in Preset::ALL {
            let mut board = Board::EMPTY;
            for &(square, piece) in Setup::from_rows(preset.rows(), side).pieces() {
                board.put(square, piece);
            }
            let key = SetupKey::of(&board, side).expect("a setup");
            assert_eq!((key.preset(), key.mirror().preset()), (Some(preset), Some(preset)), "{side:?}");
        }
    }
    assert_eq!(SetupKey::default().preset(), None);
}

#[test]
fn mirror_images_are_one_setup_and_their_turns_one_turn() {
    let [gold, silver] = Side::ALL.map(|side| Setup::from_rows(NINETY_NINE, side));
    let games = [
        game_with(&[gold.clone(), silver.clone()], &["Ee2n Ee3n Hb2n", "ed7s"]),
        game_with(&[gold.mirror(), silver.clone()], &["Hg2n Ed2n Ed3n", "ed7s ed6s"]),
        game_with(&[gold.clone(), silver.mirror()], &["Ee2n", "ee7s"]),
        game_with(&[Setup::from_rows(CLASSIC, Side::Gold), silver.clone()], &["Ee2n", "ed7s"]),
    ];
    let all: Vec<StoredGame> = games
        .iter()
        .enumerate()
        .map(|(number, game)| {
            let mut game = game.clone();
            let winner = if number == 1 { Side::Silver } else { Side::Gold };
            game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
            stored(number, &game, people(), BySide::default(), 2020)
        })
        .collect();
    let table = table(&all);
    let list = setups(&table, 'g');
    assert_eq!((list.different, list.games, list.setups.len()), (2, 4, 2));
    let first = list.setups[0];
    assert_eq!((first.tally.wins, first.tally.losses), (2, 1));
    assert_eq!(first.key.letters(), ["RHCEMCHR", "RRRDDRRR"]);
    assert_eq!(first.key.mirror().setup(Side::Gold), gold);
    assert_eq!(first.key.mirror().letters()[0], "RHCMECHR");
    assert_eq!(setups(&table, 's').different, 1);
    // Equal setups of both sides are equal.
    assert_eq!(setups(&table, 's').setups[0].key, first.key);

    let found = detail(&table, 'g', first.key, None);
    assert_eq!((found.all_games, found.games.len(), found.different_turns), (3, 3, 2));
    let words: Vec<(String, u32)> =
        found.turns.iter().map(|own| (own.turn.to_text(Side::Gold), own.tally.games())).collect();
    assert_eq!(words, [("Ed2–d4 Hg2–g3".to_owned(), 2), ("Ed2–d3".to_owned(), 1)]);
    assert_eq!(found.others.iter().map(|(_, tally)| tally.games()).collect::<Vec<_>>(), [2, 1]);
    let board = found.others[1].0.board(Side::Silver);
    let piece = |name: &str| board.piece_at(name.parse().unwrap()).map(ansa_core::Piece::letter);
    assert_eq!((piece("d7"), piece("e7")), (Some('m'), Some('e')), "{:?}", found.others);

    let turn = found.turns[1].turn;
    let narrowed = detail(&table, 'g', first.key.mirror(), Some(turn));
    assert_eq!((narrowed.all_games, &*narrowed.games[0].id), (1, "g2"));
    let silver = detail(&table, 's', first.key, None);
    assert_eq!(silver.turns[0].turn.to_text(Side::Silver), "ed7–d6", "{:?}", silver.turns);
}

#[test]
fn a_turn_is_what_it_does_whatever_its_order() {
    let [gold, silver] = Side::ALL.map(|side| Setup::from_rows(CLASSIC, side));
    let key = |turn: &str| {
        let game = game_with(&[gold.clone(), silver.clone()], &[turn]);
        let read = read(&stored(1, &game, people(), BySide::default(), 2020)).unwrap();
        read.row.facts.first_turn(Side::Gold).unwrap()
    };
    assert_eq!(key("Ee2n Hb2n Ee3n"), key("Hb2n Ee2n Ee3n"));
    assert_ne!(key("Ee2n Hb2n"), key("Ee2n Hb2n Ee3n"));
    // The classic setup is not symmetric, because of the elephant and the camel.
    assert_ne!(key("Da2n"), key("Dh2n"));
    let trap = key("Cc2n");
    // The mirror image stands for both.
    assert_eq!(trap.to_text(Side::Gold), "Cf2–x");
    let text = serde_json::to_string(&trap).unwrap();
    assert_eq!(serde_json::from_str::<TurnKey>(&text).unwrap(), trap);
    assert_eq!(trap.mirror().mirror(), trap);
    let hostile: TurnKey = serde_json::from_str("[[255,200,1],[0,9,9],[3,3,3],[4,4,4],[5,5,5]]").unwrap();
    assert!(hostile.to_text(Side::Silver).len() < 100);
}

#[test]
fn the_interval_is_wilsons() {
    let tally = |wins, losses, draws| Tally { wins, losses, draws, open: 5 };
    assert_eq!(tally(0, 0, 0).interval(), None);
    // Textbook values for 95 %.
    for (own, low, high) in [
        (tally(0, 10, 0), 0.0, 0.277_53),
        (tally(10, 0, 0), 0.722_47, 1.0),
        (tally(5, 5, 0), 0.236_59, 0.763_41),
        (tally(50, 50, 0), 0.403_83, 0.596_17),
        (tally(81, 182, 0), 0.255_29, 0.366_21),
    ] {
        let (found_low, found_high) = own.interval().unwrap();
        assert!(
            (found_low - low).abs() < 1e-4 && (found_high - high).abs() < 1e-4,
            "{own:?} {found_low} {found_high}"
        );
    }
    assert_eq!(tally(1, 1, 2).score(), Some(0.5));
    // The interval of few games says nothing.
    assert_eq!((tally(1, 1, 2).interval(), tally(4, 0, 0).interval()), (None, None));
    assert!(tally(5, 0, 0).interval().is_some());
    assert_eq!(crate::text::statistics::tally_score(tally(3, 1, 0)), "75.0\u{a0}%");
    let nobody = |reason| Some(Outcome { winner: None, reason });
    for (outcome, result) in [
        (nobody(Reason::NoRabbits), tally::SideResult::Drawn),
        (nobody(Reason::Time), tally::SideResult::Open),
        (nobody(Reason::Abandoned), tally::SideResult::Open),
    ] {
        assert_eq!(tally::SideResult::of(outcome, Side::Gold), result);
    }
    let mut most = tally(u32::MAX, 0, 0);
    most.add(tally::SideResult::Won);
    assert_eq!(most.games(), u32::MAX);
}

#[test]
fn opinions_are_kept_and_damaged_ones_dropped() {
    let mut opinions = PositionOpinions::default();
    opinions.add("g [R]", 34);
    assert_eq!((opinions.of("g [R]", Side::Gold), opinions.of("g [R]", Side::Silver)), (Some(34), Some(-34)));
    assert_eq!(opinions.of("g []", Side::Gold), None);
    let text = opinions.write().unwrap();
    assert_eq!(PositionOpinions::read(&text), Ok((opinions.clone(), 0)));
    for bad in ["", "{}", &text.replace("\"version\":1", "\"version\":2"), &text.replace("200000", "5")] {
        assert_eq!(PositionOpinions::read(bad), Ok((PositionOpinions::default(), 0)), "{bad}");
    }
    let least = PositionOpinions::read(&text.replace("34", "-2147483648")).expect("opinions").0;
    assert_eq!(least.of("g [R]", Side::Silver), Some(1_000_000));
    (0..1_000).for_each(|number| opinions.add(&number.to_string(), number));
    assert!(opinions.write().unwrap().len() < 10_000);
}

#[test]
fn messages_round_trip() {
    let filter = GameFilter {
        words: "Ö \"x\"".to_owned(),
        side: Some('g'),
        from: Some(new_year(-3)),
        ..GameFilter::default()
    };
    let need = PositionNeed { position: "g [ ]".to_owned(), side: SideNeed::Silver, mirrored: true };
    let questions = [
        Question::Overview(filter.clone(), Some("{}".to_owned())),
        Question::Setups(filter.clone(), 's'),
        Question::Setup(filter.clone(), 's', SetupKey::default(), Some(TurnKey::default())),
        Question::Games(filter.clone()),
        Question::Passing(GameFilter { result: Some(ResultFilter::Lost), ..filter.clone() }),
        Question::Search(filter, SearchQuery::Position(need)),
    ];
    for question in questions {
        let query = CountQuery { number: 3, question };
        assert_eq!(
            serde_json::from_str::<CountQuery>(&serde_json::to_string(&query).unwrap()).unwrap(),
            query
        );
    }
    let table = table(&[stored(1, &ended(&mut Numbers(4), 20), people(), BySide::default(), 2020)]);
    let answer = table.answer(&Question::Overview(GameFilter::default(), None)).unwrap();
    let reply = Reply { number: 1, unread: 2, left_out: 3, answer };
    assert_eq!(serde_json::from_str::<Reply>(&serde_json::to_string(&reply).unwrap()).unwrap(), reply);
    assert!(serde_json::from_str::<Reply>("{}").is_err());
}
