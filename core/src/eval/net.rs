//! A small network beside the features: what it sees are pieces on squares, and which of them are frozen.
//!
//! Each side has its own view of the board, in which it plays from the south and its elephant stands on the left half.
//! From each view the same first layer makes [`HIDDEN`] numbers, cut to between 0 and 1; the output layer adds up their
//! squares with a weight for each. The worth of a position is what comes of the mover's view less what comes of the
//! other side's. So the right to move is worth nothing here.
//!
//! Everything is whole numbers: a position is worth the same on every machine.

use core::fmt;
use std::sync::{Arc, OnceLock};

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Role, Side};
use crate::position::Position;

/// Inputs of a view: for own and enemy pieces, each role on each square, then the same for those that are frozen.
pub const INPUTS: usize = 2 * PLACES;
const PLACES: usize = 2 * 6 * 64;
/// Numbers that the first layer makes of a view.
pub const HIDDEN: usize = 32;
/// The output layer has other weights for fewer pieces.
pub const STAGES: usize = 4;

/// What 1 is in the first layer's numbers, above which they are cut.
const ONE: i16 = 1024;
/// A number's square is cut by so many bits, which leaves 14 and the sign.
const SQUARE_SHIFT: u32 = 7;
/// What a thousandth of a rabbit is in the output weights.
const POINT: i32 = 2;
/// The greatest output weight: no sum of [`HIDDEN`] of them, each with the greatest square, leaves 32 bits.
const MOST_OUTPUT: i16 = 4000;

/// What a file of a network begins with; the last character is its version.
const HEADER: &[u8; 8] = b"ansa-nn1";
const SIZE: usize = HEADER.len() + 2 * HIDDEN * (1 + INPUTS + STAGES);

/// The weights of a network.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    bias: [i16; HIDDEN],
    inputs: Vec<[i16; HIDDEN]>,
    output: [[i16; HIDDEN]; STAGES],
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").finish_non_exhaustive()
    }
}

/// A network's weights while they are learned.
#[derive(Clone, Debug)]
pub struct Floats {
    /// Added to what the inputs give.
    pub bias: [f32; HIDDEN],
    /// For each input, what it adds to each number.
    pub inputs: Vec<[f32; HIDDEN]>,
    /// For each stage, what the square of each number is worth, in thousandths of a rabbit.
    pub output: [[f32; HIDDEN]; STAGES],
}

/// What was to be read is no network of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetError;

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no network that this version of the evaluation knows")
    }
}

impl core::error::Error for NetError {}

/// The part of the game, by how many pieces are on the board.
#[must_use]
pub fn stage(board: &Board) -> usize {
    match board.occupied().count() {
        28.. => 0,
        23..=27 => 1,
        17..=22 => 2,
        _ => 3,
    }
}

/// Whether the files of a view are turned: the own elephant is to stand on the left half, without one the own pieces with
/// the lower squares.
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

/// Tells every input that counts in the view of a side, each once; no more than 64.
pub fn inputs(board: &Board, side: Side, tell: impl FnMut(usize)) {
    inputs_with(board, frozen(board), side, tell);
}

/// The frozen pieces of both sides.
fn frozen(board: &Board) -> Bitboard {
    board.frozen(Side::Gold) | board.frozen(Side::Silver)
}

/// Like [`inputs`] where it is known already which pieces are frozen.
fn inputs_with(board: &Board, frozen: Bitboard, side: Side, mut tell: impl FnMut(usize)) {
    let files = if is_mirrored(board, side) { 7 } else { 0 };
    let turn = files ^ if side == Side::Gold { 0 } else { 56 };
    for (owner, whose) in [side, !side].into_iter().enumerate() {
        let own = board.side(whose);
        for role in Role::ALL {
            for square in own & board.role(role) {
                let place = (owner * 6 + role.index()) * 64 + (square.index() ^ turn);
                tell(place);
                if frozen.contains(square) {
                    tell(PLACES + place);
                }
            }
        }
    }
}

