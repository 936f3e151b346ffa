//! The documentation beside the page: the service worker leaves it alone, and its playground runs programs.

use ansa_tests::browser::{Key, Kind, Page, Trouble};
use ansa_tests::game_page::{Preset, game_of, hook};
use ansa_tests::{in_each_browser, needs};
use serde_json::{Value, json};

in_each_browser!(
    ; long in firefox:
    the_documentation_is_beside_the_page,
    the_playground_runs_programs,
    the_playground_trusts_no_program,
);

const EDITOR: &str = "#play-code";
const OUTPUT: &str = "#play-output";
const STATUS: &str = "#play-status";

/// Whether the page was built with its documentation.
fn has_docs() -> bool {
    let has = needs::dist().is_some_and(|dist| dist.join("docs/index.html").exists());
    if !has {
        needs::not_run("the page is built without its documentation");
    }
    has
}

fn the_documentation_is_beside_the_page(page: &mut Page) {
    if !has_docs() {
        return;
    }
    page.site().keep_offline();
    // Only a game can be shared.
    page.open_game(&game_of(Preset::NinetyNine, Preset::NinetyNine, &["Ee2n"]), "person", "person");
    page.wait_until_loaded();
    page.wait_for_service_worker();
    let kept = page.script(
        "return (async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = await Promise.all(caches_.map((cache) => cache.keys()));
            return requests.flat().map(({ url }) => new URL(url).pathname);
        })()",
    );
    let kept: Vec<&str> = kept.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(kept.len() > 20 && !kept.iter().any(|path| path.contains("/docs/")), "{kept:?}");

    // The worker answers a visit of the page, but not one of the documentation, to which a link leads.
    page.click(&hook("share"));
    page.click(&hook("share-embed"));
    let link = page.property(&hook("share-docs"), "href").unwrap();
    page.goto(&link);
    page.wait_for_text("h1", "Ansa for JavaScript");
    let sizes = [(320, 640), (1440, 900)];
    for (width, height) in sizes {
        page.set_size(width, height);
        let wide =
            page.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(wide, 0, "{width} pixels are not enough");
    }
    page.click("a[href$='Rules.html']");
    page.wait_for_text("h1", "Rules");
    page.click("a[href$='rules.Game.html']");
    page.wait_for_text("h1", "Class Game");

    // A link of the documentation opens a program, and does not run it.
    page.goto("docs/documents/Rules.html");
    page.click(".edit-and-run");
    page.wait_for_text(STATUS, "comes from a link");
    assert!(page.property(EDITOR, "value").unwrap().contains("Game.setup(\"99of9\", \"gold\")"));
    assert_eq!((page.text(OUTPUT), page.count("iframe")), (String::new(), 0));

    // The page is as it was.
    page.goto("#/play");
    page.wait_for(&hook("board"));
    page.wait_until_loaded();
}

/// Opens the playground.
fn open_playground(page: &Page, hash: &str) {
    // Another part of the same address is no new visit.
    page.goto("docs/index.html");
    page.goto(&format!("docs/documents/Playground.html{hash}"));
    page.wait_for(EDITOR);
}

/// Runs a program with the keyboard, and waits for this status.
fn run(page: &Page, program: &str, status: &str) {
    page.clear(EDITOR);
    page.type_into(EDITOR, program);
    page.press_with(&[Key::Control], Key::Enter);
    page.wait_for_text(STATUS, status);
}

