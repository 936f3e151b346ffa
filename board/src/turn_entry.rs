//! Turn entry: a person selects pieces, moves them, and undoes steps of the current turn.

use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{
    Bitboard, Capture, Piece, PlayedStep, Role, Side, Square, Step, StepError, StepKind, steps_of,
};

use crate::board_state::SquareStatus;
use crate::destinations::{self, Partner, Route, Selection};
use crate::obstacle::Obstacle;
use crate::view::BoardEvent;

/// A turn that a person enters, and the selected piece.
///
/// Undo and redo take one step, or the two steps of a push or a pull, which belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnEntry {
    turn: TurnBuilder,
    selection: Option<Selection>,
    /// The number of steps that each undo takes back, the last one last.
    units: Vec<usize>,
    /// The number of steps that each redo makes again, the next one last.
    undone: Vec<usize>,
}

impl TurnEntry {
    /// Enters a turn from a position.
    pub const fn new(position: Position) -> TurnEntry {
        TurnEntry { turn: TurnBuilder::new(position), selection: None, units: Vec::new(), undone: Vec::new() }
    }

    /// The turn with the steps made so far.
    pub const fn turn(&self) -> &TurnBuilder {
        &self.turn
    }

    /// The selected piece.
    pub const fn selection(&self) -> Option<Selection> {
        self.selection
    }

    /// The position after the steps made so far.
    pub fn position(&self) -> &Position {
        self.turn.position()
    }

    /// Whether there is anything to redo.
    pub const fn can_redo(&self) -> bool {
        self.turn.can_redo()
    }

    /// Whether a press on a square goes on with something that has begun: a piece is selected, or a push is unfinished.
    pub fn awaits_press(&self) -> bool {
        self.selection.is_some() || self.position().is_push_unfinished()
    }

    /// Takes an input on the board. Enter, the pointing, drawing and editing are not for a turn.
    pub fn input(&mut self, event: BoardEvent) -> EntryReport {
        match event {
            BoardEvent::Select(square) => self.select(square),
            BoardEvent::Press(square) => self.press(square),
            BoardEvent::MoveAlong(path) => self.move_along(&path),
            BoardEvent::Deselect => self.deselect(),
            BoardEvent::Enter(_) | BoardEvent::Point(_) | BoardEvent::Draw(_) | BoardEvent::Edit(_) => {
                EntryReport::default()
            }
        }
    }

    /// Selects the piece on a square if that is possible. An empty square deselects.
    pub fn select(&mut self, square: Square) -> EntryReport {
        let Some(piece) = self.position().board().piece_at(square) else {
            return match self.selection.take() {
                None => EntryReport::notice(EntryEvent::EmptySquare(square)),
                Some(_) => EntryReport::event(EntryEvent::Deselected),
            };
        };
        if !destinations::selectable(self.position()).contains(square) {
            let status = SquareStatus::of(self.position().board(), square);
            let why = destinations::selection_error(self.position(), square);
            let notice = EntryEvent::NotSelectable(piece, square, why, status);
            return EntryReport { notice: Some(notice), ..self.deselect() };
        }
        let selection = Selection { at: square, with: partner_for(self.position(), self.selection, square) };
        self.take_up(selection, piece)
    }

    fn take_up(&mut self, selection: Selection, piece: Piece) -> EntryReport {
        self.selection = Some(selection);
        let places = destinations::of(self.position(), selection, &[]).len();
        EntryReport::event(EntryEvent::Selected(piece, selection.at, places))
    }

    /// Handles a press on a square: finishes a push, moves the selected piece there, selects or deselects.
    pub fn press(&mut self, square: Square) -> EntryReport {
        if self.position().is_push_unfinished() && destinations::followers(self.position()).contains(square) {
            let route = destinations::of(self.position(), Selection::alone(square), &[]).into_iter().next();
            return match route {
                Some(route) => self.play(&route, true),
                None => self.deselect(),
            };
        }
        let Some(selection) = self.selection else { return self.select(square) };
        if selection.at == square {
            if selection.with == Partner::Nobody {
                return self.deselect();
            }
            // A second press keeps the piece selected but drops its partner.
            self.selection = None;
            return self.select(square);
        }
        // A press on another piece selects that one. The destination of a push or pull is chosen next.
        if self.position().board().piece_at(square).is_some() {
            return self.select(square);
        }
        let routes = destinations::of(self.position(), selection, &[]);
        match routes.into_iter().find(|route| route.to == square) {
            Some(route) => self.play(&route, true),
            None => self.out_of_reach(selection, square),
        }
    }

