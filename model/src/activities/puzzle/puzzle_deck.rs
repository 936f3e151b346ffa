//! The puzzles of the file, and the choice of the next one.

use std::collections::BTreeMap;
use std::rc::Rc;

use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleId, PuzzleRating, PuzzleTheme};

/// Among so many of the nearest puzzles one is chosen, so that not everybody gets the same.
const NEAREST: usize = 6;

/// All puzzles, each with its name.
#[derive(PartialEq, Debug, Default)]
pub struct PuzzleDeck {
    puzzles: BTreeMap<PuzzleId, Rc<Puzzle>>,
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
        PuzzleDeck { puzzles, quarantined }
    }

    /// The puzzle with this name.
    pub fn get(&self, id: PuzzleId) -> Option<&Rc<Puzzle>> {
        self.puzzles.get(&id)
    }

    /// The names of all puzzles.
    pub fn ids(&self) -> impl Iterator<Item = PuzzleId> + '_ {
        self.puzzles.keys().copied()
    }

    /// The number of puzzles of a theme, or of all.
    pub fn count(&self, theme: Option<PuzzleTheme>) -> usize {
        self.puzzles.values().filter(|puzzle| theme.is_none_or(|theme| puzzle.theme() == theme)).count()
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

    /// The next puzzle of a training: of the theme, if there is another one than the last, or else of any.
    pub fn train(
        &self,
        theme: Option<PuzzleTheme>,
        aim: f64,
        last: Option<PuzzleId>,
        is_known: &dyn Fn(PuzzleId) -> bool,
        seed: u64,
    ) -> Option<PuzzleId> {
        let of = |theme: Option<PuzzleTheme>| {
            let allows = move |id: PuzzleId, puzzle: &Puzzle| {
                Some(id) != last && theme.is_none_or(|theme| puzzle.theme() == theme)
            };
            self.choose(&PuzzleCriteria { allows: &allows, is_known, aim }, seed)
        };
        of(theme).or_else(|| of(None))
    }
}
