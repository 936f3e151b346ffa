use super::*;

const ENTRY: InlinedEntry<'_> = InlinedEntry { name: "rules", additions: &[] };
const GUARD: &str =
    "/** Says so. */\nexport function guard() {}\nconst GuardedGame = guard(Game, \"Game\");\n";
const GLUE: &str = "export class Game {\n  free() {}\n}\nexport function version() {}\n\
    export function __wbg_get_1(arg0) {}\nlet wasm;\nexport function __wbg_set_wasm(val) {\n    wasm = val;\n}\n";

#[test]
fn only_declared_names_are_exported_and_the_module_starts_itself() {
    let text = script(&ENTRY, GLUE, GUARD, &["Game", "version"]).unwrap();
    assert!(text.starts_with("class Game {\n  free() {}\n}\nfunction version() {}\n"), "{text}");
    assert!(text.contains("{ __wbg_get_1, __wbg_set_wasm }"), "{text}");
    assert!(text.contains("\nfunction guard() {}\nconst GuardedGame = guard(Game, \"Game\");\n"), "{text}");
    assert!(text.contains("\nexport { ArimaaError, GuardedGame as Game, version };\n"), "{text}");
    assert_eq!(text.matches("export ").count(), 1);
}

#[test]
fn a_missing_declared_name_is_an_error() {
    assert!(script(&ENTRY, GLUE, GUARD, &["Board"]).is_err());
    let types = "export type Side = \"gold\";\nexport class Game {\n}\nexport function version(): string;\n";
    assert_eq!(exports_in(types).collect::<Vec<_>>(), ["Game", "version"]);
}
