//! Actions on the draft setup.

use ansa_board::Mode;
use ansa_core::game::setup::SetupRows;
use ansa_core::game::{Roster, Setup, SetupError};
use ansa_core::{Bitboard, Piece, Role, Side, Square, book};

use super::notice::Event;
use super::play_state::{Draft, PlayState};
use super::presets::full;

/// An action on the draft setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SetupAction {
    /// Places the pieces in a named setup.
    Arrange(SetupRows),
    /// Mirrors the setup left to right.
    Mirror,
    /// Shuffles the pieces: each goes to the square with the next smallest number.
    Shuffle([u32; 16]),
    /// Places the pieces as the computer would; the number selects one of its setups.
    Suggest(u64),
    /// Places the pieces as the same person did in the previous game.
    Last,
    /// Removes all pieces from the board.
    Clear,
    /// Places the remaining pieces on the free squares.
    Fill,
    /// Chooses the role that the next press on a free square places.
    Choose(Role),
}

impl PlayState {
    /// Applies an action to the draft setup.
    pub(super) fn apply_setup(&mut self, action: &SetupAction) {
        let side = self.game.side();
        let roster = self.game.rosters()[side];
        let Some(setup) = self.setup() else { return };
        let changed = match action {
            SetupAction::Arrange(named) => fitting(Setup::from_rows(*named, side), roster),
            SetupAction::Mirror => setup.mirror(),
            SetupAction::Shuffle(keys) => shuffled(side, roster, keys),
            SetupAction::Suggest(seed) => book::setup(&self.game, side, *seed),
            SetupAction::Last => match self.last_setup() {
                Some(last) => fitting(last, roster),
                None => return,
            },
            SetupAction::Clear => Setup::new(Vec::new()),
            SetupAction::Fill => filled(setup, side, roster),
            SetupAction::Choose(role) => {
                self.selection = None;
                self.chosen = Some(*role);
                return;
            }
        };
        self.draft = Draft::Setup(changed);
        self.selection = None;
        self.chosen = None;
        self.event = Event::Arranged(self.unplaced().map_or(0, total));
    }

    /// The number of pieces of each role still to be placed, by [`Role::index`], while a person sets up.
    pub(crate) fn unplaced(&self) -> Option<[u8; 6]> {
        let setup = self.setup()?;
        Some(left(setup, self.game.rosters()[self.game.side()]))
    }

    /// The role that a press on a free square places: the chosen one while pieces of it are left, else the strongest
    /// one left.
    pub(crate) fn next_role(&self) -> Option<Role> {
        let unplaced = self.unplaced()?;
        let is_left = |role: &Role| unplaced[role.index()] > 0;
        self.chosen.filter(is_left).or_else(|| Role::ALL.into_iter().rev().find(is_left))
    }

