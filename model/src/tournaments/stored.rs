//! The stored form of tournaments.

use ansa_core::clock::TimeControl;
use ansa_tournament::{PlayerId, SavedTournament, Tournament};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::page_tournament::PageTournament;
use super::{MAX_TOURNAMENTS, RoundStart, Tournaments};
use crate::document::Player;
use crate::formats::{ReadError, Stored, WriteError, stored};
use crate::library::tidy_name;

#[derive(Serialize, Deserialize)]
struct SavedTournaments {
    /// Each as [`SavedPageTournament`]. One that can't be read does not spoil the others.
    tournaments: Vec<Box<RawValue>>,
}

#[derive(Serialize, Deserialize)]
struct SavedPageTournament {
    id: String,
    name: String,
    tournament: SavedTournament,
    /// As text; `None` without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    control: Option<String>,
    /// As [`RoundStart::key`].
    round_start: String,
    running: bool,
    /// The numbers of players, and who plays for them, as [`Player::key`].
    seats: Vec<(u32, String)>,
    /// The ids of the saved games.
    games: Vec<Option<String>>,
}

impl From<&PageTournament> for SavedPageTournament {
    fn from(own: &PageTournament) -> SavedPageTournament {
        SavedPageTournament {
            id: own.id.clone(),
            name: own.name.clone(),
            tournament: SavedTournament::from(&own.tournament),
            control: own.control.map(|control| control.to_string()),
            round_start: own.round_start.key().to_owned(),
            running: own.is_running,
            seats: own.seats.iter().map(|(id, player)| (id.0, player.key())).collect(),
            games: own.games.clone(),
        }
    }
}

impl SavedPageTournament {
    fn read(self) -> Option<PageTournament> {
        let control: Option<TimeControl> = match self.control {
            Some(text) => Some(text.parse().ok()?),
            None => None,
        };
        let tournament = Tournament::try_from(self.tournament).ok()?;
        let seats: Option<_> =
            self.seats.iter().map(|(id, key)| Some((PlayerId(*id), Player::from_key(key)?))).collect();
        let mut games = self.games;
        games.truncate(tournament.games().count());
        Some(PageTournament {
            id: self.id,
            name: tidy_name(&self.name).unwrap_or_default(),
            tournament,
            control,
            round_start: RoundStart::from_key(&self.round_start)?,
            is_running: self.running,
            seats: seats?,
            games,
        })
    }
}

impl Stored for Tournaments {
    const NAME: &'static str = "tournaments";

    fn write(&self) -> Result<String, WriteError> {
        let tournaments = self
            .list
            .iter()
            .map(|own| serde_json::value::to_raw_value(&SavedPageTournament::from(own)))
            .collect::<Result<_, serde_json::Error>>()?;
        stored::write_form::<Self>(&SavedTournaments { tournaments })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: SavedTournaments = stored::read_form::<Self, _>(text)?;
        let count = saved.tournaments.len();
        let mut read = Tournaments::default();
        for raw in &saved.tournaments {
            let own = serde_json::from_str::<SavedPageTournament>(raw.get()).ok();
            let own = own.and_then(SavedPageTournament::read);
            let own = own.filter(|own| read.get(&own.id).is_none() && read.list.len() < MAX_TOURNAMENTS);
            read.list.extend(own);
        }
        let unread = count - read.list.len();
        Ok((read, unread))
    }

    fn digest(&self) -> Option<(&'static str, String)> {
        Some((Tournaments::DIGEST, String::from(if self.go_on() { "1" } else { "" })))
    }
}

impl Tournaments {
    /// The key of a short text that is not empty while a tournament is not over.
    pub const DIGEST: &'static str = "ansa.tournaments-go-on";
}
