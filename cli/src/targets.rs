//! Training targets: for each position of the files, a win probability of the side to move.
//!
//! A target blends the search score and the result of the game by λ, as in TD(λ). λ = 1 trains on results alone, as
//! Texel tuning does; λ = 0 trains on search scores alone. (In nnue-pytorch `lambda` is the opposite.) A sigmoid
//! converts scores to win probabilities. The loss is the logistic loss (cross entropy).

use std::path::Path;

use ansa_core::position::Position;

use clap::Args;

use crate::CommandResult;
use crate::arguments::within;
use crate::positions::{self, Sample, SampleOrigin};

/// A fraction 1 / this of the games is the validation set. Positions of one game are similar and share its result, so
/// the set consists of whole games. Otherwise it would not show overfitting.
const VALIDATION_ONE_IN: usize = 16;

/// A position with its training target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) position: Position,
    /// The target: the win probability of the side to move.
    pub(crate) probability: f32,
    /// Whether the side to move won, if the position is one of a game.
    pub(crate) won: Option<bool>,
}

/// The training set and the validation set.
#[derive(Clone, Debug)]
pub(crate) struct DataSet {
    /// The score at which the odds of winning are e : 1, in thousandths of a rabbit.
    pub(crate) sigmoid_scale: f32,
    pub(crate) training: Vec<Target>,
    pub(crate) validation: Vec<Target>,
}

/// What `ansa tune` and `ansa train` share.
#[derive(Args)]
pub(crate) struct TrainingArguments {
    /// Positions written by `ansa selfplay`
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// File to write
    #[arg(long, value_name = "FILE")]
    pub(crate) out: String,
    /// λ of TD(λ): the share of the next position's target, or of the result at the end of a game, in the target of a
    /// position; the rest is the position's own search score
    #[arg(long, value_name = "PERCENT", value_parser = within::<u8>(0..=100), default_value_t = 0)]
    lambda: u8,
    /// The score at which the odds of winning are e : 1, in thousandths of a rabbit [default: the best fit to the
    /// results of the games]
    #[arg(long, value_name = "POINTS", value_parser = within::<u32>(100..=100_000))]
    sigmoid_scale: Option<u32>,
    /// Factor of the learned weights after training
    #[arg(long, value_name = "PERCENT", value_parser = within::<u8>(1..=100), default_value_t = 100)]
    weight_scale: u8,
}

impl TrainingArguments {
    pub(crate) fn weight_scale(&self) -> f32 {
        f32::from(self.weight_scale) / 100.0
    }
}

impl DataSet {
    /// Reads the files that the arguments name.
    ///
    /// # Errors
    /// A file can't be read, or has too few positions.
    pub(crate) fn read(arguments: &TrainingArguments) -> CommandResult<DataSet> {
        let lambda = f32::from(arguments.lambda) / 100.0;
        let mut samples = Vec::new();
        for file in &arguments.files {
            positions::read(Path::new(file), |sample| samples.push(sample))?;
        }
        if samples.len() < 1000 {
            let count = samples.len();
            return Err(format!("{count} positions are not enough; at least 1000 are required").into());
        }
        let sigmoid_scale =
            arguments.sigmoid_scale.map_or_else(|| fit_sigmoid_scale(&samples), |scale| scale as f32);
        let mut data = DataSet { sigmoid_scale, training: Vec::new(), validation: Vec::new() };
        let for_validation = validation_split(&samples);
        let probabilities = target_probabilities(&samples, sigmoid_scale, lambda);
        for ((sample, probability), for_validation) in samples.iter().zip(probabilities).zip(for_validation) {
            let won = match sample.origin {
                SampleOrigin::Game { won, .. } => Some(won),
                SampleOrigin::SampledLeaf => None,
            };
            let part = if for_validation { &mut data.validation } else { &mut data.training };
            part.push(Target { position: sample.position, probability, won });
        }
        Ok(data)
    }

    /// How many positions there are, and what the scale means.
    pub(crate) fn describe(&self) -> String {
        format!(
            "{} positions; a score of {:.0} corresponds to {:.1}% wins",
            self.training.len() + self.validation.len(),
            self.sigmoid_scale,
            100.0 * sigmoid(1.0)
        )
    }
}

