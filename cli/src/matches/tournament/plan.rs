//! The file of a tournament: settings, and the engines that play.
//!
//! A line has a word and what it stands for. The settings come first and are those of the command line of `ansa match`;
//! each `engine` begins an engine, to which the lines after it belong.

use std::fmt::Write as _;

use ansa_tournament::{Change, Format, Pairing, PlayerId, Tournament};
use clap::Parser;

use crate::CommandResult;
use crate::files;
use crate::matches::conditions::GameConditions;
use crate::matches::engine::{EngineCommand, Program, read_option};
use crate::matches::referee::AtLimit;
use crate::printed::harmless_line;

/// The lines before the first engine, as options of a command line.
#[derive(Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct Settings {
    #[arg(long, value_parser = read_format)]
    format: Format,
    #[command(flatten)]
    conditions: GameConditions,
    #[arg(long)]
    games: Option<String>,
    #[arg(long)]
    text: Option<String>,
}

/// An engine that takes part.
pub(super) struct EngineEntry {
    pub(super) name: String,
    pub(super) command: EngineCommand,
    rating: Option<f64>,
}

/// What is to be played.
pub(super) struct Plan {
    format: Format,
    pub(super) conditions: GameConditions,
    /// The file of the games.
    pub(super) games: Option<String>,
    /// The file of the text form.
    pub(super) text: Option<String>,
    /// In the order of their numbers as players.
    pub(super) engines: Vec<EngineEntry>,
}

impl Plan {
    /// Reads a file.
    ///
    /// # Errors
    /// A message with the name of the file: it can't be read, or is wrong.
    pub(super) fn read(file: &str) -> CommandResult<Plan> {
        let text = files::read(file)?;
        parse(&text).map_err(|error| format!("{file}: {error}").into())
    }

    /// The tournament before its first round.
    ///
    /// # Errors
    /// The name of an engine can't be used.
    pub(super) fn tournament(&self) -> CommandResult<Tournament> {
        let mut tournament = Tournament::new(self.format, self.conditions.seed)?;
        for EngineEntry { name, rating, .. } in &self.engines {
            tournament.apply(Change::Add { name: name.clone(), rating: *rating })?;
        }
        Ok(tournament)
    }

    /// The place of an engine in the list: players are numbered in its order.
    pub(super) fn index(&self, player: PlayerId) -> usize {
        (player.0 as usize).min(self.engines.len() - 1)
    }

    pub(super) fn entry(&self, player: PlayerId) -> &EngineEntry {
        &self.engines[self.index(player)]
    }

    /// A line with everything on which the games depend. All games of one file share it.
    pub(super) fn describe(&self) -> String {
        let format = match self.format {
            Format::RoundRobin { cycles } => format!("round-robin {cycles}"),
            Format::Gauntlet { games } => format!("gauntlet {games}"),
            Format::Swiss { rounds } => format!("swiss {rounds}"),
            Format::Elimination { lives } => format!("elimination {lives}"),
            Format::Challenge => "challenge".to_owned(),
        };
        let mut text = format!("ansa tournament: {format}");
        for EngineEntry { name, command, rating } in &self.engines {
            let rating = rating.map_or_else(String::new, |rating| format!(" ({rating})"));
            let _ = write!(text, "; {name}{rating} {}", command.describe());
        }
        text + "; " + &self.conditions.describe()
    }

    /// The number of the opening of a game. Two engines play two games in a row from the same one, with the sides
    /// swapped where the format alternates them.
    pub(super) fn opening(&self, pairing: &Pairing) -> u64 {
        let count = self.engines.len() as u64;
        let (low, high) = (pairing.gold.min(pairing.silver), pairing.gold.max(pairing.silver));
        let pair = u64::from(low.0) * count + u64::from(high.0);
        u64::from((pairing.meeting - 1) / 2) * count * count + pair
    }
}

fn parse(text: &str) -> Result<Plan, String> {
    let mut settings = Vec::new();
    let mut engines: Vec<EngineEntry> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let (word, value) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        let value = value.trim();
        let read = match (word, engines.last_mut()) {
            ("engine", _) => EngineCommand::new(None, &[]).map(|command| {
                engines.push(EngineEntry { name: value.to_owned(), command, rating: None });
            }),
            (_, Some(engine)) => engine.read(word, value),
            (_, None) => {
                settings.push(format!("--{word}={value}"));
                Ok(())
            }
        };
        read.map_err(|error| format!("line {line}: {error}"))?;
    }
    let settings = Settings::try_parse_from(settings).map_err(|error| clause(&error))?;
    let Settings { format, conditions, games, text } = settings;
    if matches!(format, Format::Elimination { .. }) && conditions.at_limit == AtLimit::Draw {
        return Err("an elimination needs a winner of each game: use at-limit score".to_owned());
    }
    let plan = Plan { format, conditions, games, text, engines };
    let tournament = plan.tournament().map_err(|error| error.to_string())?;
    tournament.next_round().map_err(|error| error.to_string())?;
    Ok(plan)
}

impl EngineEntry {
    fn read(&mut self, word: &str, value: &str) -> Result<(), String> {
        match word {
            "command" => {
                let program: Program = value.parse()?;
                self.command = EngineCommand::new(Some(&program), &self.command.options)?;
            }
            "option" => self.command.options.push(read_option(value)?),
            "rating" => {
                let rating = value.parse().map_err(|_| format!("“{value}” is not a rating"))?;
                self.rating = Some(rating);
            }
            _ => {
                return Err(format!("expected engine, command, option or rating, not “{word}”"));
            }
        }
        Ok(())
    }
}

/// An error of the settings as a clause: its first line, without the options that are not typed here.
fn clause(error: &clap::Error) -> String {
    let text = error.to_string();
    let paragraphs: Vec<&str> = text.split("\n\n").take(1).collect();
    let plain = paragraphs.concat().replace("error: ", "").replace("--", "");
    harmless_line(&plain.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn read_format(text: &str) -> Result<Format, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |words: &[&str], otherwise| match words {
        [] => Some(otherwise),
        [number] => number.parse().ok(),
        _ => None,
    };
    let format = match words.split_first() {
        Some((&"round-robin", rest)) => number(rest, 2).map(|cycles| Format::RoundRobin { cycles }),
        Some((&"gauntlet", rest)) => number(rest, 2).map(|games| Format::Gauntlet { games }),
        Some((&"elimination", rest)) => number(rest, 3).map(|lives| Format::Elimination { lives }),
        _ => None,
    };
    let format = format.ok_or("expected round-robin, gauntlet or elimination, and a number")?;
    format.check().map_err(|error| error.to_string())?;
    Ok(format)
}

#[cfg(test)]
mod tests;
