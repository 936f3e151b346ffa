//! Texts of the setup explorer and of the search for games.

use ansa_core::{Role, Side};

use super::part::words;
use crate::library::LibraryEntry;
use crate::statistics::GameBrief;

words! { SetupsWords {
    /// The choice of the side.
    of_side,
    /// How many setups there are in how many games.
    summary(different: u32, games: u32),
    /// What is counted.
    says,
    /// Columns.
    setup,
    games,
    score,
    range,
    /// The button that sorts by a column.
    sort_by(column: &str),
    /// Accessible name of a setup: front rank, then back rank.
    ranks(front: &str, back: &str),
    /// A setup with an empty square.
    empty_square,
    /// Heading of a setup.
    chosen,
    /// Its results.
    results(games: u32, score: &str),
    /// Heading of the first turns.
    first_turns,
    /// How many different ones there are.
    different(count: u32),
    /// The button that shows all games again.
    all_turns,
    /// Heading of the setups of the other side.
    others(side: Side),
    /// The button that asks the engine.
    ask_engine,
    /// It thinks.
    thinking,
    /// Its opinion, short, and after how many nodes.
    opinion(score: &str, side: Side, nodes: u32),
    /// A score in rabbits, with its sign.
    rabbits(score: f64),
    /// There is no such position.
    no_opinion,
    /// The engine has failed.
    engine_failed,
    /// What the opinion is about.
    opinion_says,
    /// Heading of the games with a setup, and with a first turn.
    games_with,
    /// Only some are listed.
    first_of(shown: u32, all: u32),
    /// A game is being opened or could not be.
    not_opened(why: &str),

    /// What the search looks for.
    look_for,
    /// Kinds of searches.
    names,
    position,
    material,
    /// The field for the position.
    position_text,
    /// Which forms it reads.
    position_help,
    /// It can't be read.
    bad_position(why: &str),
    /// The field for the side to move.
    mover,
    /// Whether the mirror image counts.
    mirrored,
    /// What the search for material does.
    material_help,
    /// The number of pieces of a role.
    pieces(side: Side, role: Role),
    /// Any number.
    any,
    /// Whether the sides may be exchanged.
    either,
    /// The button that searches.
    search,
    /// The search is under way.
    searching,
    /// How many games were found.
    found(count: u32),
    /// None was found.
    none,
    /// Where the game has it.
    at(turn: &str),
} }

/// The name of a game.
pub fn name(game: &GameBrief) -> String {
    super::library::game_name(&game.entry())
}

/// How a game stands.
pub fn standing(entry: &LibraryEntry) -> String {
    super::library::game_status(entry)
}
