//! The types of the package, and what its `package.json` says, as other programs read them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use ansa_tests::files::files_in;
use ansa_tests::needs;
use serde_json::Value;

use crate::package::project::{NEWEST_TYPESCRIPT, Project, packed};

/// The compiler of the oldest TypeScript that the README names.
const OLDEST_TYPESCRIPT: &str = "typescript-oldest/bin/tsc";

/// The types of every entry, with both module resolutions of TypeScript.
#[test]
fn types_of_every_entry() {
    let Some(project) = Project::of("npm/types") else { return };
    project.link(&["@types/react", "react", "svelte", "vue"]);
    project.tool(NEWEST_TYPESCRIPT, &["--project", "."]);
    let bundled = ["--project", ".", "--module", "esnext", "--moduleResolution", "bundler"];
    project.tool(NEWEST_TYPESCRIPT, &bundled);
    let is_of_types = |file: &PathBuf| file.to_string_lossy().ends_with(".d.ts");
    for file in files_in(&project.package()).into_iter().filter(is_of_types) {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
        let loose = code
            .into_iter()
            .find(|line| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == "any"));
        assert_eq!(loose, None, "{}", file.display());
    }
}

/// A project without the types of a browser or of Node.js, which checks those of the package, too.
#[test]
fn types_without_those_of_a_platform() {
    let Some(project) = Project::of("npm/types/bare") else { return };
    for compiler in [NEWEST_TYPESCRIPT, OLDEST_TYPESCRIPT] {
        project.tool(compiler, &["--project", "."]);
    }
}

/// The oldest version of TypeScript that the README names, and the module resolution that does not read `exports`.
#[test]
fn types_with_the_oldest_typescript() {
    let Some(project) = Project::of("npm/types") else { return };
    // The types of React, Svelte and Vue need newer versions.
    for framework in ["react.tsx", "svelte.ts", "vue.ts"] {
        fs::remove_file(project.path().join(framework)).unwrap();
    }
    let about = fs::read_to_string(project.npm.tools.join("typescript-oldest/package.json")).unwrap();
    let version = serde_json::from_str::<Value>(&about).unwrap()["version"].as_str().unwrap().to_owned();
    let readme = fs::read_to_string(project.package().join("README.md")).unwrap();
    let named = version.rsplit_once('.').unwrap().0;
    assert!(
        readme.contains(&format!("TypeScript {named} or newer")),
        "the README names another version than {named}"
    );
    project.tool(OLDEST_TYPESCRIPT, &["--project", "."]);
    let node10 = ["--project", ".", "--module", "esnext", "--moduleResolution", "node10"];
    project.tool(OLDEST_TYPESCRIPT, &node10);
}

/// No program that looks for mistakes in packages finds one.
#[test]
fn attw_and_publint_find_no_fault() {
    let (Some(project), Some(package)) = (Project::of("npm/types"), needs::package()) else { return };
    let archive = packed(&project.npm, &package);
    let archive = archive.to_str().unwrap();
    // The package has only ES modules, which every supported Node.js can also `require`.
    let options = ["--no-definitely-typed", "--ignore-rules", "cjs-resolves-to-esm"];
    project.tool("@arethetypeswrong/cli/dist/index.js", &[&[archive][..], &options].concat());
    project.tool("publint/src/cli.js", &[archive, "--strict"]);
}

/// The manifest of the element has the attributes and events of its class and of its types.
#[test]
fn the_manifest_of_the_element_is_complete() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("node")) else { return };
    project.write(
        "manifest.mjs",
        "import { ArimaaBoard } from 'ansa/element';
        import manifest from 'ansa/custom-elements.json' with { type: 'json' };
        import { readFileSync } from 'node:fs';
        const [{ attributes, members, events }] = manifest.modules[0].declarations;
        const types = readFileSync('node_modules/ansa/element/arimaa-board.d.ts', 'utf8');
        const listed = types.match(/interface ArimaaBoardEventMap \\{([^}]*)/)[1].match(/[\\w-]+(?=\"?:)/g);
        const own = (kind) => members.filter((member) => member.kind === kind).map(({ name }) => name);
        const { prototype } = ArimaaBoard;
        const names = Object.getOwnPropertyNames(prototype).filter((name) => !/Callback$|^constructor$|^plyShown$/.test(name));
        const isMethod = (name) => typeof Object.getOwnPropertyDescriptor(prototype, name).value === 'function';
        const pairs = [
          [attributes.map(({ name }) => name), ArimaaBoard.observedAttributes],
          [events.map(({ name }) => name), listed],
          [own('method'), names.filter(isMethod)],
          [own('field'), names.filter((name) => !isMethod(name))],
        ];
        for (const pair of pairs) console.log(...pair.map((names) => names.sort().join()));",
    );
    // JSON modules are announced as experimental in Node.js 20.
    let said = project.run(Command::new(node).args(["--no-warnings", "manifest.mjs"]));
    let lines: Vec<_> = said.lines().map(|line| line.split_once(' ').unwrap()).collect();
    assert_eq!(lines.len(), 4, "{said}");
    for (listed, found) in lines {
        assert_eq!(listed, found);
    }
}
