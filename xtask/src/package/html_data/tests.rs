use super::*;

const MANIFEST: &str = r#"{"modules": [{"declarations": [{
    "tagName": "a-b", "description": "A board.",
    "attributes": [
        {"name": "mode", "type": {"text": "\"still\" | \"play\""}, "description": "The mode."},
        {"name": "level", "type": {"text": "number"}, "description": "The level.", "default": "5"},
        {"name": "autoplay", "type": {"text": "boolean"}, "description": "Whether it runs."}
    ],
    "events": [{"name": "ply", "description": "It has changed."}],
    "cssParts": [{"name": "stage"}, {"name": "board"}], "cssProperties": [{"name": "--accent"}]
}]}]}"#;

#[test]
fn editors_get_attributes_with_their_values_and_the_names_of_events() {
    let data: Value = serde_json::from_str(&html_data(MANIFEST).unwrap()).unwrap();
    let tag = &data["tags"][0];
    assert_eq!((&data["version"], &tag["name"]), (&json!(1.1), &json!("a-b")));
    assert_eq!(tag["attributes"][0]["values"], json!([{ "name": "still" }, { "name": "play" }]));
    assert_eq!(tag["attributes"][1]["description"]["value"], "The level. Default: `5`.");
    assert_eq!(tag["attributes"][1]["values"], Value::Null);
    assert_eq!(tag["attributes"][2]["valueSet"], "v");
    assert_eq!(
        tag["description"]["value"],
        "A board.\n\nEvents:\n- `ply`: It has changed.\n\nParts: `stage`, `board`.\n\nCSS properties: `--accent`."
    );
}

#[test]
fn a_manifest_without_a_list_is_refused() {
    let error = html_data(&MANIFEST.replace("events", "event")).unwrap_err();
    assert!(error.to_string().contains("events"), "{error}");
    assert!(html_data("{").is_err());
}
