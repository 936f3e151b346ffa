use super::*;

/// Samples in which a feature has these weights, and the tempo the weight `tempo`.
fn samples(feature: u16, weights: [f32; 2], tempo: f32, scale: f32) -> Vec<FeatureSample> {
    let mut random = Random::new(3, 0);
    let mut one = || {
        let phase = random.below(25) as f32 / 24.0;
        let count = random.below(7) as i8 - 3;
        let fixed = random.below(4000) as i32 - 2000;
        let sum = fixed as f32 + f32::from(count) * (weights[0] * phase + weights[1] * (1.0 - phase));
        let counts = vec![(0, 1), (feature, count), (feature + 1, random.below(3) as i8 - 1)];
        FeatureSample {
            features: FeatureVector { fixed, phase, counts },
            target: sigmoid((sum + tempo) / scale),
            result: None,
        }
    };
    (0..20_000).map(|_| one()).collect()
}

fn tuned(samples: &[FeatureSample], l2: f32, epochs: usize) -> Tuner {
    let mut tuner = Tuner::new(tuning::to_floats(&tuning::zero_weights()), 3000.0, l2);
    let before = tuner.loss(samples, |sample| Some(sample.target));
    for _ in 0..epochs {
        for batch in samples.chunks(500) {
            tuner.train_batch(batch, LEARNING_RATE);
        }
    }
    assert!(tuner.loss(samples, |sample| Some(sample.target)) < before);
    tuner
}

#[test]
fn the_weights_of_features_are_found_and_the_tempo_takes_its_own_part() {
    let tuner = tuned(&samples(440, [300.0, -120.0], 500.0, 3000.0), 0.0, 60);
    let found = tuner.weights[440];
    assert!((found[0] - 300.0).abs() < 15.0 && (found[1] + 120.0).abs() < 15.0, "{found:?}");
    assert!(tuner.weights[441].iter().all(|weight| weight.abs() < 15.0), "{:?}", tuner.weights[441]);
    assert!(tuner.weights[0].iter().all(|tempo| (tempo - 500.0).abs() < 20.0), "{:?}", tuner.weights[0]);
    let scaled = tuner.scaled_weights(0.5);
    assert_eq!(scaled[..FIXED_FEATURES], tuning::to_floats(&tuning::zero_weights())[..FIXED_FEATURES]);
    assert!((scaled[440][0] - 150.0).abs() < 8.0, "{:?}", scaled[440]);
}

#[test]
fn the_l2_penalty_keeps_weights_near_the_prior_most_of_all_in_tables() {
    let pulled = |feature: u16| {
        let tuner = tuned(&samples(feature, [300.0, 300.0], 0.0, 3000.0), 0.5, 3);
        tuner.weights[usize::from(feature)][0]
    };
    let (in_table, elsewhere) = (pulled(40), pulled(440));
    assert!(in_table.abs() < 20.0, "{in_table}");
    assert!(elsewhere > 2.0 * in_table && elsewhere < 280.0, "{elsewhere}");
}
