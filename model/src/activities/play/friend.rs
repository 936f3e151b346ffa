//! A friend at another browser: letters and single turns that come in, and the person's answers to them.

use std::rc::Rc;

use ansa_core::Game;
use ansa_core::game::PlayError;
use ansa_core::notation::PlyText;
use ansa_core::record::Played;

use super::conditions::play;
use super::friend_notice::FriendNotice;
use super::nearby::SharedUpdate;
use super::notice::Notice;
use super::play_state::PlayState;
use crate::Call;
use crate::document::{Document, Letter, Merge, compare};
use crate::entry::PlyEntry;
use crate::formats::GameId;

/// Something that comes from the friend, or that the person does about it.
#[derive(Clone, PartialEq, Debug)]
pub enum FriendAction {
    /// A letter with the whole game has come in.
    Receive(Box<Letter>),
    /// The person keeps the game here. That of the letter becomes a variation.
    KeepOurs,
    /// The person takes the game of the letter. What the game here has instead becomes a variation.
    TakeTheirs,
    /// The person does not choose now.
    PutOff,
    /// The game with a device nearby is in this state.
    Nearby(SharedUpdate),
    /// Makes the line of the plan conditional turns.
    AddConditions,
    /// Removes the conditional turn with this index in the list, and those that depend on it.
    RemoveCondition(usize),
}

/// An action, with the function that the page loads with the screens of games with a friend.
pub type FriendCall = Call<PlayState, FriendAction>;

impl FriendCall {
    /// Whether the devices of a game agree on their state, which may be the same as before.
    pub(super) const fn is_update(&self) -> bool {
        matches!(self.action(), FriendAction::Nearby(_))
    }
}

impl From<FriendAction> for FriendCall {
    fn from(action: FriendAction) -> FriendCall {
        Call::new(action, PlayState::apply_friend)
    }
}

impl PlayState {
    fn apply_friend(&mut self, action: FriendAction) {
        match action {
            FriendAction::Receive(letter) => self.receive(*letter),
            FriendAction::KeepOurs => self.settle(false),
            FriendAction::TakeTheirs => self.settle(true),
            FriendAction::PutOff => self.friend.letter = None,
            FriendAction::Nearby(update) => self.follow_nearby(&update),
            FriendAction::AddConditions => self.add_conditions(),
            FriendAction::RemoveCondition(index) => self.remove_condition(index),
        }
    }

    /// Whether the game is played by link.
    pub fn is_by_link(&self) -> bool {
        self.document.link_id().is_some()
    }

    /// The letter that the friend waits for: after the person's turn, and after the end. `None` if the game is not by link.
    pub fn letter(&self) -> Option<Letter> {
        let is_due = self.is_friends_turn() || self.game().outcome().is_some();
        Letter::of(&self.document).filter(|_| is_due)
    }

    /// Whether the game has ended by the person's turn, or because the person has given up, so that the friend does not know.
    pub fn has_ended_here(&self) -> bool {
        let Some(outcome) = self.game().outcome() else { return false };
        let last = self.game().plies().len().checked_sub(1);
        let ender = if outcome.reason.is_on_board() {
            last.map(|ply| self.game().label(ply).side)
        } else {
            outcome.winner.map(|winner| !winner)
        };
        ender.is_some_and(|side| self.is_person(side))
    }

    /// The letter between which and the game here the person has to choose, and how both differ.
    pub fn choice(&self) -> Option<(Merge, &Letter)> {
        let letter = self.friend.letter.as_deref()?;
        let merge = compare(Some(&self.document), letter);
        merge.choice().map(|_| (merge, letter))
    }

    /// A rematch with this id and the sides exchanged; `None` if the game is not by link.
    pub fn rematch_by_link(&self, id: GameId) -> Option<Document> {
        let seat = self.document.friends_side()?;
        let terms = self.document.link_terms()?.exchanged(id);
        Some(terms.begin(seat, self.options().exchanged().start))
    }

