//! The package in other places than pages and modules: in shared and service workers, and in scripts of `CommonJS`.

use std::fs;
use std::process::Command;

use ansa_tests::browser::{Kind, Page, Site, run_at, run_in_each_at};
use ansa_tests::needs;
use serde_json::json;

use crate::package::project::Project;

const PAGE: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>Workers</title>\
    <link rel=\"icon\" href=\"data:,\" /></head><body></body></html>";

const SHARED: &str = "
    import { Game } from './ansa/rules.js';
    onconnect = ({ ports: [port] }) => {
        port.onmessage = ({ data }) => port.postMessage(Game.fromRecord(data).turns().length);
    };";

const SERVICE: &str = "
    import { Engine } from './ansa/engine/engine-client.js';
    import { Game } from './ansa/rules.js';
    import { toSVG } from './ansa/svg.js';
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
        const { pathname, searchParams } = new URL(event.request.url);
        if (pathname.endsWith('/board.svg')) {
            const headers = { 'content-type': 'image/svg+xml' };
            event.respondWith(new Response(toSVG(Game.fromRecord(searchParams.get('record'))), { headers }));
        } else if (pathname.endsWith('/engine')) {
            event.respondWith(Engine.create().then(() => new Response('started'), ({ code }) => new Response(code)));
        }
    });";

/// A page with the package and this script beside it.
fn site(script: &str) -> Option<(tempfile::TempDir, std::path::PathBuf)> {
    let package = needs::package()?;
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), PAGE).unwrap();
    fs::write(folder.path().join("worker.js"), script).unwrap();
    Some((folder, package))
}

#[test]
fn rules_in_a_shared_worker() {
    let Some((folder, package)) = site(SHARED) else { return };
    let start = || Site::start(folder.path(), "/").with("ansa", &package);
    run_in_each_at("rules_in_a_shared_worker", start, |page| {
        page.open();
        let asked = "const { port } = new SharedWorker('worker.js', { type: 'module' });
            port.postMessage('1g Ra1\\n1s ra8');
            return new Promise((resolve) => (port.onmessage = ({ data }) => resolve(data)))";
        assert_eq!(page.script(asked), 2);
    });
}

/// The rules and the pictures work there. The engine needs a worker of its own, which a service worker can't start.
#[test]
fn pictures_in_a_service_worker() {
    let Some((folder, package)) = site(SERVICE) else { return };
    let start = || Site::start(folder.path(), "/").with("ansa", &package);
    let test = |page: &mut Page| {
        page.open();
        page.script("navigator.serviceWorker.register('worker.js', { type: 'module' })");
        page.wait_for_service_worker();
        let shown = "const image = new Image();
            image.src = 'board.svg?record=' + encodeURIComponent('1g Ra1\\n1s ra8');
            document.body.append(image);
            return image.decode().then(() => image.naturalWidth)";
        assert_eq!(page.script(shown), 640);
        assert_eq!(
            page.script("return fetch('engine').then((answer) => answer.text())"),
            json!("engine-unavailable")
        );
    };
    // Firefox runs no modules as service workers.
    run_at(Kind::Chromium, "pictures_in_a_service_worker", start, test);
}

/// Node.js can require ES modules that don't wait at their top level. None of the entries does.
#[test]
fn a_script_of_commonjs_requires_every_entry() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("node")) else { return };
    project.write(
        "script.cjs",
        "process.on('warning', ({ message }) => console.log(message));
        const { Game } = require('ansa/rules');
        const about = require('ansa/package.json');
        for (const name of Object.keys(about.exports)) if (!name.endsWith('json')) require(name.replace('.', 'ansa'));
        const { Engine } = require('ansa');
        const game = Game.fromRecord('1g Ra1 Ee2\\n1s ra8 ed7');
        Engine.create().then(async (engine) => {
          const { kind } = await engine.bestTurn({ game, level: 1 });
          console.log(game.turns().length, kind);
          engine.terminate();
        });",
    );
    assert_eq!(project.run(Command::new(node).arg("script.cjs")), "2 turn\n");
}
