//! The element in the components of frameworks, checked by the compilers of their users, and in editors of HTML.

use std::fs;
use std::process::Command;

use ansa_tests::needs;
use serde_json::Value;

use crate::package::project::Project;

/// Components of Vue and Svelte, and Solid's JSX. Each framework has one that must not compile.
#[test]
fn components_of_vue_svelte_and_solid() {
    let (Some(node), Some(project)) = (needs::node(), Project::of("npm/types/components")) else { return };
    fs::copy(needs::project().join("npm/types/exact.ts"), project.path().join("exact.ts")).unwrap();
    project.link(&["solid-js", "svelte", "typescript", "vue"]);
    let tsc = ["typescript/bin/tsc", "--project", "."];
    let vue = ["vue-tsc/bin/vue-tsc.js", "--project", "."];
    let svelte = [
        "svelte-check/bin/svelte-check",
        "--workspace",
        ".",
        "--tsconfig",
        "./tsconfig.json",
        "--output",
        "machine",
        "--fail-on-warnings",
    ];
    let check = |tool: &[&str]| {
        let output = Command::new(&node)
            .arg(project.npm.tools.join(tool[0]))
            .args(&tool[1..])
            .current_dir(project.path())
            .output()
            .unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    for (tool, wrong) in [(&vue[..], "Wrong.vue"), (&svelte[..], "Wrong.svelte")] {
        let (is_right, said) = check(tool);
        let faults: Vec<&str> =
            said.lines().filter(|line| line.contains("rror TS") || line.contains(" ERROR ")).collect();
        assert!(!is_right && faults.len() == 1 && faults[0].contains(wrong), "{wrong}: {said}");
        assert!(faults[0].contains("chess"), "{said}");
        fs::remove_file(project.path().join(wrong)).unwrap();
    }
    for tool in [&tsc[..], &vue, &svelte] {
        let (is_right, said) = check(tool);
        assert!(is_right, "{said}");
    }
}

/// What editors of HTML read has the attributes, values and events of the manifest, which another test compares with the
/// element.
#[test]
fn editors_know_the_element() {
    let Some(package) = needs::package() else { return };
    let read = |name: &str| -> Value {
        serde_json::from_str(&fs::read_to_string(package.join(name)).unwrap()).unwrap()
    };
    let (data, manifest) = (read("html-custom-data.json"), read("custom-elements.json"));
    let (tag, element) = (&data["tags"][0], &manifest["modules"][0]["declarations"][0]);
    assert_eq!(data["version"], 1.1);
    assert_eq!(tag["name"], element["tagName"]);
    let names = |list: &Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&tag["attributes"]), names(&element["attributes"]));
    let about = tag["description"]["value"].as_str().unwrap();
    let events: Vec<&str> =
        about.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next()).collect();
    assert_eq!(events, names(&element["events"]));
    let pairs = tag["attributes"].as_array().unwrap().iter().zip(element["attributes"].as_array().unwrap());
    for (known, real) in pairs {
        let kind = real["type"]["text"].as_str().unwrap();
        let listed: Vec<String> =
            if known["values"].is_null() { Vec::new() } else { names(&known["values"]) };
        let quoted: Vec<String> = listed.iter().map(|value| format!("\"{value}\"")).collect();
        assert_eq!(quoted.join(" | "), if kind.contains('"') { kind } else { "" });
        assert_eq!(known["valueSet"] == "v", kind == "boolean", "{known}");
    }
}
