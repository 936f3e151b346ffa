//! A place in a document.

use std::rc::Rc;

use ansa_core::game::Phase;
use ansa_core::position::Position;
use ansa_core::record::NodeId;
use ansa_core::{Board, Capture, Game, Label, PlayedStep};

use super::line::Line;

/// A place in a document: how many plies of a line are shown, and how many steps of the next one.
#[derive(Clone, PartialEq, Debug)]
pub struct Cursor {
    line: Line,
    plies: usize,
    /// Fewer than the next ply has.
    steps: usize,
}

/// A move of a cursor along its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CursorMove {
    /// To the position before the first turn, or from there to the start.
    First,
    /// One ply back.
    Previous,
    /// One ply further.
    Next,
    /// To the end of the line.
    Last,
    /// One step back.
    PreviousStep,
    /// One step further.
    NextStep,
}

impl CursorMove {
    /// Whether it goes towards the end of the line.
    pub const fn goes_on(self) -> bool {
        matches!(self, CursorMove::Next | CursorMove::Last | CursorMove::NextStep)
    }
}

impl Cursor {
    /// The place after a move; `None` if the cursor can't move there.
    pub fn moved(&self, to: CursorMove) -> Option<Cursor> {
        match to {
            CursorMove::First => Some(self.first()).filter(|first| !first.is_at(self)),
            CursorMove::Previous => self.previous(),
            CursorMove::Next => self.next(),
            CursorMove::Last => Some(self.last()).filter(|last| !last.is_at(self)),
            CursorMove::PreviousStep => self.previous_step(),
            CursorMove::NextStep => self.next_step(),
        }
    }

    /// Whether another place of the same line is this one.
    const fn is_at(&self, other: &Cursor) -> bool {
        self.plies == other.plies && self.steps == other.steps
    }

    /// The steps between two places of one line that are at most a turn apart, in the order of the turn, and whether
    /// they go on from here to there; `None` for other places.
    pub fn steps_to(&self, other: &Cursor) -> Option<(&[PlayedStep], bool)> {
        let (before, after) = ((self.plies, self.steps), (other.plies, other.steps));
        let (first, last) = (before.min(after), before.max(after));
        let end = if last.1 == 0 { (last.0.saturating_sub(1), usize::MAX) } else { last };
        if self.line.nodes() != other.line.nodes() || first.0 != end.0 {
            return None;
        }
        let steps = self.line.steps_of(first.0);
        Some((steps.get(first.1..end.1.min(steps.len())).unwrap_or(&[]), before < after))
    }

    pub fn at_end(line: Line) -> Cursor {
        Cursor { plies: line.len(), steps: 0, line }
    }

    /// The end of a game that goes on from the line, or that was taken back in it: see [`Line::going_on`].
    pub fn going_on(&self, game: Game) -> Cursor {
        Cursor::at_end(self.line.going_on(game))
    }

    /// The place after so many plies of a line, at most all.
    pub fn after(line: Line, plies: usize) -> Cursor {
        Cursor { plies: plies.min(line.len()), steps: 0, line }
    }

    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The number of whole plies shown.
    pub const fn plies(&self) -> usize {
        self.plies
    }

    /// The number of steps shown of the next ply; 0 unless the place is within a turn.
    pub const fn steps(&self) -> usize {
        self.steps
    }

    /// The node of the last whole ply shown; `None` at the start.
    pub fn node(&self) -> Option<NodeId> {
        self.line.nodes().get(self.plies.checked_sub(1)?).copied()
    }

    /// Whether the whole line is shown.
    pub fn is_at_end(&self) -> bool {
        self.plies == self.line.len()
    }

    /// Whether nothing is shown but the start.
    pub const fn is_at_start(&self) -> bool {
        self.plies == 0 && self.steps == 0
    }

    /// Whether the game is over on the board here, so that no turn can follow.
    pub fn is_over(&self) -> bool {
        let outcome = self.line.game().outcome();
        self.is_at_end() && outcome.is_some_and(|outcome| outcome.reason.is_on_board())
    }

    /// The game up to the whole plies shown. A resignation or a loss on time at its end does not count.
    pub fn game(&self) -> Rc<Game> {
        let mut game = self.line.game().clone();
        if self.is_at_end() && (game.outcome().is_none() || self.is_over()) {
            return game;
        }
        let shorter = Rc::make_mut(&mut game);
        let mut last = None;
        for _ in self.plies..=self.line.len() {
            last = shorter.take_back();
        }
        if last.is_none() {
            // No ply was taken back, and with it the outcome.
            *shorter = start_of(shorter);
        }
        // It was legal before.
        let again = last.map(|ply| shorter.play_text(&(&ply).into()));
        debug_assert!(again.is_none_or(|again| again.is_ok()), "a ply of the line is legal");
        game
    }

