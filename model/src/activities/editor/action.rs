//! The actions of the editor, and their effects on its state.

use ansa_board::{BoardEdit, BoardEvent};
use ansa_core::position::STEPS_PER_TURN;
use ansa_core::{Board, Piece, PositionBuilder, Side, Square};
use derive_more::From;

use super::edited::EditedPosition;
use super::editor_state::EditorState;
use super::notice::EditorTool;
use super::notice::{BoardChange, EditorEvent, EditorNotice};
use super::reading::TakenText;
use super::reading::{is_of_page, read};
use crate::Apply;

#[derive(Clone, PartialEq, Debug, From)]
pub enum EditorAction {
    /// An input on the board.
    #[from]
    Board(BoardEvent),
    /// Takes a tool in hand.
    Choose(EditorTool),
    /// Puts a piece on a square, in place of any other.
    Put(Piece, Square),
    /// Lets a side move.
    ToMove(Side),
    /// Leaves the side to move this number of steps, 1 to 4.
    StepsLeft(u8),
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
    /// Takes the position of a text that another screen gives, which needs no word about its form.
    Given(String),
    /// Takes a position that another part of the page has read from a text.
    Take(EditedPosition, TakenText),
    /// Shows a notice.
    Say(EditorNotice),
}

/// What is left to the caller after an action of the editor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorEffect {
    /// The text is a game as only the page writes it. The part that opens games reads it.
    ReadGame(String),
}

impl Apply for EditorState {
    type Action = EditorAction;
    type Effect = EditorEffect;

    fn apply(&mut self, action: impl Into<EditorAction>) -> Option<EditorEffect> {
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
                self.rebuild(PositionBuilder { side, ..self.position.builder }, EditorEvent::ToMove(side));
            }
            EditorAction::StepsLeft(steps_left) => {
                let steps_left = steps_left.clamp(1, STEPS_PER_TURN);
                self.change(
                    EditedPosition { steps_left, ..self.position },
                    EditorEvent::StepsLeft(steps_left),
                );
            }
            EditorAction::Clear => {
                let cleared = EditedPosition::at_start_of_turn(Board::EMPTY, self.position.builder.side);
                self.change(cleared, EditorEvent::Changed(BoardChange::Cleared));
            }
            EditorAction::SetUp => {
                let start = EditedPosition::at_start_of_turn(ansa_board::start_board(), Side::Gold);
                self.change(start, EditorEvent::Changed(BoardChange::SetUp));
            }
            EditorAction::Mirror => {
                let builder = self.position.builder;
                let mirrored = PositionBuilder { board: builder.board.mirror(), ..builder };
                self.rebuild(mirrored, EditorEvent::Changed(BoardChange::Mirrored));
            }
            EditorAction::Exchange => {
                let PositionBuilder { board, side } = self.position.builder;
                let exchanged = PositionBuilder { board: board.flip(), side: !side };
                self.rebuild(exchanged, EditorEvent::Changed(BoardChange::Exchanged));
            }
            EditorAction::Flip => {
                self.bottom = !self.bottom;
                self.feedback.report(EditorEvent::Flipped);
            }
            EditorAction::Undo => {
                let before = self.history.undo(self.position);
                self.restore(before, EditorEvent::Undone);
            }
            EditorAction::Redo => {
                let after = self.history.redo(self.position);
                self.restore(after, EditorEvent::Redone);
            }
            EditorAction::Escape => self.escape(),
            EditorAction::Read(text) if is_of_page(&text) => return Some(EditorEffect::ReadGame(text)),
            EditorAction::Read(text) => self.read(&text),
            EditorAction::Given(text) => {
                self.read(&text);
                if matches!(self.notice(), Some(EditorNotice::Taken(taken)) if taken.is_whole()) {
                    self.feedback.clear_notice();
                }
            }
            EditorAction::Take(position, taken) => self.take(position, taken),
            EditorAction::Say(notice) => self.feedback.notify(notice),
        }
        None
    }
}

impl EditorState {
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
        let there = self.position.builder.board.piece_at(square);
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
        let mut next = self.position.builder;
        next.board.put(square, piece);
        self.rebuild(next, EditorEvent::Put(piece, square));
    }

    fn remove(&mut self, square: Square) {
        let mut next = self.position.builder;
        match next.board.remove(square) {
            Some(piece) => self.rebuild(next, EditorEvent::Removed(piece, square)),
            None => self.feedback.notify(EditorNotice::NothingThere(square)),
        }
    }

    /// Moves a piece, onto any other.
    fn move_piece(&mut self, from: Square, to: Square) {
        let mut next = self.position.builder;
        match next.board.remove(from) {
            Some(piece) => {
                next.board.put(to, piece);
                self.rebuild(next, EditorEvent::Moved(piece, from, to));
            }
            None => self.feedback.notify(EditorNotice::NothingThere(from)),
        }
    }

    /// Replaces the board and the side to move.
    fn rebuild(&mut self, builder: PositionBuilder, event: EditorEvent) {
        self.change(EditedPosition { builder, ..self.position }, event);
    }

    /// Replaces the position. Where nothing changes, there is nothing to undo.
    fn change(&mut self, next: EditedPosition, event: EditorEvent) {
        self.held = None;
        if next != self.position {
            self.history.keep(self.position);
            self.position = next;
        }
        self.feedback.report(event);
    }

    fn restore(&mut self, position: Option<EditedPosition>, event: EditorEvent) {
        let Some(position) = position else { return };
        self.held = None;
        self.position = position;
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

    fn take(&mut self, position: EditedPosition, taken: TakenText) {
        self.change(position, EditorEvent::Changed(BoardChange::Read));
        self.feedback.notify(EditorNotice::Taken(taken));
    }

    fn read(&mut self, text: &str) {
        match read(text) {
            Ok((position, taken)) => self.take(position, taken),
            Err(error) => self.feedback.notify(EditorNotice::Unreadable(error)),
        }
    }
}
