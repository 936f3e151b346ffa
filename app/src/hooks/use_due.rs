//! How many of the mistakes that return are due, without reading them.

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::services::time;
use ansa_model::activities::learn::DueDays;

/// What is known about the kept mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeptMistakes {
    /// There are none.
    None,
    /// There may be some, but nobody has counted them, or none is left.
    Uncounted,
    /// So many are due today.
    Due(usize),
}

/// The kept mistakes when the component is first shown.
#[hook]
pub(crate) fn use_due() -> KeptMistakes {
    *use_memo((), |()| match choices::load(Choice::DueMistakes).as_deref().and_then(DueDays::read) {
        Some(days) if !days.is_empty() => KeptMistakes::Due(days.until(time::today())),
        // Earlier versions kept no count.
        _ if choices::has(Choice::Mistakes) => KeptMistakes::Uncounted,
        _ => KeptMistakes::None,
    })
}
