//! Files that are chosen and dropped, shared texts, and archives of any length.

#![allow(clippy::print_stdout, reason = "the figures are read")]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::{in_each_browser, needs};
use serde_json::json;

in_each_browser!(
    a_shared_text_is_opened_without_a_network,
    ; long in firefox:
    a_full_store_keeps_the_game_and_drops_the_analysis,
    a_dropped_game_opens_in_the_study_and_more_go_to_the_list,
    a_hundred_thousand_games_leave_the_page_responsive,
    an_archive_is_imported_in_slices_and_can_be_stopped,
);

/// Texts that must stay texts wherever they are shown.
const HOSTILE: &str = "<img src=x onerror=alert(1)>\u{202e}{}";

/// The line that names the columns of an archive.
pub(super) const HEADER: &str = "id\twusername\tbusername\tstartts\tresult\ttermination\tmovelist\n";

/// The number of rows of an archive whose import can be stopped.
const LONG: usize = 30_000;

/// The moves of a game as they stand in an archive.
pub(super) fn moves(turns: &[&str]) -> String {
    game_of(Preset::NinetyNine, Preset::Classic, turns).to_record().to_plain().trim_end().replace('\n', "\\n")
}

fn row(id: usize, gold: &str, moves: &str) -> String {
    format!("{id}\t{gold}\tFritz\t{}\tw\tr\t{moves}\n", 1_600_000_000 + id)
}

/// Drops a file on the page, which must not leave for it.
pub(super) fn drop_on_page(page: &Page, name: &str, text: &str) {
    let script = "const given = new DataTransfer();
        given.items.add(new File([arguments[1]], arguments[0]));
        const target = document.querySelector('main') ?? document.body;
        const send = (name) => {
            const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: given });
            if (target.dispatchEvent(event)) throw new Error(`the browser takes the ${name}`);
        };
        send('dragover');
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
            const isShown = document.querySelector('[data-test=drop-hint]') !== null;
            send('drop');
            done(isShown);
        })));";
    let is_shown = page.script_with(script, vec![json!(name), json!(text)]);
    assert_eq!(is_shown, true, "nothing says that files can be dropped");
    page.wait_until_gone(&hook("drop-hint"));
}

fn an_archive_is_imported_in_slices_and_can_be_stopped(page: &mut Page) {
    let plain = moves(&["Ee2n", "da7s"]);
    let mut text = HEADER.to_owned();
    for id in 1..=600 {
        text += &row(id, &format!("Omar{id}"), &plain);
    }
    // A game with a hostile name, one that the rules refuse, and three faults.
    text += &row(601, HOSTILE, &plain);
    text += &row(
        602,
        "Illegal",
        &plain.replace("2s da7s", "2s da7s\\n3g Ee3n\\n3s da6s\\n4g Ra2n\\n4s da5s\\n5g Ra3s"),
    );
    text += &row(603, "Omar", &plain.replace("2g Ee2n", "2g Ee5n"));
    text += "one cell\n";
    text += &row(604, "Omar", "1g zz");
    page.open_at("#/games");
    page.wait_for_text(&hook("games-count"), "0 games");
    page.give_file("archive.txt", &text);
    page.wait_for_text(&hook("import-report"), "603 games were added. 3 could not be read:");
    page.wait_for_text(&hook("games-count"), "603 games");
    let failures = page.texts(&hook("import-failure"));
    assert!(failures[0].starts_with("archive.txt, line 604, game 603: "), "{failures:?}");
    assert!(failures[1].starts_with("archive.txt, line 605: This line has 1 column, "), "{failures:?}");
    assert!(failures[2].starts_with("archive.txt, line 606, game 604: "), "{failures:?}");
    page.catch_files();
    page.click(&hook("save-failures"));
    page.wait_until("the list", || page.caught_files().len() == 1);
    let (name, list) = page.caught_files().remove(0);
    assert_eq!((name.as_str(), list.lines().count()), ("ansa-not-read.txt", 3), "{list}");

    // ---- The same file again, compressed ----
    page.script_with(
        "return new Response(new Blob([arguments[0]]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
            .then((blob) => {
                const given = new DataTransfer(), field = document.querySelector('input[type=file]');
                given.items.add(new File([blob], 'archive.txt.gz'));
                field.files = given.files;
                field.dispatchEvent(new Event('change', { bubbles: true }));
            })",
        vec![json!(text)],
    );
    page.wait_for_text(&hook("import-report"), "No games were added. 603 were already here.");
    page.wait_for_text(&hook("games-count"), "603 games");

    // ---- A damaged gzip file, and one with a hostile name ----
    page.script(
        "const given = new DataTransfer(), field = document.querySelector('input[type=file]');
         given.items.add(new File([new Uint8Array([31, 139, 8, 0, 1, 2, 3])], '<b>x</b>.gz'));
         field.files = given.files;
         field.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    page.wait_for_text(&hook("import-failure"), "<b>x</b>.gz: It isn’t a complete gzip file.");

    // ---- The hostile name is a text, and the illegal game opens up to its error ----
    page.type_into(&hook("search-games"), "onerror");
    page.wait_for_text(&hook("games-count"), "1 of 603 games");
    assert_eq!(page.count(&format!("{} img", hook("games"))), 0);
    page.press_with(&[Key::Control], 'a');
    page.type_into(&hook("search-games"), "illegal");
    page.wait_for_text(&hook("games-count"), "1 of 603 games");
    page.click(&hook("open-game"));
    page.wait_for_plies(8);
    page.wait_for_text(&hook("notice"), "This game breaks the rules");

    // ---- Stopped, it keeps what it has added ----
    page.open_at("#/games");
    page.wait_for_text(&hook("games-count"), "603 games");
    let mut long = HEADER.to_owned();
    for id in 1000..1000 + LONG {
        long += &row(id, &format!("Omar{id}"), &plain);
    }
    page.give_file("long.tsv", &long);
    page.click(&hook("stop-import"));
    page.wait_for_text(&hook("import-report"), "Stopped.");
    page.wait_until("the number that the list shows", || {
        let report = page.text(&hook("import-report"));
        let added: usize =
            report.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0);
        let shown: String = page.text(&hook("games-count")).chars().filter(char::is_ascii_digit).collect();
        added < LONG && shown == (603 + added).to_string()
    });
}

