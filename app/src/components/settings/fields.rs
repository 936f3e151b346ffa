//! The controls that settings and other choices are made of.

use yew::prelude::*;

/// How a choice is laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::components) enum Layout {
    /// Words side by side.
    Words,
    /// Pictures with words below.
    Pictures,
}

/// One item of a choice.
pub(in crate::components) struct ChoiceItem {
    /// Its word in the form.
    pub(in crate::components) key: &'static str,
    /// Its name.
    pub(in crate::components) name: &'static str,
    /// What it looks like.
    pub(in crate::components) picture: Html,
}

impl ChoiceItem {
    /// One that is told by its name alone.
    pub(in crate::components) fn named(key: &'static str, name: &'static str) -> ChoiceItem {
        ChoiceItem { key, name, picture: Html::default() }
    }
}

/// A group of things of which one is chosen; arrow keys move between them. `name` is also its name for tests.
pub(in crate::components) fn choice<T: Copy + PartialEq + 'static>(
    (name, legend, layout): (&'static str, &'static str, Layout),
    all: &[T],
    chosen: T,
    item: impl Fn(T) -> ChoiceItem,
    on: &Callback<T>,
) -> Html {
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
                                {name}
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

/// Something that is on or off. `name` is also its name for tests.
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
