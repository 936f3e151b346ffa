//! The texts of the page, compiled from the Fluent files, beside its program.

use std::path::Path;

use ansa_texts::{Language as Tongue, TextFile, set_language};
use ansa_texts_compiler::{Compiled, Contract, Language, Problem, compile};
use anyhow::{Error, Result, anyhow};
use fs_err as fs;

/// The folder of the Fluent files.
const TEXTS: &str = "texts";

/// Adds the files of every language to the folder of the program, and loads them for the rest of the build.
pub(crate) fn add(project: &Path, program: &Path) -> Result<()> {
    for (language, compiled) in load(project)? {
        for file in TextFile::ALL {
            let path = program.join(file.path(language));
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&path, compiled.file(file.parts()))?;
        }
    }
    Ok(())
}

/// Compiles every language and loads it, so that the build can show texts in it.
pub(crate) fn load(project: &Path) -> Result<Vec<(Tongue, Compiled)>> {
    let texts = project.join(TEXTS);
    let contract = Contract::new(&read(&texts, Tongue::English)?).map_err(refused)?;
    let mut languages = Vec::new();
    for &language in Tongue::ALL {
        let compiled = compile(&read(&texts, language)?, &contract).map_err(refused)?;
        let parts: Vec<&str> = compiled.parts().map(|(part, _)| part).collect();
        ansa_texts::load(language, compiled.file(&parts))?;
        languages.push((language, compiled));
    }
    Ok(languages)
}

/// What is shown in a language, which must be loaded. English is set otherwise.
pub(crate) fn in_language<T>(language: Tongue, show: impl FnOnce() -> T) -> T {
    set_language(language);
    let shown = show();
    set_language(Tongue::English);
    shown
}

fn read(texts: &Path, language: Tongue) -> Result<Language> {
    let folder = texts.join(language.folder());
    let (language, problems) = Language::read(&folder)?;
    if problems.is_empty() { Ok(language) } else { Err(refused(problems)) }
}

fn refused(problems: impl AsRef<[Problem]>) -> Error {
    let problems: Vec<String> = problems.as_ref().iter().map(ToString::to_string).collect();
    anyhow!(problems.join("\n"))
}
