//! A small NNUE-like network: piece-square inputs, one hidden layer shared by two perspectives, squared clipped `ReLU`,
//! output buckets, integer inference.
//!
//! Each side has its own perspective: the board is flipped so that the side plays from the south, and mirrored so that
//! its elephant is on the left half. The inputs are piece-square pairs, and the same for frozen pieces. The hidden
//! layer maps each perspective to an accumulator of [`HIDDEN`] values. The activation clips each value to the range
//! from 0 to 1 and squares it (squared clipped `ReLU`, `SCReLU`). The output is a weighted sum; its weights depend on
//! the number of pieces (output buckets). The evaluation is the mover's output minus the opponent's, so the network is
//! antisymmetric and has no tempo.
//!
//! Unlike in a true NNUE (efficiently updatable neural network), the accumulators are computed from scratch: there are
//! at most 64 active inputs, and evaluations are cached. The weights are quantised, so every machine gets the same
//! result.

use core::fmt;
use std::sync::{Arc, OnceLock};

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Role, Side};
use crate::position::Position;

/// Number of inputs of a perspective: own and enemy pieces by role and square, then the same for frozen pieces.
pub const INPUTS: usize = 2 * PIECE_SQUARES;
const PIECE_SQUARES: usize = 2 * 6 * 64;
/// Number of neurons of the hidden layer.
pub const HIDDEN: usize = 32;
/// Number of output buckets: separate output layers, selected by [`output_bucket`] from the number of pieces.
pub const OUTPUT_BUCKETS: usize = 4;

/// Quantisation of the hidden layer: the integer for 1, where activations are clipped (often called QA).
const HIDDEN_ONE: i16 = 1024;
/// Squared activations are shifted right by this number of bits, so that they fit into 14 bits and the sign.
const ACTIVATION_SHIFT: u32 = 7;
/// Quantisation of the output weights: the integer for a thousandth of a rabbit (often called QB).
const OUTPUT_ONE: i32 = 2;
/// Largest absolute output weight. With it, no sum of [`HIDDEN`] products of weight and activation overflows 32 bits.
const MAX_OUTPUT_WEIGHT: i16 = 4000;

/// The first bytes of a network file; the last character is its version.
const HEADER: &[u8; 8] = b"ansa-nn1";
const SIZE: usize = HEADER.len() + 2 * HIDDEN * (1 + INPUTS + OUTPUT_BUCKETS);

/// A network with quantised weights.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    hidden_bias: [i16; HIDDEN],
    hidden_weights: Vec<[i16; HIDDEN]>,
    output_weights: [[i16; HIDDEN]; OUTPUT_BUCKETS],
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").finish_non_exhaustive()
    }
}

/// A network with floating-point weights, for training.
#[derive(Clone, Debug)]
pub struct FloatNet {
    /// Bias of each hidden neuron.
    pub hidden_bias: [f32; HIDDEN],
    /// Weights from each input to the hidden neurons.
    pub hidden_weights: Vec<[f32; HIDDEN]>,
    /// For each output bucket, the weights of the hidden neurons' activations, in thousandths of a rabbit.
    pub output_weights: [[f32; HIDDEN]; OUTPUT_BUCKETS],
}

/// The bytes are not a network file of a supported version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetError;

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a network file of a supported version")
    }
}

impl core::error::Error for NetError {}

/// The output bucket of a board, by its number of pieces.
#[must_use]
pub fn output_bucket(board: &Board) -> usize {
    match board.occupied().count() {
        28.. => 0,
        23..=27 => 1,
        17..=22 => 2,
        _ => 3,
    }
}

/// Whether the files of a perspective are mirrored, so that its elephant stands on the left half. Without an elephant,
/// the orientation with the smaller bitboards is used.
fn is_mirrored(board: &Board, side: Side) -> bool {
    let own = board.side(side);
    let elephant = own & board.role(Role::Elephant);
    if elephant.any() {
        (elephant & Bitboard(0xf0f0_f0f0_f0f0_f0f0)).any()
    } else {
        let (own, all) = (own, board.occupied());
        (own.mirror().0, all.mirror().0) < (own.0, all.0)
    }
}

/// Emits the active inputs of a side's perspective, each once. There are at most 64.
pub fn active_inputs(board: &Board, side: Side, emit: impl FnMut(usize)) {
    active_inputs_with(board, frozen(board), side, emit);
}

/// The frozen pieces of both sides.
fn frozen(board: &Board) -> Bitboard {
    board.frozen(Side::Gold) | board.frozen(Side::Silver)
}

/// [`active_inputs`], given the frozen pieces of both sides.
fn active_inputs_with(board: &Board, frozen: Bitboard, side: Side, mut emit: impl FnMut(usize)) {
    let mirror = if is_mirrored(board, side) { 7 } else { 0 };
    let orientation = mirror ^ if side == Side::Gold { 0 } else { 56 };
    for (relation, owner) in [side, !side].into_iter().enumerate() {
        let pieces = board.side(owner);
        for role in Role::ALL {
            for square in pieces & board.role(role) {
                let input = (relation * 6 + role.index()) * 64 + (square.index() ^ orientation);
                emit(input);
                if frozen.contains(square) {
                    emit(PIECE_SQUARES + input);
                }
            }
        }
    }
}

