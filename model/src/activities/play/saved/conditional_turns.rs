//! The conditional turns in a saved game: each line as its turns in the notation of records.

use ansa_core::{Game, PlayedStep};

use crate::activities::play::conditions::{Conditions, MAX_CONDITIONS, Pair};
use crate::activities::play::friend_state::FriendState;
use crate::activities::play::play_state::PlayState;
use crate::formats::words;

/// The lines of the conditional turns.
pub(super) fn write(friend: &FriendState) -> Vec<Vec<String>> {
    let turns = |pair: Pair| [words::of_steps(&pair.expected), words::of_steps(&pair.answer)];
    let lines = friend.conditions().lines().into_iter();
    lines.map(|line| line.into_iter().flat_map(turns).collect()).collect()
}

/// Restores the conditional turns. Those that the game does not allow are dropped and counted.
pub(super) fn read(play: &mut PlayState, lines: &[Vec<String>]) -> usize {
    let game = play.document.game().clone();
    let is_awaited = play.is_friends_turn() && game.outcome().is_none();
    let mut conditions = Conditions::default();
    // No more were written.
    let read = lines.iter().take(MAX_CONDITIONS).filter(|line| {
        let pairs = read_line(&game, line).filter(|_| is_awaited);
        pairs.is_some_and(|pairs| conditions.add(&game, &pairs).is_ok())
    });
    let read = read.count();
    play.friend.set_conditions(conditions);
    lines.len() - read
}

fn read_line(game: &Game, line: &[String]) -> Option<Vec<Pair>> {
    let mut game = Game::clone(game);
    let mut steps = |text: &str| -> Option<Vec<PlayedStep>> {
        words::play(&mut game, text).ok()?;
        Some(game.plies().last()?.steps().to_vec())
    };
    let pairs = line.chunks(2).map(|pair| match pair {
        [expected, answer] => Some(Pair { expected: steps(expected)?, answer: steps(answer)? }),
        _ => None,
    });
    pairs.collect()
}
