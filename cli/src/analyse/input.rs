//! Reads what is to be analysed.

use std::iter;

use ansa_core::notation::PositionText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::recognise::{RecognisedContent, recognise};
use ansa_core::record::{Archive, GameReading, GameTree, RecordReading, Records};
use ansa_core::{Game, Outcome, Ply};

use crate::files;

/// What the command line names.
pub(super) enum Subject {
    /// A position at the start of a turn.
    Position(Game),
    /// A game with at least one turn.
    Game(Box<AnalysedGame>),
}

/// A game with its variations and annotations.
pub(super) struct AnalysedGame {
    pub(super) tree: GameTree,
    /// The outcome at the end of the main line.
    pub(super) outcome: Option<Outcome>,
    /// Why the game could be read only up to there.
    pub(super) stopped: Option<String>,
}

/// Reads a position, or the file with this name. A game with a mistake is read up to it, if it has a turn before.
pub(super) fn read(subject: &str, id: Option<&str>) -> Result<Subject, String> {
    if subject.contains('[') {
        let text = PositionText::read(subject).map_err(|error| error.to_string())?;
        return position(&text).map(Subject::Position);
    }
    let text = files::read(subject)?;
    let in_file = |error: String| format!("{subject}: {error}");
    let reading = match id {
        Some(id) => record(&text, id).map_err(in_file)?,
        None => match recognise(&text).map_err(|error| in_file(error.to_string()))?.content {
            RecognisedContent::Game(reading) => *reading,
            RecognisedContent::Position(text) => return position(&text).map(Subject::Position),
            RecognisedContent::Steps(_) => {
                return Err(in_file("steps without a position or a game".to_owned()));
            }
        },
    };
    let mut game = game(&reading).map_err(in_file)?;
    if let Subject::Game(game) = &mut game {
        game.stopped = game.stopped.take().map(in_file);
    }
    Ok(game)
}

/// The games of an archive or of records, in their order, each with its number from 0.
pub(super) fn games(text: &str) -> impl Iterator<Item = (u64, Result<RecordReading, String>)> {
    let mut archive = Archive::with_or_without_header(text);
    let mut records = Records::new(text);
    let next = iter::from_fn(move || match &mut archive {
        Some(rows) => {
            let row = rows.next()?;
            Some(row.map(|row| row.reading()).map_err(|error| error.to_string()))
        }
        None => records.next_reading().map(Ok),
    });
    (0..).zip(next)
}

pub(super) fn game(reading: &RecordReading) -> Result<Subject, String> {
    let GameReading { tree, outcome, stopped, .. } =
        GameReading::from_record(&reading.record).map_err(|error| error.to_string())?;
    let stopped =
        stopped.map(|error| error.to_string()).or_else(|| reading.stopped.as_ref().map(ToString::to_string));
    let end = tree.main_line().last().copied().unwrap_or(tree.root());
    let game = tree.game(end).map_err(|error| error.to_string())?;
    let has_turn = game.plies().iter().any(|ply| matches!(ply, Ply::Turn(_)));
    match stopped {
        Some(stopped) if !has_turn => Err(stopped),
        stopped if has_turn => Ok(Subject::Game(Box::new(AnalysedGame { tree, outcome, stopped }))),
        _ if game.position().is_some() => Ok(Subject::Position(game)),
        _ => Err("the game has no turns yet".to_owned()),
    }
}

fn position(text: &PositionText) -> Result<Game, String> {
    if !text.steps.is_empty() {
        return Err("expected a position at the start of a turn, without steps".to_owned());
    }
    let turn = text.turn().map_err(|error| error.to_string())?;
    Ok(Game::from_begun_turn(*turn.start(), text.number.unwrap_or(2), RuleSet::CURRENT))
}

/// The record of a file with this id or number.
fn record(text: &str, id: &str) -> Result<RecordReading, String> {
    let missing = || format!("game {id} not found");
    let archive = Archive::with_or_without_header(text);
    if let Some(mut rows) = archive {
        let row = rows.find(|row| row.as_ref().map_or(true, |row| row.id() == Some(id)));
        let row = row.ok_or_else(missing)?.map_err(|error| error.to_string())?;
        return Ok(row.reading());
    }
    let number = id.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).ok_or_else(missing)?;
    let mut records = Records::new(text);
    for _ in 0..number {
        records.next_reading().ok_or_else(missing)?;
    }
    records.next_reading().ok_or_else(missing)
}
