//! Turn entry: a person selects pieces, moves them, and undoes steps of the current turn.

use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Piece, PlayedStep, Square, Step, StepError, StepKind};

use crate::destinations::{self, Partner, Route, Selection};
use crate::square_status::SquareStatus;

/// A turn that a person enters, and the selected piece.
///
/// One gesture is one undo: the steps of one press or drag, and the two steps of a push or a pull, are undone and redone
/// together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnEntry {
    turn: TurnBuilder,
    selection: Option<Selection>,
    /// The number of steps of each gesture made, the last one last.
    gestures: Vec<usize>,
    /// The number of steps of each gesture undone, the next one to redo last.
    undone: Vec<usize>,
}

/// The effect of one input.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryResult {
    /// Nothing changed.
    Nothing,
    /// The piece on this square was selected and has this number of destinations.
    Selected(Piece, Square, usize),
    /// The piece was deselected.
    Deselected,
    /// The piece on this square can't be selected, for the reason in the error; without an error it has no free square
    /// to go to. The flag says that another piece was deselected.
    NotSelectable(Piece, Square, Option<StepError>, SquareStatus, bool),
    /// The selected piece can't get to this empty square in the steps left, and was deselected.
    OutOfReach(Piece, Square),
    /// Nothing is selected, and the square is empty.
    EmptySquare(Square),
    /// Steps were played. The flag asks for an animation, which a dragged piece does not need.
    Stepped(Vec<PlayedStep>, bool),
}

impl TurnEntry {
    /// Enters a turn from a position.
    #[must_use]
    pub const fn new(position: Position) -> TurnEntry {
        TurnEntry {
            turn: TurnBuilder::new(position),
            selection: None,
            gestures: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The turn with the steps made so far.
    #[must_use]
    pub const fn turn(&self) -> &TurnBuilder {
        &self.turn
    }

    /// The selected piece.
    #[must_use]
    pub const fn selection(&self) -> Option<Selection> {
        self.selection
    }

    /// The position after the steps made so far.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.turn.position()
    }

    /// Whether there is anything to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.turn.can_redo()
    }

    /// Selects the piece on a square if that is possible. An empty square deselects.
    pub fn select(&mut self, square: Square) -> EntryResult {
        let Some(piece) = self.position().board().piece_at(square) else {
            return match self.deselect() {
                EntryResult::Nothing => EntryResult::EmptySquare(square),
                deselected => deselected,
            };
        };
        if !destinations::selectable(self.position()).contains(square) {
            let deselected = self.selection.take().is_some();
            let status = SquareStatus::of(self.position().board(), square);
            let why = destinations::selection_error(self.position(), square);
            return EntryResult::NotSelectable(piece, square, why, status, deselected);
        }
        let selection = Selection { at: square, with: partner_for(self.position(), self.selection, square) };
        self.selection = Some(selection);
        EntryResult::Selected(piece, square, destinations::of(self.position(), selection, &[]).len())
    }

    /// Handles a press on a square: finishes a push, moves the selected piece there, selects or deselects.
    pub fn press(&mut self, square: Square) -> EntryResult {
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
            None => self.out_of_reach(selection.at, square),
        }
    }

    /// Moves the piece on the first square of the path to the last one, along these squares where the rules allow it.
    pub fn move_along(&mut self, path: &[Square]) -> EntryResult {
        let &[from, .., to] = path else { return EntryResult::Nothing };
        if self.selection.is_none_or(|selection| selection.at != from) {
            let selected = self.select(from);
            if !matches!(selected, EntryResult::Selected(..)) {
                return selected;
            }
        }
        let Some(selection) = self.selection else { return EntryResult::Nothing };
        match destinations::of(self.position(), selection, path).into_iter().find(|route| route.to == to) {
            Some(route) => self.play(&route, false),
            None if self.position().board().piece_at(to).is_none() => self.out_of_reach(from, to),
            None => self.deselect(),
        }
    }

    /// Deselects the piece that can't get to an empty square.
    fn out_of_reach(&mut self, from: Square, to: Square) -> EntryResult {
        self.selection = None;
        match self.position().board().piece_at(from) {
            Some(piece) => EntryResult::OutOfReach(piece, to),
            None => EntryResult::Nothing,
        }
    }

    /// Deselects the selected piece.
    pub fn deselect(&mut self) -> EntryResult {
        if self.selection.take().is_some() { EntryResult::Deselected } else { EntryResult::Nothing }
    }

    /// Undoes the last gesture.
    pub fn undo(&mut self) {
        self.selection = None;
        if let Some(count) = self.gestures.pop() {
            for _ in 0..count {
                self.turn.undo();
            }
            self.undone.push(count);
        }
    }

    /// Plays the gesture undone last again. `None` if there is none.
    pub fn redo(&mut self) -> Option<Vec<PlayedStep>> {
        self.selection = None;
        let count = self.undone.pop()?;
        self.gestures.push(count);
        Some((0..count).map_while(|_| self.turn.redo()).collect())
    }

    /// Undoes all steps of the turn.
    pub fn reset(&mut self) {
        self.selection = None;
        self.turn.reset();
        while let Some(count) = self.gestures.pop() {
            self.undone.push(count);
        }
    }

    /// Plays the steps of a route and selects what the player has to choose next. `animate` asks for an animation.
    fn play(&mut self, route: &Route, animate: bool) -> EntryResult {
        // The piece that finishes a push belongs to the gesture that began it.
        let finishes = self.position().is_push_unfinished();
        self.selection = None;
        let played = self.make(&route.steps);
        if !played.is_empty() {
            match self.gestures.last_mut().filter(|_| finishes) {
                Some(begun) => *begun += played.len(),
                None => self.gestures.push(played.len()),
            }
        }
        if let Some(selection) = route.next_selection
            && let Some(piece) = self.position().board().piece_at(selection.at)
        {
            self.selection = Some(selection);
            if played.is_empty() {
                return EntryResult::Selected(
                    piece,
                    selection.at,
                    destinations::of(self.position(), selection, &[]).len(),
                );
            }
        }
        if played.is_empty() { EntryResult::Nothing } else { EntryResult::Stepped(played, animate) }
    }

    /// Plays steps from a text until one is illegal, and returns those that were played. Each step is a gesture of its
    /// own, except that a push and a pull are one.
    pub fn play_steps(&mut self, steps: &[Step]) -> Vec<PlayedStep> {
        self.selection = None;
        let played = self.make(steps);
        for step in &played {
            match self.gestures.last_mut() {
                Some(gesture) if matches!(step.kind, StepKind::PushEnd | StepKind::Pull) => *gesture += 1,
                _ => self.gestures.push(1),
            }
        }
        played
    }

    fn make(&mut self, steps: &[Step]) -> Vec<PlayedStep> {
        // All steps of a route are legal. If one is not, that is a bug, and the steps before it stay.
        let played: Vec<PlayedStep> = steps.iter().map_while(|&step| self.turn.step(step).ok()).collect();
        if !played.is_empty() {
            self.undone.clear();
        }
        played
    }
}

impl From<&TurnBuilder> for TurnEntry {
    /// Goes on with the steps of a turn.
    fn from(turn: &TurnBuilder) -> TurnEntry {
        let mut entry = TurnEntry::new(*turn.start());
        let steps: Vec<Step> = turn.steps().map(|played| played.step).collect();
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

#[cfg(test)]
mod tests;
