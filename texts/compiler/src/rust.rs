//! Writes the functions of the messages.

use std::fmt::Write;

use crate::compiled::Compiled;
use crate::contract::{Contract, Message, Variable, split};
use crate::kind::Type;

/// A module for each part, with a function for each message. A part's lines in English are in the file of its name in
/// the folder of the generated code.
#[must_use]
pub fn rust(contract: &Contract, english: &Compiled) -> String {
    let mut code = String::new();
    let mut names = Vec::new();
    for (part, lines) in english.parts() {
        let upper = constant(part);
        let len = if contract.messages(part).is_empty() {
            "None".to_owned()
        } else {
            format!("Some({})", lines.len())
        };
        let _ = writeln!(
            code,
            "pub(crate) static {upper}: Part = Part::new({part:?}, {len}, english!({part:?}));"
        );
        names.push(upper);
    }
    let references: Vec<String> = names.iter().map(|name| format!("&{name}")).collect();
    let _ =
        writeln!(code, "pub(crate) static PARTS: [&Part; {}] = [{}];", names.len(), references.join(", "));
    for (part, messages) in &contract.parts {
        let _ = writeln!(code, "\n/// The texts of `{part}.ftl`.\npub mod {} {{", identifier(part));
        let _ = writeln!(code, "    #[allow(unused_imports)]\n    use super::prelude::*;");
        for (index, message) in messages.iter().enumerate() {
            function(&mut code, &constant(part), index, message);
        }
        for (name, first, texts) in Contract::choices(messages) {
            choice(&mut code, &constant(part), name, first, texts);
        }
        by_id(&mut code, &constant(part), messages);
        samples(&mut code, part, messages);
        code.push_str("}\n");
    }
    samples_of_all(&mut code, contract);
    code
}

fn function(code: &mut String, part: &str, index: usize, message: &Message) {
    code.push('\n');
    for line in &message.about {
        let _ = writeln!(code, "    #[doc = {line:?}]");
    }
    if !message.about.is_empty() {
        code.push_str("    #[doc = \"\"]\n");
    }
    let _ = writeln!(code, "    #[doc = {:?}]", format!("“{}”", message.outline));
    let name = identifier(&message.id);
    if message.variables.is_empty() {
        let _ = writeln!(
            code,
            "    #[must_use]\n    pub fn {name}() -> &'static str {{\n        super::{part}.text({index})\n    }}"
        );
        return;
    }
    let arguments: Vec<String> = message.variables.iter().map(argument).collect();
    let _ = writeln!(code, "    #[must_use]\n    pub fn {name}({}) -> String {{", arguments.join(", "));
    for Variable { name, of } in &message.variables {
        let name = identifier(name);
        if let Type::List(item) = of {
            let (pattern, value) = match **item {
                Type::Text => (name.clone(), format!("{name}.as_ref()")),
                Type::Count => (format!("&{name}"), format!("{name}.into() as Count")),
                Type::PieceOn => (format!("&{name}"), format!("{name}.into() as PieceOn")),
                _ => (format!("&{name}"), name.clone()),
            };
            let _ = writeln!(
                code,
                "        let {name}: Vec<Value> = {name}.iter().map(|{pattern}| Value::from({value})).collect();"
            );
        }
    }
    let values: Vec<String> = message.variables.iter().map(value).collect();
    let _ =
        writeln!(code, "        super::format(&super::{part}, {index}, &[{}])\n    }}", values.join(", "));
}

/// The function that chooses among the texts of a message. The keys are compared where it is called, by the compiler.
fn choice(code: &mut String, part: &str, name: &str, first: usize, texts: &[Message]) {
    let key = |text: &Message| {
        let attribute = split(&text.id).1.unwrap_or_default();
        attribute.strip_prefix("key-").unwrap_or(attribute).to_owned()
    };
    let keys: Vec<String> = texts.iter().map(key).collect();
    let about = texts.first().map(|text| text.about.join(" ")).unwrap_or_default();
    let name = identifier(name);
    let _ = writeln!(
        code,
        "\n    #[doc = {about:?}]\n    #[must_use]\n    pub fn {name}<K: Keyed>(choice: K) -> &'static str {{\n        \
         const {{ assert!(are_keys::<K>(&{keys:?}), \"each choice has a text\") }};\n        \
         super::{part}.chosen({first}, choice)\n    }}"
    );
}

