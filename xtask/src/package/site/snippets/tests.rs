use super::*;

#[test]
fn programs_are_found_below_their_headings() {
    let text = "```js\nimport { Game } from \"ansa/rules\";\n```\n## Steps\n```js\nimport \"ansa/element\";\n```\n\
        ```js\nimport \"ansa\";\n```\n```sh norun\nimport \"ansa\";\n```\n```js\nimport \"ansa\";\nimport \"other\";\n```\n\
        ```js\ngame.play();\n```\n";
    let found = in_page("Rules", text);
    let titles: Vec<_> = found.iter().map(|snippet| &*snippet.title).collect();
    assert_eq!(titles, ["Rules", "Rules: Steps", "Rules: Steps (2)"]);
    assert_eq!(found[1].code, "import \"ansa/element\";\n");
    assert!(script(&found).contains("\"title\":\"Rules: Steps\""));
}
