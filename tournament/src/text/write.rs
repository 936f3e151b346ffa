//! Writes the text form.

use core::fmt::Write as _;
use std::collections::HashSet;

use crate::game::{ByeResult, GameResult};
use crate::performance::start_ratings;
use crate::player::PlayerId;
use crate::tournament::Tournament;

impl Tournament {
    /// Writes the text form.
    ///
    /// It has everything on which later pairings depend but the seed; the format and open games are in comments. In names,
    /// blanks and the signs of comments become `_`. A player without a start rating gets the one with which performances
    /// are computed. Those who have withdrawn are removed at the end.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.to_text_with(|_| None)
    }

    /// The text form with a note about some players, in a comment behind each ([`notes_in_text`]).
    ///
    /// [`notes_in_text`]: crate::notes_in_text
    #[must_use]
    pub fn to_text_with(&self, note: impl Fn(PlayerId) -> Option<String>) -> String {
        let names = self.words();
        let name = |id: PlayerId| self.index_of(id).map_or("", |index| names[index].as_str());
        let mut text = format!("# Format: {}\n\n", self.format);
        for ((player, word), rating) in self.players.iter().zip(&names).zip(start_ratings(self)) {
            let note = note(player.id).map(|note| format!(" # {note}")).unwrap_or_default();
            let _ = writeln!(text, "player {word} {rating}{note}");
        }
        for (number, round) in (1..).zip(&self.rounds) {
            let _ = writeln!(text, "\n# Round {number}");
            for game in &round.games {
                let (gold, silver) = (name(game.pairing.gold), name(game.pairing.silver));
                let _ = match game.result {
                    None => writeln!(text, "# game {gold} {silver}"),
                    Some(GameResult::Win(side)) => {
                        let winner = name(game.pairing.player(side));
                        writeln!(text, "game {gold} {silver} winner {winner}")
                    }
                    Some(result) => writeln!(text, "game {gold} {silver} {}", words_of(result)),
                };
            }
            for bye in &round.byes {
                let counts_as = match bye.counts_as {
                    None => "",
                    Some(ByeResult::Win) => " win",
                    Some(ByeResult::Loss) => " loss",
                };
                let _ = writeln!(text, "bye {}{counts_as}", name(bye.player));
            }
        }
        let mut removed = self.players.iter().filter(|player| player.is_withdrawn).peekable();
        if removed.peek().is_some() {
            text.push('\n');
        }
        for player in removed {
            let _ = writeln!(text, "remove {}", name(player.id));
        }
        text
    }

    /// The names as words, each different.
    fn words(&self) -> Vec<String> {
        let mut used: HashSet<String> = HashSet::new();
        let mut words = Vec::with_capacity(self.players.len());
        for player in &self.players {
            let is_sign = |letter: char| letter.is_whitespace() || matches!(letter, '#' | '*');
            let plain = player.name.replace(is_sign, "_");
            let numbered = (2..).map(|number| format!("{plain}_{number}"));
            let word = std::iter::once(plain.clone()).chain(numbered).find(|word| !used.contains(word));
            let word = word.unwrap_or(plain);
            used.insert(word.clone());
            words.push(word);
        }
        words
    }
}

const fn words_of(result: GameResult) -> &'static str {
    match result {
        // Written with the name of the winner.
        GameResult::Win(_) => "winner",
        GameResult::Draw => "draw",
        GameResult::DoubleWin => "double win",
        GameResult::DoubleLoss => "double loss",
        GameResult::NoDecision => "no decision",
        GameResult::Vacated => "vacated",
    }
}
