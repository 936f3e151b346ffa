//! Files of the study: pictures, animations, records, and code that embeds what is shown.

use std::collections::HashSet;
use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use ansa_core::Game;
use ansa_core::record::Record;
use ansa_tests::browser::{Key, Kind, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::in_each_browser;
use serde_json::{Value, json};

use super::sharing::{Blog, expected, shown};
use super::study::{enters, marked, study, tree};
use crate::page::screenshots::look_at;

in_each_browser!(
    ; long in firefox:
    an_animated_svg_plays_in_an_image,
    pictures_show_the_board_with_its_arrows,
    a_browser_that_gives_no_addresses_shows_no_preview,
    code_of_a_variation_shows_it_on_another_site,
    a_long_animation_is_given_up,
    texts_are_copied_and_downloaded,
    an_animation_shows_every_step_of_the_line,
);

/// Opens a part of the dialog of the study.
#[track_caller]
fn open(page: &Page, part: &str) {
    page.click(&hook("share"));
    page.wait_for(&hook("share-dialog"));
    page.click(&hook(part));
    page.catch_files();
}

/// What a browser shows of the file that was downloaded last: its name, its kind, and the size of the picture. Then the
/// colours at these places, as red, green and blue.
fn picture(page: &Page, places: &[(u32, u32)]) -> Value {
    let script = "
        const [name, blob] = window.caughtFiles.at(-1);
        const image = new Image();
        image.src = URL.createObjectURL(blob);
        return image.decode().then(() => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            const colour = ([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
            return [name, blob.type, image.naturalWidth, image.naturalHeight, ...arguments[0].map(colour)];
        });";
    page.script_with(script, vec![json!(places)])
}

/// The frame of the board, and a light square.
const FRAME: [u8; 3] = [0x6b, 0x5a, 0x3e];
const LIGHT: [u8; 3] = [0xeb, 0xe0, 0xc9];

fn pictures_show_the_board_with_its_arrows(page: &mut Page) {
    study(page);
    page.press(Key::Home);
    // A circle, drawn with the right button as a person would: the keyboard does the same.
    page.script("document.querySelector('[data-square=d5]').focus()");
    page.press('m');
    page.wait_for("[data-drawn]");
    open(page, "share-picture");
    look_at(page, "share-picture", (360, 740), &[false, true]);
    page.click("[name=picture-size][value=small]");
    page.click(&hook("download-svg"));
    page.wait_for_text(&hook("picture-outcome"), "Downloaded");
    // 8.88 squares: the middle of the frame's corner, e5 and the rim of the circle on d5.
    let (frame, square) = ((2, 2), 320.0 / 8.88);
    let at = |file: f64, row: f64| ((square * (0.44 + file)) as u32, (square * (0.44 + row)) as u32);
    let (empty, circle) = (at(4.5, 3.5), at(3.5 - 0.4, 3.5));
    let seen = picture(page, &[frame, empty, circle]);
    assert_eq!(seen[0], "arimaa-1s.svg");
    assert_eq!((&seen[1], &seen[2], &seen[3]), (&json!("image/svg+xml"), &json!(320), &json!(320)));
    assert_eq!((&seen[4], &seen[5]), (&json!(FRAME), &json!([0xe2, 0xd5, 0xba])));
    assert!(![json!(LIGHT), json!([0xe2, 0xd5, 0xba])].contains(&seen[6]), "no circle: {seen}");
    let svg = page.caught_files().pop().unwrap().1;
    assert!(!svg.contains("var(") && !svg.contains("<script") && svg.contains("<title>"), "{svg}");
    // ---- The same as pixels ----
    page.click("[name=picture-size][value=medium]");
    page.wait_until("a new choice", || page.text(&hook("picture-outcome")).is_empty());
    page.click(&hook("download-png"));
    page.wait_for_text(&hook("picture-outcome"), "Downloaded");
    let twice = |(x, y): (u32, u32)| (2 * x, 2 * y);
    let drawn = picture(page, &[frame, twice(empty), twice(circle)]);
    assert_eq!(drawn[0], "arimaa-1s.png");
    assert_eq!((&drawn[1], &drawn[2]), (&json!("image/png"), &json!(640)));
    assert_eq!((&drawn[4], &drawn[5]), (&seen[4], &seen[5]));
    // ---- Other looks, from the other side ----
    page.click(&hook("picture-looks"));
    for (name, value) in [
        ("scheme", "dark"),
        ("board", "slate"),
        ("pieces", "letters"),
        ("coordinates", "off"),
        ("bottom", "silver"),
    ] {
        page.click(&format!("[name=picture-{name}][value={value}]"));
    }
    look_at(page, "share-picture-looks", (360, 740), &[false, true]);
    look_at(page, "share-picture-looks", (320, 568), &[false]);
    page.wait_until("a new choice", || page.text(&hook("picture-outcome")).is_empty());
    page.click(&hook("download-png"));
    page.wait_for_text(&hook("picture-outcome"), "Downloaded");
    // 8.24 squares. The square d4 is where e5 was.
    let square = 640.0 / 8.24;
    let at = |file: f64, row: f64| ((square * (0.12 + file)) as u32, (square * (0.12 + row)) as u32);
    let seen = picture(page, &[frame, at(4.5, 3.5)]);
    assert_eq!((&seen[4], &seen[5]), (&json!([0x23, 0x28, 0x2e]), &json!([0x4d, 0x55, 0x60])));
    let preview = "const image = document.querySelector('[data-test=picture-preview]');
        return image.decode().then(() => {
            const canvas = document.createElement('canvas');
            canvas.width = canvas.height = 320;
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            return [...context.getImageData(1, 1, 1, 1).data].slice(0, 3);
        })";
    assert_eq!(page.script(preview), json!([0x23, 0x28, 0x2e]), "the preview shows the same");
}

fn a_browser_that_gives_no_addresses_shows_no_preview(page: &mut Page) {
    study(page);
    page.script("URL.createObjectURL = () => { throw new TypeError('no address') }");
    page.click(&hook("share"));
    page.click(&hook("share-picture"));
    page.click(&hook("download-svg"));
    page.wait_for(&hook("picture-outcome-refused"));
    assert!(!page.has(&hook("picture-preview")));
    page.click(&hook("download-png"));
    page.wait_for_text(&hook("picture-outcome-refused"), "could not draw the picture");
    assert!(!page.has("#crash:not([hidden])"));
}

/// Chooses in a list.
fn choose(page: &Page, list: &str, value: &str) {
    let script = "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script_with(script, vec![json!(hook(list)), json!(value)]);
}

/// The pictures of the animation that was downloaded last, and the sum of their times in seconds; nothing where the
/// browser does not tell.
fn pictures(page: &Page) -> Value {
    let script = "
        const blob = window.caughtFiles.at(-1)[1];
        if (!window.ImageDecoder) return null;
        return (async () => {
            const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: 'image/gif' });
            await decoder.tracks.ready;
            await decoder.completed;
            const count = decoder.tracks.selectedTrack.frameCount;
            let time = 0;
            for (let frameIndex = 0; frameIndex < count; frameIndex++) {
                time += (await decoder.decode({ frameIndex })).image.duration;
            }
            return [count, Math.round(time / 1e4) / 100];
        })()";
    page.script(script)
}

