//! The parts of the program in a few files.
//!
//! The cut makes a module for each set of parts that share code: forty-five for the study alone, and each is a request.
//! A pack holds several of them. It is a WebAssembly file whose custom sections are the modules, so that hosts serve and
//! compress it like any other.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use anyhow::{Result, bail};
use fs_err as fs;
use wasm_encoder::{CustomSection, Module};

/// The folder of the packs, in that of the program.
const FOLDER: &str = "parts";
/// The script that takes a module from its pack, and stands for `fetch`.
const UNPACK: &str = include_str!("packs/unpack.js");
/// How many bytes a part may load in vain to save a request. Compressed it is a third: about 35 ms on a slow phone
/// network, while an answer takes 150 ms there, and six can come at a time.
const REQUEST: usize = 20_000;

/// Modules that are loaded together.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pack {
    /// The parts that load it.
    parts: BTreeSet<String>,
    /// The names of the modules.
    modules: BTreeSet<String>,
    /// The length of all modules, in bytes.
    size: usize,
}

/// The packs of a program.
#[derive(Debug)]
pub(super) struct Packs(Vec<Pack>);

impl Packs {
    /// Distributes modules among packs. `needs` are the modules that each part needs, by their names.
    pub(super) fn new(
        needs: &HashMap<String, Vec<String>>,
        size: impl Fn(&str) -> Result<usize>,
    ) -> Result<Packs> {
        let mut users: BTreeMap<&String, BTreeSet<String>> = BTreeMap::new();
        for (part, modules) in needs {
            for module in modules {
                users.entry(module).or_default().insert(part.clone());
            }
        }
        let mut packs: BTreeMap<BTreeSet<String>, Pack> = BTreeMap::new();
        for (module, parts) in users {
            let pack =
                Pack { parts: parts.clone(), modules: BTreeSet::from([module.clone()]), size: size(module)? };
            match packs.get_mut(&parts) {
                Some(same) => same.add(pack),
                None => drop(packs.insert(parts, pack)),
            }
        }
        Ok(Packs(joined(packs.into_values().collect())))
    }

    /// Lets the script that loads the modules take them from their packs.
    pub(super) fn link(&self, script: &str) -> Result<String> {
        let mut linked = script.to_owned();
        for pack in &self.0 {
            for module in &pack.modules {
                let request = format!("fetch(new URL(\"./{module}.wasm\", import.meta.url))");
                if linked.matches(&request).count() != 1 {
                    bail!("the script of the parts does not load {module} once");
                }
                linked = linked.replace(&request, &format!("unpack(\"{}\", \"{module}\")", pack.name()));
            }
        }
        if linked.contains("fetch(") {
            bail!("the script of the parts loads more than the modules");
        }
        Ok(linked + UNPACK)
    }

    /// Moves the modules in the program's folder into their packs.
    pub(super) fn fill(&self, program: &Path) -> Result<()> {
        let folder = program.join(FOLDER);
        fs::create_dir_all(&folder)?;
        for pack in &self.0 {
            let mut file = Module::new();
            for name in &pack.modules {
                let path = program.join(name).with_extension("wasm");
                let data = fs::read(&path)?;
                file.section(&CustomSection { name: name.into(), data: data.into() });
                fs::remove_file(&path)?;
            }
            fs::write(folder.join(pack.name()).with_extension("wasm"), file.finish())?;
        }
        Ok(())
    }

    /// The files that each part loads, in the program's folder.
    pub(super) fn files(&self) -> BTreeMap<&str, Vec<String>> {
        let mut files: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for pack in &self.0 {
            for part in &pack.parts {
                files.entry(part).or_default().push(format!("{FOLDER}/{}.wasm", pack.name()));
            }
        }
        files
    }
}

impl Pack {
    /// The names of its parts.
    fn name(&self) -> String {
        self.parts.iter().map(String::as_str).collect::<Vec<_>>().join("-")
    }

    fn add(&mut self, other: Pack) {
        self.parts.extend(other.parts);
        self.modules.extend(other.modules);
        self.size += other.size;
    }

    /// What is saved if two packs become one, in bytes: a request for each part that loads both, but whoever loads only
    /// one loads the other in vain.
    fn gain(&self, other: &Pack) -> Option<usize> {
        let in_vain = self.size * other.parts.difference(&self.parts).count()
            + other.size * self.parts.difference(&other.parts).count();
        let saved = REQUEST * self.parts.intersection(&other.parts).count();
        saved.checked_sub(in_vain).filter(|&gain| gain > 0)
    }
}

/// Joins packs, the best pair first, as long as that saves anything.
fn joined(mut packs: Vec<Pack>) -> Vec<Pack> {
    loop {
        let pairs = (0..packs.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
        let gains =
            pairs.filter_map(|(first, second)| Some((packs[first].gain(&packs[second])?, first, second)));
        let Some((_, first, second)) = gains.max() else { return packs };
        let second = packs.remove(second);
        packs[first].add(second);
    }
}

#[cfg(test)]
mod tests;
