//! `ansa tune`: fits the weights of the evaluation's features to self-play positions (Texel tuning).
//!
//! Gradient descent with Adam on the logistic loss between the sigmoid of the evaluation and the targets of
//! [`crate::targets`], with an L2 penalty on the distance from the initial weights.

use std::io::{self, Write};

use ansa_core::eval::Weights;
use ansa_core::eval::net::Net;
use ansa_core::eval::tuning::{self, FEATURES, FIXED_FEATURES, FeatureVector, TABLES_END};

use clap::Args;

use crate::arguments::within;
use crate::random::Random;
use crate::targets::{Adam, DataSet, Target, TrainingArguments, describe_losses, mean_loss, sigmoid};
use crate::{CommandResult, files, weights};

/// Fit the weights of the evaluation's features to self-play positions (Texel tuning)
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    training: TrainingArguments,
    /// Passes over all positions
    #[arg(long, value_name = "N", value_parser = within::<u32>(1..=10_000), default_value_t = 30)]
    epochs: u32,
    /// L2 to prior: pull towards the initial weights, in millionths; a hundred times as strong for piece-square and trap
    /// tables, because many of their cells are rare
    #[arg(long, value_name = "N", value_parser = within::<u32>(0..=1_000_000), default_value_t = 500)]
    l2: u32,
    /// Initial weights [default: the engine's]
    #[arg(long, value_name = "zero|FILE")]
    from: Option<String>,
    /// A network whose output is added to that of the features; it is not trained [default: none]
    #[arg(long, value_name = "FILE")]
    network: Option<String>,
}

/// Positions in a mini-batch.
const BATCH: usize = 2048;
/// Learning rate, in thousandths of a rabbit.
const LEARNING_RATE: f32 = 6.0;
/// Factor of the L2 penalty for tables.
const TABLE_L2_FACTOR: f32 = 100.0;

/// A training sample: a position's features and target.
struct FeatureSample {
    features: FeatureVector,
    /// The target: the win probability of the side to move.
    target: f32,
    /// 1 if the side to move won, 0 if it lost; `None` for a sampled leaf.
    result: Option<f32>,
}

impl FeatureSample {
    fn new(target: &Target, network: Option<&Net>) -> FeatureSample {
        let result = target.won.map(|won| f32::from(u8::from(won)));
        let mut features = tuning::feature_vector(&target.position);
        features.fixed += network.map_or(0, |network| network.evaluate(&target.position));
        FeatureSample { features, target: target.probability, result }
    }
}

pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let epochs = arguments.epochs;
    let network = arguments.network.as_deref().map(weights::network).transpose()?;
    let data = DataSet::read(&arguments.training)?;
    let prior = match arguments.from.as_deref() {
        Some("zero") => tuning::zero_weights(),
        Some(file) => weights::read(file)?,
        None => Weights::default(),
    };
    writeln!(io::stdout(), "{}", data.describe())?;
    let scale = data.sigmoid_scale;
    let sample = |target| FeatureSample::new(target, network.as_ref());
    let mut training: Vec<FeatureSample> = data.training.iter().map(sample).collect();
    let validation: Vec<FeatureSample> = data.validation.iter().map(sample).collect();
    drop(data);
    let mut tuner = Tuner::new(tuning::to_floats(&prior), scale, arguments.l2 as f32 / 1e6);
    report(0, &tuner, &training, &validation)?;
    let mut random = Random::new(1, 0);
    for epoch in 1..=epochs {
        random.shuffle(&mut training);
        let rate = if epoch * 3 > epochs * 2 { 0.2 } else { 1.0 };
        for batch in training.chunks(BATCH) {
            tuner.train_batch(batch, LEARNING_RATE * rate);
        }
        if epoch.is_multiple_of(5) || epoch == epochs {
            report(epoch, &tuner, &training, &validation)?;
        }
    }
    let weights = tuning::from_floats(&tuner.scaled_weights(arguments.training.weight_scale()))?;
    Ok(files::write(&arguments.training.out, weights.to_bytes())?)
}

