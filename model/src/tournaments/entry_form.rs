//! The form of a new tournament.

use ansa_core::Level;
use ansa_core::clock::TimeControl;
use ansa_tournament::{Format, FormatError, PlayerError, Tournament};

use super::RoundStart;
use super::page_tournament::{PageTournament, TournamentAction};
use crate::document::Player;
use crate::keyed::keyed;

keyed! {
    /// How a tournament is paired.
    TournamentKind {
        RoundRobin = "round-robin",
        DoubleRoundRobin = "double-round-robin",
        Swiss = "swiss",
        Gauntlet = "gauntlet",
        TwoLives = "two-lives",
        ThreeLives = "three-lives",
        FourLives = "four-lives",
        Challenge = "challenge",
    }
}

impl TournamentKind {
    /// The format for so many players. A Swiss tournament has as many rounds as it takes to find a winner.
    pub fn format(self, players: usize) -> Format {
        match self {
            TournamentKind::RoundRobin => Format::RoundRobin { cycles: 1 },
            TournamentKind::DoubleRoundRobin => Format::RoundRobin { cycles: 2 },
            TournamentKind::Swiss => {
                let rounds = players.max(2).next_power_of_two().trailing_zeros() + 1;
                Format::Swiss { rounds }
            }
            TournamentKind::Gauntlet => Format::Gauntlet { games: 2 },
            TournamentKind::TwoLives => Format::Elimination { lives: 2 },
            TournamentKind::ThreeLives => Format::Elimination { lives: 3 },
            TournamentKind::FourLives => Format::Elimination { lives: 4 },
            TournamentKind::Challenge => Format::Challenge,
        }
    }
}

/// What a new tournament is to be.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryForm {
    pub name: String,
    pub kind: TournamentKind,
    /// The levels of the computers that play.
    pub computers: Vec<Level>,
    /// The names of the people at this screen, one in each line.
    pub people: String,
    /// The names of the people elsewhere, who play by link, one in each line.
    pub friends: String,
    pub control: Option<TimeControl>,
    pub round_start: RoundStart,
}

impl Default for EntryForm {
    fn default() -> EntryForm {
        EntryForm {
            name: String::new(),
            kind: TournamentKind::RoundRobin,
            computers: Level::ALL.into_iter().take(3).collect(),
            people: String::new(),
            friends: String::new(),
            control: None,
            round_start: RoundStart::AtOnce,
        }
    }
}

/// Why a form is no tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryFormError {
    Format(FormatError),
    Player(PlayerError),
    /// There are fewer than two players.
    TooFew,
    /// There are more players than this, the most of the format.
    TooMany(usize),
}

impl From<FormatError> for EntryFormError {
    fn from(error: FormatError) -> EntryFormError {
        EntryFormError::Format(error)
    }
}

impl EntryForm {
    /// The people, in the order in which they are written.
    fn people(&self) -> impl Iterator<Item = (&str, Player)> {
        let here = names(&self.people).map(|name| (name, Player::Person));
        here.chain(names(&self.friends).map(|name| (name, Player::Friend)))
    }

    /// The number of players.
    fn count(&self) -> usize {
        self.computers.len() + self.people().count()
    }

    /// The tournament, before its first round. `name_of` names the computers, `usual_name` a tournament without a name,
    /// and the seed draws the lots.
    ///
    /// # Errors
    /// What is wrong with the form.
    pub fn tournament(
        &self,
        id: String,
        seed: u64,
        usual_name: &str,
        name_of: impl Fn(Level) -> String,
    ) -> Result<PageTournament, EntryFormError> {
        if self.count() < 2 {
            return Err(EntryFormError::TooFew);
        }
        let format = self.kind.format(self.count());
        if self.count() > format.most_players() {
            return Err(EntryFormError::TooMany(format.most_players()));
        }
        let tournament = Tournament::new(format, seed)?;
        let name = Some(self.name.trim()).filter(|name| !name.is_empty()).unwrap_or(usual_name);
        let mut own = PageTournament::new(id, name.to_owned(), tournament, self.control);
        let people = self.people().map(|(name, player)| (name.to_owned(), player));
        let computers = self.computers.iter().map(|&level| (name_of(level), Player::Computer(level)));
        // The program of a Challenge and the first player of a gauntlet is the strongest computer.
        let mut computers: Vec<_> = computers.collect();
        computers.sort_by_key(|(_, player)| core::cmp::Reverse(player.level()));
        for (name, player) in computers.into_iter().chain(people) {
            own.apply(TournamentAction::Seat(name, player)).map_err(|error| match error {
                ansa_tournament::ChangeError::Player(error) => EntryFormError::Player(error),
                _ => EntryFormError::TooFew,
            })?;
        }
        own.round_start = self.round_start;
        Ok(own)
    }
}

/// The names in a field, one in each line.
fn names(field: &str) -> impl Iterator<Item = &str> {
    field.lines().map(str::trim).filter(|name| !name.is_empty())
}
