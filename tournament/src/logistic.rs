//! The logistic scale: ratings that maximise the likelihood of the results of all games.
//!
//! The standard errors come from the inverse of the information matrix, which includes the virtual games.

use core::f64::consts::LN_10;

use crate::estimate::Estimate;

/// The points of Elo in one unit of the logistic scale.
const ELO_PER_UNIT: f64 = 400.0 / LN_10;

/// The games between all players: how many, and the points of the first.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Games {
    count: Vec<Vec<f64>>,
    points: Vec<Vec<f64>>,
}

impl Games {
    /// No games yet.
    pub(crate) fn new(players: usize) -> Games {
        let empty = vec![vec![0.0; players]; players];
        Games { count: empty.clone(), points: empty }
    }

    /// Adds games of this weight in which the first player has scored so many points.
    pub(crate) fn add(&mut self, one: usize, two: usize, weight: f64, points: f64) {
        for (own, other, points) in [(one, two, points), (two, one, weight - points)] {
            self.count[own][other] += weight;
            self.points[own][other] += points;
        }
    }
}

/// A virtual game of a player, drawn against an opponent of this rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Anchor {
    pub(crate) rating: f64,
    /// How many real games it counts as.
    pub(crate) weight: f64,
}

/// The most likely ratings, and their covariances.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fit {
    ratings: Vec<f64>,
    covariances: Vec<Vec<f64>>,
}

impl Fit {
    /// Fits a rating for each anchor. Every player needs an anchor of some weight, or games that lead to one who has.
    pub(crate) fn new(anchors: &[Anchor], games: &Games) -> Fit {
        let (ratings, covariances) = fit(anchors, games);
        Fit { ratings, covariances }
    }

    /// The rating of a player.
    pub(crate) fn rating(&self, index: usize) -> Estimate {
        Estimate { mean: self.ratings[index], error: self.covariances[index][index].sqrt() }
    }

    /// How much better the first of two players is.
    pub(crate) fn difference(&self, one: usize, two: usize) -> Estimate {
        let variance = self.covariance((one, two), (one, two));
        Estimate { mean: self.ratings[one] - self.ratings[two], error: variance.max(0.0).sqrt() }
    }

    /// The covariance of two differences, each between two players.
    pub(crate) fn covariance(&self, (a, b): (usize, usize), (c, d): (usize, usize)) -> f64 {
        let covariances = &self.covariances;
        covariances[a][c] + covariances[b][d] - covariances[a][d] - covariances[b][c]
    }
}

/// The most likely ratings and their covariances, by Newton's method.
fn fit(anchors: &[Anchor], games: &Games) -> (Vec<f64>, Vec<Vec<f64>>) {
    /// The longest step for a rating, so that steps from far away don't overshoot.
    const LONGEST_STEP: f64 = 1.0;
    const MOST_STEPS: usize = 500;
    let mut ratings: Vec<f64> = anchors.iter().map(|anchor| anchor.rating / ELO_PER_UNIT).collect();
    for _ in 0..MOST_STEPS {
        let (gradient, information) = derivatives(&ratings, anchors, games);
        let step = Cholesky::new(&information).solve(&gradient);
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        let scale = if longest > LONGEST_STEP { LONGEST_STEP / longest } else { 1.0 };
        for (rating, part) in ratings.iter_mut().zip(&step) {
            *rating += scale * part;
        }
        if longest < 1e-12 {
            break;
        }
    }
    let information = derivatives(&ratings, anchors, games).1;
    let factor = Cholesky::new(&information);
    let covariances = (0..ratings.len()).map(|index| {
        let unit: Vec<f64> = (0..ratings.len()).map(|other| f64::from(u8::from(other == index))).collect();
        factor.solve(&unit).iter().map(|part| part * ELO_PER_UNIT * ELO_PER_UNIT).collect()
    });
    let covariances = covariances.collect();
    (ratings.iter().map(|rating| rating * ELO_PER_UNIT).collect(), covariances)
}

/// The gradient of the log-likelihood, and the information matrix.
fn derivatives(ratings: &[f64], anchors: &[Anchor], games: &Games) -> (Vec<f64>, Vec<Vec<f64>>) {
    let chance = |difference: f64| 1.0 / (1.0 + (-difference).exp());
    let count = ratings.len();
    let mut gradient = vec![0.0; count];
    let mut information = vec![vec![0.0; count]; count];
    for one in 0..count {
        let Anchor { rating, weight } = anchors[one];
        let virtual_chance = chance(ratings[one] - rating / ELO_PER_UNIT);
        gradient[one] += weight * (0.5 - virtual_chance);
        information[one][one] += weight * virtual_chance * (1.0 - virtual_chance);
        for two in 0..count {
            let played = games.count[one][two];
            if played > 0.0 {
                let expected = chance(ratings[one] - ratings[two]);
                gradient[one] += games.points[one][two] - played * expected;
                let weight = played * expected * (1.0 - expected);
                information[one][one] += weight;
                information[one][two] -= weight;
            }
        }
    }
    (gradient, information)
}

/// The triangular factor of a symmetric, positive definite matrix.
struct Cholesky(Vec<Vec<f64>>);

impl Cholesky {
    fn new(matrix: &[Vec<f64>]) -> Cholesky {
        /// Keeps a matrix definite whose smallest part was lost to rounding.
        const SMALLEST: f64 = 1e-12;
        let mut factor: Vec<Vec<f64>> = Vec::with_capacity(matrix.len());
        for (row, values) in matrix.iter().enumerate() {
            let mut line: Vec<f64> = Vec::with_capacity(row + 1);
            for (column, value) in values.iter().enumerate().take(row + 1) {
                let above = if column == row { &line } else { &factor[column] };
                let rest = value - line.iter().zip(above).map(|(one, two)| one * two).sum::<f64>();
                line.push(if column == row {
                    rest.max(SMALLEST).sqrt()
                } else {
                    rest / factor[column][column]
                });
            }
            factor.push(line);
        }
        Cholesky(factor)
    }

    /// The vector whose product with the matrix is this one.
    fn solve(&self, vector: &[f64]) -> Vec<f64> {
        let mut solution = vector.to_vec();
        for row in 0..solution.len() {
            let known: f64 = (0..row).map(|column| self.0[row][column] * solution[column]).sum();
            solution[row] = (solution[row] - known) / self.0[row][row];
        }
        for row in (0..solution.len()).rev() {
            let known: f64 =
                (row + 1..solution.len()).map(|below| self.0[below][row] * solution[below]).sum();
            solution[row] = (solution[row] - known) / self.0[row][row];
        }
        solution
    }
}
