use super::*;
use crate::matches::openings::Openings;

#[test]
fn the_gradient_agrees_with_finite_differences() {
    let targets: Vec<Target> = (0..40)
        .map(|number| {
            let position = Openings::Random.game(7, number).unwrap().position().unwrap();
            Target { position, probability: [0.2, 0.5, 0.9][number as usize % 3], won: None }
        })
        .collect();
    let samples = NetSamples::new(&targets, &Evaluator::default().without_net(), 3000.0);
    let mut trainer = Trainer::from_random(&mut Random::new(4, 0), 0.0);
    // Small weights keep activations away from clipping, so that the loss is smooth.
    trainer.net.hidden_weights.iter_mut().flatten().for_each(|weight| *weight *= 0.04);
    let tempo_gradient = trainer.compute_gradient(&samples, &samples.list);
    let gradient = trainer.gradient.clone();
    let loss = |trainer: &Trainer| trainer.loss(&samples, &samples.list, |sample| Some(sample.target));
    let mut check = |found: f32, change: fn(&mut Trainer, usize, f32), hidden: usize| {
        const SMALL: f32 = 1e-3;
        change(&mut trainer, hidden, SMALL);
        let more = loss(&trainer);
        change(&mut trainer, hidden, -2.0 * SMALL);
        let less = loss(&trainer);
        change(&mut trainer, hidden, SMALL);
        let expected = (more - less) / f64::from(2.0 * SMALL);
        assert!((f64::from(found) - expected).abs() < 1e-4 + 0.02 * expected.abs(), "{found}, {expected}");
        f64::from(u8::from(expected.abs() > 1e-3))
    };
    // Hidden weights of input 0: a rabbit of the mover on a1, which is in most perspectives.
    let mut effective = check(tempo_gradient[0], |trainer, _, by| trainer.tempo[0] += by, 0);
    for hidden in 0..HIDDEN {
        effective +=
            check(gradient.hidden_bias[hidden], |trainer, i, by| trainer.net.hidden_bias[i] += by, hidden);
        effective += check(
            gradient.hidden_weights[0][hidden],
            |trainer, i, by| trainer.net.hidden_weights[0][i] += by,
            hidden,
        );
        effective += check(
            gradient.output_weights[0][hidden],
            |trainer, i, by| trainer.net.output_weights[0][i] += by,
            hidden,
        );
    }
    assert!(effective > 10.0, "only {effective} of the weights make a difference");
}
