//! The nearest-centroid classifier: the simplest one that can tell classes apart by numbers.

use super::play_features::PlayFeatures;

/// The mean features of each class, and how much each feature varies within the classes.
pub(super) struct Centroids {
    means: Vec<PlayFeatures>,
    /// The standard deviation of each feature within the classes.
    deviations: PlayFeatures,
}

impl Centroids {
    /// Learns from the games of each class; `None` if a class has fewer than two.
    pub(super) fn learn(classes: &[Vec<PlayFeatures>]) -> Option<Centroids> {
        if classes.iter().any(|games| games.len() < 2) {
            return None;
        }
        let means: Vec<PlayFeatures> = classes.iter().map(|games| PlayFeatures::mean(games)).collect();
        // Each class counts the same, whatever the number of its games.
        let deviations = PlayFeatures(core::array::from_fn(|index| {
            let variances = classes.iter().zip(&means).map(|(games, mean)| {
                let squares = games.iter().map(|game| (game.0[index] - mean.0[index]).powi(2));
                squares.sum::<f64>() / (games.len() - 1) as f64
            });
            (variances.sum::<f64>() / classes.len() as f64).sqrt()
        }));
        Some(Centroids { means, deviations })
    }

    /// The class whose mean is nearest, with each feature measured in its standard deviation.
    pub(super) fn nearest(&self, features: &PlayFeatures) -> usize {
        let distance = |mean: &PlayFeatures| -> f64 {
            let parts = features.0.iter().zip(&mean.0).zip(&self.deviations.0);
            // A feature that never varies tells nothing.
            parts
                .filter(|(_, deviation)| **deviation > 0.0)
                .map(|((one, two), by)| ((one - two) / by).powi(2))
                .sum()
        };
        let distances = self.means.iter().map(distance).enumerate();
        distances.min_by(|one, two| one.1.total_cmp(&two.1)).map_or(0, |(index, _)| index)
    }
}
