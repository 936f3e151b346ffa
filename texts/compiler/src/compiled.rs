//! The texts of a language, as the program reads them.

use std::cell::RefCell;
use std::collections::BTreeSet;

use fluent_syntax::ast::Pattern;

use crate::contract::{Contract, Variable, is_form, split};
use crate::kind::Type;
use crate::language::{BOARD, Language, texts};
use crate::problem::Problem;
use crate::scope::Scope;
use crate::words::Words;

/// The name of the part with the words for sides, roles, pieces and squares.
const WORDS: &str = "words";

/// The parts of a language, each with a line for each message.
#[derive(Debug)]
pub struct Compiled {
    parts: Vec<(String, Vec<String>)>,
}

impl Compiled {
    /// A file with some parts, for `ansa_texts::load`.
    #[must_use]
    pub fn file(&self, parts: &[&str]) -> String {
        let mut file = String::new();
        for (name, lines) in self.parts.iter().filter(|(name, _)| parts.contains(&name.as_str())) {
            file.extend([name, "\n", &lines.join("\n"), "\n\n"]);
        }
        file
    }

    /// The parts with their lines.
    pub fn parts(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.parts.iter().map(|(name, lines)| (name.as_str(), lines.as_slice()))
    }
}

/// Compiles a language.
///
/// # Errors
/// Messages that are missing or that English does not have, other variables, and mistakes in a message.
pub fn compile(language: &Language, contract: &Contract) -> Result<Compiled, Vec<Problem>> {
    let mut problems = surplus(language, contract);
    let forms = forms(language);
    let of_forms: Vec<_> = forms.iter().map(|(of, form, _)| (of.clone(), form.clone())).collect();
    let compiler = Compiler { language, forms: &of_forms };
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    for (part, messages) in &contract.parts {
        let mut lines = Vec::new();
        for message in messages {
            let (id, attribute) = split(&message.id);
            let line = match language.message(part, id, attribute) {
                Some((found, text)) if found == part => compiler.line(part, text, &message.variables, None),
                _ => Err("the message is missing".to_owned()),
            };
            lines.extend(line.map_err(|what| problems.push(Problem::new(part, &message.id, what))));
        }
        parts.push((part.clone(), lines));
    }
    let mut lines = Vec::new();
    for (number, (of, form, text)) in forms.iter().enumerate() {
        let word = of.word().unwrap_or_default();
        let id = form.as_ref().map_or_else(|| word.to_owned(), |form| format!("{word}.{form}"));
        let message = contract.messages(BOARD).iter().find(|message| message.id == word);
        let variables = message.map_or(&[] as &[Variable], |message| &message.variables);
        let line = compiler.line(BOARD, text, variables, Some(number));
        lines.extend(line.map_err(|what| problems.push(Problem::new(BOARD, &id, what))));
    }
    parts.push((WORDS.to_owned(), lines));
    if problems.is_empty() { Ok(Compiled { parts }) } else { Err(problems) }
}

/// The words of a language in all forms, in the order of `board.ftl`.
fn forms(language: &Language) -> Vec<(Type, Option<String>, &Pattern<String>)> {
    let mut forms = Vec::new();
    for message in language.messages(BOARD) {
        let Some(of) = Type::from_word(&message.id.name) else { continue };
        forms.extend(message.value.iter().map(|text| (of.clone(), None, text)));
        let attributes = message.attributes.iter();
        forms.extend(attributes.map(|form| (of.clone(), Some(form.id.name.clone()), &form.value)));
    }
    forms
}

/// The messages that English does not have.
fn surplus(language: &Language, contract: &Contract) -> Vec<Problem> {
    let mut problems = Vec::new();
    for part in language.parts() {
        let known = contract.messages(part);
        let ids = language.messages(part).flat_map(|message| texts(message).map(|(id, _)| id));
        for id in ids.filter(|id| !is_form(part, id) && known.iter().all(|message| message.id != *id)) {
            problems.push(Problem::new(part, &id, "English has no such message"));
        }
    }
    problems
}

struct Compiler<'a> {
    language: &'a Language,
    forms: &'a [(Type, Option<String>)],
}

impl Compiler<'_> {
    fn line(
        &self,
        part: &str,
        text: &Pattern<String>,
        variables: &[Variable],
        compiled: Option<usize>,
    ) -> Result<String, String> {
        let used = RefCell::new(BTreeSet::new());
        let scope = Scope {
            language: self.language,
            part,
            variables,
            words: Words { forms: self.forms, compiled },
            arguments: None,
            used: &used,
            depth: 0,
        };
        let line = scope.line(text)?;
        let used = used.take();
        if let Some(unused) = variables.iter().find(|variable| !used.contains(&variable.name)) {
            return Err(format!("the variable ${} is missing", unused.name));
        }
        let line = match line.fixed() {
            Some(text) if variables.is_empty() => text.to_owned(),
            None if variables.is_empty() => {
                return Err("the text is not fixed, but has no variables".to_owned());
            }
            _ => line.pattern(),
        };
        if line.is_empty() || line.contains(['\n', '\r']) {
            return Err("the text is empty, or has a line break".to_owned());
        }
        Ok(line)
    }
}
