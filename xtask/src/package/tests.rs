use super::*;

#[test]
fn the_repository_is_named_only_if_it_is_known() {
    let about = "{\n  \"name\": \"ansa\",\n  \"license\": \"MIT\"\n}\n";
    assert_eq!(with_repository(about, None), about);
    assert_eq!(with_repository(about, Some("")), about);
    let named = with_repository(about, Some("git+https://example.org/a\"b.git"));
    let named: serde_json::Value = serde_json::from_str(&named).unwrap();
    assert_eq!(named["repository"]["url"], "git+https://example.org/a\"b.git");
    assert_eq!(named["homepage"], "https://example.org/a\"b#readme");
    assert_eq!(named["bugs"]["url"], "https://example.org/a\"b/issues");
    assert_eq!((&named["name"], &named["license"]), (&"ansa".into(), &"MIT".into()));
}
