//! Files of training samples: positions of self-play games with search scores, appended game by game.
//!
//! The first line is the version. A game is a line `game NUMBER WINNER COUNT`, followed by COUNT lines with a position
//! in short form, a tab, and the search score for the side to move, in hundredths of a rabbit. Sampled leaves were
//! searched separately. Their lines have the prefix `leaf` and come before the game in whose searches they were sampled.
//! An incomplete game at the end is cut off when the file is opened again.

use std::fs::File;
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use ansa_core::Side;
use ansa_core::notation::PositionText;
use ansa_core::position::Position;

use crate::files;

const HEADER: &str = "ansa-positions 3";
/// The prefix of a sampled leaf.
const LEAF_PREFIX: &str = "leaf ";

/// A training sample: a position at the start of a turn, with its search score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub(crate) position: Position,
    /// Hundredths of a rabbit, for the side to move.
    pub(crate) score: i32,
    pub(crate) origin: SampleOrigin,
}

/// Where a sample comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SampleOrigin {
    /// A self-play game: whether the side to move won, and whether it is the last sample of the game.
    Game { won: bool, is_last: bool },
    /// A position that a search evaluated, searched separately.
    SampledLeaf,
}

/// A self-play game: the samples to write.
#[derive(Clone, Debug)]
pub(crate) struct SelfPlayGame {
    pub(crate) number: u64,
    pub(crate) winner: Side,
    pub(crate) positions: Vec<(Position, i32)>,
    pub(crate) sampled_leaves: Vec<(Position, i32)>,
}

/// A positions file, open for appending.
pub(crate) struct PositionsFile {
    file: File,
    /// The number of the next game.
    pub(crate) next: u64,
}

impl PositionsFile {
    /// Opens or creates a file.
    ///
    /// # Errors
    /// It can't be read or written, or is not a positions file.
    pub(crate) fn open(path: &Path) -> Result<PositionsFile, String> {
        let cannot = |error: std::io::Error| format!("{} can't be used: {error}", path.display());
        let mut file = files::open_for_appending(path).map_err(cannot)?;
        let (mut complete, mut next) = (0, 0);
        if file.metadata().map_err(cannot)?.len() == 0 {
            writeln!(file, "{HEADER}").map_err(cannot)?;
            complete = HEADER.len() as u64 + 1;
        } else {
            let mut at = 0;
            let mut open: Option<(u64, usize)> = None;
            for (index, line) in BufReader::new(&file).split(b'\n').enumerate() {
                let line = String::from_utf8(line.map_err(cannot)?)
                    .map_err(|_| format!("{} is not a positions file", path.display()))?;
                at += line.len() as u64 + 1;
                if index == 0 {
                    if line != HEADER {
                        return Err(format!("{} does not begin with “{HEADER}”", path.display()));
                    }
                    complete = at;
                } else if let Some((number, left)) = open {
                    open = (left > 1).then_some((number, left - 1));
                    if left == 1 {
                        (complete, next) = (at, number + 1);
                    }
                } else if let Some((number, _, count)) = game_line(&line) {
                    open = Some((number, count));
                }
            }
            complete = complete.min(file.metadata().map_err(cannot)?.len());
        }
        file.set_len(complete).map_err(cannot)?;
        file.seek(SeekFrom::End(0)).map_err(cannot)?;
        Ok(PositionsFile { file, next })
    }

    /// Appends a game, unless it has no positions.
    ///
    /// # Errors
    /// It can't be written.
    pub(crate) fn add(&mut self, game: &SelfPlayGame) -> std::io::Result<()> {
        if game.positions.is_empty() {
            return Ok(());
        }
        let mut text = String::new();
        for (position, score) in &game.sampled_leaves {
            text.extend([LEAF_PREFIX, &line(position, *score)]);
        }
        let count = game.positions.len();
        text.extend([format!("game {} {} {count}\n", game.number, game.winner.letter())]);
        for (position, score) in &game.positions {
            text += &line(position, *score);
        }
        self.file.write_all(text.as_bytes())
    }
}

/// The line of a position and its score.
fn line(position: &Position, score: i32) -> String {
    let text = PositionText::new(position.board().to_pieces(), position.side());
    format!("{}\t{score}\n", text.to_short())
}

/// Reads what [`line`] wrote.
fn position_and_score(line: &str) -> Result<(Position, i32), String> {
    let (text, score) = line.split_once('\t').ok_or("a score is missing")?;
    let score = score.parse().map_err(|_| "the score is not a number")?;
    let text = PositionText::read(text).map_err(|error| error.to_string())?;
    let position = text.to_builder().build().map_err(|_| "the position is not legal")?;
    Ok((position, score))
}

