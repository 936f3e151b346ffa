//! `ansa puzzle make`: finds puzzles in games between levels.
//!
//! Weak levels blunder, so that there is something to find. A position gives at most one puzzle, a game at most one of a
//! theme for each side, and no puzzle is the mirror image of another. Half of the puzzles of a theme are gold's. The
//! file says after which games it stands, so that a later run goes on from there.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::RwLock;

use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleTheme, write_puzzles};
use ansa_core::{Level, Side};
use clap::Args;

use super::scan::{FoundPuzzle, Source, Wanted, scan};
use super::thin::thinned;
use crate::arguments::{Part, within};
use crate::in_order::in_order;
use crate::matches::openings::Openings;
use crate::printed::harmless_line;
use crate::random::Random;
use crate::search::{best_turn, play_game, small_search};
use crate::{CommandResult, files};

/// Find puzzles in games between levels
#[derive(Args)]
pub(crate) struct Arguments {
    /// Puzzle file to write; an existing one is continued
    #[arg(long, value_name = "FILE")]
    out: String,
    /// Number of puzzles per theme, half of them Gold’s
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=50_000), default_value_t = 60)]
    each: usize,
    /// Maximum number of games, including earlier runs
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_000_000), default_value_t = 5_000)]
    games: u64,
    /// The same seed gives the same puzzles with any number of jobs
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Levels that play the games
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = read_level, default_value = "3,4,5,6")]
    levels: Vec<Level>,
    /// Use positions in short form, one per line of a text file, instead of games
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Take pieces off the positions at random until each side has at most so many: puzzles with fewer pieces are easier
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=16))]
    pieces: Option<usize>,
    /// Themes to look for [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = PuzzleTheme::ALL.map(PuzzleTheme::name))]
    themes: Vec<String>,
    #[command(flatten)]
    part: Part,
    /// Number of games to play in parallel
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
}

fn read_level(text: &str) -> Result<Level, String> {
    // Games at a level that time limits could not be made again.
    let level = text.trim().parse().ok().and_then(Level::new).filter(|level| !level.is_timed());
    level.ok_or_else(|| "expected levels from 1 to 10".to_owned())
}

/// Maximum number of turns of a game.
const MAX_TURNS: usize = 160;
/// After this many games the file says how far it is, even if none of them had a puzzle.
const NOTE_INTERVAL: u64 = 50;

/// Where the positions come from.
struct Positions<'a> {
    arguments: &'a Arguments,
    /// The content of the file of positions, instead of games.
    loose: Option<Vec<Position>>,
}

impl Positions<'_> {
    /// The comment that says how many games have been searched, without the number.
    fn note(&self) -> String {
        let Arguments { seed, levels, from, pieces, .. } = self.arguments;
        let few = pieces.map_or(String::new(), |count| format!(", up to {count} pieces a side"));
        if let Some(name) = from {
            return format!("seed {seed}, from {name}{few}, positions");
        }
        let levels: Vec<String> = levels.iter().map(|level| level.number().to_string()).collect();
        format!("seed {seed}, levels {}{few}, games", levels.join(","))
    }
}

pub(super) fn run(arguments: &Arguments) -> CommandResult {
    let themes: Vec<PuzzleTheme> = match arguments.themes.as_slice() {
        [] => PuzzleTheme::ALL.to_vec(),
        names => names.iter().filter_map(|name| PuzzleTheme::named(name)).collect(),
    };
    let loose = arguments.from.as_deref().map(loose_positions).transpose()?;
    let games = loose.as_ref().map_or(u64::MAX, |positions| positions.len() as u64).min(arguments.games);
    let source = Positions { arguments, loose };
    let games = arguments.part.of(0..games);
    let mut collection = Collection::open(&source, themes, games.start)?;
    search_games(&source, &mut collection, games.end)?;
    writeln!(io::stdout(), "{}", collection.summary())?;
    Ok(())
}

/// The positions in the lines of a file. Lines without one, and positions in which the game is over, are left out.
fn loose_positions(name: &str) -> Result<Vec<Position>, String> {
    let text = files::read(name)?;
    let position = |line: &str| {
        let (start, end) = (line.find('[')?.checked_sub(2)?, line.find(']')? + 1);
        PositionText::read(line.get(start..end)?).ok()?.to_builder().build().ok()
    };
    Ok(text.lines().filter_map(position).collect())
}

