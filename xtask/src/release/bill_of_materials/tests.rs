use super::*;

/// `app` uses `used`, whose build script uses `build` and whose tests use `test`; `derive` is a macro.
fn metadata(licence: &Value) -> Metadata {
    let package = |id: &str, source: Value, kind: &str| {
        json!({ "id": id, "name": id, "version": "1.0.0", "license": licence, "source": source,
            "targets": [{ "kind": [kind] }] })
    };
    let uses = |id: &str, kind: Value| json!({ "pkg": id, "dep_kinds": [{ "kind": kind }] });
    let foreign = || json!("registry");
    let metadata = json!({
        "packages": [
            package("app", Value::Null, "bin"), package("used", foreign(), "lib"), package("deep", foreign(), "lib"),
            package("build", foreign(), "lib"), package("test", foreign(), "lib"),
            package("derive", foreign(), "proc-macro"), package("other", Value::Null, "lib"),
        ],
        "resolve": { "nodes": [
            { "id": "app", "deps": [uses("used", Value::Null), uses("derive", Value::Null)] },
            { "id": "used", "deps": [uses("deep", Value::Null), uses("build", json!("build")), uses("test", json!("dev"))] },
            { "id": "deep", "deps": [uses("used", Value::Null)] },
            { "id": "derive", "deps": [uses("build", Value::Null)] },
        ] },
    });
    serde_json::from_value(metadata).unwrap()
}

#[test]
fn a_bill_has_what_is_built_and_nothing_else() {
    let bill = bill(&metadata(&json!("MIT/Apache-2.0")), "page", "0.1.0", &["app"]).unwrap();
    let names: Vec<&str> =
        bill["components"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["app", "deep", "used"]);
    assert_eq!(bill["components"][2]["purl"], "pkg:cargo/used@1.0.0");
    assert_eq!(bill["components"][2]["licenses"][0]["expression"], "MIT OR Apache-2.0");
    assert_eq!(bill["dependencies"][0]["dependsOn"], json!(["pkg:cargo/app@1.0.0"]));
    assert_eq!(bill["dependencies"][3]["dependsOn"], json!(["pkg:cargo/deep@1.0.0"]));
}

#[test]
fn a_crate_without_a_licence_and_an_unknown_root_are_refused() {
    let error = bill(&metadata(&Value::Null), "page", "0.1.0", &["app"]).unwrap_err();
    assert!(error.to_string().contains("licence"), "{error}");
    assert!(bill(&metadata(&json!("MIT")), "page", "0.1.0", &["app", "absent"]).is_err());
}
