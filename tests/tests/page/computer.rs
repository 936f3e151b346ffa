//! Playing against the computer.

use std::thread;
use std::time::Duration;

use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_core::{Game, Side, Step};
use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{InputMethod, Preset, game_of, hook, steps_of, words_of};
use ansa_tests::in_each_browser;
use serde_json::json;

use crate::page::clocks::open_clocked;

in_each_browser!(
    ; long in firefox:
    a_broken_engine_is_reported_and_can_be_retried,
    thinking_can_be_cut_short,
    the_player_may_be_silver,
    the_computers_answer_does_not_disturb_other_actions,
    computers_play_each_other_at_their_levels,
    the_computers_turn_is_animated_and_can_be_replayed,
    the_clock_bounds_its_thinking,
    the_strongest_thinks_as_long_as_it_is_told,
    ; long:
    a_whole_game_is_played_to_its_end,
);

/// Records messages to the engine's worker in `sent`. If `said` has an answer to a type of message, the worker does not
/// receive it, and the page receives that answer.
pub(super) const LISTEN: &str = "
    window.sent = [];
    window.said = {};
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        window.sent.push(message);
        const said = window.said[message.type];
        if (said) setTimeout(() => this.onmessage?.({ data: { id: message.id, ...said } }));
        else post.call(this, message, ...rest);
    };
";

/// Records in `places` the position of the pause button in each mode.
const WATCH_PAUSE: &str = "
    window.places = {};
    setInterval(() => {
        const mode = document.querySelector('[data-mode]')?.dataset.mode;
        const pause = document.querySelector('[data-test=pause]');
        if (pause) window.places[mode] = Math.round(pause.getBoundingClientRect().left);
    }, 10);
";

/// Enough to beat the weakest level in about twenty turns.
const NODES: u64 = 60_000;

/// More plies than a game against the weakest level takes.
pub(super) const MAX_PLIES: usize = 200;

/// How long to wait for an answer that should not arrive.
const GRACE: Duration = Duration::from_millis(1500);

/// Searches for a turn of the side to move.
pub(super) fn choose(search: &mut Search, game: &Game) -> Vec<Step> {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    search.start(game, limits).unwrap();
    loop {
        match search.run(NODES, &mut || 0) {
            Status::Done(Best::Turn(steps)) => return steps,
            Status::Running => {}
            other => panic!("no turn: {other:?}"),
        }
    }
}

fn a_whole_game_is_played_to_its_end(page: &mut Page) {
    let mut search = Search::new(Options::default());
    let mut game = Game::new();
    page.open_play();
    page.new_game("level-1", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
    while game.outcome().is_none() {
        assert!(game.plies().len() < MAX_PLIES, "no end in sight:\n{}", words_of(&game).join("\n"));
        if game.side() == Side::Gold {
            let steps = choose(&mut search, &game);
            page.play_steps(&mut game, &steps, InputMethod::Click);
        } else if game.plies().len() < 6 {
            page.await_computer(&mut game);
        } else {
            page.await_computer_and_skip(&mut game);
        }
    }
    let outcome = game.outcome().unwrap();
    page.wait_for(&hook("over-panel"));
    let words = page.text(&hook("status"));
    let winner = if outcome.winner == Some(Side::Gold) { "Gold wins" } else { "Silver wins" };
    assert!(words.contains(winner), "{words}: {outcome:?}");
    let reason = match outcome.reason.letter() {
        'g' => "goal",
        'e' => "no rabbits",
        'm' => "no legal turn",
        other => panic!("a game can't end so on the board: {other}"),
    };
    assert!(words.contains(reason), "{words}: {outcome:?}");

    let shown = page.snapshot();
    assert_eq!(shown.mode(), "over");
    assert!(shown.board() == game.board());
    assert!(shown.squares_with("holdable").is_empty(), "a piece can be moved after the end");
    // Replaying the last turn does not end the game again.
    page.click(&hook("replay"));
    page.wait_for_mode(&["replay"]);
    page.click(&hook("skip"));
    page.wait_for_mode(&["over"]);
    page.wait_for(&hook("over-panel"));
    // Views an earlier ply and returns.
    page.click("[data-ply='4']");
    page.assert_board(&game.board_at(5).unwrap());
    page.click(&hook("back-to-game"));
    page.assert_board(&game.board());
}

fn the_player_may_be_silver(page: &mut Page) {
    let mut game = Game::new();
    page.open_play();
    page.new_game("level-1", Side::Silver);
    page.wait_for_plies(1);
    let setup = page.snapshot().plies()[0].parse().unwrap();
    game.play_text(&setup).unwrap();
    assert_eq!(page.snapshot().bottom(), "s");
    page.set_up(&mut game, Preset::Classic);
    page.await_computer(&mut game);
    let (step, _) = game.position().unwrap().steps().next().unwrap();
    page.play_steps(&mut game, &[step], InputMethod::Click);
    page.await_computer(&mut game);
    assert_eq!(game.plies().len(), 5);
}

/// Starts a game against a strong level and leaves it thinking about its first turn.
fn let_it_think(page: &Page) -> Game {
    let mut game = Game::new();
    page.new_game("level-10", Side::Gold);
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
    page.play(&mut game, "Ee2n Ee3n Ee4n", InputMethod::Click);
    page.wait_for_mode(&["computer"]);
    page.wait_for_text(&hook("thinking"), "ahead");
    game
}

fn thinking_can_be_cut_short(page: &mut Page) {
    page.open_play();
    let mut game = let_it_think(page);
    // Records the last progress message, to check later that the search did not reach its limit.
    page.script(
        "new MutationObserver(() => {
             const thinking = document.querySelector('[data-test=thinking]');
             if (thinking) document.body.dataset.told = thinking.innerText;
         }).observe(document.body, { subtree: true, childList: true, characterData: true });",
    );
    page.click(&hook("move-now"));
    page.await_computer(&mut game);
    let told = page.attribute("body", "data-told").unwrap_or_default();
    assert!(!told.contains("million"), "it went on to think: {told}");

    // The next turn is searched as usual.
    page.play(&mut game, "Hb2n", InputMethod::Click);
    page.wait_for_text(&hook("thinking"), "ahead");
    page.click(&hook("move-now"));
    page.await_computer(&mut game);
    assert_eq!(game.plies().len(), 6);
}

