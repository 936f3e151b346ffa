//! The program `ansa` for this machine alone, as fast as the compiler makes it: with all of the processor's
//! instructions, and laid out by what a first build of it does most in searches (profile-guided optimisation).

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{output_of, run_logged};
use crate::fault::{Fault, Result};
use crate::progress::{Phase, say};

/// What the first build does: searches of the positions of its own benchmark to a depth, and games against itself, in
/// which the endgames are.
const WORK: [&[&str]; 2] = [
    &["bench", "11"],
    &["selfplay", "--out", "games.pos", "--games", "6", "--nodes", "20000", "--seed", "3"],
];

/// Between the flags in the variable that passes them on, so that paths may contain blanks.
const BETWEEN: char = '\x1f';

/// Builds it, from nothing in 2 to 3 minutes on two cores, and says where it is.
pub(crate) fn build(project: &Path) -> Result<()> {
    let target = host(&rustc(&["--version", "--verbose"])?)?;
    let merge = merger(Path::new(&rustc(&["--print", "sysroot"])?), &target)?;
    let folder = project.join("target").join("engine");
    let (profiles, profile) = (folder.join("profiles"), folder.join("ansa.profdata"));
    // What an older build counted says nothing of this one.
    let _ = fs::remove_dir_all(&profiles);
    let _ = fs::remove_file(folder.join("games.pos"));
    fs::create_dir_all(&profiles).map_err(Fault::io(&profiles))?;

    let compiled = |name: &str, flag: String| {
        let log = folder.join("build.log");
        let phase = Phase::start(name);
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(project)
            .args(["build", "--release", "--locked", "--package", "ansa-cli", "--target", &target])
            .arg("--target-dir")
            .arg(folder.join("build"))
            .env("CARGO_ENCODED_RUSTFLAGS", format!("-Ctarget-cpu=native{BETWEEN}{flag}"));
        run_logged(&mut cargo, &log, &phase)?;
        phase.end("done");
        Ok(folder.join("build").join(&target).join("release").join(format!("ansa{EXE_SUFFIX}")))
    };
    let first = compiled("building an engine that counts what it does", with("generate", &profiles))?;
    let phase = Phase::start("letting it search");
    for words in WORK {
        let mut searching = Command::new(&first);
        run_logged(searching.current_dir(&folder).args(words), &folder.join("work.log"), &phase)?;
    }
    let mut merging = Command::new(merge);
    merging.arg("merge").arg("-o").arg(&profile).arg(&profiles);
    run_logged(&mut merging, &folder.join("work.log"), &phase)?;
    phase.end("done");

    let last = compiled("building the engine by that", with("use", &profile))?;
    let engine = folder.join(format!("ansa{EXE_SUFFIX}"));
    fs::copy(&last, &engine).map_err(Fault::io(&engine))?;
    say(&format!("the engine is {}", engine.display()));
    Ok(())
}

fn with(what: &str, path: &Path) -> String {
    format!("-Cprofile-{what}={}", path.display())
}

fn rustc(words: &[&str]) -> Result<String> {
    output_of("rustc", words).ok_or_else(|| Fault::missing("rustc", "install Rust with rustup"))
}

/// The target that the compiler builds for unless told otherwise, from what it says of itself.
fn host(said: &str) -> Result<String> {
    let line = said.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| Fault::Unexpected(format!("rustc names no host:\n{said}")))
}

/// The program that puts counts together; it comes with a component of the compiler.
fn merger(sysroot: &Path, target: &str) -> Result<PathBuf> {
    let name = format!("llvm-profdata{EXE_SUFFIX}");
    let program = sysroot.join("lib").join("rustlib").join(target).join("bin").join(name);
    if program.is_file() {
        return Ok(program);
    }
    Err(Fault::missing("llvm-profdata", "rustup component add llvm-tools"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compilers_own_target_is_found() {
        let said = "rustc 1.95.0\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\nrelease: 1.95.0";
        assert_eq!(host(said).unwrap(), "x86_64-unknown-linux-gnu");
        assert!(host("rustc 1.95.0").unwrap_err().to_string().contains("rustc 1.95.0"));
        assert!(host(&rustc(&["-vV"]).unwrap()).is_ok());
    }

    #[test]
    fn how_to_get_what_is_missing_is_said() {
        let fault = merger(Path::new("/no/such/folder"), "none").unwrap_err();
        assert!(fault.to_string().contains("rustup component add llvm-tools"), "{fault}");
    }
}
