//! Activities: what a person does with a document. Each owns its state, and none knows another.

pub(crate) mod play;