fn a_dropped_game_opens_in_the_study_and_more_go_to_the_list(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n", "da7s"]);
    let record = format!("[Gold \"{HOSTILE}\"]\n\n{}", game.to_record().to_plain());
    page.open_play();
    page.wait_for_mode(&["setup"]);
    drop_on_page(page, "<i>game</i>.txt", &record);
    page.wait_for(&hook("study-screen"));
    page.wait_for_text(&hook("notice"), "Opened as a game with tags or comments");
    page.wait_for_text(&hook("plate-gold"), "<img src=x");
    assert_eq!(page.count("main img[src=x]"), 0);
    assert_eq!(page.script("return location.hash"), "#/study");

    // ---- Something else is dropped: nothing happens, and the page stays ----
    let is_taken = page.script(
        "const given = new DataTransfer();
         given.setData('text/uri-list', 'https://example.org/');
         const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: given });
         return !document.body.dispatchEvent(event)",
    );
    assert_eq!(is_taken, true, "the browser would follow the link");

    // ---- More than one game, and what is none ----
    drop_on_page(page, "two.txt", &format!("{record}\n{record}2s ra6s\n"));
    page.wait_for(&hook("library-screen"));
    page.wait_for_text(&hook("import-report"), "added");
    page.click(&hook("close"));
    page.wait_until_gone(&hook("library-screen"));
    drop_on_page(page, "<u>none</u>", "To be or not to be");
    page.wait_for_text(&hook("import-failure"), "<u>none</u>");

    // ---- A file is chosen in the study ----
    page.open_at("#/study");
    page.wait_for(&hook("study-screen"));
    page.click(&hook("study-open-form"));
    page.give_file("no game", "To be or not to be");
    page.wait_for(&hook("study-refused"));
    // Not quite the same, or the saved game would be opened.
    page.give_file("game.txt", &format!("[Annotator \"A friend\"]\n{record}"));
    page.wait_for_text(&hook("notice"), "Opened as a game with tags or comments");
}

fn a_shared_text_is_opened_without_a_network(page: &mut Page) {
    page.site().keep_offline();
    let game = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n", "da7s"]);
    let record = format!("[Gold \"{HOSTILE} +&#%\"]\n\n{}", game.to_record().to_plain());
    page.open_play();
    page.wait_until_loaded();
    let manifest = page.script("return fetch('manifest.webmanifest').then((answer) => answer.json())");
    let target = &manifest["share_target"];
    assert_eq!((target["method"].as_str(), target["action"].as_str()), (Some("GET"), Some("./")));
    page.site().stop();
    let share = |page: &Page, parameter: &str, text: &str| {
        let query = page.script_with("return encodeURIComponent(arguments[0])", vec![json!(text)]);
        let name = &target["params"][parameter];
        page.open_at(&format!("./?{}={}", name.as_str().unwrap(), query.as_str().unwrap()));
    };
    share(page, "text", &record);
    page.wait_for_text(&hook("notice"), "Opened as a game with tags or comments");
    page.wait_for_text(&hook("plate-gold"), "<img src=x");
    assert_eq!(page.count("main img[src=x]"), 0);
    assert_eq!(
        page.script("return location.hash + location.search"),
        "#/study",
        "a reload would open it again"
    );
    share(page, "title", "<script>alert(1)</script>");
    page.wait_for(&hook("study-refused"));
    assert_eq!(page.count("main script"), 0);
}

