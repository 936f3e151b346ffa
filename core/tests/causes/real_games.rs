//! Real games, if they are available beside the project: whole boards, where trying everything takes too long. The lines
//! of the causes do what they say, and the time is measured.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ansa_core::causes::causes;
use ansa_core::game::Ply;
use ansa_core::{Game, Label, Phase, Record};
use serde::Deserialize;

use super::brute_force::{better_turn, check_line, steps_of};
use super::kind;
use crate::common::{Random, is_long, shared_vectors};

#[derive(Deserialize)]
struct Recorded {
    id: u64,
    moves: Vec<String>,
}

impl Recorded {
    fn game(&self) -> Game {
        let lines =
            self.moves.iter().enumerate().map(|(ply, turn)| format!("{} {turn}\n", Label::FIRST.after(ply)));
        let record = Record::read(&lines.collect::<String>()).expect("a record");
        Game::from_record(&record).expect("a legal game")
    }
}

/// Every tenth turn, or all in a long run.
#[test]
fn turns_of_real_games() {
    let Some(path) = shared_vectors("games.json") else { return };
    let text = std::fs::read_to_string(path).expect("a readable file");
    let games: Vec<Recorded> = serde_json::from_str(&text).expect("games");
    assert!(games.len() >= 98);
    let every = if is_long() { 1 } else { 10 };
    let mut random = Random(0x5eed_0103);
    let (mut turns, mut found) = (0, BTreeMap::<String, u32>::new());
    let mut times = Vec::new();
    for recorded in games {
        let game = recorded.game();
        for (ply, made) in game.plies().iter().enumerate() {
            let (Ply::Turn(turn), Some(Phase::Turn(start))) = (made, game.phase_at(ply)) else { continue };
            turns += 1;
            if turns % every != 0 {
                continue;
            }
            let steps = steps_of(turn);
            let better = better_turn(&mut random, &start, &steps);
            // The least of three, because other programs may take the processor.
            let timed = || {
                let began = Instant::now();
                let found = causes(&start, &steps, better.as_deref())
                    .unwrap_or_else(|error| panic!("{} {}: {error}", recorded.id, game.label(ply)));
                (began.elapsed(), found)
            };
            let [(one, causes), (two, _), (three, _)] = [timed(), timed(), timed()];
            times.push(one.min(two).min(three));
            for cause in &causes {
                check_line(&start, turn.end(), cause);
                *found.entry(kind(cause)).or_default() += 1;
            }
        }
    }
    times.sort_unstable();
    let sum: Duration = times.iter().sum();
    let mean = sum / times.len().max(1) as u32;
    // Shown with --nocapture.
    println!("{} turns, {mean:.1?} a turn, at most {:.1?}: {found:#?}", times.len(), times.last());
    assert!(times.len() > 500 && found.len() >= 8, "too few to prove much: {found:#?}");
}
