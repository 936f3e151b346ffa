//! The saved form of a game: versioned JSON around the record of the game.

mod conditional_turns;
mod record_text;

use std::rc::Rc;

use ansa_core::clock::{TimeControl, TimeControlError};
use ansa_core::game::SetupError;
use ansa_core::notation::Located;
use ansa_core::record::{GameReading, GameRecordError, Record, RecordError};
use ansa_core::{BySide, Side};
use ansa_texts::reason_stored as reasons;
use derive_more::From;
use serde::{Deserialize, Serialize};

use super::friend_notice::FriendNotice;
use super::friend_state::FriendState;
use super::ladder_state::{LadderState, Unrated};
use super::notice::Notice;
use super::play_state::PlayState;
use super::teaching_state::{Teaching, Warning};
use super::timing::Timing;
use crate::activities::rated_game::RatingChange;
use crate::document::{Document, GameOptions, Letter, Orientation, Player, compare};
use crate::entry::DraftError;
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError};
use crate::formats::words::{self, WordsError};
use crate::reason::Reason;
pub use record_text::record_text;

/// The format name in the text.
const FORMAT: &str = "ansa-game";
/// The current version.
const VERSION: u32 = 1;

/// The record with variations, comments and the times used, and what it does not tell.
#[derive(Serialize, Deserialize)]
struct SavedGame {
    /// The player of gold, as [`Player::key`].
    gold: String,
    /// The player of silver.
    silver: String,
    /// The orientation of the board, as [`Orientation::key`].
    orientation: String,
    /// The record, with tags for handicaps, the starting position, and the outcome.
    record: String,
    /// The draft setup or turn in the notation of records.
    draft: String,
    /// The time control; `None` without a clock.
    control: Option<String>,
    /// Whether turns may be taken back.
    take_backs: bool,
    /// The time used for the draft ply, in milliseconds.
    spent: u64,
    /// The state of the teaching, if the game teaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    teaching: Option<SavedTeaching>,
    /// Whether a coach says what to look at.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    coaches: bool,
    /// Whether the engine stays off until the game ends.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    without_help: bool,
    /// What the game means for the ladder; `None` outside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ladder: Option<SavedLadderState>,
    /// The conditional turns in a game with a friend, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    conditions: Vec<Vec<String>>,
    /// The letter of a friend that waits for a choice, as a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    letter: Option<String>,
}

/// A [`LadderState`] of a game in the ladder.
#[derive(Serialize, Deserialize)]
struct SavedLadderState {
    rated: bool,
    counted: bool,
    /// Why it is not rated, if it is not and somebody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unrated: Option<Unrated>,
    /// The rating before and after the game, and its deviation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    change: Option<(u16, u16, u16)>,
}

#[derive(Serialize, Deserialize)]
struct SavedTeaching {
    /// The number of plies up to which everything is decided.
    decided: usize,
    warning: Option<SavedWarning>,
}

/// A warning about the last ply.
#[derive(Serialize, Deserialize)]
struct SavedWarning {
    /// The better turn in the notation of records.
    best: String,
    /// The chances to win before and after the turn, in ten-thousandths.
    chances: (u16, u16),
}

/// Why a saved game could not be read.
#[derive(Clone, PartialEq, Debug, From)]
pub enum SavedError {
    /// The text is no game of this version, or has an unknown value.
    #[from]
    Text(ReadError),
    /// The record is unreadable.
    Unreadable(Located<RecordError>),
    /// The record is not a legal game.
    Record(GameRecordError),
    /// The draft turn is illegal.
    Draft(WordsError),
    /// The draft setup is illegal.
    Setup(SetupError),
    /// The time control is unreadable.
    Control(TimeControlError),
}

impl Reason for SavedError {
    fn why(&self) -> String {
        match self {
            SavedError::Text(error) => error.why(),
            SavedError::Unreadable(error) => reasons::record_damaged(&error.reason()),
            SavedError::Record(error) => reasons::record_illegal(&error.reason()),
            SavedError::Setup(error) => reasons::unfinished_setup(&error.reason()),
            SavedError::Draft(error) => reasons::unfinished_turn(&error.reason()),
            SavedError::Control(_) => reasons::clock().to_owned(),
        }
    }
}

