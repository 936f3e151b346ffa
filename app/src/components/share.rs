//! The share dialog: the record, the position, and code that embeds either.

use std::rc::Rc;

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::copy_button::{CopyResult, button_that_tells, copy_button};
use super::settings::{ChoiceItem, choice};
use super::share_files::ShareFiles;
use super::{Button, Dialog};
use crate::given::callback;
use crate::hooks::use_settings;
use crate::services::{files, page, system_share};
use ansa_model::activities::play::PlayState;
use ansa_model::activities::study::StudyState;
use ansa_model::share::{FRAME, SCRIPT, Share, Shot, Shown, long};
use ansa_model::text::{sentence, share as words, share_file};

/// Everything that can be copied, with a preview of the embedded board.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ShareDialog(
    play: &Rc<PlayState>,
    /// The study of the game, while it is shown instead.
    study: &Option<Rc<StudyState>>,
    on_close: &Callback<()>,
) -> Html {
    let settings = use_settings().settings;
    let (share, shot) = match study {
        Some(study) => (Share::from_study(study, settings), Shot::from_study(study)),
        None => (Share::of(play, settings), Shot::from_play(play)),
    };
    let choices = share.choices();
    let chosen = use_state_eq(|| None);
    let outcome = use_state_eq(|| CopyResult::None);
    let preview = use_state_eq(|| false);
    let shown = (*chosen).or(choices.first().copied()).unwrap_or(Shown::Position);
    let choose = callback((chosen.setter(), outcome.setter()), |shown, (chosen, outcome)| {
        chosen.set(Some(shown));
        // What was copied no longer matches what is shown.
        outcome.set(None);
    });
    let copy =
        |test: &'static str, name: &'static str, text: String| copy_button(test, name, text, false, &outcome);
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
    let on_record = callback(
        (
            outcome.setter(),
            shot.game_file_name(share_file::file_name(), "txt"),
            share.record.clone().unwrap_or_default(),
        ),
        move |_: MouseEvent, (outcome, name, text)| {
            outcome.set(Some(("download-record", files::download(name, "text/plain", text))));
        },
    );
    let flip = callback((preview.setter(), *preview), |_: MouseEvent, (preview, now)| preview.set(!now));
    html! {
        <Dialog title={words::share()} test="share-dialog" {on_close}>
            <div class="dialog-buttons share-first">
                if system_share::is_possible() {
                    { Button::new("system-share", words::system_share()).show(on_system) }
                }
                { copy_button("copy-link", words::copy_link(), link, true, &outcome) }
            </div>
            <div class="dialog-buttons">
                if let Some(record) = share.record.clone() {
                    { copy("copy-record", words::copy_record(), record) }
                }
                if let Some(position) = position {
                    { copy("copy-position", words::copy_position(), position) }
                }
            </div>
            { refusal(&outcome, &["copy-link", "copy-record", "copy-position"], "") }
            <details class="share">
                <summary data-test="share-embed">{ words::embed() }</summary>
                <p class="help">{ words::embed_help() }</p>
                if let Some(warning) = words::reachability(page::reachability()) {
                    <p class="share-warning" data-test="share-reach">{ warning }</p>
                }
                if choices.len() > 1 {
                    { choice(
                        ("shown", words::shown_heading()),
                        &choices,
                        shown,
                        |shown| ChoiceItem::named(shown.key(), words::shown(shown)),
                        &choose,
                    ) }
                }
                { code("frame", words::frame(), words::frame_help(), &frame) }
                <div class="dialog-buttons">
                    { copy("copy-frame", words::copy_frame(), frame.clone()) }
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
                { refusal(&outcome, &["copy-frame"], words::by_hand()) }
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
                <div class="dialog-buttons">{ copy("copy-tag", words::copy_tag(), tag.clone()) }</div>
                { refusal(&outcome, &["copy-tag"], words::by_hand()) }
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
                    if let Some(turns) = share.plain.clone() {
                        { copy("copy-turns", share_file::copy_turns(), turns) }
                        { button_that_tells(
                            "download-record",
                            [share_file::download_record(), share_file::downloaded()],
                            false,
                            &outcome,
                            on_record,
                        ) }
                    }
                    if let Some(diagram) = share.diagram() {
                        { copy("copy-diagram", share_file::copy_diagram(), diagram) }
                    }
                </div>
                { refusal(&outcome, &["copy-turns", "copy-diagram", "download-record"], "") }
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
fn refusal(outcome: &CopyResult, of: &[&str], instead: &str) -> Html {
    match outcome {
        Some((what, Err(reason))) if of.contains(what) => html! {
            <p class="wrong" role="alert" data-test="share-refused">{ sentence(reason) }{ " " }{ instead.to_owned() }</p>
        },
        _ => Html::default(),
    }
}
