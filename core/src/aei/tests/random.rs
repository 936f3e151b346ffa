//! Random turns.

use std::collections::BTreeMap;

use super::*;
use crate::aei::random_turn::draw;

/// The game after both setups.
fn begun() -> Game {
    let setups = [GOLD, SILVER].map(|setup| setup.strip_prefix("makemove ").unwrap());
    setups.iter().fold(new_game(), |game, setup| text::play(&game, setup).unwrap())
}

/// A random turn as a controller reads it.
fn random_turn(seed: u64, game: &Game) -> String {
    let turn = draw(seed, game, 100).unwrap();
    game.line_in_words(&[turn.steps().iter().map(|played| played.step).collect()])
}

#[test]
fn a_random_game_is_legal_to_its_end_and_the_same_for_a_seed() {
    let play = |seed| {
        let mut game = begun();
        while game.outcome().is_none() && game.next_label().number < 400 {
            game = text::play(&game, &random_turn(seed, &game)).unwrap();
        }
        assert!(game.outcome().is_some());
        game.to_record().to_plain()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

/// A session with this option `random`.
fn session(random: u8) -> Talk {
    let session = Session::new(Defaults::default(), Evaluator::default(), 0).with_random_turns();
    let mut talk = Talk { session, now_ms: 0 };
    talk.say("aei");
    let random = format!("setoption name random value {random}");
    for message in [&random, "setoption name seed value 5", "setoption name nodes value 50", GOLD, SILVER] {
        assert_eq!(talk.say(message), Vec::<String>::new(), "{message}");
    }
    talk
}

#[test]
fn go_is_answered_with_a_random_turn_at_once() {
    let answer = format!("bestmove {}", random_turn(5, &begun()));
    let mut talk = session(100);
    assert_eq!(talk.say("go"), [answer.as_str()]);
    assert!(!talk.session.is_thinking());
    // Pondering is a search.
    assert_eq!(talk.say("go ponder"), Vec::<String>::new());
    assert!(talk.session.is_pondering());
    assert_eq!(talk.say("go"), [answer.as_str()]);
    assert!(talk.session.active.is_none());
    let mut talk = session(0);
    assert_eq!(talk.say("go"), Vec::<String>::new());
    assert!(talk.session.is_thinking());
    assert_ne!(talk.think().last(), Some(&answer));
}

#[test]
fn only_sessions_with_random_turns_know_the_option() {
    let without = opened(&["setoption name random value 100"]);
    assert_eq!(without, ["log Warning: the option “random” is unknown"]);
    let too_many = session(0).say("setoption name random value 101");
    assert_eq!(too_many, ["log Error: “101” is no value for the option random"]);
}

#[test]
fn every_turn_is_equally_likely() {
    // A rabbit on a2, and one of silver out of its reach.
    let game =
        text::read_position("g [...............r................................R...............]").unwrap();
    let ends = game.position().unwrap().turn_ends().len();
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..100 * ends as u64 {
        *counts.entry(random_turn(seed, &game)).or_default() += 1;
    }
    assert_eq!(counts.len(), ends, "{counts:?}");
    // Four and a half standard deviations.
    assert!(counts.values().all(|count| (55..=145).contains(count)), "{counts:?}");
}

#[test]
fn only_the_chosen_share_of_turns_is_random() {
    let random = |percent, game: &Game| (0..200).filter(|&seed| draw(seed, game, percent).is_some()).count();
    let game = begun();
    assert_eq!([random(0, &game), random(100, &game)], [0, 200]);
    assert!((35..=85).contains(&random(30, &game)), "{}", random(30, &game));
    // During the setup, the engine searches.
    assert_eq!(random(100, &new_game()), 0);
}

#[test]
fn a_random_turn_is_no_third_repetition() {
    let start =
        text::read_position("g [e...r......................................................R...E]").unwrap();
    let play =
        |turns: &[&str]| turns.iter().fold(start.clone(), |game, turn| text::play(&game, turn).unwrap());
    let cycle = ["Eh1n", "ea8s", "Eh2s", "ea7n"];
    let is_drawn = |game: &Game| (0..1000).any(|seed| random_turn(seed, game) == "ea7n");
    assert!(is_drawn(&play(&cycle[..3])));
    // The second time, it would bring back the start for the third time.
    assert!(!is_drawn(&play(&[&cycle[..], &cycle[..3]].concat())));
}
