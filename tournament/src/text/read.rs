//! Reads the text form.

use std::collections::HashSet;

use ansa_core::Side;

use super::error::{TextError, TextErrorKind, excerpt};
use crate::builder::Builder;
use crate::format::{Format, FormatError};
use crate::game::{Bye, ByeReason, ByeResult, GameResult, SidesReason};
use crate::player::PlayerId;
use crate::tournament::Tournament;

/// The signs that begin a comment.
const COMMENTS: [char; 2] = ['#', '*'];

impl Tournament {
    /// Reads the text form. It does not say with what seed lots are drawn, and few files say what format the tournament
    /// has ([`format_in_text`]).
    ///
    /// A game without a result is open.
    ///
    /// # Errors
    /// The first line that can't be used.
    pub fn from_text(text: &str, format: Format, seed: u64) -> Result<Tournament, TextError> {
        let at = |line, kind| TextError { line, kind };
        let mut reader = Reader::new(format, seed).map_err(|error| at(1, TextErrorKind::Format(error)))?;
        for (line, content) in (1..).zip(text.lines()) {
            let (content, comment) = split_comment(content);
            if is_round(comment) {
                reader.begin_round();
            }
            let words: Vec<&str> = content.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                ["stop"] => break,
                [event, rest @ ..] => reader.read(event, rest).map_err(|kind| at(line, kind))?,
            }
        }
        Ok(reader.builder.tournament)
    }
}

/// The format that a comment names, such as `# Format: elimination 3`; `None` if none does.
#[must_use]
pub fn format_in_text(text: &str) -> Option<Format> {
    text.lines().find_map(|line| {
        let comment = words_of_comment(split_comment(line).1);
        let (word, format) = comment.split_once(':')?;
        if word.trim().eq_ignore_ascii_case("format") { format.parse().ok() } else { None }
    })
}

/// The names of players with the comment behind each, such as `player Anna 1500 # a note`.
pub fn notes_in_text(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| {
        let (content, comment) = split_comment(line);
        let mut words = content.split_whitespace();
        let is_player = words.next()?.eq_ignore_ascii_case("player");
        let note = words_of_comment(comment).trim();
        words.next().filter(|_| is_player && !note.is_empty()).map(|name| (name, note))
    })
}

/// What is before the sign of a comment, and the rest of the line.
fn split_comment(line: &str) -> (&str, &str) {
    line.split_at(line.find(COMMENTS).unwrap_or(line.len()))
}

fn words_of_comment(comment: &str) -> &str {
    comment.trim_start_matches(COMMENTS)
}

/// Whether a comment is the heading of a round, such as `# Round 2`.
fn is_round(comment: &str) -> bool {
    let words: Vec<&str> = words_of_comment(comment).split_whitespace().collect();
    match words.as_slice() {
        [word, number, ..] => {
            word.eq_ignore_ascii_case("round") && number.trim_end_matches(':').parse::<u32>().is_ok()
        }
        _ => false,
    }
}

struct Reader {
    builder: Builder,
    format: Format,
    /// The players and pairs of this round.
    players: HashSet<PlayerId>,
    pairs: HashSet<(PlayerId, PlayerId)>,
}

impl Reader {
    fn new(format: Format, seed: u64) -> Result<Reader, FormatError> {
        let builder = Builder::new(format, seed)?;
        Ok(Reader { builder, format, players: HashSet::new(), pairs: HashSet::new() })
    }

    fn begin_round(&mut self) {
        self.builder.begin_round();
        self.players.clear();
        self.pairs.clear();
    }

