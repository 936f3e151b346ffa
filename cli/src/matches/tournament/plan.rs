//! The file of a tournament: settings, and the engines that play.
//!
//! A line has a word and what it stands for. The settings come first and are those of the command line of `ansa match`;
//! each `engine` begins an engine, to which the lines after it belong.

use std::error::Error as _;
use std::fmt::Write as _;

use ansa_tournament::{Change, Format, Pairing, PlayerId, Tournament};
use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};

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
    #[arg(long)]
    format: Format,
    #[command(flatten)]
    conditions: GameConditions,
    #[arg(long)]
    games: Option<String>,
    #[arg(long)]
    text: Option<String>,
}

/// A line before the first engine.
struct Setting<'a> {
    line: usize,
    word: &'a str,
    value: &'a str,
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
        let mut text = format!("ansa tournament: {}", self.format);
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
    let mut settings: Vec<Setting<'_>> = Vec::new();
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
                settings.push(Setting { line, word, value });
                Ok(())
            }
        };
        read.map_err(|error| format!("line {line}: {error}"))?;
    }
    let options = settings.iter().map(|Setting { word, value, .. }| format!("--{word}={value}"));
    let read = Settings::try_parse_from(options).map_err(|error| explain(&error, &settings))?;
    let Settings { format, conditions, games, text } = read;
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

/// What is wrong with the settings, in the words of the file, where they are no options of a command line.
fn explain(error: &clap::Error, settings: &[Setting<'_>]) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    // Such as `--nodes <N>`.
    let word_of = |kind| {
        let option = context(kind);
        option.trim_start_matches('-').split([' ', '=']).next().unwrap_or_default().to_owned()
    };
    let word = word_of(ContextKind::InvalidArg);
    let text = match error.kind() {
        ErrorKind::UnknownArgument => match word_of(ContextKind::SuggestedArg).as_str() {
            "" => format!("“{word}” is not a setting"),
            meant => format!("“{word}” is not a setting; did you mean “{meant}”?"),
        },
        ErrorKind::MissingRequiredArgument => format!("the setting “{word}” is missing"),
        ErrorKind::ArgumentConflict => match word_of(ContextKind::PriorArg) {
            other if other == word => format!("“{word}” was set before"),
            other => format!("“{word}” can't be used together with “{other}”"),
        },
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            format!("{word}: {why}, not “{}”", context(ContextKind::InvalidValue))
        }
        ErrorKind::InvalidValue => {
            let (value, valid) = (context(ContextKind::InvalidValue), context(ContextKind::ValidValue));
            format!("{word}: expected one of {valid}, not “{value}”")
        }
        _ => error.to_string(),
    };
    let setting = settings.iter().rev().find(|setting| setting.word == word);
    let line = setting.map_or_else(String::new, |setting| format!("line {}: ", setting.line));
    harmless_line(&(line + &text))
}

#[cfg(test)]
mod tests;