impl Net {
    /// Quantises floating-point weights.
    ///
    /// # Errors
    /// The hidden layer does not have [`INPUTS`] rows.
    pub fn from_floats(floats: &FloatNet) -> Result<Net, NetError> {
        if floats.hidden_weights.len() != INPUTS {
            return Err(NetError);
        }
        let round = |number: f32, most: i16| number.round().clamp(-f32::from(most), f32::from(most)) as i16;
        let hidden = |row: &[f32; HIDDEN]| row.map(|number| round(number * f32::from(HIDDEN_ONE), i16::MAX));
        let output =
            |row: [f32; HIDDEN]| row.map(|number| round(number * OUTPUT_ONE as f32, MAX_OUTPUT_WEIGHT));
        Ok(Net {
            hidden_bias: hidden(&floats.hidden_bias),
            hidden_weights: floats.hidden_weights.iter().map(hidden).collect(),
            output_weights: floats.output_weights.map(output),
        })
    }

    /// Converts the weights to floating-point numbers, to continue training.
    #[must_use]
    pub fn to_floats(&self) -> FloatNet {
        let hidden = |row: &[i16; HIDDEN]| row.map(|number| f32::from(number) / f32::from(HIDDEN_ONE));
        let output = |row: [i16; HIDDEN]| row.map(|number| f32::from(number) / OUTPUT_ONE as f32);
        FloatNet {
            hidden_bias: hidden(&self.hidden_bias),
            hidden_weights: self.hidden_weights.iter().map(hidden).collect(),
            output_weights: self.output_weights.map(output),
        }
    }

    /// The accumulator of a perspective: the hidden layer before its activation.
    fn accumulator(&self, board: &Board, frozen: Bitboard, side: Side) -> [i16; HIDDEN] {
        let mut accumulator = self.hidden_bias;
        active_inputs_with(board, frozen, side, |input| {
            for (sum, weight) in accumulator.iter_mut().zip(&self.hidden_weights[input]) {
                *sum = sum.saturating_add(*weight);
            }
        });
        accumulator
    }

    /// The network's evaluation for the side to move, in thousandths of a rabbit.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let board = position.board();
        let output_weights = &self.output_weights[output_bucket(board)];
        let frozen = frozen(board);
        let output = |side: Side| -> i32 {
            self.accumulator(board, frozen, side)
                .iter()
                .zip(output_weights)
                .map(|(&sum, &weight)| {
                    let clipped = i32::from(sum.clamp(0, HIDDEN_ONE));
                    // In 16 bits, so that the compiler uses 16-bit multiplications.
                    i32::from(((clipped * clipped) >> ACTIVATION_SHIFT) as i16) * i32::from(weight)
                })
                .sum()
        };
        let one = (i32::from(HIDDEN_ONE) * i32::from(HIDDEN_ONE)) >> ACTIVATION_SHIFT;
        (output(position.side()) / OUTPUT_ONE - output(!position.side()) / OUTPUT_ONE) / one
    }

    /// Reads a file written by [`Net::to_bytes`].
    ///
    /// # Errors
    /// The bytes are not a network file of a supported version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        if bytes.len() != SIZE || !bytes.starts_with(HEADER) {
            return Err(NetError);
        }
        let mut numbers =
            bytes[HEADER.len()..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut row = || core::array::from_fn(|_| numbers.next().unwrap_or_default());
        let net = Net {
            hidden_bias: row(),
            hidden_weights: (0..INPUTS).map(|_| row()).collect(),
            output_weights: core::array::from_fn(|_| row()),
        };
        let is_bounded = net
            .output_weights
            .iter()
            .flatten()
            .all(|weight| weight.unsigned_abs() <= MAX_OUTPUT_WEIGHT as u16);
        if is_bounded { Ok(net) } else { Err(NetError) }
    }

    /// The engine's own network, written by `ansa train`.
    #[must_use]
    pub fn built_in() -> Arc<Net> {
        static BUILT_IN: OnceLock<Arc<Net>> = OnceLock::new();
        let net = BUILT_IN.get_or_init(|| match Net::from_bytes(include_bytes!("net.bin")) {
            Ok(net) => Arc::new(net),
            Err(error) => unreachable!("net.bin: {error}"),
        });
        Arc::clone(net)
    }

    /// The network as a file: the header, then the hidden biases, the hidden weights and the output weights as
    /// little-endian 16-bit integers.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows =
            core::iter::once(&self.hidden_bias).chain(&self.hidden_weights).chain(&self.output_weights);
        let numbers = rows.flatten().flat_map(|number| number.to_le_bytes());
        HEADER.iter().copied().chain(numbers).collect()
    }
}

#[cfg(test)]
mod tests;