    fn receive(&mut self, letter: Letter) {
        let merge = compare(Some(&self.document), &letter);
        self.friend.letter = None;
        if matches!(merge, Merge::Same | Merge::Extends { .. }) {
            self.take_name(&letter);
        }
        let notice = match merge {
            Merge::Extends { turns } => return self.extend(&letter, turns),
            Merge::Same => FriendNotice::Unchanged,
            Merge::Older { turns } => FriendNotice::Older(turns),
            Merge::Different => FriendNotice::Different,
            Merge::OtherGame | Merge::New { .. } => FriendNotice::OtherGame,
            Merge::Conflict { .. } | Merge::Ahead { .. } => {
                self.friend.letter = Some(Rc::new(letter));
                if matches!(merge, Merge::Ahead { .. }) {
                    FriendNotice::Ahead
                } else {
                    FriendNotice::Conflict
                }
            }
        };
        self.feedback.notify(Notice::Friend(notice));
    }

    /// The friend decides on the friend's own name alone.
    fn take_name(&mut self, letter: &Letter) {
        if let Some(side) = self.document.friends_side()
            && let Some(name) = &letter.terms.names[side]
        {
            self.document.set_name(side, Some(name));
        }
    }

    /// Plays the last turns of a letter.
    fn extend(&mut self, letter: &Letter, turns: usize) {
        let plies = letter.game.plies();
        let new = plies.get(plies.len().saturating_sub(turns)..).unwrap_or_default();
        if !new.iter().all(|ply| self.friend_plays(&PlyText::from(ply))) {
            return;
        }
        match letter.game.outcome().filter(|outcome| !outcome.reason.is_on_board()) {
            Some(outcome) => self.finish(outcome),
            None => self.answer_friend(),
        }
    }

    /// Plays a turn or a setup of the friend. Returns whether it was legal.
    fn friend_plays(&mut self, ply: &PlyText) -> bool {
        if !self.is_friends_turn() {
            self.feedback.notify(Notice::Friend(FriendNotice::NotFriendsTurn));
            return false;
        }
        if self.game().outcome().is_some() {
            self.feedback.notify(Notice::Refused(PlayError::GameOver));
            return false;
        }
        let mut game = Game::clone(self.game());
        if game.play_text(ply) != Ok(Played::Ply) {
            self.feedback.notify(Notice::Friend(FriendNotice::Illegal));
            return false;
        }
        self.document.move_on(game);
        self.timing.take_spent();
        self.follow_ply(None);
        true
    }

    /// Answers the friend's last turn, if a condition says how, or else shows it.
    fn answer_friend(&mut self) {
        let played = self.game().label(self.game().plies().len().saturating_sub(1));
        let has_ended = self.game().outcome().is_some();
        let had_conditions = self.friend.has_conditions() && !has_ended;
        let reached = self.game().position().filter(|_| !has_ended);
        let answer = reached.and_then(|position| {
            let mut conditions = self.friend.conditions().clone();
            let answer = conditions.take(&position);
            self.friend.set_conditions(conditions);
            answer
        });
        let notice = match answer {
            Some(answer) => {
                let mut game = Game::clone(self.game());
                if play(&mut game, &answer).is_some() {
                    let last = self.game().plies().len();
                    self.document.move_on(game);
                    self.document.mark_conditional(last);
                    self.ply_played();
                    let notice = FriendNotice::Answered(played, self.game().label(last));
                    return self.feedback.notify(Notice::Friend(notice));
                }
                FriendNotice::AnswerIllegal(played)
            }
            None if had_conditions => FriendNotice::Unexpected(played),
            None => FriendNotice::Played(played),
        };
        self.replay_played();
        if !has_ended {
            self.feedback.notify(Notice::Friend(notice));
        }
    }

    /// The person has chosen between the game here and that of the letter that waits.
    fn settle(&mut self, takes_theirs: bool) {
        let Some(letter) = self.friend.letter.take() else { return };
        let Some(common) = compare(Some(&self.document), &letter).choice() else { return };
        let (result, notice) = if takes_theirs {
            (self.document.take_theirs(common, &letter.game), FriendNotice::TookTheirs)
        } else {
            (self.document.keep_ours(common, &letter.game), FriendNotice::KeptOurs)
        };
        if result.is_err() {
            return self.feedback.notify(Notice::Friend(FriendNotice::Illegal));
        }
        if takes_theirs {
            self.take_name(&letter);
            self.timing.restart_at(0);
            self.entry = PlyEntry::of(self.game());
            self.viewing.show(None);
            self.plan = None;
            self.engine.renew();
            self.report_shown();
        }
        self.feedback.notify(Notice::Friend(notice));
        self.drop_illegal_conditions();
    }
}

#[cfg(test)]
mod tests;