/// Serialises the state.
///
/// # Errors
/// It can't be serialised.
pub fn write(play: &PlayState) -> Result<String, WriteError> {
    stored::write(
        FORMAT,
        VERSION,
        &SavedGame {
            gold: play.document.player(Side::Gold).key(),
            silver: play.document.player(Side::Silver).key(),
            orientation: play.orientation.key().to_owned(),
            record: play.document.to_text(),
            draft: play.entry.to_text(),
            control: play.options().control.map(|control| control.to_string()),
            take_backs: play.options().take_backs,
            spent: play.timing.spent,
            teaching: play.options().teaches.then(|| write_teaching(play)),
            coaches: play.options().coaches,
            without_help: play.options().without_help,
            ladder: write_ladder(play.ladder),
            conditions: conditional_turns::write(&play.friend),
            letter: play.friend.letter.as_ref().map(|letter| letter.to_text()),
        },
    )
}

/// Serialises a game of two people that is known only by its record.
///
/// # Errors
/// It can't be serialised.
pub fn write_record(record: String) -> Result<String, WriteError> {
    let options = GameOptions::default();
    stored::write(
        FORMAT,
        VERSION,
        &SavedGame {
            gold: Player::Person.key(),
            silver: Player::Person.key(),
            orientation: options.orientation.key().to_owned(),
            record,
            draft: String::new(),
            control: None,
            take_backs: options.take_backs,
            spent: 0,
            teaching: None,
            coaches: false,
            without_help: false,
            ladder: None,
            conditions: Vec::new(),
            letter: None,
        },
    )
}

/// The saved game without what the engine thinks of its positions, which is much of a long analysis; `None` if there
/// is nothing of that, or the text can't be read.
pub fn without_analysis(text: &str) -> Option<String> {
    let mut play = read(text).ok()?;
    play.document = play.document.without_evaluations()?;
    write(&play).ok()
}

/// The part of the state whose change triggers a save. In a game without a clock, it excludes the time spent on the
/// current turn: that time changes even when a piece is only selected, and a selection must not wait for the disk.
#[derive(Clone, Debug)]
pub struct SaveTrigger {
    document: Document,
    orientation: Orientation,
    draft: String,
    spent: u64,
    /// The plies decided, and whether there is a warning.
    teaching: (usize, bool),
    ladder: LadderState,
    friend: FriendState,
}

/// Two versions of a large tree are not compared: the store compares what is written.
impl PartialEq for SaveTrigger {
    fn eq(&self, other: &SaveTrigger) -> bool {
        self.document.has_same_content(&other.document)
            && self.document.game() == other.document.game()
            && self.document.options() == other.document.options()
            && (self.orientation, &self.draft, self.spent) == (other.orientation, &other.draft, other.spent)
            && (self.teaching, self.ladder, &self.friend) == (other.teaching, other.ladder, &other.friend)
    }
}

impl SaveTrigger {
    /// The part of a state whose change triggers a save.
    pub fn of(play: &PlayState) -> SaveTrigger {
        SaveTrigger {
            document: play.document.clone(),
            orientation: play.orientation,
            draft: play.entry.to_text(),
            spent: play.options().control.map_or(0, |_| play.timing.spent),
            teaching: (play.teaching.decided, play.warning().is_some()),
            ladder: play.ladder,
            friend: play.friend.saved(),
        }
    }
}

/// A saved game whose turns nobody has checked before.
pub struct UncheckedReading {
    /// The game, as far as it is legal.
    pub play: PlayState,
    /// Why the rest is missing, if it is. The record of the game keeps it as text.
    pub error: Option<SavedError>,
}

/// Parses a saved game.
///
/// # Errors
/// What is wrong with the text.
pub fn read(text: &str) -> Result<PlayState, SavedError> {
    let UncheckedReading { play, error } = read_unchecked(text)?;
    // The page wrote the game as played itself: part of it would not be the game.
    error.map_or(Ok(play), Err)
}

