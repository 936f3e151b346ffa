//! Turn entry: a person selects pieces, moves them, and undoes steps of the current turn.

use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Piece, PlayedStep, Square, Step, StepError};

use crate::destinations::{self, Partner, Route, Selection};
use crate::square_status::SquareStatus;

/// The unfinished turn and the selection that input on the board changes.
#[derive(Debug)]
pub struct TurnEntry<'a> {
    /// The steps of the turn so far.
    pub turn: &'a mut TurnBuilder,
    /// The selected piece.
    pub selection: &'a mut Option<Selection>,
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
    /// Steps were played. The flag asks for an animation, which a dragged piece does not need.
    Stepped(Vec<PlayedStep>, bool),
}

impl TurnEntry<'_> {
    fn position(&self) -> &Position {
        self.turn.position()
    }

    /// Selects the piece on a square if that is possible. An empty square deselects.
    pub fn select(&mut self, square: Square) -> EntryResult {
        let Some(piece) = self.position().board().piece_at(square) else { return self.deselect() };
        if !destinations::selectable(self.position()).contains(square) {
            let deselected = self.selection.take().is_some();
            let status = SquareStatus::of(self.position().board(), square);
            let why = destinations::selection_error(self.position(), square);
            return EntryResult::NotSelectable(piece, square, why, status, deselected);
        }
        let selection = Selection { at: square, with: partner_for(self.position(), *self.selection, square) };
        *self.selection = Some(selection);
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
        match *self.selection {
            // A second press keeps the piece selected but drops its partner.
            Some(selection) if selection.at == square && selection.with != Partner::Nobody => {
                *self.selection = None;
                self.select(square)
            }
            Some(selection) if selection.at == square => self.deselect(),
            // A press on another piece selects that one. The destination of a push or pull is chosen next.
            Some(selection) if self.position().board().piece_at(square).is_none() => {
                let routes = destinations::of(self.position(), selection, &[]);
                match routes.into_iter().find(|route| route.to == square) {
                    Some(route) => self.play(&route, true),
                    None => self.select(square),
                }
            }
            _ => self.select(square),
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
        let Some(selection) = *self.selection else { return EntryResult::Nothing };
        match destinations::of(self.position(), selection, path).into_iter().find(|route| route.to == to) {
            Some(route) => self.play(&route, false),
            None => self.deselect(),
        }
    }

    /// Deselects the selected piece.
    pub fn deselect(&mut self) -> EntryResult {
        if self.selection.take().is_some() { EntryResult::Deselected } else { EntryResult::Nothing }
    }

    /// Undoes a step, and with it the first step of a push that only the undone step could finish.
    pub fn undo(&mut self) {
        *self.selection = None;
        self.turn.undo();
        if self.has_one_follower() {
            self.turn.undo();
        }
    }

    /// Plays an undone step again, and after the first step of a push its only completion. `None` if there is none.
    pub fn redo(&mut self) -> Option<Vec<PlayedStep>> {
        *self.selection = None;
        let mut steps = vec![self.turn.redo()?];
        if self.has_one_follower() {
            steps.extend(self.turn.redo());
        }
        Some(steps)
    }

    /// Undoes all steps of the turn.
    pub fn reset(&mut self) {
        *self.selection = None;
        self.turn.reset();
    }

    /// Whether exactly one piece can finish the unfinished push.
    fn has_one_follower(&self) -> bool {
        self.position().is_push_unfinished() && destinations::followers(self.position()).count() == 1
    }

    /// Plays the steps of a route and selects what the player has to choose next. `animate` asks for an animation.
    fn play(&mut self, route: &Route, animate: bool) -> EntryResult {
        *self.selection = None;
        let played = self.play_steps(&route.steps);
        if let Some(selection) = route.next_selection
            && let Some(piece) = self.position().board().piece_at(selection.at)
        {
            *self.selection = Some(selection);
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

    /// Plays steps until one is illegal, and returns those that were played.
    pub fn play_steps(&mut self, steps: &[Step]) -> Vec<PlayedStep> {
        // All steps of a route are legal. If one is not, that is a bug, and the steps before it stay.
        steps.iter().map_while(|&step| self.turn.step(step).ok()).collect()
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