/// Reads a file and passes every sample to `visit`.
///
/// # Errors
/// The file can't be read, or a line is invalid; the message has the number of the line.
pub(crate) fn read(path: &Path, mut visit: impl FnMut(Sample)) -> Result<(), String> {
    let file = File::open(path).map_err(|error| format!("{} can't be read: {error}", path.display()))?;
    let mut game: Option<(Side, usize)> = None;
    for (index, line) in BufReader::new(file).lines().enumerate() {
        let wrong = |what: &str| format!("{}: line {}: {what}", path.display(), index + 1);
        let line = line.map_err(|error| wrong(&error.to_string()))?;
        game = match game {
            _ if index == 0 => {
                if line != HEADER {
                    return Err(wrong("not a positions file of a supported version"));
                }
                None
            }
            None => {
                if let Some(leaf) = line.strip_prefix(LEAF_PREFIX) {
                    let (position, score) = position_and_score(leaf).map_err(|what| wrong(&what))?;
                    visit(Sample { position, score, origin: SampleOrigin::SampledLeaf });
                    None
                } else {
                    let (_, winner, count) = game_line(&line).ok_or_else(|| wrong("expected a game"))?;
                    Some((winner, count))
                }
            }
            Some((winner, left)) => {
                let (position, score) = position_and_score(&line).map_err(|what| wrong(&what))?;
                let origin = SampleOrigin::Game { won: position.side() == winner, is_last: left == 1 };
                visit(Sample { position, score, origin });
                (left > 1).then_some((winner, left - 1))
            }
        };
    }
    Ok(())
}

/// `game NUMBER WINNER COUNT`.
fn game_line(line: &str) -> Option<(u64, Side, usize)> {
    let mut words = line.strip_prefix("game ")?.split(' ');
    let number = words.next()?.parse().ok()?;
    let mut letter = words.next()?.chars();
    let winner = Side::from_letter(letter.next()?)?;
    let count = words.next()?.parse().ok().filter(|&count| count > 0)?;
    (letter.next().is_none() && words.next().is_none()).then_some((number, winner, count))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::matches::openings::Openings;

    fn empty_path(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("ansa-positions-{name}-{}", std::process::id()));
        let _ = fs::remove_file(&path);
        path
    }

    fn game(number: u64, winner: Side) -> SelfPlayGame {
        let position = Openings::Book.game(number, 0).unwrap().position().unwrap();
        let positions = vec![(position, 12), (position.after_pass(), -40)];
        let sampled_leaves = if number == 2 { vec![(position, 77)] } else { Vec::new() };
        SelfPlayGame { number, winner, positions, sampled_leaves }
    }

    fn all(path: &Path) -> Result<Vec<Sample>, String> {
        let mut samples = Vec::new();
        read(path, |sample| samples.push(sample)).map(|()| samples)
    }

    #[test]
    fn what_is_written_is_read_and_an_incomplete_game_is_cut_off() {
        let path = empty_path("written");
        let mut file = PositionsFile::open(&path).unwrap();
        assert_eq!(file.next, 0);
        file.add(&game(0, Side::Gold)).unwrap();
        file.add(&SelfPlayGame { positions: Vec::new(), ..game(1, Side::Gold) }).unwrap();
        file.add(&game(2, Side::Silver)).unwrap();
        let samples = all(&path).unwrap();
        let found: Vec<_> = samples.iter().map(|sample| (sample.score, sample.origin)).collect();
        let played = |won, is_last| SampleOrigin::Game { won, is_last };
        let first = [(12, played(true, false)), (-40, played(false, true)), (77, SampleOrigin::SampledLeaf)];
        assert_eq!(found[..3], first);
        assert_eq!(found[3..], [(12, played(false, false)), (-40, played(true, true))]);
        assert_eq!(samples[3].position, game(2, Side::Silver).positions[0].0);

        let whole = fs::read_to_string(&path).unwrap();
        let leaf = whole.lines().nth(4).unwrap();
        assert!(leaf.starts_with(LEAF_PREFIX));
        for broken in ["game 3 g 2\n", "game 3 g 2\ng [", "game 3 g 2\ng [x]\t1\n", leaf, "leaf g ["] {
            fs::write(&path, format!("{whole}{broken}")).unwrap();
            let mut file = PositionsFile::open(&path).unwrap();
            assert_eq!(file.next, 3, "{broken}");
            assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{broken}");
            file.add(&game(3, Side::Gold)).unwrap();
            assert_eq!(all(&path).unwrap().len(), 7);
        }
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn other_files_are_refused_and_left_alone() {
        let path = empty_path("refused");
        let texts = [
            ("hello\n", "version"),
            ("ansa-positions 2\n", "version"),
            ("ansa-positions 4\n", "version"),
            ("ansa-positions 3\nhello\n", "line 2: expected a game"),
            ("ansa-positions 3\ngame 0 x 1\n", "line 2: expected a game"),
            ("ansa-positions 3\ngame 0 g 0\n", "line 2: expected a game"),
            ("ansa-positions 3\nleaf g [ ]\n", "line 2: a score is missing"),
            ("ansa-positions 3\ngame 0 g 1\ng [ ]\n", "line 3: a score is missing"),
            ("ansa-positions 3\ngame 0 g 1\ng [ ]\tx\n", "line 3: the score is not a number"),
            ("ansa-positions 3\ngame 0 g 1\ng [ ]\t1\n", "line 3"),
        ];
        for (text, expected) in texts {
            fs::write(&path, text).unwrap();
            let error = all(&path).err().unwrap();
            assert!(error.contains(expected), "{text:?}: {error}");
        }
        fs::write(&path, "hello\n").unwrap();
        assert!(PositionsFile::open(&path).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "hello\n");
        fs::remove_file(&path).unwrap();
        assert!(all(&path).is_err());
    }
}
