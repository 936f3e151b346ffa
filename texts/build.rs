//! Turns the Fluent files into functions, and into the lines that they read.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use ansa_texts_compiler::{Contract, Language, Problem, compile, rust};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=en");
    let out = env::var("OUT_DIR")?;
    let (english, problems) = Language::read(Path::new("en"))?;
    if !problems.is_empty() {
        return Err(listed(problems).into());
    }
    let contract = Contract::new(&english).map_err(listed)?;
    let compiled = compile(&english, &contract).map_err(listed)?;
    for (part, lines) in compiled.parts() {
        fs::write(Path::new(&out).join(part), lines.join("\n"))?;
    }
    fs::write(Path::new(&out).join("generated.rs"), rust(&contract, &compiled))?;
    Ok(())
}

fn listed(problems: impl AsRef<[Problem]>) -> String {
    let lines: Vec<String> = problems.as_ref().iter().map(|problem| format!("texts/en/{problem}")).collect();
    lines.join("\n")
}
