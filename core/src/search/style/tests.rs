use super::*;
use crate::game::Game;
use crate::notation::PositionText;
use crate::position::rule_set::RuleSet;
use crate::search::{Best, Limits, Options, Search, Status, bench};

const EMPTY: &str = "........";

fn game(rows: [&str; 8]) -> Game {
    let text = PositionText::read(&format!("g [{}]", rows.concat())).unwrap();
    Game::from_position(text.to_builder().build().unwrap(), 2, RuleSet::CURRENT)
}

fn board(rows: [&str; 8]) -> Board {
    PositionText::read(&format!("g [{}]", rows.concat())).unwrap().to_builder().board
}

/// What a term counts for gold on this board. Turned around, silver has the same.
fn counted(term: StyleTerm, rows: [&str; 8]) -> i32 {
    let board = board(rows);
    let found = term.count(&board, Side::Gold);
    let east = if term == StyleTerm::East { -1 } else { 1 };
    let other = board.flip();
    assert_eq!(term.count(&other, Side::Silver), found, "{term:?}, from the other side");
    assert_eq!(term.count(&board.mirror(), Side::Gold), east * found, "{term:?}, mirrored");
    found
}

#[test]
fn each_term_counts_what_its_description_says() {
    let base = ["r.......", "...c.e..", EMPTY, "..d.....", "...H..C.", "..M.....", "R..E....", "...R..R."];
    for (term, rows, before, after) in [
        // The rabbit on a2 goes to a4.
        (
            StyleTerm::Runner,
            ["r.......", "...c.e..", EMPTY, "..d.....", "R..H..C.", "..M.....", "...E....", "...R..R."],
            1,
            3,
        ),
        // Both rabbits of the back rank go a step forward.
        (
            StyleTerm::Swarm,
            ["r.......", "...c.e..", EMPTY, "..d.....", "...H..C.", "..M.....", "R..E..R.", "...R...."],
            1,
            2,
        ),
        // The elephant and the horse come beside the trap on c3, where the camel stands, and a rabbit beside f3.
        (
            StyleTerm::Guards,
            ["r.......", "...c.e..", EMPTY, "..d.....", "......C.", "..MHR...", "R.E.....", "......R."],
            0,
            3,
        ),
        // Two pieces go to the traps of the other half.
        (
            StyleTerm::Raiders,
            ["r.......", "...c.e..", "...H....", "..d..C..", EMPTY, "..M.....", "R..E....", "...R..R."],
            0,
            2,
        ),
        (
            StyleTerm::Herd,
            ["r.......", "...c.e..", EMPTY, "..d.....", EMPTY, "..MH....", "R.EC....", "..RR...."],
            1,
            7,
        ),
        (
            StyleTerm::Cavalry,
            ["r.......", "...c.e..", "...H....", "..d.....", "......C.", "..M.....", "R..E....", "...R..R."],
            3,
            5,
        ),
        // From c3 to f7, and from b2.
        (
            StyleTerm::CamelRoom,
            ["r.......", "...c.e..", EMPTY, "..d.....", "...H..C.", EMPTY, "RM.E....", "...R..R."],
            7,
            9,
        ),
        // The dog is frozen on c4 by the elephant.
        (
            StyleTerm::Hostages,
            ["r.......", "...c.e..", EMPTY, EMPTY, "..dE..C.", "...M....", "R..H....", "...R..R."],
            0,
            1,
        ),
        (
            StyleTerm::Exchanges,
            ["r.......", ".....e..", EMPTY, "..d.....", "...H....", "..M.....", "R..E....", "...R..R."],
            21,
            23,
        ),
        // The camel goes two files east: −3 to 1.
        (
            StyleTerm::East,
            ["r.......", "...c.e..", EMPTY, "..d.....", "...H..C.", "....M...", "R..E....", "...R..R."],
            1,
            5,
        ),
    ] {
        let (first, second) = (counted(term, base), counted(term, rows));
        assert_eq!((first, second), (before, after), "{term:?}");
        let liked = PlayStyle::NONE.with(term, 7);
        let score = |rows| liked.score(&board(rows), Side::Gold);
        assert_eq!(score(rows) - score(base), 7 * (after - before), "{term:?}");
    }
    assert_eq!(StyleTerm::ALL.map(|term| term.count(&Board::EMPTY, Side::Gold))[..8], [0; 8]);
}