    /// The squares where the next piece can be placed.
    pub(super) fn free_home(&self) -> Bitboard {
        match (self.setup(), self.next_role()) {
            (Some(setup), Some(_)) if self.typed.is_none() => {
                let taken: Bitboard = setup.pieces().iter().map(|&(square, _)| square).collect();
                Setup::home(self.game.side()) - taken
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// Places the next piece on a square, if nothing is selected and the square is free for it.
    pub(super) fn place(&mut self, square: Square) -> bool {
        if self.selection.is_some() || !self.free_home().contains(square) {
            return false;
        }
        let side = self.game.side();
        let (Some(role), Draft::Setup(setup)) = (self.next_role(), &mut self.draft) else { return false };
        let piece = Piece { side, role };
        let mut pieces = setup.pieces().to_vec();
        pieces.push((square, piece));
        *setup = in_order(pieces);
        self.event = Event::Placed(piece, square, self.unplaced().map_or(0, total));
        true
    }

    /// The last setup of the person who is setting up, converted to the current side.
    pub(crate) fn last_setup(&self) -> Option<Setup> {
        let side = self.game.side();
        (self.mode() == Mode::Setup).then(|| self.last.of(side, &self.options)).flatten()
    }

    /// Remembers the setup that a person has just played.
    pub(super) fn keep_setup(&mut self, side: Side, setup: &Setup) {
        self.last.keep(side, &self.options, setup);
    }
}

/// A setup without the pieces that a handicap leaves out, the rearmost of a role first. Their squares stay empty.
pub(super) fn fitting(setup: Setup, roster: Roster) -> Setup {
    let Roster::Exactly(mut left) = roster else { return setup };
    let fits = setup.pieces().iter().rev().filter(|(_, piece)| {
        let count = &mut left[piece.role.index()];
        let fits = *count > 0;
        *count = count.saturating_sub(1);
        fits
    });
    let mut pieces: Vec<_> = fits.copied().collect();
    pieces.reverse();
    Setup::new(pieces)
}

/// Checks an unfinished setup of a side with this roster: no superfluous pieces and no wrong squares.
///
/// # Errors
/// The first error.
pub(super) fn check_part(setup: &Setup, side: Side, roster: Roster) -> Result<(), SetupError> {
    let (placed, counts) = (count(setup), counts(roster));
    for role in Role::ALL {
        let (count, expected) = (placed[role.index()], counts[role.index()]);
        if count > expected {
            let piece = Piece { side, role };
            return Err(SetupError::Count { piece, count: count.into(), expected: expected.into() });
        }
    }
    setup.check(side, Roster::Exactly(placed))
}

/// The total of these counts.
pub(crate) fn total(counts: [u8; 6]) -> u32 {
    counts.into_iter().map(u32::from).sum()
}

pub(super) fn counts(roster: Roster) -> [u8; 6] {
    match roster {
        Roster::Exactly(counts) => counts,
        Roster::Any => Role::ALL.map(full),
    }
}

fn count(setup: &Setup) -> [u8; 6] {
    let mut counts = [0u8; 6];
    for (_, piece) in setup.pieces() {
        let count = &mut counts[piece.role.index()];
        *count = count.saturating_add(1);
    }
    counts
}

pub(super) fn left(setup: &Setup, roster: Roster) -> [u8; 6] {
    let (mut left, placed) = (counts(roster), count(setup));
    for (left, placed) in left.iter_mut().zip(placed) {
        *left = left.saturating_sub(placed);
    }
    left
}

/// The pieces with these counts, strongest first.
fn pieces_of(side: Side, counts: [u8; 6]) -> impl Iterator<Item = Piece> {
    Role::ALL
        .into_iter()
        .rev()
        .flat_map(move |role| core::iter::repeat_n(Piece { side, role }, usize::from(counts[role.index()])))
}

fn shuffled(side: Side, roster: Roster, keys: &[u32; 16]) -> Setup {
    let mut squares: Vec<(u32, Square)> = keys.iter().copied().zip(Setup::home(side)).collect();
    squares.sort_unstable();
    let squares = squares.into_iter().map(|(_, square)| square);
    in_order(squares.zip(pieces_of(side, counts(roster))).collect())
}

/// The setup with the remaining pieces on the free squares, the strongest in front.
fn filled(setup: &Setup, side: Side, roster: Roster) -> Setup {
    let mut pieces = setup.pieces().to_vec();
    let taken: Bitboard = pieces.iter().map(|&(square, _)| square).collect();
    let mut free: Vec<Square> = (Setup::home(side) - taken).into_iter().collect();
    // The front rank before the back rank, and the middle of a rank before its wings.
    free.sort_by_key(|square| {
        let behind = square.rank() == 0 || square.rank() == 7;
        (behind, square.file().abs_diff(3).min(square.file().abs_diff(4)))
    });
    pieces.extend(free.into_iter().zip(pieces_of(side, left(setup, roster))));
    in_order(pieces)
}

/// A setup in the order of the squares, which is easiest to read in records.
pub(super) fn in_order(mut pieces: Vec<(Square, Piece)>) -> Setup {
    pieces.sort_unstable();
    Setup::new(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{EntryAction, GameOptions, Notice, PlayAction, Player, Preset, game_options, saved};
    use ansa_board::Pointing;
    use ansa_board::testing::square;
    use ansa_core::BySide;

    fn setting_up(rosters: BySide<Roster>) -> PlayState {
        let start = game_options::GameStart::Setups(rosters);
        PlayState::new(GameOptions { start, ..GameOptions::against(Player::Person, Side::Gold) })
    }

    fn full_set() -> PlayState {
        setting_up(BySide::default())
    }

    fn press(play: &mut PlayState, squares: &[&str]) {
        for name in squares {
            play.apply(EntryAction::Press(square(name)));
        }
    }

    fn letters(play: &PlayState, squares: &[&str]) -> String {
        let board = play.board();
        squares.iter().map(|name| board.piece_at(square(name)).map_or('.', Piece::letter)).collect()
    }

    fn placed(play: &PlayState) -> Vec<(Square, Piece)> {
        let mut pieces = play.setup().expect("a setup is being made").pieces().to_vec();
        pieces.sort_unstable();
        pieces
    }

    /// The marked squares.
    fn targets(play: &PlayState) -> Bitboard {
        let view = play.board_view(&Pointing::default(), false);
        view.squares.iter().filter(|view| view.destination.is_some()).map(|view| view.square).collect()
    }

    #[test]
    fn pieces_are_placed_in_order_from_an_empty_board() {
        let mut play = full_set();
        assert_eq!(
            (play.unplaced(), play.next_role(), targets(&play)),
            (Some([0; 6]), None, Bitboard::EMPTY)
        );
        play.apply(SetupAction::Clear);
        assert_eq!(play.event, Event::Arranged(16));
        assert_eq!(targets(&play), Setup::home(Side::Gold), "every home square is free");
        press(&mut play, &["e2", "d2", "b2", "g2"]);
        assert_eq!(letters(&play, &["e2", "d2", "b2", "g2"]), "EMHH");
        assert_eq!(play.unplaced(), Some([8, 2, 2, 0, 0, 0]));
        play.apply(SetupAction::Choose(Role::Rabbit));
        press(&mut play, &["a1", "b1"]);
        assert_eq!(letters(&play, &["a1", "b1"]), "RR");
        press(&mut play, &["e4", "e7"]);
        assert_eq!(play.unplaced(), Some([6, 2, 2, 0, 0, 0]), "pieces stand on home squares only");

        play.apply(PlayAction::End);
        assert_eq!(play.notice, Some(Notice::SetupUnfinished(Side::Gold, [6, 2, 2, 0, 0, 0])));
        assert_eq!((play.mode(), play.game.plies().len()), (Mode::Setup, 0));
        let again = saved::read(&saved::write(&play).expect("a text")).expect("it can be read");
        assert_eq!((again.draft.clone(), again.unplaced()), (play.draft.clone(), play.unplaced()));

        // A placed piece can be moved and swapped as usual.
        press(&mut play, &["a1", "h1"]);
        assert_eq!(letters(&play, &["a1", "h1"]), ".R");
        press(&mut play, &["h1", "e2"]);
        assert_eq!(letters(&play, &["e2", "h1"]), "RE");
        play.apply(SetupAction::Fill);
        assert_eq!(play.unplaced(), Some([0; 6]));
        play.apply(PlayAction::End);
        assert_eq!((play.notice.clone(), play.game.plies().len()), (None, 1));
        assert_eq!(letters(&play, &["d2", "h1"]), "ME");
    }

    #[test]
    fn after_the_last_piece_of_a_role_the_next_role_follows() {
        let mut play = full_set();
        play.apply(SetupAction::Clear);
        play.apply(SetupAction::Choose(Role::Cat));
        assert_eq!(play.next_role(), Some(Role::Cat));
        press(&mut play, &["c2", "f2", "e2"]);
        assert_eq!(letters(&play, &["c2", "f2", "e2"]), "CCE");
    }

    #[test]
    fn the_swap_squares_of_a_selected_piece_are_marked() {
        let mut play = full_set();
        press(&mut play, &["e2"]);
        assert_eq!(targets(&play), Setup::home(Side::Gold) - Bitboard::of(square("e2")));
        press(&mut play, &["e2"]);
        assert_eq!(targets(&play), Bitboard::EMPTY);
    }

    #[test]
    fn a_handicap_leaves_free_squares() {
        let camel_off = BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL };
        let mut play = setting_up(camel_off);
        assert_eq!(play.unplaced(), Some([0; 6]));
        for preset in Preset::ALL {
            play.apply(SetupAction::Arrange(preset.rows()));
            assert_eq!((play.board().side(Side::Gold).count(), play.unplaced()), (15, Some([0; 6])));
        }
        play.apply(SetupAction::Arrange(Preset::NinetyNine.rows()));
        assert_eq!(letters(&play, &["d2", "e2"]), ".E");
        press(&mut play, &["e2", "d2"]);
        assert_eq!(letters(&play, &["d2", "e2"]), "E.");
        play.apply(EntryAction::MoveAlong(vec![square("d2"), square("e2")]));
        assert_eq!(letters(&play, &["d2", "e2"]), ".E");
        play.apply(SetupAction::Mirror);
        assert_eq!(letters(&play, &["d2", "e2"]), "E.");
        for action in [SetupAction::Shuffle([7; 16]), SetupAction::Suggest(5)] {
            play.apply(action);
            assert_eq!((play.board().side(Side::Gold).count(), play.unplaced()), (15, Some([0; 6])));
        }
        play.apply(PlayAction::End);
        assert_eq!(play.game.side(), Side::Silver);
    }

    #[test]
    fn shuffle_and_suggest_place_all_pieces() {
        let mut play = full_set();
        let upwards: [u32; 16] = core::array::from_fn(|index| index as u32);
        play.apply(SetupAction::Shuffle(upwards));
        assert_eq!(letters(&play, &["a1", "b1", "c1", "h2"]), "EMHR");
        let first = placed(&play);
        play.apply(SetupAction::Shuffle(upwards.map(|key| 16 - key)));
        assert_eq!(letters(&play, &["a1", "h2", "g2", "f2"]), "REMH");
        assert_ne!(placed(&play), first);
        let suggested: Vec<_> = (0..20)
            .map(|seed| {
                play.apply(SetupAction::Suggest(seed));
                placed(&play)
            })
            .collect();
        assert!(suggested.iter().any(|other| *other != suggested[0]), "it always suggests the same");
        play.apply(PlayAction::End);
        play.apply(SetupAction::Suggest(3));
        play.apply(PlayAction::End);
        assert_eq!((play.mode(), play.game.plies().len()), (Mode::Turn, 2));
        play.apply(SetupAction::Clear);
        assert_eq!(play.board().occupied().count(), 32, "a game that has begun is not set up again");
    }
}
