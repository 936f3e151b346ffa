//! Comments and the commands in them.

use core::fmt;

use crate::record::drawn::ArrowAnnotation;
use crate::text::{replace_all, split_at};

/// The commands with drawn arrows and with marked squares.
const DRAWN: [&str; 2] = ["cal", "csl"];

/// Characters that can't be part of a command's name.
const BRACKETS: [char; 5] = ['[', ']', '{', '}', '\\'];

/// A comment: free text and commands such as `[%emt 0:00:12]`.
///
/// The text has no surrounding white space, and its line breaks are `\n`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Comment {
    text: String,
    commands: Vec<CommentCommand>,
}

/// A command in a comment, `[%name value]`. Unknown commands are preserved.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CommentCommand {
    name: String,
    value: String,
}

impl CommentCommand {
    /// Creates a command; `None` if the name is empty or contains a space, a control character or a bracket.
    #[must_use]
    pub fn new(name: &str, value: &str) -> Option<CommentCommand> {
        let bad = |c: char| c.is_whitespace() || c.is_control() || BRACKETS.contains(&c);
        let fits = !name.is_empty() && !name.contains(bad);
        fits.then(|| CommentCommand { name: name.to_owned(), value: tidy(value) })
    }

    /// The command `%unread`, which keeps a text that could not be read.
    pub(super) fn unread(text: &str) -> CommentCommand {
        CommentCommand { name: "unread".to_owned(), value: tidy(text) }
    }

    /// The name, without the percent sign.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text after the name, without surrounding white space.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl Comment {
    /// Creates a comment with only text. A command in the text remains text.
    #[must_use]
    pub fn new(text: &str) -> Comment {
        Comment { text: tidy(text), commands: Vec::new() }
    }

    /// Whether the comment has neither text nor commands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && self.commands.is_empty()
    }

    /// The text without the commands.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Replaces the text.
    pub fn set_text(&mut self, text: &str) {
        self.text = tidy(text);
    }

    /// All commands in order.
    #[must_use]
    pub fn commands(&self) -> &[CommentCommand] {
        &self.commands
    }

    /// The value of the first command with this name.
    #[must_use]
    pub fn command(&self, name: &str) -> Option<&str> {
        self.commands.iter().find(|command| command.name == name).map(CommentCommand::value)
    }

    /// Replaces the first command with this name, or adds the command at the end.
    pub fn set_command(&mut self, command: CommentCommand) {
        match self.commands.iter_mut().find(|own| own.name == command.name) {
            Some(own) => *own = command,
            None => self.commands.push(command),
        }
    }

    /// Adds a command at the end, even if there is one with the same name.
    pub(super) fn append_command(&mut self, command: CommentCommand) {
        self.commands.push(command);
    }

    /// Removes every command with this name.
    pub fn remove_command(&mut self, name: &str) {
        self.commands.retain(|command| command.name != name);
    }

    /// The time the turn took, in milliseconds (`%emt`).
    #[must_use]
    pub fn elapsed(&self) -> Option<u64> {
        read_time(self.command("emt")?)
    }

    /// The clock after the turn, in milliseconds (`%clk`).
    #[must_use]
    pub fn clock(&self) -> Option<u64> {
        read_time(self.command("clk")?)
    }

    /// Sets the time the turn took, in milliseconds (`%emt`).
    pub fn set_elapsed(&mut self, milliseconds: u64) {
        self.set_command(CommentCommand { name: "emt".to_owned(), value: write_time(milliseconds) });
    }

    /// Sets the clock after the turn, in milliseconds (`%clk`).
    pub fn set_clock(&mut self, milliseconds: u64) {
        self.set_command(CommentCommand { name: "clk".to_owned(), value: write_time(milliseconds) });
    }

    /// Arrows (`%cal`) and marked squares (`%csl`), without malformed ones.
    #[must_use]
    pub fn arrows(&self) -> Vec<ArrowAnnotation> {
        let mut arrows = Vec::new();
        for command in self.commands.iter().filter(|command| DRAWN.contains(&command.name())) {
            arrows.extend(command.value.split([',', ' ']).filter_map(ArrowAnnotation::read));
        }
        arrows
    }

    /// Replaces all arrows (`%cal`) and marked squares (`%csl`), including malformed ones. A command left empty is
    /// removed; the other commands keep their order.
    pub fn set_arrows(&mut self, arrows: &[ArrowAnnotation]) {
        for (name, is_mark) in DRAWN.into_iter().zip([false, true]) {
            let words = arrows.iter().filter(|arrow| arrow.is_mark() == is_mark).map(ToString::to_string);
            let value = words.collect::<Vec<_>>().join(",");
            let place = self.commands.iter().position(|command| command.name == name);
            self.remove_command(name);
            if !value.is_empty() {
                let place = place.unwrap_or(self.commands.len());
                self.commands.insert(place, CommentCommand { name: name.to_owned(), value });
            }
        }
    }

    /// Appends another comment to this one.
    pub fn append(&mut self, other: Comment) {
        if !other.text.is_empty() {
            if !self.text.is_empty() {
                self.text.push('\n');
            }
            self.text.push_str(&other.text);
        }
        self.commands.extend(other.commands);
    }

    /// Reads the text between the braces and resolves its escapes.
    pub(super) fn read(raw: &str) -> Comment {
        let mut comment = Comment::default();
        let mut text = String::with_capacity(raw.len());
        let mut rest = raw;
        while let Some(at) = rest.find(['\\', '[']) {
            let (before, from) = split_at(rest, at);
            text.push_str(before);
            rest = from;
            if let Some((command, after)) = read_command(rest) {
                comment.commands.push(command);
                text.truncate(text.trim_end().len());
                rest = after.trim_start();
                if !text.is_empty() && !rest.is_empty() {
                    text.push(' ');
                }
            } else {
                let (letter, after) = unescape(rest);
                text.push(letter);
                rest = after;
            }
        }
        text.push_str(rest);
        comment.text = tidy(&text);
        comment
    }
}

