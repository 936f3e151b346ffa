//! The engine's worker and client in real browsers, as shipped with the page, including response times.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use ansa_tests::browser::{Kind, Page};
use ansa_tests::{in_each_browser, needs};
use serde_json::{Value, json};

in_each_browser!(
    engines_share_workers_analyse_a_game_and_support_aei,
    ; long in firefox:
    a_search_stops_at_once,
    a_missing_worker_is_reported,
    another_build_is_reported,
    a_hidden_tab_searches_on,
);

/// Long enough that no test reaches it.
const ENDLESS: u32 = 600_000;

/// The limit is a tenth of a second on an idle machine. A dummy worker that works in slices measures how much longer a
/// busy machine takes.
fn a_search_stops_at_once(page: &mut Page) {
    page.site().add("harness", &needs::project().join("tests/harness-page"));
    let said = in_page(
        page,
        "const engine = await Engine.create(options);
        const busy = new Worker('harness/busy.js');
        const progress = [];
        const delays = { engine: [], busy: [] };
        // Not a multiple of the slice length.
        const aWhile = () => new Promise((resolve) => setTimeout(resolve, 312));
        const began = performance.now();
        let best;
        for (let round = 0; round < 5; round++) {
            const answer = engine.bestTurn({
                game,
                limits: { timeMs: endless },
                onProgress: ({ nodes }) => progress.push(nodes),
            });
            await aWhile();
            const stopped = performance.now();
            engine.stop();
            best = await answer;
            delays.engine.push(performance.now() - stopped);

            busy.postMessage('start');
            await aWhile();
            const heard = new Promise((resolve) => (busy.onmessage = resolve));
            const asked = performance.now();
            busy.postMessage('stop');
            await heard;
            delays.busy.push(performance.now() - asked);
        }
        engine.terminate();
        busy.terminate();
        return { delays, progress, best, lasted: performance.now() - began };",
    );
    let [engine, busy] = ["engine", "busy"].map(|which| median(&numbers(&said["delays"][which])));
    assert!(engine < 2.0 * busy + 75.0, "{}", said["delays"]);
    assert_eq!(said["best"]["kind"], "turn");
    assert!(said["best"]["depth"].as_u64() >= Some(1), "{said}");
    // At most ten per second, and none in the first tenth of a second.
    let (messages, lasted) = (numbers(&said["progress"]).len(), said["lasted"].as_f64().unwrap());
    assert!(messages >= 3 && messages as f64 <= lasted / 100.0, "{messages} messages in {lasted} ms");
}

fn a_missing_worker_is_reported(page: &mut Page) {
    let said = in_page(
        page,
        "const engine = new Engine({ ...options, workerUrl: 'engine-gone/engine-worker.js' });
        const codes = [];
        for (let i = 0; i < 2; i++) {
            await engine.bestTurn({ game }).catch(({ name, code, message }) => codes.push({ name, code, message }));
        }
        return codes;",
    );
    let errors = said.as_array().unwrap();
    assert_eq!(errors.len(), 2);
    for error in errors {
        assert_eq!(error["name"], "ArimaaError");
        assert_eq!(error["code"], "engine-unavailable");
    }
    // The browser reports the missing file.
    page.wait_until("the browser's word", || !page.take_troubles().is_empty());
    // It may report both attempts.
    thread::sleep(Duration::from_millis(300));
    page.take_troubles();
}

fn another_build_is_reported(page: &mut Page) {
    let said = in_page(
        page,
        "const engine = new Engine({ ...options, buildId: 'another' });
        return engine.ready().then(() => 'ready', ({ code, message }) => ({ code, message }));",
    );
    assert_eq!(said["code"], "version-mismatch");
    assert!(said["message"].as_str().is_some_and(|text| text.contains("reload")), "{said}");
}

