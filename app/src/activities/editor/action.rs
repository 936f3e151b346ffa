//! The actions of the editor, and their effects on its state.

use std::rc::Rc;

use ansa_board::{BoardEdit, BoardEvent};
use ansa_core::{Board, Piece, PositionBuilder, Side, Square};
use yew::Reducible;

use super::editor_state::EditorState;
use super::notice::{BoardChange, EditorEvent, EditorNotice};
use super::reading::{PositionReading, read};
use super::tool::EditorTool;

/// An action of the editor.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum EditorAction {
    /// An input on the board.
    Board(BoardEvent),
    /// Takes a tool in hand.
    Choose(EditorTool),
    /// Puts a piece on a square, in place of any other.
    Put(Piece, Square),
    /// Lets a side move.
    ToMove(Side),
    /// Removes all pieces.
    Clear,
    /// Sets up both sides; gold is to move.
    SetUp,
    /// Exchanges left and right.
    Mirror,
    /// Exchanges the sides: each gets the pieces and the seat of the other.
    Exchange,
    /// Flips the board.
    Flip,
    /// Undoes the last change.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
    /// Puts down the piece that was taken up, or else puts the tool away.
    Escape,
    /// Takes the position of a text.
    Read(String),
    /// Shows a notice.
    Say(EditorNotice),
}

impl From<BoardEvent> for EditorAction {
    fn from(event: BoardEvent) -> EditorAction {
        EditorAction::Board(event)
    }
}

impl EditorState {
    /// Applies an action.
    pub(crate) fn apply(&mut self, action: impl Into<EditorAction>) {
        let action = action.into();
        if !matches!(action, EditorAction::Flip) {
            self.feedback.clear_notice();
        }
        match action {
            EditorAction::Board(event) => self.on_board(event),
            EditorAction::Choose(tool) => {
                self.tool = tool;
                self.held = None;
                self.feedback.report(EditorEvent::Chosen(tool));
            }
            EditorAction::Put(piece, square) => self.put(piece, square),
            EditorAction::ToMove(side) => {
                self.change(PositionBuilder { side, ..self.builder }, EditorEvent::ToMove(side));
            }
            EditorAction::Clear => {
                let cleared = PositionBuilder { board: Board::EMPTY, ..self.builder };
                self.change(cleared, EditorEvent::Changed(BoardChange::Cleared));
            }
            EditorAction::SetUp => {
                let start = PositionBuilder { board: ansa_board::start_board(), side: Side::Gold };
                self.change(start, EditorEvent::Changed(BoardChange::SetUp));
            }
            EditorAction::Mirror => {
                let mirrored = PositionBuilder { board: self.builder.board.mirror(), ..self.builder };
                self.change(mirrored, EditorEvent::Changed(BoardChange::Mirrored));
            }
            EditorAction::Exchange => {
                let PositionBuilder { board, side } = self.builder;
                let exchanged = PositionBuilder { board: board.flip(), side: !side };
                self.change(exchanged, EditorEvent::Changed(BoardChange::Exchanged));
            }
            EditorAction::Flip => {
                self.bottom = !self.bottom;
                self.feedback.report(EditorEvent::Flipped);
            }
            EditorAction::Undo => {
                let before = self.history.undo(self.builder);
                self.restore(before, EditorEvent::Undone);
            }
            EditorAction::Redo => {
                let after = self.history.redo(self.builder);
                self.restore(after, EditorEvent::Redone);
            }
            EditorAction::Escape => self.escape(),
            EditorAction::Read(text) => self.read(&text),
            EditorAction::Say(notice) => self.feedback.notify(notice),
        }
    }

    fn on_board(&mut self, event: BoardEvent) {
        match event {
            BoardEvent::Press(square) | BoardEvent::Enter(square) | BoardEvent::Select(square) => {
                self.press(square);
            }
            BoardEvent::MoveAlong(path) => {
                if let (Some(&from), Some(&to)) = (path.first(), path.last()) {
                    self.move_piece(from, to);
                }
            }
            BoardEvent::Deselect => self.put_down(),
            BoardEvent::Edit(BoardEdit::Put(square, piece)) => self.put(piece, square),
            BoardEvent::Edit(BoardEdit::Remove(square)) => self.remove(square),
            BoardEvent::Point(_) | BoardEvent::Draw(_) => {}
        }
    }

    fn press(&mut self, square: Square) {
        let there = self.builder.board.piece_at(square);
        match (self.tool, self.held, there) {
            (EditorTool::Put(piece), _, Some(there)) if there == piece => self.remove(square),
            (EditorTool::Put(piece), ..) => self.put(piece, square),
            (EditorTool::Remove, ..) => self.remove(square),
            (EditorTool::Move, Some(held), _) if held == square => self.put_down(),
            (EditorTool::Move, Some(held), _) => self.move_piece(held, square),
            (EditorTool::Move, None, Some(piece)) => {
                self.held = Some(square);
                self.feedback.report(EditorEvent::TakenUp(piece, square));
            }
            (EditorTool::Move, None, None) => self.feedback.notify(EditorNotice::NothingThere(square)),
        }
    }

    fn put_down(&mut self) {
        if self.held.take().is_some() {
            self.feedback.report(EditorEvent::PutDown);
        }
    }

    fn put(&mut self, piece: Piece, square: Square) {
        let mut next = self.builder;
        next.board.put(square, piece);
        self.change(next, EditorEvent::Put(piece, square));
    }

    fn remove(&mut self, square: Square) {
        let mut next = self.builder;
        match next.board.remove(square) {
            Some(piece) => self.change(next, EditorEvent::Removed(piece, square)),
            None => self.feedback.notify(EditorNotice::NothingThere(square)),
        }
    }

    /// Moves a piece, onto any other.
    fn move_piece(&mut self, from: Square, to: Square) {
        let mut next = self.builder;
        match next.board.remove(from) {
            Some(piece) => {
                next.board.put(to, piece);
                self.change(next, EditorEvent::Moved(piece, from, to));
            }
            None => self.feedback.notify(EditorNotice::NothingThere(from)),
        }
    }

    /// Replaces the position. Where nothing changes, there is nothing to undo.
    fn change(&mut self, next: PositionBuilder, event: EditorEvent) {
        self.held = None;
        if next != self.builder {
            self.history.keep(self.builder);
            self.builder = next;
        }
        self.feedback.report(event);
    }

    fn restore(&mut self, position: Option<PositionBuilder>, event: EditorEvent) {
        let Some(position) = position else { return };
        self.held = None;
        self.builder = position;
        self.feedback.report(event);
    }

    fn escape(&mut self) {
        if self.held.is_some() {
            self.put_down();
        } else if self.tool != EditorTool::Move {
            self.tool = EditorTool::Move;
            self.feedback.report(EditorEvent::Chosen(EditorTool::Move));
        }
    }

    fn read(&mut self, text: &str) {
        match read(text) {
            Ok(PositionReading { builder, is_side_assumed, stopped }) => {
                self.change(builder, EditorEvent::Changed(BoardChange::Read));
                if let Some(reason) = stopped {
                    self.feedback.notify(EditorNotice::ReadInPart(reason));
                } else if is_side_assumed {
                    self.feedback.notify(EditorNotice::SideAssumed);
                }
            }
            Err(error) => self.feedback.notify(EditorNotice::Unreadable(error)),
        }
    }
}

impl Reducible for EditorState {
    type Action = EditorAction;

    fn reduce(self: Rc<Self>, action: EditorAction) -> Rc<Self> {
        let mut editor = Rc::unwrap_or_clone(self);
        editor.apply(action);
        Rc::new(editor)
    }
}