fn the_computers_answer_does_not_disturb_other_actions(page: &mut Page) {
    page.open_play();
    // ---- Resigning ----
    let game = let_it_think(page);
    page.click(&hook("resign"));
    page.click(&format!("{} {}", hook("confirm-dialog"), hook("confirm")));
    page.wait_for_text(&hook("status"), "Silver wins: Gold resigned");
    nothing_comes_late(page, &game);

    // ---- Taking back a turn ----
    let mut game = let_it_think(page);
    page.click(&hook("take-back"));
    game.take_back();
    page.wait_for_mode(&["turn"]);
    nothing_comes_late(page, &game);

    // ---- A new game, with answers of another level ----
    let_it_think(page);
    let mut game = Game::new();
    page.new_game("level-1", Side::Gold);
    page.set_up(&mut game, Preset::Classic);
    page.await_computer(&mut game);
    for turn in ["Ee2n", "Ee3n"] {
        page.play(&mut game, turn, InputMethod::Click);
        page.await_computer(&mut game);
    }
    nothing_comes_late(page, &game);
}

/// The levels of the searches that the worker received.
fn levels(page: &Page) -> Vec<u64> {
    let levels = page.script("return sent.filter(({ type }) => type === 'search').map(({ level }) => level)");
    levels.as_array().unwrap().iter().map(|level| level.as_u64().unwrap()).collect()
}

