//! Form controls for the settings and other choices.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use ansa_model::Keyed;

/// An option of a choice.
pub(in crate::components) struct ChoiceItem {
    /// Its value in the form.
    pub(in crate::components) key: &'static str,
    pub(in crate::components) name: &'static str,
    /// Its picture, above the label.
    pub(in crate::components) picture: Option<Html>,
}

impl ChoiceItem {
    /// An option without a picture.
    pub(in crate::components) fn named(key: &'static str, name: &'static str) -> ChoiceItem {
        ChoiceItem { key, name, picture: None }
    }
}

/// A radio group, navigable with the arrow keys. `name` is also its `data-test` value.
pub(in crate::components) fn choice<T: Copy + PartialEq + 'static>(
    (name, legend): (impl Into<AttrValue>, &'static str),
    all: &[T],
    chosen: T,
    item: impl Fn(T) -> ChoiceItem,
    on: &Callback<T>,
) -> Html {
    let name = name.into();
    let items: Vec<_> = all.iter().map(|&one| (one, item(one))).collect();
    let has_pictures = items.iter().any(|(_, item)| item.picture.is_some());
    let class = if has_pictures { "setting-pictures" } else { "setting-words" };
    html! {
        <fieldset class={classes!("setting", class)} data-test={format!("setting-{name}")}>
            <legend>{ legend }</legend>
            <div class="setting-items">
                { for items.into_iter().map(|(one, ChoiceItem { key, name: words, picture })| html! {
                    <label class="setting-item">
                        <input
                            type="radio"
                            class="setting-radio"
                            name={name.clone()}
                            value={key}
                            checked={one == chosen}
                            onchange={on.reform(move |_: Event| one)}
                        />
                        { picture.unwrap_or_default() }
                        <span class="setting-name">{ words }</span>
                    </label>
                }) }
            </div>
        </fieldset>
    }
}

/// The same for all choices of a kind, with their names alone.
pub(in crate::components) fn keyed_choice<T: Keyed>(
    name: impl Into<AttrValue>,
    legend: &'static str,
    chosen: T,
    words: impl Fn(T) -> &'static str,
    on: &Callback<T>,
) -> Html {
    choice((name, legend), T::ALL, chosen, |one| ChoiceItem::named(one.key(), words(one)), on)
}

/// The options of a list for all choices of a kind.
pub(in crate::components) fn keyed_options<T: Keyed, S: Into<AttrValue>>(
    chosen: T,
    words: impl Fn(T) -> S,
) -> Html {
    let option = |&one: &T| html! { <option value={one.key()} selected={one == chosen}>{ words(one).into() }</option> };
    T::ALL.iter().map(option).collect()
}

/// A list to choose from, with its name. `on` receives the value of the chosen option.
pub(in crate::components) fn select(
    test: &'static str,
    name: impl Into<AttrValue>,
    on: &Callback<String>,
    options: Html,
) -> Html {
    let onchange = on.reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
    html! {
        <label class="field">
            <span class="field-name">{ name.into() }</span>
            <select class="field-text" data-test={test} {onchange}>{ options }</select>
        </label>
    }
}

/// A switch. `name` is also its `data-test` value.
pub(super) fn switch(
    name: &'static str,
    words: &'static str,
    hint: &'static str,
    on: bool,
    flip: &Callback<bool>,
) -> Html {
    let (name_id, hint_id) = (format!("{name}-name"), format!("{name}-hint"));
    html! {
        <label class="setting setting-switch">
            <span class="setting-text">
                <span class="setting-name" id={name_id.clone()}>{ words }</span>
                <span class="setting-hint" id={hint_id.clone()}>{ hint }</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                class="switch"
                {name}
                checked={on}
                aria-labelledby={name_id}
                aria-describedby={hint_id}
                data-test={format!("setting-{name}")}
                onchange={flip.reform(move |_: Event| !on)}
            />
        </label>
    }
}
