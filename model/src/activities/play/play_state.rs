//! The state of the play screen, and what follows from it.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::game::Ply;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::NodeId;
use ansa_core::{Board, Capture, Game, Label, PlayedStep, Side};

use super::engine_state::EngineState;
use super::friend_state::FriendState;
use super::ladder_state::{LadderState, Unrated};
use super::notice::{Event, Notice};
use super::plan::Plan;
use super::teaching_state::Teaching;
use super::timing::Timing;
use super::viewing::{ReplayTick, Viewing};
use crate::activities::feedback::{Feedback, feedback};
use crate::activities::material::ahead;
use crate::document::{Cursor, Document, GameOptions, Orientation, Player};
use crate::entry::PlyEntry;
use crate::formats::begun_turn::numbered_text;

/// What a take-back removed from the entry, to restore it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TakenBack {
    /// The last ply before the take-back.
    pub(super) node: NodeId,
    /// The draft of the next ply.
    pub(super) entry: PlyEntry,
    /// The time used for the draft.
    pub(super) spent: u64,
}

/// The state of the play screen: everything about the game that the page shows or saves.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayState {
    /// The document, which shares everything with its copies. The session hands on each change of it.
    pub document: Document,
    pub orientation: Orientation,
    /// The time used for the draft ply.
    pub(super) timing: Timing,
    /// The draft of the next ply.
    pub(super) entry: PlyEntry,
    pub(super) viewing: Viewing,
    pub(super) plan: Option<Plan>,
    pub engine: EngineState,
    pub(super) teaching: Teaching,
    pub ladder: LadderState,
    pub(super) friend: FriendState,
    /// The take-backs that can be undone, the last one last.
    pub(super) taken_back: Vec<TakenBack>,
    pub(super) feedback: Feedback<Event, Notice>,
    /// Whether another tab plays the game, so that it is read-only here.
    pub read_only: bool,
}

impl PlayState {
    /// The start of a game.
    pub fn new(options: GameOptions) -> PlayState {
        let ladder = LadderState::new(&options);
        PlayState { ladder, ..PlayState::resume(Document::new(options)) }
    }

    /// The state at the end of a document.
    pub fn resume(document: Document) -> PlayState {
        PlayState {
            orientation: document.options().orientation,
            entry: PlyEntry::of(document.game()),
            document,
            timing: Timing::default(),
            viewing: Viewing::default(),
            plan: None,
            engine: EngineState::default(),
            teaching: Teaching::default(),
            ladder: LadderState::default(),
            friend: FriendState::default(),
            taken_back: Vec::new(),
            feedback: Feedback::default(),
            read_only: false,
        }
    }

    /// The state of the next game on the page: the counters go on, so that nothing of the two is confused.
    pub fn replaced_by(&self, mut next: PlayState) -> PlayState {
        next.engine.continue_from(&self.engine);
        next.feedback.continue_from(&self.feedback);
        next
    }

    /// The state while another tab plays the game, or plays it no longer. A game that another tab plays is only looked at.
    #[must_use]
    pub fn with_read_only(mut self, read_only: bool) -> PlayState {
        self.read_only = read_only;
        if read_only {
            self.entry.deselect();
            self.viewing.show(None);
            self.plan = None;
        }
        self
    }

    /// Follows a document that something else has changed. Nothing keeps pointing to what is gone.
    pub fn follow(&mut self, document: Document) {
        let before = core::mem::replace(&mut self.document, document);
        if before.has_same_tree(&self.document) {
            return;
        }
        if before.game() != self.document.game() {
            self.mark_helped(Unrated::Study);
            self.entry = PlyEntry::of(self.game());
            self.viewing.show(None);
            self.plan = None;
            self.engine.renew();
            self.teaching.decide(self.game().plies().len());
            self.taken_back.clear();
        }
        let again = |place: &Cursor| self.document.cursor_at(place.node().unwrap_or(self.document.root()));
        if let Some(place) = &self.viewing.place {
            self.viewing.show(again(place));
        }
        if let Some(plan) = self.plan.take() {
            self.plan = plan.found_again(again);
        }
    }

