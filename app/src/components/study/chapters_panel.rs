//! The study to which the game in hand belongs: its chapters, and what can be done with them.

use std::rc::Rc;

use web_sys::{Element, HtmlElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::{Button, Icon, NameField, stored_error};
use crate::given::{callback, use_effect_given};
use crate::hooks::{ChaptersHandle, ChaptersRequest};
use crate::services::focus;
use crate::services::long_list::keep_in_view;
use ansa_model::library::{ChapterMove, Studies, StudiesAction, Study};
use ansa_model::text::{chapters as words, library};

/// What is being renamed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Renamed {
    Study,
    Chapter,
}

/// The list of chapters, or the way to one.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ChaptersPanel(
    handle: &ChaptersHandle,
    /// Opens the form for another chapter of the study with this id.
    on_add: &Callback<String>,
) -> Html {
    let ChaptersHandle { studies, study, current, error, request, .. } = handle;
    // Without a store, nothing can be kept together.
    let Some(current) = current else { return stored_error("chapters-error", error.as_ref()) };
    html! {
        <>
        <details class="chapters" open={study.is_some()} data-test="chapters">
            <summary>
                { words::chapters() }
                if let Some(study) = study {
                    <span class="chapters-study" data-test="study-name">{ words::name(study) }</span>
                }
            </summary>
            if let Some(study) = study {
                <ChapterList study={study.clone()} handle={handle.clone()} current={current.clone()} {on_add} />
            } else {
                <div class="chapter-tools">
                    { Button::new("begin-study", words::begin()).long(words::begin_long())
                        .sends(request, ChaptersRequest::Begin) }
                    if !studies.all().is_empty() {
                        <OtherStudy studies={studies.clone()} game={current.clone()} {request} />
                    }
                </div>
            }
        </details>
        { stored_error("chapters-error", error.as_ref()) }
        </>
    }
}

/// The choice of a study to which the game in hand is added.
#[yew_autoprops::autoprops]
#[component]
fn OtherStudy(
    studies: &Rc<Studies>,
    /// The id of the game.
    game: &String,
    request: &Callback<ChaptersRequest>,
) -> Html {
    let select = use_node_ref();
    let on_join = callback(
        (select.clone(), game.clone(), request.clone()),
        move |_: MouseEvent, (select, game, request)| {
            if let Some(select) = select.cast::<HtmlSelectElement>() {
                request.emit(StudiesAction::Add(select.value(), vec![game.clone()]).into());
            }
        },
    );
    html! {
        <>
            <select ref={select} class="field-text" data-test="other-study" aria-label={words::other()}>
                { for studies.all().iter().map(|study| html! {
                    <option value={study.id.clone()}>{ words::name(study) }</option>
                }) }
            </select>
            { Button::new("join-study", words::join()).show(on_join) }
        </>
    }
}

