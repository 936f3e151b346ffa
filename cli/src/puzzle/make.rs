//! `ansa puzzle make`: finds puzzles in games between levels.
//!
//! Weak levels blunder, so that there is something to find. A position gives at most one puzzle, a game at most one of a
//! theme for each side, and no puzzle is the mirror image of another. Half of the puzzles of a theme are gold's. The
//! file says after which games it stands, so that a later run goes on from there.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::RwLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleTheme, write_puzzles};
use ansa_core::search::{Options, Search};
use ansa_core::{Level, Side};

use super::agreement::answer;
use super::scan::{FoundPuzzle, Source, Wanted, scan};
use crate::CommandError;
use crate::append_file;
use crate::arguments::Arguments;
use crate::matches::openings::Openings;
use crate::random::Random;
use crate::text_file;

pub(super) const HELP: &str = "\
usage: ansa puzzle make --out FILE [--NAME VALUE]…
  --out FILE      file of puzzles to write; an existing one is continued
  --each N        number of puzzles of each theme, half of them gold’s (60)
  --games N       maximum number of games, with those of earlier runs (5000)
  --seed N        the same seed gives the same puzzles with any number of jobs (1)
  --levels LIST   levels that play the games (3,4,5,6)
  --from FILE     instead of games, positions in short form, one in each line of a text file
  --themes LIST   themes to look for: goal1, goal2, stop, win, save, hold, captures, squares (all)
  --jobs N        number of games to play in parallel (1)";

/// Maximum number of turns of a game.
const MAX_TURNS: usize = 160;
/// After this many games the file says how far it is, even if none of them had a puzzle.
const NOTE_INTERVAL: u64 = 50;

/// What the games depend on.
struct MakeSettings {
    seed: u64,
    levels: Vec<Level>,
    levels_text: String,
    /// A file of positions and its content, instead of games.
    from: Option<(String, Vec<Position>)>,
}

impl MakeSettings {
    /// The comment that says how many games have been searched, without the number.
    fn note(&self) -> String {
        if let Some((name, _)) = &self.from {
            return format!("seed {}, from {name}, positions", self.seed);
        }
        format!("seed {}, levels {}, games", self.seed, self.levels_text)
    }
}

pub(super) fn run(words: &[String]) -> Result<(), CommandError> {
    let arguments =
        Arguments::read(words, &["out", "each", "games", "seed", "levels", "from", "themes", "jobs"])?;
    arguments.no_positional()?;
    let out = arguments.text("out").ok_or_else(|| CommandError::Usage(HELP.to_owned()))?;
    let each = arguments.number("each", 1..=50_000usize)?.unwrap_or(60);
    let games = arguments.number("games", 1..=1_000_000u64)?.unwrap_or(5_000);
    let jobs = arguments.number("jobs", 1..=512)?.unwrap_or(1usize);
    let levels_text = arguments.text("levels").unwrap_or("3,4,5,6").to_owned();
    let levels = list(&levels_text, "levels", |word| word.parse().ok().and_then(Level::new))?;
    let themes = match arguments.text("themes") {
        None => PuzzleTheme::ALL.to_vec(),
        Some(text) => list(text, "themes", PuzzleTheme::named)?,
    };
    let seed = arguments.number("seed", 0..=u64::MAX)?.unwrap_or(1);
    let from = arguments.text("from").map(|name| Ok::<_, CommandError>((name.to_owned(), positions(name)?)));
    let from = from.transpose()?;
    let games = from.as_ref().map_or(games, |(_, positions)| games.min(positions.len() as u64));
    let settings = MakeSettings { seed, levels, levels_text, from };
    let mut collection = Collection::open(Path::new(out), &settings, &themes, each)?;
    search_games(&settings, &mut collection, games, jobs)?;
    writeln!(io::stdout(), "{}", collection.summary())?;
    Ok(())
}

