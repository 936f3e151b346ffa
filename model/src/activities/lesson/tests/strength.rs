//! The engine judges the answers of the strategy lessons: what a lesson teaches must also be a good turn.

use ansa_core::position::turn::TurnBuilder;
use ansa_core::review;
use ansa_core::review::Severity;
use ansa_core::search::{Limits, Options, Search, Status, win_chance};
use ansa_core::{Game, Step};

use super::super::judge::game_at;
use super::*;

/// The nodes of each search: two or three turns deep with the few pieces of an exercise.
const NODES: u64 = 60_000;

/// The chance to win of the side to move, from 0 to 1, if it begins its turn with these steps.
fn chance(game: &Game, made: &[Step]) -> f64 {
    let mut search = Search::new(Options { hash_bytes: 8 << 20, ..Options::default() });
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    search.start_within(game, made, limits).expect("a turn that goes on");
    while !matches!(search.run(u64::MAX, &mut || 0), Status::Done(_)) {}
    win_chance(review::clamped_score(search.info().score))
}

/// The chance to win after a turn, for the side that makes it.
fn chance_after(game: &Game, turn: &TurnBuilder) -> f64 {
    let mut after = game.clone();
    after.play(turn).expect("a legal turn");
    match review::final_score(&after, turn.start().side()) {
        Some(score) => win_chance(score),
        None => 1.0 - chance(&after, &[]),
    }
}

/// The same for an answer, which need not use all steps: the engine makes the others.
fn chance_of_answer(game: &Game, turn: &TurnBuilder) -> f64 {
    let steps: Vec<Step> = turn.steps().map(|played| played.step).collect();
    let mut after = game.clone();
    after.play(turn).expect("a legal turn");
    if after.outcome().is_some() || steps.len() == 4 {
        chance_after(game, turn)
    } else {
        chance(game, &steps)
    }
}

#[test]
fn the_engine_agrees_with_the_answers_about_strategy() {
    let mut judged = 0;
    for name in LessonName::ALL.into_iter().filter(|name| !name.is_basic()) {
        for (index, exercise) in name.exercises().iter().enumerate() {
            let Some(game) = exercise.position().map(game_at) else { continue };
            let of = |text: &str| exercise.turn(text).expect("a turn");
            let answer = match exercise.task {
                LessonTask::Turn(_) => chance_of_answer(&game, &of(exercise.solution)),
                LessonTask::Choice(turns, _) => {
                    let right = exercise.solution.parse::<usize>().expect("a number") - 1;
                    let answer = of(turns[right]);
                    let (good, bad) =
                        (chance_after(&game, &answer), chance_after(&game, &of(turns[1 - right])));
                    assert!(good + 0.01 >= bad, "{name} {index}: {good:.2} is right and {bad:.2} is wrong");
                    chance_of_answer(&game, &answer)
                }
                LessonTask::Squares(_) | LessonTask::Setup(_) => continue,
            };
            let best = chance(&game, &[]);
            // What the study would call a mistake.
            let severity =
                Severity::from_chances(best, answer).filter(|severity| *severity != Severity::Inaccuracy);
            assert_eq!(severity, None, "{name} {index}: {answer:.2} of {best:.2}");
            // Where everything loses, nothing can be learned.
            assert!(answer > 0.3, "{name} {index}: {answer:.2}");
            judged += 1;
        }
    }
    assert!(judged > 20, "{judged} answers are judged");
}
