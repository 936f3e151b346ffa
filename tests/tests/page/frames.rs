//! The package in frames that a site does not trust.

use std::fs;
use std::path::Path;

use ansa_tests::browser::{Page, Site, run_in_each_at};
use ansa_tests::needs;

/// A frame that may run scripts and has no origin, as in previews of code.
const FRAME: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>Frames</title>\
    <link rel=\"icon\" href=\"data:,\" /></head><body>\
    <iframe title=\"Board\" sandbox=\"allow-scripts\" src=\"PAGE\"></iframe></body></html>";

/// A board that plays. It tells the page around it what it shows.
const BOARD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><title>Board</title>\
    <link rel=\"icon\" href=\"data:,\" /><script type=\"module\" src=\"ansa/element/arimaa-board.js\"></script></head>\
    <body><arimaa-board mode=\"play\" side=\"silver\" level=\"1\"></arimaa-board></body></html>";

/// The host sends `Access-Control-Allow-Origin: *`, as the documentation asks for.
#[test]
fn a_board_plays_in_a_frame_without_an_origin() {
    let Some(package) = needs::package() else { return };
    plays_in_frame("frame_of_the_package", "board.html", &package);
}

/// The page for frames that the built page has beside it.
#[test]
fn the_board_of_the_page_plays_in_a_frame_without_an_origin() {
    let Some(dist) = needs::dist() else { return };
    plays_in_frame("frame_of_the_page", "ansa/element/embed.html#mode=play&side=silver&level=1", &dist);
}

/// Opens a page with a frame of that address. The files in `served` are below `ansa`.
fn plays_in_frame(name: &str, address: &str, served: &Path) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), FRAME.replace("PAGE", address)).unwrap();
    fs::write(folder.path().join("board.html"), BOARD).unwrap();
    run_in_each_at(name, || Site::start(folder.path(), "/").with("ansa", served), plays);
}

fn plays(page: &mut Page) {
    page.open();
    page.enter_frame("iframe");
    assert_eq!(page.script("return self.origin"), "null");
    // Gold sets up, silver's setup is automatic, and gold moves.
    page.wait_until("the engine's turn", || {
        page.script("return document.querySelector('arimaa-board').plies") == 3
    });
    page.leave_frame();
    // The browser may report that the frame can't start the worker's file.
    page.take_troubles();
}