    /// Moves the piece on the first square of the path to the last one, along these squares where the rules allow it.
    pub fn move_along(&mut self, path: &[Square]) -> EntryReport {
        let &[from, .., to] = path else { return EntryReport::default() };
        if self.selection.is_none_or(|selection| selection.at != from) {
            let selected = self.select(from);
            if !matches!(selected.event, Some(EntryEvent::Selected(..))) {
                return selected;
            }
        }
        let Some(selection) = self.selection else { return EntryReport::default() };
        match destinations::of(self.position(), selection, path).into_iter().find(|route| route.to == to) {
            Some(route) => self.play(&route, false),
            None if self.position().board().piece_at(to).is_none() => self.out_of_reach(selection, to),
            None => self.deselect(),
        }
    }

    /// Deselects the piece that can't get to an empty square.
    fn out_of_reach(&mut self, selection: Selection, to: Square) -> EntryReport {
        let why = Obstacle::between(self.position(), selection, to);
        let piece = self.position().board().piece_at(selection.at);
        let notice = piece.map(|piece| EntryEvent::OutOfReach(piece, to, why));
        EntryReport { notice, ..self.deselect() }
    }

    /// Deselects the selected piece.
    pub fn deselect(&mut self) -> EntryReport {
        EntryReport { event: self.selection.take().map(|_| EntryEvent::Deselected), ..EntryReport::default() }
    }

    /// Undoes the last step, or push or pull.
    pub fn undo(&mut self) -> EntryReport {
        self.selection = None;
        if let Some(count) = self.units.pop() {
            for _ in 0..count {
                self.turn.undo();
            }
            self.undone.push(count);
        }
        EntryReport::event(EntryEvent::Undone(self.position().steps_left()))
    }

    /// Plays again what was undone last, if there is anything.
    pub fn redo(&mut self) -> EntryReport {
        self.selection = None;
        let Some(count) = self.undone.pop() else { return EntryReport::default() };
        self.units.push(count);
        let steps = (0..count).map_while(|_| self.turn.redo()).collect();
        EntryReport::event(EntryEvent::Stepped(steps, self.position().steps_left()))
    }

    /// Undoes all steps of the turn.
    pub fn reset(&mut self) -> EntryReport {
        self.selection = None;
        self.turn.reset();
        while let Some(count) = self.units.pop() {
            self.undone.push(count);
        }
        EntryReport::event(EntryEvent::Undone(self.position().steps_left()))
    }

    /// Plays the steps of a route and selects what the player has to choose next. `animate` asks for an animation.
    fn play(&mut self, route: &Route, animate: bool) -> EntryReport {
        self.selection = None;
        let played = self.make(&route.steps);
        if let Some(selection) = route.next_selection
            && let Some(piece) = self.position().board().piece_at(selection.at)
        {
            let selected = self.take_up(selection, piece);
            if played.is_empty() {
                return selected;
            }
        }
        self.stepped(played, animate)
    }

    /// Reports steps that were played.
    fn stepped(&self, played: Vec<PlayedStep>, animate: bool) -> EntryReport {
        let Some(last) = played.last() else { return EntryReport::default() };
        let (position, side) = (self.position(), self.position().side());
        let lost: Vec<Capture> = played.iter().filter_map(|step| step.capture).collect();
        let rabbits = position.board().pieces(Piece::new(side, Role::Rabbit));
        let notice = match (rabbits & Bitboard::goal(side)).first() {
            _ if position.is_push_unfinished() => Some(EntryEvent::ChooseFollower(last.piece)),
            Some(square) => Some(EntryEvent::OnGoal(square)),
            None => (!lost.is_empty()).then_some(EntryEvent::Lost(lost, side)),
        };
        let animated = if animate { steps_of(&played) } else { Vec::new() };
        EntryReport { event: Some(EntryEvent::Stepped(played, position.steps_left())), notice, animated }
    }

    /// Plays steps from a text until one is illegal.
    pub fn play_steps(&mut self, steps: &[Step]) -> EntryReport {
        self.selection = None;
        let played = self.make(steps);
        self.stepped(played, false)
    }

