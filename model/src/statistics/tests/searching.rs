//! Searching by position and material.

use ansa_core::notation::PositionText;
use ansa_core::{Piece, Role};

use super::*;
use crate::statistics::add_found;

/// The games that have something, and after how many plies.
fn search(games: &[StoredGame], query: &SearchQuery, filter: &GameFilter) -> Vec<(String, u32)> {
    let search = PositionSearch::new(query).unwrap();
    let mut result = SearchResult::default();
    for stored in games {
        let read = read_game(&stored.entry, &stored.text, Some(&pack()), Some(&search)).unwrap();
        add_found(&mut result, &filter.ready(), &read);
    }
    assert_eq!(result.found as usize, result.games.len());
    assert!(result.games.iter().all(|game| game.pack.as_deref() == Some("p")));
    result.games.into_iter().map(|game| (game.id, game.plies.unwrap())).collect()
}

fn games() -> (Vec<Game>, Vec<StoredGame>) {
    let mut numbers = Numbers(31);
    let games: Vec<Game> = (0..40).map(|_| ended(&mut numbers, 60)).collect();
    let stored = games.iter().enumerate().map(|(number, game)| {
        super::stored(number, game, people(), BySide { gold: "Omar", silver: "Fritz" }, 2000 + number as i32)
    });
    let stored = stored.collect();
    (games, stored)
}

fn short(game: &Game, ply: usize) -> String {
    let board = game.board_at(ply).unwrap();
    PositionText::new(board.to_pieces(), game.label(ply).side).to_short()
}

#[test]
fn a_position_is_found_where_it_stands_also_mirrored() {
    let (games, stored) = games();
    let need = |position: &str, side, mirrored| {
        SearchQuery::Position(PositionNeed { position: position.to_owned(), side, mirrored })
    };
    for (number, game) in games.iter().enumerate().step_by(7) {
        let ply = game.plies().len() / 2;
        let position = short(game, ply);
        let mover = if game.label(ply).side == Side::Gold { SideNeed::Gold } else { SideNeed::Silver };
        let other = if mover == SideNeed::Gold { SideNeed::Silver } else { SideNeed::Gold };
        let here = vec![(format!("g{number}"), ply as u32)];
        let filter = GameFilter::default();
        assert_eq!(search(&stored, &need(&position, SideNeed::Any, false), &filter), here);
        assert_eq!(search(&stored, &need(&position, mover, true), &filter), here);
        assert_eq!(search(&stored, &need(&position, other, true), &filter), []);
        let text = PositionText::read(&position).unwrap();
        let mut squares = [None; 64];
        for square in ansa_core::Square::all() {
            squares[square.mirror().index()] = text.squares[square.index()];
        }
        let mirrored = PositionText::new(squares, text.side).to_diagram();
        assert_eq!(search(&stored, &need(&mirrored, SideNeed::Any, false), &filter), []);
        assert_eq!(search(&stored, &need(&mirrored, SideNeed::Any, true), &filter), here);
        let later = GameFilter { from: Some(new_year(2001 + number as i32)), ..filter };
        assert_eq!(search(&stored, &need(&position, SideNeed::Any, false), &later), []);
    }
    // The position after both setups stands in every game with them.
    let setups = short(&games[0], 2);
    let naive = games.iter().filter(|game| short(game, 2) == setups).count();
    let found = search(&stored, &need(&setups, SideNeed::Gold, false), &GameFilter::default());
    assert!(naive > 1 && found.iter().all(|(_, plies)| *plies == 2));
    assert_eq!(found.len(), naive);
    assert!(PositionSearch::new(&need("no position", SideNeed::Any, false)).is_err());
}

#[test]
fn a_game_from_a_position_is_found_by_its_start() {
    let start = ansa_board::testing::position("g", &["Ea1", "Rb7", "rh8", "eh5"]);
    let game = Game::from_position(start, 7, ansa_core::position::rule_set::RuleSet::CURRENT);
    let board = *start.board();
    let stored = [stored(1, &game, people(), BySide::default(), 2020)];
    let position = PositionText::new(board.to_pieces(), Side::Gold).to_short();
    let query = SearchQuery::Position(PositionNeed { position, side: SideNeed::Gold, mirrored: false });
    assert_eq!(search(&stored, &query, &GameFilter::default()), [("g1".to_owned(), 0)]);
    assert_eq!(read(&stored[0]).unwrap().row.facts.setups, BySide::default());
}

#[test]
fn material_is_found_at_its_first_moment() {
    let (games, stored) = games();
    let camel = Role::Camel.index();
    let mut need = MaterialNeed::default();
    need.gold[camel] = Some(0);
    need.silver[camel] = Some(1);
    let lacks = |game: &Game, ply: usize, without: Side| {
        let count =
            |side: Side| game.board_at(ply).unwrap().pieces(Piece { side, role: Role::Camel }).count();
        ply >= 2 && count(without) == 0 && count(!without) == 1
    };
    let first = |game: &Game, sides: &[Side]| {
        (0..=game.plies().len()).find(|&ply| sides.iter().any(|&side| lacks(game, ply, side)))
    };
    for (either, sides) in [(false, &[Side::Gold][..]), (true, &Side::ALL)] {
        let naive: Vec<(String, u32)> = games
            .iter()
            .enumerate()
            .filter_map(|(number, game)| Some((format!("g{number}"), first(game, sides)? as u32)))
            .collect();
        assert!(!naive.is_empty(), "no game loses its camel");
        let found =
            search(&stored, &SearchQuery::Material(MaterialNeed { either, ..need }), &GameFilter::default());
        assert_eq!(found, naive);
    }
}