fn engines_share_workers_analyse_a_game_and_support_aei(page: &mut Page) {
    let said = in_page(
        page,
        "let made = 0;
        const createWorker = () => (made++, new Worker(options.workerUrl, { type: 'module' }));
        const shared = { createWorker, workers: 2 };
        const [one, two] = [await Engine.create(shared), await Engine.create(shared)];
        await one.bestTurn({ game, limits: { nodes: 500 } });
        await two.bestTurn({ game, limits: { nodes: 500 } });
        const alone = made;
        const depths = [];
        const task = one.analyse({ game, limits: { timeMs: endless } });
        for await (const { depth } of task) if (depths.push(depth) === 3) break;
        const stopped = await task.result;
        const record = game + '2g Ee2n\\n2s ed7s\\n3g Ee3n\\n';
        const results = [];
        for (const workers of [1, 2]) {
            const engine = new Engine({ ...options, workers });
            const { plies } = await engine.analyseGame({ game: record, limits: { nodes: 2000 } }).result;
            results.push(plies.map(({ label, best, loss, nodes }) => [label, best, loss, nodes]));
            engine.terminate();
        }
        const lines = one.aeiLines();
        for (const line of ['aei', 'setoption name nodes value 500', 'go']) await one.aei(line);
        let last;
        for await (last of lines) if (last.startsWith('bestmove ')) break;
        one.terminate();
        two.terminate();
        return { alone, depths, stopped, results, last };",
    );
    assert_eq!(said["alone"], 1, "one worker for engines that think one after the other");
    assert_eq!(numbers(&said["depths"]).len(), 3);
    assert_eq!(said["stopped"]["kind"], "turn");
    assert_eq!(said["results"][0], said["results"][1]);
    assert_eq!(said["results"][0].as_array().unwrap().len(), 3, "{said}");
    assert!(said["last"].as_str().unwrap().starts_with("bestmove R"), "{said}");
}

fn a_hidden_tab_searches_on(page: &mut Page) {
    in_page(
        page,
        "window.heard = { seen: [], hidden: false };
        document.addEventListener('visibilitychange', () => (heard.hidden = true));
        const engine = new Engine({ ...options, silenceTimeoutMs: 1500 });
        const onProgress = ({ depth }) => heard.seen.push([document.visibilityState, depth]);
        engine.bestTurn({ game, limits: { timeMs: 3000 }, onProgress }).then(
            (best) => (heard.best = best),
            (error) => (heard.best = String(error)),
        );",
    );
    let first = page.tab();
    page.open_tab();
    thread::sleep(Duration::from_secs(3));
    page.go_to_tab(&first);
    let may_be_shell = page.kind() == Kind::Chromium && !needs::is_long_run();
    if may_be_shell && page.script("return heard.hidden") == json!(false) {
        needs::not_run("Chromium’s headless shell hides no tab");
        return;
    }
    page.wait_until("the answer", || !page.script("return heard.best ?? null").is_null());
    let heard = page.script("return heard");
    assert_eq!(heard["best"]["kind"], "turn", "{heard}");
    let hidden = heard["seen"].as_array().unwrap().iter().filter(|seen| seen[0] == "hidden").count();
    assert!(hidden > 5, "{heard}");
}

/// Runs the body of an asynchronous function that can use `Engine`, `options`, `game` and `endless`.
fn in_page(page: &Page, body: &str) -> Value {
    let dist = needs::dist().unwrap();
    let worker = find(&dist, "engine-worker.js");
    let build = worker.split('/').next().and_then(|folder| folder.strip_prefix("engine-")).unwrap();
    page.open();
    let script = format!(
        "const [client, options, game, endless] = arguments;
        return (async () => {{
            const {{ Engine }} = await import(new URL(client, document.baseURI));
            {body}
        }})();"
    );
    let options = json!({ "workerUrl": worker, "buildId": build });
    let game = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2\n\
        1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7\n";
    let arguments = vec![find(&dist, "engine-client.js").into(), options, game.into(), ENDLESS.into()];
    page.script_with(&script, arguments)
}

fn median(of: &[f64]) -> f64 {
    let mut sorted = of.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
}

/// The address of the file with this name, relative to the page.
fn find(dist: &Path, name: &str) -> String {
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(dist.join(&folder)).unwrap() {
            let entry = entry.unwrap();
            let path = folder.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(path);
            } else if entry.file_name() == name {
                return path.to_str().unwrap().replace('\\', "/");
            }
        }
    }
    panic!("{} has no {name}", dist.display());
}