    /// The game as played.
    pub const fn game(&self) -> &Rc<Game> {
        self.document.game()
    }

    pub const fn options(&self) -> &GameOptions {
        self.document.options()
    }

    /// The number of turns played, without the setups.
    pub fn turns_played(&self) -> usize {
        self.game().plies().iter().filter(|ply| matches!(ply, Ply::Turn(_))).count()
    }

    feedback!(Event, Notice);

    /// Whether a person at this screen plays a side.
    pub fn is_person(&self, side: Side) -> bool {
        self.document.player(side) == Player::Person
    }

    /// Whether a person is to set up or move.
    pub(super) fn is_persons_turn(&self) -> bool {
        self.is_person(self.game().side())
    }

    /// Whether a friend is to set up or move.
    pub fn is_friends_turn(&self) -> bool {
        self.document.player(self.game().side()) == Player::Friend
    }

    /// Whether the computer plays both sides and the person only watches.
    pub fn is_watched(&self) -> bool {
        !self.options().has_person() && !self.options().has_friend()
    }

    /// The place that the board shows.
    pub fn place(&self) -> Cursor {
        let other = self.plan.as_ref().map(|plan| &plan.place).or(self.viewing.place.as_ref());
        other.cloned().unwrap_or_else(|| self.document.end_cursor())
    }

    /// Whether the board shows the current position of the game.
    pub const fn is_live(&self) -> bool {
        self.plan.is_none() && self.viewing.place.is_none()
    }

    /// The replay, while one runs.
    pub fn replay(&self) -> Option<ReplayTick> {
        self.viewing.replay().filter(|_| self.plan.is_none())
    }

    /// Whether the board shows a plan.
    pub const fn is_planning(&self) -> bool {
        self.plan.is_some()
    }

    /// Whether the game has moved on since the plan started.
    pub fn is_plan_outdated(&self) -> bool {
        self.plan.as_ref().is_some_and(|plan| plan.outdated)
    }

    /// Whether the plan has turns to keep.
    pub fn has_planned(&self) -> bool {
        self.plan.as_ref().is_some_and(|plan| !plan.made.is_empty())
    }

    /// The mode of the board.
    pub fn mode(&self) -> Mode {
        if let Some(plan) = &self.plan {
            if plan.entry.turn().is_some() { Mode::Turn } else { Mode::Over }
        } else if self.viewing.replay().is_some() {
            Mode::Replay
        } else if self.viewing.place.is_some() {
            Mode::Past
        } else if self.game().outcome().is_some() {
            Mode::Over
        } else if !self.is_persons_turn() {
            Mode::Computer
        } else if self.entry.setup_entry().is_some() {
            Mode::Setup
        } else {
            Mode::Turn
        }
    }

    /// The draft that the person enters at the displayed place, if one can be entered there.
    pub fn entry(&self) -> Option<&PlyEntry> {
        match (&self.plan, self.mode()) {
            (Some(plan), _) => Some(&plan.entry),
            (None, Mode::Setup | Mode::Turn) => Some(&self.entry),
            (None, _) => None,
        }
    }

    /// Whether a text is being typed.
    pub fn is_typing(&self) -> bool {
        self.entry().is_some_and(|entry| entry.typed.is_some())
    }

    /// The draft of the game's next ply, whatever the board shows.
    pub const fn own_entry(&self) -> &PlyEntry {
        &self.entry
    }

    /// The board of the game with the draft of its next ply, whatever the board shows.
    pub fn own_board(&self) -> Board {
        self.entry.board_on(self.game().board())
    }

    /// The side whose home ranks are at the bottom. A plan does not turn the board.
    pub fn bottom(&self) -> Side {
        self.orientation.bottom(self.game().side())
    }

    /// The side that would resign: the person's, or with two people the side to move.
    pub fn resigning_side(&self) -> Side {
        let side = self.game().side();
        if self.is_person(side) { side } else { !side }
    }

