//! What a person has done of the course, and its saved form: versioned JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::lesson_name::LessonName;
use crate::formats::WriteError;
use crate::formats::digest;
use crate::formats::stored::{self, ReadError, Stored};

/// The most lessons that are read. There are fewer.
const MAX_LESSONS: usize = 1_000;

/// What a person has done of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct LessonProgress {
    /// The exercises that were answered right: bit n is the one with index n.
    done: u32,
    /// The index of the exercise at which the lesson was left.
    at: u8,
}

/// What a person has done of the course.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CourseProgress {
    lessons: BTreeMap<LessonName, LessonProgress>,
}

/// A change of the progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CourseAction {
    /// An exercise was answered right.
    Answer(LessonName, usize),
    /// An exercise is shown; at the end of a lesson, their number.
    Visit(LessonName, usize),
}

#[derive(Serialize, Deserialize)]
struct SavedCourse {
    /// Each as [`SavedLesson`]. One that can't be read does not spoil the others.
    lessons: Vec<Box<RawValue>>,
}

#[derive(Serialize, Deserialize)]
struct SavedLesson {
    lesson: LessonName,
    done: Vec<u8>,
    at: u8,
}

impl CourseProgress {
    /// The key of the digest: the number of complete lessons, and of all.
    pub const DIGEST: &str = "ansa.course.complete";

    /// Applies a change.
    pub fn apply(&mut self, action: CourseAction) {
        match action {
            CourseAction::Answer(name, index) if index < name.exercises().len() => {
                self.lessons.entry(name).or_default().done |= bit(index);
            }
            CourseAction::Answer(..) => {}
            CourseAction::Visit(name, at) => {
                let at = if at < name.exercises().len() { at } else { 0 };
                self.lessons.entry(name).or_default().at = at as u8;
            }
        }
    }

    /// The number of exercises of a lesson that were answered right.
    pub fn done(&self, name: LessonName) -> usize {
        self.lessons.get(&name).map_or(0, |lesson| lesson.done.count_ones() as usize)
    }

    /// Whether all exercises of a lesson were answered right.
    pub fn is_complete(&self, name: LessonName) -> bool {
        self.done(name) == name.exercises().len()
    }

    /// The number of lessons all of whose exercises were answered right.
    pub fn complete(&self) -> usize {
        LessonName::ALL.into_iter().filter(|&name| self.is_complete(name)).count()
    }

    /// Whether anything was done or visited.
    pub fn has_begun(&self) -> bool {
        !self.lessons.is_empty()
    }

    /// The exercise at which a lesson goes on.
    pub fn at(&self, name: LessonName) -> usize {
        self.lessons.get(&name).map_or(0, |lesson| lesson.at.into())
    }

    /// The first lesson that is not complete; `None` if all are.
    pub fn next(&self) -> Option<LessonName> {
        LessonName::ALL.into_iter().find(|&name| !self.is_complete(name))
    }
}

impl Stored for CourseProgress {
    const NAME: &'static str = "course";

    fn write(&self) -> Result<String, WriteError> {
        let saved = self.lessons.iter().map(|(name, progress)| {
            let done = (0..name.exercises().len()).filter(|&index| progress.done & bit(index) != 0);
            let done = done.map(|index| index as u8).collect();
            serde_json::value::to_raw_value(&SavedLesson { lesson: *name, done, at: progress.at })
        });
        let lessons = saved.collect::<Result<_, serde_json::Error>>()?;
        stored::write_form::<Self>(&SavedCourse { lessons })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: SavedCourse = stored::read_form::<Self, _>(text)?;
        let (mut course, mut unread) = (CourseProgress::default(), 0);
        for (count, raw) in saved.lessons.iter().enumerate() {
            let lesson =
                serde_json::from_str(raw.get()).ok().and_then(|saved: SavedLesson| read_lesson(&saved));
            match lesson.filter(|(name, _)| count < MAX_LESSONS && !course.lessons.contains_key(name)) {
                Some((name, progress)) => {
                    course.lessons.insert(name, progress);
                }
                None => unread += 1,
            }
        }
        Ok((course, unread))
    }

    fn digest(&self) -> Option<(&'static str, String)> {
        let numbers = [self.complete(), LessonName::ALL.len()].map(|count| count as u32);
        Some((CourseProgress::DIGEST, digest::write(numbers)))
    }
}

fn read_lesson(saved: &SavedLesson) -> Option<(LessonName, LessonProgress)> {
    let name = saved.lesson;
    let count = name.exercises().len();
    let mut done = 0;
    for &index in &saved.done {
        done |= bit(Some(usize::from(index)).filter(|&index| index < count)?);
    }
    (usize::from(saved.at) < count).then_some((name, LessonProgress { done, at: saved.at }))
}

/// The bit of an exercise; no lesson has as many as there are bits.
const fn bit(index: usize) -> u32 {
    if index < 32 { 1 << index } else { 0 }
}
