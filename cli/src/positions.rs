//! Files of training samples: positions of self-play games with search scores, appended game by game.
//!
//! The first line is the version. A game is a line `game NUMBER WINNER COUNT`, followed by COUNT lines with a position
//! in short form, a tab, and the search score for the side to move, in hundredths of a rabbit. Sampled leaves were
//! searched separately. Their lines have the prefix `leaf` and come before the game in whose searches they were sampled.
//! An incomplete game at the end is cut off when the file is opened again.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::iter;
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
            for (index, line) in files::short_lines(BufReader::new(&file)).enumerate() {
                let line = line.map_err(|error| match error.kind() {
                    ErrorKind::InvalidData => format!("{} is not a positions file", path.display()),
                    _ => cannot(error),
                })?;
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
    for game in games(BufReader::new(file), &path.display().to_string()) {
        let SelfPlayGame { winner, positions, sampled_leaves, .. } = game?;
        for (position, score) in sampled_leaves {
            visit(Sample { position, score, origin: SampleOrigin::SampledLeaf });
        }
        let last = positions.len() - 1;
        for (index, (position, score)) in positions.into_iter().enumerate() {
            let origin = SampleOrigin::Game { won: position.side() == winner, is_last: index == last };
            visit(Sample { position, score, origin });
        }
    }
    Ok(())
}

/// Reads the games of a file with their sampled leaves. An incomplete game at the end is left out.
///
/// # Errors
/// The file can't be read, or a line is invalid; the message has the number of the line.
pub(crate) fn games<'a>(
    file: impl BufRead + 'a,
    name: &'a str,
) -> impl Iterator<Item = Result<SelfPlayGame, String>> + 'a {
    let mut lines = files::short_lines(file).enumerate();
    iter::from_fn(move || next_game(&mut lines).map_err(|error| format!("{name}: {error}")).transpose())
}

fn next_game(
    lines: &mut impl Iterator<Item = (usize, std::io::Result<String>)>,
) -> Result<Option<SelfPlayGame>, String> {
    let mut sampled_leaves = Vec::new();
    let mut game: Option<(SelfPlayGame, usize)> = None;
    for (index, line) in lines {
        let wrong = |what: &str| format!("line {}: {what}", index + 1);
        let line = line.map_err(|error| wrong(&error.to_string()))?;
        if index == 0 {
            if line != HEADER {
                return Err(wrong("not a positions file of a supported version"));
            }
        } else if let Some((game, left)) = &mut game {
            game.positions.push(position_and_score(&line).map_err(|what| wrong(&what))?);
            *left -= 1;
        } else if let Some(leaf) = line.strip_prefix(LEAF_PREFIX) {
            sampled_leaves.push(position_and_score(leaf).map_err(|what| wrong(&what))?);
        } else {
            let (number, winner, count) = game_line(&line).ok_or_else(|| wrong("expected a game"))?;
            let sampled_leaves = std::mem::take(&mut sampled_leaves);
            game = Some((SelfPlayGame { number, winner, positions: Vec::new(), sampled_leaves }, count));
        }
        if let Some((game, _)) = game.take_if(|(_, left)| *left == 0) {
            return Ok(Some(game));
        }
    }
    Ok(None)
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
mod tests;
