//! Statistics of saved games: what a pass over the games finds, counted by what a person asks for.
//!
//! [`read_game`] follows a saved game without the rules and gives its [`GameRow`], which is small, so that a hundred
//! thousand games fit into memory. A [`GameTable`] holds the rows and answers [`Question`]s. Counts can be joined, so
//! the work can be cut into slices or shared among workers. Everything is pure and tested natively;
//! `services/counting` runs it in a worker.

mod brief;
mod cause_count;
mod causes;
mod counted;
mod event_counts;
mod facts;
mod filter;
mod follow;
mod heading;
mod hunt_result;
mod kept;
mod opinions;
mod overview;
mod pace;
mod protocol;
mod row;
mod search;
mod setup_detail;
mod setup_key;
mod setup_list;
mod table;
mod tally;
#[cfg(test)]
mod tests;
mod turn_key;

pub(crate) use brief::GameBrief;
pub(crate) use cause_count::CauseCount;
pub(crate) use causes::{CAUSE_KINDS, CauseKind};
pub(crate) use counted::{Counted, CountedAction};
pub(crate) use facts::STAGES;
pub(crate) use filter::{GameFilter, SourceFilter};
pub(crate) use hunt_result::HuntResult;
pub(crate) use opinions::{OPINION_NODES, SetupOpinions};
pub(crate) use overview::{LENGTH_STEP, Overview, RATING_STEP, REASONS};
pub(crate) use pace::GamePace;
pub(crate) use protocol::{CountAnswer, CountQuery, Question, Reply};
pub(crate) use row::read_game;
pub(crate) use search::{GameHunt, MaterialNeed, Needle, PositionNeed, SideNeed};
pub(crate) use setup_detail::SetupDetail;
pub(crate) use setup_key::SetupKey;
pub(crate) use setup_list::{SetupCount, SetupList};
pub(crate) use table::{GameTable, add_found};
pub(crate) use tally::Tally;
pub(crate) use turn_key::TurnKey;
