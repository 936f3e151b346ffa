//! `ansa train`: fits the evaluation's network to self-play positions.
//!
//! Back-propagation with `AdamW` (Adam with decoupled weight decay), mini-batches, several threads, and one drop of the
//! learning rate.
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
    /// Learning rate of Adam, in millionths; a tenth of it in the last quarter of the training
    #[arg(long, value_name = "N", value_parser = within::<u32>(1..=1_000_000), default_value_t = 1000)]
    learning_rate: u32,
    /// Decoupled weight decay (`AdamW`), in thousandths of the learning rate
    #[arg(long, value_name = "N", value_parser = within::<u32>(0..=100_000), default_value_t = 6000)]
    weight_decay: u32,
    /// Number of threads; the result is the same with any number
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
    /// Seed of the random weights and of the order of positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// Positions in a mini-batch.
const BATCH: usize = 4096;
/// Parts of a batch, whose gradients are computed in parallel.
const PARTS: usize = 16;
/// Learning rate in the last quarter of the training, relative to that before.
const LATE_RATE: f32 = 0.1;
/// Learning rate of the tempo, relative to that of the rest. Until the tempo fits, what it should explain leaks into
/// everything else.
const TEMPO_RATE: f32 = 100.0;

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
    let mut random = Random::new(arguments.seed, 0);
    let features = arguments.weights.as_deref().map(weights::evaluator).transpose()?;
    let features = features.unwrap_or_default().without_net();
    let data = DataSet::read(&arguments.training)?;
    writeln!(io::stdout(), "{}", data.describe())?;
    let scale = data.sigmoid_scale;
    let training = NetSamples::new(&data.training, &features, scale);
    let validation = NetSamples::new(&data.validation, &features, scale);
    drop(data);
    let net = match arguments.from.as_deref() {
        Some(file) => scaled(weights::network(file)?.to_floats(), 1.0 / scale),
        None => random_net(&mut random),
    };
    let net = NetInTraining { net, tempo: [0.0; OUTPUT_BUCKETS] };
    let weight_decay = arguments.weight_decay as f32 / 1e3;
    let mut trainer = Trainer::new(net, weight_decay, arguments.jobs);
    let mut order = training.list.clone();
    let report = |epoch: u32, net: &NetInTraining| {
        let target = |sample: &NetSample| Some(sample.target);
        // The training loss is on a fixed subset of the size of the validation set.
        let some = &training.list[..training.list.len().min(validation.list.len())];
        let losses = describe_losses(
            epoch,
            loss(net, &training, some, target),
            loss(net, &validation, &validation.list, target),
            loss(net, &validation, &validation.list, |sample| sample.result),
        );
        writeln!(io::stdout(), "{losses}")
    };
    // The loss of random weights says nothing, so the first line is then the loss without a network.
    let without_net = NetInTraining { net: zero_net(), tempo: [0.0; OUTPUT_BUCKETS] };
    report(0, if arguments.from.is_some() { &trainer.net } else { &without_net })?;
    let batches = u64::from(arguments.epochs) * order.len().div_ceil(BATCH) as u64;
    let mut batch_number = 0;
    for epoch in 1..=arguments.epochs {
        random.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            // --- Learning-rate drop: late in training a lower rate averages out the noise of the batches.
            let rate = if batch_number * 4 >= batches * 3 { LATE_RATE } else { 1.0 };
            batch_number += 1;
            trainer.train_batch(&training, batch, rate * arguments.learning_rate as f32 / 1e6);
        }
        report(epoch, &trainer.net)?;
    }
    let net = Net::from_floats(&scaled(trainer.net.net, scale * arguments.training.weight_scale()))?;
    Ok(files::write(&arguments.training.out, net.to_bytes())?)
}

/// A network in training, or its gradient. Its output is in units of the sigmoid scale.
#[derive(Clone)]
struct NetInTraining {
    net: FloatNet,
    /// The tempo in the targets, by output bucket. It is dropped after training: see [`crate::tune`].
    tempo: [f32; OUTPUT_BUCKETS],
}

