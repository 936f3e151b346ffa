//! The npm package as users get it: packed, installed in new projects, bundled, run and opened in a browser. The
//! projects are those in `examples/`.

mod api;
mod bundles;
mod documentation;
mod environments;
mod frameworks;
mod pages;
mod project;
mod serve;
mod servers;
mod sizes;
mod terminal;
mod types;
mod webview;
mod workers;

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use ansa_tests::browser::Page;
use ansa_tests::browser::page::PATIENCE;
use ansa_tests::needs;

use crate::package::project::{NEWEST_TYPESCRIPT, Project};

/// The import in a page without a build, from the package's folder on the site.
const FROM_THE_SITE: &str = "\"./node_modules/ansa/index.js\"";

/// A policy that allows only the site's own scripts, WebAssembly and the site's workers.
const STRICT: &str =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src data:";

#[test]
fn rules_in_node() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("node")) else { return };
    assert_played_by_the_rules(&project.run(Command::new(node).arg("game.mjs")));
}

/// The example bot posts the position to a chat, which is a server of this test. The real converter makes the picture.
#[test]
fn a_bot_posts_a_board() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("chat-bot")) else { return };
    project.link(&["@resvg"]);
    let chat = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let webhook = format!("http://{}/webhook", chat.local_addr().unwrap());
    let heard = thread::spawn(move || posted(&chat));
    let said = project.run(Command::new(node).args(["bot.mjs", &webhook, "game.txt"]));
    let posted = heard.join().unwrap();
    let find = |part: &[u8]| posted.windows(part.len()).position(|window| window == part);
    for part in ["POST /webhook ", "content", "image/png", "turn."] {
        assert!(find(part.as_bytes()).is_some(), "{part}");
    }
    let start = find(b"\x89PNG\r\n\x1a\n").unwrap();
    // The first chunk has the width and the height.
    assert_eq!(posted[start + 16..start + 24], [0, 0, 1, 0xe0, 0, 0, 1, 0xe0]);
    let size: usize = said.split(' ').nth(2).and_then(|size| size.parse().ok()).unwrap();
    assert!(said.starts_with("posted ") && size > 10_000, "{said}");
    assert!(find(b"IEND").is_some_and(|end| end > start + size - 20), "the whole picture is there");
}

/// The request that a server gets, which it answers with success.
fn posted(server: &TcpListener) -> Vec<u8> {
    let (mut stream, _) = server.accept().unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let (mut request, mut part) = (Vec::new(), [0; 8_192]);
    // The last part of a chunked body is empty; a body with a length ends after it.
    while !is_whole(&request) {
        let read = stream.read(&mut part).unwrap();
        assert!(read > 0, "the request ends early");
        request.extend_from_slice(&part[..read]);
    }
    stream.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").unwrap();
    request
}

fn is_whole(request: &[u8]) -> bool {
    let Some(head) = request.windows(4).position(|end| end == b"\r\n\r\n") else { return false };
    let text = String::from_utf8_lossy(&request[..head]).to_lowercase();
    match text.lines().find_map(|line| line.strip_prefix("content-length: ")) {
        Some(length) => request.len() >= head + 4 + length.parse::<usize>().unwrap(),
        None => request.ends_with(b"\r\n0\r\n\r\n"),
    }
}

#[test]
fn rules_in_deno() {
    let (Some(deno), Some(project)) = (needs::deno(), Project::from_example("node")) else { return };
    assert_played_by_the_rules(&project.run(Command::new(deno).args(["run", "--no-prompt", "game.mjs"])));
}

/// A program may forget to end its engine.
#[test]
fn an_engine_does_not_keep_deno_running() {
    let (Some(deno), Some(project)) = (needs::deno(), Project::from_example("node")) else { return };
    project.write(
        "forgetful.mjs",
        "import { Engine } from 'ansa';
        globalThis.engine = await Engine.create();
        console.log((await engine.bestTurn({ game: '', level: 1 })).kind);",
    );
    let began = Instant::now();
    let run = ["run", "--no-prompt", "--allow-read", "forgetful.mjs"];
    assert_eq!(project.run(Command::new(deno).args(run)), "setup\n");
    assert!(began.elapsed() < Duration::from_secs(20), "the engine kept it running: {:?}", began.elapsed());
}