    /// Whether a person is playing who could resign.
    pub fn can_resign(&self) -> bool {
        self.game().outcome().is_none() && self.options().has_person()
    }

    /// The draft turn as displayed.
    pub fn turn(&self) -> Option<&TurnBuilder> {
        self.entry()?.turn()
    }

    /// The position that the draft turn has reached.
    pub fn position(&self) -> Option<&Position> {
        self.entry()?.position()
    }

    /// The displayed board.
    pub fn board(&self) -> Board {
        let before = self.place().board();
        self.entry().map_or(before, |entry| entry.board_on(before))
    }

    /// The steps of the displayed trail: those of the draft or displayed turn, else of the last turn.
    pub fn trail(&self) -> Vec<PlayedStep> {
        match self.entry().filter(|entry| entry.has_steps()) {
            Some(entry) => entry.steps(),
            None => self.place().trail().to_vec(),
        }
    }

    /// The displayed position before any draft step, and its turn number; `None` until both sides have set up.
    pub fn numbered_position(&self) -> Option<(Position, u32)> {
        let place = self.place();
        Some((place.position()?, place.label().number))
    }

    /// The displayed position of a game that has ended, as the text that a new game starts from. `None` where no turn can
    /// follow, and while the game goes on.
    pub fn start_text(&self) -> Option<String> {
        let place = self.place();
        let has_ended = self.plan.is_none() && self.game().outcome().is_some();
        let position = place.position_shown().filter(|_| has_ended && !place.is_over())?;
        numbered_text(&position, place.label())
    }

    /// All captured pieces on the displayed board, oldest first.
    pub fn captured(&self) -> Vec<Capture> {
        let mut captured = self.place().captured();
        let drafted = self.entry().map(PlyEntry::steps).unwrap_or_default();
        captured.extend(drafted.iter().filter_map(|step| step.capture));
        captured
    }

    /// The label of the ply that is being entered, shown or awaited.
    pub fn label_shown(&self) -> Label {
        match self.replay() {
            Some(replay) => self.game().label(replay.ply),
            None => self.place().label(),
        }
    }

    /// The side to set up or to move at the displayed place; `None` after the end of the game.
    pub fn side_shown(&self) -> Option<Side> {
        let over = match self.mode() {
            Mode::Over => true,
            Mode::Past => self.place().is_over(),
            _ => false,
        };
        (!over).then(|| self.label_shown().side)
    }

    /// By how much the pieces of a side are worth more than the other's on the displayed board, in thousandths of a
    /// rabbit at the start; 0 if they are not, and until both have set up.
    pub fn ahead(&self, side: Side) -> u32 {
        let position = self.position().copied().or_else(|| self.place().position_shown());
        ahead(position.as_ref(), side)
    }

    /// The steps left in the draft turn.
    pub fn steps_left(&self) -> u8 {
        self.position().map_or(0, Position::steps_left)
    }

    /// Whether the draft turn can end.
    pub fn can_end(&self) -> bool {
        self.turn().is_some_and(|turn| match &self.plan {
            Some(_) => turn.finish().is_ok(),
            None => self.game().check(turn).is_ok(),
        })
    }

    /// Whether the last turn can be replayed.
    pub fn can_replay(&self) -> bool {
        let played = self.document.played();
        self.plan.is_none()
            && self.viewing.replay().is_none()
            && played.len().checked_sub(1).is_some_and(|ply| !played.steps_of(ply).is_empty())
    }

    /// Whether a person has pushed or pulled in this game, and therefore knows how.
    pub fn has_shoved(&self) -> bool {
        let shoves = |side: Side, steps: &[PlayedStep]| steps.iter().any(|played| played.piece.side != side);
        let drafted = self.entry().map(PlyEntry::steps).unwrap_or_default();
        shoves(self.label_shown().side, &drafted)
            || (0..self.game().plies().len()).any(|ply| {
                let side = self.game().label(ply).side;
                self.is_person(side) && shoves(side, self.document.played().steps_of(ply))
            })
    }
}

#[cfg(test)]
mod tests;
