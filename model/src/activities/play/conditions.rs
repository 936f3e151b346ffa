//! Conditional turns: a tree of “if the friend plays this, I play that”.

use ansa_core::position::Position;
use ansa_core::{Game, Label, PlayedStep, steps_of};

/// The most own turns in a line.
pub const MAX_CONDITION_DEPTH: usize = 8;
/// The most own turns in the whole tree.
pub(super) const MAX_CONDITIONS: usize = 200;

/// A turn of the friend and the answer to it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pair {
    pub(super) expected: Vec<PlayedStep>,
    pub(super) answer: Vec<PlayedStep>,
}

/// An answer that is played at once when the friend has reached a position.
#[derive(Clone, PartialEq, Debug)]
struct Condition {
    /// The friend's turn as it was planned. Any other that leads to the same position counts as well.
    expected: Vec<PlayedStep>,
    reached: Position,
    answer: Vec<PlayedStep>,
    answered: Position,
    /// What goes on after the answer.
    then: Conditions,
}

/// The conditions for a friend's next turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Conditions(Vec<Condition>);

/// A condition in the list of all.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedCondition<'a> {
    /// How many conditions it depends on.
    pub depth: usize,
    /// The friend's turn that is expected.
    pub expected: (Label, &'a [PlayedStep]),
    /// The turn that answers it.
    pub answer: (Label, &'a [PlayedStep]),
}

/// Why conditional turns were refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConditionRefusal {
    /// No plan is shown that begins with the friend's next turn.
    NoPlan,
    /// The plan has no own turn that answers one of the friend.
    NoAnswer,
    /// The plan is longer than [`MAX_CONDITION_DEPTH`] own turns.
    TooDeep,
    /// There are too many.
    TooMany,
    /// The plan has a turn that the rules forbid in the game.
    Illegal,
}

impl Conditions {
    pub(super) const NONE: Conditions = Conditions(Vec::new());

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of own turns.
    pub fn len(&self) -> usize {
        self.0.iter().map(|condition| 1 + condition.then.len()).sum()
    }

    /// Adds a line of turns from a game in which the friend is to move. Another answer in the same position, with all that
    /// follows it, is replaced.
    pub(super) fn add(&mut self, game: &Game, line: &[Pair]) -> Result<(), ConditionRefusal> {
        if line.is_empty() {
            return Err(ConditionRefusal::NoAnswer);
        }
        if line.len() > MAX_CONDITION_DEPTH {
            return Err(ConditionRefusal::TooDeep);
        }
        let mut added = self.clone();
        added.insert(Game::clone(game), line).ok_or(ConditionRefusal::Illegal)?;
        if added.len() > MAX_CONDITIONS {
            return Err(ConditionRefusal::TooMany);
        }
        *self = added;
        Ok(())
    }

    fn insert(&mut self, mut game: Game, line: &[Pair]) -> Option<()> {
        let Some((pair, rest)) = line.split_first() else { return Some(()) };
        let reached = play(&mut game, &pair.expected)?;
        let answered = play(&mut game, &pair.answer)?;
        let known = self.0.iter().position(|known| known.reached == reached);
        let at = known.unwrap_or_else(|| {
            let (expected, answer) = (pair.expected.clone(), pair.answer.clone());
            self.0.push(Condition { expected, reached, answer, answered, then: Conditions::default() });
            self.0.len() - 1
        });
        let condition = self.0.get_mut(at)?;
        if condition.answered != answered {
            condition.answer.clone_from(&pair.answer);
            condition.answered = answered;
            condition.then = Conditions::default();
        }
        condition.then.insert(game, rest)
    }

    /// Takes the answer for a position that the friend has reached, and leaves what goes on after it. All other conditions
    /// go.
    pub(super) fn take(&mut self, reached: &Position) -> Option<Vec<PlayedStep>> {
        let found = core::mem::take(self).0.into_iter().find(|condition| condition.reached == *reached)?;
        *self = found.then;
        Some(found.answer)
    }

    /// Removes the condition with this index in the list, and what follows it.
    pub(super) fn remove(&mut self, index: usize) -> bool {
        let mut before = 0;
        for at in 0..self.0.len() {
            let Some(condition) = self.0.get_mut(at) else { return false };
            let size = 1 + condition.then.len();
            if index == before {
                self.0.remove(at);
                return true;
            }
            if index < before + size {
                return condition.then.remove(index - before - 1);
            }
            before += size;
        }
        false
    }

    /// Drops the conditions that the game does not allow, and counts the own turns that are gone.
    pub(super) fn retain_legal(&mut self, game: &Game) -> usize {
        let before = self.len();
        let lines = self.lines();
        *self = Conditions::default();
        for line in lines {
            // As far as a line is legal, it stays.
            for length in 1..=line.len() {
                let part = line.get(..length).unwrap_or(&line);
                if self.insert_whole(game, part).is_none() {
                    break;
                }
            }
        }
        before.saturating_sub(self.len())
    }

    /// Inserts a line, or nothing of it.
    fn insert_whole(&mut self, game: &Game, line: &[Pair]) -> Option<()> {
        let mut added = self.clone();
        added.insert(Game::clone(game), line)?;
        *self = added;
        Some(())
    }

    /// All lines, each to its end.
    pub(super) fn lines(&self) -> Vec<Vec<Pair>> {
        let mut lines = Vec::new();
        for condition in &self.0 {
            let pair = Pair { expected: condition.expected.clone(), answer: condition.answer.clone() };
            let after = condition.then.lines();
            if after.is_empty() {
                lines.push(vec![pair]);
            } else {
                lines.extend(after.into_iter().map(|rest| [vec![pair.clone()], rest].concat()));
            }
        }
        lines
    }

    /// All conditions in a game in which the friend is to move, each before those that depend on it.
    pub(super) fn list(&self, game: &Game) -> Vec<ListedCondition<'_>> {
        let mut list = Vec::new();
        self.list_from(game, game.plies().len(), 0, &mut list);
        list
    }

    fn list_from<'a>(&'a self, game: &Game, ply: usize, depth: usize, list: &mut Vec<ListedCondition<'a>>) {
        for condition in &self.0 {
            list.push(ListedCondition {
                depth,
                expected: (game.label(ply), &condition.expected),
                answer: (game.label(ply + 1), &condition.answer),
            });
            condition.then.list_from(game, ply + 2, depth + 1, list);
        }
    }
}

/// Plays a turn. Returns the position after it; `None` if it is refused.
pub(super) fn play(game: &mut Game, steps: &[PlayedStep]) -> Option<Position> {
    game.play_steps(&steps_of(steps)).ok()?;
    game.position()
}

#[cfg(test)]
mod tests;
