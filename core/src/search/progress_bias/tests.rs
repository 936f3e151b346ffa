use super::*;
use crate::notation::PositionText;
use crate::position::rule_set::RuleSet;
use crate::search::{Best, Limits, Options, Search, Status};

/// Both sides have the same pieces on the same files.
fn game(side: char) -> Game {
    let rows = ["rrrr.rrr", "d..h....", EMPTY, EMPTY, EMPTY, EMPTY, "D..H....", "RRRR.RRR"];
    let text = PositionText::read(&format!("{side} [{}]", rows.concat())).unwrap();
    Game::from_position(text.to_builder().build().unwrap(), 2, RuleSet::CURRENT)
}

const EMPTY: &str = "........";

fn play(game: &mut Game, turn: &str) {
    game.play_text(&turn.parse().unwrap()).unwrap();
}

/// The bias for a turn, at 100 points a rank.
fn bias_for(game: &Game, turn: &str) -> i32 {
    let bias = ProgressBias::new(game, 100).unwrap();
    let mut next = game.clone();
    play(&mut next, turn);
    let [own, other] = [game.side(), !game.side()].map(|side| bias.score(&next.board(), side));
    assert_eq!(own, -other);
    own
}

#[test]
fn each_rank_forward_counts_for_the_side_to_move() {
    for (turn, mirrored, expected) in [
        ("Hd2n Hd3n Da2n", "hd7s hd6s da7s", 300),
        ("Hd2e Da2e", "hd7e da7e", 0),
        ("Hd2e He2s", "hd7e he7n", -100),
        ("Rd1e Re1n Re2n", "rd8e re8s re7s", 200),
    ] {
        assert_eq!(bias_for(&game('g'), turn), expected, "{turn}");
        assert_eq!(bias_for(&game('s'), mirrored), expected, "{mirrored}");
    }
    assert!(ProgressBias::new(&game('g'), 0).is_none());
}

#[test]
fn a_piece_that_returns_costs_ranks_until_the_turn_is_forgotten() {
    let mut game = game('g');
    for turn in ["Hd2e He2n Da2n", "da7s"] {
        play(&mut game, turn);
    }
    let returned = -100 * p::RETURN_RANKS;
    assert_eq!(bias_for(&game, "He3s"), -100, "only half the way back");
    assert_eq!(bias_for(&game, "He3s He2w"), returned - 100);
    assert_eq!(bias_for(&game, "He3s He2w Da3s"), 2 * (returned - 100));
    assert_eq!(bias_for(&game, "Da3n Rd1e"), 100, "another piece may go where one has left");
    // Silver's own turn counts for silver.
    play(&mut game, "Rh1n");
    assert_eq!(bias_for(&game, "da6n"), returned - 100);
    play(&mut game, "rh8s");
    assert_eq!(bias_for(&game, "He3s He2w"), returned - 100);
    play(&mut game, "Rg1n");
    play(&mut game, "rg8s");
    assert_eq!(bias_for(&game, "He3s He2w"), -100, "forgotten");
}

#[test]
fn tables_of_a_search_with_another_bias_have_no_effect() {
    let mut game = game('g');
    for turn in ["Hd2e He2n Da2n", "hd7e he7s"] {
        play(&mut game, turn);
    }
    let limits = |progress| Limits { depth: Some(4), progress, ..Limits::default() };
    let answer = |search: &mut Search, progress| {
        search.start(&game, limits(progress)).unwrap();
        let Status::Done(Best::Turn(turn)) = search.run(u64::MAX, &mut || 0) else { panic!("no turn") };
        (turn, search.info().score)
    };
    let fresh = |progress| answer(&mut Search::new(Options::default()), progress);
    assert_ne!(fresh(0), fresh(2000));
    let mut search = Search::new(Options::default());
    for progress in [0, 2000, 300, 0, 2000] {
        assert_eq!(answer(&mut search, progress), fresh(progress), "{progress}");
    }
}
