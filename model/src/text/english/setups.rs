//! Texts of the setup explorer and of the search for games, in English.

use ansa_board::text::{side, side_word};

use super::count::EnglishCount;
use crate::text::locale::{number, whole};
use crate::text::setups::SetupsWords;

pub(in crate::text) static SETUPS: SetupsWords = SetupsWords {
    of_side: "Setups of",
    summary: |different, games| {
        let setups = EnglishCount { one: "{} setup", other: "{} different setups" }.of(different.into());
        let games = EnglishCount { one: "{} game", other: "{} games" }.of(games.into());
        format!("{setups} in {games}.")
    },
    says: "A setup and its mirror image count as one. The front rank is above.",
    setup: "Setup",
    games: "Games",
    score: "Score",
    range: "Range",
    sort_by: |column| format!("Sort by: {column}"),
    ranks: |front, back| format!("Front {front}, back {back}"),
    empty_square: "An empty square is a dot.",
    chosen: "The setup",
    results: |games, score| {
        let games = EnglishCount { one: "{} game", other: "{} games" }.of(games.into());
        format!("{games}, score {score}")
    },
    first_turns: "First turns",
    different: |count| EnglishCount { one: "{} turn", other: "{} different turns" }.of(count.into()),
    all_turns: "All first turns",
    others: |of| format!("Setups of {} against it", side_word(of)),
    ask_engine: "Ask the engine",
    thinking: "The engine is thinking…",
    opinion: |score, of, nodes| {
        format!("The engine says {score} for {}, after {} nodes.", side_word(of), whole(nodes.into()))
    },
    rabbits: |score| {
        let sign = if score > 0.0 { "+" } else { "" };
        format!("{sign}{}", number(score, 2))
    },
    no_opinion: "The engine can’t judge it: with these setups there is no game to play.",
    engine_failed: "The engine could not be asked. Try again.",
    opinion_says: "Its score of the position on the board, in rabbits, with gold to move.",
    games_with: "Games",
    first_of: |shown, all| format!("The first {} of {}.", whole(shown.into()), whole(all.into())),
    not_opened: |why| format!("The game could not be opened: {why}"),
    look_for: "Look for",
    names: "Names only",
    position: "A position",
    material: "Material",
    position_text: "Position",
    position_help: "Paste a diagram or a short position, as Share and the editor write it.",
    bad_position: |why| format!("This is no position: {why}."),
    mover: "To move",
    mirrored: "Its mirror image, too",
    material_help: "The number of pieces at any moment of the game, for example no gold camel.",
    pieces: |of, role| format!("{} {role}", side(of)),
    any: "Any",
    either: "The sides may be exchanged",
    search: "Search",
    searching: "Searching…",
    found: |count| EnglishCount { one: "{} game found.", other: "{} games found." }.of(count.into()),
    none: "No game was found.",
    at: |turn| format!("after {turn}"),
};
