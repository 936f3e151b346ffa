//! Command-line arguments: `--name value` or `--name=value`, and positional ones.

use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::CommandError;

/// The arguments of a command.
pub(crate) struct Arguments {
    named: Vec<(&'static str, String)>,
    /// Positional arguments, in order.
    pub(crate) positional: Vec<String>,
}

impl Arguments {
    /// Parses the words. Every option takes a value.
    ///
    /// # Errors
    /// An unknown option, or an option without its value.
    pub(crate) fn read(words: &[String], known: &[&'static str]) -> Result<Arguments, CommandError> {
        let mut arguments = Arguments { named: Vec::new(), positional: Vec::new() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let Some(rest) = word.strip_prefix("--") else {
                arguments.positional.push(word.clone());
                continue;
            };
            let (name, value) = match rest.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (rest, None),
            };
            let Some(&name) = known.iter().find(|&&own| own == name) else {
                return Err(CommandError::Usage(format!(
                    "unknown option --{name}; valid options are --{}",
                    known.join(", --")
                )));
            };
            let value = value.or_else(|| words.next().cloned());
            let value = value.ok_or_else(|| CommandError::Usage(format!("--{name} requires a value")))?;
            arguments.named.push((name, value));
        }
        Ok(arguments)
    }

    /// All values of an option.
    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.named.iter().filter(move |(own, _)| *own == name).map(|(_, value)| value.as_str())
    }

    /// The last value of an option.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.all(name).last()
    }

    /// The value of an option as a number within a range.
    ///
    /// # Errors
    /// The value is not a number within the range.
    pub(crate) fn number<T>(&self, name: &str, range: RangeInclusive<T>) -> Result<Option<T>, CommandError>
    where
        T: FromStr + PartialOrd + std::fmt::Display,
    {
        let Some(text) = self.text(name) else { return Ok(None) };
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.map(Some).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            CommandError::Usage(format!("--{name} must be a number from {least} to {most}, not “{text}”"))
        })
    }

    /// Refuses positional arguments.
    ///
    /// # Errors
    /// There is one.
    pub(crate) fn no_positional(&self) -> Result<(), CommandError> {
        match self.positional.first() {
            None => Ok(()),
            Some(word) => Err(CommandError::Usage(format!("unexpected argument “{word}”"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Arguments, String> {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        Arguments::read(&words, &["seed", "option"]).map_err(|failure| failure.to_string())
    }

    #[test]
    fn names_take_the_next_word_or_what_follows_the_sign() {
        let arguments = read(&["a", "--seed", "7", "--option=x=1", "b", "--option", "--y"]).unwrap();
        assert_eq!(arguments.positional, ["a", "b"]);
        assert_eq!(arguments.all("option").collect::<Vec<_>>(), ["x=1", "--y"]);
        assert_eq!(arguments.number("seed", 0..=7u64).ok(), Some(Some(7)));
        assert!(arguments.number("seed", 0..=6u64).is_err());
        assert!(arguments.no_positional().is_err());
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let unknown = "unknown option --sed; valid options are --seed, --option";
        assert_eq!(read(&["--sed", "7"]).err().unwrap(), unknown);
        assert_eq!(read(&["--seed"]).err().unwrap(), "--seed requires a value");
        assert!(read(&["--seed", "-1"]).unwrap().number("seed", 0..=9u64).is_err());
    }
}