#[test]
fn a_side_that_likes_something_gets_more_of_it_than_one_that_dislikes_it() {
    let rows =
        ["rrr.rrrr", "d..cc..d", ".h...eh.", "..mE....", "..H.M...", ".CC.....", "D...H.RD", "RRR.RRRR"];
    let turned = game(rows).position().unwrap().flip();
    for game in [game(rows), Game::from_position(turned, 2, RuleSet::CURRENT)] {
        let side = game.side();
        let count = |term: StyleTerm, points: i16| {
            let limits = Limits {
                nodes: Some(20_000),
                depth: Some(4),
                style: PlayStyle::NONE.with(term, points),
                ..Limits::default()
            };
            let mut search = Search::new(Options { hash_bytes: 1 << 20, seed: 1 });
            search.start(&game, limits).unwrap();
            let Status::Done(Best::Turn(turn)) = search.run(u64::MAX, &mut || 0) else { panic!("no turn") };
            let mut next = game.clone();
            next.play_steps(&turn).unwrap();
            term.count(&next.board(), side)
        };
        for term in StyleTerm::ALL {
            let [more, less] = [2_000, -2_000].map(|points| count(term, points));
            // A capture or a hostage needs more than one turn.
            let is_slow = matches!(term, StyleTerm::Hostages | StyleTerm::Exchanges);
            assert!(more > less || (is_slow && more == less), "{term:?}: {more} and {less}");
        }
    }
}

#[test]
fn the_texts_of_styles_are_read_as_they_are_written() {
    let all = StyleTerm::ALL.into_iter().zip([-2_000i16, -3, -2, -1, 1, 2, 3, 4, 5, 2_000]);
    let style = all.fold(PlayStyle::NONE, |style, (term, points)| style.with(term, points));
    for style in [style, PlayStyle::NONE, PlayStyle::NONE.with(StyleTerm::CamelRoom, -7)] {
        assert_eq!(style.to_string().parse(), Ok(style));
    }
    assert_eq!(
        PlayStyle::NONE.with(StyleTerm::East, i16::MAX).points(StyleTerm::East),
        PlayStyle::MAX_POINTS
    );
    assert_eq!(
        PlayStyle::NONE.with(StyleTerm::East, i16::MIN).points(StyleTerm::East),
        -PlayStyle::MAX_POINTS
    );
    for (text, error) in [
        ("", "no term of a style is called “”"),
        ("swarm=1,", "no term of a style is called “”"),
        ("Swarm=1", "no term of a style is called “Swarm”"),
        ("swarm", "“swarm” does not end with points from -2000 to 2000"),
        ("swarm=", "“swarm=” does not end with points from -2000 to 2000"),
        ("swarm=0", "“swarm=0” does not end with points from -2000 to 2000"),
        ("swarm=2001", "“swarm=2001” does not end with points from -2000 to 2000"),
        ("swarm=99999", "“swarm=99999” does not end with points from -2000 to 2000"),
        ("herd=1,swarm=1,herd=1", "the term “herd” is named twice"),
    ] {
        assert_eq!(text.parse::<PlayStyle>().unwrap_err().to_string(), error, "{text}");
    }
}

#[test]
fn the_score_has_a_limit_and_the_sides_see_it_from_both_ends() {
    let most = StyleTerm::ALL
        .into_iter()
        .fold(PlayStyle::NONE, |style, term| style.with(term, PlayStyle::MAX_POINTS));
    let board = board(["........", "RRRRRRRR", "MEHHCCDD", EMPTY, EMPTY, EMPTY, EMPTY, "e......."]);
    assert_eq!(most.score(&board, Side::Gold), p::MAX_STYLE);
    let root = RootStyle::new(most, Side::Silver).unwrap();
    assert_eq!(root.score(&board, Side::Silver), most.score(&board, Side::Silver));
    assert_eq!(root.score(&board, Side::Gold), -most.score(&board, Side::Silver));
    assert_eq!(RootStyle::new(PlayStyle::NONE, Side::Gold), None);
    let other = RootStyle::new(most, Side::Gold).unwrap();
    assert_ne!(root.key(), other.key());
    assert_ne!(root.key(), RootStyle { style: most.with(StyleTerm::Herd, 1), ..root }.key());
}

#[test]
fn searches_with_another_style_have_no_effect() {
    let game = bench::game(2).unwrap();
    let swarm = PlayStyle::NONE.with(StyleTerm::Swarm, 900);
    let away = PlayStyle::NONE.with(StyleTerm::CamelRoom, 900);
    let answer = |search: &mut Search, style| {
        search.start(&game, Limits { depth: Some(3), style, ..Limits::default() }).unwrap();
        let Status::Done(Best::Turn(turn)) = search.run(u64::MAX, &mut || 0) else { panic!("no turn") };
        (turn, search.info().score)
    };
    let fresh = |style| answer(&mut Search::new(Options::default()), style);
    assert_ne!(fresh(PlayStyle::NONE), fresh(swarm));
    let mut search = Search::new(Options::default());
    for style in [PlayStyle::NONE, swarm, away, PlayStyle::NONE, swarm] {
        assert_eq!(answer(&mut search, style), fresh(style), "{style}");
    }
}