fn the_playground_runs_programs(page: &mut Page) {
    if !has_docs() {
        return;
    }
    open_playground(page, "");
    // The first example is there, and each of the others can be chosen.
    page.click("#play-run");
    page.wait_for_text(STATUS, "Done in ");
    page.wait_for_text(OUTPUT, "+-----------------+");
    assert!(page.count("#play-example option") > 15);

    // What lines say that they do, and errors with their line.
    run(
        page,
        "import { Game } from \"ansa/rules\";\nnew Game().phase; // → \"setup\"\nthrow new TypeError(\"mine\");",
        "ended with an error",
    );
    page.wait_for_text(OUTPUT, "setup\n");
    page.wait_for_text(OUTPUT, "Error in line 3: TypeError: mine");
    run(page, "import { Game } from \"ansa/rules\";\nnew Game().play(\"x\"); // throws bad-turn", "Done in ");
    page.wait_for_text(OUTPUT, "ArimaaError");

    // A picture, a board, and the engine, which searches in a worker.
    run(
        page,
        "import { toSVG } from \"ansa/svg\";\nexport default toSVG(\"g [\" + \" \".repeat(60) + \"E  R]\", { title: \"Two pieces\" });",
        "Done in ",
    );
    page.enter_frame("#play-stage iframe");
    page.wait_until("the picture", || page.script("return document.images[0]?.naturalWidth > 0") == true);
    assert_eq!(page.attribute("img", "alt").as_deref(), Some("Two pieces"));
    page.leave_frame();
    run(
        page,
        "import \"ansa/element\";\nconst board = document.createElement(\"arimaa-board\");\nboard.mode = \"play\";\nboard.side = \"silver\";\nboard.level = 1;\nboard.addEventListener(\"turn\", ({ detail }) => console.log(detail.label));\nexport default board;",
        "Done in ",
    );
    page.wait_for_text(OUTPUT, "2g");
    let height = page.script("return document.querySelector('#play-stage iframe').clientHeight");
    assert!(height.as_u64().is_some_and(|height| height > 200), "{height}");

    // A program without an end. Firefox may run the frame in the page's own process, and then offers to stop it itself.
    if page.kind() == Kind::Chromium {
        run(page, "console.log(\"before\");\nfor (;;);", "Running");
        page.wait_for_text(OUTPUT, "before");
        page.script("document.querySelector('#play-stop').focus()");
        page.press(Key::Enter);
        page.wait_for_text(STATUS, "Stopped.");
        assert!(page.focus_is_on("#play-run") && !page.has("#play-stage iframe"));
    }

    // The reader's own program is kept while an example is shown.
    run(page, "console.log(\"mine\");", "Done in ");
    let choose = "const list = document.querySelector('#play-example');
        list.value = arguments[0];
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script_with(choose, vec![json!("1")]);
    assert!(page.property(EDITOR, "value").unwrap().contains("import "));
    page.script_with(choose, vec![json!("own")]);
    assert_eq!(page.property(EDITOR, "value").as_deref(), Some("console.log(\"mine\");"));

    // A link to it.
    page.click("#play-share");
    // Copied, or to be copied from the address bar.
    page.wait_for_text(STATUS, "ink ");
    let hash = format!("#{}", page.url().fragment().unwrap());
    open_playground(page, &hash);
    page.wait_for_text(STATUS, "comes from a link");
    assert_eq!(page.property(EDITOR, "value").as_deref(), Some("console.log(\"mine\");"));
    assert_eq!(page.count("iframe"), 0, "a program from a link is not run by itself");
}

fn the_playground_trusts_no_program(page: &mut Page) {
    if !has_docs() {
        return;
    }
    // A program from a link is text, whatever it is.
    let hostile =
        "</textarea><img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>";
    let hash = page_hash(hostile);
    open_playground(page, &hash);
    page.wait_for_text(STATUS, "comes from a link");
    assert_eq!(page.property(EDITOR, "value").as_deref(), Some(hostile));
    assert_eq!(page.count("#play img, #play script"), 0);
    for hash in ["#1.%%%", "#1.gA", "#9.abc", "#1.____"] {
        open_playground(page, hash);
        page.wait_for_text(STATUS, "can't read the program in this link");
    }

    // It has no access to the page around it or to what the page's origin has stored.
    let denied = "for (const act of [() => parent.document, () => localStorage.length, () => indexedDB.open(\"x\")]) {\n\
        try {\nact();\nconsole.log(\"allowed\");\n} catch ({ name }) {\nconsole.log(name);\n}\n}";
    run(page, denied, "Done in ");
    page.wait_until("three denials", || page.text(OUTPUT).matches("SecurityError").count() == 3);
    run(page, "await fetch(\"frame.js\").catch(() => console.log(\"refused\"));", "Done in ");
    page.wait_for_text(OUTPUT, "refused");
    page.script("document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => (window.refused = effectiveDirective))");
    run(page, "location.href = \"http://other.example/?told\";", "");
    page.wait_until("the refusal to leave", || page.script("return window.refused") == "frame-src");

    // What it says is text, of a length that the page can bear, and only what is said on the way meant for it is heard.
    let markup = "const text = \"<img src=x onerror=alert()>\";\n\
        parent.postMessage({ version: 1, type: \"print\", text: \"forged\" }, \"*\");\nconsole.log(text);";
    run(page, markup, "Done in ");
    page.wait_for_text(OUTPUT, "<img src=x");
    assert!(page.count("#play-output img") == 0 && !page.text(OUTPUT).contains("forged"));
    run(page, "for (let i = 0; i < 100_000; i++) console.debug(i);", "more than 1000 lines");
    assert!(!page.has("#play-stage iframe"));
    let lines = page.script("return document.querySelector('#play-output').childNodes.length");
    assert_eq!(lines, 1000);
    run(page, "console.log(\"x\".repeat(100_000));", "Done in ");
    page.wait_for_text(OUTPUT, &"x".repeat(20_000));
    assert!(page.text(OUTPUT).len() < 20_100);

    // The browser has reported what it refused, some of it late, and no request has left it.
    let troubles = page.take_troubles();
    let asks = |trouble: &Trouble| matches!(trouble, Trouble::ForeignRequest { .. });
    assert!(!troubles.iter().any(asks), "{troubles:?}");
    page.ignore_troubles();
}

/// The part of an address with a program, as the playground writes it.
fn page_hash(program: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut hash = "#1.".to_owned();
    for bytes in program.as_bytes().chunks(3) {
        let whole =
            bytes.iter().fold(0, |whole, &byte| (whole << 8) | usize::from(byte)) << (8 * (3 - bytes.len()));
        hash.extend((0..=bytes.len()).map(|place| char::from(LETTERS[(whole >> (18 - 6 * place)) & 63])));
    }
    hash
}
