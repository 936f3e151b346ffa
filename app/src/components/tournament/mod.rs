//! Tournaments: the form of a new one, its rounds, and its tables.

mod entry;
mod rounds;
mod tables;

pub(crate) use entry::TournamentForm;
pub(crate) use rounds::Rounds;
pub(crate) use tables::{Crosstable, Standings};
