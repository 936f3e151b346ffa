//! `ansa tune`: fits the weights of the evaluation's features to positions from self-play.

use std::io::{self, Write};

use ansa_core::eval::Weights;
use ansa_core::eval::net::Net;
use ansa_core::eval::tuning::{self, FEATURES, FIXED_FEATURES, FeatureVector, TABLES_END};

use crate::Failure;
use crate::aims::{self, Adam, Aimed, Aims, chance, mean_loss};
use crate::arguments::Arguments;
use crate::random::Random;
use crate::weights;

const HELP: &str = "\
usage: ansa tune FILE… --out FILE [--NAME VALUE]…
  FILE…            positions that `ansa selfplay` has written
  --out FILE       where the weights are written
  --epochs N       times that every position is looked at (30)
  --keep N         pull towards the weights that it began from, in millionths (500); on the tables of squares and of traps, in
                   whose many cells little is seen, it is a hundred times as strong
  --temper PERCENT what the learned weights are multiplied by in the end, material staying as it is (100)
  --from nothing|FILE  where to begin (the weights that the engine has)
  --network FILE   a network that stays as it is and whose say is counted with that of the features (none)";

/// Positions between two changes of the weights.
const BATCH: usize = 2048;
/// How far a weight moves at once, in thousandths of a rabbit.
const STEP: f32 = 6.0;
/// How much more the tables are pulled than the rest.
const PULL_ON_TABLES: f32 = 100.0;

/// A position taken apart, with its aim.
struct Lesson {
    parts: FeatureVector,
    /// The share of games that the side to move should win from here.
    aim: f32,
    /// 1 if it won, 0 if it lost, if the position was played.
    result: Option<f32>,
}

impl Lesson {
    fn new(aimed: &Aimed, network: Option<&Net>) -> Lesson {
        let result = aimed.won.map(|won| f32::from(u8::from(won)));
        let mut parts = tuning::feature_vector(&aimed.position);
        parts.fixed += network.map_or(0, |network| network.evaluate(&aimed.position));
        Lesson { parts, aim: aimed.aim, result }
    }
}

pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|word| word == "--help") {
        writeln!(io::stdout(), "{HELP}\n{}", aims::HELP)?;
        return Ok(());
    }
    let known = ["out", "epochs", "ahead", "scale", "keep", "temper", "from", "network"];
    let arguments = Arguments::read(words, &known)?;
    let out = arguments.text("out").ok_or_else(|| Failure::Usage("--out FILE is needed".to_owned()))?;
    let epochs = arguments.number("epochs", 1..=10_000)?.unwrap_or(30u32);
    let keep = arguments.number("keep", 0..=1_000_000u32)?.unwrap_or(500) as f32 / 1e6;
    let temper = f32::from(arguments.number("temper", 1..=100u8)?.unwrap_or(100)) / 100.0;
    let network = arguments.text("network").map(weights::network).transpose()?;
    let aims = Aims::read(&arguments)?;
    let start = match arguments.text("from") {
        Some("nothing") => tuning::zero_weights(),
        Some(file) => weights::read(file)?,
        None => Weights::default(),
    };
    let scale = aims.scale;
    let lesson = |aimed| Lesson::new(aimed, network.as_ref());
    let mut lessons: Vec<Lesson> = aims.learned.iter().map(lesson).collect();
    let held: Vec<Lesson> = aims.held_back.iter().map(lesson).collect();
    drop(aims);
    let all = lessons.len() + held.len();
    writeln!(io::stdout(), "{all} positions; a score of {scale:.0} is {:.1} % of wins", 100.0 * chance(1.0))?;
    let mut fit = Fit::new(tuning::to_floats(&start), scale, keep);
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
    std::fs::write(out, tuning::from_floats(&fit.learned(temper)).to_bytes())?;
    Ok(())
}

/// Tells how far the learning has come: what is held back says whether it learns what is true of other games, too.
fn tell(epoch: u32, fit: &Fit, lessons: &[Lesson], held: &[Lesson]) -> io::Result<()> {
    let aim = |lesson: &Lesson| Some(lesson.aim);
    let (learned, held_back) = (fit.loss(lessons, aim), fit.loss(held, aim));
    let result = fit.loss(held, |lesson| lesson.result);
    let turn = fit.weights[0];
    writeln!(
        io::stdout(),
        "epoch {epoch}: loss {learned:.5}, held back {held_back:.5}, and of their results {result:.5}; the turn seems worth \
         {:.0}, at the end {:.0}",
        turn[0],
        turn[1]
    )
}

/// Weights on their way.
///
/// The right to move, whose weight is given, is learned with the others and thrown away in the end: a search finds more for
/// the side to move than a look does, and what that is worth must go somewhere, or it goes into every feature that only
/// the mover has.
struct Fit {
    weights: Vec<[f32; 2]>,
    start: Vec<[f32; 2]>,
    gradient: Vec<[f32; 2]>,
    adam: Adam,
    scale: f32,
    keep: f32,
}

