//! Bills of materials in the format of `CycloneDX` 1.5: which crates, in which version and under which licence, a file contains.
//!
//! The crates come from `cargo metadata`. Build scripts, macros and what only tests need are no part of what is built, so
//! they are left out. There is no serial number and no time, so that the same sources give the same file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::{Value, json};

use crate::command::output_of;
use crate::error::{Result, TaskError};

/// The target of everything that is published.
const TARGET: &str = "wasm32-unknown-unknown";

/// The bill of a file `name` that contains these crates of the project and all that they use.
pub(super) fn bill_of_materials(project: &Path, name: &str, version: &str, roots: &[&str]) -> Result<String> {
    let manifest = project.join("Cargo.toml");
    let manifest = manifest.to_string_lossy();
    let arguments =
        ["metadata", "--format-version", "1", "--locked", "--filter-platform", TARGET, "--manifest-path"];
    let metadata = output_of("cargo", &[&arguments[..], &[&manifest]].concat()).ok_or_else(|| {
        TaskError::Failed { command: "cargo metadata".into(), reason: "it reported an error".into() }
    })?;
    let metadata: Value = serde_json::from_str(&metadata)
        .map_err(|error| TaskError::Unexpected(format!("the output of cargo metadata: {error}")))?;
    let bill = bill(&metadata, name, version, roots)?;
    Ok(format!("{bill:#}\n"))
}

/// A crate of the metadata.
struct Package<'a> {
    name: &'a str,
    version: &'a str,
    licence: Option<&'a str>,
    /// Whether it comes from a registry, and not from the project.
    is_foreign: bool,
    is_macro: bool,
}

fn bill(metadata: &Value, name: &str, version: &str, roots: &[&str]) -> Result<Value> {
    let packages: BTreeMap<&str, Package<'_>> = list(metadata, "packages")?
        .iter()
        .map(|one| Ok((text(one, "id")?, package(one)?)))
        .collect::<Result<_>>()?;
    let uses = uses(metadata, &packages)?;
    let is_root = |package: &Package<'_>| !package.is_foreign && roots.contains(&package.name);
    let mut open: Vec<&str> = packages.iter().filter(|(_, one)| is_root(one)).map(|(&id, _)| id).collect();
    if open.len() != roots.len() {
        return Err(TaskError::Unexpected(format!("not all of the crates {} exist", roots.join(", "))));
    }
    let direct: BTreeSet<&str> = open.iter().copied().collect();
    let mut reached = direct.clone();
    while let Some(id) = open.pop() {
        for &used in uses.get(id).into_iter().flatten() {
            if reached.insert(used) {
                open.push(used);
            }
        }
    }
    let contained = || reached.iter().filter_map(|id| packages.get(id));
    if let Some(unnamed) = contained().find(|package| package.licence.is_none()) {
        return Err(TaskError::Unexpected(format!("the crate {} names no licence", unnamed.name)));
    }
    let url = |id: &&str| packages.get(id).map(|package| package_url(package.name, package.version));
    let product = format!("pkg:generic/{name}@{version}");
    let mut dependencies =
        vec![json!({ "ref": product, "dependsOn": direct.iter().filter_map(url).collect::<Vec<_>>() })];
    for id in &reached {
        let used: BTreeSet<String> = uses
            .get(id)
            .into_iter()
            .flatten()
            .filter(|used| reached.contains(*used))
            .filter_map(url)
            .collect();
        dependencies.push(json!({ "ref": url(id), "dependsOn": used }));
    }
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application", "bom-ref": product, "name": name, "version": version,
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        } },
        "components": contained().map(component).collect::<Vec<_>>(),
        "dependencies": dependencies,
    }))
}

fn package(one: &Value) -> Result<Package<'_>> {
    let targets = list(one, "targets")?;
    let is_macro = targets.iter().any(|target| {
        target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "proc-macro"))
    });
    Ok(Package {
        name: text(one, "name")?,
        version: text(one, "version")?,
        licence: one["license"].as_str(),
        is_foreign: !one["source"].is_null(),
        is_macro,
    })
}

/// Which crates each crate uses in what is built.
fn uses<'a>(
    metadata: &'a Value,
    packages: &BTreeMap<&str, Package<'_>>,
) -> Result<BTreeMap<&'a str, Vec<&'a str>>> {
    let mut uses = BTreeMap::new();
    for node in list(&metadata["resolve"], "nodes")? {
        let mut used = Vec::new();
        for dependency in list(node, "deps")? {
            // A kind of `null` is a normal dependency.
            let is_built = list(dependency, "dep_kinds")?.iter().any(|kind| kind["kind"].is_null());
            let id = text(dependency, "pkg")?;
            if is_built && packages.get(id).is_some_and(|package| !package.is_macro) {
                used.push(id);
            }
        }
        uses.insert(text(node, "id")?, used);
    }
    Ok(uses)
}

fn component(package: &Package<'_>) -> Value {
    let url = package_url(package.name, package.version);
    // Old crates write a slash for a choice.
    let licence = package.licence.unwrap_or_default().replace('/', " OR ").replace("  ", " ");
    json!({
        "type": "library", "bom-ref": url, "name": package.name, "version": package.version, "purl": url,
        "licenses": [{ "expression": licence }],
    })
}

fn package_url(name: &str, version: &str) -> String {
    format!("pkg:cargo/{name}@{version}")
}

fn list<'a>(value: &'a Value, name: &str) -> Result<&'a Vec<Value>> {
    value[name].as_array().ok_or_else(|| absent(name))
}

fn text<'a>(value: &'a Value, name: &str) -> Result<&'a str> {
    value[name].as_str().ok_or_else(|| absent(name))
}

fn absent(name: &str) -> TaskError {
    TaskError::Unexpected(format!("the output of cargo metadata has no {name}"))
}

#[cfg(test)]
mod tests;
