//! From where the board is seen.

use ansa_core::Side;

use super::game_options::View;
use super::notice::{Event, Notice};
use super::players::Player;
use super::table::Table;

impl Table {
    /// Turns the board around. Two people have a third view, in which it turns by itself; as it may stay as it is for the
    /// moment, the page tells them what they see.
    pub(super) fn flip(&mut self) {
        let two_people = Side::ALL.into_iter().all(|side| self.options.players[side] == Player::Person);
        if two_people {
            self.see(match self.view {
                View::Gold => View::Silver,
                View::Silver => View::Mover,
                View::Mover => View::Gold,
            });
            self.notice = Some(Notice::Seen(self.view));
        } else {
            self.see(View::of(!self.bottom()));
        }
    }

    /// Shows the board from somewhere else.
    pub(super) fn see(&mut self, view: View) {
        self.view = view;
        self.event = Event::Seen(view);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Action, EntryAction, GameOptions, saved};
    use ansa_board::Pointing;
    use ansa_core::{Level, Square};

    fn two_people() -> Table {
        let mut table = Table::new(GameOptions::against(Player::Person, Side::Gold));
        table.apply(Action::End);
        table.apply(Action::End);
        table
    }

    #[test]
    fn two_people_have_three_views() {
        let mut table = two_people();
        for (view, bottom) in
            [(View::Silver, Side::Silver), (View::Mover, Side::Gold), (View::Gold, Side::Gold)]
        {
            table.apply(Action::Flip);
            assert_eq!((table.view, table.board_view(&Pointing::default(), false).bottom), (view, bottom));
            assert_eq!((&table.notice, &table.event), (&Some(Notice::Seen(view)), &Event::Seen(view)));
        }
    }

    #[test]
    fn the_mover_has_its_side_at_the_bottom() {
        let mut table = two_people();
        table.apply(Action::View(View::Mover));
        assert_eq!(table.notice, None);
        let square = |name: &str| name.parse::<Square>().unwrap();
        for (from, to, next) in [("e2", "e3", Side::Silver), ("e7", "e6", Side::Gold)] {
            assert_eq!(table.bottom(), !next);
            table.apply(EntryAction::Carry(vec![square(from), square(to)]));
            assert_eq!(table.bottom(), !next, "the board turns only when the turn ends");
            table.apply(Action::End);
            assert_eq!(table.bottom(), next);
        }
        table.apply(Action::TakeBack);
        assert_eq!(table.bottom(), Side::Silver);
        assert_eq!(saved::read(&saved::write(&table)).map(|table| table.view), Ok(View::Mover));
    }

    #[test]
    fn against_the_computer_the_board_is_turned_and_turned_back() {
        let mut table = Table::new(GameOptions::against(Player::Computer(Level::WEAKEST), Side::Silver));
        for (turned, view) in [(true, View::Gold), (true, View::Silver), (false, View::Mover)] {
            table.apply(if turned { Action::Flip } else { Action::View(View::Mover) });
            assert_eq!(table.view, view);
            assert_eq!(table.notice, None);
        }
        // From there as from a view of its own: what is seen changes with every press.
        assert_eq!(table.bottom(), Side::Gold);
        table.apply(Action::Flip);
        assert_eq!(table.view, View::Silver);
    }
}
