//! `ansa train`: fits the network of the evaluation to positions from self-play.

use std::io::{self, Write};

use ansa_core::eval::net::{self, FloatNet, HIDDEN, INPUTS, Net, OUTPUT_BUCKETS};
use ansa_core::eval::{Evaluate, Evaluation};
use ansa_core::threats::GoalCache;

use crate::Failure;
use crate::aims::{self, Adam, Aimed, Aims, chance, mean_loss};
use crate::arguments::Arguments;
use crate::random::Random;
use crate::weights;

const HELP: &str = "\
usage: ansa train FILE… --out FILE [--NAME VALUE]…
  FILE…            positions that `ansa selfplay` has written
  --out FILE       where the network is written
  --weights FILE   weights of the features that it is to complete (the weights that the engine has)
  --from FILE      the network to begin with (weights by chance)
  --epochs N       times that every position is looked at (4)
  --rate N         how far a weight moves at once at the beginning, in millionths (1000); less and less by a cosine
  --decay N        by how much all weights shrink with every move, in thousandths of the rate (6000)
  --temper PERCENT what the network says is multiplied by in the end (100)
  --seed N         of the weights that it begins with and of the order of positions (1)";

/// Positions between two changes of the weights.
const BATCH: usize = 4096;
/// How far the worth of the turn moves with the error of a batch.
const TURN_RATE: f32 = 300.0;

/// A position as the network sees it, with its aim.
#[derive(Clone, Copy)]
struct Lesson {
    /// Where its inputs begin: so many of the mover's view, then so many of the other side's.
    begin: u32,
    own: u8,
    other: u8,
    stage: u8,
    /// What the features say, in scales.
    known: f32,
    aim: f32,
    result: Option<f32>,
}

/// Positions with all their inputs, one after the other.
#[derive(Default)]
struct Lessons {
    inputs: Vec<u16>,
    list: Vec<Lesson>,
}

impl Lessons {
    fn new(aimed: &[Aimed], features: &Evaluation, scale: f32) -> Lessons {
        let mut lessons = Lessons::default();
        let mut goals = GoalCache::default();
        for Aimed { position, aim, won } in aimed {
            let board = position.board();
            let mut view = |side| {
                let begin = lessons.inputs.len();
                net::active_inputs(board, side, |input| lessons.inputs.push(input as u16));
                (begin as u32, (lessons.inputs.len() - begin) as u8)
            };
            let (begin, own) = view(position.side());
            let (_, other) = view(!position.side());
            lessons.list.push(Lesson {
                begin,
                own,
                other,
                stage: net::output_bucket(board) as u8,
                known: features.evaluate(position, &mut goals) as f32 / scale,
                aim: *aim,
                result: won.map(|won| f32::from(u8::from(won))),
            });
        }
        lessons
    }

    /// The inputs of the mover's view, and of the other side's.
    fn views(&self, lesson: &Lesson) -> (&[u16], &[u16]) {
        let own = usize::from(lesson.own);
        self.inputs[lesson.begin as usize..][..own + usize::from(lesson.other)].split_at(own)
    }
}

pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|word| word == "--help") {
        writeln!(io::stdout(), "{HELP}\n{}", aims::HELP)?;
        return Ok(());
    }
    let known = ["out", "weights", "from", "epochs", "rate", "decay", "temper", "seed", "ahead", "scale"];
    let arguments = Arguments::read(words, &known)?;
    let out = arguments.text("out").ok_or_else(|| Failure::Usage("--out FILE is needed".to_owned()))?;
    let epochs = arguments.number("epochs", 1..=10_000)?.unwrap_or(4u32);
    let most = arguments.number("rate", 1..=1_000_000u32)?.unwrap_or(1000) as f32 / 1e6;
    let decay = arguments.number("decay", 0..=100_000u32)?.unwrap_or(6000) as f32 / 1e3;
    let temper = f32::from(arguments.number("temper", 1..=100u8)?.unwrap_or(100)) / 100.0;
    let mut random = Random::new(arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1), 0);
    let features = match arguments.text("weights") {
        Some(file) => weights::evaluation(file)?,
        None => Evaluation::default(),
    };
    let features = features.without_net();
    let aims = Aims::read(&arguments)?;
    let scale = aims.scale;
    let lessons = Lessons::new(&aims.learned, &features, scale);
    let held = Lessons::new(&aims.held_back, &features, scale);
    drop(aims);
    let all = lessons.list.len() + held.list.len();
    writeln!(io::stdout(), "{all} positions; a score of {scale:.0} is {:.1} % of wins", 100.0 * chance(1.0))?;
    let (from, nothing) = (arguments.text("from"), Fit::begin(none(), decay));
    let mut fit = match from {
        Some(file) => Fit::going_on(weights::network(file)?.to_floats(), scale, decay),
        None => Fit::new(&mut random, decay),
    };
    let mut order = lessons.list.clone();
    let tell = |epoch: u32, fit: &Fit| {
        let aim = |lesson: &Lesson| Some(lesson.aim);
        // As many of those that it learns from as are held back, always the same ones.
        let learned = &lessons.list[..lessons.list.len().min(held.list.len())];
        let (own, others) = (fit.loss(&lessons, learned, aim), fit.loss(&held, &held.list, aim));
        let results = fit.loss(&held, &held.list, |lesson| lesson.result);
        writeln!(
            io::stdout(),
            "epoch {epoch}: loss {own:.5}, held back {others:.5}, and of their results {results:.5}"
        )
    };
    // What a network by chance says is not worth telling: then the first line is of none.
    tell(0, if from.is_some() { &fit } else { &nothing })?;
    for epoch in 1..=epochs {
        random.shuffle(&mut order);
        let done = (epoch - 1) as f32 / epochs as f32;
        let rate = most * (0.5 + 0.5 * (std::f32::consts::PI * done).cos());
        for batch in order.chunks(BATCH) {
            fit.learn(&lessons, batch, rate);
        }
        tell(epoch, &fit)?;
    }
    std::fs::write(out, Net::from_floats(&fit.learned(scale * temper)).to_bytes())?;
    Ok(())
}

