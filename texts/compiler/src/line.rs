//! A compiled message.

/// A message in pieces.
#[derive(Clone, Default, Debug)]
pub(crate) struct Line {
    bits: Vec<Bit>,
}

#[derive(Clone, Debug)]
enum Bit {
    Text(String),
    /// What is between braces.
    Code(String),
}

impl Line {
    pub(crate) fn push_text(&mut self, text: &str) {
        if let Some(Bit::Text(last)) = self.bits.last_mut() {
            last.push_str(text);
        } else if !text.is_empty() {
            self.bits.push(Bit::Text(text.to_owned()));
        }
    }

    pub(crate) fn push_code(&mut self, code: String) {
        self.bits.push(Bit::Code(code));
    }

    pub(crate) fn push_line(&mut self, line: Line) {
        for bit in line.bits {
            match bit {
                Bit::Text(text) => self.push_text(&text),
                Bit::Code(code) => self.push_code(code),
            }
        }
    }

    /// The text, if there is nothing else.
    pub(crate) fn fixed(&self) -> Option<&str> {
        match self.bits.as_slice() {
            [] => Some(""),
            [Bit::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// As a message with variables is read.
    pub(crate) fn pattern(&self) -> String {
        let mut pattern = String::new();
        for bit in &self.bits {
            match bit {
                Bit::Text(text) => {
                    for letter in text.chars() {
                        if matches!(letter, '{' | '}' | '|' | '\\') {
                            pattern.push('\\');
                        }
                        pattern.push(letter);
                    }
                }
                Bit::Code(code) => {
                    pattern.push('{');
                    pattern.push_str(code);
                    pattern.push('}');
                }
            }
        }
        pattern
    }
}

/// What stands for a blank line between two paragraphs.
const PARAGRAPH: char = '\u{2029}';

/// A text on one line: a line break in a file, with the blanks around it, is a blank, and a blank line ends a paragraph.
pub(crate) fn unwrapped(text: &str) -> String {
    let mut unwrapped = String::new();
    for (index, line) in text.split('\n').enumerate() {
        if index == 0 {
            unwrapped.push_str(line);
            continue;
        }
        unwrapped.truncate(unwrapped.trim_end_matches(' ').len());
        let line = line.trim_start_matches(' ');
        // The last line may go on after a placeable.
        if line.is_empty() && text.split('\n').nth(index + 1).is_some() {
            unwrapped.push(PARAGRAPH);
        } else if !unwrapped.ends_with(PARAGRAPH) {
            unwrapped.push(' ');
        }
        unwrapped.push_str(line);
    }
    unwrapped
}
