//! What was played in positions of the opening.

use ansa_core::game::Ply;
use ansa_core::notation::PositionText;
use ansa_core::{Board, Step};

use super::*;
use crate::formats::words;

/// A game between the usual setups with these turns, which a side wins.
fn game(turns: &[&str], winner: Side) -> Game {
    let mut game = Game::new();
    for side in Side::ALL {
        game.set_up(&Setup::from_rows(NINETY_NINE, side)).unwrap();
    }
    turns.iter().for_each(|turn| words::play(&mut game, turn).unwrap());
    game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
    game
}

/// The game mirrored left to right.
fn mirrored(own: &Game, winner: Side) -> Game {
    let mut game = Game::new();
    for ply in own.plies() {
        match ply {
            Ply::Setup(setup) => game.set_up(&setup.mirror()).unwrap(),
            Ply::Turn(turn) => {
                let steps: Vec<Step> = turn.steps().iter().map(|played| played.step.mirror()).collect();
                game.play_steps(&steps).unwrap();
            }
        }
    }
    game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
    game
}

fn table_of(games: &[Game]) -> GameTable {
    let stored = |(number, game)| stored(number, game, people(), BySide::default(), 2020);
    table(&games.iter().enumerate().map(stored).collect::<Vec<_>>())
}

fn openings(table: &GameTable, position: &str) -> Openings {
    match table.answer(&Question::Openings(GameFilter::default(), position.to_owned())) {
        Some(CountAnswer::Openings(openings)) => openings,
        other => panic!("{other:?}"),
    }
}

fn text(board: &Board, side: Side) -> String {
    PositionText::new(board.to_pieces(), side).to_short()
}

/// The turns that were played in a position, with the wins and the losses of their side.
fn turns(found: &Openings, side: Side) -> Vec<(String, u32, u32)> {
    let of = |count: &OpeningCount| match count.ply {
        OpeningPly::Turn(turn) => (turn.to_text(side), count.tally.wins, count.tally.losses),
        OpeningPly::Setup(_) => panic!("a setup"),
    };
    found.plies.iter().map(of).collect()
}

#[test]
fn the_order_of_turns_and_mirror_images_do_not_matter() {
    let one = game(&["Ee2n Ee3n", "ed7s", "Hb2n", "hg7s"], Side::Gold);
    // The same position by another order of turns.
    let other = game(&["Hb2n", "ed7s", "Ee2n Ee3n", "hb7s"], Side::Silver);
    let games = [one.clone(), other, mirrored(&one, Side::Silver)];
    let table = table_of(&games);
    let after = |plies: usize| text(&one.board_at(plies).unwrap(), one.label(plies).side);

    let found = openings(&table, &after(2));
    assert_eq!((found.tally.games(), found.tally.wins, found.different), (3, 1, 2));
    assert_eq!(turns(&found, Side::Gold), [("Ee2–e4".to_owned(), 1, 1), ("Hb2–b3".to_owned(), 0, 1)]);

    let found = openings(&table, &after(5));
    assert_eq!((found.tally.games(), found.different), (3, 2));
    assert_eq!(turns(&found, Side::Silver), [("hg7–g6".to_owned(), 1, 1), ("hb7–b6".to_owned(), 1, 0)]);

    // The mirror image of the position has the same games, and its turns are mirrored.
    let found = openings(&table, &text(&one.board_at(2).unwrap().mirror(), Side::Gold));
    assert_eq!(turns(&found, Side::Gold), [("Ed2–d4".to_owned(), 1, 1), ("Hg2–g3".to_owned(), 0, 1)]);

    // The same board with the other side to move was never reached.
    assert_eq!(openings(&table, &text(&one.board_at(2).unwrap(), Side::Silver)).tally.games(), 0);
    // The end of a game is reached, but nothing followed.
    let end = openings(&table, &after(6));
    assert_eq!((end.tally.games(), end.different), (2, 0));
}

#[test]
fn setups_are_counted_before_the_first_turn() {
    let one = game(&["Ee2n"], Side::Gold);
    let mut other = Game::new();
    other.set_up(&Setup::from_rows(NINETY_NINE, Side::Gold).mirror()).unwrap();
    other.set_up(&Setup::from_rows(CLASSIC, Side::Silver)).unwrap();
    let table = table_of(&[one.clone(), other.clone()]);
    let setups = |found: &Openings, side: Side| -> Vec<Board> {
        let of = |count: &OpeningCount| match count.ply {
            OpeningPly::Setup(setup) => setup.board(side),
            OpeningPly::Turn(_) => panic!("a turn"),
        };
        found.plies.iter().map(of).collect()
    };
    let found = openings(&table, &text(&Board::EMPTY, Side::Gold));
    assert_eq!((found.tally.games(), found.different), (2, 1));
    let gold = one.board_at(1).unwrap();
    assert!([gold, gold.mirror()].contains(&setups(&found, Side::Gold)[0]));

    let found = openings(&table, &text(&gold, Side::Silver));
    assert_eq!((found.tally.games(), found.different), (2, 2));
    let seen = setups(&found, Side::Silver);
    let classic = other.board().side(Side::Silver);
    assert!(seen.iter().any(|board| board.side(Side::Silver) == classic.mirror()));
}

#[test]
fn a_game_counts_no_further_than_it_can_be_followed() {
    let mut numbers = Numbers(3);
    let games: Vec<Game> = (0..20).map(|_| random_game(&mut numbers, 30)).collect();
    let table = table_of(&games);
    let mut whole = 0;
    for game in &games {
        let read = read(&stored(0, game, people(), BySide::default(), 2020)).unwrap();
        // A turn that moves more pieces than a key has room for ends what is kept.
        let known = 2 + read.row.facts.opening.len();
        whole += usize::from(known == 10);
        for plies in 0..=known {
            let found = openings(&table, &text(&game.board_at(plies).unwrap(), game.label(plies).side));
            assert!(found.tally.games() >= 1, "{plies}");
        }
    }
    assert!(whole >= 15, "{whole} of 20");
    for hostile in ["", "g [", "no position", "g [xxxxxxxx]"] {
        assert_eq!(openings(&table, hostile), Openings::default());
    }
}

#[test]
fn a_counted_turn_is_played_in_as_few_steps_as_possible() {
    let mut numbers = Numbers(5);
    for _ in 0..10 {
        let game = random_game(&mut numbers, 6);
        for (plies, key) in
            (2..).zip(read(&stored(0, &game, people(), BySide::default(), 2020)).unwrap().row.facts.opening)
        {
            let Some(ansa_core::Phase::Turn(start)) = game.phase_at(plies) else { panic!("no turn") };
            let Ply::Turn(played) = &game.plies()[plies] else { panic!("a setup") };
            // The turn there and back, which moves nothing, is none.
            let found = turns_in(&start, &[TurnKey::default(), key]);
            let [None, Some(turn)] = &found[..] else { panic!("{found:?}") };
            assert_eq!(turn.end().board(), played.end().board());
            assert!(turn.steps().len() <= played.steps().len());
        }
    }
}
