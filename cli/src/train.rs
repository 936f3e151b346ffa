//! `ansa train`: fits the evaluation's network to self-play positions.
//!
//! Back-propagation with `AdamW` (Adam with decoupled weight decay), mini-batches and a cosine learning-rate schedule.
//! Without weight decay the network overfits. The prediction is the sigmoid of the features' evaluation, which is not
//! trained, plus the network's output. The loss is the logistic loss against the targets of [`crate::targets`].

use std::io::{self, Write};

use ansa_core::eval::net::{self, FloatNet, HIDDEN, INPUTS, Net, OUTPUT_BUCKETS};
use ansa_core::eval::{Evaluate, Evaluator};
use ansa_core::threats::GoalCache;

use clap::Args;

use crate::arguments::within;
use crate::random::Random;
use crate::targets::{Adam, DataSet, Target, TrainingArguments, describe_losses, mean_loss, sigmoid};
use crate::{CommandResult, files, weights};

/// Fit the network of the evaluation to self-play positions
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    training: TrainingArguments,
    /// Weights of the features that the network complements [default: the engine's]
    #[arg(long, value_name = "FILE")]
    weights: Option<String>,
    /// Initial network [default: random weights]
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Passes over all positions
    #[arg(long, value_name = "N", value_parser = within::<u32>(1..=10_000), default_value_t = 4)]
    epochs: u32,
    /// Initial learning rate of Adam, in millionths; it decays by a cosine schedule
    #[arg(long, value_name = "N", value_parser = within::<u32>(1..=1_000_000), default_value_t = 1000)]
    learning_rate: u32,
    /// Decoupled weight decay (`AdamW`), in thousandths of the learning rate
    #[arg(long, value_name = "N", value_parser = within::<u32>(0..=100_000), default_value_t = 6000)]
    weight_decay: u32,
    /// Seed of the random weights and of the order of positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// Positions in a mini-batch.
const BATCH: usize = 4096;
/// Learning rate of the tempo, relative to that of the network.
const TEMPO_RATE: f32 = 300.0;

/// A training sample: the active inputs of a position, and its target.
#[derive(Clone, Copy)]
struct NetSample {
    /// The offset of its active inputs in [`NetSamples::inputs`]: the mover's perspective, then the opponent's.
    offset: u32,
    mover_inputs: u8,
    opponent_inputs: u8,
    bucket: u8,
    /// The features' evaluation, in units of the sigmoid scale.
    features: f32,
    target: f32,
    /// 1 if the side to move won, 0 if it lost; `None` for a sampled leaf.
    result: Option<f32>,
}

/// Samples, and the active inputs of all of them.
#[derive(Default)]
struct NetSamples {
    inputs: Vec<u16>,
    list: Vec<NetSample>,
}

impl NetSamples {
    fn new(targets: &[Target], features: &Evaluator, sigmoid_scale: f32) -> NetSamples {
        let mut samples = NetSamples::default();
        let mut goals = GoalCache::default();
        for Target { position, probability, won } in targets {
            let board = position.board();
            let mut add_inputs = |side| {
                let offset = samples.inputs.len();
                net::active_inputs(board, side, |input| samples.inputs.push(input as u16));
                (offset as u32, (samples.inputs.len() - offset) as u8)
            };
            let (offset, mover_inputs) = add_inputs(position.side());
            let (_, opponent_inputs) = add_inputs(!position.side());
            samples.list.push(NetSample {
                offset,
                mover_inputs,
                opponent_inputs,
                bucket: net::output_bucket(board) as u8,
                features: features.evaluate(position, &mut goals) as f32 / sigmoid_scale,
                target: *probability,
                result: won.map(|won| f32::from(u8::from(won))),
            });
        }
        samples
    }

    /// The active inputs of the mover's and of the opponent's perspective.
    fn inputs_of(&self, sample: &NetSample) -> (&[u16], &[u16]) {
        let mover = usize::from(sample.mover_inputs);
        self.inputs[sample.offset as usize..][..mover + usize::from(sample.opponent_inputs)].split_at(mover)
    }
}

pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let epochs = arguments.epochs;
    let initial_rate = arguments.learning_rate as f32 / 1e6;
    let weight_decay = arguments.weight_decay as f32 / 1e3;
    let mut random = Random::new(arguments.seed, 0);
    let features = arguments.weights.as_deref().map(weights::evaluator).transpose()?;
    let features = features.unwrap_or_default().without_net();
    let data = DataSet::read(&arguments.training)?;
    writeln!(io::stdout(), "{}", data.describe())?;
    let scale = data.sigmoid_scale;
    let training = NetSamples::new(&data.training, &features, scale);
    let validation = NetSamples::new(&data.validation, &features, scale);
    drop(data);
    let (from, without_net) = (arguments.from.as_deref(), Trainer::new(zero_net(), weight_decay));
    let mut trainer = match from {
        Some(file) => Trainer::from_net(weights::network(file)?.to_floats(), scale, weight_decay),
        None => Trainer::from_random(&mut random, weight_decay),
    };
    let mut order = training.list.clone();
    let report = |epoch: u32, trainer: &Trainer| {
        let target = |sample: &NetSample| Some(sample.target);
        // The training loss is on a fixed subset of the size of the validation set.
        let some = &training.list[..training.list.len().min(validation.list.len())];
        let losses = describe_losses(
            epoch,
            trainer.loss(&training, some, target),
            trainer.loss(&validation, &validation.list, target),
            trainer.loss(&validation, &validation.list, |sample| sample.result),
        );
        writeln!(io::stdout(), "{losses}")
    };
    // The loss of random weights says nothing, so the first line is then the loss without a network.
    report(0, if from.is_some() { &trainer } else { &without_net })?;
    for epoch in 1..=epochs {
        random.shuffle(&mut order);
        let done = (epoch - 1) as f32 / epochs as f32;
        let learning_rate = initial_rate * (0.5 + 0.5 * (std::f32::consts::PI * done).cos());
        for batch in order.chunks(BATCH) {
            trainer.train_batch(&training, batch, learning_rate);
        }
        report(epoch, &trainer)?;
    }
    let net = Net::from_floats(&trainer.scaled_net(scale * arguments.training.weight_scale()))?;
    Ok(files::write(&arguments.training.out, net.to_bytes())?)
}

/// A network in training. Its output is in units of the sigmoid scale.
struct Trainer {
    net: FloatNet,
    gradient: FloatNet,
    adam: Adam,
    weight_decay: f32,
    /// The tempo in the targets, by output bucket. It is not a part of the network: see [`crate::tune`].
    tempo: [f32; OUTPUT_BUCKETS],
}

fn zero_net() -> FloatNet {
    FloatNet {
        hidden_bias: [0.0; HIDDEN],
        hidden_weights: vec![[0.0; HIDDEN]; INPUTS],
        output_weights: [[0.0; HIDDEN]; OUTPUT_BUCKETS],
    }
}

fn parameters(net: &mut FloatNet) -> impl Iterator<Item = &mut f32> {
    let rows =
        std::iter::once(&mut net.hidden_bias).chain(&mut net.hidden_weights).chain(&mut net.output_weights);
    rows.flatten()
}

impl Trainer {
    fn new(net: FloatNet, weight_decay: f32) -> Trainer {
        let parameters = HIDDEN * (1 + INPUTS + OUTPUT_BUCKETS);
        Trainer {
            net,
            gradient: zero_net(),
            adam: Adam::new(parameters),
            weight_decay,
            tempo: [0.0; OUTPUT_BUCKETS],
        }
    }

    /// Starts from random weights.
    fn from_random(random: &mut Random, weight_decay: f32) -> Trainer {
        let mut net = zero_net();
        let mut uniform = |max: f32| (random.below(20_001) as f32 / 10_000.0 - 1.0) * max;
        // The weights of frozen pieces start at 0: at first, frozen pieces count like all others.
        for row in &mut net.hidden_weights[..INPUTS / 2] {
            *row = std::array::from_fn(|_| uniform(0.15));
        }
        net.hidden_bias = std::array::from_fn(|_| 0.3 + uniform(0.1));
        let output: [f32; HIDDEN] = std::array::from_fn(|_| uniform(0.15));
        net.output_weights = [output; OUTPUT_BUCKETS];
        Trainer::new(net, weight_decay)
    }

    /// Starts from a network whose output is in thousandths of a rabbit.
    fn from_net(mut net: FloatNet, sigmoid_scale: f32, weight_decay: f32) -> Trainer {
        net.output_weights.iter_mut().flatten().for_each(|weight| *weight /= sigmoid_scale);
        Trainer::new(net, weight_decay)
    }