/// Parses a game that was saved without a check of its turns.
///
/// # Errors
/// What is wrong with the text, or nothing of the game is legal.
pub fn read_unchecked(text: &str) -> Result<UncheckedReading, SavedError> {
    let saved: SavedGame = stored::read(text, FORMAT, VERSION)?;
    let record = Record::read(&saved.record).map_err(SavedError::Unreadable)?;
    let mut reading = GameReading::from_record(&record).map_err(SavedError::Record)?;
    let stopped = reading.stopped.take();
    let error = stopped.map(|error| SavedError::Record(GameRecordError::Replay(error)));
    if let Some(error) = error.clone().filter(|_| reading.tree.is_empty()) {
        return Err(error);
    }
    let control = match saved.control {
        Some(text) => Some(text.parse::<TimeControl>().map_err(SavedError::Control)?),
        None => None,
    };
    let options = GameOptions {
        players: players(&saved.gold, &saved.silver)?,
        orientation: Orientation::from_key(&saved.orientation).ok_or(ReadError::Value(saved.orientation))?,
        control,
        take_backs: saved.take_backs,
        teaches: saved.teaching.is_some(),
        coaches: saved.coaches,
        without_help: saved.without_help,
        ..GameOptions::default()
    };
    let document = match error {
        Some(_) => Document::from_beginning(reading, options),
        None => Document::from_reading(reading, options),
    };
    let mut play = PlayState::resume(document);
    play.timing = Timing::opened(saved.spent);
    play.ladder = saved.ladder.as_ref().map_or(LadderState::Outside, read_ladder).opened(play.options());
    // Nobody has drafted a turn after one that is not legal.
    if error.is_none() {
        take_up(&mut play, &saved.draft)?;
    }
    if let Some(teaching) = saved.teaching {
        read_teaching(&mut play, &teaching);
    }
    let dropped = conditional_turns::read(&mut play, &saved.conditions);
    play.friend.letter = saved.letter.and_then(|text| waiting_letter(&play.document, &text));
    if dropped > 0 {
        play.feedback.notify(Notice::Friend(FriendNotice::ConditionsDropped(dropped)));
    }
    Ok(UncheckedReading { play, error })
}

/// A letter between which and the game the person still has to choose.
fn waiting_letter(document: &Document, text: &str) -> Option<Rc<Letter>> {
    let letter = Letter::from_record(&Record::read(text).ok()?).ok()?;
    compare(Some(document), &letter).choice().map(|_| Rc::new(letter))
}

fn write_ladder(ladder: LadderState) -> Option<SavedLadderState> {
    match ladder {
        LadderState::Outside => None,
        LadderState::Open { unrated } => {
            Some(SavedLadderState { rated: unrated.is_none(), counted: false, unrated, change: None })
        }
        LadderState::Counted(counted) => {
            let change = counted.ok().map(|change| (change.before, change.after, change.deviation));
            Some(SavedLadderState { rated: change.is_some(), counted: true, unrated: counted.err(), change })
        }
    }
}

fn read_ladder(saved: &SavedLadderState) -> LadderState {
    // Earlier versions did not write why.
    let unrated = saved.unrated.unwrap_or(Unrated::Unknown);
    match *saved {
        SavedLadderState { rated, counted: false, .. } => {
            LadderState::Open { unrated: (!rated).then_some(unrated) }
        }
        SavedLadderState { change: Some((before, after, deviation)), .. } => {
            LadderState::Counted(Ok(RatingChange { before, after, deviation }))
        }
        SavedLadderState { change: None, .. } => LadderState::Counted(Err(unrated)),
    }
}

fn write_teaching(play: &PlayState) -> SavedTeaching {
    let warning = play
        .warning()
        .map(|warning| SavedWarning { best: words::of_steps(&warning.best), chances: warning.parts() });
    SavedTeaching { decided: play.teaching.decided, warning }
}

/// Restores the teaching. It follows from the game, so what does not fit is dropped and found again.
fn read_teaching(play: &mut PlayState, saved: &SavedTeaching) {
    let plies = play.game().plies().len();
    let warning = saved.warning.as_ref().and_then(|warning| {
        let best = play.read_better(&warning.best)?;
        Some((plies, Warning::new(best, warning.chances)))
    });
    play.teaching = Teaching::opened(saved.decided.min(plies), warning);
}

fn players(gold: &str, silver: &str) -> Result<BySide<Player>, SavedError> {
    let player = |key: &str| Player::from_key(key).ok_or_else(|| ReadError::Value(key.to_owned()));
    Ok(BySide { gold: player(gold)?, silver: player(silver)? })
}

/// Restores the draft of the next ply.
fn take_up(play: &mut PlayState, draft: &str) -> Result<(), SavedError> {
    play.entry.read(draft).map_err(|error| match error {
        DraftError::Turn(error) => SavedError::Draft(error),
        DraftError::Setup(error) => SavedError::Setup(error),
    })
}

#[cfg(test)]
mod tests;
