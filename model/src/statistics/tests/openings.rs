//! What was played in positions of the opening.

use ansa_core::game::Ply;
use ansa_core::notation::PositionText;
use ansa_core::{Board, Step};

use super::*;
use crate::formats::words;
use crate::statistics::openings::OpeningCount;

/// A game between the usual setups with these turns, which a side wins.
fn game(turns: &[&str], winner: Side) -> Game {
    let mut game = Game::new();
    for side in Side::ALL {
        game.set_up(&Setup::from_rows(NINETY_NINE, side)).unwrap();
    }
    for turn in turns {
        words::play(&mut game, turn).unwrap();
    }
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
fn what_was_played_can_be_played_again_in_as_few_steps_as_possible() {
    let mut numbers = Numbers(5);
    let games: Vec<Game> = (0..8).map(|_| random_game(&mut numbers, 6)).collect();
    let table = table_of(&games);
    for game in &games {
        let known =
            2 + read(&stored(0, game, people(), BySide::default(), 2020)).unwrap().row.facts.opening.len();
        for plies in 0..known.min(game.plies().len()) {
            let mut start = game.clone();
            while start.plies().len() > plies {
                start.take_back();
            }
            let found = openings(&table, &text(&start.board(), start.side()));
            let rows = found.rows(&start);
            assert_eq!(rows.len(), found.plies.len());
            let after = game.board_at(plies + 1).unwrap();
            let is_own = |row: &&OpeningRow| [after, after.mirror()].contains(&row.after.board());
            let own = rows.iter().find(is_own).unwrap();
            if let (Ply::Turn(found), Ply::Turn(played)) = (&own.ply, &game.plies()[plies]) {
                assert!(found.steps().len() <= played.steps().len());
            }
        }
    }
    // Elsewhere, what is not legal is left out.
    let found = openings(&table, &text(&games[0].board_at(2).unwrap(), Side::Gold));
    assert!(found.rows(&games[0]).len() < found.plies.len());
}
