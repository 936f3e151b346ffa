//! Studies: saved games that belong together, each as a chapter.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::entry::{is_key, tidy_name};
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

/// The most studies.
pub const MAX_STUDIES: usize = 100;
/// The most chapters of a study.
pub const MAX_CHAPTERS: usize = 64;

/// A list of saved games, in the order of the chapters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// A random string of lowercase letters and digits.
    pub id: String,
    pub name: String,
    /// The ids of the games.
    games: Vec<String>,
}

impl Study {
    /// A study of these games. Without a name, it has none.
    pub fn new(id: String, name: &str, games: Vec<String>) -> Study {
        Study { id, name: tidy_name(name).unwrap_or_default(), games }
    }

    /// The ids of the games, in the order of the chapters.
    pub fn games(&self) -> &[String] {
        &self.games
    }

    /// How many more chapters it can have.
    pub fn room(&self) -> usize {
        MAX_CHAPTERS.saturating_sub(self.games.len())
    }
}

/// All studies, the newest first. Each has a game, and each game is in one study at most.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Studies {
    studies: Vec<Study>,
}

/// Where a chapter goes in the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChapterMove {
    Up,
    Down,
}

/// A change of the studies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudiesAction {
    /// Begins a study. Games that were in others leave them.
    Begin(Study),
    /// Adds games to the study with this id, after its last chapter. Games that were in others leave them.
    Add(String, Vec<String>),
    /// Names the study with this id; a name without letters changes nothing.
    Rename(String, String),
    /// Moves a game among the chapters of its study.
    Move(String, ChapterMove),
    /// Takes games out of their studies. They stay saved.
    Remove(Vec<String>),
}

/// Why the studies were not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudiesFault {
    /// There are [`MAX_STUDIES`].
    TooManyStudies,
    /// The study would have more than [`MAX_CHAPTERS`] chapters.
    TooManyChapters,
    /// The study no longer exists.
    Gone,
}

impl Studies {
    pub fn all(&self) -> &[Study] {
        &self.studies
    }

    /// The study with this id.
    pub fn get(&self, id: &str) -> Option<&Study> {
        self.studies.iter().find(|study| study.id == id)
    }

    /// The study to which a game belongs.
    pub fn of(&self, game: &str) -> Option<&Study> {
        self.studies.iter().find(|study| study.games.iter().any(|own| own == game))
    }

    /// Applies a change.
    ///
    /// # Errors
    /// Why there is none.
    pub fn apply(&mut self, action: StudiesAction) -> Result<(), StudiesFault> {
        match action {
            StudiesAction::Begin(study) => {
                if self.studies.len() >= MAX_STUDIES {
                    return Err(StudiesFault::TooManyStudies);
                }
                if study.games.len() > MAX_CHAPTERS {
                    return Err(StudiesFault::TooManyChapters);
                }
                self.take_out(&study.games);
                self.studies.insert(0, study);
            }
            StudiesAction::Add(id, mut games) => {
                let study = self.get(&id).ok_or(StudiesFault::Gone)?;
                games.retain(|game| !study.games.contains(game));
                if games.len() > study.room() {
                    return Err(StudiesFault::TooManyChapters);
                }
                self.take_out(&games);
                if let Some(study) = self.studies.iter_mut().find(|study| study.id == id) {
                    study.games.extend(games);
                }
            }
            StudiesAction::Rename(id, name) => {
                let study = self.studies.iter_mut().find(|study| study.id == id).ok_or(StudiesFault::Gone)?;
                if let Some(name) = tidy_name(&name) {
                    study.name = name;
                }
            }
            StudiesAction::Move(game, to) => self.shift(&game, to),
            StudiesAction::Remove(games) => self.take_out(&games),
        }
        Ok(())
    }

    fn shift(&mut self, game: &str, to: ChapterMove) {
        for study in &mut self.studies {
            let Some(at) = study.games.iter().position(|own| own == game) else { continue };
            let other = match to {
                ChapterMove::Up => at.checked_sub(1),
                ChapterMove::Down => Some(at + 1).filter(|&next| next < study.games.len()),
            };
            if let Some(other) = other {
                study.games.swap(at, other);
            }
        }
    }

    /// Takes games out of all studies. A study that has lost its last game goes.
    fn take_out(&mut self, games: &[String]) {
        for study in &mut self.studies {
            study.games.retain(|own| !games.contains(own));
        }
        self.studies.retain(|study| !study.games.is_empty());
    }
}

#[derive(Serialize, Deserialize)]
struct SavedStudies {
    /// Each as [`Study`]. One that can't be read does not spoil the others.
    studies: Vec<Box<RawValue>>,
}

impl Stored for Studies {
    const NAME: &'static str = "studies";

    fn write(&self) -> Result<String, WriteError> {
        let studies = self
            .studies
            .iter()
            .map(serde_json::value::to_raw_value)
            .collect::<Result<_, serde_json::Error>>()?;
        stored::write_form::<Self>(&SavedStudies { studies })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: SavedStudies = stored::read_form::<Self, _>(text)?;
        let (mut read, mut unread) = (Studies::default(), 0);
        let (mut ids, mut games) = (BTreeSet::new(), BTreeSet::new());
        for raw in &saved.studies {
            let study = serde_json::from_str::<Study>(raw.get()).ok().filter(|study| is_key(&study.id));
            let Some(mut study) = study.filter(|study| ids.insert(study.id.clone())) else {
                unread += 1;
                continue;
            };
            let count = study.games.len();
            study.games.retain(|game| is_key(game) && games.insert(game.clone()));
            study.games.truncate(MAX_CHAPTERS);
            study.name = tidy_name(&study.name).unwrap_or_default();
            unread += count - study.games.len();
            if study.games.is_empty() || read.studies.len() >= MAX_STUDIES {
                unread += study.games.len();
                continue;
            }
            read.studies.push(study);
        }
        Ok((read, unread))
    }
}

#[cfg(test)]
mod tests;
