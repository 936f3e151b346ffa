//! Changes to the annotations of a turn.

use ansa_core::record::{Comment, CommentCommand, Entry, Glyph, Variation};

/// A change to one annotation.
pub(crate) enum Change<T> {
    Keep,
    Remove,
    Set(T),
}

/// Changes to the annotations of a turn.
pub(crate) struct NotesChange {
    pub(super) glyphs: Change<Vec<Glyph>>,
    pub(super) comment: Change<String>,
    /// Milliseconds.
    pub(super) elapsed: Change<u64>,
    pub(super) clock: Change<u64>,
    /// All commands except the two times.
    pub(super) commands: Change<Vec<CommentCommand>>,
    /// The labels are not set yet.
    pub(super) variations: Change<Vec<Variation>>,
}

impl NotesChange {
    /// Whether there are new variations.
    pub(crate) fn has_variations(&self) -> bool {
        matches!(&self.variations, Change::Set(variations) if !variations.is_empty())
    }

    /// Applies the changes. Returns whether there are new variations, which have not been checked.
    pub(crate) fn apply(self, entry: &mut Entry) -> bool {
        let NotesChange { glyphs, comment, elapsed, clock, commands, variations } = self;
        glyphs.apply(|glyphs| entry.glyphs = glyphs.unwrap_or_default());
        let own = &mut entry.comment;
        comment.apply(|text| own.set_text(&text.unwrap_or_default()));
        elapsed.apply(|time| match time {
            Some(time) => own.set_elapsed(time),
            None => own.remove_command("emt"),
        });
        clock.apply(|time| match time {
            Some(time) => own.set_clock(time),
            None => own.remove_command("clk"),
        });
        commands.apply(|commands| replace_commands(own, commands.unwrap_or_default()));
        let changed = variations.apply(|variations| {
            entry.variations = variations.unwrap_or_default();
            label(entry);
        });
        changed && !entry.variations.is_empty()
    }
}

impl<T> Change<T> {
    /// Calls `set` with the new value, unless the old one is kept. Returns whether it was called.
    fn apply(self, set: impl FnOnce(Option<T>)) -> bool {
        match self {
            Change::Keep => return false,
            Change::Remove => set(None),
            Change::Set(value) => set(Some(value)),
        }
        true
    }
}

/// The commands that are not times.
pub(super) fn other_commands(comment: &Comment) -> impl Iterator<Item = &CommentCommand> {
    comment.commands().iter().filter(|command| match command.name() {
        "emt" => comment.elapsed().is_none(),
        "clk" => comment.clock().is_none(),
        _ => true,
    })
}

fn replace_commands(comment: &mut Comment, commands: Vec<CommentCommand>) {
    let gone: Vec<_> = other_commands(comment).map(|command| command.name().to_owned()).collect();
    for name in &gone {
        comment.remove_command(name);
    }
    for command in commands {
        // One by one, because several commands may have the same name.
        let mut more = Comment::default();
        more.set_command(command);
        comment.append(more);
    }
}

/// Sets the labels of all turns in the variations of a turn.
fn label(entry: &mut Entry) {
    // An explicit stack, because variations nest.
    let mut rest = vec![entry];
    while let Some(entry) = rest.pop() {
        let first = entry.label;
        for variation in &mut entry.variations {
            for (plies, turn) in variation.line.iter_mut().enumerate() {
                turn.label = first.after(plies);
                rest.push(turn);
            }
        }
    }
}
