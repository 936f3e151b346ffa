//! What the game means for the ladder.

use ansa_core::Side;
use ansa_core::game::Roster;

use crate::activities::rated_game::RatingChange;
use crate::document::{GameOptions, GameStart};
use crate::keyed::keyed;

keyed! {
    /// Why a game is not rated.
    Unrated {
        /// It started from a position.
        Position = "position",
        /// A side plays without all its pieces.
        Handicap = "handicap",
        /// The engine names the person's mistakes.
        Teaching = "teaching",
        /// A coach speaks.
        Coach = "coach",
        /// A turn was taken back.
        TakeBack = "take-back",
        /// The person has asked for a hint.
        Hint = "hint",
        /// The computer had to move at once.
        MoveNow = "move-now",
        /// The person has looked at the game in the study, which has the engine.
        Study = "study",
        /// Nobody has noted why.
        Unknown = "unknown",
    }
}

/// What a game means for the ladder of opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LadderState {
    /// Nothing: it is no game of a person against the computer, or nobody knows how it was played.
    #[default]
    Outside,
    /// Its result will count.
    Open {
        /// Why it will not be rated; `None` if it is played without help so far.
        unrated: Option<Unrated>,
    },
    /// Its result has counted, with the change of the rating or the reason why there is none.
    Counted(Result<RatingChange, Unrated>),
}

impl LadderState {
    /// The state of a new game with these options.
    pub(super) fn new(options: &GameOptions) -> LadderState {
        if options.has_person() && options.has_computer() {
            LadderState::Open { unrated: unrated_from_start(options) }
        } else {
            LadderState::Outside
        }
    }

    /// The state of an opened game: one with other options than a rated game is not rated, whatever is stored.
    pub(super) fn opened(self, options: &GameOptions) -> LadderState {
        match (self, LadderState::new(options)) {
            (_, LadderState::Outside) => LadderState::Outside,
            (LadderState::Open { .. }, LadderState::Open { unrated: Some(why) }) => {
                LadderState::Open { unrated: Some(why) }
            }
            _ => self,
        }
    }
}

/// Why a game with these options does not say how strong a person is; `None` if it does: from the setups, with all
/// pieces, without warnings.
fn unrated_from_start(options: &GameOptions) -> Option<Unrated> {
    match &options.start {
        GameStart::Position(..) => Some(Unrated::Position),
        GameStart::Setups(rosters) if Side::ALL.into_iter().any(|side| rosters[side] != Roster::FULL) => {
            Some(Unrated::Handicap)
        }
        GameStart::Setups(_) if options.teaches => Some(Unrated::Teaching),
        GameStart::Setups(_) if options.coaches => Some(Unrated::Coach),
        GameStart::Setups(_) => None,
    }
}
