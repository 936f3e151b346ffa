//! The statistics: numbers of games, the setup explorer, and the search for games.

mod causes;
mod chart;
mod filter_form;
mod find;
mod game_list;
mod numbers;
mod opening_list;
mod setup_detail;
mod setup_table;

pub(crate) use filter_form::{FilterFields, FilterForm};
pub(crate) use find::{FindForm, find_status};
pub(crate) use game_list::GameBriefs;
pub(crate) use numbers::Numbers;
pub(crate) use opening_list::OpeningList;
pub(crate) use setup_detail::SetupView;
pub(crate) use setup_table::SetupTable;
