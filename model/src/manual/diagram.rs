//! A diagram: a position and the turns that are shown in it, played by the rules.

use ansa_core::game::Setup;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::notation::PlyText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Board, Game, Outcome, Piece, PlayedStep, PositionBuilder, Reason, Side, Square};

/// What a diagram shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DiagramScript {
    /// Turns in the notation of records, separated by `/`; none in a still diagram.
    Turns(&'static str),
    /// Both sides set up on an empty board.
    Setups,
}

/// Something that a diagram shows, which the tests prove by the rules. A moment is a number of frames from the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DiagramClaim {
    /// The last turn ends the game so.
    Ends(Side, Reason),
    /// The captured pieces, by their letters.
    Captures(&'static str),
    /// At a moment, the piece on a square is frozen.
    Frozen(usize, Square),
    /// At a moment, it can step.
    Free(usize, Square),
    /// At a moment, the side to move may not end its turn.
    CannotEnd(usize),
    /// After the last turn, this turn is illegal.
    Refused(&'static str),
    /// At the start, no step leads from one square to another.
    NoStep(Square, Square),
    /// At the end, the piece is a hostage of the other side.
    Hostage(Square),
    /// At the end, the piece can't leave its square in a turn of its side.
    ShutIn(Square),
    /// At the end, the piece can't get to a square in a turn of its side.
    Barred(Square, Square),
    /// At a moment, the side could make goal if it had the turn.
    GoalThreat(usize, Side),
    /// At the end, the side could not make goal if it had the turn.
    NoGoal(Side),
    /// At the end, the other side could capture the piece if it had the turn.
    Capturable(Square),
    /// At the end, the side has the strongest piece beside the trap.
    Controls(Side, Square),
}

/// A position with the turns that a picture shows in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The pieces, each with its square: `Ed4 rh7`.
    pub(super) pieces: &'static str,
    /// The side to move.
    pub(super) side: Side,
    pub(super) script: DiagramScript,
    /// The squares that are circled.
    pub(super) marks: &'static [Square],
    /// What the tests prove.
    pub(super) claims: &'static [DiagramClaim],
}

/// What a diagram shows at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiagramFrame {
    /// The pieces.
    pub board: Board,
    /// The step that led here; `None` at the start, and in setups.
    pub step: Option<PlayedStep>,
    /// The steps of its turn so far, with this one.
    pub turn: Vec<PlayedStep>,
    /// How the game has ended with this step's turn.
    pub outcome: Option<Outcome>,
}

impl DiagramFrame {
    const fn of(board: Board) -> DiagramFrame {
        DiagramFrame { board, step: None, turn: Vec::new(), outcome: None }
    }
}

impl Diagram {
    /// A still diagram, with gold to move.
    pub(super) const fn still(pieces: &'static str) -> Diagram {
        Diagram { pieces, side: Side::Gold, script: DiagramScript::Turns(""), marks: &[], claims: &[] }
    }

    /// A diagram of turns, the first by gold.
    pub(super) const fn moving(
        pieces: &'static str,
        turns: &'static str,
        claims: &'static [DiagramClaim],
    ) -> Diagram {
        Diagram { pieces, side: Side::Gold, script: DiagramScript::Turns(turns), marks: &[], claims }
    }

    /// The squares that are circled.
    pub const fn marks(&self) -> &'static [Square] {
        self.marks
    }

    /// The pieces with their squares, in their order. What is no piece is left out; the tests find it.
    pub fn placed(&self) -> Vec<(Square, Piece)> {
        let one = |word: &str| {
            let letter = word.chars().next()?;
            Some((word.get(letter.len_utf8()..)?.parse().ok()?, Piece::from_letter(letter)?))
        };
        self.pieces.split_whitespace().filter_map(one).collect()
    }

    /// Every moment, from the first to the last: as far as the rules allow it. The tests prove that they allow all.
    pub fn frames(&self) -> Vec<DiagramFrame> {
        self.played().0
    }

    /// The moments, and the game after them; `None` where there is none or a turn is illegal.
    pub(super) fn played(&self) -> (Vec<DiagramFrame>, Option<Game>) {
        let turns = match self.script {
            DiagramScript::Setups => return (setups(), None),
            DiagramScript::Turns(turns) => turns,
        };
        let mut board = Board::EMPTY;
        for (square, piece) in self.placed() {
            board.put(square, piece);
        }
        let mut frames = vec![DiagramFrame::of(board)];
        let Ok(start) = (PositionBuilder { board, side: self.side }).build() else { return (frames, None) };
        // The number has to be that of a turn.
        let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
        for text in turns.split('/').map(str::trim).filter(|text| !text.is_empty()) {
            if play(&mut game, text, &mut frames).is_none() {
                return (frames, None);
            }
        }
        (frames, Some(game))
    }
}

/// Plays a turn, and adds a frame for each of its steps. `None` if it is illegal.
fn play(game: &mut Game, text: &str, frames: &mut Vec<DiagramFrame>) -> Option<()> {
    let PlyText::Turn(steps) = text.parse().ok()? else { return None };
    let mut turn = game.begin_turn().ok()?;
    turn.play_text(&steps).ok()?;
    let mut position = *turn.start();
    let mut made = Vec::new();
    let mut shown = Vec::new();
    for played in turn.steps() {
        position.step(played.step).ok()?;
        made.push(*played);
        let board = *position.board();
        shown.push(DiagramFrame { board, step: Some(*played), turn: made.clone(), outcome: None });
    }
    game.play(&turn).ok()?;
    frames.append(&mut shown);
    if let Some(last) = frames.last_mut() {
        last.outcome = game.outcome();
    }
    Some(())
}

/// The empty board, gold's setup, and silver's with it.
fn setups() -> Vec<DiagramFrame> {
    let mut board = Board::EMPTY;
    let mut frames = vec![DiagramFrame::of(board)];
    for side in Side::ALL {
        for &(square, piece) in Setup::from_rows(NINETY_NINE, side).pieces() {
            board.put(square, piece);
        }
        frames.push(DiagramFrame::of(board));
    }
    frames
}