    fn make(&mut self, steps: &[Step]) -> Vec<PlayedStep> {
        // All steps of a route are legal. If one is not, that is a bug, and the steps before it stay.
        let played: Vec<PlayedStep> = steps.iter().map_while(|&step| self.turn.step(step).ok()).collect();
        if !played.is_empty() {
            self.undone.clear();
        }
        for (index, step) in played.iter().enumerate() {
            // A pull that is added to a step made before can be undone without it.
            let goes_on = step.kind == StepKind::PushEnd || step.kind == StepKind::Pull && index > 0;
            match self.units.last_mut().filter(|_| goes_on) {
                Some(unit) => *unit += 1,
                None => self.units.push(1),
            }
        }
        played
    }
}

impl From<&TurnBuilder> for TurnEntry {
    /// Goes on with the steps of a turn.
    fn from(turn: &TurnBuilder) -> TurnEntry {
        let mut entry = TurnEntry::new(*turn.start());
        let steps = steps_of(turn.steps());
        entry.play_steps(&steps);
        entry
    }
}

/// The partner of a piece that is selected now: an own piece and a weaker enemy beside it, selected one after the
/// other, mean a push or a pull.
fn partner_for(position: &Position, selection: Option<Selection>, square: Square) -> Partner {
    let Some(Selection { at, .. }) = selection else { return Partner::Nobody };
    if (destinations::pushers(position, square) | destinations::pullers(position, square)).contains(at) {
        Partner::MovedBy(at)
    } else if destinations::pullers(position, at).contains(square) {
        Partner::Pulled(at)
    } else {
        Partner::Nobody
    }
}

/// The start and the end square of each piece that these steps move.
pub fn moved(steps: impl IntoIterator<Item = Step>) -> Vec<(Square, Square)> {
    let mut moved: Vec<(Square, Square)> = Vec::new();
    for step in steps {
        let Some(to) = step.to() else { continue };
        match moved.iter_mut().find(|(_, end)| *end == step.from) {
            Some((_, end)) => *end = to,
            None => moved.push((step.from, to)),
        }
    }
    moved
}

/// Something that an input into a turn or a setup has done, or that the person should know about it.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryEvent {
    /// The piece on this square was selected and has this number of destinations.
    Selected(Piece, Square, usize),
    /// The selected piece was deselected.
    Deselected,
    /// Two pieces changed places in the setup.
    Swapped(Square, Square),
    /// A piece was placed in the setup, and so many are still to be placed.
    Placed(Piece, Square, u32),
    /// The setup was replaced, and so many pieces are still to be placed.
    Arranged(u32),
    /// Steps were made, and so many are left.
    Stepped(Vec<PlayedStep>, u8),
    /// Steps were undone, and so many are left.
    Undone(u8),
    /// The piece on this square can't be selected. Without an error it has no free square to go to.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus),
    /// The selected piece can't get to this empty square.
    OutOfReach(Piece, Square, Obstacle),
    /// Nothing is selected, and the square is empty.
    EmptySquare(Square),
    /// In the setup, pieces are moved only on the home ranks of the side.
    NotHome(Side),
    /// Two or more pieces can finish the push, and the player has to choose one.
    ChooseFollower(Piece),
    /// Steps of this side have just removed these pieces from traps.
    Lost(Vec<Capture>, Side),
    /// A rabbit of the side to move is on a goal square: the end of the turn wins.
    OnGoal(Square),
}

impl EntryEvent {
    /// The square of the piece that can't be selected because it is frozen.
    pub const fn frozen(&self) -> Option<Square> {
        match self {
            EntryEvent::NotSelectable(_, square, Some(StepError::Frozen { .. }), _) => Some(*square),
            _ => None,
        }
    }
}

/// The effect of one input.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EntryReport {
    /// What has happened.
    pub event: Option<EntryEvent>,
    /// What the person should know.
    pub notice: Option<EntryEvent>,
    /// The steps to animate. A dragged piece needs no animation.
    pub animated: Vec<Step>,
}

impl EntryReport {
    /// Something has happened.
    pub fn event(event: EntryEvent) -> EntryReport {
        EntryReport { event: Some(event), ..EntryReport::default() }
    }

    /// Nothing has happened, and the person should know why.
    pub fn notice(notice: EntryEvent) -> EntryReport {
        EntryReport { notice: Some(notice), ..EntryReport::default() }
    }
}

#[cfg(test)]
mod tests;
