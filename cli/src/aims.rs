//! What learning aims at: the chance that the side to move wins, for every position of the files.

use std::path::Path;

use ansa_core::position::Position;

use crate::Failure;
use crate::arguments::Arguments;
use crate::positions::{self, Fate, Sample};

/// One game in this many is not learned from, but tells how well the others were learned. Positions of one game are alike and
/// share its result, so what is held back must be whole games.
const HELD_BACK: usize = 16;

/// A position with its aim.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aimed {
    pub(crate) position: Position,
    /// The share of games that the side to move should win from here.
    pub(crate) aim: f32,
    /// Whether the side to move won, if the position was played.
    pub(crate) won: Option<bool>,
}

/// Positions to learn from, and those that are held back.
#[derive(Clone, Debug)]
pub(crate) struct Aims {
    /// Thousandths of a rabbit that make the odds of winning e : 1.
    pub(crate) scale: f32,
    pub(crate) learned: Vec<Aimed>,
    pub(crate) held_back: Vec<Aimed>,
}

/// What the arguments of the commands that learn have in common, for their help.
pub(crate) const HELP: &str = "\
  --ahead PERCENT  how much the aim of a position is that of the next one in its game, the last one's the result; the rest is
                   what the search thought of the position itself (0)
  --scale POINTS   thousandths of a rabbit that make the odds of winning e : 1 (what fits the results of the games best)";

impl Aims {
    /// Reads the files that the arguments name.
    ///
    /// # Errors
    /// A file can't be read, or there are too few positions.
    pub(crate) fn read(arguments: &Arguments) -> Result<Aims, Failure> {
        let ahead = f32::from(arguments.number("ahead", 0..=100u8)?.unwrap_or(0)) / 100.0;
        let scale = arguments.number("scale", 100..=100_000u32)?;
        if arguments.free.is_empty() {
            return Err(Failure::Usage("no file of positions was named".to_owned()));
        }
        let mut samples = Vec::new();
        for file in &arguments.free {
            positions::read(Path::new(file), |sample| samples.push(sample)).map_err(Failure::Work)?;
        }
        if samples.len() < 1000 {
            return Err(Failure::Work(format!("{} positions are too few to learn from", samples.len())));
        }
        let scale = scale.map_or_else(|| scale_of(&samples), |scale| scale as f32);
        let mut aims = Aims { scale, learned: Vec::new(), held_back: Vec::new() };
        let held_back = held_back(&samples);
        let aimed = samples.iter().zip(chances(&samples, scale, ahead));
        for ((sample, aim), held_back) in aimed.zip(held_back) {
            let won = match sample.fate {
                Fate::Played { won, .. } => Some(won),
                Fate::Judged => None,
            };
            let part = if held_back { &mut aims.held_back } else { &mut aims.learned };
            part.push(Aimed { position: sample.position, aim, won });
        }
        Ok(aims)
    }
}

/// Whether each position is one of a game that is held back. Those that were judged come before the game whose searches
/// met them.
fn held_back(samples: &[Sample]) -> Vec<bool> {
    let mut game = 0usize;
    let is_held_back = |sample: &Sample| {
        let held_back = game.is_multiple_of(HELD_BACK);
        game += usize::from(matches!(sample.fate, Fate::Played { is_last: true, .. }));
        held_back
    };
    samples.iter().map(is_held_back).collect()
}

/// The aim of each position, from the view of its side to move.
fn chances(samples: &[Sample], scale: f32, ahead: f32) -> Vec<f32> {
    let mut aims = vec![0.0; samples.len()];
    for (index, sample) in samples.iter().enumerate().rev() {
        let thought = chance(sample.score as f32 * 10.0 / scale);
        aims[index] = match sample.fate {
            Fate::Judged => thought,
            Fate::Played { won, is_last } => {
                let next = if is_last {
                    f32::from(u8::from(won))
                } else if samples[index + 1].position.side() == sample.position.side() {
                    aims[index + 1]
                } else {
                    1.0 - aims[index + 1]
                };
                ahead * next + (1.0 - ahead) * thought
            }
        };
    }
    aims
}

/// The share of games won by a side that stands better by so many scales.
pub(crate) fn chance(scales: f32) -> f32 {
    1.0 / (1.0 + (-scales).exp())
}

/// The cross entropy of a guess.
fn loss(guess: f32, aim: f32) -> f32 {
    let guess = guess.clamp(1e-6, 1.0 - 1e-6);
    -(aim * guess.ln() + (1.0 - aim) * (1.0 - guess).ln())
}