    /// Forward pass of a perspective: its accumulator and output.
    fn forward(&self, inputs: &[u16], bucket: usize) -> ([f32; HIDDEN], f32) {
        let mut accumulator = self.net.hidden_bias;
        for &input in inputs {
            for (sum, weight) in accumulator.iter_mut().zip(&self.net.hidden_weights[usize::from(input)]) {
                *sum += weight;
            }
        }
        let mut output = 0.0;
        for (sum, weight) in accumulator.iter().zip(&self.net.output_weights[bucket]) {
            let clipped = sum.clamp(0.0, 1.0);
            output += clipped * clipped * weight;
        }
        (accumulator, output)
    }

    fn loss(
        &self,
        samples: &NetSamples,
        list: &[NetSample],
        target: impl Fn(&NetSample) -> Option<f32>,
    ) -> f64 {
        mean_loss(list.iter().map(|sample| {
            let bucket = usize::from(sample.bucket);
            let (mover, opponent) = samples.inputs_of(sample);
            let output = self.forward(mover, bucket).1 - self.forward(opponent, bucket).1;
            (sigmoid(sample.features + self.tempo[bucket] + output), target(sample))
        }))
    }

    /// One step of `AdamW`.
    fn train_batch(&mut self, samples: &NetSamples, batch: &[NetSample], learning_rate: f32) {
        let tempo_gradient = self.compute_gradient(samples, batch);
        for (tempo, gradient) in self.tempo.iter_mut().zip(tempo_gradient) {
            *tempo -= gradient * learning_rate * TEMPO_RATE;
        }
        let Trainer { net, gradient, adam, weight_decay, .. } = self;
        adam.step(parameters(net), parameters(gradient).map(|number| *number), learning_rate);
        parameters(net).for_each(|weight| *weight -= learning_rate * *weight_decay * *weight);
    }

    /// Computes the gradient of a batch's loss. Returns the gradient for the tempo of each bucket.
    fn compute_gradient(&mut self, samples: &NetSamples, batch: &[NetSample]) -> [f32; OUTPUT_BUCKETS] {
        parameters(&mut self.gradient).for_each(|number| *number = 0.0);
        let mut tempo_gradient = [0.0; OUTPUT_BUCKETS];
        for sample in batch {
            let bucket = usize::from(sample.bucket);
            let (mover, opponent) = samples.inputs_of(sample);
            let (mover_accumulator, mover_output) = self.forward(mover, bucket);
            let (opponent_accumulator, opponent_output) = self.forward(opponent, bucket);
            let prediction = sigmoid(sample.features + self.tempo[bucket] + mover_output - opponent_output);
            let error = (prediction - sample.target) / batch.len() as f32;
            tempo_gradient[bucket] += error;
            self.backpropagate(&mover_accumulator, mover, bucket, error);
            self.backpropagate(&opponent_accumulator, opponent, bucket, -error);
        }
        tempo_gradient
    }

    /// Backward pass of a perspective: adds to the gradient.
    fn backpropagate(&mut self, accumulator: &[f32; HIDDEN], inputs: &[u16], bucket: usize, error: f32) {
        let mut hidden_errors = [0.0; HIDDEN];
        for i in 0..HIDDEN {
            let clipped = accumulator[i].clamp(0.0, 1.0);
            self.gradient.output_weights[bucket][i] += error * clipped * clipped;
            let is_clipped = accumulator[i] <= 0.0 || accumulator[i] >= 1.0;
            hidden_errors[i] =
                if is_clipped { 0.0 } else { error * self.net.output_weights[bucket][i] * 2.0 * clipped };
        }
        for (sum, error) in self.gradient.hidden_bias.iter_mut().zip(hidden_errors) {
            *sum += error;
        }
        for &input in inputs {
            for (sum, error) in self.gradient.hidden_weights[usize::from(input)].iter_mut().zip(hidden_errors)
            {
                *sum += error;
            }
        }
    }

    /// The trained network with its output weights multiplied by `scale`: in thousandths of a rabbit.
    fn scaled_net(&self, scale: f32) -> FloatNet {
        let mut net = self.net.clone();
        for weight in net.output_weights.iter_mut().flatten() {
            *weight *= scale;
        }
        net
    }
}

#[cfg(test)]
mod tests;
