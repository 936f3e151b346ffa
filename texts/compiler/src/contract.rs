//! What English says about the messages: which there are, and of which types their variables are.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Expression, InlineExpression, Message as Source, Pattern, PatternElement};

use crate::kind::Type;
use crate::language::{BOARD, Language, texts};
use crate::line::unwrapped;
use crate::problem::Problem;

/// The messages of every part, in the order of English.
#[derive(Debug)]
pub struct Contract {
    pub(crate) parts: Vec<(String, Vec<Message>)>,
}

/// A message that the program shows.
#[derive(Debug)]
pub struct Message {
    /// Its name, with that of the attribute after a point.
    pub id: String,
    /// Its variables, in the order of the function's arguments.
    pub variables: Vec<Variable>,
    /// What its comment says, but for the variables.
    pub about: Vec<String>,
    /// Its text in English, without what it chooses by variables.
    pub(crate) outline: String,
}

/// A variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name, without `$`.
    pub name: String,
    /// Its type.
    pub of: Type,
}

impl Contract {
    /// Reads it from the files of English.
    ///
    /// # Errors
    /// What is wrong with variables and their types.
    pub fn new(english: &Language) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let parts: Vec<_> =
            english.parts().map(|part| (part.to_owned(), messages(english, part, &mut problems))).collect();
        if problems.is_empty() { Ok(Contract { parts }) } else { Err(problems) }
    }

    /// The messages of a part that have no text of their own, but one for each of several choices, in the attributes: the
    /// name of each, the place of its first text, and all its texts.
    pub(crate) fn choices(messages: &[Message]) -> impl Iterator<Item = (&str, usize, &[Message])> {
        let mut next = 0;
        messages.chunk_by(|one, other| split(&one.id).0 == split(&other.id).0).filter_map(move |texts| {
            let first = next;
            next += texts.len();
            let name = split(&texts.first()?.id).0;
            texts.iter().all(|text| text.id != name).then_some((name, first, texts))
        })
    }

    pub(crate) fn messages(&self, part: &str) -> &[Message] {
        self.parts.iter().find(|(name, _)| name == part).map_or(&[], |(_, messages)| messages)
    }
}

/// The name of a message, and that of the attribute.
pub(crate) fn split(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)))
}

/// Whether a text is in a form of words that each language has for itself.
pub(crate) fn is_form(part: &str, id: &str) -> bool {
    part == BOARD && id.split_once('.').is_some_and(|(message, _)| Type::from_word(message).is_some())
}

fn messages(english: &Language, part: &str, problems: &mut Vec<Problem>) -> Vec<Message> {
    let (of_file, _) = declared(english.file_comment(part), part, "", problems);
    let mut messages = Vec::new();
    for source in english.messages(part) {
        let id = &source.id.name;
        let comment = source.comment.iter().flat_map(|comment| &comment.content).map(String::as_str);
        let (own, about) = declared(comment, part, id, problems);
        let mut unused: Vec<&str> = own.iter().map(|variable| variable.name.as_str()).collect();
        for (id, text) in texts(source).filter(|(id, _)| !is_form(part, id)) {
            let used = used(english, part, text);
            unused.retain(|name| !used.iter().any(|used| used == name));
            match variables(&used, &own, &of_file) {
                Ok(variables) if source.value.is_none() && !variables.is_empty() => {
                    problems.push(Problem::new(
                        part,
                        &id,
                        "the texts of choices have no variables".to_owned(),
                    ));
                }
                Ok(variables) => {
                    problems
                        .extend(wrong_word(part, &id, &variables).map(|what| Problem::new(part, &id, what)));
                    let outline = outline(text);
                    messages.push(Message { id, variables, about: about.clone(), outline });
                }
                Err(what) => problems.push(Problem::new(part, &id, what)),
            }
        }
        problems.extend(unused.iter().map(|name| Problem::new(part, id, format!("${name} is not used"))));
        problems.extend(without_text(source).map(|what| Problem::new(part, id, what)));
    }
    messages
}

fn without_text(source: &Source<String>) -> Option<String> {
    (source.value.is_none() && source.attributes.is_empty()).then(|| "the message has no text".to_owned())
}

/// The words for a type have one variable, of this type.
fn wrong_word(part: &str, id: &str, variables: &[Variable]) -> Option<String> {
    let of = Type::from_word(id).filter(|_| part == BOARD)?;
    let is_right = matches!(variables, [variable] if variable.of == of);
    (!is_right).then(|| format!("the words for a {of:?} have one variable, of this type"))
}

