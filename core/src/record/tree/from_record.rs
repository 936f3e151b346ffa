//! Builds trees from records.

use super::error::TreeError;
use super::game_tree::GameTree;
use super::node::{Ending, NodeId, Notes};
use crate::game::Game;
use crate::notation::{Marker, PlyText};
use crate::position::rule_set::RuleSet;
use crate::record::comment::Comment;
use crate::record::entry::{Entry, Record, Variation};
use crate::record::replay::{ReplayError, ReplayErrorKind, check_entry, is_last_label, refuse, start};

impl GameTree {
    /// Reads the game of a record with its variations, by the rules of its date.
    ///
    /// A turn that was taken back becomes a variation of the turn that replaced it. If nothing replaced it, it stays.
    ///
    /// # Errors
    /// The first illegal turn, with its place.
    pub fn from_record(record: &Record) -> Result<GameTree, ReplayError> {
        GameTree::from_record_with(record, record.rules())
    }

    /// Like [`GameTree::from_record`], by the given rules.
    ///
    /// # Errors
    /// The first illegal turn, with its place.
    pub fn from_record_with(record: &Record, rules: RuleSet) -> Result<GameTree, ReplayError> {
        let game = start(record, rules)?;
        let mut tree = GameTree::new(game.clone());
        tree.tags.clone_from(&record.tags);
        if let Some(root) = tree.notes_mut(NodeId::ROOT) {
            root.comment = record.comment.clone();
        }
        let main = LineCursor { main: true, ..LineCursor::new(&record.line, NodeId::ROOT, 0) };
        let mut reader = TreeReader { tree, game, tasks: vec![Task::Line(main)] };
        while let Some(task) = reader.tasks.pop() {
            reader.run(task)?;
        }
        Ok(reader.tree)
    }
}

/// A line that is being read. The game is at its node.
struct LineCursor<'a> {
    entries: &'a [Entry],
    node: NodeId,
    /// How many plies the game had where the line began.
    start_ply: usize,
    main: bool,
    /// The next turn replaces one that was taken back.
    after_takeback: bool,
    ended: bool,
    /// The comment before the first turn.
    introduction: Option<&'a Comment>,
}

impl<'a> LineCursor<'a> {
    const fn new(entries: &'a [Entry], node: NodeId, start_ply: usize) -> LineCursor<'a> {
        LineCursor {
            entries,
            node,
            start_ply,
            main: false,
            after_takeback: false,
            ended: false,
            introduction: None,
        }
    }
}

/// An explicit stack of pending work, so that nested variations do not use the call stack.
enum Task<'a> {
    Line(LineCursor<'a>),
    Variation(&'a Variation, NodeId),
    /// Replay this turn, which was taken back to read its variations.
    Again(&'a PlyText),
}

struct TreeReader<'a> {
    tree: GameTree,
    game: Game,
    tasks: Vec<Task<'a>>,
}

impl<'a> TreeReader<'a> {
    fn run(&mut self, task: Task<'a>) -> Result<(), ReplayError> {
        match task {
            Task::Line(line) => self.read_next(line),
            Task::Variation(variation, node) => {
                let line = LineCursor::new(&variation.line, node, self.game.plies().len());
                self.read_next(LineCursor { introduction: Some(&variation.comment), ..line })
            }
            Task::Again(ply) => {
                let again = self.game.play_text(ply);
                debug_assert!(again.is_ok(), "what was played once can be played again");
                Ok(())
            }
        }
    }

    /// Reads the next entry of a line and puts the rest of the line on the stack.
    fn read_next(&mut self, mut line: LineCursor<'a>) -> Result<(), ReplayError> {
        let Some((entry, rest)) = line.entries.split_first() else {
            while self.game.plies().len() > line.start_ply {
                self.game.take_back();
            }
            return Ok(());
        };
        line.entries = rest;
        check_entry(entry, &self.game, line.ended)?;
        match &entry.ply {
            PlyText::Marker(Marker::TakeBack) => {
                self.take_back(&mut line, entry)?;
                self.tasks.push(Task::Line(line));
            }
            _ if is_last_label(entry, rest) => {
                if let Some(notes) = self.tree.notes_mut(line.node) {
                    notes.comment.append(entry.comment.clone());
                }
                self.tasks.push(Task::Line(line));
            }
            PlyText::Marker(marker) => {
                if entry.label != self.game.next_label() {
                    let kind = ReplayErrorKind::Label { expected: self.game.next_label() };
                    return Err(ReplayError { place: entry.origin.start, label: Some(entry.label), kind });
                }
                line.ended = true;
                let ending = Ending { marker: *marker, notes: notes_of(entry) };
                // After an end on the board, a resignation has no effect: only its comment is kept.
                if self.tree.set_ending(line.node, Some(ending)).is_err()
                    && let Some(notes) = self.tree.notes_mut(line.node)
                {
                    notes.comment.append(entry.comment.clone());
                }
                let node = line.node;
                self.tasks.push(Task::Line(line));
                self.push_variations(entry, node);
            }
            ply => {
                let parent = line.node;
                let node = self.play(parent, entry)?;
                if let (Some(comment), Some(notes)) = (line.introduction.take(), self.tree.notes_mut(node)) {
                    notes.introduction.append(comment.clone());
                }
                if line.after_takeback && (line.main || self.game.plies().len() > line.start_ply + 1) {
                    let moved = self.tree.make_first(node);
                    debug_assert!(moved.is_ok(), "the node was just played");
                }
                line.after_takeback = false;
                line.node = node;
                self.tasks.push(Task::Line(line));
                if !entry.variations.is_empty() {
                    self.game.take_back();
                    self.tasks.push(Task::Again(ply));
                    self.push_variations(entry, parent);
                }
            }
        }
        Ok(())
    }

    /// Puts the last variation on the stack first, so that it is read last.
    fn push_variations(&mut self, entry: &'a Entry, parent: NodeId) {
        let variations = entry.variations.iter().rev();
        self.tasks.extend(variations.map(|variation| Task::Variation(variation, parent)));
    }

    fn play(&mut self, parent: NodeId, entry: &Entry) -> Result<NodeId, ReplayError> {
        let node = self.tree.play_in(&mut self.game, parent, &entry.ply).map_err(|error| match error {
            TreeError::PlayText(refusal) => refuse(entry, refusal),
            _ => ReplayError {
                place: entry.origin.start,
                label: Some(entry.label),
                kind: ReplayErrorKind::TooMany,
            },
        })?;
        if let Some(notes) = self.tree.notes_mut(node) {
            let more = notes_of(entry);
            // The same turn can occur twice: after a takeback, or in two variations.
            notes.glyphs.extend(more.glyphs);
            notes.comment.append(more.comment);
        }
        Ok(node)
    }

    fn take_back(&mut self, line: &mut LineCursor<'a>, entry: &Entry) -> Result<(), ReplayError> {
        if !line.main && self.game.plies().len() <= line.start_ply {
            return Err(ReplayError {
                place: entry.origin.start,
                label: Some(entry.label),
                kind: ReplayErrorKind::TakeBackTooFar,
            });
        }
        self.game.play_text(&entry.ply).map_err(|refusal| refuse(entry, refusal))?;
        line.ended = false;
        line.after_takeback = true;
        line.node = self.tree.parent(line.node).unwrap_or(NodeId::ROOT);
        if let Some(notes) = self.tree.notes_mut(line.node) {
            notes.comment.append(entry.comment.clone());
        }
        Ok(())
    }
}

fn notes_of(entry: &Entry) -> Notes {
    Notes { glyphs: entry.glyphs.clone(), comment: entry.comment.clone(), ..Notes::default() }
}
