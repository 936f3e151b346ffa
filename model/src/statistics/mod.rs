//! Statistics of saved games: what a pass over the games finds, counted by what a person asks for.
//!
//! [`read_game`] follows a saved game without the rules and gives its [`GameRow`], which is small, so that a hundred
//! thousand games fit into memory. A [`GameTable`] holds the rows and answers [`Question`]s. A [`TacticsSearch`] makes
//! puzzles of the mistakes in analysed games. Everything is pure and tested natively; `services/counting` runs it in a
//! worker.

mod brief;
mod causes;
mod counted;
mod facts;
mod filter;
mod follow;
mod heading;
mod openings;
mod opinions;
mod overview;
mod own_puzzles;
mod practised;
mod protocol;
mod row;
mod search;
mod setup_key;
mod setup_list;
mod table;
mod tactics;
mod tally;
#[cfg(test)]
mod tests;
mod turn_key;

pub use brief::GameBrief;
pub use causes::{CauseCount, CauseKind};
pub use counted::{CountError, Counted, CountedAction};
pub use facts::STAGES;
pub use filter::{GameFilter, ReadyFilter, ResultFilter, SourceFilter};
pub use heading::GamePace;
pub use openings::{OpeningPly, OpeningRow, Openings};
pub use opinions::{OPINION_NODES, PositionOpinions};
pub use overview::{LENGTH_STEP, Overview, RATING_STEP, REASONS};
pub use own_puzzles::{OwnGame, OwnPuzzle, OwnPuzzles, PuzzleOrigin};
pub use protocol::{CountAnswer, CountQuery, FoundTactics, PassingGames, Question, Reply};
pub use row::read_game;
pub use search::{MaterialNeed, PositionNeed, PositionSearch, SearchQuery, SearchResult, SideNeed};
pub use setup_key::SetupKey;
pub use setup_list::{SetupCount, SetupDetail, SetupList};
pub use table::{GameTable, add_found};
pub use tactics::{AnalysedGames, TacticsSearch};
pub use tally::Tally;
pub use turn_key::TurnKey;
