//! The extension for Visual Studio Code in `examples/vscode`, in a page that imitates the editor's webviews.
//!
//! As there, the page is written into a frame of another page; the extension's files come from another origin, with CORS,
//! and only those below `localResourceRoots`; the content security policy is the extension's own.

use std::fs;
use std::process::Command;

use ansa_tests::browser::{Key, Kind, Page, Site, run_at};
use ansa_tests::needs;
use serde_json::{Value, json};

use crate::package::project::Project;

/// What the extension uses of the editor. It runs the command, and prints the page and the options of the webview.
const EDITOR: &str = "
    const paths = require('node:path');
    const [files] = process.argv.slice(2);
    const joinPath = (uri, ...names) => ({ path: paths.posix.join(uri.path, ...names) });
    const run = {};
    let webview;
    const vscode = {
        commands: { registerCommand: (name, act) => ((run[name] = act), { dispose() {} }) },
        Uri: { joinPath },
        ViewColumn: { One: 1 },
        window: {
            setStatusBarMessage: (text) => (webview.said = text),
            createWebviewPanel: (type, title, column, options) => ({
                webview: (webview = {
                    options,
                    cspSource: `'self' ${files}`,
                    asWebviewUri: ({ path }) => ({ toString: () => `${files}${path}` }),
                    onDidReceiveMessage: (hear) => (webview.hear = hear),
                }),
            }),
        },
    };
    const { Module } = require('node:module');
    const load = Module._load;
    Module._load = (name, ...more) => (name === 'vscode' ? vscode : load(name, ...more));
    const subscriptions = [];
    require('./extension.js').activate({ extensionUri: { path: '/' }, subscriptions });
    const { contributes } = require('./package.json');
    run[contributes.commands[0].command]();
    webview.hear({ label: '1g', turn: 'Ra1' });
    console.log(JSON.stringify({ ...webview, count: subscriptions.length }));";

/// The page around the webview, which writes it as the editor does, with the editor's function in front. `heard` has the
/// messages for the extension.
fn editor_page(html: &str, sandbox: &str) -> String {
    let api = "<script>globalThis.acquireVsCodeApi = () => ({ postMessage: (data) => parent.postMessage(data, '*') })</script>";
    let html = html.replacen("<head>", &format!("<head>{api}"), 1);
    let html = html.replace("<body>", "<body data-vscode-theme-kind=\"vscode-high-contrast-light\">");
    let page = serde_json::to_string(&html).unwrap().replace("</", "<\\/");
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>An editor</title>
        <link rel=\"icon\" href=\"data:,\" /></head><body>
        <iframe title=\"A webview\" sandbox=\"{sandbox}\" width=\"700\" height=\"900\"></iframe><script>
        window.heard = [];
        addEventListener('message', ({{ data }}) => heard.push(data));
        const frame = document.querySelector('iframe');
        const page = {page};
        if (frame.sandbox.contains('allow-same-origin')) {{
            frame.contentDocument.open();
            frame.contentDocument.write(page);
            frame.contentDocument.close();
        }} else frame.srcdoc = page;
        </script></body></html>"
    )
}

/// The first sandbox is the editor's; in the second the page has no origin. The editor is made with Chromium.
#[test]
fn a_game_in_a_webview_of_an_editor() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("vscode")) else { return };
    let nothing = tempfile::tempdir().unwrap();
    // A server of its own for the files below `localResourceRoots`.
    let files = Site::start(nothing.path(), "/").with("node_modules/ansa", &project.package());
    let origin = files.url().as_str().trim_end_matches('/').to_owned();
    // The packed package was installed with another one.
    let about = fs::read_to_string(needs::project().join("examples/vscode/package.json")).unwrap();
    project.write("package.json", &about);
    project.write("editor.cjs", EDITOR);
    let said = project.run(Command::new(node).args(["editor.cjs", &origin]));
    let webview: Value = serde_json::from_str(&said).unwrap();
    let options = json!({
        "enableScripts": true, "localResourceRoots": [{ "path": "/node_modules/ansa" }], "retainContextWhenHidden": true
    });
    assert_eq!(webview["options"], options);
    assert_eq!((&webview["said"], &webview["count"]), (&json!("1g Ra1"), &json!(1)));
    let html = webview["html"].as_str().unwrap();
    for (name, sandbox) in [
        ("webview", "allow-same-origin allow-pointer-lock allow-scripts allow-downloads allow-forms"),
        ("webview_without_origin", "allow-scripts"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), editor_page(html, sandbox)).unwrap();
        run_at(Kind::Chromium, name, || Site::start(folder.path(), "/"), play_against_the_computer);
    }
}

fn play_against_the_computer(page: &mut Page) {
    page.open();
    page.enter_frame("iframe");
    let plies = "return document.querySelector('arimaa-board')?.plies ?? 0";
    page.wait_until("the computer's first turn", || page.script(plies) == json!(3));
    let board = "const board = document.querySelector('arimaa-board');
        const inside = (selector) => board.shadowRoot.querySelector(selector);";
    page.script(&format!("{board} inside('[data-square=e7]').focus()"));
    page.press_with(&[Key::Shift], Key::Up);
    page.script(&format!("{board} inside('[data-test=end-turn]').click()"));
    page.wait_until("its second turn", || page.script(plies) == json!(5));
    let looks = "return [board.theme, getComputedStyle(board).colorScheme, !!inside('[data-test=fill]')]";
    assert_eq!(page.script(&format!("{board} {looks}")), json!(["light", "light", false]));
    page.leave_frame();
    assert_eq!(page.script("return heard.map(({ label }) => label)"), json!(["1g", "1s", "2g", "2s", "3g"]));
    assert!(page.script("return heard[3].turn").as_str().is_some_and(|turn| turn.ends_with("e7s")));
}