/// The table of a part's ids. The compiler drops it where nothing is found by its id.
fn by_id(code: &mut String, part: &str, messages: &[Message]) {
    code.push_str(
        "\n    /// The texts by the ids of their messages.\n    pub static BY_ID: ById = ById::new(\n",
    );
    let _ = writeln!(code, "        &super::{part},\n        &super::WORDS,\n        &[");
    for Message { id, variables, .. } in messages {
        let names: Vec<&str> = variables.iter().map(|variable| variable.name.as_str()).collect();
        let _ = writeln!(code, "            ({id:?}, &{names:?}),");
    }
    code.push_str("        ],\n    );\n");
}

/// For the tests: every text of a part, with samples of its arguments.
fn samples(code: &mut String, part: &str, messages: &[Message]) {
    let is_used = messages.iter().any(|message| !message.variables.is_empty());
    let argument = if is_used { "sample" } else { "_sample" };
    let _ = writeln!(
        code,
        "\n    #[cfg(test)]\n    pub(crate) fn samples({argument}: usize) -> Vec<(&'static str, String)> {{\n        vec!["
    );
    for Message { id, variables, .. } in messages {
        let arguments: Vec<String> = variables.iter().map(|variable| sample(&variable.of)).collect();
        let owned = if variables.is_empty() { ".to_owned()" } else { "" };
        let text = format!("{}({}){owned}", identifier(id), arguments.join(", "));
        let _ = writeln!(code, "            ({:?}, {text}),", format!("{part}.ftl: {id}"));
    }
    code.push_str("        ]\n    }\n");
}

fn samples_of_all(code: &mut String, contract: &Contract) {
    let parts: Vec<String> =
        contract.parts.iter().map(|(part, _)| format!("{}::samples(sample)", identifier(part))).collect();
    let _ = writeln!(
        code,
        "\n#[cfg(test)]\npub(crate) fn samples(sample: usize) -> Vec<(&'static str, String)> {{\n    [{}].concat()\n}}",
        parts.join(", ")
    );
}

fn sample(of: &Type) -> String {
    match of {
        Type::List(item) => format!("&<Vec<{}> as Sample>::sample(sample)", plain(item)),
        _ => format!("<{} as Sample>::sample(sample)", plain(of)),
    }
}

fn argument(Variable { name, of }: &Variable) -> String {
    let name = identifier(name);
    let of = match of {
        Type::List(item) => match **item {
            Type::Text => "&[impl AsRef<str>]".to_owned(),
            Type::Count => "&[impl Copy + Into<Count>]".to_owned(),
            Type::PieceOn => "&[impl Copy + Into<PieceOn>]".to_owned(),
            _ => format!("&[{}]", plain(item)),
        },
        Type::Count => "impl Into<Count>".to_owned(),
        Type::PieceOn => "impl Into<PieceOn>".to_owned(),
        _ => plain(of).to_owned(),
    };
    format!("{name}: {of}")
}

fn value(Variable { name, of }: &Variable) -> String {
    let name = identifier(name);
    match of {
        Type::List(_) => format!("Value::from({name}.as_slice())"),
        Type::Count => format!("Value::from({name}.into() as Count)"),
        Type::PieceOn => format!("Value::from({name}.into() as PieceOn)"),
        _ => format!("Value::from({name})"),
    }
}

const fn plain(of: &Type) -> &'static str {
    match of {
        Type::Text => "&str",
        Type::Count => "Count",
        Type::Number => "f64",
        Type::Side => "Side",
        Type::Role => "Role",
        Type::Piece => "Piece",
        Type::PieceOn => "PieceOn",
        Type::Square => "Square",
        Type::Turn => "Label",
        Type::List(_) => "&[Value]",
    }
}

/// `to-move.long` as `to_move_long`.
fn identifier(id: &str) -> String {
    const KEYWORDS: [&str; 12] =
        ["as", "break", "continue", "for", "if", "in", "loop", "match", "move", "static", "type", "where"];
    let name = id.replace(['-', '.'], "_").to_lowercase();
    if KEYWORDS.contains(&name.as_str()) { format!("r#{name}") } else { name }
}

fn constant(part: &str) -> String {
    identifier(part).to_uppercase()
}