    fn read(&mut self, event: &str, words: &[&str]) -> Result<(), TextErrorKind> {
        match (event.to_ascii_lowercase().as_str(), words) {
            ("player", [name, rating]) => {
                let number = rating.parse().map_err(|_| TextErrorKind::Rating(excerpt(rating)))?;
                let id = PlayerId(self.builder.tournament.next_player);
                let added = self.builder.tournament.add_player(id, name, Some(number));
                added.map_err(TextErrorKind::Player)
            }
            ("remove", [name]) => {
                let id = self.present(name)?;
                self.set_withdrawn(id, name, true)
            }
            ("add", [name]) => {
                let id = self.known(name)?;
                self.set_withdrawn(id, name, false)
            }
            ("bye", [name, result @ ..]) => {
                let counts_as = match result {
                    [] => None,
                    ["win"] => Some(ByeResult::Win),
                    ["loss"] => Some(ByeResult::Loss),
                    words => return Err(TextErrorKind::Result(excerpt(&words.join(" ")))),
                };
                let player = self.present(name)?;
                self.enter(&[player], None);
                let bye = Bye { player, reason: ByeReason::ByHand, counts_as };
                self.builder.add_bye(bye).map_err(|error| TextErrorKind::from_build(error, name))
            }
            ("game" | "pair" | "pick", [gold, silver, result @ ..]) => {
                let result = read_result(gold, silver, result)?;
                let (one, two) = (self.present(gold)?, self.present(silver)?);
                self.enter(&[one, two], Some((one.min(two), one.max(two))));
                let added = self.builder.add_game(one, two, SidesReason::ByHand, result);
                added.map_err(|error| TextErrorKind::from_build(error, gold))
            }
            ("round", [number]) => {
                let _: u32 = number.parse().map_err(|_| TextErrorKind::Round(excerpt(number)))?;
                self.begin_round();
                Ok(())
            }
            ("player" | "remove" | "add" | "bye" | "game" | "pair" | "pick" | "round", _) => {
                Err(TextErrorKind::Words)
            }
            _ => Err(TextErrorKind::Event(excerpt(event))),
        }
    }

    /// Begins a round if the players have already played in this one. The first player of a gauntlet plays several games
    /// in a round, but only one with each opponent.
    fn enter(&mut self, players: &[PlayerId], pair: Option<(PlayerId, PlayerId)>) {
        let has_played = if self.format.games_of_the_first().is_some() {
            pair.is_some_and(|pair| self.pairs.contains(&pair))
        } else {
            players.iter().any(|player| self.players.contains(player))
        };
        if has_played {
            self.begin_round();
        }
        self.players.extend(players);
        self.pairs.extend(pair);
    }

    fn set_withdrawn(&mut self, id: PlayerId, name: &str, is_withdrawn: bool) -> Result<(), TextErrorKind> {
        let set = self.builder.set_withdrawn(id, is_withdrawn);
        set.map_err(|error| TextErrorKind::from_build(error, name))
    }

    fn known(&self, name: &str) -> Result<PlayerId, TextErrorKind> {
        let player = self.builder.tournament.player_named(name);
        player.map(|player| player.id).ok_or_else(|| TextErrorKind::UnknownPlayer(excerpt(name)))
    }

    /// A player who has not been removed.
    fn present(&self, name: &str) -> Result<PlayerId, TextErrorKind> {
        let player = self.builder.tournament.player_named(name);
        match player {
            Some(player) if player.is_withdrawn => Err(TextErrorKind::Removed(excerpt(name))),
            Some(player) => Ok(player.id),
            None => Err(TextErrorKind::UnknownPlayer(excerpt(name))),
        }
    }
}

fn read_result(gold: &str, silver: &str, words: &[&str]) -> Result<Option<GameResult>, TextErrorKind> {
    let result = match words {
        [] => return Ok(None),
        ["winner", name] if *name == gold => GameResult::Win(Side::Gold),
        ["winner", name] if *name == silver => GameResult::Win(Side::Silver),
        ["draw"] => GameResult::Draw,
        ["double", "win"] => GameResult::DoubleWin,
        ["double", "loss"] => GameResult::DoubleLoss,
        ["no", "decision"] => GameResult::NoDecision,
        ["vacated"] => GameResult::Vacated,
        words => return Err(TextErrorKind::Result(excerpt(&words.join(" ")))),
    };
    Ok(Some(result))
}
