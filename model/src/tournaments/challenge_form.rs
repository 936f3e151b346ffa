//! The form of an Arimaa Challenge: the strongest computer against one person, or three.

use ansa_core::clock::TimeControl;
use ansa_tournament::{CHALLENGE_DEFENDERS, Change};

use super::RoundStart;
use super::challenge::CHALLENGER;
use super::entry_form::{EntryForm, EntryFormError, TournamentKind};
use super::page_tournament::{PageTournament, TournamentAction};
use crate::keyed::keyed;

keyed! {
    /// How many people defend.
    ChallengeSize {
        /// One plays three games.
        One = "one",
        /// Three play three games each, as in the Challenges from 2006.
        Three = "three",
    }
}

impl ChallengeSize {
    /// The number of defenders.
    pub const fn defenders(self) -> usize {
        match self {
            ChallengeSize::One => 1,
            ChallengeSize::Three => CHALLENGE_DEFENDERS,
        }
    }
}

keyed! {
    /// The time control of a Challenge.
    ChallengeControl {
        /// That of the Challenge of 2015.
        Of2015 = "of-2015",
        /// For an evening.
        Short = "short",
    }
}

impl ChallengeControl {
    /// In the notation of the clock.
    pub const fn notation(self) -> &'static str {
        match self {
            ChallengeControl::Of2015 => "2m/6m/100/0/8h/6m",
            ChallengeControl::Short => "30s/3m/100/5m",
        }
    }

    /// The time control.
    pub fn control(self) -> Option<TimeControl> {
        self.notation().parse().ok()
    }
}

/// What a Challenge is to be.
#[derive(Clone, PartialEq, Debug)]
pub struct ChallengeForm {
    pub size: ChallengeSize,
    /// The names of the defenders; those that are empty are named by the page.
    pub names: [String; CHALLENGE_DEFENDERS],
    pub control: ChallengeControl,
}

impl Default for ChallengeForm {
    fn default() -> ChallengeForm {
        ChallengeForm {
            size: ChallengeSize::One,
            names: Default::default(),
            control: ChallengeControl::Of2015,
        }
    }
}

impl ChallengeForm {
    /// The Challenge with its first games. `usual_name` names a defender without a name by the number, from 0.
    ///
    /// # Errors
    /// What is wrong with the names.
    pub fn tournament(
        &self,
        id: String,
        seed: u64,
        [title, challenger]: [&str; 2],
        usual_name: impl Fn(usize) -> String,
    ) -> Result<PageTournament, EntryFormError> {
        let names = self.names.iter().take(self.size.defenders()).enumerate();
        let names = names.map(|(index, name)| match name.trim() {
            "" => usual_name(index),
            name => name.to_owned(),
        });
        let form = EntryForm {
            name: title.to_owned(),
            kind: TournamentKind::Challenge,
            computers: vec![CHALLENGER],
            friends: String::new(),
            people: names.collect::<Vec<_>>().join("\n"),
            control: self.control.control(),
            round_start: RoundStart::AtOnce,
        };
        let mut own = form.tournament(id, seed, title, |_| challenger.to_owned())?;
        own.apply(TournamentAction::Change(Change::StartRound)).map_err(|_| EntryFormError::TooFew)?;
        Ok(own)
    }
}

#[cfg(test)]
mod tests;
