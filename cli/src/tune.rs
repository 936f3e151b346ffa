//! `ansa tune`: fits the weights of the evaluation to positions from self-play.

use std::io::{self, Write};
use std::path::Path;

use ansa_core::eval::Weights;
use ansa_core::eval::tuning::{self, FEATURES, Parts};

use crate::Failure;
use crate::arguments::Arguments;
use crate::positions::{self, Sample};
use crate::random::Random;
use crate::weights;

const HELP: &str = "\
usage: ansa tune FILE… --out FILE [--NAME VALUE]…
  FILE…            positions that `ansa selfplay` has written
  --out FILE       where the weights are written
  --epochs N       times that every position is looked at (30)
  --ahead PERCENT  how much the aim of a position is that of the next one in its game, the last one's the result; the rest is
                   what the search thought of the position itself (0)
  --keep N         pull towards the weights that it began from, in millionths (500)
  --temper PERCENT what the learned weights are multiplied by in the end, material staying as it is (100)
  --from nothing|FILE  where to begin (the weights that the engine has)";

/// One position in this many is not learned from, but tells how well the others were learned.
const HELD_BACK: u64 = 16;
/// Positions between two changes of the weights.
const BATCH: usize = 2048;
/// The optimiser Adam (Kingma and Ba, 2014) with its usual decays; the step in thousandths of a rabbit.
const DECAY: (f32, f32) = (0.9, 0.999);
const STEP: f32 = 6.0;

/// A position with its aim.
struct Lesson {
    parts: Parts,
    /// The share of games that the side to move should win from here.
    aim: f32,
    /// 1 if it won, else 0.
    result: f32,
    held_back: bool,
}

pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|word| word == "--help") {
        writeln!(io::stdout(), "{HELP}")?;
        return Ok(());
    }
    let arguments = Arguments::read(words, &["out", "epochs", "ahead", "keep", "temper", "from"])?;
    let out = arguments.text("out").ok_or_else(|| Failure::Usage("--out FILE is needed".to_owned()))?;
    let epochs = arguments.number("epochs", 1..=10_000)?.unwrap_or(30u32);
    let ahead = f32::from(arguments.number("ahead", 0..=100u8)?.unwrap_or(0)) / 100.0;
    let keep = arguments.number("keep", 0..=1_000_000u32)?.unwrap_or(500) as f32 / 1e6;
    let temper = f32::from(arguments.number("temper", 1..=100u8)?.unwrap_or(100)) / 100.0;
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
    let scale = scale_of(&samples.iter().map(|sample| (sample.score as f32 * 10.0, sample.won)));
    writeln!(
        io::stdout(),
        "{} positions; a score of {scale:.0} is {:.1} % of wins",
        samples.len(),
        100.0 * chance(1.0)
    )?;
    let mut lessons: Vec<Lesson> = samples
        .iter()
        .zip(aims(&samples, scale, ahead))
        .enumerate()
        .map(|(index, (sample, aim))| Lesson {
            parts: tuning::parts(&sample.position),
            aim,
            result: f32::from(u8::from(sample.won)),
            // Neighbours are of one game: whole stretches are held back.
            held_back: (index as u64 / 512).is_multiple_of(HELD_BACK),
        })
        .collect();
    drop(samples);
    let start = match arguments.text("from") {
        Some("nothing") => tuning::nothing(),
        Some(file) => weights::read(file)?,
        None => Weights::default(),
    };
    let held: Vec<Lesson> = {
        let (held, rest) = lessons.into_iter().partition(|lesson| lesson.held_back);
        lessons = rest;
        held
    };
    let mut fit = Fit::new(tuning::numbers(&start), scale, keep);
    tell(0, &fit, &lessons, &held)?;
    let mut random = Random::new(1, 0);
    for epoch in 1..=epochs {
        random.shuffle(&mut lessons);
        let rate = if epoch * 3 > epochs * 2 { 0.2 } else { 1.0 };
        for batch in lessons.chunks(BATCH) {
            fit.learn(batch, STEP * rate);
        }
        if epoch.is_multiple_of(5) || epoch == epochs {
            tell(epoch, &fit, &lessons, &held)?;
        }
    }
    for weight in fit.weights[tuning::GIVEN..].iter_mut().flatten() {
        *weight *= temper;
    }
    std::fs::write(out, tuning::weights(&fit.weights).to_bytes())?;
    Ok(())
}

