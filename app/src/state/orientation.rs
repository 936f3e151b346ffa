//! The orientation of the board.

use ansa_core::Side;

use super::game_options::Orientation;
use super::notice::{Event, Notice};
use super::play_state::PlayState;
use super::players::Player;

impl PlayState {
    /// Flips the board. Two people have a third orientation, in which the board turns automatically. A notice names
    /// the new orientation, because the board may look the same.
    pub(super) fn flip(&mut self) {
        let two_people = Side::ALL.into_iter().all(|side| self.options.players[side] == Player::Person);
        if two_people {
            self.set_orientation(match self.orientation {
                Orientation::Gold => Orientation::Silver,
                Orientation::Silver => Orientation::Mover,
                Orientation::Mover => Orientation::Gold,
            });
            self.notice = Some(Notice::OrientationChanged(self.orientation));
        } else {
            self.set_orientation(Orientation::of(!self.bottom()));
        }
    }

    /// Sets the orientation.
    pub(super) fn set_orientation(&mut self, orientation: Orientation) {
        self.orientation = orientation;
        self.event = Event::OrientationChanged(orientation);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{EntryAction, GameOptions, PlayAction, saved};
    use ansa_board::Pointing;
    use ansa_core::{Level, Square};

    fn two_people() -> PlayState {
        let mut play = PlayState::new(GameOptions::against(Player::Person, Side::Gold));
        play.apply(PlayAction::End);
        play.apply(PlayAction::End);
        play
    }

    #[test]
    fn two_people_have_three_orientations() {
        let mut play = two_people();
        for (orientation, bottom) in [
            (Orientation::Silver, Side::Silver),
            (Orientation::Mover, Side::Gold),
            (Orientation::Gold, Side::Gold),
        ] {
            play.apply(PlayAction::Flip);
            assert_eq!(
                (play.orientation, play.board_view(&Pointing::default(), false).bottom),
                (orientation, bottom)
            );
            assert_eq!(
                (&play.notice, &play.event),
                (&Some(Notice::OrientationChanged(orientation)), &Event::OrientationChanged(orientation))
            );
        }
    }

    #[test]
    fn the_orientation_mover_follows_the_turn() {
        let mut play = two_people();
        play.apply(PlayAction::Orientation(Orientation::Mover));
        assert_eq!(play.notice, None);
        let square = |name: &str| name.parse::<Square>().unwrap();
        for (from, to, next) in [("e2", "e3", Side::Silver), ("e7", "e6", Side::Gold)] {
            assert_eq!(play.bottom(), !next);
            play.apply(EntryAction::MoveAlong(vec![square(from), square(to)]));
            assert_eq!(play.bottom(), !next, "the board turns only when the turn ends");
            play.apply(PlayAction::End);
            assert_eq!(play.bottom(), next);
        }
        play.apply(PlayAction::TakeBack);
        assert_eq!(play.bottom(), Side::Silver);
        assert_eq!(
            saved::read(&saved::write(&play).expect("a text")).map(|play| play.orientation),
            Ok(Orientation::Mover)
        );
    }

    #[test]
    fn against_the_computer_flipping_twice_restores_the_view() {
        let mut play = PlayState::new(GameOptions::against(Player::Computer(Level::WEAKEST), Side::Silver));
        for (turned, orientation) in
            [(true, Orientation::Gold), (true, Orientation::Silver), (false, Orientation::Mover)]
        {
            play.apply(if turned { PlayAction::Flip } else { PlayAction::Orientation(Orientation::Mover) });
            assert_eq!(play.orientation, orientation);
            assert_eq!(play.notice, None);
        }
        // It flips from there, too: every press changes the view.
        assert_eq!(play.bottom(), Side::Gold);
        play.apply(PlayAction::Flip);
        assert_eq!(play.orientation, Orientation::Silver);
    }
}
