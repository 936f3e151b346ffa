//! Two pages that send each other letters, whatever becomes of the letters on their way.

use super::*;
use crate::document::Document;

/// Pseudo-random numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// The two pages, and every letter that was ever sent.
struct Post {
    pages: [PlayState; 2],
    /// What a browser may go back to.
    backups: [Document; 2],
    sent: Vec<Letter>,
    numbers: Numbers,
}

impl Post {
    fn new(seed: u64) -> Post {
        let pages = Side::ALL.map(|side| PlayState::resume(page(side, &[])));
        let backups = Side::ALL.map(|side| page(side, &[]));
        Post { pages, backups, sent: vec![letter(&[])], numbers: Numbers(seed) }
    }

    /// The page plays a turn, if it may, or gives up once in a while.
    fn play(&mut self, at: usize) {
        let Post { pages, numbers, .. } = self;
        let play = &mut pages[at];
        if play.mode() != Mode::Turn || play.game().outcome().is_some() {
            return;
        }
        if numbers.below(25) == 0 {
            play.apply(PlayAction::Resign);
            return;
        }
        let mut turn = play.game().begin_turn().expect("a turn");
        for _ in 0..=numbers.below(4) {
            let steps: Vec<_> = turn.position().steps().map(|(step, _)| step).collect();
            if !steps.is_empty() {
                let _ = turn.step(steps[numbers.below(steps.len())]);
            }
        }
        if play.game().check(&turn).is_ok() {
            let steps: Vec<String> = turn.steps().map(ToString::to_string).collect();
            play.apply(crate::entry::EntryAction::Type(steps.join(" ")));
            play.apply(PlayAction::End);
        }
    }

    fn send(&mut self, at: usize) {
        self.sent.push(Letter::of(&self.pages[at].document).expect("a letter"));
    }

    /// The page opens any of the letters, its own ones and old ones among them.
    fn open(&mut self, at: usize) {
        let letter = self.sent[self.numbers.below(self.sent.len())].clone();
        self.deliver(at, &letter);
        let (once, choice) = (self.pages[at].document.clone(), self.pages[at].choice().is_some());
        self.deliver(at, &letter);
        let twice = &self.pages[at];
        assert_eq!((&once, choice), (&twice.document, twice.choice().is_some()), "the same letter twice");
    }

    fn deliver(&mut self, at: usize, letter: &Letter) {
        let play = &mut self.pages[at];
        let before = play.document.clone();
        // On its way it is a text.
        let letter = Letter::from_packed(&letter.to_packed().expect("a link")).expect("a letter");
        let merge = compare(Some(&before), &letter);
        let notice = receive(play, letter.clone());
        match merge {
            Merge::Extends { .. } => assert_eq!(play.game(), &letter.game),
            Merge::Conflict { .. } | Merge::Ahead { .. } => {
                assert!(play.choice().is_some() && notice.is_some(), "the person is asked");
                assert_eq!(play.document, before);
            }
            _ => assert_eq!((&play.document, notice.is_some()), (&before, true)),
        }
        if play.replay().is_some() {
            play.apply(ViewAction::Skip);
        }
    }

    /// Both send what they have and open what the other has sent, until nothing changes.
    fn settle(&mut self) {
        for _ in 0..2 {
            for at in 0..2 {
                let letter = Letter::of(&self.pages[1 - at].document).expect("a letter");
                self.deliver(at, &letter);
            }
        }
        let [one, two] = &self.pages;
        let is_announced = one.choice().is_some() || two.choice().is_some();
        assert!(
            one.game() == two.game() || is_announced,
            "{}\n{}",
            one.document.to_text(),
            two.document.to_text()
        );
    }
}

#[test]
fn letters_in_any_order_lead_to_the_same_game() {
    for seed in 0..40 {
        let mut post = Post::new(seed);
        for _ in 0..60 {
            let at = post.numbers.below(2);
            match post.numbers.below(3) {
                0 => post.play(at),
                1 => post.send(at),
                _ => post.open(at),
            }
            let [one, two] = &post.pages;
            // A friend who gives up meanwhile is the only thing that both can do at the same time.
            let has_ended = one.game().outcome().is_some() || two.game().outcome().is_some();
            assert!(
                has_ended || (one.choice().is_none() && two.choice().is_none()),
                "nothing is lost, so nothing differs"
            );
        }
        post.settle();
    }
}

#[test]
fn a_browser_that_has_lost_turns_leads_to_the_same_game_or_to_a_choice() {
    let mut asked = 0;
    for seed in 0..60 {
        let mut post = Post::new(seed + 1000);
        for _ in 0..80 {
            let at = post.numbers.below(2);
            match post.numbers.below(12) {
                0 => post.backups[at] = post.pages[at].document.clone(),
                1 => post.pages[at] = PlayState::resume(post.backups[at].clone()),
                2 => drop(post.pages[at].apply(FriendAction::KeepOurs)),
                3 => drop(post.pages[at].apply(FriendAction::TakeTheirs)),
                4..7 => post.play(at),
                7..9 => post.send(at),
                _ => post.open(at),
            }
            asked += u32::from(post.pages[at].choice().is_some());
        }
        post.settle();
        for play in &post.pages {
            assert_eq!(reread(play).document.to_text(), play.document.to_text());
        }
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn a_friend_who_gives_up_before_a_ply_ends_the_game() {
    // Gold has set up, and silver gives up instead of setting up.
    let mut play = PlayState::resume(begun(Side::Gold));
    play.apply(PlayAction::End);
    let sent = play.letter().expect("a letter").to_packed().expect("a link");
    let mut friend =
        PlayState::resume(Letter::from_packed(&sent).expect("a letter").document(Some(Side::Silver)));
    friend.apply(PlayAction::Resign);
    let answer = friend.letter().expect("the end").to_packed().expect("a link");
    receive(&mut play, Letter::from_packed(&answer).expect("a letter"));
    assert_eq!(play.game().outcome(), Some(Outcome::win(Side::Gold, Reason::Resignation)));

    // Silver invites gold, who gives up at once.
    let mut play = PlayState::resume(begun(Side::Silver));
    let sent = play.letter().expect("a letter").to_packed().expect("a link");
    let mut friend =
        PlayState::resume(Letter::from_packed(&sent).expect("a letter").document(Some(Side::Gold)));
    friend.apply(PlayAction::Resign);
    let answer = friend.letter().expect("the end").to_packed().expect("a link");
    receive(&mut play, Letter::from_packed(&answer).expect("a letter"));
    assert_eq!(play.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Resignation)));
}