impl Net {
    /// The weights next to these.
    #[must_use]
    pub fn from_floats(floats: &Floats) -> Net {
        let round = |number: f32, most: i16| number.round().clamp(-f32::from(most), f32::from(most)) as i16;
        let first = |row: &[f32; HIDDEN]| row.map(|number| round(number * f32::from(ONE), i16::MAX));
        Net {
            bias: first(&floats.bias),
            inputs: floats.inputs.iter().map(first).collect(),
            output: floats.output.map(|row| row.map(|number| round(number * POINT as f32, MOST_OUTPUT))),
        }
    }

    /// The weights as they are learned, to go on from.
    #[must_use]
    pub fn to_floats(&self) -> Floats {
        let first = |row: &[i16; HIDDEN]| row.map(|number| f32::from(number) / f32::from(ONE));
        Floats {
            bias: first(&self.bias),
            inputs: self.inputs.iter().map(first).collect(),
            output: self.output.map(|row| row.map(|number| f32::from(number) / POINT as f32)),
        }
    }

    /// The first layer's numbers of a view.
    fn numbers(&self, board: &Board, frozen: Bitboard, side: Side) -> [i16; HIDDEN] {
        let mut numbers = self.bias;
        inputs_with(board, frozen, side, |input| {
            for (number, weight) in numbers.iter_mut().zip(&self.inputs[input]) {
                *number = number.saturating_add(*weight);
            }
        });
        numbers
    }

    /// How much better the side to move stands by this network, in thousandths of a rabbit.
    #[must_use]
    pub fn worth(&self, position: &Position) -> i32 {
        let board = position.board();
        let output = &self.output[stage(board)];
        let frozen = frozen(board);
        let sum = |side: Side| -> i32 {
            let numbers = self.numbers(board, frozen, side);
            numbers
                .iter()
                .zip(output)
                .map(|(&number, &weight)| {
                    let number = i32::from(number.clamp(0, ONE));
                    i32::from(((number * number) >> SQUARE_SHIFT) as i16) * i32::from(weight)
                })
                .sum()
        };
        let one = (i32::from(ONE) * i32::from(ONE)) >> SQUARE_SHIFT;
        (sum(position.side()) / POINT - sum(!position.side()) / POINT) / one
    }

