//! Bills of materials in the format of `CycloneDX` 1.5: which crates, in which version and under which licence, a file contains.
//!
//! The crates come from `cargo metadata`. Build scripts, macros and what only tests need are no part of what is built, so
//! they are left out. There is no serial number and no time, so that the same sources give the same file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::output_of;

/// The target of everything that is published.
const TARGET: &str = "wasm32-unknown-unknown";

/// The bill of a file `name` that contains these crates of the project and all that they use.
pub(super) fn bill_of_materials(project: &Path, name: &str, version: &str, roots: &[&str]) -> Result<String> {
    let manifest = project.join("Cargo.toml");
    let manifest = manifest.to_string_lossy();
    let arguments =
        ["metadata", "--format-version", "1", "--locked", "--filter-platform", TARGET, "--manifest-path"];
    let metadata =
        output_of("cargo", &[&arguments[..], &[&manifest]].concat()).context("cargo metadata failed")?;
    let metadata = serde_json::from_str(&metadata).context("the output of cargo metadata")?;
    let bill = bill(&metadata, name, version, roots)?;
    Ok(format!("{bill:#}\n"))
}

/// What is read of the output of `cargo metadata`.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    /// The registry; none for a crate of the project.
    source: Option<String>,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// None for a normal dependency.
    kind: Option<String>,
}

impl Package {
    fn is_macro(&self) -> bool {
        self.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro"))
    }
}

fn bill(metadata: &Metadata, name: &str, version: &str, roots: &[&str]) -> Result<Value> {
    let packages: BTreeMap<&str, &Package> =
        metadata.packages.iter().map(|one| (one.id.as_str(), one)).collect();
    let uses = uses(metadata, &packages);
    let is_root = |package: &Package| package.source.is_none() && roots.contains(&package.name.as_str());
    let mut open: Vec<&str> = packages.iter().filter(|(_, one)| is_root(one)).map(|(&id, _)| id).collect();
    if open.len() != roots.len() {
        bail!("not all of the crates {} exist", roots.join(", "));
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
    if let Some(unnamed) = contained().find(|package| package.license.is_none()) {
        bail!("the crate {} names no licence", unnamed.name);
    }
    let url = |id: &&str| packages.get(id).map(|package| package_url(package));
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
        "components": contained().map(|package| component(package)).collect::<Vec<_>>(),
        "dependencies": dependencies,
    }))
}

/// Which crates each crate uses in what is built.
fn uses<'a>(metadata: &'a Metadata, packages: &BTreeMap<&str, &Package>) -> BTreeMap<&'a str, Vec<&'a str>> {
    let is_built = |dependency: &&Dependency| {
        dependency.dep_kinds.iter().any(|kind| kind.kind.is_none())
            && packages.get(dependency.pkg.as_str()).is_some_and(|package| !package.is_macro())
    };
    let nodes = metadata.resolve.nodes.iter();
    nodes
        .map(|Node { id, deps }| {
            (id.as_str(), deps.iter().filter(is_built).map(|used| used.pkg.as_str()).collect())
        })
        .collect()
}

fn component(package: &Package) -> Value {
    let url = package_url(package);
    // Old crates write a slash for a choice.
    let licence = package.license.as_deref().unwrap_or_default().replace('/', " OR ").replace("  ", " ");
    json!({
        "type": "library", "bom-ref": url, "name": package.name, "version": package.version, "purl": url,
        "licenses": [{ "expression": licence }],
    })
}

fn package_url(Package { name, version, .. }: &Package) -> String {
    format!("pkg:cargo/{name}@{version}")
}

#[cfg(test)]
mod tests;