fn computers_play_each_other_at_their_levels(page: &mut Page) {
    let game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    page.open_game(&game, "level-1", "level-10");
    page.script(LISTEN);
    page.script(WATCH_PAUSE);
    // The game continues by itself. Only the strong level is told to move at once.
    page.wait_until("each was asked", || {
        page.script("document.querySelector('[data-test=skip]')?.click()");
        let levels = levels(page);
        if levels.last() == Some(&10) {
            page.script("document.querySelector('[data-test=move-now]')?.click()");
        }
        levels.contains(&10) && levels.contains(&1)
    });
    let asked = levels(page);
    assert!(asked.windows(2).all(|pair| pair[0] != pair[1]), "they do not take turns: {asked:?}");
    let places = page.script("return window.places");
    assert_eq!(places["computer"], places["replay"], "the button for a pause moves: {places}");
    assert!(places["replay"].is_number(), "{places}");
    assert!(page.property(&hook("resign"), "disabled").is_some_and(|disabled| disabled == "true"));
    assert!(page.property(&hook("take-back"), "disabled").is_some_and(|disabled| disabled == "true"));

    // ---- Paused with the mouse ----
    page.click(&hook("pause"));
    page.wait_for(&hook("go-on"));
    let shown = page.wait_for_mode(&["computer", "replay"]);
    assert!(shown.status().contains("Paused"), "{}", shown.status());
    let asked = levels(page).len();
    let plies = shown.plies().len();
    // Viewing an earlier ply does not end the pause.
    page.click("[data-ply='1']");
    page.click(&hook("back-to-game"));
    assert_eq!((levels(page).len(), page.snapshot().plies().len()), (asked, plies));

    // ---- Resumed with a key ----
    page.script("document.querySelector('[data-test=go-on]').focus()");
    page.press(Key::Enter);
    page.wait_for_plies(plies + 1);

    // ---- In the middle of a turn's animation ----
    page.wait_until("a turn that is shown", || {
        page.script("document.querySelector('[data-test=move-now]')?.click()");
        let shown = page.script(
            "if (document.querySelector('[data-mode=replay]')) document.querySelector('[data-test=pause]')?.click();
             return !!document.querySelector('[data-mode=replay]') && !!document.querySelector('[data-test=go-on]')",
        );
        shown == true
    });
    let shown = page.snapshot();
    // Longer than the animation of a step.
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let later = page.snapshot();
    assert!((later.mode(), later.board()) == ("replay", shown.board()), "the turn goes on in the pause");
    page.click(&hook("go-on"));
    page.wait_for_snapshot("the turn going on", |later| {
        later.mode() != "replay" || later.board() != shown.board()
    });
}

fn the_computers_turn_is_animated_and_can_be_replayed(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    page.open_game(&game, "person", "level-1");
    page.script(LISTEN);
    // A turn with a capture: the cat steps onto a trap without a friend next to it.
    page.script(
        "const info = { depth: 1, score: { kind: 'centirabbits', value: 0 }, nodes: 1, timeMs: 1, pv: [], lines: [] };
         window.said.search = { type: 'best', kind: 'turn', turn: 'cc7s cc6x hg7s', info };",
    );
    page.play(&mut game, "Hb2n", InputMethod::Click);
    game.play_steps(&steps_of("cc7s hg7s")).unwrap();
    page.wait_for_mode(&["replay"]);
    // The step to the trap is shown with its trail and a ghost of the captured piece before the next step.
    page.wait_for("[data-square=c6][data-trail][data-ghost=c]");
    let moves = |side: &str| page.has(&format!("{}.is-to-move", hook(&format!("plate-{side}"))));
    assert!(moves("silver") && !moves("gold"), "the plates do not tell whose turn is shown");
    let shown = page.wait_for_mode(&["turn"]);
    let trail = ["c6", "c7", "g6", "g7"].map(str::to_owned).into();
    assert_eq!(shown.squares_with("trail"), trail);
    assert_eq!((shown.attribute("c6", "ghost"), shown.captured(Side::Silver).as_str()), (Some("c"), "c"));
    page.wait_for_text(&hook("guide"), "Last turn, the silver cat was captured on c6");
    page.assert_board(&game.board());

    page.click(&hook("replay"));
    let again = page.wait_for_mode(&["replay"]);
    assert_eq!(again.attribute("g7", "piece"), Some("h"), "it does not begin at the beginning");
    page.wait_for("[data-square=c6][data-trail][data-ghost=c]");
    let shown = page.wait_for_mode(&["turn"]);
    assert_eq!(shown.squares_with("trail"), trail);
    page.assert_board(&game.board());
}

