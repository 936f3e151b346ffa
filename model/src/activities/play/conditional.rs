//! Conditional turns in a game with a friend: made from a plan, listed and removed.

use super::conditions::{ConditionRefusal, ListedCondition, Pair};
use super::friend_notice::FriendNotice;
use super::notice::Notice;
use super::play_state::PlayState;

impl PlayState {
    /// The conditional turns, each before those that depend on it.
    pub fn conditions(&self) -> Vec<ListedCondition<'_>> {
        self.friend.conditions().list(self.game())
    }

    /// Whether the line of the plan can become conditional turns.
    pub fn can_add_conditions(&self) -> bool {
        let line = self.planned_pairs();
        line.is_ok_and(|line| self.friend.conditions().clone().add(self.game(), &line).is_ok())
    }

    pub(super) fn add_conditions(&mut self) {
        let added = self.planned_pairs().and_then(|line| {
            let mut conditions = self.friend.conditions().clone();
            conditions.add(self.document.game(), &line)?;
            Ok(conditions)
        });
        self.feedback.notify(Notice::Friend(match added {
            Ok(conditions) => {
                let count = conditions.len();
                self.friend.set_conditions(conditions);
                FriendNotice::ConditionsAdded(count)
            }
            Err(refusal) => FriendNotice::ConditionsRefused(refusal),
        }));
    }

    pub(super) fn remove_condition(&mut self, index: usize) {
        let mut conditions = self.friend.conditions().clone();
        if conditions.remove(index) {
            self.friend.set_conditions(conditions);
            self.feedback.notify(Notice::Friend(FriendNotice::ConditionRemoved));
        }
    }

    /// The turns of the plan's line after the game as played: each of the friend with the person's answer. A last turn of the
    /// friend without an answer says nothing.
    fn planned_pairs(&self) -> Result<Vec<Pair>, ConditionRefusal> {
        if !self.is_by_link() || !self.is_friends_turn() || self.game().outcome().is_some() {
            return Err(ConditionRefusal::NoPlan);
        }
        let plan = self.plan.as_ref().ok_or(ConditionRefusal::NoPlan)?;
        let (played, line) = (self.document.played().nodes(), plan.place.line());
        if !line.nodes().starts_with(played) {
            return Err(ConditionRefusal::NoPlan);
        }
        let turns: Vec<usize> = (played.len()..line.len()).collect();
        let pairs = turns.chunks_exact(2).filter_map(|pair| {
            let [expected, answer] = *pair else { return None };
            Some(Pair { expected: line.steps_of(expected).to_vec(), answer: line.steps_of(answer).to_vec() })
        });
        let pairs: Vec<Pair> = pairs.collect();
        if pairs.is_empty() { Err(ConditionRefusal::NoAnswer) } else { Ok(pairs) }
    }

    /// Drops the conditional turns that the game as it is now does not allow.
    pub(super) fn drop_illegal_conditions(&mut self) {
        let mut conditions = self.friend.conditions().clone();
        let dropped = conditions.retain_legal(self.document.game());
        if dropped > 0 {
            self.friend.set_conditions(conditions);
            self.feedback.notify(Notice::Friend(FriendNotice::ConditionsDropped(dropped)));
        }
    }

    /// Conditions are for a friend's turn in a game that goes on.
    pub(super) fn drop_outlived_conditions(&mut self) {
        if self.friend.has_conditions() && (!self.is_friends_turn() || self.game().outcome().is_some()) {
            self.friend.drop_conditions();
        }
    }
}

#[cfg(test)]
mod tests;
