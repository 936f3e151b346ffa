//! The game as it is kept between visits: JSON with a version, around the record of the game.

use core::fmt;

use ansa_core::clock::{TimeControl, TimeControlError};
use ansa_core::game::{Phase, Setup, SetupError};
use ansa_core::notation::PlyText;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::{GameRecordError, Record};
use ansa_core::{BySide, Game, Label, Side};
use serde::{Deserialize, Serialize};

use super::game_options::{GameOptions, GameStart, Orientation};
use super::json::{self, WriteError};
use super::play_state::{Draft, PlayState};
use super::players::Player;
use super::setup_actions::check_part;
use super::timing::Timing;
use super::words::{self, WordsError};

/// What the text says it is.
const FORMAT: &str = "ansa-game";
/// The version that is written. Older ones are still read.
const VERSION: u32 = 2;

/// Only to find out the version before the rest is read.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

/// Version 1: full setups, no clock.
#[derive(Deserialize)]
struct SavedGame1 {
    /// Who plays gold, as [`Player::key`].
    gold: String,
    /// Who plays silver.
    silver: String,
    /// The letter of the side at the bottom.
    bottom: char,
    /// The plies in words.
    plies: Vec<String>,
    /// The setup or the steps of the ply in the making, in words.
    draft: String,
    /// The letter of the side that resigned.
    resigned: Option<char>,
}

#[derive(Serialize, Deserialize)]
struct SavedGame {
    format: String,
    version: u32,
    /// Who plays gold, as [`Player::key`].
    gold: String,
    /// Who plays silver.
    silver: String,
    /// The orientation of the board, as [`Orientation::key`].
    #[serde(rename = "view")] // the older name of the field
    orientation: String,
    /// The game as a record, with tags that tell handicaps, the position that it began from, and how it ended.
    record: String,
    /// The setup or the steps of the ply in the making, in words.
    draft: String,
    /// The time control, if there is a clock.
    control: Option<String>,
    /// Whether turns may be taken back.
    take_backs: bool,
    /// The milliseconds that each ply took.
    used: Vec<u64>,
    /// The milliseconds that the ply in the making has taken.
    spent: u64,
}

/// Why a saved game could not be read.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum SavedError {
    /// It is not JSON of the right shape; the parser's words.
    Shape(String),
    /// It is something else than a saved game.
    Format(String),
    /// It was written by a later version.
    Version(u32),
    /// It names a player that does not exist.
    Player(String),
    /// It names a side or an orientation that does not exist.
    Orientation(String),
    /// Its record can't be read; the place and the reason.
    Unreadable(String),
    /// Its record is no game.
    Record(GameRecordError),
    /// A ply could not be played.
    Ply(Label, WordsError),
    /// A side has resigned a game that had ended before.
    EndedTwice,
    /// The ply in the making could not be taken up.
    Draft(WordsError),
    /// The setup in the making is not one.
    Setup(SetupError),
    /// Its time control can't be read.
    Control(TimeControlError),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Shape(message) => write!(f, "it is damaged ({message})"),
            SavedError::Format(found) => write!(f, "it is “{found}” and not a game"),
            SavedError::Version(version) => write!(f, "it was written by a later version (format {version})"),
            SavedError::Player(found) => write!(f, "“{found}” is no player"),
            SavedError::Orientation(found) => write!(f, "“{found}” is no side of the board"),
            SavedError::Unreadable(message) => write!(f, "its record is damaged ({message})"),
            SavedError::Record(error) => write!(f, "its record is no game: {error}"),
            SavedError::Ply(label, error) => write!(f, "at {label}: {error}"),
            SavedError::EndedTwice => f.write_str("it ends twice"),
            SavedError::Setup(error) => write!(f, "in the setup that was being made: {error}"),
            SavedError::Draft(error) => write!(f, "in the turn that was being entered: {error}"),
            SavedError::Control(error) => write!(f, "its clock can’t be read: {error}"),
        }
    }
}

/// The saved form of a state, as text.
///
/// # Errors
/// It can't be written.
pub(crate) fn write(play: &PlayState) -> Result<String, WriteError> {
    write_with(play, play.timing.spent)
}

/// The part of the state whose change is worth a save, as text. In a game without a clock this excludes the time spent on
/// the current turn: it also changes when a piece is only picked up, and that must not wait for a disk.
///
/// # Errors
/// It can't be written.
pub(crate) fn gist(play: &PlayState) -> Result<String, WriteError> {
    write_with(play, play.options.control.map_or(0, |_| play.timing.spent))
}

