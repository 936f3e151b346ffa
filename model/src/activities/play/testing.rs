//! Games for tests.

use ansa_board::BoardEvent;
use ansa_board::testing::{position, square};
use ansa_core::notation::PlyText;
use ansa_core::search::Score;
use ansa_core::{Game, Level, Piece, Side};

use super::{ComputerAction, PlayAction, PlayState, ViewAction, saved};
use crate::Apply;
use crate::activities::engine::{SearchEvent, SearchLine, SearchState};
pub use crate::document::friend_testing::played as game;
use crate::document::{Document, GameOptions, GameStart, Player};
use crate::entry::{EntryAction, PlyEntry};
use crate::formats::words;

pub const WEAK: Player = Player::Computer(Level::WEAKEST);
pub const STRONG: Player = Player::Computer(Level::STRONGEST);

/// A game of two people before the setups.
pub fn two_people() -> PlayState {
    PlayState::new(GameOptions::against(Player::Person, Side::Gold))
}

/// A game of two people after the default setups.
pub fn started() -> PlayState {
    let mut play = two_people();
    play.apply(PlayAction::End);
    play.apply(PlayAction::End);
    play
}

/// A game from a position: gold, a person, against `opponent`.
pub fn against(opponent: Player, side: &str, pieces: &[&str]) -> PlayState {
    let start = GameStart::Position(position(side, pieces), 2);
    PlayState::new(GameOptions { start, ..GameOptions::against(opponent, Side::Gold) })
}

/// A game of two people from a position.
pub fn at(side: &str, pieces: &[&str]) -> PlayState {
    against(Player::Person, side, pieces)
}

/// The state at the end of a game.
pub fn resume(game: Game, options: GameOptions) -> PlayState {
    PlayState::resume(Document::from_game(game, options))
}

/// Presses these squares one after the other.
pub fn press(play: &mut PlayState, squares: &[&str]) {
    for name in squares {
        play.apply(BoardEvent::Press(square(name)));
    }
}

/// Drags a piece along these squares.
pub fn move_along(play: &mut PlayState, squares: &[&str]) {
    play.apply(BoardEvent::MoveAlong(squares.iter().map(|name| square(name)).collect()));
}

/// Makes the steps of a turn and ends it.
pub fn turn(play: &mut PlayState, text: &str) {
    let plies = play.place().plies();
    play.apply(EntryAction::Type(text.to_owned()));
    play.apply(PlayAction::End);
    assert_eq!(play.place().plies(), plies + 1, "{text}: {:?}", play.notice());
}

/// The steps of the displayed turn.
pub fn made(play: &PlayState) -> String {
    words::of_steps(play.turn().expect("a turn is being entered").steps())
}

/// Whether a piece is selected.
pub fn has_selection(play: &PlayState) -> bool {
    play.entry().and_then(PlyEntry::selection).is_some()
}

/// The letter of the piece on a square of the displayed board.
pub fn letter(play: &PlayState, name: &str) -> Option<char> {
    play.board().piece_at(square(name)).map(Piece::letter)
}

/// The number of the request that the engine should answer.
pub fn awaited(play: &PlayState) -> u32 {
    play.awaited().expect("the engine is asked").id
}

/// The engine answers.
pub fn answer(play: &mut PlayState, text: &str) {
    let id = awaited(play);
    play.apply(ComputerAction::Search(id, best(text)));
}

/// The engine answers with this ply.
pub fn best(ply: &str) -> SearchEvent {
    SearchEvent::Best(ply.parse().expect("a ply"), SearchState::default())
}

/// The engine answers with this line in the position at the end of a game, if it is legal.
pub fn found(game: &Game, depth: u8, score: Score, line: &[&str]) -> SearchEvent {
    let turns: Vec<String> = line.iter().map(ToString::to_string).collect();
    let lines = SearchLine::read(game, depth, score, &turns).into_iter().collect();
    let best = turns.first().map_or(Ok(PlyText::Turn(Vec::new())), |turn| turn.parse());
    SearchEvent::Best(best.expect("a turn"), SearchState { depth, nodes: 100.0, lines })
}

/// Shows the position after a ply of the game as played, counted from 0.
pub fn show(play: &mut PlayState, ply: usize) {
    let node = play.document.played().nodes()[ply];
    play.apply(ViewAction::Show(node));
}

/// The state as it is read from its saved form.
pub fn reread(play: &PlayState) -> PlayState {
    saved::read(&saved::write(play).expect("a text")).expect("it can be read")
}
