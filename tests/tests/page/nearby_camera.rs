//! The card of the other device in front of the camera.

use ansa_tests::browser::{Camera, Film, Kind, Page, run, run_with_camera};
use ansa_tests::game_page::hook;

use super::nearby::{card, enter, open, open_state};

/// Keeps what the camera gives, so that the test sees whether it is let go.
const WATCH: &str = "() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    window.tracks = [];
    devices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        window.tracks.push(...stream.getTracks());
        return stream;
    };
}";

/// How many tracks of the camera there have been, and how many are still on.
fn tracks(page: &Page) -> (usize, usize) {
    let states = page.script("return window.tracks.map(({ readyState }) => readyState)");
    let states = states.as_array().unwrap();
    (states.len(), states.iter().filter(|&state| state == "live").count())
}

/// A film of the code that a page shows.
#[track_caller]
fn film_of(page: &Page) -> Film {
    let code = hook("nearby-code");
    let drawn = format!("{code} path");
    let path = page.attribute(&drawn, "d").unwrap();
    let size = page
        .script(&format!("return document.querySelector('{drawn}').ownerSVGElement.viewBox.baseVal.width"));
    let size = size.as_f64().unwrap() as usize;
    let mut modules = vec![false; size * size];
    // Each run of dark modules: `M4 4h7v1h-7z`.
    for run in path.split('M').filter(|run| !run.is_empty()) {
        let (place, length) = run.split_once('h').unwrap();
        let (x, y) = place.split_once(' ').unwrap();
        let [x, y, length] =
            [x, y, length.split_once('v').unwrap().0].map(|number| number.parse::<usize>().unwrap());
        modules[y * size + x..][..length].fill(true);
    }
    Film::of(size, |x, y| modules[y * size + x])
}

#[test]
fn a_card_in_front_of_the_camera_connects() {
    run(Kind::Chromium, "nearby-camera-shown", |shown| {
        open(shown);
        card(shown);
        run_with_camera("nearby-camera", &Camera::Films(film_of(shown)), |page| {
            page.before_each_load(WATCH);
            page.set_size(360, 740);
            open(page);
            shown.type_into(&hook("nearby-other"), &card(page));
            page.click(&hook("nearby-camera"));
            page.wait_for(&hook("nearby-video"));
            page.wait_until_gone(&hook("nearby-video"));
            shown.click(&hook("nearby-connect"));
            for page in [shown, page] {
                page.wait_for(&open_state());
            }
            assert_eq!(tracks(page), (1, 0), "the camera is on for ever");
        });
    });
}

/// A film without any code.
fn wall() -> Film {
    Film::of(1, |_, _| false)
}

#[test]
fn the_camera_is_let_go_when_the_person_stops_it() {
    run_with_camera("nearby-camera-stopped", &Camera::Films(wall()), |page| {
        page.before_each_load(WATCH);
        page.set_size(360, 740);
        open(page);
        card(page);
        let filming = || tracks(page) == (1, 1) && page.script(&playing()) == true;
        page.click(&hook("nearby-camera"));
        page.wait_until("the picture of the camera", filming);
        page.screenshot("nearby-camera-360x740");
        page.click(&hook("nearby-camera-off"));
        page.wait_until_gone(&hook("nearby-video"));
        page.wait_until("the camera to be off", || tracks(page) == (1, 0));
        page.click(&hook("nearby-camera"));
        page.wait_until("the camera to be on again", || tracks(page) == (2, 1));
        // Another screen has no use for it.
        page.goto("#/rules");
        page.wait_until("the camera to be off", || tracks(page) == (2, 0));
    });
}

fn playing() -> String {
    format!("return document.querySelector('{}').videoWidth > 0", hook("nearby-video"))
}

#[test]
fn a_camera_that_is_refused_or_missing_leaves_the_other_ways() {
    for (camera, says) in
        [(Camera::Refused, "The camera is not allowed for this page"), (Camera::None, "No camera was found")]
    {
        run_with_camera("nearby-camera-refused", &camera, |page| refused(page, says));
    }
}

#[track_caller]
fn refused(page: &Page, says: &str) {
    page.set_size(360, 740);
    open(page);
    card(page);
    page.click(&hook("nearby-camera"));
    page.wait_for_text(&hook("nearby-scan-problem"), says);
    page.wait_for(&hook("nearby-camera"));
    page.wait_until_gone(&hook("nearby-video"));
    enter(page, "hello");
    page.wait_for_text(&hook("nearby-problem"), "This is not a card");
}