fn write_with(play: &PlayState, spent: u64) -> Result<String, WriteError> {
    let saved = SavedGame {
        format: FORMAT.to_owned(),
        version: VERSION,
        gold: play.options.players.gold.key(),
        silver: play.options.players.silver.key(),
        orientation: play.orientation.key().to_owned(),
        record: play.game.to_record().to_tagged(),
        draft: match &play.draft {
            Draft::Setup(placing) => PlyText::from(placing).to_string(),
            Draft::Turn(turn) => words::of_steps(turn.steps()),
            Draft::Nothing => String::new(),
        },
        control: play.options.control.map(|control| control.to_string()),
        take_backs: play.options.take_backs,
        used: play.timing.used.clone(),
        spent,
    };
    json::write(&saved)
}

/// Reads a state from its saved form.
///
/// # Errors
/// What is wrong with the text.
pub(crate) fn read(text: &str) -> Result<PlayState, SavedError> {
    let shape = |error: serde_json::Error| SavedError::Shape(error.to_string());
    let envelope: Envelope = serde_json::from_str(text).map_err(shape)?;
    if envelope.format != FORMAT {
        return Err(SavedError::Format(envelope.format));
    }
    match envelope.version {
        1 => read_1(&serde_json::from_str(text).map_err(shape)?),
        VERSION => read_2(serde_json::from_str(text).map_err(shape)?),
        later => Err(SavedError::Version(later)),
    }
}

fn read_2(saved: SavedGame) -> Result<PlayState, SavedError> {
    let record = Record::read(&saved.record).map_err(|error| SavedError::Unreadable(error.to_string()))?;
    let game = Game::from_record(&record).map_err(SavedError::Record)?;
    let start = match game.phase_at(0) {
        Some(Phase::Turn(position)) => GameStart::Position(position, game.label(0).number),
        _ => GameStart::Setups(*game.rosters()),
    };
    let control = match saved.control {
        Some(text) => Some(text.parse::<TimeControl>().map_err(SavedError::Control)?),
        None => None,
    };
    let options = GameOptions {
        players: players(&saved.gold, &saved.silver)?,
        orientation: Orientation::from_key(&saved.orientation)
            .ok_or(SavedError::Orientation(saved.orientation))?,
        start,
        control,
        take_backs: saved.take_backs,
    };
    let mut play = PlayState::resume(game, options);
    let mut used = saved.used;
    // A list of another length would tell the time of other plies.
    used.resize(play.game.plies().len(), 0);
    play.timing = Timing::opened(used, saved.spent);
    take_up(&mut play, &saved.draft)?;
    Ok(play)
}

fn read_1(saved: &SavedGame1) -> Result<PlayState, SavedError> {
    let side =
        |letter: char| Side::from_letter(letter).ok_or_else(|| SavedError::Orientation(letter.to_string()));
    let options = GameOptions {
        players: players(&saved.gold, &saved.silver)?,
        orientation: Orientation::of(side(saved.bottom)?),
        ..GameOptions::default()
    };
    let mut game = Game::new();
    for ply in &saved.plies {
        let label = game.next_label();
        words::play(&mut game, ply).map_err(|error| SavedError::Ply(label, error))?;
    }
    if let Some(letter) = saved.resigned {
        let outcome = Outcome::win(!side(letter)?, Reason::Resignation);
        game.end(outcome).map_err(|_| SavedError::EndedTwice)?;
    }
    let mut play = PlayState::resume(game, options);
    // A setup could not be empty then: it was not told.
    if !saved.draft.is_empty() {
        take_up(&mut play, &saved.draft)?;
    }
    Ok(play)
}

fn players(gold: &str, silver: &str) -> Result<BySide<Player>, SavedError> {
    let player = |key: &str| Player::from_key(key).ok_or_else(|| SavedError::Player(key.to_owned()));
    Ok(BySide { gold: player(gold)?, silver: player(silver)? })
}

/// Goes on with the ply that was in the making.
fn take_up(play: &mut PlayState, draft: &str) -> Result<(), SavedError> {
    let side = play.game.side();
    let roster = play.game.rosters()[side];
    let ply: PlyText = draft.parse().map_err(|error| SavedError::Draft(WordsError::Unreadable(error)))?;
    match (&mut play.draft, ply) {
        // Every piece stands beside the board.
        (Draft::Setup(own), PlyText::Empty) => {
            *own = Setup::new(Vec::new());
            Ok(())
        }
        (_, PlyText::Empty) => Ok(()),
        (Draft::Turn(turn), PlyText::Turn(steps)) => {
            turn.play_text(&steps).map_err(|error| SavedError::Draft(WordsError::Refused(error)))
        }
        (Draft::Setup(own), PlyText::Setup(placements)) => {
            let pieces = placements.iter().map(|placement| (placement.square, placement.piece));
            let placing = Setup::new(pieces.collect());
            check_part(&placing, side, roster).map_err(SavedError::Setup)?;
            *own = placing;
            Ok(())
        }
        _ => Err(SavedError::Draft(WordsError::NoPly)),
    }
}

#[cfg(test)]
mod tests;
