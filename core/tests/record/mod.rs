//! Records: reading, writing, replaying and judging them, and the trees of their variations.

mod archives;
mod game_readings;
mod judging;
mod lenient;
mod mutation;
mod packed;
mod random_play;
mod random_record;
mod real_games;
mod records;
mod refusals;
mod same_again;
mod tree_edits;
mod tree_readings;
mod whole_games;
