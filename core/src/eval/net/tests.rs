use super::*;
use crate::search::bench;

fn positions() -> impl Iterator<Item = Position> {
    (0..bench::POSITIONS.len()).map(|index| bench::game(index).unwrap().position().unwrap())
}

/// The network's evaluation in floating-point arithmetic.
fn evaluate_in_floats(net: &Net, position: &Position) -> f64 {
    let board = position.board();
    let output = |side: Side| -> f64 {
        let mut accumulator = net.hidden_bias.map(f64::from);
        active_inputs(board, side, |input| {
            accumulator
                .iter_mut()
                .zip(net.hidden_weights[input])
                .for_each(|(sum, weight)| *sum += f64::from(weight));
        });
        let activations = accumulator.map(|sum| (sum / f64::from(HIDDEN_ONE)).clamp(0.0, 1.0).powi(2));
        activations
            .iter()
            .zip(net.output_weights[output_bucket(board)])
            .map(|(activation, weight)| activation * f64::from(weight))
            .sum()
    };
    (output(position.side()) - output(!position.side())) / f64::from(OUTPUT_ONE)
}

#[test]
fn integer_inference_agrees_with_floating_point() {
    let net = Net::built_in();
    for position in positions() {
        let (integer, float) = (f64::from(net.evaluate(&position)), evaluate_in_floats(&net, &position));
        assert!((integer - float).abs() < 20.0, "{integer} and {float} in {position:?}");
    }
    assert!(positions().any(|position| net.evaluate(&position).abs() > 100));
}

#[test]
fn a_perspective_has_each_piece_once_and_its_elephant_on_the_left() {
    for position in positions() {
        let board = position.board();
        for side in [Side::Gold, Side::Silver] {
            let mut active = Vec::new();
            active_inputs(board, side, |input| active.push(input));
            let pieces = active.iter().filter(|&&input| input < PIECE_SQUARES).count();
            assert_eq!(pieces, board.occupied().count() as usize);
            let frozen = board.frozen(Side::Gold) | board.frozen(Side::Silver);
            assert_eq!(active.len() - pieces, frozen.count() as usize);
            let elephants = Role::Elephant.index() * 64;
            let elephant = active.iter().find(|&&input| (elephants..elephants + 64).contains(&input));
            assert!(elephant.unwrap() % 8 < 4);
            active.sort_unstable();
            active.dedup();
            assert_eq!(active.len(), pieces + frozen.count() as usize);
        }
    }
}

#[test]
fn the_network_is_antisymmetric_and_a_mirror_changes_nothing() {
    let net = Net::built_in();
    for position in positions() {
        assert_eq!(net.evaluate(&position.after_pass()), -net.evaluate(&position));
        let mut board = *position.board();
        for elephant in board.role(Role::Elephant) {
            board.remove(elephant).unwrap();
            for side in [Side::Gold, Side::Silver] {
                let active = |board: &Board| {
                    let mut active = Vec::new();
                    active_inputs(board, side, |input| active.push(input));
                    active.sort_unstable();
                    active
                };
                assert_eq!(active(&board), active(&board.mirror()));
            }
        }
    }
}

#[test]
fn quantised_weights_survive_a_round_trip() {
    let net = Net::built_in();
    let mut floats = net.to_floats();
    assert!(Net::from_floats(&floats).as_ref() == Ok(&*net));
    floats.hidden_weights.pop();
    assert_eq!(Net::from_floats(&floats), Err(NetError), "an input has no weights");
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
    too_great[SIZE - 2..].copy_from_slice(&(MAX_OUTPUT_WEIGHT + 1).to_le_bytes());
    other[7] ^= 1;
    for wrong in [&other[..], &too_great, &bytes[..bytes.len() - 1], &[]] {
        assert_eq!(Net::from_bytes(wrong), Err(NetError));
    }
}

#[test]
fn the_greatest_weights_overflow_nothing() {
    let floats = FloatNet {
        hidden_bias: [100.0; HIDDEN],
        hidden_weights: vec![[100.0; HIDDEN]; INPUTS],
        output_weights: [[1e9; HIDDEN]; OUTPUT_BUCKETS],
    };
    let net = Net::from_floats(&floats).unwrap();
    for position in positions() {
        assert_eq!(net.evaluate(&position), 0, "both perspectives have everything");
    }
}
