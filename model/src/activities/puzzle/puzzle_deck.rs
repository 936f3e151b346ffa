//! The puzzles of the file with those of the person's own games, and the choice of the next one.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleId, PuzzleRating, PuzzleTheme};
use ansa_core::splitmix::splitmix;

use crate::activities::leitner::Day;

/// Among so many of the nearest puzzles one is chosen, so that not everybody gets the same.
const NEAREST: usize = 6;

/// The highest rating of a puzzle of the day. A beginner has a rating of 1200.
const HARDEST_DAILY: u16 = 1300;

/// What a training takes its puzzles from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Training {
    /// Every theme that asks for a turn.
    Tactics,
    /// Every theme that asks for squares: exercises in looking, which are no tactics.
    Counting,
    Theme(PuzzleTheme),
    /// The person's own games.
    Own,
}

impl Training {
    /// The training of all themes of the same kind.
    pub const fn like(theme: PuzzleTheme) -> Training {
        if theme.asks_for_turn() { Training::Tactics } else { Training::Counting }
    }
}

/// All puzzles, each with its name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PuzzleDeck {
    puzzles: BTreeMap<PuzzleId, Rc<Puzzle>>,
    /// Those of the person's own games.
    own: BTreeSet<PuzzleId>,
    /// The number of lines of the file that could not be read.
    pub quarantined: usize,
}

/// Which puzzle is wanted.
pub struct PuzzleCriteria<'a> {
    /// Those that are allowed. If none is, they are ignored.
    pub allows: &'a dyn Fn(PuzzleId, &Puzzle) -> bool,
    /// Those that should be left for later.
    pub is_known: &'a dyn Fn(PuzzleId) -> bool,
    /// How difficult it should be.
    pub aim: f64,
}

impl PuzzleDeck {
    pub fn new(file: PuzzleFile) -> PuzzleDeck {
        let quarantined = file.quarantined.len();
        let puzzles = file.puzzles.into_iter().map(|puzzle| (puzzle.id(), Rc::new(puzzle))).collect();
        PuzzleDeck { puzzles, own: BTreeSet::new(), quarantined }
    }

    /// The deck with puzzles of the person's own games, whose ratings follow from those of the file. One that the file has
    /// stays as it is there.
    #[must_use]
    pub fn with_own<'a>(&self, own: impl Iterator<Item = &'a Rc<Puzzle>>) -> PuzzleDeck {
        let of_file = self.puzzles.iter().filter(|(id, _)| !self.is_own(**id));
        let estimates = RatingEstimates::new(of_file.map(|(_, puzzle)| &**puzzle));
        let mut deck = self.clone();
        for puzzle in own {
            deck.puzzles.entry(puzzle.id()).or_insert_with_key(|&id| {
                deck.own.insert(id);
                Rc::new((**puzzle).clone().with_rating(Some(estimates.of(puzzle))))
            });
        }
        deck
    }

    /// Whether a puzzle is of the person's own games alone, and not of the file.
    pub fn is_own(&self, id: PuzzleId) -> bool {
        self.own.contains(&id)
    }

    /// The puzzle with this name.
    pub fn get(&self, id: PuzzleId) -> Option<&Rc<Puzzle>> {
        self.puzzles.get(&id)
    }

    /// The names of the puzzles of the file: what everybody has.
    pub fn file_ids(&self) -> impl Iterator<Item = PuzzleId> + '_ {
        self.puzzles.keys().copied().filter(|&id| !self.is_own(id))
    }

    /// The names of the tactics of the file, of which one is the puzzle of the day.
    pub fn tactics(&self) -> impl Iterator<Item = PuzzleId> + '_ {
        self.file_ids().filter(|&id| self.get(id).is_some_and(|puzzle| puzzle.theme().asks_for_turn()))
    }

    /// The puzzle of a day, the same for everyone: a tactic that is not hard, or else any.
    pub fn daily(&self, day: Day) -> Option<PuzzleId> {
        let is_easy = |id: &PuzzleId| {
            let rating = self.get(*id).and_then(|puzzle| puzzle.rating());
            rating.is_some_and(|rating| rating.value() <= HARDEST_DAILY)
        };
        daily(self.tactics().filter(is_easy), day).or_else(|| daily(self.tactics(), day))
    }

    /// Whether there are no puzzles.
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// The names of the puzzles of a training.
    pub fn of(&self, training: Training) -> impl Iterator<Item = PuzzleId> + '_ {
        self.puzzles.iter().filter(move |&(&id, puzzle)| self.has(training, id, puzzle)).map(|(&id, _)| id)
    }

    /// The number of puzzles for a training.
    pub fn count(&self, training: Training) -> usize {
        self.of(training).count()
    }

    fn has(&self, training: Training, id: PuzzleId, puzzle: &Puzzle) -> bool {
        match training {
            Training::Tactics => puzzle.theme().asks_for_turn(),
            Training::Counting => !puzzle.theme().asks_for_turn(),
            Training::Theme(theme) => puzzle.theme() == theme,
            Training::Own => self.is_own(id),
        }
    }

    /// One of the puzzles that fit the criteria best; `seed` chooses among them. What is known comes after everything else.
    pub fn choose(&self, criteria: &PuzzleCriteria<'_>, seed: u64) -> Option<PuzzleId> {
        let mut fitting: Vec<(bool, u32, PuzzleId)> = self
            .puzzles
            .iter()
            .filter(|&(&id, puzzle)| (criteria.allows)(id, puzzle))
            .map(|(&id, puzzle)| {
                let distance = (f64::from(puzzle.rating().unwrap_or(PuzzleRating::UNRATED).value())
                    - criteria.aim)
                    .abs() as u32;
                ((criteria.is_known)(id), distance, id)
            })
            .collect();
        fitting.sort_unstable();
        let (is_known, ..) = *fitting.first()?;
        let fresh = fitting.iter().take_while(|one| one.0 == is_known).count();
        let (.., id) = fitting.get((seed % fresh.min(NEAREST) as u64) as usize)?;
        Some(*id)
    }

    /// The next puzzle of a training. If a theme has no other one than the last, it is of any theme of its kind.
    pub fn train(
        &self,
        training: Training,
        aim: f64,
        last: Option<PuzzleId>,
        is_known: &dyn Fn(PuzzleId) -> bool,
        seed: u64,
    ) -> Option<PuzzleId> {
        let of = |training: Training| {
            let allows = |id: PuzzleId, puzzle: &Puzzle| Some(id) != last && self.has(training, id, puzzle);
            self.choose(&PuzzleCriteria { allows: &allows, is_known, aim }, seed)
        };
        match training {
            Training::Theme(theme) => of(training).or_else(|| of(Training::like(theme))),
            _ => of(training),
        }
    }
}

