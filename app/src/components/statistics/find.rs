//! The search for games by position or material; by names, the filter finds them.

use ansa_core::notation::PositionText;
use ansa_core::{Role, Side};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::filter_form::options;
use crate::components::settings::{ChoiceItem, choice, keyed_options, select};
use crate::given::callback;
use ansa_model::reason::Reason;
use ansa_model::statistics::{Counted, MaterialNeed, PositionNeed, SearchQuery, SideNeed};
use ansa_model::text::{self, setups as words, statistics};

/// The longest position that is read, in bytes.
const LONGEST: usize = 10_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FindKind {
    Names,
    Position,
    Material,
}

impl FindKind {
    const ALL: [FindKind; 3] = [FindKind::Names, FindKind::Position, FindKind::Material];

    fn item(self) -> ChoiceItem {
        match self {
            FindKind::Names => ChoiceItem::named("names", words::names()),
            FindKind::Position => ChoiceItem::named("position", words::position()),
            FindKind::Material => ChoiceItem::named("material", words::material()),
        }
    }
}

/// The form. A search begins when it is sent.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn FindForm(
    /// Called with what to look for; `None` for every game that passes the filter.
    on_find: &Callback<Option<SearchQuery>>,
) -> Html {
    let kind = use_state_eq(|| FindKind::Names);
    let need = use_state_eq(MaterialNeed::default);
    let mover = use_state_eq(SideNeed::default);
    let (position, mirrored) = (use_node_ref(), use_state_eq(|| true));
    let fault = use_state_eq(|| None::<String>);
    let on_kind =
        callback((kind.setter(), fault.setter(), on_find.clone()), |chosen, (kind, fault, on_find)| {
            kind.set(chosen);
            fault.set(None);
            if chosen == FindKind::Names {
                on_find.emit(None);
            }
        });
    let onsubmit = callback(
        (*kind, *need, *mover, *mirrored, position.clone(), fault.setter(), on_find.clone()),
        move |event: SubmitEvent, (kind, need, mover, mirrored, position, fault, on_find)| {
            event.prevent_default();
            let query = match kind {
                FindKind::Names => Ok(None),
                FindKind::Material => Ok(Some(SearchQuery::Material(*need))),
                FindKind::Position => {
                    let field = position.cast::<HtmlTextAreaElement>();
                    query_from(&field.map(|field| field.value()).unwrap_or_default(), *mover, *mirrored)
                        .map(Some)
                }
            };
            match query {
                Ok(query) => {
                    fault.set(None);
                    on_find.emit(query);
                }
                Err(reason) => fault.set(Some(words::bad_position(&reason))),
            }
        },
    );
    html! {
        <form class="find-form" {onsubmit} data-test="find-form">
            { choice(("find-kind", words::look_for()), &FindKind::ALL, *kind, FindKind::item, &on_kind) }
            { match *kind {
                FindKind::Names => html! {},
                FindKind::Position => position_fields(&position, &mover, &mirrored, fault.as_deref()),
                FindKind::Material => material_fields(&need),
            } }
            if *kind != FindKind::Names {
                <button type="submit" class="button button-main" data-test="find">{ words::search() }</button>
            }
        </form>
    }
}

/// Reads the text of a position.
fn query_from(text: &str, side: SideNeed, mirrored: bool) -> Result<SearchQuery, String> {
    let text: String = text.chars().take(LONGEST).collect();
    let found = PositionText::read(&text).map_err(|error| error.reason())?;
    Ok(SearchQuery::Position(PositionNeed {
        position: PositionText::new(found.squares, found.side).to_short(),
        side,
        mirrored,
    }))
}

fn position_fields(
    position: &NodeRef,
    mover: &UseStateHandle<SideNeed>,
    mirrored: &UseStateHandle<bool>,
    fault: Option<&str>,
) -> Html {
    let on_mover = callback(mover.setter(), move |key: String, mover| {
        mover.set(SideNeed::from_key(&key).unwrap_or_default());
    });
    let on_mirrored = callback(mirrored.clone(), |_: Event, mirrored| mirrored.set(!**mirrored));
    let mover_name = |mover: SideNeed| match mover {
        SideNeed::Any => words::any(),
        SideNeed::Gold => text::side(Side::Gold),
        SideNeed::Silver => text::side(Side::Silver),
    };
    html! {
        <>
            <label class="field">
                <span class="field-name">{ words::position_text() }</span>
                <textarea
                    ref={position}
                    class="field-text field-position"
                    rows="5"
                    spellcheck="false"
                    autocapitalize="off"
                    aria-describedby="find-position-help"
                    aria-invalid={fault.is_some().then_some("true")}
                    data-test="find-position"
                />
                <span class="help" id="find-position-help">{ words::position_help() }</span>
            </label>
            if let Some(fault) = fault {
                <p class="notice notice-refusal" role="alert" data-test="find-fault">{ fault.to_owned() }</p>
            }
            { select("find-mover", words::mover(), &on_mover, keyed_options(**mover, mover_name)) }
            { checkbox("find-mirrored", words::mirrored(), **mirrored, on_mirrored) }
        </>
    }
}

fn material_fields(need: &UseStateHandle<MaterialNeed>) -> Html {
    let on_either =
        callback(need.clone(), |_: Event, need| need.set(MaterialNeed { either: !need.either, ..**need }));
    let field = |side: Side, role: Role| {
        let onchange = callback(need.clone(), move |event: Event, need| {
            let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
            let count = select.and_then(|select| select.value().parse().ok());
            let mut changed = **need;
            let counts = if side == Side::Gold { &mut changed.gold } else { &mut changed.silver };
            if let Some(own) = counts.get_mut(role.index()) {
                *own = count;
            }
            need.set(changed);
        });
        let counts = if side == Side::Gold { need.gold } else { need.silver };
        let chosen = counts.get(role.index()).copied().flatten().map(|count: u8| count.to_string());
        let items = (0..=role.count_at_start()).map(|count| (count.to_string(), count.to_string()));
        html! {
            <label class="field">
                <span class="field-name">{ role.to_string() }</span>
                <select
                    class="field-text"
                    aria-label={words::pieces(side, role)}
                    data-test={format!("find-{}{}", side.letter(), role.letter().to_ascii_lowercase())}
                    {onchange}
                >
                    { options(words::any(), items, chosen.as_deref()) }
                </select>
            </label>
        }
    };
    html! {
        <>
            <p class="help">{ words::material_help() }</p>
            { for Side::ALL.into_iter().map(|side| html! {
                <fieldset class="find-pieces">
                    <legend>{ text::side(side) }</legend>
                    <div>{ for Role::ALL.into_iter().rev().map(|role| field(side, role)) }</div>
                </fieldset>
            }) }
            { checkbox("find-either", words::either(), need.either, on_either) }
        </>
    }
}

fn checkbox(test: &'static str, name: &'static str, checked: bool, onchange: Callback<Event>) -> Html {
    html! {
        <label class="find-check">
            <input type="checkbox" {checked} {onchange} data-test={test} />
            <span>{ name }</span>
        </label>
    }
}

/// What is said of a search: that it is under way, or how many games were found.
pub(crate) fn find_status(counted: &Counted) -> String {
    match &counted.games {
        _ if counted.is_searching() => {
            counted.progress.map_or_else(|| words::searching().to_owned(), statistics::counted)
        }
        None => String::new(),
        Some(games) if games.found == 0 => words::none().to_owned(),
        Some(games) => words::found(games.found),
    }
}