/// How far guesses are from what is wanted, on average; what nothing is wanted of is left out.
pub(crate) fn mean_loss(guesses: impl Iterator<Item = (f32, Option<f32>)>) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for (guess, wanted) in guesses {
        if let Some(wanted) = wanted {
            sum += f64::from(loss(guess, wanted));
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}

/// The scale that fits scores to the results of games best: the one of the likeliest results.
fn scale_of(samples: &[Sample]) -> f32 {
    let loss = |scale: f32| {
        mean_loss(samples.iter().map(|sample| match sample.fate {
            Fate::Played { won, .. } => {
                (chance(sample.score as f32 * 10.0 / scale), Some(f32::from(u8::from(won))))
            }
            Fate::Judged => (0.5, None),
        }))
    };
    let (mut low, mut high) = (200.0f32, 20_000.0f32);
    while high / low > 1.01 {
        let (one, two) = (low * (high / low).powf(1.0 / 3.0), low * (high / low).powf(2.0 / 3.0));
        if loss(one) < loss(two) { high = two } else { low = one }
    }
    (low * high).sqrt()
}

/// The optimiser Adam (Kingma and Ba, 2014) with its usual decays.
pub(crate) struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    updates: i32,
}

const DECAY: (f32, f32) = (0.9, 0.999);

impl Adam {
    /// For so many weights.
    pub(crate) fn new(weights: usize) -> Adam {
        Adam { first: vec![0.0; weights], second: vec![0.0; weights], updates: 0 }
    }

    /// Moves each weight about `step` against its gradient.
    pub(crate) fn step<'w>(
        &mut self,
        weights: impl Iterator<Item = &'w mut f32>,
        gradient: impl Iterator<Item = f32>,
        step: f32,
    ) {
        self.updates += 1;
        let correct = (1.0 - DECAY.0.powi(self.updates), 1.0 - DECAY.1.powi(self.updates));
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((weight, gradient), (first, second)) in weights.zip(gradient).zip(moments) {
            *first = DECAY.0 * *first + (1.0 - DECAY.0) * gradient;
            *second = DECAY.1 * *second + (1.0 - DECAY.1) * gradient * gradient;
            *weight -= step * (*first / correct.0) / ((*second / correct.1).sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn an_aim_is_that_of_the_next_position_and_at_last_the_result() {
        let one = crate::matches::openings::Openings::Book.game(0, 0).position().unwrap();
        let sample =
            |position, score, won, is_last| Sample { position, score, fate: Fate::Played { won, is_last } };
        // Gold to move twice (a turn between was not written), then silver, who wins; a game of one position; and one that
        // was not played.
        let samples = [
            sample(one, 0, false, false),
            sample(one, 300, false, false),
            sample(one.after_pass(), 0, true, true),
            sample(one, 0, true, true),
            Sample { position: one, score: 200, fate: Fate::Judged },
        ];
        let thought = chance(2.0);
        assert_eq!(chances(&samples, 1000.0, 1.0), [0.0, 0.0, 1.0, 1.0, thought]);
        assert_eq!(chances(&samples, 1000.0, 0.0), [0.5, chance(3.0), 0.5, 0.5, thought]);
        let both = chances(&samples, 1000.0, 0.5);
        let second = 0.5 * (1.0 - 0.75) + 0.5 * chance(3.0);
        assert_eq!(both, [0.5 * second + 0.25, second, 0.75, 0.75, thought]);
    }

    #[test]
    fn whole_games_are_held_back_with_what_their_searches_met() {
        let position = crate::matches::openings::Openings::Book.game(0, 0).position().unwrap();
        let sample = |fate| Sample { position, score: 0, fate };
        let played = |is_last| sample(Fate::Played { won: true, is_last });
        let game = [sample(Fate::Judged), sample(Fate::Judged), played(false), played(true)];
        let games: Vec<Sample> = (0..2 * HELD_BACK).flat_map(|_| game).collect();
        let held_back = held_back(&games);
        for (number, of_game) in held_back.chunks(game.len()).enumerate() {
            assert_eq!(of_game, [number % HELD_BACK == 0; 4], "game {number}");
        }
    }

    #[test]
    fn the_scale_of_scores_is_found() {
        let mut random = Random::new(5, 0);
        let position = crate::matches::openings::Openings::Book.game(0, 0).position().unwrap();
        let games: Vec<Sample> = (0..200_000)
            .map(|_| {
                let score = random.below(800) as i32 - 400;
                let won = (random.below(1_000_000) as f32) < chance(score as f32 / 170.0) * 1e6;
                Sample { position, score, fate: Fate::Played { won, is_last: true } }
            })
            .collect();
        let scale = scale_of(&games);
        assert!((scale - 1700.0).abs() < 50.0, "{scale}");
    }

    #[test]
    fn the_optimiser_finds_the_least_of_a_bowl() {
        let mut weights = [3.0f32, -2.0];
        let mut adam = Adam::new(2);
        for _ in 0..3000 {
            let gradient = [weights[0] - 1.0, 10.0 * (weights[1] - 0.5)];
            adam.step(weights.iter_mut(), gradient.into_iter(), 0.01);
        }
        assert!((weights[0] - 1.0).abs() < 0.01 && (weights[1] - 0.5).abs() < 0.01, "{weights:?}");
    }
}
