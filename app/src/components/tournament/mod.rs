//! Tournaments: the form of a new one, its rounds, its tables, and what goes in and out as text; the Arimaa Challenge.

mod challenge_form;
mod challenge_history;
mod challenge_standing;
mod entry;
mod export;
mod import;
mod record;
mod rounds;
mod tables;

pub(crate) use challenge_form::ChallengeForm;
pub(crate) use challenge_history::challenge_history;
pub(crate) use challenge_standing::ChallengeStanding;
pub(crate) use entry::TournamentForm;
pub(crate) use export::TournamentExports;
pub(crate) use import::ImportTournament;
pub(crate) use record::AddRecord;
pub(crate) use rounds::Rounds;
pub(crate) use tables::{Crosstable, Standings};