struct Trainer {
    net: NetInTraining,
    weight_decay: f32,
    jobs: usize,
    /// The optimiser of each slice of parameters.
    adam: [Adam; 4],
    /// The gradients of the parts of a batch.
    gradients: Vec<NetInTraining>,
}

fn zero_net() -> FloatNet {
    FloatNet {
        hidden_bias: [0.0; HIDDEN],
        hidden_weights: vec![[0.0; HIDDEN]; INPUTS],
        output_weights: [[0.0; HIDDEN]; OUTPUT_BUCKETS],
    }
}

/// A network with random weights.
fn random_net(random: &mut Random) -> FloatNet {
    let mut net = zero_net();
    let mut uniform = |max: f32| (random.below(20_001) as f32 / 10_000.0 - 1.0) * max;
    // The weights of frozen pieces start at 0: at first, frozen pieces count like all others.
    for row in &mut net.hidden_weights[..INPUTS / 2] {
        *row = std::array::from_fn(|_| uniform(0.15));
    }
    net.hidden_bias = std::array::from_fn(|_| 0.3 + uniform(0.1));
    let output: [f32; HIDDEN] = std::array::from_fn(|_| uniform(0.15));
    net.output_weights = [output; OUTPUT_BUCKETS];
    net
}

/// A network whose output is `factor` times that of another.
fn scaled(mut net: FloatNet, factor: f32) -> FloatNet {
    net.output_weights.as_flattened_mut().iter_mut().for_each(|weight| *weight *= factor);
    net
}

/// All parameters, in slices. The last one is the tempo.
fn parameters(NetInTraining { net, tempo }: &mut NetInTraining) -> [&mut [f32]; 4] {
    [
        &mut net.hidden_bias,
        net.hidden_weights.as_flattened_mut(),
        net.output_weights.as_flattened_mut(),
        tempo,
    ]
}

/// Forward pass of a perspective: its accumulator and output.
fn forward(net: &FloatNet, inputs: &[u16], weights: &[f32; HIDDEN]) -> ([f32; HIDDEN], f32) {
    let mut accumulator = net.hidden_bias;
    for &input in inputs {
        for (sum, weight) in accumulator.iter_mut().zip(&net.hidden_weights[usize::from(input)]) {
            *sum += weight;
        }
    }
    let mut products = [0.0; HIDDEN];
    for ((product, sum), weight) in products.iter_mut().zip(&accumulator).zip(weights) {
        let clipped = sum.clamp(0.0, 1.0);
        *product = clipped * clipped * weight;
    }
    (accumulator, products.iter().sum())
}

/// The output for a sample, with the tempo, and the accumulators of both perspectives.
fn output(
    NetInTraining { net, tempo }: &NetInTraining,
    samples: &NetSamples,
    sample: &NetSample,
) -> (f32, [[f32; HIDDEN]; 2]) {
    let bucket = usize::from(sample.bucket);
    let (mover, opponent) = samples.inputs_of(sample);
    let weights = &net.output_weights[bucket];
    let (mover_accumulator, mover_output) = forward(net, mover, weights);
    let (opponent_accumulator, opponent_output) = forward(net, opponent, weights);
    (tempo[bucket] + mover_output - opponent_output, [mover_accumulator, opponent_accumulator])
}

/// Adds a sample's part to the gradient. `share` is the sample's part of the batch.
fn add_gradient(
    net: &NetInTraining,
    samples: &NetSamples,
    sample: &NetSample,
    share: f32,
    gradient: &mut NetInTraining,
) {
    let bucket = usize::from(sample.bucket);
    let (mover, opponent) = samples.inputs_of(sample);
    let (output, [mover_accumulator, opponent_accumulator]) = output(net, samples, sample);
    let error = (sigmoid(sample.features + output) - sample.target) * share;
    gradient.tempo[bucket] += error;
    let weights = &net.net.output_weights[bucket];
    let gradient = &mut gradient.net;
    backpropagate(weights, &mover_accumulator, mover, bucket, error, gradient);
    backpropagate(weights, &opponent_accumulator, opponent, bucket, -error, gradient);
}

