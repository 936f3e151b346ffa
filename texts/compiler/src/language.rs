//! The Fluent files of a language.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use fluent_syntax::ast::{Entry, Message, Pattern, Resource, Term};
use fluent_syntax::parser;

use crate::problem::Problem;

/// The file with the words of sides, roles, pieces and squares, to which messages of all files may refer.
pub(crate) const BOARD: &str = "board";

/// The files of a language, by name.
#[derive(Debug)]
pub struct Language {
    files: BTreeMap<String, Resource<String>>,
}

impl Language {
    /// Reads the `.ftl` files of a folder.
    ///
    /// # Errors
    /// If a file can't be read. What is not Fluent is in the list of problems.
    pub fn read(folder: &Path) -> io::Result<(Self, Vec<Problem>)> {
        let mut files = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "ftl")
                && let Some(name) = path.file_stem().and_then(|name| name.to_str())
            {
                files.push((name.to_owned(), fs::read_to_string(&path)?));
            }
        }
        Ok(Language::parse(files))
    }

    /// Reads files from their names, without ending, and their texts.
    #[must_use]
    pub fn parse(texts: impl IntoIterator<Item = (String, String)>) -> (Self, Vec<Problem>) {
        let mut files = BTreeMap::new();
        let mut problems = Vec::new();
        for (name, text) in texts {
            let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
                problems.extend(errors.iter().map(|error| Problem::new(&name, "", error.to_string())));
                resource
            });
            for entry in &resource.body {
                if let Entry::Junk { content } = entry {
                    let start = content.lines().next().unwrap_or_default();
                    problems.push(Problem::new(&name, "", format!("this is not Fluent: {start}")));
                }
            }
            files.insert(name, resource);
        }
        (Language { files }, problems)
    }

    /// The names of the files.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The lines of the comment about a whole file.
    pub(crate) fn file_comment(&self, part: &str) -> impl Iterator<Item = &str> {
        self.entries(part)
            .filter_map(|entry| match entry {
                Entry::ResourceComment(comment) => Some(&comment.content),
                _ => None,
            })
            .flatten()
            .map(String::as_str)
    }

    /// The messages of a file, in its order.
    pub(crate) fn messages(&self, part: &str) -> impl Iterator<Item = &Message<String>> {
        self.entries(part).filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        })
    }

    /// The text of a message or of its attribute, with its file: this one, else `board.ftl`.
    pub(crate) fn message<'a>(
        &'a self,
        part: &'a str,
        id: &str,
        attribute: Option<&str>,
    ) -> Option<(&'a str, &'a Pattern<String>)> {
        let (part, message) = [part, BOARD].into_iter().find_map(|part| {
            self.messages(part).find(|message| message.id.name == id).map(|message| (part, message))
        })?;
        let value = match attribute {
            None => message.value.as_ref()?,
            Some(name) => &message.attributes.iter().find(|attribute| attribute.id.name == name)?.value,
        };
        Some((part, value))
    }

    /// A term, with its file: this one, else `board.ftl`.
    pub(crate) fn term<'a>(&'a self, part: &'a str, id: &str) -> Option<(&'a str, &'a Term<String>)> {
        [part, BOARD].into_iter().find_map(|part| {
            self.entries(part).find_map(|entry| match entry {
                Entry::Term(term) if term.id.name == id => Some((part, term)),
                _ => None,
            })
        })
    }

    fn entries(&self, part: &str) -> impl Iterator<Item = &Entry<String>> {
        self.files.get(part).into_iter().flat_map(|file| &file.body)
    }
}

/// The texts of a message: its own, and those of its attributes. The name of an attribute's comes after a point.
pub(crate) fn texts(message: &Message<String>) -> impl Iterator<Item = (String, &Pattern<String>)> {
    let own = message.value.as_ref().map(|value| (message.id.name.clone(), value));
    let attributes = message
        .attributes
        .iter()
        .map(|attribute| (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value));
    own.into_iter().chain(attributes)
}