impl Fit {
    fn new(start: Vec<[f32; 2]>, scale: f32, keep: f32) -> Fit {
        let gradient = vec![[0.0; 2]; FEATURES];
        Fit { weights: start.clone(), start, gradient, adam: Adam::new(2 * FEATURES), scale, keep }
    }

    fn worth(&self, parts: &FeatureVector) -> f32 {
        let [beginning, end] = [parts.phase, 1.0 - parts.phase];
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

    fn loss(&self, lessons: &[Lesson], wanted: impl Fn(&Lesson) -> Option<f32>) -> f64 {
        mean_loss(
            lessons.iter().map(|lesson| (chance(self.worth(&lesson.parts) / self.scale), wanted(lesson))),
        )
    }

    fn learn(&mut self, batch: &[Lesson], step: f32) {
        let pairs = self.gradient.iter_mut().zip(self.weights.iter().zip(&self.start));
        for (feature, (gradient, (weight, start))) in pairs.enumerate() {
            let keep = match feature {
                0..FIXED_FEATURES => 0.0,
                FIXED_FEATURES..TABLES_END => self.keep * PULL_ON_TABLES,
                _ => self.keep,
            };
            *gradient = [0, 1].map(|i| keep / self.scale * (weight[i] - start[i]));
        }
        for lesson in batch {
            let error = (chance(self.worth(&lesson.parts) / self.scale) - lesson.aim) / batch.len() as f32;
            let share = [lesson.parts.phase, 1.0 - lesson.parts.phase];
            for &(feature, count) in &lesson.parts.counts {
                let gradient = &mut self.gradient[usize::from(feature)];
                for i in 0..2 {
                    gradient[i] += error * f32::from(count) * share[i];
                }
            }
        }
        let Fit { weights, gradient, adam, .. } = self;
        adam.step(weights.iter_mut().flatten(), gradient.iter().flatten().copied(), step);
    }

    /// What was learned, made smaller; the given weights are what they were.
    fn learned(&self, temper: f32) -> Vec<[f32; 2]> {
        let mut weights = self.start.clone();
        for (weight, learned) in weights.iter_mut().zip(&self.weights).skip(FIXED_FEATURES) {
            *weight = learned.map(|number| number * temper);
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lessons in which a feature is worth this much at the beginning and that much at the end, and the right to move as much
    /// as `turn`.
    fn lessons(feature: u16, worth: [f32; 2], turn: f32, scale: f32) -> Vec<Lesson> {
        let mut random = Random::new(3, 0);
        let mut one = || {
            let beginning = random.below(25) as f32 / 24.0;
            let count = random.below(7) as i8 - 3;
            let fixed = random.below(4000) as i32 - 2000;
            let sum = fixed as f32 + f32::from(count) * (worth[0] * beginning + worth[1] * (1.0 - beginning));
            let counts = vec![(0, 1), (feature, count), (feature + 1, random.below(3) as i8 - 1)];
            Lesson {
                parts: FeatureVector { fixed, phase: beginning, counts },
                aim: chance((sum + turn) / scale),
                result: None,
            }
        };
        (0..20_000).map(|_| one()).collect()
    }

    fn fitted(lessons: &[Lesson], keep: f32, epochs: usize) -> Fit {
        let mut fit = Fit::new(tuning::to_floats(&tuning::zero_weights()), 3000.0, keep);
        let before = fit.loss(lessons, |lesson| Some(lesson.aim));
        for _ in 0..epochs {
            for batch in lessons.chunks(500) {
                fit.learn(batch, STEP);
            }
        }
        assert!(fit.loss(lessons, |lesson| Some(lesson.aim)) < before);
        fit
    }

    #[test]
    fn what_features_are_worth_is_found_and_the_turn_takes_what_is_its_own() {
        let fit = fitted(&lessons(440, [300.0, -120.0], 500.0, 3000.0), 0.0, 60);
        let found = fit.weights[440];
        assert!((found[0] - 300.0).abs() < 15.0 && (found[1] + 120.0).abs() < 15.0, "{found:?}");
        assert!(fit.weights[441].iter().all(|weight| weight.abs() < 15.0), "{:?}", fit.weights[441]);
        assert!(fit.weights[0].iter().all(|turn| (turn - 500.0).abs() < 20.0), "{:?}", fit.weights[0]);
        let learned = fit.learned(0.5);
        assert_eq!(learned[..FIXED_FEATURES], tuning::to_floats(&tuning::zero_weights())[..FIXED_FEATURES]);
        assert!((learned[440][0] - 150.0).abs() < 8.0, "{:?}", learned[440]);
    }

    #[test]
    fn a_pull_keeps_weights_where_they_were_most_of_all_in_tables() {
        let pulled = |feature: u16| {
            let fit = fitted(&lessons(feature, [300.0, 300.0], 0.0, 3000.0), 0.5, 3);
            fit.weights[usize::from(feature)][0]
        };
        let (in_table, elsewhere) = (pulled(40), pulled(440));
        assert!(in_table.abs() < 20.0, "{in_table}");
        assert!(elsewhere > 2.0 * in_table && elsewhere < 280.0, "{elsewhere}");
    }
}
