//! Builds the program `ansa` for this machine only: with all instructions of its processor (`target-cpu=native`) and
//! profile-guided optimisation (PGO). Searches with an instrumented build provide the profile.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use fs_err as fs;

use crate::command::{missing, output_of, run_logged};
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
    fs::create_dir_all(&profiles)?;

    let compiled = |name: &str, flag: String| -> Result<PathBuf> {
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(project)
            .args(["build", "--release", "--locked", "--package", "ansa-cli", "--target", &target])
            .arg("--target-dir")
            .arg(folder.join("build"))
            .env("CARGO_ENCODED_RUSTFLAGS", format!("-Ctarget-cpu=native{FLAG_SEPARATOR}{flag}"));
        Progress::during(name, "done", |progress| {
            run_logged(&mut cargo, &folder.join("build.log"), progress)
        })?;
        Ok(folder.join("build").join(&target).join("release").join(format!("ansa{EXE_SUFFIX}")))
    };
    let first = compiled("building an engine that counts what it does", profile_flag("generate", &profiles))?;
    Progress::during("letting it search", "done", |progress| {
        let log = folder.join("work.log");
        for words in TRAINING_RUNS {
            run_logged(Command::new(&first).current_dir(&folder).args(words), &log, progress)?;
        }
        run_logged(Command::new(profdata).arg("merge").arg("-o").args([&profile, &profiles]), &log, progress)
    })?;

    let last = compiled("building the engine by that", profile_flag("use", &profile))?;
    let engine = folder.join(format!("ansa{EXE_SUFFIX}"));
    fs::copy(&last, &engine)?;
    say(&format!("the engine is {}", engine.display()));
    Ok(())
}

fn profile_flag(what: &str, path: &Path) -> String {
    format!("-Cprofile-{what}={}", path.display())
}

fn rustc(words: &[&str]) -> Result<String> {
    output_of("rustc", words).ok_or_else(|| missing("rustc", "install Rust with rustup"))
}

/// The compiler's default target, from the output of `rustc -vV`.
fn host(said: &str) -> Result<String> {
    let line = said.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).with_context(|| format!("rustc names no host:\n{said}"))
}

/// The path of `llvm-profdata`, which merges profiles. It is part of a component of the toolchain.
fn llvm_profdata(sysroot: &Path, target: &str) -> Result<PathBuf> {
    let name = format!("llvm-profdata{EXE_SUFFIX}");
    let program = sysroot.join("lib").join("rustlib").join(target).join("bin").join(name);
    ensure!(program.is_file(), missing("llvm-profdata", "rustup component add llvm-tools"));
    Ok(program)
}

#[cfg(test)]
mod tests;
