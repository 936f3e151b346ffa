//! `ansa tables make`: solves all materials, those with fewer pieces first.

use std::fs;
use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;

use ansa_core::tables::{Level, MAX_PIECES, TableMaker};
use clap::Args;

use super::file;
use crate::CommandResult;
use crate::arguments::within;
use crate::in_order::in_parallel;

/// Solve all positions with so many pieces and write their tables
#[derive(Args)]
pub(crate) struct Arguments {
    /// Folder to write the tables to
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// The most pieces of a position
    #[arg(long, value_name = "N", value_parser = within::<u32>(2..=MAX_PIECES), default_value_t = 3)]
    pieces: u32,
    /// Number of threads; the result is the same with any number
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=512), default_value_t = 1)]
    jobs: usize,
}

/// How many entries a thread takes at a time.
const CHUNK: usize = 1 << 14;

pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let Arguments { folder, pieces, jobs } = arguments;
    fs::create_dir_all(folder)?;
    let mut maker = TableMaker::default();
    // What is decided last with fewer pieces still matters in later rounds.
    let mut last = 0;
    for pieces in 2..=*pieces {
        last = solve(&mut maker, pieces, last, *jobs)?;
        for number in maker.materials(pieces) {
            if let Some(material) = maker.material(number) {
                file::write(folder, material, maker.values(number))?;
            }
        }
    }
    Ok(())
}

/// Solves the materials with so many pieces. Returns the last round in which anything was found.
fn solve(maker: &mut TableMaker, pieces: u32, last_before: u8, jobs: usize) -> CommandResult<u8> {
    let numbers = maker.materials(pieces);
    for &number in &numbers {
        maker.begin(number);
    }
    let mut last = last_before;
    for plies in 0..u8::MAX / 2 {
        let mut known = 0;
        for level in Level::ALL {
            let found = find(maker, &numbers, level, plies, jobs)?;
            for (number, found) in found {
                known += found.len();
                maker.set(number, level, &found);
            }
        }
        if known == 0 && plies > last {
            break;
        }
        if known > 0 {
            last = last.max(plies);
        }
        writeln!(io::stderr(), "{pieces} pieces, {plies} plies: {known} boards")?;
    }
    Ok(last)
}

type Found = Vec<(usize, Vec<(usize, u8)>)>;

fn find(maker: &TableMaker, numbers: &[usize], level: Level, plies: u8, jobs: usize) -> CommandResult<Found> {
    let chunks: Vec<(usize, Range<usize>)> = numbers
        .iter()
        .flat_map(|&number| {
            let size = maker.material(number).map_or(0, |material| material.size());
            (0..size).step_by(CHUNK).map(move |start| (number, start..(start + CHUNK).min(size)))
        })
        .collect();
    let mut found = Found::new();
    let work = |index: u64| {
        let (number, entries) = &chunks[index as usize];
        (*number, maker.find(*number, level, entries.clone(), plies))
    };
    in_parallel(
        0..chunks.len() as u64,
        jobs,
        || &work,
        |_, part| {
            found.push(part);
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(found)
}
