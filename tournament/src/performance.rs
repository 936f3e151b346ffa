//! Performance ratings: one logistic scale, fitted to all games of a tournament.
//!
//! The ratings maximise the likelihood of the results. A virtual game of half the weight of a real one, drawn against an
//! opponent of the player's own start rating, keeps the rating of a player finite who has won or lost every game. The
//! standard errors come from the inverse of the information matrix, which includes the virtual games.

use core::f64::consts::LN_10;

use ansa_core::Side;

use crate::estimate::Estimate;
use crate::player::PlayerId;
use crate::tournament::Tournament;

/// The weight of the virtual game of each player.
const VIRTUAL_WEIGHT: f64 = 0.5;
/// The start rating of all players if nobody has one.
const DEFAULT_RATING: f64 = 1500.0;
/// The points of Elo in one unit of the logistic scale.
const ELO_PER_UNIT: f64 = 400.0 / LN_10;

/// The performance ratings of all players of a tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct Performances {
    players: Vec<PlayerId>,
    ratings: Vec<f64>,
    covariances: Vec<Vec<f64>>,
}

impl Performances {
    /// Fits the ratings to all rated games of a tournament ([`crate::GameResult::is_rated`]). A player without a start
    /// rating has the mean of the others'.
    #[must_use]
    pub fn new(tournament: &Tournament) -> Performances {
        let players: Vec<PlayerId> = tournament.players.iter().map(|player| player.id).collect();
        let starts = start_ratings(tournament);
        let mut games = Games::new(players.len());
        for game in tournament.games() {
            let indices = [game.pairing.gold, game.pairing.silver].map(|id| tournament.index_of(id));
            if let (Some(result), [Some(gold), Some(silver)]) = (game.result, indices)
                && result.is_rated()
            {
                games.add(gold, silver, f64::from(result.half_points(Side::Gold)) / 2.0);
            }
        }
        let (ratings, covariances) = fit(&starts, &games);
        Performances { players, ratings, covariances }
    }

    fn index(&self, id: PlayerId) -> Option<usize> {
        self.players.iter().position(|player| *player == id)
    }

    /// The performance rating of a player.
    #[must_use]
    pub fn rating(&self, id: PlayerId) -> Option<Estimate> {
        let index = self.index(id)?;
        Some(Estimate { mean: self.ratings[index], error: self.covariances[index][index].sqrt() })
    }

    /// By how much the first of two players performed better. The error is less than those of both ratings together if
    /// they played each other or the same opponents.
    #[must_use]
    pub fn difference(&self, one: PlayerId, two: PlayerId) -> Option<Estimate> {
        let (one, two) = (self.index(one)?, self.index(two)?);
        let variance = self.covariances[one][one] + self.covariances[two][two]
            - self.covariances[one][two]
            - self.covariances[two][one];
        Some(Estimate { mean: self.ratings[one] - self.ratings[two], error: variance.max(0.0).sqrt() })
    }

    /// The rating of a player by the place in the list, in millionths: equal ratings stay equal.
    pub(crate) fn rounded(&self, index: usize) -> i64 {
        (self.ratings[index] * 1e6).round() as i64
    }
}

/// The start ratings of all players. Someone without one has the mean of the others'.
pub(crate) fn start_ratings(tournament: &Tournament) -> Vec<f64> {
    let known: Vec<f64> = tournament.players.iter().filter_map(|player| player.rating).collect();
    let mean = if known.is_empty() { DEFAULT_RATING } else { known.iter().sum::<f64>() / known.len() as f64 };
    tournament.players.iter().map(|player| player.rating.unwrap_or(mean)).collect()
}

/// The games between all players: how many, and the points of the first.
struct Games {
    count: Vec<Vec<f64>>,
    points: Vec<Vec<f64>>,
}

impl Games {
    fn new(players: usize) -> Games {
        let empty = vec![vec![0.0; players]; players];
        Games { count: empty.clone(), points: empty }
    }

    fn add(&mut self, one: usize, two: usize, score: f64) {
        for (own, other, score) in [(one, two, score), (two, one, 1.0 - score)] {
            self.count[own][other] += 1.0;
            self.points[own][other] += score;
        }
    }
}

/// The most likely ratings and their covariances, by Newton's method.
fn fit(starts: &[f64], games: &Games) -> (Vec<f64>, Vec<Vec<f64>>) {
    /// The longest step for a rating, so that steps from far away don't overshoot.
    const LONGEST_STEP: f64 = 1.0;
    const MOST_STEPS: usize = 500;
    let starts: Vec<f64> = starts.iter().map(|rating| rating / ELO_PER_UNIT).collect();
    let mut ratings = starts.clone();
    for _ in 0..MOST_STEPS {
        let (gradient, information) = derivatives(&ratings, &starts, games);
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
    let information = derivatives(&ratings, &starts, games).1;
    let factor = Cholesky::new(&information);
    let covariances = (0..ratings.len()).map(|index| {
        let unit: Vec<f64> = (0..ratings.len()).map(|other| f64::from(u8::from(other == index))).collect();
        factor.solve(&unit).iter().map(|part| part * ELO_PER_UNIT * ELO_PER_UNIT).collect()
    });
    let covariances = covariances.collect();
    (ratings.iter().map(|rating| rating * ELO_PER_UNIT).collect(), covariances)
}

/// The gradient of the log-likelihood, and the information matrix.
fn derivatives(ratings: &[f64], starts: &[f64], games: &Games) -> (Vec<f64>, Vec<Vec<f64>>) {
    let chance = |difference: f64| 1.0 / (1.0 + (-difference).exp());
    let count = ratings.len();
    let mut gradient = vec![0.0; count];
    let mut information = vec![vec![0.0; count]; count];
    for one in 0..count {
        let virtual_chance = chance(ratings[one] - starts[one]);
        gradient[one] += VIRTUAL_WEIGHT * (0.5 - virtual_chance);
        information[one][one] += VIRTUAL_WEIGHT * virtual_chance * (1.0 - virtual_chance);
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
