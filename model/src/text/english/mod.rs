//! The English of the page.

pub(super) mod answer;
pub(super) mod coach;
mod count;
pub(super) mod diagram;
pub(super) mod glossary;
pub(super) mod guide;
pub(super) mod keys;
pub(super) mod lesson;
pub(super) mod lesson_course;
pub(super) mod manual;
pub(super) mod rules;