fn an_animation_shows_every_step_of_the_line(page: &mut Page) {
    study(page);
    page.press(Key::Home);
    page.script("document.querySelector('[data-square=d5]').focus()");
    page.press('m');
    page.wait_for("[data-drawn]");
    open(page, "share-animation");
    look_at(page, "share-animation", (360, 740), &[false, true]);
    look_at(page, "share-animation", (320, 568), &[false]);
    page.click("[name=animation-size][value=small]");
    page.click(&hook("download-gif"));
    page.wait_for_text(&hook("animation-outcome"), "Downloaded");
    // A frame of 15 pixels around 256, and half a square below. The left end of the circle in the first picture.
    let seen = picture(page, &[(2, 2), (15 + 112 - 14, 15 + 112)]);
    let circle = seen[5].clone();
    assert_eq!(seen, json!(["arimaa.gif", "image/gif", 286, 302, FRAME, circle]));
    let parts = circle.as_array().unwrap().iter().map(|part| part.as_i64().unwrap());
    assert!(parts.zip([37, 108, 65]).all(|(seen, green)| (seen - green).abs() < 16), "no circle: {circle}");
    let told = pictures(page);
    if page.kind() == Kind::Chromium {
        // Four turns of seven steps, and what they start from; a second each, and two at the end.
        assert_eq!(told, json!([8, 7]));
    }
    // ---- Whole turns from the second one on ----
    choose(page, "animation-from", "3");
    choose(page, "animation-to", "5");
    choose(page, "animation-pace", "half");
    page.click("[name=animation-unit][value=turn]");
    page.wait_until("a new choice", || page.text(&hook("animation-outcome")).is_empty());
    page.click(&hook("download-gif"));
    page.wait_for_text(&hook("animation-outcome"), "Downloaded");
    if page.kind() == Kind::Chromium {
        assert_eq!(pictures(page), json!([3, 3.5]));
    }
}

