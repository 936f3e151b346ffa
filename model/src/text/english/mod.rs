//! The English of the page.

mod count;
pub(super) mod diagram;
pub(super) mod glossary;
pub(super) mod guide;
pub(super) mod keys;
pub(super) mod manual;
pub(super) mod rules;