impl fmt::Display for Comment {
    /// The comment in braces, commands first. Characters that would be read differently are escaped.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        let mut space = "";
        for command in &self.commands {
            write!(f, "{space}[%{}", command.name)?;
            if !command.value.is_empty() {
                f.write_str(" ")?;
                write_escaped(f, &command.value, |c, next| {
                    matches!(c, '\\' | '}' | ']') || c == '[' && next == Some('%')
                })?;
            }
            f.write_str("]")?;
            space = " ";
        }
        if !self.text.is_empty() {
            f.write_str(space)?;
            write_escaped(f, &self.text, |c, next| matches!(c, '\\' | '}') || c == '[' && next == Some('%'))?;
        }
        f.write_str("}")
    }
}

fn write_escaped(
    f: &mut fmt::Formatter<'_>,
    text: &str,
    special: impl Fn(char, Option<char>) -> bool,
) -> fmt::Result {
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if special(letter, letters.peek().copied()) {
            f.write_str("\\")?;
        }
        write!(f, "{letter}")?;
    }
    Ok(())
}

/// The first character and the rest of the text. A backslash before `\`, `[`, `]`, `{` or `}` is dropped.
fn unescape(text: &str) -> (char, &str) {
    let mut letters = text.chars();
    let first = letters.next().unwrap_or('\\');
    let after = letters.as_str();
    match letters.next() {
        Some(next @ ('\\' | '[' | ']' | '{' | '}')) if first == '\\' => (next, letters.as_str()),
        _ => (first, after),
    }
}

/// A command at the start of the text, and the rest of the text.
fn read_command(text: &str) -> Option<(CommentCommand, &str)> {
    let inside = text.strip_prefix("[%")?;
    let name_end = inside.find(|c: char| c.is_whitespace() || BRACKETS.contains(&c))?;
    let (name, mut rest) = split_at(inside, name_end);
    if rest.starts_with(['[', '{', '}', '\\']) {
        return None;
    }
    let mut value = String::new();
    // Another opening bracket ends the search, so that each part of the text is searched only once.
    while let Some(at) = rest.find(['\\', ']', '[']) {
        let (before, from) = split_at(rest, at);
        value.push_str(before);
        rest = from;
        if let Some(after) = rest.strip_prefix(']') {
            return Some((CommentCommand::new(name, &value)?, after));
        }
        if rest.starts_with("[%") {
            return None;
        }
        let (letter, after) = unescape(rest);
        value.push(letter);
        rest = after;
    }
    None
}

/// Normalises line breaks to `\n` and trims the text.
fn tidy(text: &str) -> String {
    replace_all(&replace_all(text, "\r\n", "\n"), "\r", "\n").trim().to_owned()
}

/// Reads `0:00:12`, `1:30` or `12.5` (hours, minutes, seconds) as milliseconds.
#[must_use]
pub fn read_time(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(fraction) {
        return None;
    }
    let mut seconds = 0u64;
    for (number, part) in whole.split(':').enumerate() {
        if number > 2 || part.is_empty() || !digits(part) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    let thousandths = fraction.bytes().chain(*b"000").take(3);
    let milliseconds = thousandths.fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
    seconds.checked_mul(1000)?.checked_add(milliseconds)
}

/// Writes milliseconds as `H:MM:SS`, with thousandths unless they are 0.
#[must_use]
pub fn write_time(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match milliseconds % 1000 {
        0 => text,
        fraction => format!("{text}.{fraction:03}"),
    }
}
