//! The element where there is no document, or one without layout: on servers and in the tests of users.

use std::process::Command;

use ansa_tests::needs;
use serde_json::json;

use crate::package::project::{NEWEST_TYPESCRIPT, Project};

/// The same script for each document: the element shows a game there, or is not defined.
const SHOWN: &str = "
    const { ArimaaBoard } = await import('ansa/element');
    const board = document.createElement('arimaa-board');
    board.record = '1g Ra1 Ee2\\n1s ra8 ed7\\n2g Ee2n';
    let heard;
    board.addEventListener('ply', ({ detail }) => (heard = detail.label));
    document.body.append(board);
    for (let i = 0; i < 500 && board.plies === 0; i++) await new Promise((resolve) => setTimeout(resolve, 10));
    board.next();
    // It is drawn at the end of the task.
    await undefined;
    const square = board.shadowRoot.querySelector('[data-square=e3]').getAttribute('data-piece');
    console.log(board instanceof ArimaaBoard, board.plies, heard, square);
    process.exit();";

#[test]
fn the_element_can_be_imported_where_there_is_no_document() {
    let Some(project) = Project::from_example("node") else { return };
    let script = "import { ArimaaBoard } from 'ansa/element';
        import * as react from 'ansa/react';
        import * as vue from 'ansa/vue';
        console.log(ArimaaBoard.name.length > 0, react.ArimaaBoard === ArimaaBoard, vue.ArimaaBoard === ArimaaBoard);";
    project.write("server.mjs", script);
    for (runtime, arguments) in [(needs::node(), &[][..]), (needs::deno(), &["run", "--no-prompt"])] {
        let Some(runtime) = runtime else { return };
        assert_eq!(project.run(Command::new(runtime).args(arguments).arg("server.mjs")), "true true true\n");
    }
}

#[test]
fn the_element_works_in_documents_without_layout() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("node")) else { return };
    project.link(&["happy-dom", "jsdom"]);
    let windows = [
        "import { JSDOM } from 'jsdom';
        const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/' });",
        "import { Window } from 'happy-dom';
        const window = new Window({ url: 'http://localhost/' });",
    ];
    // As test runners do it: everything that Node.js lacks, and what has to be the document's own.
    let globals = "
        for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name];
        for (const name of ['Event', 'CustomEvent', 'EventTarget']) globalThis[name] = window[name];
        globalThis.window = window;";
    for window in windows {
        project.write("test.mjs", &format!("{window}{globals}{SHOWN}"));
        assert_eq!(project.run(Command::new(&node).arg("test.mjs")), "true 3 2g E\n", "{window}");
    }
}

/// React renders the element to HTML, and continues there in the browser without a difference.
#[test]
fn react_renders_to_html_and_hydrates() {
    let Some(project) = Project::from_example("react") else { return };
    project.link(&["@types/react", "@types/react-dom", "react", "react-dom"]);
    project.tool(NEWEST_TYPESCRIPT, &[]);
    project.tool("vite/bin/vite.js", &["build", "--logLevel", "warn"]);
    let server = ["build", "--logLevel", "warn", "--ssr", "server.tsx", "--outDir", "server"];
    project.tool("vite/bin/vite.js", &server);
    project.node("prerender.js");
    let page = std::fs::read_to_string(project.path().join("dist/index.html")).unwrap();
    assert!(page.contains("<arimaa-board id=\"game\" mode=\"play\" level=\"1\">"), "{page}");
    project.open("react", "dist", |page| {
        page.open();
        let shown = "const [replay, game] = document.querySelectorAll('arimaa-board'); return [replay.ply, game.plies]";
        page.wait_until("the boards, with the engine's setup", || page.script(shown) == json!([3, 2]));
        page.click("button");
        page.wait_for_text("[role=status]", "2s, 4 of 4");
        page.script("document.querySelector('#replay').back()");
        page.wait_for_text("[role=status]", "2g, 3 of 4");
    });
}
