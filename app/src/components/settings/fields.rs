//! Form controls for the settings and other choices.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The layout of a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::components) enum Layout {
    /// Labels side by side.
    Words,
    /// Pictures with labels below.
    Pictures,
}

/// An option of a choice.
pub(in crate::components) struct ChoiceItem {
    /// Its value in the form.
    pub(in crate::components) key: &'static str,
    /// Its label.
    pub(in crate::components) name: &'static str,
    /// Its picture.
    pub(in crate::components) picture: Html,
}

impl ChoiceItem {
    /// An option without a picture.
    pub(in crate::components) fn named(key: &'static str, name: &'static str) -> ChoiceItem {
        ChoiceItem { key, name, picture: Html::default() }
    }
}

/// A radio group, navigable with the arrow keys. `name` is also its `data-test` value.
pub(in crate::components) fn choice<T: Copy + PartialEq + 'static>(
    (name, legend, layout): (impl Into<AttrValue>, &'static str, Layout),
    all: &[T],
    chosen: T,
    item: impl Fn(T) -> ChoiceItem,
    on: &Callback<T>,
) -> Html {
    let name = name.into();
    let class = match layout {
        Layout::Words => "setting-words",
        Layout::Pictures => "setting-pictures",
    };
    html! {
        <fieldset class={classes!("setting", class)} data-test={format!("setting-{name}")}>
            <legend>{ legend }</legend>
            <div class="setting-items">
                { for all.iter().map(|&one| {
                    let ChoiceItem { key, name: words, picture } = item(one);
                    html! {
                        <label class="setting-item">
                            <input
                                type="radio"
                                class="setting-radio"
                                name={name.clone()}
                                value={key}
                                checked={one == chosen}
                                onchange={on.reform(move |_: Event| one)}
                            />
                            { picture }
                            <span class="setting-name">{ words }</span>
                        </label>
                    }
                }) }
            </div>
        </fieldset>
    }
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
