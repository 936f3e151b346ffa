use ansa_core::game::Setup;
use ansa_core::game::setup::CLASSIC;
use ansa_core::{Direction, Side, Step};

use super::*;

/// A classic game with these steps of gold made.
fn begun(steps: &[Step]) -> GameState {
    let mut game = ansa_core::Game::new();
    for side in Side::ALL {
        let Ok(()) = game.set_up(&Setup::from_rows(CLASSIC, side)) else { panic!("a legal setup") };
    }
    let mut state = GameState::from(super::super::AnnotatedGame::from(game));
    for &step in steps {
        let Ok(_) = state.step(step) else { panic!("a legal step") };
    }
    state
}

#[test]
fn the_hash_is_that_of_the_core() {
    // The tests in JavaScript compare with the same number.
    let state = begun(&[]);
    assert_eq!(state.game().position().map(|position| position.zobrist()), Some(0x49ba_9b02_abac_2b4d));
    assert_eq!(Game::from(state).hash(), "49ba9b02abac2b4d");
    let Ok(from) = "e2".parse() else { panic!("a square") };
    let step = Step { from, direction: Direction::North };
    let state = begun(&[step]);
    let Some(mut position) = state.game().position() else { panic!("a position") };
    assert!(position.step(step).is_ok());
    assert_eq!(Game::from(state).hash(), format!("{:016x}", position.zobrist()));
}

#[test]
fn only_what_the_game_accepts_is_legal() {
    let state = begun(&[]);
    for (text, is_legal) in
        [("Ee2n", true), ("Ee2n Ee3s", false), ("me7s", false), ("", false), ("takeback", false)]
    {
        let Ok(ply) = text.parse() else { panic!("a ply") };
        assert_eq!(would_play(&state, &ply), is_legal, "{text}");
    }
}