/// The puzzle of a day among these; `None` if there are none.
///
/// Each puzzle gets a number: the 64-bit FNV-1a hash of the text `DAY:ID`, mixed by splitmix64. `DAY` is the number of
/// days since 1970-01-01 in the local calendar, in decimal, and `ID` the puzzle's name. The largest number wins. So the
/// order of the file plays no part, and a puzzle added to it changes only the days that it wins itself.
pub(super) fn daily(ids: impl IntoIterator<Item = PuzzleId>, day: Day) -> Option<PuzzleId> {
    ids.into_iter().max_by_key(|&id| (weight(id, day), id))
}

fn weight(id: PuzzleId, day: Day) -> u64 {
    let text = format!("{}:{id}", day.number());
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    splitmix(hash)
}

/// The least number of puzzles of which a mean says something.
const FEWEST: usize = 3;
/// The least uncertainty of an estimate: puzzles of a kind differ at least so much.
const MIN_UNCERTAINTY: u16 = 150;

/// The ratings of puzzles, by their themes and the lengths of their answers.
#[derive(Debug, Default)]
pub(super) struct RatingEstimates {
    values: BTreeMap<(PuzzleTheme, usize), Vec<u16>>,
}

impl RatingEstimates {
    /// The ratings of these puzzles.
    pub(super) fn new<'a>(puzzles: impl Iterator<Item = &'a Puzzle>) -> RatingEstimates {
        let mut all = RatingEstimates::default();
        for puzzle in puzzles {
            if let Some(rating) = puzzle.rating() {
                all.values.entry((puzzle.theme(), length(puzzle))).or_default().push(rating.value());
            }
        }
        all
    }

    /// The mean of the rated puzzles of the same theme whose answers are as long, or of all of the theme if they are few;
    /// with their spread as its uncertainty.
    pub(super) fn of(&self, puzzle: &Puzzle) -> PuzzleRating {
        let (theme, length) = (puzzle.theme(), length(puzzle));
        let same = self.values.get(&(theme, length)).filter(|values| values.len() >= FEWEST);
        let alike = || {
            let of_theme = self.values.range((theme, 0)..=(theme, usize::MAX));
            of_theme.flat_map(|(_, values)| values).copied().collect()
        };
        mean_of(&same.cloned().unwrap_or_else(alike)).unwrap_or(PuzzleRating::UNRATED)
    }
}

/// The number of steps of the first turn of the answer.
fn length(puzzle: &Puzzle) -> usize {
    puzzle.first_turn().map_or(0, |turn| turn.steps().len())
}

/// The mean of some ratings, with their standard deviation; `None` if they are few.
fn mean_of(values: &[u16]) -> Option<PuzzleRating> {
    let values: Vec<f64> = values.iter().map(|&value| f64::from(value)).collect();
    if values.len() < FEWEST {
        return None;
    }
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let spread = variance.sqrt().round() as u16;
    Some(PuzzleRating::new(mean.round() as u16, spread.max(MIN_UNCERTAINTY)))
}
