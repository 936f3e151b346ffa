//! Notices and events; [`crate::text`] puts them into words.

use ansa_core::game::PlayError;
use ansa_core::position::outcome::Outcome;
use ansa_core::record::NodeId;
use ansa_core::{Label, PlayedStep, Side};

use super::friend_notice::FriendNotice;
use crate::activities::engine::EngineFault;
use crate::activities::feedback::Tone;
use crate::document::{EditRefusal, Orientation};
use ansa_board::EntryEvent;

/// What a take-back has removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBackPlies {
    /// Whether the person's ply was a setup.
    pub is_setup: bool,
    /// Whether the computer had answered it.
    pub is_answered: bool,
    /// Whether steps of the next turn had been made.
    pub with_steps: bool,
}

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// Something about the entry of the ply.
    Entry(EntryEvent),
    /// A turn, setup or resignation was refused.
    Refused(PlayError),
    /// A turn of a plan has no place in the tree.
    EditRefused(EditRefusal),
    /// A setup was refused because pieces are still to be placed. Their numbers are by `Role::index`.
    SetupUnfinished(Side, [u8; 6]),
    /// Enter does not end the setup; other keys do.
    SetupKeys,
    /// The board was pressed while it shows an earlier position.
    EarlierPosition,
    /// The board was pressed while the computer is to move.
    ComputerToMove,
    /// The board was pressed while the friend is to move.
    FriendToMove,
    /// The board was pressed after the end of the game.
    GameOver,
    /// Something was taken back. It can be restored.
    TakenBack(TakenBackPlies),
    /// The coach was turned on in a game that was rated until then.
    CoachEndsRating,
    /// The turns of the plan were kept as a variation. These nodes are new.
    PlanKept(Vec<NodeId>),
    /// The turns of the plan were discarded.
    PlanDiscarded,
    /// The engine has no hint.
    NoHint(EngineFault),
    /// Something about a game with a friend.
    Friend(FriendNotice),
    /// A service failed, in its words.
    Failed(String),
    /// The orientation of the board was changed.
    OrientationChanged(Orientation),
}

impl Notice {
    pub fn tone(&self) -> Tone {
        match self {
            Notice::Friend(notice) => notice.tone(),
            Notice::Refused(_)
            | Notice::EditRefused(_)
            | Notice::NoHint(_)
            | Notice::SetupUnfinished(..)
            | Notice::Failed(_) => Tone::Refusal,
            Notice::Entry(EntryEvent::Lost(lost, side))
                if lost.iter().any(|lost| lost.piece.side == *side) =>
            {
                Tone::Hint
            }
            Notice::Entry(EntryEvent::Lost(..) | EntryEvent::OnGoal(_))
            | Notice::TakenBack(..)
            | Notice::PlanKept(_)
            | Notice::PlanDiscarded
            | Notice::OrientationChanged(_) => Tone::Good,
            Notice::Entry(_)
            | Notice::CoachEndsRating
            | Notice::SetupKeys
            | Notice::EarlierPosition
            | Notice::ComputerToMove
            | Notice::FriendToMove
            | Notice::GameOver => Tone::Hint,
        }
    }

    /// Whether it answers an input that could do nothing.
    pub fn refuses(&self) -> bool {
        self.tone() == Tone::Refusal
            || matches!(
                self,
                Notice::Entry(EntryEvent::NotSelectable(..) | EntryEvent::OutOfReach(..))
                    | Notice::EarlierPosition
                    | Notice::ComputerToMove
                    | Notice::FriendToMove
                    | Notice::GameOver
            )
    }
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Event {
    /// A game was started or opened.
    #[default]
    Opened,
    /// Something has happened in the entry of the ply.
    Entry(EntryEvent),
    /// A side has set up its pieces.
    SetUp(Side),
    /// A turn was played.
    Turned(Label, Vec<PlayedStep>),
    /// The board shows the position after these steps of this ply; without a label, the start.
    Shown(Option<Label>, Vec<PlayedStep>),
    /// The board shows the game again.
    Back,
    /// Turns were taken back.
    TakenBack,
    /// Turns that were taken back were restored.
    BroughtBack,
    /// The orientation of the board was changed.
    OrientationChanged(Orientation),
    /// A plan was started.
    PlanBegun,
    /// A plan was ended.
    PlanLeft,
    /// The game ended.
    Over(Outcome),
}