/// A store that has no room for what the engine thinks.
const NO_ROOM_FOR_ANALYSIS: &str = r"() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...key) {
        if (this.name === 'games' && value.includes('%eval')) {
            throw new DOMException('There is no room left.', 'QuotaExceededError');
        }
        return put.call(this, value, ...key);
    };
}";

fn a_full_store_keeps_the_game_and_drops_the_analysis(page: &mut Page) {
    page.before_each_load(NO_ROOM_FOR_ANALYSIS);
    let plain = game_of(Preset::NinetyNine, Preset::Classic, &["Ee2n", "da7s"]).to_record().to_plain();
    let record = plain.replace("2g Ee2n", "2g Ee2n {a good start [%eval +1.25,7]}");
    page.open_play();
    page.wait_until_loaded();
    page.open_play();
    page.wait_for_mode(&["setup"]);
    drop_on_page(page, "game.txt", &record);
    page.wait_for_text(&hook("not-saved"), "The game is saved, but not the engine’s analysis of it");
    page.reopen();
    page.wait_for(&hook("study-screen"));
    page.catch_files();
    page.click(&hook("library"));
    page.click(&hook("export-game"));
    page.wait_until("the record", || page.caught_files().len() == 1);
    let (_, text) = page.caught_files().remove(0);
    assert!(text.contains("a good start") && text.contains("da7s") && !text.contains("%eval"), "{text}");
}

/// Samples the delay of an input every fiftieth of a second, as the time until a message to the page itself is answered,
/// and until the next frame after it.
const WATCH: &str = r"
    window.delays = [];
    window.watching = setInterval(() => {
        const begun = performance.now(), { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.delays.push(performance.now() - begun);
        port2.postMessage(0);
    }, 20);
    window.late = [];
    document.addEventListener('input', (event) => {
        window.late.push(performance.now() - event.timeStamp);
    }, { capture: true });
";

/// The number of games in a long archive.
const COUNT: usize = 100_000;

fn a_hundred_thousand_games_leave_the_page_responsive(page: &mut Page) {
    if !needs::long_runs() {
        return;
    }
    let Some(rows) = real_rows() else { return };
    let folder = std::env::temp_dir().join(format!("ansa-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("archive.txt");
    let mut text = HEADER.to_owned();
    for id in 0..COUNT {
        let [moves, winner, reason] = &rows[id % rows.len()];
        let _ = writeln!(text, "{id}\tOmar{id}\tFritz\t{}\t{winner}\t{reason}\t{moves}", 1_600_000_000 + id);
    }
    std::fs::write(&path, &text).unwrap();
    let megabytes = text.len() as f64 / 1e6;
    drop(text);
    page.open_at("#/games");
    page.wait_for_text(&hook("games-count"), "0 games");
    page.script(WATCH);
    let begun = Instant::now();
    page.choose_file(&path);
    // Somebody searches meanwhile.
    let mut letters = "omar1 fritz omar99 zebra ".chars().cycle();
    while !page.has(&hook("import-report")) {
        assert!(begun.elapsed() < Duration::from_mins(10), "the import does not end");
        page.type_into(&hook("search-games"), &letters.next().unwrap().to_string());
        std::thread::sleep(Duration::from_millis(100));
    }
    let seconds = begun.elapsed().as_secs_f64();
    let figures = page.script(
        "clearInterval(window.watching);
         const part = (times, share) => times.sort((a, b) => a - b)[Math.floor((times.length - 1) * share)]?.toFixed(1);
         return [window.delays, window.late].map(times => `n=${times.length} p50=${part(times, 0.5)} p95=${part(times, 0.95)} worst=${part(times, 1)}`)
             .concat(`${((performance.memory?.usedJSHeapSize ?? 0) / 1e6).toFixed(0)} MB of objects`).join('; ')",
    );
    let mut said = String::new();
    let _ = write!(said, "{}: {COUNT} games, {megabytes:.0} MB, in {seconds:.1} s", page.kind());
    println!("{said}, {:.0} games/s; delay, input: {figures}", COUNT as f64 / seconds);
    page.wait_for_text(&hook("import-report"), "100,000 games were added.");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The moves, the result and the reason of the real games, as columns of an archive; none if they are not there.
fn real_rows() -> Option<Vec<[String; 3]>> {
    let path = needs::project().join("../shared/vectors/games.json");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("{} is missing, so nothing is measured", path.display());
        return None;
    };
    let games: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
    let line = |(ply, turn): (usize, &serde_json::Value)| {
        format!("{}{} {}", ply / 2 + 1, ["w", "b"][ply % 2], turn.as_str().unwrap())
    };
    let columns = |game: &serde_json::Value| {
        let moves = game["moves"].as_array().unwrap().iter().enumerate().map(line).collect::<Vec<_>>();
        let winner = if game["result"] == "g" { "w" } else { "b" };
        [moves.join("\\n"), winner.to_owned(), game["reason"].as_str().unwrap().to_owned()]
    };
    Some(games.iter().map(columns).collect())
}
