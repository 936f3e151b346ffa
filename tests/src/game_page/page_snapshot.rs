//! The content of the page, read at one moment: board, status, notice and turn list.

use std::collections::BTreeSet;

use ansa_core::{Board, Game, Piece, Side, Square};
use serde_json::Value;

use super::games::words_of;
use crate::browser::Page;

/// The content of the page at one moment.
#[derive(Debug, Clone)]
pub struct PageSnapshot(Value);

/// Reads everything at once, so that the parts are consistent.
const READ: &str = r"
    const attribute = (name, of) => document.querySelector(`[data-test=${name}]`)?.getAttribute(of) ?? null;
    const text = (name) => document.querySelector(`[data-test=${name}]`)?.innerText ?? null;
    const squares = {};
    for (const cell of document.querySelectorAll('[data-square]')) {
        squares[cell.dataset.square] = { ...cell.dataset };
    }
    return {
        squares,
        mode: attribute('board', 'data-mode'),
        bottom: attribute('board', 'data-bottom'),
        left: attribute('steps-left', 'data-left'),
        status: text('status'),
        notice: text('notice'),
        tone: attribute('notice', 'data-tone'),
        plies: [...document.querySelectorAll('[data-ply]')].map(ply => ply.dataset.record ?? ply.innerText),
        lostGold: [...document.querySelectorAll('[data-test=captured-gold] [data-captured]')].map(e => e.dataset.captured),
        lostSilver: [...document.querySelectorAll('[data-test=captured-silver] [data-captured]')].map(e => e.dataset.captured),
    };
";

impl PageSnapshot {
    /// The mode of the board: `setup`, `turn`, `computer`, `replay`, `over` or `past`.
    #[must_use]
    pub fn mode(&self) -> &str {
        self.0["mode"].as_str().unwrap_or("no board")
    }

    /// The letter of the side at the bottom.
    #[must_use]
    pub fn bottom(&self) -> &str {
        self.0["bottom"].as_str().unwrap_or_default()
    }

    /// The pieces on the board.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            let letter =
                self.attribute(&square.to_string(), "piece").and_then(|letter| letter.chars().next());
            if let Some(piece) = letter.and_then(Piece::from_letter) {
                board.put(square, piece);
            }
        }
        board
    }

    /// The squares with an attribute, such as `frozen` for `data-frozen`.
    #[must_use]
    pub fn squares_with(&self, attribute: &str) -> BTreeSet<String> {
        let squares =
            Square::all().filter(|&square| self.attribute(&square.to_string(), attribute).is_some());
        squares.map(|square| square.to_string()).collect()
    }

    /// The value of a square's attribute.
    #[must_use]
    pub fn attribute(&self, square: &str, name: &str) -> Option<&str> {
        self.0["squares"][square][name].as_str()
    }

    /// The number of steps left, as shown.
    #[must_use]
    pub fn steps_left(&self) -> Option<u8> {
        self.0["left"].as_str().and_then(|left| left.parse().ok())
    }

    /// The status line, which says whose turn it is.
    #[must_use]
    pub fn status(&self) -> &str {
        self.0["status"].as_str().unwrap_or_default()
    }

    /// The notice beside the board: its kind and its text.
    #[must_use]
    pub fn notice(&self) -> Option<(&str, &str)> {
        self.0["tone"].as_str().zip(self.0["notice"].as_str())
    }

    /// The plies in the turn list, as text.
    #[must_use]
    pub fn plies(&self) -> Vec<&str> {
        self.0["plies"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// The letters of the captured pieces of a side, sorted.
    #[must_use]
    pub fn captured(&self, side: Side) -> String {
        let tray = if side == Side::Gold { "lostGold" } else { "lostSilver" };
        let mut letters: Vec<&str> =
            self.0[tray].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        letters.sort_unstable();
        letters.concat()
    }
}

impl Page {
    /// Reads the content of the page now.
    #[must_use]
    #[track_caller]
    pub fn snapshot(&self) -> PageSnapshot {
        PageSnapshot(self.script(READ))
    }

    /// Waits until the board is in one of these modes, and returns the content of the page.
    #[track_caller]
    pub fn wait_for_mode(&self, modes: &[&str]) -> PageSnapshot {
        self.wait_for_snapshot(&format!("a board for {modes:?}"), |shown| modes.contains(&shown.mode()))
    }

    /// Waits until the content of the page meets a condition, and returns it.
    #[track_caller]
    pub fn wait_for_snapshot(&self, what: &str, wanted: impl Fn(&PageSnapshot) -> bool) -> PageSnapshot {
        let mut shown = self.snapshot();
        self.wait_until(what, || {
            shown = self.snapshot();
            wanted(&shown)
        });
        shown
    }

    /// Waits until the page shows exactly this board, because a click may be rendered a little later.
    #[track_caller]
    pub fn assert_board(&self, board: &Board) {
        self.wait_for_snapshot(&format!("this board:{board:?}"), |shown| shown.board() == *board);
    }

    /// Waits until the turn list has this many plies.
    #[track_caller]
    pub fn wait_for_plies(&self, count: usize) -> PageSnapshot {
        self.wait_for_snapshot(&format!("{count} plies"), |shown| shown.plies().len() >= count)
    }

    /// Fails unless the turn list has exactly the game's plies.
    #[track_caller]
    pub fn assert_plies(&self, game: &Game) {
        assert_eq!(self.snapshot().plies(), words_of(game));
    }
}