/// Plays and scans the games, and adds their puzzles in the order of the games.
fn search_games(source: &Positions, collection: &mut Collection, games: u64) -> CommandResult {
    let Arguments { seed, jobs, .. } = *source.arguments;
    let wanted = RwLock::new(collection.wanted());
    let search_one = |number: u64| {
        // What is no longer wanted when the game's turn comes is left out then.
        let wanted = wanted.read().map(|wanted| wanted.clone()).unwrap_or_default();
        play(source, number).map(|positions| {
            let random = |ply: usize| Random::new(seed ^ number.rotate_left(32), ply as u64);
            let (kind, positions) = match source.arguments.pieces {
                // Without most of its pieces, a position has nothing to do with the next one.
                Some(most) => (Source::Loose, thinned(&positions, most, &mut random(usize::MAX))),
                None if source.loose.is_some() => (Source::Loose, positions),
                None => (Source::Game, positions),
            };
            scan(kind, &positions, &wanted, random)
        })
    };
    in_order(collection.games..games, jobs, search_one, |found| {
        collection.add(found?)?;
        let left = collection.wanted();
        if left.is_empty() {
            return Ok(ControlFlow::Break(()));
        }
        if let Ok(mut wanted) = wanted.write() {
            *wanted = left;
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(collection.note()?)
}

/// The positions of a game between two of the levels, each at the start of a turn; or one position of the file.
///
/// # Errors
/// The opening is not legal.
fn play(source: &Positions, number: u64) -> Result<Vec<Position>, String> {
    if let Some(positions) = &source.loose {
        return Ok(positions.get(number as usize).copied().into_iter().collect());
    }
    let Arguments { seed, levels, .. } = source.arguments;
    let mut random = Random::new(!seed, number);
    let levels = [(); 2].map(|()| levels[random.below(levels.len())]);
    let mut searches = [(); 2].map(|()| small_search(random.next()));
    Ok(play_game(Openings::Mixed.game(*seed, number)?, MAX_TURNS, |game, position| {
        let player = position.side().index();
        best_turn(&mut searches[player], game, levels[player].limits())
    }))
}

/// The file and what is in it.
struct Collection {
    file: File,
    note: String,
    each: usize,
    themes: Vec<PuzzleTheme>,
    /// The number of games searched.
    games: u64,
    /// The number of games that the file names.
    noted: u64,
    keys: HashSet<String>,
    counts: HashMap<(PuzzleTheme, Side), usize>,
}

impl Collection {
    /// Opens a file that begins with the puzzles of this game.
    fn open(source: &Positions, themes: Vec<PuzzleTheme>, first: u64) -> CommandResult<Collection> {
        let Arguments { out, each, .. } = source.arguments;
        let failed = |error: &dyn std::fmt::Display| format!("{out}: {error}");
        let mut file = files::open_for_appending(Path::new(out)).map_err(|error| failed(&error))?;
        let text = String::from_utf8(files::read_all(out, &mut file)?).map_err(|error| failed(&error))?;
        let note = source.note();
        let mut collection = Collection {
            file,
            each: *each,
            themes,
            games: games_noted(&text, &note).max(first),
            noted: 0,
            note,
            keys: HashSet::new(),
            counts: HashMap::new(),
        };
        collection.noted = collection.games;
        if text.is_empty() {
            let header = write_puzzles(&[], &[]);
            collection.file.write_all(header.as_bytes())?;
        } else {
            let read = PuzzleFile::read(&text).map_err(|error| failed(&error))?;
            for line in &read.quarantined {
                writeln!(io::stderr(), "{out}: {}", harmless_line(&line.to_string()))?;
            }
            read.puzzles.iter().for_each(|puzzle| collection.count(puzzle));
            collection.file.seek(SeekFrom::End(0))?;
            // The last line of a run that was cut off is quarantined.
            if !text.ends_with('\n') {
                collection.file.write_all(b"\n")?;
            }
        }
        Ok(collection)
    }

    fn count(&mut self, puzzle: &Puzzle) {
        self.keys.insert(puzzle.image_key());
        *self.counts.entry((puzzle.theme(), puzzle.position().side())).or_default() += 1;
    }

    /// The number of puzzles of a theme that a side should have.
    fn quota(&self, side: Side) -> usize {
        if side == Side::Gold { self.each.div_ceil(2) } else { self.each / 2 }
    }

    fn wanted(&self) -> Wanted {
        let all = self.themes.iter().flat_map(|&theme| Side::ALL.map(|side| (theme, side)));
        all.filter(|key| self.counts.get(key).copied().unwrap_or(0) < self.quota(key.1)).collect()
    }

    /// Adds the puzzles of the next game, as far as they are wanted and new.
    fn add(&mut self, found: Vec<FoundPuzzle>) -> io::Result<()> {
        self.games += 1;
        let mut plies = HashSet::new();
        let mut added = Vec::new();
        for FoundPuzzle { ply, puzzle } in found {
            let key = (puzzle.theme(), puzzle.position().side());
            if self.wanted().contains(&key) && !self.keys.contains(&puzzle.image_key()) && plies.insert(ply) {
                self.count(&puzzle);
                added.push(puzzle);
            }
        }
        if !added.is_empty() {
            let lines: Vec<String> = added.iter().map(Puzzle::to_string).collect();
            // At once, so that a run that is cut off leaves whole games.
            self.file
                .write_all(format!("{}\n# {} {}\n", lines.join("\n"), self.note, self.games).as_bytes())?;
            self.noted = self.games;
            writeln!(io::stderr(), "{} games: {}", self.games, self.summary())?;
        } else if self.games - self.noted >= NOTE_INTERVAL {
            self.note()?;
        }
        Ok(())
    }

    /// Writes how many games have been searched.
    fn note(&mut self) -> io::Result<()> {
        if self.noted < self.games {
            self.file.write_all(format!("# {} {}\n", self.note, self.games).as_bytes())?;
            self.noted = self.games;
        }
        Ok(())
    }

    fn summary(&self) -> String {
        let count = |theme, side| self.counts.get(&(theme, side)).copied().unwrap_or(0);
        let counts = PuzzleTheme::ALL.map(|theme| {
            format!("{} {}", theme.name(), Side::ALL.map(|side| count(theme, side)).iter().sum::<usize>())
        });
        counts.join(", ")
    }
}

/// The number of games in the last comment with this note.
fn games_noted(text: &str, note: &str) -> u64 {
    let noted = |line: &str| line.strip_prefix("# ")?.strip_prefix(note)?.trim().parse().ok();
    text.lines().rev().find_map(noted).unwrap_or(0)
}

#[cfg(test)]
mod tests;