/// The variables that the lines of a comment declare, and the other lines.
fn declared<'a>(
    comment: impl Iterator<Item = &'a str>,
    part: &str,
    id: &str,
    problems: &mut Vec<Problem>,
) -> (Vec<Variable>, Vec<String>) {
    let (mut variables, mut about) = (Vec::new(), Vec::new());
    for line in comment {
        let Some(variable) = line.trim().strip_prefix('$') else {
            about.push(line.trim().to_owned());
            continue;
        };
        let declared = variable.split_once(" (").and_then(|(name, rest)| {
            let (of, _) = rest.split_once(')')?;
            Some(Variable { name: name.to_owned(), of: Type::from_name(of)? })
        });
        match declared {
            Some(variable) => variables.push(variable),
            None => problems.push(Problem::new(
                part,
                id,
                format!("write ${variable} as “$name (Type)”; the types are {}", Type::names()),
            )),
        }
    }
    (variables, about)
}

/// The variables of a message: first those that its own comment declares, in this order, then those of the file.
fn variables(used: &[String], own: &[Variable], of_file: &[Variable]) -> Result<Vec<Variable>, String> {
    let mut variables: Vec<Variable> =
        own.iter().filter(|variable| used.contains(&variable.name)).cloned().collect();
    let mut shared: BTreeMap<String, &str> = BTreeMap::new();
    for name in used.iter().filter(|name| own.iter().all(|own| own.name != **name)) {
        let Some(variable) = of_file.iter().find(|variable| variable.name == *name) else {
            return Err(format!("${name} has no type: write # ${name} (Type) above the message"));
        };
        // A change of the English text could exchange the arguments.
        if let Some(other) = shared.insert(format!("{:?}", variable.of), name) {
            return Err(format!(
                "${other} and ${name} have the same type: write both above the message, in the order of the arguments"
            ));
        }
        variables.push(variable.clone());
    }
    if variables.len() > 10 {
        return Err("a message has at most ten variables".to_owned());
    }
    Ok(variables)
}

fn outline(text: &Pattern<String>) -> String {
    let mut outline = String::new();
    for element in &text.elements {
        match element {
            PatternElement::TextElement { value } => outline.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                outline.extend(["{ ", &shown(inline), " }"]);
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                outline.extend(
                    variants
                        .iter()
                        .filter(|variant| variant.default)
                        .map(|default| self::outline(&default.value)),
                );
            }
        }
    }
    unwrapped(&outline)
}

fn shown(inline: &InlineExpression<String>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => format!("${}", id.name),
        InlineExpression::FunctionReference { id, arguments } => {
            format!("{}({})", id.name, arguments.positional.iter().map(shown).collect::<String>())
        }
        InlineExpression::MessageReference { id, .. } => id.name.clone(),
        InlineExpression::TermReference { id, .. } => format!("-{}", id.name),
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            format!("{value:?}")
        }
        InlineExpression::Placeable { .. } => "…".to_owned(),
    }
}

/// The names of the variables of a text, in the order of their first use.
fn used(language: &Language, part: &str, text: &Pattern<String>) -> Vec<String> {
    let mut found = Found { language, names: Vec::new(), depth: 0 };
    found.pattern(part, text);
    found.names
}

struct Found<'a> {
    language: &'a Language,
    names: Vec<String>,
    depth: usize,
}

impl Found<'_> {
    fn pattern(&mut self, part: &str, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(part, expression);
            }
        }
    }

    fn expression(&mut self, part: &str, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(part, inline),
            Expression::Select { selector, variants } => {
                self.inline(part, selector);
                for variant in variants {
                    self.pattern(part, &variant.value);
                }
            }
        }
    }

    fn inline(&mut self, part: &str, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } if !self.names.contains(&id.name) => {
                self.names.push(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(part, argument);
                }
            }
            // Too deep a reference is reported when it is compiled.
            InlineExpression::MessageReference { id, attribute } if self.depth < 8 => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.as_str());
                if let Some((part, text)) = self.language.message(part, &id.name, attribute) {
                    self.depth += 1;
                    self.pattern(part, text);
                    self.depth -= 1;
                }
            }
            InlineExpression::Placeable { expression } => self.expression(part, expression),
            _ => {}
        }
    }
}
