use super::*;
use crate::random::Random;

#[test]
fn a_target_is_that_of_the_next_position_and_at_last_the_result() {
    let one = crate::matches::openings::Openings::Book.game(0, 0).unwrap().position().unwrap();
    let sample = |position, score, won, is_last| Sample {
        position,
        score,
        origin: SampleOrigin::Game { won, is_last },
    };
    // Gold to move twice (a turn between was not written), then silver, who wins; a game of one position; and a
    // sampled leaf.
    let samples = [
        sample(one, 0, false, false),
        sample(one, 300, false, false),
        sample(one.after_pass(), 0, true, true),
        sample(one, 0, true, true),
        Sample { position: one, score: 200, origin: SampleOrigin::SampledLeaf },
    ];
    let by_score = sigmoid(2.0);
    assert_eq!(target_probabilities(&samples, 1000.0, 1.0), [0.0, 0.0, 1.0, 1.0, by_score]);
    assert_eq!(target_probabilities(&samples, 1000.0, 0.0), [0.5, sigmoid(3.0), 0.5, 0.5, by_score]);
    let both = target_probabilities(&samples, 1000.0, 0.5);
    let second = 0.5 * (1.0 - 0.75) + 0.5 * sigmoid(3.0);
    assert_eq!(both, [0.5 * second + 0.25, second, 0.75, 0.75, by_score]);
}

#[test]
fn the_validation_set_has_whole_games_with_their_sampled_leaves() {
    let position = crate::matches::openings::Openings::Book.game(0, 0).unwrap().position().unwrap();
    let sample = |origin| Sample { position, score: 0, origin };
    let played = |is_last| sample(SampleOrigin::Game { won: true, is_last });
    let leaf = sample(SampleOrigin::SampledLeaf);
    let game = [leaf, leaf, played(false), played(true)];
    let games: Vec<Sample> = (0..2 * VALIDATION_ONE_IN).flat_map(|_| game).collect();
    let split = validation_split(&games);
    for (number, of_game) in split.chunks(game.len()).enumerate() {
        assert_eq!(of_game, [number % VALIDATION_ONE_IN == 0; 4], "game {number}");
    }
}

#[test]
fn the_sigmoid_scale_of_scores_is_found() {
    let mut random = Random::new(5, 0);
    let position = crate::matches::openings::Openings::Book.game(0, 0).unwrap().position().unwrap();
    let games: Vec<Sample> = (0..200_000)
        .map(|_| {
            let score = random.below(800) as i32 - 400;
            let won = (random.below(1_000_000) as f32) < sigmoid(score as f32 / 170.0) * 1e6;
            Sample { position, score, origin: SampleOrigin::Game { won, is_last: true } }
        })
        .collect();
    let scale = fit_sigmoid_scale(&games);
    assert!((scale - 1700.0).abs() < 50.0, "{scale}");
}

#[test]
fn the_optimiser_finds_the_minimum_of_a_quadratic() {
    let mut weights = [3.0f32, -2.0];
    let mut adam = Adam::new(2);
    for _ in 0..3000 {
        let gradient = [weights[0] - 1.0, 10.0 * (weights[1] - 0.5)];
        adam.step(&mut weights, &gradient, 0.01);
    }
    assert!((weights[0] - 1.0).abs() < 0.01 && (weights[1] - 0.5).abs() < 0.01, "{weights:?}");
}
