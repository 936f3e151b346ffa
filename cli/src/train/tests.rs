use super::*;
use crate::matches::openings::Openings;

fn samples() -> NetSamples {
    let targets: Vec<Target> = (0..40)
        .map(|number| {
            let position = Openings::Random.game(7, number).unwrap().position().unwrap();
            Target { position, probability: [0.2, 0.5, 0.9][number as usize % 3], won: None }
        })
        .collect();
    NetSamples::new(&targets, &Evaluator::default().without_net(), 3000.0)
}

fn trainer(net: FloatNet, jobs: usize) -> Trainer {
    Trainer::new(NetInTraining { net, tempo: [0.0; OUTPUT_BUCKETS] }, 0.0, jobs)
}

#[test]
fn the_gradient_agrees_with_finite_differences() {
    let samples = samples();
    let mut net = random_net(&mut Random::new(4, 0));
    // Small weights keep activations away from clipping, so that the loss is smooth.
    net.hidden_weights.as_flattened_mut().iter_mut().for_each(|weight| *weight *= 0.04);
    let mut trainer = trainer(net, 2);
    trainer.compute_gradient(&samples, &samples.list);
    let gradient = parameters(&mut trainer.gradients[0]).map(|slice| slice.to_vec());
    let mean_loss =
        |trainer: &Trainer| loss(&trainer.net, &samples, &samples.list, |sample| Some(sample.target));
    // The first row of each slice: hidden weights of a rabbit of the mover on a1, which is in most perspectives, and
    // the output weights and tempo of the bucket of all these positions.
    let mut effective = 0;
    for (slice, gradient) in gradient.iter().enumerate() {
        for (i, &found) in gradient.iter().take(2 * HIDDEN).enumerate() {
            const SMALL: f32 = 1e-3;
            parameters(&mut trainer.net)[slice][i] += SMALL;
            let more = mean_loss(&trainer);
            parameters(&mut trainer.net)[slice][i] -= 2.0 * SMALL;
            let less = mean_loss(&trainer);
            parameters(&mut trainer.net)[slice][i] += SMALL;
            let expected = (more - less) / f64::from(2.0 * SMALL);
            assert!(
                (f64::from(found) - expected).abs() < 1e-4 + 0.02 * expected.abs(),
                "{found}, {expected}"
            );
            effective += usize::from(expected.abs() > 1e-3);
        }
    }
    assert!(effective > 10, "only {effective} of the weights make a difference");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let samples = samples();
    let trained = |jobs| {
        let mut trainer = trainer(random_net(&mut Random::new(4, 0)), jobs);
        for _ in 0..3 {
            trainer.train_batch(&samples, &samples.list, 0.01);
        }
        parameters(&mut trainer.net).map(|slice| slice.to_vec())
    };
    assert!(trained(1) == trained(3));
}

#[test]
fn the_tempo_fits_before_the_rest() {
    // A win for the side to move in the same positions, whichever side that is: only the tempo explains it.
    let of = |number: u64| Openings::Random.game(7, number).unwrap().position().unwrap();
    let targets: Vec<Target> = (0..40)
        .flat_map(|number| [of(number), of(number).after_pass()])
        .map(|position| Target { position, probability: 0.7, won: None })
        .collect();
    let samples = NetSamples::new(&targets, &Evaluator::default().without_net(), 3000.0);
    let net = random_net(&mut Random::new(4, 0));
    let before = net.clone();
    let mut trainer = trainer(net, 1);
    for _ in 0..300 {
        trainer.train_batch(&samples, &samples.list, 1e-4);
    }
    assert!((trainer.net.tempo[0] - 0.85).abs() < 0.1, "{:?}", trainer.net.tempo);
    let moved = |net: &FloatNet| {
        net.output_weights[0].iter().zip(before.output_weights[0]).map(|(a, b)| (a - b).abs()).sum::<f32>()
    };
    assert!(moved(&trainer.net.net) < 0.3, "{}", moved(&trainer.net.net));
}
