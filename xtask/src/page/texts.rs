//! The texts of the page, compiled from the Fluent files, beside its program.

use std::fs;
use std::path::Path;

use ansa_texts::{Language as Tongue, TextFile};
use ansa_texts_compiler::{Contract, Language, Problem, compile};

use crate::error::{Result, TaskError};
use crate::files::write;

/// The folder of the Fluent files.
const TEXTS: &str = "texts";

/// Adds the files of every language to the folder of the program.
pub(crate) fn add(project: &Path, program: &Path) -> Result<()> {
    let texts = project.join(TEXTS);
    let contract = Contract::new(&read(&texts, Tongue::English)?).map_err(refused)?;
    for language in Tongue::ALL {
        let compiled = compile(&read(&texts, language)?, &contract).map_err(refused)?;
        for file in TextFile::ALL {
            let path = program.join(file.path(language));
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(TaskError::io(folder))?;
            }
            write(&path, &compiled.file(file.parts()))?;
        }
    }
    Ok(())
}

fn read(texts: &Path, language: Tongue) -> Result<Language> {
    let folder = texts.join(language.folder());
    let (language, problems) = Language::read(&folder).map_err(TaskError::io(&folder))?;
    if problems.is_empty() { Ok(language) } else { Err(refused(problems)) }
}

fn refused(problems: impl AsRef<[Problem]>) -> TaskError {
    let problems: Vec<String> = problems.as_ref().iter().map(ToString::to_string).collect();
    TaskError::Unexpected(problems.join("\n"))
}
