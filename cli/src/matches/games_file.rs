//! The games file of a match or a tournament: an archive with a row for each game, written when the game ends.
//!
//! An interrupted match can be continued: games in the file are not played again. An incomplete last row is cut off.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use ansa_core::position::outcome::Outcome;
use ansa_core::record::Archive;
use ansa_core::{BySide, Game, Side};

use crate::files;

/// Columns as in game archives; `event` describes the match, `one` is the side of the first engine, or of the one
/// that the tournament lists first.
const COLUMNS: [&str; 9] =
    ["id", "wusername", "busername", "event", "one", "result", "termination", "plycount", "movelist"];

/// A game of the file: its number (from 0), its winner, and the names of the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RecordedGame {
    pub(super) number: u64,
    pub(super) winner: Option<Side>,
    pub(super) names: BySide<String>,
}

/// A games file, open for appending.
#[derive(Debug)]
pub(super) struct GamesFile {
    file: File,
    event: String,
}

impl GamesFile {
    /// Opens or creates the file of a match. Returns the games in it.
    ///
    /// # Errors
    /// A message: it can't be read or written, or is not a file of this match.
    pub(super) fn open(path: &Path, event: &str) -> Result<(GamesFile, Vec<RecordedGame>), String> {
        let cannot = |error: std::io::Error| format!("{} can't be used: {error}", path.display());
        let mut file = files::open_for_appending(path).map_err(cannot)?;
        let bytes = files::read_all(&path.display().to_string(), &mut file)?;
        let complete = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let event = plain(event);
        let text = String::from_utf8_lossy(&bytes[..complete]);
        let known = if complete == 0 {
            if !COLUMNS.join("\t").as_bytes().starts_with(&bytes) {
                return Err(format!("{} is not a file of match games", path.display()));
            }
            Vec::new()
        } else {
            read(&text, &event).map_err(|error| format!("{}: {error}", path.display()))?
        };
        file.set_len(complete as u64).map_err(cannot)?;
        file.seek(SeekFrom::End(0)).map_err(cannot)?;
        let mut games = GamesFile { file, event };
        if complete == 0 {
            games.write(&COLUMNS.map(str::to_owned)).map_err(cannot)?;
        }
        Ok((games, known))
    }

    /// Appends a game. `names` are the names of the players, `one` is the side of the first engine.
    pub(super) fn add(
        &mut self,
        number: u64,
        one: Side,
        names: &BySide<String>,
        game: &Game,
        outcome: Outcome,
    ) -> std::io::Result<()> {
        let lines = game.to_record().to_plain();
        let row = [
            (number + 1).to_string(),
            plain(&names.gold),
            plain(&names.silver),
            self.event.clone(),
            one.letter().to_string(),
            outcome.winner.map_or("d", result_letter).to_owned(),
            outcome.reason.letter().to_string(),
            game.next_label().number.to_string(),
            lines.trim_end().lines().collect::<Vec<_>>().join("\\n"),
        ];
        self.write(&row)
    }

    fn write(&mut self, row: &[String; COLUMNS.len()]) -> std::io::Result<()> {
        self.file.write_all((row.join("\t") + "\n").as_bytes())?;
        self.file.flush()
    }
}

/// Archives call the sides white (`w`) and black (`b`).
fn result_letter(winner: Side) -> &'static str {
    match winner {
        Side::Gold => "w",
        Side::Silver => "b",
    }
}

/// The text without the separators of columns and rows.
pub(super) fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}

fn read(text: &str, event: &str) -> Result<Vec<RecordedGame>, String> {
    let archive = Archive::new(text).map_err(|error| error.to_string())?;
    let mut known: Vec<RecordedGame> = Vec::new();
    for row in archive {
        let row = row.map_err(|error| error.to_string())?;
        let line = row.line();
        if row.column("event") != Some(event.trim()) {
            let other = row.column("event").unwrap_or("nothing");
            return Err(format!(
                "line {line} belongs to another match or tournament:\n  {other}\nthis one is:\n  {event}"
            ));
        }
        let number = row.id().and_then(|id| id.parse::<u64>().ok()).and_then(|id| id.checked_sub(1));
        let number = number.ok_or_else(|| format!("line {line} has no game number"))?;
        if known.iter().any(|game| game.number == number) {
            return Err(format!("line {line} repeats the game number {}", number + 1));
        }
        let winner = row.winner();
        if winner.is_none() && row.column("result") != Some("d") {
            return Err(format!("line {line} has no result"));
        }
        let name = |column| row.column(column).unwrap_or_default().to_owned();
        let names = BySide { gold: name("wusername"), silver: name("busername") };
        known.push(RecordedGame { number, winner, names });
    }
    Ok(known)
}

#[cfg(test)]
mod tests;