#[test]
fn a_page_without_a_build() {
    let Some(project) = Project::from_example("page") else { return };
    project.open("a_page_without_a_build", "", play_against_the_engine);
}

#[test]
fn a_page_with_a_strict_policy() {
    let Some(project) = Project::from_example("page") else { return };
    project.change("main.js", |script| script.replace("\"ansa\"", FROM_THE_SITE));
    project.change("index.html", |page| {
        let policy = format!("<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"{STRICT}\" />");
        without_import_map(page).replace("<head>", &policy)
    });
    project.open("a_page_with_a_strict_policy", "", play_against_the_engine);
}

#[test]
fn vite_with_typescript() {
    let Some(project) = Project::from_example("vite") else { return };
    project.tool(NEWEST_TYPESCRIPT, &[]);
    project.tool("vite/bin/vite.js", &["build", "--logLevel", "warn"]);
    project.open("vite_with_typescript", "dist", |page| {
        page.open();
        page.click("#play");
        page.wait_until("four setups and turns", || page.count("#turns li") >= 4);
        page.click("#stop");
        page.wait_for_text("[role=status]", "Stopped.");
        assert!(page.texts("#turns li")[2].starts_with("2g "));
    });
}

/// The development server of Vite: it serves files on demand and pre-bundles the package.
#[test]
fn vite_while_developing() {
    if !needs::long_runs() {
        return;
    }
    let Some(project) = Project::from_example("vite") else { return };
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let _server = project.vite_server(port);
    project.open("vite_while_developing", "", |page| {
        page.goto(&format!("http://127.0.0.1:{port}/"));
        page.click("#play");
        page.wait_until("four setups and turns", || page.count("#turns li") >= 4);
        page.click("#stop");
        page.wait_for_text("[role=status]", "Stopped.");
    });
}

#[test]
fn webpack() {
    let Some(project) = Project::from_example("page") else { return };
    project.bundled(|page| without_import_map(page).replace("main.js", "bundle.js"));
    let webpack = project.npm.tools.join("webpack/lib/index.js");
    project.write(
        "build.mjs",
        &format!(
            "import webpack from {webpack:?};
            const performance = {{ hints: false }};
            const output = {{ path: import.meta.dirname + '/site', filename: 'bundle.js' }};
            webpack({{ mode: 'production', entry: './main.js', output, performance }}, (error, stats) => {{
                const said = error ?? stats.toString({{ all: false, errors: true, warnings: true }});
                if (said) {{ console.error(said); process.exitCode = 1; }}
            }});"
        ),
    );
    project.node("build.mjs");
    project.open("webpack", "site", play_against_the_engine);
}

/// Copies no files beside the script, so the engine comes from the inline module.
#[test]
fn esbuild() {
    let Some(project) = Project::from_example("page") else { return };
    project.bundled(|page| without_import_map(page).replace("main.js", "bundle.js"));
    let arguments = [
        "main.js",
        "--bundle",
        "--format=esm",
        "--minify",
        "--outfile=site/bundle.js",
        "--log-level=warning",
    ];
    project.tool("esbuild/bin/esbuild", &arguments);
    project.open("esbuild", "site", |page| {
        play_against_the_engine(page);
        // The browser has reported the missing worker file.
        page.take_troubles();
    });
}

/// Plays a turn on the page of `examples/page` and waits for the engine's answer.
fn play_against_the_engine(page: &mut Page) {
    page.open();
    page.wait_for_text("[role=status]", "gold to move");
    page.click("form button");
    page.wait_until("the engine's turn", || page.count("#turns li") == 4);
    page.wait_for_text("[role=status]", "gold to move");
    let turns = page.texts("#turns li");
    assert!(turns[2].starts_with("2g Ee2n Ee3n") && turns[3].starts_with("2s "), "{turns:?}");
    page.click("form button");
    page.wait_for_text("[role=status]", "a turn such as");
}

fn assert_played_by_the_rules(said: &str) {
    for expected in ["gold has ", "2 steps left in this turn", "nobody-pushes: ", "4 plies"] {
        assert!(said.contains(expected), "{expected:?} is not in:\n{said}");
    }
}

fn without_import_map(page: &str) -> String {
    let (before, rest) = page.split_once("<script type=\"importmap\">").unwrap();
    let (_, after) = rest.split_once("</script>").unwrap();
    format!("{before}{after}")
}