/// Tells how far the learning has come: what is held back says whether it learns what is true of other games, too.
fn tell(epoch: u32, fit: &Fit, lessons: &[Lesson], held: &[Lesson]) -> io::Result<()> {
    let aim = |lesson: &Lesson| lesson.aim;
    let (learned, held_back) = (fit.loss(lessons, aim), fit.loss(held, aim));
    let result = fit.loss(held, |lesson| lesson.result);
    writeln!(
        io::stdout(),
        "epoch {epoch}: loss {learned:.5}, held back {held_back:.5}, and of their results {result:.5}"
    )
}

/// The aim of each position, from the view of its side to move.
fn aims(samples: &[Sample], scale: f32, ahead: f32) -> Vec<f32> {
    let mut aims = vec![0.0; samples.len()];
    for (index, sample) in samples.iter().enumerate().rev() {
        let next = if sample.is_last {
            f32::from(u8::from(sample.won))
        } else if samples[index + 1].position.side() == sample.position.side() {
            aims[index + 1]
        } else {
            1.0 - aims[index + 1]
        };
        aims[index] = ahead * next + (1.0 - ahead) * chance(sample.score as f32 * 10.0 / scale);
    }
    aims
}

/// The share of games won by a side that stands better by so many scales.
fn chance(scales: f32) -> f32 {
    1.0 / (1.0 + (-scales).exp())
}

/// The scale that fits scores to results best: the one of the likeliest results.
fn scale_of(samples: &(impl Iterator<Item = (f32, bool)> + Clone)) -> f32 {
    let loss = |scale: f32| -> f64 {
        samples
            .clone()
            .map(|(score, won)| f64::from(loss(chance(score / scale), f32::from(u8::from(won)))))
            .sum()
    };
    let (mut low, mut high) = (200.0f32, 20_000.0f32);
    while high / low > 1.01 {
        let (one, two) = (low * (high / low).powf(1.0 / 3.0), low * (high / low).powf(2.0 / 3.0));
        if loss(one) < loss(two) { high = two } else { low = one }
    }
    (low * high).sqrt()
}

/// The cross entropy of a guess.
fn loss(guess: f32, aim: f32) -> f32 {
    let guess = guess.clamp(1e-6, 1.0 - 1e-6);
    -(aim * guess.ln() + (1.0 - aim) * (1.0 - guess).ln())
}

/// Weights on their way.
struct Fit {
    weights: Vec<[f32; 2]>,
    start: Vec<[f32; 2]>,
    first: Vec<[f32; 2]>,
    second: Vec<[f32; 2]>,
    gradient: Vec<[f32; 2]>,
    updates: i32,
    scale: f32,
    keep: f32,
}

impl Fit {
    fn new(start: Vec<[f32; 2]>, scale: f32, keep: f32) -> Fit {
        let none = vec![[0.0; 2]; FEATURES];
        Fit {
            weights: start.clone(),
            start,
            first: none.clone(),
            second: none.clone(),
            gradient: none,
            updates: 0,
            scale,
            keep,
        }
    }

    fn worth(&self, parts: &Parts) -> f32 {
        let [beginning, end] = [parts.beginning, 1.0 - parts.beginning];
        let sum: f32 = parts
            .counts
            .iter()
            .map(|&(feature, count)| {
                let weight = self.weights[usize::from(feature)];
                f32::from(count) * (weight[0] * beginning + weight[1] * end)
            })
            .sum();
        parts.fixed as f32 + sum
    }

    fn loss(&self, lessons: &[Lesson], wanted: impl Fn(&Lesson) -> f32) -> f64 {
        let sum: f64 = lessons
            .iter()
            .map(|lesson| f64::from(loss(chance(self.worth(&lesson.parts) / self.scale), wanted(lesson))))
            .sum();
        sum / lessons.len().max(1) as f64
    }

