use std::collections::VecDeque;

use ansa_core::game::setup::CLASSIC;
use ansa_core::notation::PlyText;
use ansa_core::{Setup, Side};

use super::*;
use crate::Apply;
use crate::activities::play::testing::{made, move_along, reread};
use crate::activities::play::{FriendAction, FriendNotice, Notice, PlayAction, TimeAction};
use crate::document::{GameStart, NearbyBacks};
use crate::nearby::{GameId, NearbyAction, NearbyEffects, NearbyOptions, News, TransportFault};

/// A device with the game on its screen, which plays gold, and another one without a screen.
struct Room {
    play: PlayState,
    own: NearbyGame,
    other: NearbyGame,
    news: Vec<News>,
}

impl Room {
    fn new(control: Option<&str>) -> Room {
        let options = NearbyOptions {
            start: GameStart::default(),
            control: control.map(|control| control.parse().expect("a time control")),
            take_backs: true,
        };
        let mut own = NearbyGame::default();
        let id = GameId::new("kitchen").expect("a name");
        own.apply(NearbyAction::Propose { id, side: Side::Gold, options });
        let play = PlayState::resume(own.copy().expect("a copy").empty_document());
        let mut room = Room { play, own, other: NearbyGame::default(), news: Vec::new() };
        room.connect();
        room.other(NearbyAction::AnswerProposal(true));
        room
    }

    fn connect(&mut self) {
        let opened = [self.own.apply(NearbyAction::Opened), self.other.apply(NearbyAction::Opened)];
        for (device, effects) in opened.into_iter().enumerate() {
            self.carry(device, effects);
        }
        self.follow(false);
    }

    fn cut(&mut self) {
        self.own(NearbyAction::Closed(TransportFault::Closed));
        self.other(NearbyAction::Closed(TransportFault::Closed));
    }

    fn own(&mut self, action: NearbyAction) {
        let effects = self.own.apply(action);
        self.carry(0, effects);
        self.follow(false);
    }

    fn other(&mut self, action: NearbyAction) {
        let effects = self.other.apply(action);
        self.carry(1, effects);
        self.follow(false);
    }

    /// What a device sends reaches the other, and what that answers.
    fn carry(&mut self, device: usize, effects: Option<NearbyEffects>) {
        let mut waiting = VecDeque::from([(device, effects)]);
        while let Some((device, effects)) = waiting.pop_front() {
            let Some(effects) = effects else { continue };
            if device == 0 {
                self.news.extend(effects.news);
            }
            for text in effects.sends {
                let receiver = if device == 0 { &mut self.other } else { &mut self.own };
                waiting.push_back((1 - device, receiver.apply(NearbyAction::Received(text))));
            }
        }
    }

    fn follow(&mut self, is_refused: bool) {
        let update = NearbyUpdate::of(&self.own, is_refused).expect("a game");
        self.play.apply(FriendAction::Nearby(update.into()));
    }

    /// The device with a screen is started anew, and goes on with what it has saved.
    fn restart(&mut self) {
        self.play = reread(&self.play);
        let document = &self.play.document;
        let copy = GameCopy::of_document(document).expect("a saved game");
        self.own = NearbyGame::default();
        self.own(NearbyAction::TakeUp(Box::new(copy), document.nearby_backs().asked));
    }

    /// What the page does after the person's action.
    fn hand_on(&mut self) {
        let copy = self.own.copy().expect("a game");
        if self.play.is_ahead_of(copy) {
            let last = self.play.game().plies().get(copy.plies() as usize).map(PlyText::from);
            self.own(last.map_or(NearbyAction::Resign, |ply| NearbyAction::Play(ply.to_string())));
        }
    }

    fn turn(&mut self, squares: &[&str]) {
        move_along(&mut self.play, squares);
        self.play.apply(PlayAction::End);
        self.hand_on();
    }

