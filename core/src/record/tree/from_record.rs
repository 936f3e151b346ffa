//! Builds trees from records.

use super::error::TreeError;
use super::game_tree::GameTree;
use super::node::{Ending, NodeId, Notes};
use crate::game::Game;
use crate::notation::{Marker, PlyText};
use crate::position::rule_set::RuleSet;
use crate::record::comment::{Comment, CommentCommand};
use crate::record::entry::{Entry, Record, Variation};
use crate::record::replay::{ReplayError, ReplayErrorKind, check_entry, is_last_label, refuse, start};
use crate::record::writer::write_line;

/// A tree read from a record, and the parts that break the rules.
#[derive(Clone, Debug)]
pub struct TreeReading {
    /// The tree of all legal turns.
    pub tree: GameTree,
    /// Why the main line could not be read to its end. The tree has everything before this error.
    pub stopped: Option<ReplayError>,
    /// Why variations are missing, or end early.
    pub refused: Vec<ReplayError>,
}

impl GameTree {
    /// Reads the game of a record with its variations. An error does not invalidate the whole game: the main line is
    /// read up to its first illegal turn, and so is each variation.
    ///
    /// Text that is left out becomes the command `%unread` in the comment of the node where the error occurred, so it
    /// is written out again with the record.
    ///
    /// A turn that was taken back becomes a variation of the turn that replaced it, or of the end of the line.
    ///
    /// # Errors
    /// The record does not begin with a playable position.
    pub fn read(record: &Record, rules: RuleSet) -> Result<TreeReading, ReplayError> {
        let game = start(record, rules)?;
        let mut tree = GameTree::new(game.clone());
        tree.tags.clone_from(&record.tags);
        if let Some(root) = tree.notes_mut(NodeId::ROOT) {
            root.comment = record.comment.clone();
        }
        let main = LineCursor { main: true, owned: true, ..LineCursor::new(&record.line, NodeId::ROOT, 0) };
        let reading = TreeReading { tree, stopped: None, refused: Vec::new() };
        let mut reader = TreeReader { reading, game, tasks: vec![Task::Line(main)] };
        while let Some(task) = reader.tasks.pop() {
            reader.run(task);
        }
        Ok(reader.reading)
    }

    /// Reads the game of a record with its variations, under its [rules](Record::rules). To accept records with illegal
    /// turns, use [`GameTree::read`].
    ///
    /// # Errors
    /// The first illegal turn, with its place.
    pub fn from_record(record: &Record) -> Result<GameTree, ReplayError> {
        GameTree::from_record_with(record, record.rules())
    }

    /// Like [`GameTree::from_record`], under the given rules.
    ///
    /// # Errors
    /// The first illegal turn, with its place.
    pub fn from_record_with(record: &Record, rules: RuleSet) -> Result<GameTree, ReplayError> {
        let TreeReading { tree, stopped, refused } = GameTree::read(record, rules)?;
        // Reading ends with the main line, so the errors in variations came first.
        match refused.into_iter().next().or(stopped) {
            Some(error) => Err(error),
            None => Ok(tree),
        }
    }
}

/// A line that is being read. The game is at its node.
struct LineCursor<'a> {
    entries: &'a [Entry],
    node: NodeId,
    /// How many plies the game had where the line began.
    start_ply: usize,
    main: bool,
    /// Whether the node belongs to this line, so that the next turn of the line comes before its variations. The node
    /// before a variation belongs to another line, and so does a turn that another line has as well.
    owned: bool,
    ended: bool,
    /// The comment before the first turn.
    introduction: Option<&'a Comment>,
}

