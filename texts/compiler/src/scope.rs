//! Compiles the expressions of a message.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::contract::Variable;
use crate::function;
use crate::kind::Type;
use crate::language::Language;
use crate::line::{Line, unwrapped};
use crate::operand::Operand;
use crate::words::Words;

/// A message may refer to another, which may refer to a third, and so on: not deeper than this.
const MAX_DEPTH: usize = 8;

/// Where an expression stands.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a> {
    pub(crate) language: &'a Language,
    pub(crate) part: &'a str,
    pub(crate) variables: &'a [Variable],
    pub(crate) words: Words<'a>,
    /// In a term, what it is called with.
    pub(crate) arguments: Option<&'a BTreeMap<String, String>>,
    /// Receives the names of the variables.
    pub(crate) used: &'a RefCell<BTreeSet<String>>,
    pub(crate) depth: usize,
}

impl Scope<'_> {
    pub(crate) fn line(self, pattern: &Pattern<String>) -> Result<Line, String> {
        let mut line = Line::default();
        // The parser makes an element of each line.
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    line.push_text(&unwrapped(&text));
                    text.clear();
                    self.placeable(expression, &mut line)?;
                }
            }
        }
        line.push_text(&unwrapped(&text));
        Ok(line)
    }

    fn placeable(self, expression: &Expression<String>, line: &mut Line) -> Result<(), String> {
        match expression {
            Expression::Select { selector, variants } => self.select(selector, variants, line),
            Expression::Inline(
                InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. },
            ) => {
                let Expression::Inline(reference) = expression else { return Ok(()) };
                line.push_line(self.reference(reference)?);
                Ok(())
            }
            Expression::Inline(expression) => {
                match self.operand(expression)? {
                    Operand::Fixed(text) => line.push_text(&text),
                    Operand::Code(code, of) => line.push_code(self.words.shown(&code, &of)?),
                }
                Ok(())
            }
        }
    }

    /// What an expression stands for.
    fn operand(self, expression: &InlineExpression<String>) -> Result<Operand, String> {
        match expression {
            InlineExpression::StringLiteral { value } => {
                Ok(Operand::Fixed(unescape_unicode_to_string(value).into_owned()))
            }
            InlineExpression::NumberLiteral { value } => Ok(Operand::Fixed(value.clone())),
            InlineExpression::VariableReference { id } => self.variable(&id.name),
            InlineExpression::FunctionReference { id, arguments } => {
                let options = self.named(Some(arguments))?;
                let [argument] = arguments.positional.as_slice() else {
                    return Err(format!("{} has one argument", id.name));
                };
                function::call(self.words, &id.name, self.operand(argument)?, &options)
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                Ok(operand_of(&self.reference(expression)?))
            }
            InlineExpression::Placeable { expression } => {
                let mut line = Line::default();
                self.placeable(expression, &mut line)?;
                Ok(operand_of(&line))
            }
        }
    }

    fn variable(self, name: &str) -> Result<Operand, String> {
        if let Some(arguments) = self.arguments {
            return Ok(Operand::Fixed(arguments.get(name).cloned().unwrap_or_default()));
        }
        let index = self.variables.iter().position(|variable| variable.name == name);
        let index = index.ok_or_else(|| format!("there is no variable ${name} in this message"))?;
        self.used.borrow_mut().insert(name.to_owned());
        Ok(Operand::Code(index.to_string(), self.variables[index].of.clone()))
    }

    /// Another message, or a term.
    fn reference(self, reference: &InlineExpression<String>) -> Result<Line, String> {
        if self.depth == MAX_DEPTH {
            return Err("messages refer to each other in a circle".to_owned());
        }
        let deeper = Scope { depth: self.depth + 1, ..self };
        match reference {
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.as_str());
                let (part, message) = self
                    .language
                    .message(self.part, &id.name, attribute)
                    .ok_or_else(|| format!("there is no message {} in this file or in board.ftl", id.name))?;
                Scope { part, ..deeper }.line(message)
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let (part, term) = self
                    .language
                    .term(self.part, &id.name)
                    .ok_or_else(|| format!("there is no term -{} in this file or in board.ftl", id.name))?;
                let value = match attribute {
                    None => Some(&term.value),
                    Some(name) => term
                        .attributes
                        .iter()
                        .find(|found| found.id.name == name.name)
                        .map(|found| &found.value),
                };
                let value = value.ok_or_else(|| format!("the term -{} has no such attribute", id.name))?;
                let arguments = self.named(arguments.as_ref())?;
                Scope { part, arguments: Some(&arguments), ..deeper }.line(value)
            }
            _ => Err("neither a message nor a term".to_owned()),
        }
    }

    /// The named arguments of a call. Fluent allows only literals there.
    fn named(self, arguments: Option<&CallArguments<String>>) -> Result<BTreeMap<String, String>, String> {
        let mut named = BTreeMap::new();
        for argument in arguments.into_iter().flat_map(|arguments| &arguments.named) {
            if let Operand::Fixed(value) = self.operand(&argument.value)? {
                named.insert(argument.name.name.clone(), value);
            }
        }
        Ok(named)
    }

    fn select(
        self,
        selector: &InlineExpression<String>,
        variants: &[Variant<String>],
        line: &mut Line,
    ) -> Result<(), String> {
        let Some((default, others)) = variants.split_last().filter(|(last, _)| last.default) else {
            return Err("the default variant, with the star, comes last".to_owned());
        };
        match self.operand(selector)? {
            Operand::Fixed(key) => {
                let chosen = others.iter().find(|variant| name_of(&variant.key) == key).unwrap_or(default);
                line.push_line(self.line(&chosen.value)?);
            }
            Operand::Code(mut code, of) => {
                code.push('?');
                code.push_str(&self.line(&default.value)?.pattern());
                for variant in variants {
                    let key = name_of(&variant.key);
                    if let Some(wrong) = of.wrong_key(key).filter(|_| !variant.default || key != "other") {
                        return Err(wrong);
                    }
                    if !variant.default {
                        code.extend(["|", key, "=", &self.line(&variant.value)?.pattern()]);
                    }
                }
                line.push_code(code);
            }
        }
        Ok(())
    }
}

fn operand_of(line: &Line) -> Operand {
    match line.fixed() {
        Some(text) => Operand::Fixed(text.to_owned()),
        None => Operand::Code(format!("{{{}}}", line.pattern()), Type::Text),
    }
}

fn name_of(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
