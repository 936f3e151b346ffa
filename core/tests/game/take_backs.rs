//! Games in which plies are taken back and played again, compared with games that were never changed.

use crate::common::play::{Scene, made_up, random_step};
use crate::common::{Random, share};
use ansa_core::game::{Game, Ply};
use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Step, StepKind};

/// The steps made, undone and made again in a turn.
#[derive(Default)]
struct Seen {
    pushes: u32,
    pulls: u32,
    captures: u32,
}

/// The turn as it is after these steps if nothing was ever undone.
fn fresh(start: Position, steps: &[Step]) -> TurnBuilder {
    let mut turn = TurnBuilder::new(start);
    for &step in steps {
        turn.step(step).expect("made before");
    }
    turn
}

/// Makes, undoes and makes again steps at random, and compares each state with that of a fresh turn.
fn hesitate(turn: &mut TurnBuilder, random: &mut Random, seen: &mut Seen) {
    // The steps made and those that can be made again.
    let mut made: Vec<Step> = Vec::new();
    let mut undone: Vec<Step> = Vec::new();
    for _ in 0..12 {
        match random.below(5) {
            0 | 1 => {
                let Some(step) = random_step(random, turn.position()) else { continue };
                turn.step(step).expect("a generated step");
                made.push(step);
                undone.clear();
            }
            2 => {
                let back = turn.undo();
                assert_eq!(back.map(|played| played.step), made.pop());
                let Some(back) = back else { continue };
                undone.push(back.step);
                seen.pushes += u32::from(matches!(back.kind, StepKind::PushStart | StepKind::PushEnd));
                seen.pulls += u32::from(back.kind == StepKind::Pull);
                seen.captures += u32::from(back.capture.is_some());
            }
            3 => {
                let again = turn.redo().map(|played| played.step);
                assert_eq!(again, undone.pop());
                made.extend(again);
            }
            _ if random.below(4) == 0 => {
                turn.reset();
                undone.extend(made.drain(..).rev());
            }
            _ => {}
        }
        let expected = fresh(*turn.start(), &made);
        assert_eq!(turn.position(), expected.position(), "{made:?} {:?}", turn.start());
        assert_eq!(turn.position().zobrist(), expected.position().zobrist());
        assert!(turn.steps().eq(expected.steps()), "{made:?}");
        assert_eq!(turn.finish(), expected.finish(), "{made:?} {:?}", turn.start());
        assert_eq!(turn.can_redo(), !undone.is_empty());
    }
}

#[test]
fn a_turn_with_undone_steps_is_the_turn_of_its_steps() {
    let mut random = Random(71);
    let mut seen = Seen::default();
    for i in 0..share(2_400) {
        let mut position = made_up(&mut random, Scene::ALL[i % Scene::ALL.len()]);
        for _ in 0..4 {
            let mut turn = TurnBuilder::new(position);
            hesitate(&mut turn, &mut random, &mut seen);
            let Ok(turn) = turn.finish() else { break };
            position = *turn.end();
        }
    }
    let Seen { pushes, pulls, captures } = seen;
    assert!(pushes > 200 && pulls > 10 && captures > 100, "{pushes} {pulls} {captures}");
}

/// The game from its start to its last ply, played again.
fn played_again(game: &Game, start: Position) -> Game {
    let mut again = Game::from_position(start, 2, game.rules());
    for ply in game.plies() {
        let steps: Vec<Step> = ply.steps().iter().map(|played| played.step).collect();
        again.play_steps(&steps).expect("played before");
    }
    again
}

/// A turn of one step, usually back to where the side's last turn began, so that positions repeat.
fn shuffling_turn(random: &mut Random, game: &Game) -> Vec<Step> {
    let Some(position) = game.position() else { panic!("no setup is due") };
    let own_last = game.plies().iter().nth_back(1).map_or(&[][..], Ply::steps);
    if let [only] = own_last
        && let Some(from) = only.step.to()
        && random.below(8) > 0
    {
        let back = Step { from, direction: only.step.direction.opposite() };
        if position.classify(back).is_ok() {
            return vec![back];
        }
    }
    random_step(random, &position).into_iter().collect()
}

#[test]
fn after_take_backs_repetition_is_that_of_a_fresh_game() {
    let (mut repeated, mut refused, mut lost) = (0, 0, 0);
    for (rules, seed) in
        [RuleSet::CURRENT, RuleSet::UNTIL_2008_07, RuleSet::UNTIL_2005_05].into_iter().zip(81..)
    {
        let mut random = Random(seed);
        for _ in 0..share(160) {
            let start = made_up(&mut random, Scene::Thin);
            let mut game = Game::from_position(start, 2, rules);
            let mut ends = vec![start];
            for _ in 0..60 {
                if random.below(4) == 0 {
                    for _ in 0..=random.below(6) {
                        let earlier = game.take_back();
                        assert!(matches!(earlier, None | Some(Ply::Turn(_))));
                    }
                }
                let steps = shuffling_turn(&mut random, &game);
                let before = game.clone();
                let mut again = played_again(&game, start);
                let played = game.play_steps(&steps);
                assert_eq!(again.play_steps(&steps), played, "{:?}", before.plies());
                match played {
                    Ok(()) => ends.extend(game.position()),
                    Err(_) => assert_eq!(game, before, "a refused turn changed the game"),
                }
                assert_eq!(game, again);
                for end in &ends {
                    assert_eq!(game.earlier(end), again.earlier(end));
                    assert_eq!(game.is_forbidden(end), again.is_forbidden(end));
                    repeated += u32::from(game.earlier(end).len() == 2);
                    refused += u32::from(game.is_forbidden(end));
                }
                lost += u32::from(game.outcome().is_some());
            }
        }
    }
    assert!(repeated > 100 && refused > 50 && lost > 10, "{repeated} {refused} {lost}");
}