fn code_of_a_variation_shows_it_on_another_site(page: &mut Page) {
    let blog = Blog::start();
    study(page);
    page.press(Key::Left);
    page.press(Key::Left);
    enters(page, "Md2n");
    page.wait_until("the variation", || marked(page).contains("3g"));
    let comment = "\"></arimaa-board><script>document.title='bad'</script>&quot; }";
    page.type_into(&hook("study-comment"), comment);
    page.wait_until("the comment in the tree", || tree(page).contains("arimaa-board"));
    page.click(&hook("share"));
    page.click(&hook("share-embed"));
    page.click(&hook("copy-tag"));
    page.wait_for_text(&hook("copy-tag"), "Copied");
    blog.paste(page);
    let line = game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n Ee3n", "ra7s ra6s", "Md2n"]);
    page.wait_until("the variation", || shown(page) == expected(&line, 5));
    let said = "return document.querySelector('arimaa-board').shadowRoot.querySelector('[part=comment]').textContent";
    page.wait_until("the comment", || {
        page.script(said).as_str().is_some_and(|said| said.contains("<script>"))
    });
    assert_eq!(page.script("return document.title"), "A post");
}

fn a_long_animation_is_given_up(page: &mut Page) {
    // The elephants walk to and fro.
    let text = "1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7\n";
    let rounds = [["Ee2n Ee3n", "ed7s ed6s"], ["Ee4s Ee3s", "ed5n ed6n"]];
    let mut record = text.to_owned();
    for number in 0..3 {
        let [gold, silver] = rounds[number % 2];
        let _ = writeln!(record, "{0}g {gold}\n{0}s {silver}", number + 2);
    }
    page.open_at("#/study");
    page.type_into(&hook("study-text"), &record);
    page.click(&hook("study-open"));
    page.wait_for(&hook("study-tree"));
    open(page, "share-animation");
    page.click("[name=animation-size][value=large]");
    // The browser gets no turn, so the first pictures are not followed by others.
    page.script(
        "window.realTimeout = window.setTimeout;
        window.setTimeout = (run, time, ...rest) => realTimeout(run, time === 0 ? 3000 : time, ...rest)",
    );
    page.click(&hook("download-gif"));
    page.wait_for_text(&hook("animation-progress"), "Frame");
    page.click(&hook("animation-cancel"));
    page.wait_until_gone(&hook("animation-progress"));
    page.script("window.setTimeout = window.realTimeout");
    assert_eq!(page.caught_files().len(), 0);
    page.click(&hook("download-gif"));
    page.wait_for_text(&hook("animation-outcome"), "Downloaded");
    assert_eq!(page.caught_files().len(), 1, "the file that was given up is not downloaded later");
}