    fn begun(control: Option<&str>) -> Room {
        let mut room = Room::new(control);
        room.play.apply(PlayAction::End);
        room.hand_on();
        let setup = PlyText::from(&Setup::from_rows(CLASSIC, Side::Silver));
        room.other(NearbyAction::Play(setup.to_string()));
        room
    }

    #[track_caller]
    fn assert_same(&self) {
        let copy = self.own.copy().expect("a game");
        assert_eq!(self.play.game().plies(), copy.game().plies());
        assert_eq!(self.play.game().outcome(), copy.outcome());
        let used: Vec<u64> = (0..copy.used().len()).map(|ply| self.play.document.time_used(ply)).collect();
        assert_eq!(used, copy.used());
        assert_eq!(self.other.copy().expect("a game").game(), copy.game());
    }
}

#[test]
fn both_play_on_their_devices() {
    let mut room = Room::begun(None);
    room.assert_same();
    room.turn(&["d2", "d3"]);
    assert_eq!(room.play.game().plies().len(), 3);
    room.other(NearbyAction::Play("ed7s".to_owned()));
    assert_eq!(room.play.game().plies().len(), 4);
    room.assert_same();
}

#[test]
fn an_update_leaves_the_draft_alone() {
    let mut room = Room::begun(Some("1m/2m"));
    move_along(&mut room.play, &["d2", "d3"]);
    let draft = made(&room.play);
    room.own(NearbyAction::Passed(300));
    assert_eq!(made(&room.play), draft);
    assert_eq!(
        room.play.clock_display(Side::Gold).map(|clock| clock.after(0).left),
        room.own.time_left(Side::Gold)
    );
}

#[test]
fn a_turn_that_is_taken_back_is_kept_as_a_variation() {
    let mut room = Room::begun(None);
    room.turn(&["d2", "d3"]);
    room.own(NearbyAction::AskBack);
    assert_eq!(room.play.game().plies().len(), 3, "nobody has agreed");
    room.other(NearbyAction::AnswerBack(true));
    assert_eq!(room.play.game().plies().len(), 2);
    assert_eq!(room.play.document.variations_at(2).len(), 1);
    room.turn(&["d2", "d3", "d4"]);
    room.assert_same();
    let copy = GameCopy::of_document(&reread(&room.play).document);
    assert_eq!(copy.as_ref(), room.own.copy());
}

#[test]
fn the_usual_take_back_asks_the_other() {
    let mut room = Room::begun(None);
    room.play.apply(PlayAction::TakeBack);
    assert_eq!((room.play.can_ask_back(), room.play.back_asks()), (true, 1));
    room.own(NearbyAction::AskBack);
    room.play.apply(PlayAction::TakeBack);
    assert_eq!((room.play.can_ask_back(), room.play.back_asks()), (false, 1), "there is no answer yet");
    assert_eq!(room.play.game().plies().len(), 2);
    room.other(NearbyAction::AnswerBack(true));
    assert_eq!(room.play.game().plies().len(), 0);
}

#[test]
fn a_take_back_that_the_other_has_not_heard_of_is_told_after_a_restart() {
    let mut room = Room::begun(None);
    room.turn(&["d2", "d3"]);
    room.other(NearbyAction::Play("ed7s".to_owned()));
    room.other(NearbyAction::AskBack);
    room.cut();
    room.own(NearbyAction::AnswerBack(true));
    assert_eq!(room.play.game().plies().len(), 3);
    room.restart();
    room.connect();
    room.assert_same();
    assert_eq!(room.play.game().plies().len(), 3);
}