    /// Reads what [`Net::to_bytes`] wrote.
    ///
    /// # Errors
    /// It is something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        if bytes.len() != SIZE || !bytes.starts_with(HEADER) {
            return Err(NetError);
        }
        let mut numbers =
            bytes[HEADER.len()..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut row = || core::array::from_fn(|_| numbers.next().unwrap_or_default());
        let net = Net {
            bias: row(),
            inputs: (0..INPUTS).map(|_| row()).collect(),
            output: core::array::from_fn(|_| row()),
        };
        let is_bounded =
            net.output.iter().flatten().all(|weight| weight.unsigned_abs() <= MOST_OUTPUT as u16);
        if is_bounded { Ok(net) } else { Err(NetError) }
    }

    /// The network that the engine plays with, as `ansa train` wrote it.
    #[must_use]
    pub fn built_in() -> Arc<Net> {
        static BUILT_IN: OnceLock<Arc<Net>> = OnceLock::new();
        let net = BUILT_IN.get_or_init(|| match Net::from_bytes(include_bytes!("net.bin")) {
            Ok(net) => Arc::new(net),
            Err(error) => unreachable!("net.bin: {error}"),
        });
        Arc::clone(net)
    }

    /// A file of this network: a header with the version, then the bias, the inputs' and the output's weights, two bytes
    /// each, the lower one first.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows = core::iter::once(&self.bias).chain(&self.inputs).chain(&self.output);
        let numbers = rows.flatten().flat_map(|number| number.to_le_bytes());
        HEADER.iter().copied().chain(numbers).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::bench;

    fn positions() -> impl Iterator<Item = Position> {
        (0..bench::POSITIONS.len()).map(|index| bench::game(index).unwrap().position().unwrap())
    }

    /// What the network says, in plain arithmetic.
    fn plainly(net: &Net, position: &Position) -> f64 {
        let board = position.board();
        let view = |side: Side| -> f64 {
            let mut numbers = net.bias.map(f64::from);
            inputs(board, side, |input| {
                numbers
                    .iter_mut()
                    .zip(net.inputs[input])
                    .for_each(|(number, weight)| *number += f64::from(weight));
            });
            let squares = numbers.map(|number| (number / f64::from(ONE)).clamp(0.0, 1.0).powi(2));
            squares
                .iter()
                .zip(net.output[stage(board)])
                .map(|(square, weight)| square * f64::from(weight))
                .sum()
        };
        (view(position.side()) - view(!position.side())) / f64::from(POINT)
    }

    #[test]
    fn whole_numbers_say_what_plain_arithmetic_says() {
        let net = Net::built_in();
        for position in positions() {
            let (whole, plain) = (f64::from(net.worth(&position)), plainly(&net, &position));
            assert!((whole - plain).abs() < 20.0, "{whole} and {plain} in {position:?}");
        }
        assert!(positions().any(|position| net.worth(&position).abs() > 100));
    }

    #[test]
    fn a_view_has_each_piece_once_and_its_elephant_on_the_left() {
        for position in positions() {
            let board = position.board();
            for side in [Side::Gold, Side::Silver] {
                let mut told = Vec::new();
                inputs(board, side, |input| told.push(input));
                let pieces = told.iter().filter(|&&input| input < PLACES).count();
                assert_eq!(pieces, board.occupied().count() as usize);
                let frozen = board.frozen(Side::Gold) | board.frozen(Side::Silver);
                assert_eq!(told.len() - pieces, frozen.count() as usize);
                let elephants = Role::Elephant.index() * 64;
                let elephant = told.iter().find(|&&input| (elephants..elephants + 64).contains(&input));
                assert!(elephant.unwrap() % 8 < 4);
                told.sort_unstable();
                told.dedup();
                assert_eq!(told.len(), pieces + frozen.count() as usize);
            }
        }
    }

    #[test]
    fn the_other_side_stands_as_much_worse_and_a_mirror_changes_nothing() {
        let net = Net::built_in();
        for position in positions() {
            assert_eq!(net.worth(&position.after_pass()), -net.worth(&position));
            let mut board = *position.board();
            for elephant in board.role(Role::Elephant) {
                board.remove(elephant).unwrap();
                for side in [Side::Gold, Side::Silver] {
                    let told = |board: &Board| {
                        let mut told = Vec::new();
                        inputs(board, side, |input| told.push(input));
                        told.sort_unstable();
                        told
                    };
                    assert_eq!(told(&board), told(&board.mirror()));
                }
            }
        }
    }

    #[test]
    fn learning_can_go_on_from_what_was_learned() {
        let net = Net::built_in();
        assert!(Net::from_floats(&net.to_floats()) == *net);
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        let net = Net::built_in();
        let bytes = net.to_bytes();
        assert!(Net::from_bytes(&bytes).as_ref() == Ok(&*net));
        let mut other = bytes.clone();
        other[9] ^= 1;
        assert!(Net::from_bytes(&other).is_ok_and(|other| other != *net));
        let mut too_great = bytes.clone();
        too_great[SIZE - 2..].copy_from_slice(&(MOST_OUTPUT + 1).to_le_bytes());
        other[7] ^= 1;
        for wrong in [&other[..], &too_great, &bytes[..bytes.len() - 1], &[]] {
            assert_eq!(Net::from_bytes(wrong), Err(NetError));
        }
    }

    #[test]
    fn the_greatest_weights_overflow_nothing() {
        let floats = Floats {
            bias: [100.0; HIDDEN],
            inputs: vec![[100.0; HIDDEN]; INPUTS],
            output: [[1e9; HIDDEN]; STAGES],
        };
        let net = Net::from_floats(&floats);
        for position in positions() {
            assert_eq!(net.worth(&position), 0, "both views have everything");
        }
    }
}