fn texts_are_copied_and_downloaded(page: &mut Page) {
    let game = study(page);
    page.type_into(&hook("study-comment"), "The end");
    page.wait_until("the comment in the tree", || tree(page).contains("The end"));
    open(page, "share-texts");
    page.click(&hook("download-record"));
    page.wait_for_text(&hook("download-record"), "Downloaded");
    let (name, text) = page.caught_files().pop().unwrap();
    assert_eq!(name, "arimaa.txt");
    let record = Record::read(&text).unwrap();
    assert_eq!(Game::from_record(&record).unwrap().plies(), game.plies());
    assert!(text.contains("{The end}"), "{text}");
    page.click(&hook("copy-diagram"));
    page.wait_for_text(&hook("copy-diagram"), "Copied");
    page.click(&hook("copy-turns"));
    page.wait_for_text(&hook("copy-turns"), "Copied");
    // ---- The record that is copied is that of the file ----
    page.script(
        "window.copied = null; navigator.clipboard.writeText = async (text) => { window.copied = text; }",
    );
    page.click(&hook("copy-record"));
    page.wait_for_text(&hook("copy-record"), "Copied");
    assert_eq!(page.script("return window.copied").as_str(), Some(text.as_str()));
}

/// Shows the file that was downloaded last as an image in the whole window.
const SHOW_IMAGE: &str = "
    const image = new Image();
    image.src = URL.createObjectURL(window.caughtFiles.at(-1)[1]);
    image.id = 'film';
    image.style = 'position: fixed; inset: 0; width: 100vw; height: 100vh; background: white; object-fit: contain';
    document.querySelector('dialog').prepend(image);
    return image.decode()";

/// How many different pictures the window shows, up to `enough` or for a time.
fn pictures_seen(page: &Page, enough: usize, time: Duration) -> usize {
    let (start, mut seen) = (Instant::now(), HashSet::new());
    while seen.len() < enough && start.elapsed() < time {
        seen.insert(fs::read(page.screenshot("film")).unwrap());
    }
    seen.len()
}

fn an_animated_svg_plays_in_an_image(page: &mut Page) {
    study(page);
    open(page, "share-animation");
    choose(page, "animation-pace", "half");
    page.click("[name=animation-size][value=small]");
    page.click(&hook("download-animated-svg"));
    page.wait_for_text(&hook("animation-outcome"), "Downloaded");
    let (name, svg) = page.caught_files().pop().unwrap();
    assert_eq!(name, "arimaa.svg");
    assert!(!svg.contains("<script") && !svg.contains("var("), "{svg}");
    page.script(SHOW_IMAGE);
    // Seven steps, and what they start from.
    assert_eq!(pictures_seen(page, 8, Duration::from_secs(30)), 8, "the film stands still");
    page.script("document.getElementById('film').remove()");
    // ---- With less motion, it is the last position ----
    // An image in Chromium heeds the system alone, and not what a test emulates; as a part of the page it heeds both.
    page.set_reduced_motion(true);
    let shown = "const made = new DOMParser().parseFromString(arguments[0], 'image/svg+xml').documentElement;
        document.querySelector('dialog').append(document.importNode(made, true));
        return ['moves', 'last'].map((name) => getComputedStyle(document.querySelector(`.still-${name}`)).display)";
    assert_eq!(page.script_with(shown, vec![json!(svg)]), json!(["none", "inline"]));
    page.set_reduced_motion(false);
    let display = "return ['moves', 'last'].map((name) => getComputedStyle(document.querySelector(`.still-${name}`)).display)";
    assert_eq!(page.script(display), json!(["inline", "none"]));
    if page.kind() == Kind::Firefox {
        page.set_reduced_motion(true);
        page.script(SHOW_IMAGE);
        assert_eq!(pictures_seen(page, 2, Duration::from_secs(2)), 1, "the film moves");
    }
}
