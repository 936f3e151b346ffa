//! Builds the program `ansa` for this machine only: with all instructions of its processor (`target-cpu=native`) and
//! profile-guided optimisation (PGO). Searches with an instrumented build provide the profile.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{output_of, run_logged};
use crate::error::{Result, TaskError};
use crate::progress::{Progress, say};

/// The training runs of the instrumented build: fixed-depth searches of its benchmark positions, and games against
/// itself, which contain endgames.
const TRAINING_RUNS: [&[&str]; 2] = [
    &["bench", "11"],
    &["selfplay", "--out", "games.pos", "--games", "6", "--nodes", "20000", "--seed", "3"],
];

/// Separator of the flags in `CARGO_ENCODED_RUSTFLAGS`, which allows blanks in paths.
const FLAG_SEPARATOR: char = '\x1f';

/// Builds the program in 2 to 3 minutes on two cores and prints its path.
pub(crate) fn build(project: &Path) -> Result<()> {
    let target = host(&rustc(&["--version", "--verbose"])?)?;
    let profdata = llvm_profdata(Path::new(&rustc(&["--print", "sysroot"])?), &target)?;
    let folder = project.join("target").join("engine");
    let (profiles, profile) = (folder.join("profiles"), folder.join("ansa.profdata"));
    // Profiles of an older build do not match this one.
    let _ = fs::remove_dir_all(&profiles);
    let _ = fs::remove_file(folder.join("games.pos"));
    fs::create_dir_all(&profiles).map_err(TaskError::io(&profiles))?;

    let compiled = |name: &str, flag: String| {
        let log = folder.join("build.log");
        let progress = Progress::start(name);
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(project)
            .args(["build", "--release", "--locked", "--package", "ansa-cli", "--target", &target])
            .arg("--target-dir")
            .arg(folder.join("build"))
            .env("CARGO_ENCODED_RUSTFLAGS", format!("-Ctarget-cpu=native{FLAG_SEPARATOR}{flag}"));
        run_logged(&mut cargo, &log, &progress)?;
        progress.end("done");
        Ok(folder.join("build").join(&target).join("release").join(format!("ansa{EXE_SUFFIX}")))
    };
    let first = compiled("building an engine that counts what it does", profile_flag("generate", &profiles))?;
    let progress = Progress::start("letting it search");
    for words in TRAINING_RUNS {
        let mut searching = Command::new(&first);
        run_logged(searching.current_dir(&folder).args(words), &folder.join("work.log"), &progress)?;
    }
    let mut merging = Command::new(profdata);
    merging.arg("merge").arg("-o").arg(&profile).arg(&profiles);
    run_logged(&mut merging, &folder.join("work.log"), &progress)?;
    progress.end("done");

    let last = compiled("building the engine by that", profile_flag("use", &profile))?;
    let engine = folder.join(format!("ansa{EXE_SUFFIX}"));
    fs::copy(&last, &engine).map_err(TaskError::io(&engine))?;
    say(&format!("the engine is {}", engine.display()));
    Ok(())
}

fn profile_flag(what: &str, path: &Path) -> String {
    format!("-Cprofile-{what}={}", path.display())
}

fn rustc(words: &[&str]) -> Result<String> {
    output_of("rustc", words).ok_or_else(|| TaskError::missing("rustc", "install Rust with rustup"))
}

/// The compiler's default target, from the output of `rustc -vV`.
fn host(said: &str) -> Result<String> {
    let line = said.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| TaskError::Unexpected(format!("rustc names no host:\n{said}")))
}

/// The path of `llvm-profdata`, which merges profiles. It is part of a component of the toolchain.
fn llvm_profdata(sysroot: &Path, target: &str) -> Result<PathBuf> {
    let name = format!("llvm-profdata{EXE_SUFFIX}");
    let program = sysroot.join("lib").join("rustlib").join(target).join("bin").join(name);
    if program.is_file() {
        return Ok(program);
    }
    Err(TaskError::missing("llvm-profdata", "rustup component add llvm-tools"))
}

#[cfg(test)]
mod tests;
