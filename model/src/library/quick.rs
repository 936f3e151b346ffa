//! Reads the rows of archives quickly: a month has ten thousand games, and the list shows little of each.
//!
//! The pieces are moved as the row says, without the rules: whether a turn was legal is found when the game is opened.
//! Whatever is not plain, such as a takeback or a turn that can't be followed, is left to the full reading. For a legal
//! game both give the same.

use core::fmt::Write as _;

use ansa_core::position::outcome::{Outcome, goal_or_elimination};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{ArchiveGame, Record, Tag};
use ansa_core::{Board, BySide, Direction, Piece, Side, Square};

use super::item::ImportedGame;
use super::{Summary, tidy_name};
use crate::activities::play::saved;
use crate::document::{Player, name_of_tags};

/// The pieces of a full setup, in the order of their letters.
const FULL_SET: [u8; 16] = *b"CCDDEHHMRRRRRRRR";
/// The most steps of a turn.
const STEPS: usize = 4;

/// The moves of a row, followed without the rules.
struct Moves {
    /// The turns in the notation of records, with every capture, one a line.
    text: String,
    board: Board,
    plies: usize,
    /// The outcome on the board.
    outcome: Option<Outcome>,
}

/// Reads a row, with these tags for the rules and the names; `None` if the full reading must do it.
pub(super) fn quick_game(row: &ArchiveGame<'_>, tags: &[Tag], rules: RuleSet) -> Option<ImportedGame> {
    let Moves { text, board, plies, outcome } = follow(row.column("movelist")?, rules)?;
    let mut record = Record { tags: tags.to_vec(), ..Record::default() };
    let outcome = match row.reason().map(|reason| Outcome { winner: row.winner(), reason }) {
        // The board must show it, and a side without a step is found by the rules only.
        Some(stated) if stated.reason.is_on_board() => Some(outcome.filter(|own| *own == stated)?),
        _ if outcome.is_some() => return None,
        Some(stated) => {
            record.set_outcome(plies, Some(stated));
            Some(stated)
        }
        None => None,
    };
    let mut whole = record.to_tagged();
    if !whole.is_empty() {
        whole.push('\n');
    }
    whole.push_str(&text);
    let person = Player::Person;
    let summary = Summary {
        players: BySide { gold: person, silver: person },
        plies,
        turns: plies.saturating_sub(2),
        side: side_of(plies),
        is_set_up: true,
        outcome,
        board,
        is_own: false,
        time_left: None,
        link: None,
        nearby: None,
    };
    let name = name_of_tags(&record.tags).as_deref().and_then(tidy_name);
    let text = saved::write_record(whole).ok()?;
    Some(ImportedGame { name, is_unchecked: true, ..ImportedGame::new(summary, text) })
}

/// The side whose ply has this number, from 0.
const fn side_of(ply: usize) -> Side {
    if ply.is_multiple_of(2) { Side::Gold } else { Side::Silver }
}

/// Follows the moves of a row, which stand in one line with `\n` between them.
fn follow(moves: &str, rules: RuleSet) -> Option<Moves> {
    let mut followed =
        Moves { text: String::with_capacity(moves.len() + 64), board: Board::EMPTY, plies: 0, outcome: None };
    let mut lines = moves.split("\\n").peekable();
    while let Some(line) = lines.next() {
        let side = side_of(followed.plies);
        let (label, body) = line.split_once(' ').unwrap_or((line, ""));
        let number = followed.plies / 2 + 1;
        if !is_label(label, number, side) {
            return None;
        }
        // A finished record ends with the label of the next ply.
        if body.trim().is_empty() && lines.peek().is_none() && followed.plies > 2 {
            break;
        }
        // Nothing follows the end of the game.
        if followed.outcome.is_some() {
            return None;
        }
        // Writing to a string can't fail.
        let _ = write!(followed.text, "{number}{}", side.letter());
        if followed.plies < 2 {
            set_up(&mut followed, side, body)?;
        } else {
            turn(&mut followed, body)?;
            followed.outcome = goal_or_elimination(&followed.board, side, rules);
        }
        followed.text.push('\n');
        followed.plies += 1;
    }
    (followed.plies > 2).then_some(followed)
}

/// Whether a label is the one of this ply, in the letters of any year.
fn is_label(label: &str, number: usize, side: Side) -> bool {
    let Some(letter) = label.chars().next_back() else { return false };
    let letters = match side {
        Side::Gold => ['g', 'w'],
        Side::Silver => ['s', 'b'],
    };
    let digits = label.strip_suffix(letter).unwrap_or_default();
    letters.contains(&letter) && !digits.starts_with(['0', '+']) && digits.parse() == Ok(number)
}

fn set_up(followed: &mut Moves, side: Side, body: &str) -> Option<()> {
    let home = if side == Side::Gold { 0..=1 } else { 6..=7 };
    let mut set = Vec::with_capacity(FULL_SET.len());
    for word in body.split_ascii_whitespace() {
        let &[letter, file, rank] = word.as_bytes() else { return None };
        let (piece, square) = (Piece::from_letter(char::from(letter))?, square_at(file, rank)?);
        let is_home = piece.side == side && home.contains(&square.rank());
        if !is_home || followed.board.piece_at(square).is_some() {
            return None;
        }
        followed.board.put(square, piece);
        set.push(letter.to_ascii_uppercase());
        followed.text.push(' ');
        followed.text.push_str(word);
    }
    set.sort_unstable();
    (set == FULL_SET).then_some(())
}

fn turn(followed: &mut Moves, body: &str) -> Option<()> {
    let mut words = body.split_ascii_whitespace().peekable();
    let mut steps = 0;
    while let Some(word) = words.next() {
        let &[letter, file, rank, direction] = word.as_bytes() else { return None };
        let (piece, from) = (Piece::from_letter(char::from(letter))?, square_at(file, rank)?);
        let to = from.step(Direction::from_letter(char::from(direction))?)?;
        let board = &mut followed.board;
        if board.piece_at(from) != Some(piece) || board.piece_at(to).is_some() {
            return None;
        }
        board.remove(from);
        board.put(to, piece);
        steps += 1;
        followed.text.push(' ');
        followed.text.push_str(word);
        // The record may leave captures out.
        if let Some(captured) = captured(board) {
            followed.text.push(' ');
            let start = followed.text.len();
            let (square, piece) = captured;
            let _ = write!(followed.text, "{}{square}x", piece.letter());
            words.next_if_eq(&followed.text.get(start..)?);
        }
    }
    (1..=STEPS).contains(&steps).then_some(())
}

/// Takes the piece off that has lost its last friend beside a trap.
fn captured(board: &mut Board) -> Option<(Square, Piece)> {
    let square = Side::ALL.into_iter().find_map(|side| board.undefended(side).into_iter().next())?;
    Some((square, board.remove(square)?))
}

fn square_at(file: u8, rank: u8) -> Option<Square> {
    Square::at(file.checked_sub(b'a')?, rank.checked_sub(b'1')?)
}
