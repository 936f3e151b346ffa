//! Tournaments: the form of a new one, its rounds, its tables, and what goes in and out as text.

mod entry;
mod export;
mod import;
mod record;
mod rounds;
mod tables;

pub(crate) use entry::TournamentForm;
pub(crate) use export::TournamentExports;
pub(crate) use import::ImportTournament;
pub(crate) use record::AddRecord;
pub(crate) use rounds::Rounds;
pub(crate) use tables::{Crosstable, Standings};
