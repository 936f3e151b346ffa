//! A device nearby that lies: what it sends changes nothing, and too much of it ends the connection.

use ansa_core::{Game, Side};
use ansa_tests::browser::Page;
use ansa_tests::game_page::{Preset, hook};
use ansa_tests::in_each_browser;
use serde_json::json;

in_each_browser!(
    ; long in firefox:
    a_liar_changes_nothing,
);

/// The other end of a room, as a script: it keeps what it hears, and says anything.
const LIAR: &str = "
    const channel = new BroadcastChannel('ansa-nearby-Table 1');
    window.heard = [];
    channel.onmessage = ({ data }) => {
        const [from, , ...text] = data.split(' ');
        window.other ??= from;
        window.heard.push(text.join(' '));
    };
    window.say = (text) => channel.postMessage(`liar ${window.other} ${text}`);
    channel.postMessage('liar * here');";

/// The last message of a kind that the liar has heard, as its fields.
#[track_caller]
fn heard(page: &Page, kind: &str) -> Vec<String> {
    let last = || {
        let found = page.script_with(
            "return window.heard.filter((line) => line.startsWith(`1\\t${arguments[0]}\\t`)).at(-1) ?? null",
            vec![json!(kind)],
        );
        let line = found.as_str()?.to_owned();
        Some(line.split('\t').map(str::to_owned).collect::<Vec<_>>())
    };
    page.wait_until(&format!("the message {kind}"), || last().is_some_and(|fields| fields.len() > 3));
    last().unwrap()
}

#[track_caller]
fn say(page: &Page, text: &str) {
    page.script_with("window.say(arguments[0])", vec![json!(text)]);
}

/// The hash after a ply, so that the lie fits the chain.
#[track_caller]
fn hash_after(page: &Page, before: &str, ply: &str) -> String {
    page.script_with(
        "const [before, ply] = arguments;
        crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${before}\\n${ply}`)).then((digest) => {
            window.digest = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        });",
        vec![json!(before), json!(ply)],
    );
    let read = || page.script("return window.digest ?? null").as_str().map(str::to_owned);
    page.wait_until("the hash", || read().is_some());
    let digest = read().unwrap();
    page.script("delete window.digest");
    digest
}

fn a_liar_changes_nothing(page: &mut Page) {
    let honest = page.tab();
    page.goto("#/nearby");
    page.wait_for(&hook("nearby-join"));
    page.click(&hook("nearby-join"));
    let liar = page.open_tab();
    page.goto("#/rules");
    page.script(LIAR);
    page.go_to_tab(&honest);
    page.wait_for(&hook("nearby-form"));
    page.click("input[name=nearby-side][value=gold]");
    page.click(&hook("nearby-propose"));
    page.go_to_tab(&liar);
    let mut card = heard(page, "hello");
    "s".clone_into(&mut card[3]);
    let (id, hello) = (card[2].clone(), card.join("\t"));
    say(page, &hello);
    say(page, &format!("1\tack\t{id}\t{}", card[7..].join("\t")));
    page.go_to_tab(&honest);
    let mut game = Game::new();
    page.set_up(&mut game, Preset::NinetyNine);
    page.wait_for_plies(1);

    // ---- Huge, malformed, out of order, replayed, forged, illegal, unasked ----
    page.go_to_tab(&liar);
    let ply = heard(page, "ply");
    let hash = ply[6].clone();
    let illegal = hash_after(page, &hash, "ed7s");
    let stolen = "1\tply\t0\t0\tRa1 Rb1\t0\t".to_owned() + &hash;
    let lies = [
        "x".repeat(100_000),
        "1\tping".to_owned() + &" ".repeat(900),
        format!("1\tply\t7\t0\ted7s\t0\t{illegal}"),
        ply.join("\t"),
        hello.clone(),
        stolen,
        format!("1\tply\t1\t0\ted7s\t0\t{illegal}"),
        format!("1\tply\t1\t0\ted7s\t0\t{hash}"),
        format!("1\tend\t0\t1\t{hash}\tg-resigned"),
        format!("1\ttook-back\t1\t0\t{hash}\t-"),
        format!("1\task-back\t0\t0\t1\t{hash}\t-"),
        "<img src=x onerror=alert(1)>".to_owned(),
    ];
    for lie in &lies {
        say(page, lie);
    }
    say(page, "1\tsay\tgood-luck");
    page.go_to_tab(&honest);
    page.wait_for_text(&hook("nearby-said"), "Good luck!");
    page.assert_plies(&game);
    page.assert_board(&game.board());
    assert_eq!(page.attribute(&hook("nearby-state"), "data-state").as_deref(), Some("open"));
    assert!(!page.has(&hook("back-asked")), "a question that can't be asked is asked");

    // ---- Too much of it ends the connection ----
    page.go_to_tab(&liar);
    for _ in 0..20 {
        say(page, "1\tlie");
    }
    page.go_to_tab(&honest);
    page.wait_for_text(&hook("nearby-state"), "breaks the protocol");
    page.assert_plies(&game);
    page.wait_for(&hook("nearby-again"));
    assert_eq!(game.side(), Side::Silver);
}