    fn learn(&mut self, batch: &[Lesson], step: f32) {
        for (gradient, (weight, start)) in self.gradient.iter_mut().zip(self.weights.iter().zip(&self.start))
        {
            *gradient = [0, 1].map(|i| self.keep / self.scale * (weight[i] - start[i]));
        }
        for lesson in batch {
            let error = (chance(self.worth(&lesson.parts) / self.scale) - lesson.aim) / batch.len() as f32;
            let share = [lesson.parts.beginning, 1.0 - lesson.parts.beginning];
            for &(feature, count) in &lesson.parts.counts {
                let gradient = &mut self.gradient[usize::from(feature)];
                for i in 0..2 {
                    gradient[i] += error * f32::from(count) * share[i];
                }
            }
        }
        self.updates += 1;
        let correct = (1.0 - DECAY.0.powi(self.updates), 1.0 - DECAY.1.powi(self.updates));
        for feature in tuning::GIVEN..FEATURES {
            for i in 0..2 {
                let gradient = self.gradient[feature][i];
                let first = &mut self.first[feature][i];
                *first = DECAY.0 * *first + (1.0 - DECAY.0) * gradient;
                let second = &mut self.second[feature][i];
                *second = DECAY.1 * *second + (1.0 - DECAY.1) * gradient * gradient;
                let change = *first / correct.0 / ((*second / correct.1).sqrt() + 1e-8);
                self.weights[feature][i] -= step * change;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lessons in which a feature is worth this much at the beginning and that much at the end.
    fn lessons(feature: u16, worth: [f32; 2], scale: f32) -> Vec<Lesson> {
        let mut random = Random::new(3, 0);
        let mut one = || {
            let beginning = random.below(25) as f32 / 24.0;
            let count = random.below(7) as i8 - 3;
            let fixed = random.below(4000) as i32 - 2000;
            let sum = fixed as f32 + f32::from(count) * (worth[0] * beginning + worth[1] * (1.0 - beginning));
            let counts = vec![(feature, count), (feature + 1, random.below(3) as i8 - 1)];
            Lesson {
                parts: Parts { fixed, beginning, counts },
                aim: chance(sum / scale),
                result: 0.0,
                held_back: false,
            }
        };
        (0..20_000).map(|_| one()).collect()
    }

    #[test]
    fn what_features_are_worth_is_found() {
        let lessons = lessons(40, [300.0, -120.0], 3000.0);
        let mut fit = Fit::new(tuning::numbers(&tuning::nothing()), 3000.0, 0.0);
        let before = fit.loss(&lessons, |lesson| lesson.aim);
        for _ in 0..40 {
            for batch in lessons.chunks(500) {
                fit.learn(batch, STEP);
            }
        }
        assert!(fit.loss(&lessons, |lesson| lesson.aim) < before);
        let found = fit.weights[40];
        assert!((found[0] - 300.0).abs() < 15.0 && (found[1] + 120.0).abs() < 15.0, "{found:?}");
        assert!(fit.weights[41].iter().all(|weight| weight.abs() < 15.0), "{:?}", fit.weights[41]);
        assert_eq!(fit.weights[..tuning::GIVEN], tuning::numbers(&tuning::nothing())[..tuning::GIVEN]);
    }

    #[test]
    fn an_aim_is_that_of_the_next_position_and_at_last_the_result() {
        let one = crate::matches::openings::Openings::Book.game(0, 0).position().unwrap();
        let sample = |position, score, won, is_last| Sample { position, score, won, is_last };
        // Gold to move twice (a turn between was not written), then silver, who wins; and a game of one position.
        let samples = [
            sample(one, 0, false, false),
            sample(one, 300, false, false),
            sample(one.after_pass(), 0, true, true),
            sample(one, 0, true, true),
        ];
        let all_ahead = aims(&samples, 1000.0, 1.0);
        assert_eq!(all_ahead, [0.0, 0.0, 1.0, 1.0]);
        let at_once = aims(&samples, 1000.0, 0.0);
        assert_eq!(at_once, [0.5, chance(3.0), 0.5, 0.5]);
        let both = aims(&samples, 1000.0, 0.5);
        let second = 0.5 * (1.0 - 0.75) + 0.5 * chance(3.0);
        assert_eq!(both, [0.5 * second + 0.25, second, 0.75, 0.75]);
    }

    #[test]
    fn a_pull_keeps_weights_where_they_were() {
        let lessons = lessons(40, [300.0, -120.0], 3000.0);
        let mut fit = Fit::new(tuning::numbers(&tuning::nothing()), 3000.0, 1000.0);
        for batch in lessons.chunks(500) {
            fit.learn(batch, STEP);
        }
        assert!(fit.weights[40].iter().all(|weight| weight.abs() < 20.0), "{:?}", fit.weights[40]);
    }

    #[test]
    fn the_scale_of_scores_is_found() {
        let mut random = Random::new(5, 0);
        let games: Vec<(f32, bool)> = (0..200_000)
            .map(|_| {
                let score = random.below(8000) as f32 - 4000.0;
                (score, (random.below(1_000_000) as f32) < chance(score / 1700.0) * 1e6)
            })
            .collect();
        let scale = scale_of(&games.iter().copied());
        assert!((scale - 1700.0).abs() < 50.0, "{scale}");
    }
}
