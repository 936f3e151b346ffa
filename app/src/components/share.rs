//! The share dialog: the record, the position, and code that embeds either.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::settings::{ChoiceItem, Layout, choice};
use super::share_files::ShareFiles;
use super::{Button, Dialog};
use crate::hooks::use_settings;
use crate::services::{clipboard, files, page, system_share};
use ansa_model::activities::play::PlayState;
use ansa_model::activities::study::StudyState;
use ansa_model::share::{FRAME, SCRIPT, Share, Shot, Shown, long};
use ansa_model::text::{sentence, share as words, share_file};

#[derive(Properties, PartialEq)]
pub(crate) struct ShareDialogProps {
    pub(crate) play: Rc<PlayState>,
    /// The study of the game, while it is shown instead.
    pub(crate) study: Option<Rc<StudyState>>,
    pub(crate) on_close: Callback<()>,
}

/// What a button copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Copied {
    Link,
    Record,
    Position,
    Annotated,
    Diagram,
    /// Not copied, but downloaded.
    RecordFile,
    Frame,
    Tag,
}

/// The result of the last press on a copy button.
type CopyResult = Option<(Copied, Result<(), String>)>;

/// Everything that can be copied, with a preview of the embedded board.
#[component]
pub(crate) fn ShareDialog(props: &ShareDialogProps) -> Html {
    let (settings, document) = (use_settings().settings, props.play.document());
    let (share, shot) = match &props.study {
        Some(study) => (Share::of_study(study, document, settings), Shot::of_study(study, document)),
        None => (Share::of(&props.play, settings), Shot::of_play(&props.play)),
    };
    let choices = share.choices();
    let chosen = use_state_eq(|| None);
    let outcome = use_state_eq(|| None);
    let preview = use_state_eq(|| false);
    let shown = (*chosen).or(choices.first().copied()).unwrap_or(Shown::Position);
    let choose = {
        let (chosen, outcome) = (chosen.setter(), outcome.setter());
        Callback::from(move |shown| {
            chosen.set(Some(shown));
            // What was copied no longer matches what is shown.
            outcome.set(None);
        })
    };
    let copy = |what: Copied, name: &'static str, text: String, main: bool| {
        let done = matches!(&*outcome, Some((copied, Ok(()))) if *copied == what);
        let onclick = {
            let outcome = outcome.setter();
            Callback::from(move |_: MouseEvent| {
                let (outcome, text) = (outcome.clone(), text.clone());
                spawn_local(async move { outcome.set(Some((what, clipboard::copy(&text).await))) });
            })
        };
        let test = match what {
            Copied::Link => "copy-link",
            Copied::Record => "copy-record",
            Copied::Position => "copy-position",
            Copied::Annotated => "copy-annotated",
            Copied::Diagram => "copy-diagram",
            Copied::RecordFile => "download-record",
            Copied::Frame => "copy-frame",
            Copied::Tag => "copy-tag",
        };
        html! {
            <button
                type="button"
                class={classes!("button", main.then_some("button-main"))}
                data-test={test}
                aria-live="polite"
                {onclick}
            >
                { if done { words::copied() } else { name } }
            </button>
        }
    };
    let position = share.position();
    let link = share.link(&page::address_of("./"));
    let page = page::address_of(FRAME);
    let frame = share.frame(shown, &page, words::title(shown));
    let tag = share.tag(shown, &page::address_of(SCRIPT));
    let length = long(&frame).max(long(&tag));
    let on_system = {
        let link = link.clone();
        // The system says what it does with it.
        Callback::from(move |_: MouseEvent| system_share::offer(words::system_title(), &link))
    };
    let on_record = {
        let (outcome, name) = (outcome.setter(), shot.game_file_name(share_file::file_name(), "txt"));
        let text = share.annotated().unwrap_or_default().to_owned();
        Callback::from(move |_: MouseEvent| {
            outcome.set(Some((Copied::RecordFile, files::download(&name, "text/plain", &text))));
        })
    };
    let is_downloaded = matches!(&*outcome, Some((Copied::RecordFile, Ok(()))));
    let flip = {
        let (preview, now) = (preview.setter(), *preview);
        Callback::from(move |_: MouseEvent| preview.set(!now))
    };
    html! {
        <Dialog title={words::share()} test="share-dialog" on_close={&props.on_close}>
            <div class="dialog-buttons share-first">
                if system_share::is_possible() {
                    { Button::new("system-share", words::system_share()).show(on_system) }
                }
                { copy(Copied::Link, words::copy_link(), link, true) }
            </div>
            <div class="dialog-buttons">
                if let Some(record) = share.record() {
                    { copy(Copied::Record, words::copy_record(), record.to_owned(), false) }
                }
                if let Some(position) = position {
                    { copy(Copied::Position, words::copy_position(), position, false) }
                }
            </div>
            { refusal(&outcome, &[Copied::Link, Copied::Record, Copied::Position], "") }
            <details class="share">
                <summary data-test="share-embed">{ words::embed() }</summary>
                <p class="help">{ words::embed_help() }</p>
                if let Some(warning) = words::reachability(page::reachability()) {
                    <p class="share-warning" data-test="share-reach">{ warning }</p>
                }
                if choices.len() > 1 {
                    { choice(
                        ("shown", words::shown_heading(), Layout::Words),
                        &choices,
                        shown,
                        |shown| ChoiceItem::named(shown.key(), words::shown(shown)),
                        &choose,
                    ) }
                }
                { code("frame", words::frame(), words::frame_help(), &frame) }
                <div class="dialog-buttons">
                    { copy(Copied::Frame, words::copy_frame(), frame.clone(), false) }
                    <button
                        type="button"
                        class="button"
                        aria-expanded={if *preview { "true" } else { "false" }}
                        data-test="preview"
                        onclick={flip}
                    >
                        { if *preview { words::no_preview() } else { words::preview() } }
                    </button>
                </div>
                { refusal(&outcome, &[Copied::Frame], words::by_hand()) }
                if *preview {
                    // A new frame for each address: another address in the same frame would be one more way back.
                    <iframe
                        key={share.address(shown, &page)}
                        class="share-preview"
                        src={share.address(shown, &page)}
                        title={words::preview_name()}
                        height={shown.height().to_string()}
                    />
                }
                { code("tag", words::tag(), words::tag_help(), &tag) }
                <div class="dialog-buttons">{ copy(Copied::Tag, words::copy_tag(), tag.clone(), false) }</div>
                { refusal(&outcome, &[Copied::Tag], words::by_hand()) }
                <div class="dialog-buttons">
                    <a class="button" href="docs/" target="_blank" data-test="share-docs">{ words::docs() }</a>
                </div>
                if let Some(length) = length {
                    <p class="share-warning" data-test="share-long">{ words::long(length) }</p>
                }
            </details>
            <ShareFiles shot={shot.clone()} />
            <details class="share">
                <summary data-test="share-texts">{ share_file::texts() }</summary>
                <div class="dialog-buttons">
                    if let Some(record) = share.annotated() {
                        { copy(Copied::Annotated, share_file::copy_annotated(), record.to_owned(), false) }
                        <button type="button" class="button" data-test="download-record" aria-live="polite" onclick={on_record}>
                            { if is_downloaded { share_file::downloaded() } else { share_file::download_record() } }
                        </button>
                    }
                    if let Some(diagram) = share.diagram() {
                        { copy(Copied::Diagram, share_file::copy_diagram(), diagram, false) }
                    }
                </div>
                { refusal(&outcome, &[Copied::Annotated, Copied::Diagram, Copied::RecordFile], "") }
            </details>
        </Dialog>
    }
}

/// A code block that is selected as a whole on focus.
fn code(test: &'static str, name: &'static str, help: &'static str, code: &str) -> Html {
    let id = format!("share-{test}-help");
    let onfocus =
        Callback::from(|event: FocusEvent| event.target_unchecked_into::<HtmlTextAreaElement>().select());
    html! {
        <>
            <label class="field">
                <span class="field-name">{ name }</span>
                <textarea
                    class="field-text field-position"
                    data-test={format!("share-{test}")}
                    rows="3"
                    readonly=true
                    spellcheck="false"
                    value={code.to_owned()}
                    aria-describedby={id.clone()}
                    {onfocus}
                />
            </label>
            <p class="help" {id}>{ help }</p>
        </>
    }
}

/// Why the last copy failed, and what the user can do instead.
fn refusal(outcome: &CopyResult, of: &[Copied], instead: &str) -> Html {
    match outcome {
        Some((what, Err(reason))) if of.contains(what) => html! {
            <p class="wrong" role="alert" data-test="share-refused">{ sentence(reason) }{ " " }{ instead.to_owned() }</p>
        },
        _ => Html::default(),
    }
}
