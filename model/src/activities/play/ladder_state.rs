//! What the game means for the ladder.

use ansa_core::Side;
use ansa_core::game::Roster;

use crate::activities::rated_game::RatingChange;
use crate::document::{GameOptions, GameStart};

/// What a game means for the ladder of opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LadderState {
    /// Nothing: it is no game of a person against the computer, or nobody knows how it was played.
    #[default]
    Outside,
    /// Its result will count.
    Open {
        /// Whether it is played without help so far.
        is_rated: bool,
    },
    /// Its result has counted, with the change of the rating if it was rated.
    Counted(Option<RatingChange>),
}

impl LadderState {
    /// The state of a new game with these options.
    pub(super) fn new(options: &GameOptions) -> LadderState {
        if options.has_person() && options.has_computer() {
            LadderState::Open { is_rated: is_fair(options) }
        } else {
            LadderState::Outside
        }
    }

    /// The state of an opened game: one with other options than a rated game is not rated, whatever is stored.
    pub(super) fn opened(self, options: &GameOptions) -> LadderState {
        match (self, LadderState::new(options)) {
            (_, LadderState::Outside) => LadderState::Outside,
            (LadderState::Open { .. }, LadderState::Open { is_rated: false }) => {
                LadderState::Open { is_rated: false }
            }
            _ => self,
        }
    }
}

/// Whether a game with these options says how strong a person is: from the setups, with all pieces, without warnings.
fn is_fair(options: &GameOptions) -> bool {
    let is_whole = match &options.start {
        GameStart::Setups(rosters) => Side::ALL.into_iter().all(|side| rosters[side] == Roster::FULL),
        GameStart::Position(..) => false,
    };
    is_whole && !options.teaches && !options.coaches
}
