//! The file `html-custom-data.json`, from which editors complete and explain the element in HTML.
//!
//! It has the format of Visual Studio Code (`html.customData`), and says what the manifest of the element says. HTML has no
//! attributes for the events of custom elements, so the description of the element names the events.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

/// The file, made from the text of `custom-elements.json`.
pub(super) fn html_data(manifest: &str) -> Result<String> {
    let manifest: Value = serde_json::from_str(manifest).context("custom-elements.json")?;
    let modules = list(&manifest, "modules")?;
    let mut tags = Vec::new();
    for module in modules {
        for declaration in list(module, "declarations")? {
            tags.push(tag(declaration)?);
        }
    }
    let data = json!({ "version": 1.1, "tags": tags });
    Ok(format!("{data:#}\n"))
}

fn tag(declaration: &Value) -> Result<Value> {
    let attributes = list(declaration, "attributes")?.iter().map(attribute).collect::<Result<Vec<_>>>()?;
    let description = format!(
        "{}\n\nEvents:\n{}\nParts: {}.\n\nCSS properties: {}.",
        text(declaration, "description")?,
        events(declaration)?,
        names(declaration, "cssParts")?,
        names(declaration, "cssProperties")?,
    );
    Ok(json!({
        "name": text(declaration, "tagName")?,
        "description": { "kind": "markdown", "value": description },
        "attributes": attributes,
    }))
}

fn attribute(attribute: &Value) -> Result<Value> {
    let default =
        attribute["default"].as_str().map(|value| format!(" Default: `{value}`.")).unwrap_or_default();
    let description = format!("{}{default}", text(attribute, "description")?);
    let mut made = json!({
        "name": text(attribute, "name")?,
        "description": { "kind": "markdown", "value": description },
    });
    match attribute["type"]["text"].as_str() {
        // Editors write an attribute with this set without a value.
        Some("boolean") => made["valueSet"] = json!("v"),
        Some(kind) if kind.contains('"') => {
            let words = kind.split('|').map(|word| json!({ "name": word.trim().trim_matches('"') }));
            made["values"] = words.collect();
        }
        _ => {}
    }
    Ok(made)
}

/// A list of the events, one a line.
fn events(declaration: &Value) -> Result<String> {
    list(declaration, "events")?
        .iter()
        .map(|event| Ok(format!("- `{}`: {}\n", text(event, "name")?, text(event, "description")?)))
        .collect()
}

fn names(declaration: &Value, list_name: &str) -> Result<String> {
    let names: Result<Vec<String>> =
        list(declaration, list_name)?.iter().map(|one| Ok(format!("`{}`", text(one, "name")?))).collect();
    Ok(names?.join(", "))
}

fn list<'a>(value: &'a Value, name: &str) -> Result<&'a Vec<Value>> {
    value[name]
        .as_array()
        .with_context(|| format!("custom-elements.json has no list {name} where one was expected"))
}

fn text<'a>(value: &'a Value, name: &str) -> Result<&'a str> {
    value[name].as_str().with_context(|| format!("custom-elements.json has no {name} where one was expected"))
}

#[cfg(test)]
mod tests;