/// A network on its way; what it says is in scales.
struct Fit {
    floats: FloatNet,
    gradient: FloatNet,
    adam: Adam,
    decay: f32,
    /// What the right to move is worth to whoever gave the aims, by stage. It goes into no network: see `tune`.
    turn: [f32; OUTPUT_BUCKETS],
}

fn none() -> FloatNet {
    FloatNet {
        hidden_bias: [0.0; HIDDEN],
        hidden_weights: vec![[0.0; HIDDEN]; INPUTS],
        output_weights: [[0.0; HIDDEN]; OUTPUT_BUCKETS],
    }
}

fn numbers(floats: &mut FloatNet) -> impl Iterator<Item = &mut f32> {
    let rows = std::iter::once(&mut floats.hidden_bias)
        .chain(&mut floats.hidden_weights)
        .chain(&mut floats.output_weights);
    rows.flatten()
}

impl Fit {
    fn new(random: &mut Random, decay: f32) -> Fit {
        let mut floats = none();
        let mut any = |most: f32| (random.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        // Frozen pieces begin as others.
        for row in &mut floats.hidden_weights[..INPUTS / 2] {
            *row = std::array::from_fn(|_| any(0.15));
        }
        floats.hidden_bias = std::array::from_fn(|_| 0.3 + any(0.1));
        let output: [f32; HIDDEN] = std::array::from_fn(|_| any(0.15));
        floats.output_weights = [output; OUTPUT_BUCKETS];
        Fit::begin(floats, decay)
    }

    /// From a network whose output is in thousandths of a rabbit, so many of which are a scale.
    fn going_on(mut floats: FloatNet, scale: f32, decay: f32) -> Fit {
        floats.output_weights.iter_mut().flatten().for_each(|weight| *weight /= scale);
        Fit::begin(floats, decay)
    }

    fn begin(floats: FloatNet, decay: f32) -> Fit {
        let weights = HIDDEN * (1 + INPUTS + OUTPUT_BUCKETS);
        Fit { floats, gradient: none(), adam: Adam::new(weights), decay, turn: [0.0; OUTPUT_BUCKETS] }
    }

    /// The first layer's numbers of a view, and what the output layer makes of them.
    fn view(&self, inputs: &[u16], stage: usize) -> ([f32; HIDDEN], f32) {
        let mut numbers = self.floats.hidden_bias;
        for &input in inputs {
            for (number, weight) in numbers.iter_mut().zip(&self.floats.hidden_weights[usize::from(input)]) {
                *number += weight;
            }
        }
        let mut sum = 0.0;
        for (number, weight) in numbers.iter().zip(&self.floats.output_weights[stage]) {
            let number = number.clamp(0.0, 1.0);
            sum += number * number * weight;
        }
        (numbers, sum)
    }

    fn loss(&self, lessons: &Lessons, list: &[Lesson], wanted: impl Fn(&Lesson) -> Option<f32>) -> f64 {
        mean_loss(list.iter().map(|lesson| {
            let stage = usize::from(lesson.stage);
            let (own, other) = lessons.views(lesson);
            let worth = self.view(own, stage).1 - self.view(other, stage).1;
            (chance(lesson.known + self.turn[stage] + worth), wanted(lesson))
        }))
    }

    fn learn(&mut self, lessons: &Lessons, batch: &[Lesson], rate: f32) {
        let errors = self.find_gradient(lessons, batch);
        for (turn, error) in self.turn.iter_mut().zip(errors) {
            *turn -= error * rate * TURN_RATE;
        }
        let Fit { floats, gradient, adam, decay, .. } = self;
        adam.step(numbers(floats), numbers(gradient).map(|number| *number), rate);
        numbers(floats).for_each(|number| *number -= rate * *decay * *number);
    }

    /// How the loss of a batch changes with each weight, and with the worth of the turn at each stage.
    fn find_gradient(&mut self, lessons: &Lessons, batch: &[Lesson]) -> [f32; OUTPUT_BUCKETS] {
        numbers(&mut self.gradient).for_each(|number| *number = 0.0);
        let mut turns = [0.0; OUTPUT_BUCKETS];
        for lesson in batch {
            let stage = usize::from(lesson.stage);
            let (own, other) = lessons.views(lesson);
            let (mine, plus) = self.view(own, stage);
            let (theirs, minus) = self.view(other, stage);
            let guess = chance(lesson.known + self.turn[stage] + plus - minus);
            let error = (guess - lesson.aim) / batch.len() as f32;
            turns[stage] += error;
            for (numbers, inputs, error) in [(&mine, own, error), (&theirs, other, -error)] {
                self.go_back(numbers, inputs, stage, error);
            }
        }
        turns
    }

    /// Adds to the gradient what a view has to do with an error.
    fn go_back(&mut self, numbers: &[f32; HIDDEN], inputs: &[u16], stage: usize, error: f32) {
        let mut back = [0.0; HIDDEN];
        for i in 0..HIDDEN {
            let number = numbers[i].clamp(0.0, 1.0);
            self.gradient.output_weights[stage][i] += error * number * number;
            let is_cut = numbers[i] <= 0.0 || numbers[i] >= 1.0;
            back[i] = if is_cut { 0.0 } else { error * self.floats.output_weights[stage][i] * 2.0 * number };
        }
        let rows = inputs.iter().map(|&input| usize::from(input));
        for (sum, back) in self.gradient.hidden_bias.iter_mut().zip(back) {
            *sum += back;
        }
        for row in rows {
            for (sum, back) in self.gradient.hidden_weights[row].iter_mut().zip(back) {
                *sum += back;
            }
        }
    }

    /// What was learned; a scale is so many thousandths of a rabbit.
    fn learned(&self, scale: f32) -> FloatNet {
        let mut floats = self.floats.clone();
        for weight in floats.output_weights.iter_mut().flatten() {
            *weight *= scale;
        }
        floats
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::openings::Openings;

    #[test]
    fn the_gradient_is_how_the_loss_changes() {
        let aimed: Vec<Aimed> = (0..40)
            .map(|number| {
                let position = Openings::Random.game(7, number).position().unwrap();
                Aimed { position, aim: [0.2, 0.5, 0.9][number as usize % 3], won: None }
            })
            .collect();
        let lessons = Lessons::new(&aimed, &Evaluation::default().without_net(), 3000.0);
        let mut fit = Fit::new(&mut Random::new(4, 0), 0.0);
        // Away from where numbers are cut, so that a small change is one everywhere.
        fit.floats.hidden_weights.iter_mut().flatten().for_each(|weight| *weight *= 0.2);
        // Away from where numbers are cut, so that a small change is one everywhere.
        fit.floats.hidden_weights.iter_mut().flatten().for_each(|weight| *weight *= 0.2);
        let turns = fit.find_gradient(&lessons, &lessons.list);
        let gradient = fit.gradient.clone();
        let loss = |fit: &Fit| fit.loss(&lessons, &lessons.list, |lesson| Some(lesson.aim));
        let mut check = |found: f32, change: fn(&mut Fit, usize, f32), hidden: usize| {
            const SMALL: f32 = 1e-3;
            change(&mut fit, hidden, SMALL);
            let more = loss(&fit);
            change(&mut fit, hidden, -2.0 * SMALL);
            let less = loss(&fit);
            change(&mut fit, hidden, SMALL);
            let expected = (more - less) / f64::from(2.0 * SMALL);
            assert!(
                (f64::from(found) - expected).abs() < 1e-4 + 0.02 * expected.abs(),
                "{found}, {expected}"
            );
            f64::from(u8::from(expected.abs() > 1e-3))
        };
        // A rabbit of the mover on a1 is in most views.
        let mut told = check(turns[0], |fit, _, by| fit.turn[0] += by, 0);
        for hidden in 0..HIDDEN {
            told += check(gradient.hidden_bias[hidden], |fit, i, by| fit.floats.hidden_bias[i] += by, hidden);
            told += check(
                gradient.hidden_weights[0][hidden],
                |fit, i, by| fit.floats.hidden_weights[0][i] += by,
                hidden,
            );
            told += check(
                gradient.output_weights[0][hidden],
                |fit, i, by| fit.floats.output_weights[0][i] += by,
                hidden,
            );
        }
        assert!(told > 10.0, "only {told} of the weights make a difference");
    }
}
