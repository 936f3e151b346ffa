//! The game as it is kept between visits: JSON with a version, plies in the words of records.

use core::fmt;

use ansa_core::game::{Placing, PlacingError};
use ansa_core::notation::BodyText;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{BySide, Game, Label, Side};
use serde::{Deserialize, Serialize};

use super::players::{NewGame, Player};
use super::table::{Draft, Table};
use super::words::{self, WordsError};

/// What the text says it is.
const FORMAT: &str = "ansa-game";
/// The version that is written. Older ones are still read; there is none yet.
const VERSION: u32 = 1;

/// Only to find out the version before the rest is read.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct SavedGame {
    format: String,
    version: u32,
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
    /// It names a side that does not exist.
    Side(char),
    /// A ply could not be played.
    Ply(Label, WordsError),
    /// A side has resigned a game that had ended before.
    EndedTwice,
    /// The ply in the making could not be taken up.
    Draft(WordsError),
    /// The setup in the making is not one.
    Setup(PlacingError),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Shape(message) => write!(f, "it is damaged ({message})"),
            SavedError::Format(found) => write!(f, "it is “{found}” and not a game"),
            SavedError::Version(version) => write!(f, "it was written by a later version (format {version})"),
            SavedError::Player(found) => write!(f, "“{found}” is no player"),
            SavedError::Side(found) => write!(f, "“{found}” is no side"),
            SavedError::Ply(label, error) => write!(f, "at {label}: {error}"),
            SavedError::EndedTwice => f.write_str("it ends twice"),
            SavedError::Setup(error) => write!(f, "in the setup that was being made: {error}"),
            SavedError::Draft(error) => write!(f, "in the turn that was being entered: {error}"),
        }
    }
}

/// The table as text.
pub(crate) fn write(table: &Table) -> String {
    let resigned = table.game.outcome().filter(|outcome| outcome.reason == Reason::Resignation);
    let saved = SavedGame {
        format: FORMAT.to_owned(),
        version: VERSION,
        gold: table.players.gold.key().to_owned(),
        silver: table.players.silver.key().to_owned(),
        bottom: table.bottom.letter(),
        plies: table.game.plies().iter().map(|ply| BodyText::from(ply).to_string()).collect(),
        draft: match &table.draft {
            Draft::Setup(placing) => BodyText::from(placing).to_string(),
            Draft::Turn(turn) => words::of_steps(turn.steps()),
            Draft::Nothing => String::new(),
        },
        resigned: resigned.and_then(|outcome| outcome.winner).map(|winner| (!winner).letter()),
    };
    // Texts, numbers and lists of texts can always be written.
    serde_json::to_string(&saved).unwrap_or_default()
}

/// The table that a text tells.
///
/// # Errors
/// What is wrong with the text.
pub(crate) fn read(text: &str) -> Result<Table, SavedError> {
    let shape = |error: serde_json::Error| SavedError::Shape(error.to_string());
    let envelope: Envelope = serde_json::from_str(text).map_err(shape)?;
    if envelope.format != FORMAT {
        return Err(SavedError::Format(envelope.format));
    }
    if envelope.version != VERSION {
        return Err(SavedError::Version(envelope.version));
    }
    let saved: SavedGame = serde_json::from_str(text).map_err(shape)?;
    let player = |key: &str| Player::from_key(key).ok_or_else(|| SavedError::Player(key.to_owned()));
    let side = |letter: char| match letter {
        'g' => Ok(Side::Gold),
        's' => Ok(Side::Silver),
        other => Err(SavedError::Side(other)),
    };
    let players = BySide { gold: player(&saved.gold)?, silver: player(&saved.silver)? };
    let new = NewGame { players, bottom: side(saved.bottom)? };
    let mut game = Game::new();
    for ply in &saved.plies {
        let label = game.next_label();
        words::play(&mut game, ply).map_err(|error| SavedError::Ply(label, error))?;
    }
    if let Some(letter) = saved.resigned {
        let outcome = Outcome::win(!side(letter)?, Reason::Resignation);
        game.end(outcome).map_err(|_| SavedError::EndedTwice)?;
    }
    let mut table = Table::resume(game, new);
    take_up(&mut table, &saved.draft)?;
    Ok(table)
}

/// Goes on with the ply that was in the making.
fn take_up(table: &mut Table, draft: &str) -> Result<(), SavedError> {
    let side = table.game.side();
    let roster = table.game.rosters()[side];
    let body: BodyText = draft.parse().map_err(|error| SavedError::Draft(WordsError::Unreadable(error)))?;
    match (&mut table.draft, body) {
        (_, BodyText::Empty) => Ok(()),
        (Draft::Turn(turn), BodyText::Turn(steps)) => {
            turn.step_text(&steps).map_err(|error| SavedError::Draft(WordsError::Refused(error)))
        }
        (Draft::Setup(own), BodyText::Setup(placements)) => {
            let pieces = placements.iter().map(|placement| (placement.square, placement.piece));
            let placing = Placing::new(pieces.collect());
            placing.check(side, roster).map_err(SavedError::Setup)?;
            *own = placing;
            Ok(())
        }
        _ => Err(SavedError::Draft(WordsError::NoPly)),
    }
}
