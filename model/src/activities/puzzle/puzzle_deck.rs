//! The puzzles of the file with those of the person's own games, and the choice of the next one.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleId, PuzzleRating, PuzzleTheme};

use super::estimates::RatingEstimates;

/// Among so many of the nearest puzzles one is chosen, so that not everybody gets the same.
const NEAREST: usize = 6;

/// What a training takes its puzzles from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Training {
    All,
    Theme(PuzzleTheme),
    /// The person's own games.
    Own,
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
    /// The puzzles of a file.
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

    /// The number of puzzles for a training.
    pub fn count(&self, training: Training) -> usize {
        self.puzzles.iter().filter(|&(&id, puzzle)| self.has(training, id, puzzle)).count()
    }

    fn has(&self, training: Training, id: PuzzleId, puzzle: &Puzzle) -> bool {
        match training {
            Training::All => true,
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

    /// The next puzzle of a training. If a theme has no other one than the last, it is of any theme.
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
            Training::Own => of(training),
            _ => of(training).or_else(|| of(Training::All)),
        }
    }
}