    /// The phase after the whole plies shown.
    pub fn phase(&self) -> Phase {
        let game = self.line.game();
        game.phase_at(self.plies).unwrap_or_else(|| game.phase())
    }

    /// The position before the steps shown; `None` until both sides have set up.
    pub fn position(&self) -> Option<Position> {
        match self.phase() {
            Phase::Turn(position) => Some(position),
            Phase::Setup(_) => None,
        }
    }

    /// The label of the next ply.
    pub fn label(&self) -> Label {
        self.line.game().label(self.plies)
    }

    /// The label of the last ply shown, in whole or in part; `None` at the start.
    pub fn label_shown(&self) -> Option<Label> {
        let ply = if self.steps > 0 { self.plies } else { self.plies.checked_sub(1)? };
        Some(self.line.game().label(ply))
    }

    /// The position after the steps shown; `None` until both sides have set up.
    pub fn position_shown(&self) -> Option<Position> {
        let mut position = self.position()?;
        for step in self.line.steps_of(self.plies).iter().take(self.steps) {
            // Each step was legal when the turn was played.
            position.step(step.step).ok()?;
        }
        Some(position)
    }

    /// The pieces on the board.
    pub fn board(&self) -> Board {
        let game = self.line.game();
        match self.position_shown() {
            Some(position) => *position.board(),
            None => game.board_at(self.plies).unwrap_or_else(|| game.board()),
        }
    }

    /// The steps that led to the board: those shown of the next ply, or else all of the last one.
    pub fn trail(&self) -> &[PlayedStep] {
        match (self.steps, self.plies.checked_sub(1)) {
            (0, Some(last)) => self.line.steps_of(last),
            (0, None) => &[],
            (steps, _) => self.line.steps_of(self.plies).get(..steps).unwrap_or(&[]),
        }
    }

    /// The pieces captured up to here, oldest first.
    pub fn captured(&self) -> Vec<Capture> {
        let whole = (0..self.plies).flat_map(|ply| self.line.steps_of(ply));
        let part = self.line.steps_of(self.plies).iter().take(self.steps);
        whole.chain(part).filter_map(|step| step.capture).collect()
    }

    /// The place one ply further; `None` at the end.
    pub fn next(&self) -> Option<Cursor> {
        (!self.is_at_end()).then(|| Cursor { plies: self.plies + 1, steps: 0, ..self.clone() })
    }

    /// The place one ply back, or before the steps shown; `None` at the start.
    pub fn previous(&self) -> Option<Cursor> {
        let plies = if self.steps > 0 { self.plies } else { self.plies.checked_sub(1)? };
        Some(Cursor { plies, steps: 0, ..self.clone() })
    }

    /// The place before the steps shown of the next ply.
    pub fn start_of_turn(&self) -> Cursor {
        Cursor { steps: 0, ..self.clone() }
    }

    /// The place one step further; `None` at the end.
    pub fn next_step(&self) -> Option<Cursor> {
        if self.steps + 1 < self.line.steps_of(self.plies).len() {
            Some(Cursor { steps: self.steps + 1, ..self.clone() })
        } else {
            self.next()
        }
    }

    /// The place one step back; `None` at the start.
    pub fn previous_step(&self) -> Option<Cursor> {
        if self.steps > 0 {
            return Some(Cursor { steps: self.steps - 1, ..self.clone() });
        }
        let plies = self.plies.checked_sub(1)?;
        let steps = self.line.steps_of(plies).len().saturating_sub(1);
        Some(Cursor { plies, steps, ..self.clone() })
    }

    /// The place before the first turn, or the start if that is shown already.
    pub fn first(&self) -> Cursor {
        let game = self.line.game();
        let setups =
            (0..self.line.len()).take_while(|&ply| matches!(game.phase_at(ply), Some(Phase::Setup(_))));
        let setups = setups.count();
        let is_beyond = (self.plies, self.steps) > (setups, 0);
        Cursor { plies: if is_beyond { setups } else { 0 }, steps: 0, ..self.clone() }
    }

    /// The end of the line.
    pub fn last(&self) -> Cursor {
        Cursor::at_end(self.line.clone())
    }
}

/// A game without a ply, before anything has ended it.
fn start_of(game: &Game) -> Game {
    match game.phase() {
        Phase::Turn(position) => Game::from_position(position, game.label(0).number, game.rules()),
        Phase::Setup(_) => Game::with(game.rules(), *game.rosters()),
    }
}
