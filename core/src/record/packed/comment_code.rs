//! Comments and the commands in them.

use super::adaptive::{AdaptiveNumber, AdaptiveSymbol};
use super::coder::SymbolCoder;
use super::error::{PackedError, PackedPart};
use super::known_names::{COMMANDS, TIMES};
use super::stream_kind::StreamKind;
use super::text_code::TextCode;
use crate::record::comment::{Comment, CommentCommand, read_time, write_time};

/// The symbols of a command: the end of the commands, a known name, another name.
const COMMAND_SYMBOLS: usize = COMMANDS.len() + 2;

/// How the value of a time is coded.
const AS_TEXT: usize = 0;
const IN_SECONDS: usize = 1;
const IN_MILLISECONDS: usize = 2;

/// Codes comments, and learns from each.
#[derive(Debug)]
pub(super) struct CommentCode {
    has_text: AdaptiveSymbol<2>,
    /// By the symbol of the command before; 0 for the first command.
    command: [AdaptiveSymbol<COMMAND_SYMBOLS>; COMMAND_SYMBOLS],
    times: [TimeCode; TIMES],
}

/// Codes the values of a command that are times.
#[derive(Debug)]
struct TimeCode {
    form: AdaptiveSymbol<3>,
    number: AdaptiveNumber<65>,
}

impl CommentCode {
    pub(super) const fn new() -> CommentCode {
        CommentCode {
            has_text: AdaptiveSymbol::new(),
            command: [const { AdaptiveSymbol::new() }; COMMAND_SYMBOLS],
            times: [const { TimeCode { form: AdaptiveSymbol::new(), number: AdaptiveNumber::new() } }; TIMES],
        }
    }

    pub(super) fn code(
        &mut self,
        coder: &mut impl SymbolCoder,
        texts: &mut TextCode,
        known: Option<&Comment>,
    ) -> Result<Comment, PackedError> {
        let text = known.map(Comment::text);
        let mut comment = Comment::default();
        if self.has_text.code_flag(coder, text.map(|text| !text.is_empty()))? {
            comment = Comment::new(&texts.code(coder, StreamKind::Comment, text)?);
        }
        let mut rest = known.map(|comment| comment.commands().iter());
        let mut before = 0;
        loop {
            let next = rest.as_mut().map(Iterator::next);
            let symbol = next.map(|command| command.map_or(0, symbol_of));
            let symbol = match self.command.get_mut(before) {
                Some(model) => model.code(coder, symbol)?,
                None => 0,
            };
            let Some(index) = symbol.checked_sub(1) else { return Ok(comment) };
            texts.spend(1)?;
            comment.append_command(self.code_command(coder, texts, index, next.flatten())?);
            before = symbol;
        }
    }

    /// Codes a command whose name has this index; the one after the last known name means any name.
    fn code_command(
        &mut self,
        coder: &mut impl SymbolCoder,
        texts: &mut TextCode,
        index: usize,
        known: Option<&CommentCommand>,
    ) -> Result<CommentCommand, PackedError> {
        let name = match COMMANDS.get(index) {
            Some(&name) => name.to_owned(),
            None => texts.code(coder, StreamKind::CommandName, known.map(CommentCommand::name))?,
        };
        let value = known.map(CommentCommand::value);
        let time = match self.times.get_mut(index) {
            Some(times) => times.code(coder, value)?,
            None => None,
        };
        let value = match time {
            Some(milliseconds) => write_time(milliseconds),
            None => texts.code(coder, StreamKind::CommandValue(index), value)?,
        };
        CommentCommand::new(&name, &value).ok_or(PackedError::Part(PackedPart::Notes))
    }
}

impl TimeCode {
    /// Codes a time in milliseconds; `None` if the value is not a time in its usual form.
    fn code(
        &mut self,
        coder: &mut impl SymbolCoder,
        known: Option<&str>,
    ) -> Result<Option<u64>, PackedError> {
        let time = known.map(|value| read_time(value).filter(|&time| write_time(time) == value));
        let form = time.map(|time| match time {
            None => AS_TEXT,
            Some(time) if time.is_multiple_of(1000) => IN_SECONDS,
            Some(_) => IN_MILLISECONDS,
        });
        let unit = match self.form.code(coder, form)? {
            AS_TEXT => return Ok(None),
            IN_SECONDS => 1000,
            _ => 1,
        };
        let number = self.number.code(coder, time.flatten().map(|time| time / unit))?;
        number.checked_mul(unit).map(Some).ok_or(PackedError::Part(PackedPart::Notes))
    }
}

fn symbol_of(command: &CommentCommand) -> usize {
    let known = COMMANDS.iter().position(|&name| name == command.name());
    known.unwrap_or(COMMANDS.len()) + 1
}