/// The losses after an epoch. A validation loss above the training loss shows overfitting.
pub(crate) fn describe_losses(epoch: u32, training: f64, validation: f64, results: f64) -> String {
    format!(
        "epoch {epoch}: training loss {training:.5}, validation loss {validation:.5}, validation loss against results \
         {results:.5}"
    )
}

/// Whether each sample belongs to the validation set. Sampled leaves come before their game.
fn validation_split(samples: &[Sample]) -> Vec<bool> {
    let mut game = 0usize;
    let is_validation = |sample: &Sample| {
        let is_validation = game.is_multiple_of(VALIDATION_ONE_IN);
        game += usize::from(matches!(sample.origin, SampleOrigin::Game { is_last: true, .. }));
        is_validation
    };
    samples.iter().map(is_validation).collect()
}

/// The target of each sample, for its side to move.
fn target_probabilities(samples: &[Sample], sigmoid_scale: f32, lambda: f32) -> Vec<f32> {
    let mut targets = vec![0.0; samples.len()];
    for (index, sample) in samples.iter().enumerate().rev() {
        let by_score = sigmoid(sample.score as f32 * 10.0 / sigmoid_scale);
        targets[index] = match sample.origin {
            SampleOrigin::SampledLeaf => by_score,
            SampleOrigin::Game { won, is_last } => {
                let next = if is_last {
                    f32::from(u8::from(won))
                } else if samples[index + 1].position.side() == sample.position.side() {
                    targets[index + 1]
                } else {
                    1.0 - targets[index + 1]
                };
                lambda * next + (1.0 - lambda) * by_score
            }
        };
    }
    targets
}

/// The logistic function: the win probability at a score in units of the sigmoid scale.
pub(crate) fn sigmoid(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}

/// The logistic loss of a prediction.
fn cross_entropy(prediction: f32, target: f32) -> f32 {
    let prediction = prediction.clamp(1e-6, 1.0 - 1e-6);
    -(target * prediction.ln() + (1.0 - target) * (1.0 - prediction).ln())
}

/// The mean logistic loss of the predictions that have a target.
pub(crate) fn mean_loss(predictions: impl Iterator<Item = (f32, Option<f32>)>) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for (prediction, target) in predictions {
        if let Some(target) = target {
            sum += f64::from(cross_entropy(prediction, target));
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}

/// The sigmoid scale with which the search scores best fit the results of the games (maximum likelihood). Found by
/// ternary search.
fn fit_sigmoid_scale(samples: &[Sample]) -> f32 {
    let loss = |scale: f32| {
        mean_loss(samples.iter().map(|sample| match sample.origin {
            SampleOrigin::Game { won, .. } => {
                (sigmoid(sample.score as f32 * 10.0 / scale), Some(f32::from(u8::from(won))))
            }
            SampleOrigin::SampledLeaf => (0.5, None),
        }))
    };
    let (mut low, mut high) = (200.0f32, 20_000.0f32);
    while high / low > 1.01 {
        let (one, two) = (low * (high / low).powf(1.0 / 3.0), low * (high / low).powf(2.0 / 3.0));
        if loss(one) < loss(two) { high = two } else { low = one }
    }
    (low * high).sqrt()
}

/// The optimiser Adam (Kingma and Ba, 2014) with the usual decay rates.
pub(crate) struct Adam {
    first_moments: Vec<f32>,
    second_moments: Vec<f32>,
    updates: i32,
}

const BETAS: (f32, f32) = (0.9, 0.999);

impl Adam {
    /// An optimiser for this number of weights.
    pub(crate) fn new(weights: usize) -> Adam {
        Adam { first_moments: vec![0.0; weights], second_moments: vec![0.0; weights], updates: 0 }
    }

    /// Moves each weight by about the learning rate against its gradient.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &[f32], learning_rate: f32) {
        self.updates += 1;
        let bias_correction = (1.0 - BETAS.0.powi(self.updates), 1.0 - BETAS.1.powi(self.updates));
        let moments = self.first_moments.iter_mut().zip(&mut self.second_moments);
        for ((weight, gradient), (first, second)) in weights.iter_mut().zip(gradient).zip(moments) {
            *first = BETAS.0 * *first + (1.0 - BETAS.0) * gradient;
            *second = BETAS.1 * *second + (1.0 - BETAS.1) * gradient * gradient;
            *weight -=
                learning_rate * (*first / bias_correction.0) / ((*second / bias_correction.1).sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests;