fn a_broken_engine_is_reported_and_can_be_retried(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    page.open_game(&game, "person", "level-1");
    page.script(LISTEN);
    page.script("window.said.search = { type: 'dead', reason: 'a test' };");
    page.play(&mut game, "Hb2n", InputMethod::Click);
    page.wait_for_text(&hook("engine-error"), "could not start");
    assert!(!page.has(&hook("thinking")), "it is said to think");
    let shown = page.snapshot();
    assert!(!shown.status().contains("thinking"), "{}", shown.status());
    // The files of an old page may be gone: loading it again helps, asking again does not.
    assert!(page.has(&hook("load-anew")), "there is one way out only");
    // The message stays while other plies are viewed, and another attempt may fail again.
    page.click("[data-ply='1']");
    page.click(&hook("back-to-game"));
    page.click(&hook("retry"));
    page.wait_for_text(&hook("engine-error"), "could not start");

    // An engine of another version is reported as such.
    page.script("window.said.hello = { type: 'ready', protocol: 999, build: 'another' };");
    page.click(&hook("retry"));
    page.wait_until_gone(&hook("retry"));
    page.wait_for(&hook("load-anew"));
    page.script("window.said = {};");
    page.click(&hook("load-anew"));
    page.wait_for_snapshot("the page again", |shown| shown.plies().len() >= 3);
    page.await_computer(&mut game);

    // An engine that worked before is reported as broken, and a new one finds the turn.
    page.script(LISTEN);
    page.script("window.said.search = { type: 'dead', reason: 'a test' };");
    page.play(&mut game, "Hg2n", InputMethod::Click);
    page.wait_for_text(&hook("engine-error"), "crashed");
    page.script("window.said = {};");
    page.click(&hook("retry"));
    page.await_computer(&mut game);

    // Without the hint, the turn can still be played.
    page.script("window.said.search = { type: 'dead', reason: 'a test' };");
    page.click(&hook("hint-button"));
    page.wait_for_text(&hook("notice"), "No hint, because");
    assert!(!page.has(&hook("hint")));
    page.script("window.said = {};");
    page.click(&hook("hint-button"));
    page.wait_for("[data-test=hint][data-stage=piece]");
}

fn the_clock_bounds_its_thinking(page: &mut Page) {
    let mut game = game_of(Preset::NinetyNine, Preset::NinetyNine, &[]);
    open_clocked(page, &game, "level-11", "10s/50s");
    page.script(LISTEN);
    page.click(&hook("go-on"));
    page.play(&mut game, "Hb2n", InputMethod::Click);
    page.wait_for(&hook("move-now"));
    // The page shows that the computer thinks before the engine has started.
    let asked = || page.script("return sent.findLast(({ type }) => type === 'search') ?? null");
    page.wait_until("the request", || !asked().is_null());
    let asked = asked();
    assert_eq!(asked["level"], 11);
    // The time per move and a share of the reserve.
    let longest = asked["maxTimeMs"].as_u64().unwrap();
    assert!((10_000..20_000).contains(&longest), "{asked}");
    page.click(&hook("move-now"));
    page.await_computer(&mut game);

    // A hint has its own limits, because it uses the player's time.
    page.click(&hook("hint-button"));
    page.wait_for("[data-test=hint][data-stage=piece]");
    let asked = page.script("return sent.findLast(({ type }) => type === 'search')");
    assert!(asked["limits"]["nodes"].is_u64() && asked["maxTimeMs"].is_null(), "{asked}");
}

fn the_strongest_thinks_as_long_as_it_is_told(page: &mut Page) {
    page.open_play();
    let mut game = Game::new();
    page.new_game("level-10", Side::Gold);
    page.click(&hook("new-game"));
    let label = |name: &str, value: &str| format!("label:has(input[name={name}][value='{value}'])");
    assert!(!page.has("input[name=thinking]"), "only time limits the last level alone");
    page.click(&label("level", "11"));
    assert!(page.has("input[name=thinking][value='10s']:checked"));
    page.click(&label("thinking", "1m"));
    page.click(&hook("start"));
    page.wait_until_gone(&hook("new-game-dialog"));
    page.script(LISTEN);
    let longest = || {
        page.script(
            "return sent.findLast(({ type, level }) => type === 'search' && level === 11)?.maxTimeMs ?? null",
        )
    };
    page.set_up(&mut game, Preset::NinetyNine);
    page.await_computer(&mut game);
    assert_eq!(longest(), json!(60_000));

    // ---- The next game has the same, until another one is chosen ----
    page.click(&hook("new-game"));
    assert!(page.has("input[name=thinking][value='1m']:checked"));
    page.click(&label("thinking", "10s"));
    page.press(Key::Escape);
    page.wait_until_gone(&hook("new-game-dialog"));
    page.play(&mut game, "Ee2n Ee3n Ee4n", InputMethod::Click);
    page.wait_for(&hook("move-now"));
    page.wait_until("the request", || longest() == json!(10_000));
    page.click(&hook("move-now"));
    page.await_computer(&mut game);
}

/// Waits for late answers and fails if one has any effect.
#[track_caller]
fn nothing_comes_late(page: &Page, game: &Game) {
    let before = page.snapshot();
    thread::sleep(GRACE);
    page.assert_plies(game);
    page.assert_board(&game.board());
    assert_eq!(page.snapshot().notice(), before.notice());
}