#[test]
fn a_question_is_answered_after_a_restart() {
    for is_answered_before in [true, false] {
        let mut room = Room::begun(None);
        room.turn(&["d2", "d3"]);
        room.own(NearbyAction::AskBack);
        room.cut();
        if is_answered_before {
            room.other(NearbyAction::AnswerBack(true));
        }
        room.restart();
        assert!(room.own.is_back_awaited());
        room.connect();
        room.own(NearbyAction::Passed(2_000));
        room.other(NearbyAction::Passed(2_000));
        if !is_answered_before {
            room.other(NearbyAction::AnswerBack(true));
        }
        room.assert_same();
        assert_eq!((room.play.game().plies().len(), room.own.is_back_awaited()), (2, false));
        assert_eq!(
            reread(&room.play).document.nearby_backs(),
            NearbyBacks { count: 1, last: Some(2), asked: None }
        );
    }
}

#[test]
fn what_a_damaged_record_says_of_questions_is_not_asked() {
    let mut room = Room::begun(None);
    room.turn(&["d2", "d3"]);
    for asked in [0, 1, 3, u32::MAX] {
        let backs = NearbyBacks { count: u32::MAX, last: Some(u32::MAX), asked: Some(asked) };
        room.play.document.set_nearby("kitchen", backs);
        room.restart();
        assert!(!room.own.is_back_awaited(), "{asked}");
        room.connect();
    }
}

#[test]
fn a_resignation_is_handed_on() {
    let mut room = Room::begun(None);
    room.turn(&["d2", "d3"]);
    room.play.apply(PlayAction::Resign);
    room.follow(false);
    assert!(room.play.game().outcome().is_some(), "it is on its way to the copy");
    room.hand_on();
    room.assert_same();
    assert_eq!(room.play.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Resignation)));
    let copy = GameCopy::of_document(&reread(&room.play).document);
    assert_eq!(copy.as_ref(), room.own.copy());
}

#[test]
fn without_a_connection_no_turn_ends_in_a_game_with_clocks() {
    let mut room = Room::begun(Some("1m/2m"));
    assert!(room.play.clock_runs());
    room.cut();
    assert!(!room.play.clock_runs());
    move_along(&mut room.play, &["d2", "d3"]);
    let draft = made(&room.play);
    room.play.apply(PlayAction::End);
    let held = Notice::Friend(FriendNotice::Held(NearbyHold::NotConnected));
    assert_eq!((room.play.notice(), made(&room.play)), (Some(&held), draft));
    // After a reload nothing is known of the other device.
    let mut again = reread(&room.play);
    again.apply(PlayAction::End);
    assert_eq!(again.notice(), Some(&held));
    room.connect();
    room.play.apply(PlayAction::End);
    room.hand_on();
    assert_eq!(room.play.game().plies().len(), 3);
    room.assert_same();
}

#[test]
fn only_the_device_of_a_side_ends_the_game_on_time() {
    let mut room = Room::begun(Some("1m/2m"));
    room.play.apply(TimeAction::Hidden);
    assert_eq!((room.play.paused(), room.play.can_pause()), (None, false));
    room.play.apply(TimeAction::Passed(1_000_000));
    assert_eq!((room.play.game().outcome(), room.play.time_due().is_some()), (None, true));
    room.own(NearbyAction::Passed(1_000_000));
    assert_eq!(room.play.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Time)));
    let copy = GameCopy::of_document(&reread(&room.play).document);
    assert_eq!(copy.as_ref(), room.own.copy());
}

#[test]
fn what_the_copy_refuses_is_taken_back() {
    let mut room = Room::begun(None);
    move_along(&mut room.play, &["d2", "d3"]);
    room.play.apply(PlayAction::End);
    room.follow(false);
    assert_eq!(room.play.game().plies().len(), 3, "it is on its way to the copy");
    room.follow(true);
    assert_eq!(room.play.game().plies().len(), 2);
    room.assert_same();
}

#[test]
fn an_update_of_another_game_changes_nothing() {
    let mut room = Room::begun(None);
    let other = Room::begun(None);
    let mut document = other.own.copy().expect("a game").empty_document();
    document.set_nearby("cellar", NearbyBacks::default());
    room.play = PlayState::resume(document);
    let before = room.play.game().clone();
    room.follow(true);
    assert_eq!(room.play.game(), &before);
}