/// The chapters of a study, and the tools for the one that is shown.
#[yew_autoprops::autoprops]
#[component]
fn ChapterList(
    study: &Study,
    handle: &ChaptersHandle,
    /// The id of the game in hand.
    current: &String,
    on_add: &Callback<String>,
) -> Html {
    let ChaptersHandle { chapters, request, .. } = handle;
    let renamed = use_state_eq(|| None::<Renamed>);
    // Afterwards the focus returns to the button.
    let (study_button, chapter_button) = (use_node_ref(), use_node_ref());
    let before = use_mut_ref(|| None::<Renamed>);
    use_effect_with(*renamed, {
        let (study_button, chapter_button) = (study_button.clone(), chapter_button.clone());
        move |&now| {
            let button = match before.replace(now).filter(|_| now.is_none()) {
                Some(Renamed::Study) => study_button.cast::<HtmlElement>(),
                Some(Renamed::Chapter) => chapter_button.cast::<HtmlElement>(),
                None => None,
            };
            if let Some(button) = button {
                focus::give(&button);
            }
        }
    });
    use_effect_given(current.clone(), renamed.setter(), |_, renamed| renamed.set(None));
    let list = use_node_ref();
    let ids: Vec<String> = chapters.iter().map(|chapter| chapter.id.clone()).collect();
    use_effect_given((ids, current.clone()), list.clone(), |_, list| {
        let list = list.cast::<Element>();
        let shown = list.as_ref().and_then(|list| list.query_selector("[aria-current]").ok().flatten());
        if let (Some(list), Some(shown)) = (list, shown) {
            keep_in_view(&list, &shown);
        }
    });
    let rename = |what: Option<Renamed>| callback(renamed.setter(), move |(), renamed| renamed.set(what));
    let on_name = |what: fn(String, String) -> ChaptersRequest, id: &str| {
        callback((request.clone(), rename(None), id.to_owned()), move |name: String, (request, done, id)| {
            request.emit(what(id.clone(), name));
            done.emit(());
        })
    };
    let at = chapters.iter().position(|chapter| chapter.id == *current).unwrap_or(0);
    let tool = |test: &'static str, drawing: Icon, name: &'static str| {
        Button::icon(test, drawing, name).class("sign-button")
    };
    let shift = |to: ChapterMove| StudiesAction::Move(current.clone(), to);
    html! {
        <>
            <ol ref={list} class="chapter-list" data-test="chapter-list">
                { for chapters.iter().map(|chapter| {
                    let is_shown = chapter.id == *current;
                    let request = request.clone();
                    let open = ChaptersRequest::Open(vec![chapter.id.clone()]);
                    let onclick = Callback::from(move |_: MouseEvent| {
                        if !is_shown {
                            request.emit(open.clone());
                        }
                    });
                    html! {
                        <li key={chapter.id.clone()}>
                            <button
                                type="button"
                                class="chapter"
                                data-test="chapter"
                                aria-current={is_shown.then_some("true")}
                                {onclick}
                            >
                                { &chapter.name }
                            </button>
                        </li>
                    }
                }) }
            </ol>
            { match *renamed {
                Some(Renamed::Study) => html! {
                    <NameField
                        label={words::study_name()}
                        name={words::name(study)}
                        help={None}
                        on_name={on_name(|id, name| StudiesAction::Rename(id, name).into(), &study.id)}
                        on_cancel={rename(None)}
                    />
                },
                Some(Renamed::Chapter) => html! {
                    <NameField
                        label={library::name()}
                        name={chapters.get(at).map(|chapter| chapter.name.clone()).unwrap_or_default()}
                        help={Some(library::name_help())}
                        on_name={on_name(ChaptersRequest::RenameGame, current)}
                        on_cancel={rename(None)}
                    />
                },
                None => html! {},
            } }
            <div class="chapter-tools">
                <div class="study-buttons" role="group" aria-label={words::this_chapter()}>
                    { tool("chapter-up", Icon::UP, words::up()).dimmed_unless(at > 0)
                        .sends(request, shift(ChapterMove::Up)) }
                    { tool("chapter-down", Icon::DOWN, words::down()).dimmed_unless(at + 1 < chapters.len())
                        .sends(request, shift(ChapterMove::Down)) }
                    { tool("rename-chapter", Icon::RENAME, words::rename_chapter()).at(chapter_button)
                        .calls(&rename(Some(Renamed::Chapter))) }
                    { tool("chapter-remove", Icon::DELETE, words::remove())
                        .sends(request, StudiesAction::Remove(vec![current.clone()])) }
                </div>
                { Button::with_icon("add-chapter", Icon::NEW, words::add()).sends(on_add, study.id.clone()) }
                { Button::new("rename-study", words::rename_study()).at(study_button)
                    .calls(&rename(Some(Renamed::Study))) }
                { Button::with_icon("export-study", Icon::EXPORT, words::export()).long(words::export_long())
                    .sends(request, ChaptersRequest::Export(study.clone())) }
            </div>
        </>
    }
}