/// Backward pass of a perspective: adds to the gradient.
fn backpropagate(
    weights: &[f32; HIDDEN],
    accumulator: &[f32; HIDDEN],
    inputs: &[u16],
    bucket: usize,
    error: f32,
    gradient: &mut FloatNet,
) {
    let mut hidden_errors = [0.0; HIDDEN];
    for i in 0..HIDDEN {
        let clipped = accumulator[i].clamp(0.0, 1.0);
        gradient.output_weights[bucket][i] += error * clipped * clipped;
        let is_clipped = accumulator[i] <= 0.0 || accumulator[i] >= 1.0;
        hidden_errors[i] = if is_clipped { 0.0 } else { error * weights[i] * 2.0 * clipped };
    }
    for (sum, error) in gradient.hidden_bias.iter_mut().zip(hidden_errors) {
        *sum += error;
    }
    for &input in inputs {
        for (sum, error) in gradient.hidden_weights[usize::from(input)].iter_mut().zip(hidden_errors) {
            *sum += error;
        }
    }
}

/// The mean loss over the samples that have a target.
fn loss(
    net: &NetInTraining,
    samples: &NetSamples,
    list: &[NetSample],
    target: impl Fn(&NetSample) -> Option<f32>,
) -> f64 {
    mean_loss(
        list.iter().map(|sample| (sigmoid(sample.features + output(net, samples, sample).0), target(sample))),
    )
}

impl Trainer {
    fn new(mut net: NetInTraining, weight_decay: f32, jobs: usize) -> Trainer {
        let adam = parameters(&mut net).map(|weights| Adam::new(weights.len()));
        let zero = NetInTraining { net: zero_net(), tempo: [0.0; OUTPUT_BUCKETS] };
        Trainer { net, weight_decay, jobs, adam, gradients: vec![zero; PARTS] }
    }

    /// One step of `AdamW`.
    fn train_batch(&mut self, samples: &NetSamples, batch: &[NetSample], learning_rate: f32) {
        self.compute_gradient(samples, batch);
        let Trainer { net, gradients, adam, weight_decay, .. } = self;
        let gradient = parameters(&mut gradients[0]);
        for (weights, decay) in
            parameters(net).into_iter().zip([*weight_decay, *weight_decay, *weight_decay, 0.0])
        {
            for weight in weights.iter_mut() {
                *weight -= learning_rate * decay * *weight;
            }
        }
        let rates = [learning_rate, learning_rate, learning_rate, learning_rate * TEMPO_RATE];
        for (((weights, gradient), adam), rate) in
            parameters(net).into_iter().zip(gradient).zip(adam).zip(rates)
        {
            adam.step(weights, gradient, rate);
        }
    }

    /// Computes the gradient of a batch's loss, in the first of the gradients.
    ///
    /// The batch has a fixed number of parts, whose gradients are added in order, so the result doesn't depend on the
    /// number of threads.
    fn compute_gradient(&mut self, samples: &NetSamples, batch: &[NetSample]) {
        let Trainer { net, gradients, jobs, .. } = self;
        let share = 1.0 / batch.len() as f32;
        let parts = batch.chunks(batch.len().div_ceil(PARTS));
        let mut work: Vec<_> =
            gradients.iter_mut().zip(parts.map(Some).chain(std::iter::repeat(None))).collect();
        let of_thread = work.len().div_ceil(*jobs);
        let net = &*net;
        std::thread::scope(|scope| {
            for work in work.chunks_mut(of_thread) {
                scope.spawn(move || {
                    for (gradient, part) in work {
                        for slice in parameters(gradient) {
                            slice.fill(0.0);
                        }
                        for sample in part.iter().copied().flatten() {
                            add_gradient(net, samples, sample, share, gradient);
                        }
                    }
                });
            }
        });
        let (sum, others) = gradients.split_at_mut(1);
        for other in others {
            for (sum, other) in parameters(&mut sum[0]).into_iter().zip(parameters(other)) {
                sum.iter_mut().zip(other).for_each(|(sum, other)| *sum += *other);
            }
        }
    }
}

#[cfg(test)]
mod tests;