impl<'a> LineCursor<'a> {
    const fn new(entries: &'a [Entry], node: NodeId, start_ply: usize) -> LineCursor<'a> {
        LineCursor { entries, node, start_ply, main: false, owned: false, ended: false, introduction: None }
    }
}

/// An explicit stack of pending work, so that nested variations do not use the call stack.
enum Task<'a> {
    Line(LineCursor<'a>),
    /// Take back: the variations of the takeback have been read.
    Takeback(LineCursor<'a>),
    Variation(&'a Variation, NodeId),
    /// Replay this turn, which was taken back to read its variations.
    Again(&'a PlyText),
}

/// The variations to read after an entry.
struct Alternatives<'a> {
    entry: &'a Entry,
    parent: NodeId,
    /// Whether the entry was played and has to be taken back first.
    played: bool,
}

struct TreeReader<'a> {
    reading: TreeReading,
    game: Game,
    tasks: Vec<Task<'a>>,
}

impl<'a> TreeReader<'a> {
    fn run(&mut self, task: Task<'a>) {
        match task {
            Task::Line(line) => self.read_next(line, false),
            Task::Takeback(line) => self.read_next(line, true),
            Task::Variation(variation, node) => {
                let line = LineCursor::new(&variation.line, node, self.game.plies().len());
                self.read_next(LineCursor { introduction: Some(&variation.comment), ..line }, false);
            }
            Task::Again(ply) => {
                self.game.play_on();
                let again = self.game.play_text(ply);
                debug_assert!(again.is_ok(), "what was played once can be played again");
            }
        }
    }

    /// Reads the next entry of a line and puts the rest of the line on the stack.
    /// `takeback_next` says that the variations of the takeback that comes next have been read.
    fn read_next(&mut self, mut line: LineCursor<'a>, takeback_next: bool) {
        let entries = line.entries;
        let Some((entry, rest)) = entries.split_first() else {
            self.finish(&line);
            return;
        };
        if entry.is_takeback() && !entry.variations.is_empty() && !takeback_next {
            // They replace the takeback, so they begin before it.
            let parent = line.node;
            self.tasks.push(Task::Takeback(line));
            self.push_variations(Alternatives { entry, parent, played: false });
            return;
        }
        line.entries = rest;
        match self.read_entry(&mut line, entry) {
            Ok(alternatives) => {
                self.tasks.push(Task::Line(line));
                if let Some(alternatives) = alternatives {
                    self.push_variations(alternatives);
                }
            }
            Err(error) => {
                self.leave_out(&line, entries);
                if line.main {
                    self.reading.stopped = Some(error);
                } else {
                    self.reading.refused.push(error);
                }
                self.finish(&line);
            }
        }
    }

    fn push_variations(&mut self, Alternatives { entry, parent, played }: Alternatives<'a>) {
        if played && !entry.variations.is_empty() {
            self.game.take_back();
            self.tasks.push(Task::Again(&entry.ply));
        }
        // The last variation is first on the stack, so that it is read last.
        let variations = entry.variations.iter().rev();
        self.tasks.extend(variations.map(|variation| Task::Variation(variation, parent)));
    }

    /// Ends a line. The game goes back to where the line began.
    fn finish(&mut self, line: &LineCursor<'a>) {
        let tree = &self.reading.tree;
        if line.owned && !tree.children(line.node).is_empty() && tree.ending(line.node).is_none() {
            self.mark_line_end(line.node);
        }
        while self.game.plies().len() > line.start_ply {
            self.game.take_back();
        }
    }

    /// Preserves the text of entries that are rejected.
    fn leave_out(&mut self, line: &LineCursor<'a>, entries: &[Entry]) {
        let mut text = String::new();
        if let Some(introduction) = line.introduction.filter(|comment| !comment.is_empty()) {
            text = format!("{introduction}\n");
        }
        write_line(&mut text, entries);
        if let Some(notes) = self.reading.tree.notes_mut(line.node) {
            notes.comment.append_command(CommentCommand::unread(&text));
        }
    }

    fn read_entry(
        &mut self,
        line: &mut LineCursor<'a>,
        entry: &'a Entry,
    ) -> Result<Option<Alternatives<'a>>, ReplayError> {
        if is_last_label(entry, line.entries) {
            return self.read_last_label(line, entry);
        }
        check_entry(entry, &self.game, line.ended)?;
        match &entry.ply {
            PlyText::Marker(Marker::Takeback) => self.take_back(line, entry).map(|()| None),
            PlyText::Marker(marker) => {
                self.check_label(entry)?;
                line.ended = true;
                self.end_line(line, *marker, entry);
                Ok(Some(Alternatives { entry, parent: line.node, played: false }))
            }
            _ => {
                let parent = line.node;
                self.play(line, entry)?;
                Ok(Some(Alternatives { entry, parent, played: true }))
            }
        }
    }

    /// Reads a label without a turn at the end of a line. Its variations show what could be played there.
    fn read_last_label(
        &mut self,
        line: &mut LineCursor<'a>,
        entry: &'a Entry,
    ) -> Result<Option<Alternatives<'a>>, ReplayError> {
        // After a resignation the variations are refused, not the label before them.
        if !line.ended {
            check_entry(entry, &self.game, line.ended)?;
        }
        if let Some(introduction) = line.introduction.take() {
            self.annotate(line.node, Notes { comment: introduction.clone(), ..Notes::default() });
        }
        self.annotate(line.node, notes_of(entry));
        if line.owned && !line.ended && !entry.variations.is_empty() {
            self.mark_line_end(line.node);
        }
        Ok(Some(Alternatives { entry, parent: line.node, played: false }))
    }

