//! How long the page takes to answer input: the figures that tests report.

#![allow(clippy::print_stdout, reason = "the figures are read")]

use ansa_tests::browser::Page;

/// Records two times of each input. `painted` is the time from the event to the first task after the next frame; it
/// includes the wait for the display, up to 16.7 ms at 60 Hz. `work` leaves that wait out: it is what the page and the
/// browser do for the event, and then for the frame. An input is answered with the next frame if both fit into one.
const WATCH: &str = r"
    window.answers = [];
    const after = (task) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = task; port2.postMessage(0); };
    for (const type of ['pointermove', 'pointerdown', 'pointerup', 'click', 'keydown', 'input']) {
        const options = { passive: true };
        let answer = null;
        window.addEventListener(type, (event) => {
            const own = answer = { type, begun: performance.now() };
            // The first callback of the frame, asked for before the page asks for any.
            requestAnimationFrame(() => {
                const frame = performance.now();
                after(() => {
                    own.work += performance.now() - frame;
                    own.painted = performance.now() - event.timeStamp;
                    window.answers.push(own);
                });
            });
        }, { ...options, capture: true });
        // The last listener. What the others have put off to microtasks is done before the third of these.
        window.addEventListener(type, async () => {
            const own = answer;
            for (let turn = 0; turn < 3; turn++) await null;
            own.work = performance.now() - own.begun;
        }, options);
    }
";

/// Median, 95th percentile and maximum, in milliseconds.
const SUM: &str = r"
    const lines = [];
    const kinds = ['pointermove', 'pointerdown', 'pointerup', 'click', 'keydown', 'input', ''];
    for (const kind of kinds) for (const what of ['work', 'painted']) {
        const times = window.answers.filter(one => kind === '' || one.type === kind).map(one => one[what]).sort((a, b) => a - b);
        if (times.length === 0) continue;
        const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
        lines.push(`${(kind || 'all').padEnd(12)} ${what.padEnd(8)} n=${times.length} p50=${at(0.5)} p95=${at(0.95)} worst=${at(1)}`);
    }
    return lines.join('\n');
";

/// Measures all input from now on.
pub(super) fn watch(page: &Page) {
    page.script(WATCH);
}

/// Forgets what has been measured.
pub(super) fn forget(page: &Page) {
    page.script("window.answers.length = 0");
}

/// Prints the figures, which include those of this kind of event.
pub(super) fn tell(page: &Page, kind: &str) {
    let figures = page.script(SUM);
    println!("{}", figures.as_str().unwrap_or_default());
    assert!(figures.as_str().is_some_and(|lines| lines.contains(kind)), "nothing was measured");
}
