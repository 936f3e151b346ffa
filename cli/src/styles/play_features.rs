//! Numbers that describe how a side has played a game.

use ansa_core::search::StyleTerm;
use ansa_core::{Game, Piece, Ply, Role, Side};

/// What happens in turns, besides what stands on the board after them.
const RATES: [&str; 8] = [
    "captures of enemies a turn",
    "own losses in own turns a turn",
    "share of turns with a rabbit step",
    "share of elephant steps",
    "share of camel steps",
    "share of horse steps",
    "enemies moved a turn",
    "steps a turn",
];

/// The features of one side's play: the mean of each [`StyleTerm`] after the side's turns, and rates of its turns.
///
/// They leave out how long the game was and who won, because these tell the strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PlayFeatures(pub(super) [f64; PlayFeatures::COUNT]);

impl PlayFeatures {
    pub(super) const COUNT: usize = StyleTerm::COUNT + RATES.len();

    /// The first turns are alike, and late ones depend on what has been lost. Turns count from 1 for each side.
    const TURNS: core::ops::RangeInclusive<usize> = 5..=30;

    /// The name of each feature.
    pub(super) const NAMES: [&'static str; PlayFeatures::COUNT] = {
        let mut names = [""; PlayFeatures::COUNT];
        let mut index = 0;
        while index < PlayFeatures::COUNT {
            names[index] = if index < StyleTerm::COUNT {
                StyleTerm::ALL[index].name()
            } else {
                RATES[index - StyleTerm::COUNT]
            };
            index += 1;
        }
        names
    };

    /// The features of a side's turns 5 to 30; `None` if there are none.
    pub(super) fn from_game(game: &Game, side: Side) -> Option<PlayFeatures> {
        let mut sums = [0.0; PlayFeatures::COUNT];
        let mut turns = 0usize;
        let mut number = 0usize;
        for (ply, played) in game.plies().iter().enumerate() {
            let Ply::Turn(turn) = played else { continue };
            if game.label(ply).side != side {
                continue;
            }
            number += 1;
            if !PlayFeatures::TURNS.contains(&number) {
                continue;
            }
            turns += 1;
            let board = turn.end().board();
            let (terms, rates) = sums.split_at_mut(StyleTerm::COUNT);
            for (sum, term) in terms.iter_mut().zip(StyleTerm::ALL) {
                *sum += f64::from(term.count(board, side));
            }
            let steps = turn.steps();
            let by = |role: Role| {
                let own = Piece::new(side, role);
                steps.iter().filter(|played| played.piece == own).count() as f64 / steps.len() as f64
            };
            let captured = |of: Side| {
                let lost = steps.iter().filter_map(|played| played.capture);
                lost.filter(|capture| capture.piece.side == of).count() as f64
            };
            let values = [
                captured(!side),
                captured(side),
                f64::from(u8::from(by(Role::Rabbit) > 0.0)),
                by(Role::Elephant),
                by(Role::Camel),
                by(Role::Horse),
                steps.iter().filter(|played| played.piece.side != side).count() as f64,
                steps.len() as f64,
            ];
            rates.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        (turns > 0).then(|| PlayFeatures(sums.map(|sum| sum / turns as f64)))
    }

    /// The mean features of several games, at least one.
    pub(super) fn mean(games: &[PlayFeatures]) -> PlayFeatures {
        PlayFeatures(core::array::from_fn(|index| {
            games.iter().map(|game| game.0[index]).sum::<f64>() / games.len().max(1) as f64
        }))
    }
}