/// The values of a list with commas.
fn list<T>(text: &str, name: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, CommandError> {
    text.split(',')
        .map(|word| {
            read(word.trim())
                .ok_or_else(|| CommandError::Usage(format!("--{name}: “{word}” is none; see --help")))
        })
        .collect()
}

/// The positions in the lines of a file. Lines without one, and positions in which the game is over, are left out.
fn positions(name: &str) -> Result<Vec<Position>, CommandError> {
    let text = text_file::read(name)
        .map_err(|error| CommandError::Work(format!("{name} can't be read: {error}")))?;
    let position = |line: &str| {
        let (start, end) = (line.find('[')?.checked_sub(2)?, line.find(']')? + 1);
        PositionText::read(line.get(start..end)?).ok()?.to_builder().build().ok()
    };
    Ok(text.lines().filter_map(position).collect())
}

/// Plays and scans the games, and adds their puzzles in the order of the games.
fn search_games(
    settings: &MakeSettings,
    collection: &mut Collection,
    games: u64,
    jobs: usize,
) -> Result<(), CommandError> {
    let next = AtomicU64::new(collection.games);
    let stopped = AtomicBool::new(false);
    let wanted = RwLock::new(collection.wanted());
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, stopped, wanted) = (sender.clone(), &next, &stopped, &wanted);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games || stopped.load(Ordering::Relaxed) {
                        break;
                    }
                    // What is no longer wanted when the game's turn comes is left out then.
                    let wanted = wanted.read().map(|wanted| wanted.clone()).unwrap_or_default();
                    let found = play(settings, number).map(|positions| {
                        let source = if settings.from.is_some() { Source::Loose } else { Source::Game };
                        scan(source, &positions, &wanted, |ply| {
                            Random::new(settings.seed ^ number.rotate_left(32), ply as u64)
                        })
                    });
                    if sender.send((number, found)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        for (number, found) in receiver {
            waiting.insert(number, found);
            while let Some(found) = waiting.remove(&collection.games) {
                let added = found.map_err(CommandError::Work).and_then(|found| collection.add(found));
                if added.is_err() || collection.wanted().is_empty() {
                    stopped.store(true, Ordering::Relaxed);
                }
                added?;
                if let Ok(mut wanted) = wanted.write() {
                    *wanted = collection.wanted();
                }
            }
        }
        collection.note()
    })
}

/// The positions of a game between two of the levels, each at the start of a turn; or one position of the file.
///
/// # Errors
/// The opening is not legal.
fn play(settings: &MakeSettings, number: u64) -> Result<Vec<Position>, String> {
    if let Some((_, positions)) = &settings.from {
        return Ok(positions.get(number as usize).copied().into_iter().collect());
    }
    let mut game = Openings::Mixed.game(settings.seed, number)?;
    let mut random = Random::new(!settings.seed, number);
    let levels = [(); 2].map(|()| settings.levels[random.below(settings.levels.len())]);
    let mut searches = [(); 2].map(|()| Search::new(Options { hash_bytes: 4 << 20, seed: random.next() }));
    let mut positions = Vec::new();
    while let Some(position) = game.position().filter(|_| positions.len() < MAX_TURNS) {
        let player = position.side().index();
        let search = &mut searches[player];
        if search.start(&game, levels[player].limits()).is_err() {
            break;
        }
        let Some(steps) = answer(search) else { break };
        positions.push(position);
        if game.play_steps(&steps).is_err() {
            break;
        }
    }
    Ok(positions)
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
    fn open(
        path: &Path,
        settings: &MakeSettings,
        themes: &[PuzzleTheme],
        each: usize,
    ) -> Result<Collection, CommandError> {
        let failed =
            |error: &dyn std::fmt::Display| CommandError::Work(format!("{}: {error}", path.display()));
        let mut file = append_file::open(path).map_err(|error| failed(&error))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| failed(&error))?;
        let note = settings.note();
        let mut collection = Collection {
            file,
            each,
            themes: themes.to_vec(),
            games: games_noted(&text, &note),
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
            for line in read.set_aside() {
                writeln!(io::stderr(), "{}: {line}", path.display())?;
            }
            read.puzzles().iter().for_each(|puzzle| collection.count(puzzle));
            collection.file.seek(SeekFrom::End(0))?;
            // The last line of a run that was cut off is set aside.
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
    fn add(&mut self, found: Vec<FoundPuzzle>) -> Result<(), CommandError> {
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
            let text = write_puzzles(&[], &added);
            // Without the line with the version.
            let lines = text.split_once('\n').map_or("", |(_, lines)| lines);
            // At once, so that a run that is cut off leaves whole games.
            self.file.write_all(format!("{lines}# {} {}\n", self.note, self.games).as_bytes())?;
            self.noted = self.games;
            writeln!(io::stderr(), "{} games: {}", self.games, self.summary())?;
        } else if self.games - self.noted >= NOTE_INTERVAL {
            self.note()?;
        }
        Ok(())
    }

    /// Writes how many games have been searched.
    fn note(&mut self) -> Result<(), CommandError> {
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
mod tests {
    use super::*;

    #[test]
    fn the_last_whole_note_with_the_same_settings_counts() {
        let text = "# seed 1, levels 3, games 5\n# seed 1, levels 3, games 70\n# seed 12, levels 3, games 90\n# seed 1, levels 3, ga";
        assert_eq!(games_noted(text, "seed 1, levels 3, games"), 70);
        assert_eq!(games_noted(text, "seed 2, levels 3, games"), 0);
    }
}