fn report(
    epoch: u32,
    tuner: &Tuner,
    training: &[FeatureSample],
    validation: &[FeatureSample],
) -> io::Result<()> {
    let target = |sample: &FeatureSample| Some(sample.target);
    let results = tuner.loss(validation, |sample| sample.result);
    let losses =
        describe_losses(epoch, tuner.loss(training, target), tuner.loss(validation, target), results);
    let [tempo, in_endgame] = tuner.weights[0];
    writeln!(io::stdout(), "{losses}; tempo {tempo:.0}, in the endgame {in_endgame:.0}")
}

/// Weights in training.
///
/// The weight of the tempo is trained with the others and dropped after training. Search scores are better for the side
/// to move than static evaluations. The tempo takes up this difference; otherwise the features that only the side to
/// move has would absorb it.
struct Tuner {
    weights: Vec<[f32; 2]>,
    prior: Vec<[f32; 2]>,
    gradient: Vec<[f32; 2]>,
    adam: Adam,
    sigmoid_scale: f32,
    l2: f32,
}

impl Tuner {
    fn new(prior: Vec<[f32; 2]>, sigmoid_scale: f32, l2: f32) -> Tuner {
        let gradient = vec![[0.0; 2]; FEATURES];
        Tuner { weights: prior.clone(), prior, gradient, adam: Adam::new(2 * FEATURES), sigmoid_scale, l2 }
    }

    /// The evaluation of a position, in thousandths of a rabbit.
    fn evaluate(&self, features: &FeatureVector) -> f32 {
        let [middlegame, endgame] = [features.phase, 1.0 - features.phase];
        let sum: f32 = features
            .counts
            .iter()
            .map(|&(feature, count)| {
                let weight = self.weights[usize::from(feature)];
                f32::from(count) * (weight[0] * middlegame + weight[1] * endgame)
            })
            .sum();
        features.fixed as f32 + sum
    }

    /// The predicted win probability.
    fn predict(&self, features: &FeatureVector) -> f32 {
        sigmoid(self.evaluate(features) / self.sigmoid_scale)
    }

    fn loss(&self, samples: &[FeatureSample], target: impl Fn(&FeatureSample) -> Option<f32>) -> f64 {
        mean_loss(samples.iter().map(|sample| (self.predict(&sample.features), target(sample))))
    }

    /// One step of gradient descent.
    fn train_batch(&mut self, batch: &[FeatureSample], learning_rate: f32) {
        let weights = self.gradient.iter_mut().zip(self.weights.iter().zip(&self.prior));
        for (feature, (gradient, (weight, prior))) in weights.enumerate() {
            let l2 = match feature {
                0..FIXED_FEATURES => 0.0,
                FIXED_FEATURES..TABLES_END => self.l2 * TABLE_L2_FACTOR,
                _ => self.l2,
            };
            *gradient = [0, 1].map(|i| l2 / self.sigmoid_scale * (weight[i] - prior[i]));
        }
        for sample in batch {
            let error = (self.predict(&sample.features) - sample.target) / batch.len() as f32;
            let shares = [sample.features.phase, 1.0 - sample.features.phase];
            for &(feature, count) in &sample.features.counts {
                let gradient = &mut self.gradient[usize::from(feature)];
                for i in 0..2 {
                    gradient[i] += error * f32::from(count) * shares[i];
                }
            }
        }
        let Tuner { weights, gradient, adam, .. } = self;
        adam.step(weights.as_flattened_mut(), gradient.as_flattened(), learning_rate);
    }

    /// The trained weights multiplied by `weight_scale`. The fixed weights are unchanged.
    fn scaled_weights(&self, weight_scale: f32) -> Vec<[f32; 2]> {
        let mut weights = self.prior.clone();
        for (weight, learned) in weights.iter_mut().zip(&self.weights).skip(FIXED_FEATURES) {
            *weight = learned.map(|number| number * weight_scale);
        }
        weights
    }
}

#[cfg(test)]
mod tests;