    fn mark_line_end(&mut self, node: NodeId) {
        let marked = self.reading.tree.set_line_end(node, true);
        debug_assert!(marked.is_ok(), "the node of a line exists");
    }

    fn check_label(&self, entry: &Entry) -> Result<(), ReplayError> {
        let expected = self.game.next_label();
        if entry.label == expected {
            Ok(())
        } else {
            Err(error_at(entry, ReplayErrorKind::Label { expected }))
        }
    }

    fn annotate(&mut self, node: NodeId, more: Notes) {
        if let Some(notes) = self.reading.tree.notes_mut(node) {
            notes.glyphs.extend(more.glyphs);
            notes.comment.append(more.comment);
        }
    }

    fn end_line(&mut self, line: &mut LineCursor<'a>, marker: Marker, entry: &Entry) {
        let tree = &mut self.reading.tree;
        let introduction = line.introduction.take().cloned().unwrap_or_default();
        let ending = Ending { marker, notes: Notes { introduction, ..notes_of(entry) } };
        let set = if line.owned {
            tree.set_ending(line.node, Some(ending.clone()))
        } else {
            tree.add_other_ending(line.node, ending.clone())
        };
        // After an end on the board, a resignation has no effect: only its annotations are kept.
        if set.is_err() {
            let Notes { introduction, .. } = ending.notes.clone();
            self.annotate(line.node, Notes { comment: introduction, ..Notes::default() });
            self.annotate(line.node, ending.notes);
        }
    }

    fn play(&mut self, line: &mut LineCursor<'a>, entry: &Entry) -> Result<(), ReplayError> {
        let tree = &mut self.reading.tree;
        let known = tree.node_count();
        self.game.play_on();
        let node = tree.play_in(&mut self.game, line.node, &entry.ply).map_err(|error| match error {
            TreeError::PlayText(refusal) => refuse(entry, refusal),
            _ => error_at(entry, ReplayErrorKind::TooMany),
        })?;
        let new = tree.node_count() > known;
        if line.owned {
            let moved = tree.make_first(node);
            debug_assert!(moved.is_ok(), "the node was just played");
        }
        if let (Some(comment), Some(notes)) = (line.introduction.take(), tree.notes_mut(node)) {
            notes.introduction.append(comment.clone());
        }
        line.owned |= new;
        line.node = node;
        // The same turn can occur twice: after a takeback, or in two variations.
        self.annotate(node, notes_of(entry));
        Ok(())
    }

    fn take_back(&mut self, line: &mut LineCursor<'a>, entry: &Entry) -> Result<(), ReplayError> {
        if !line.main && self.game.plies().len() <= line.start_ply {
            return Err(error_at(entry, ReplayErrorKind::TakebackTooFar));
        }
        self.game.play_text(&entry.ply).map_err(|refusal| refuse(entry, refusal))?;
        let taken = line.node;
        line.node = self.reading.tree.parent(taken).unwrap_or(NodeId::ROOT);
        line.owned = line.main || self.game.plies().len() > line.start_ply;
        let Notes { glyphs, comment, .. } = notes_of(entry);
        self.annotate(taken, Notes { glyphs, ..Notes::default() });
        self.annotate(line.node, Notes { comment, ..Notes::default() });
        Ok(())
    }
}

fn error_at(entry: &Entry, kind: ReplayErrorKind) -> ReplayError {
    ReplayError { place: entry.origin.start, label: Some(entry.label), kind }
}

fn notes_of(entry: &Entry) -> Notes {
    Notes { glyphs: entry.glyphs.clone(), comment: entry.comment.clone(), ..Notes::default() }
}
