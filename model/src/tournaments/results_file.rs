//! The results of a tournament as a file in the community's text form, which the page extends: it notes who plays.

use ansa_tournament::{Format, PlayerId, TextError, Tournament, notes_in_text};

use super::page_tournament::PageTournament;
use crate::document::Player;

/// What the note about a player begins with: `# Seat: level-3`.
const SEAT: &str = "Seat:";

impl PageTournament {
    /// The results as a file, with who plays for each player of whom that is known.
    pub fn to_text(&self) -> String {
        self.tournament.to_text_with(|id| {
            let seat = self.seats.iter().find(|(own, _)| *own == id);
            seat.map(|(_, player)| format!("{SEAT} {}", player.key()))
        })
    }

    /// The tournament in such a file. Players without a note have no seat ([`PageTournament::unseated`]).
    ///
    /// # Errors
    /// The first line that can't be used.
    pub fn from_text(
        id: String,
        name: String,
        text: &str,
        format: Format,
        seed: u64,
    ) -> Result<PageTournament, TextError> {
        let tournament = Tournament::from_text(text, format, seed)?;
        let mut own = PageTournament::new(id, name, tournament, None);
        for (name, note) in notes_in_text(text) {
            let player = note.strip_prefix(SEAT).and_then(|key| Player::from_key(key.trim()));
            if let Some((id, player)) = own.player_named(name).zip(player) {
                own.seats.retain(|(known, _)| *known != id);
                own.seats.push((id, player));
            }
        }
        Ok(own)
    }

    fn player_named(&self, name: &str) -> Option<PlayerId> {
        self.tournament.players().iter().find(|player| player.name == name).map(|player| player.id)
    }
}
