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
    /// The exercises that the person solved: bit n is the one with index n.
    done: u32,
    /// Those to which an answer was shown. They may be solved, too.
    shown: u32,
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
    /// The answer to an exercise was shown.
    Show(LessonName, usize),
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
    /// Missing in version 1.
    #[serde(default)]
    shown: Vec<u8>,
    at: u8,
}

impl SavedLesson {
    /// A lesson of version 1, in which the first lesson began with what is now its second exercise.
    fn of_version_1(self) -> SavedLesson {
        if self.lesson != LessonName::Steps {
            return self;
        }
        let is_untouched = self.done.is_empty() && self.at == 0;
        let done = self.done.into_iter().map(|index| index.saturating_add(1)).collect();
        let at = if is_untouched { 0 } else { self.at.saturating_add(1) };
        SavedLesson { done, at, ..self }
    }
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
            CourseAction::Show(name, index) if index < name.exercises().len() => {
                self.lessons.entry(name).or_default().shown |= bit(index);
            }
            CourseAction::Answer(..) | CourseAction::Show(..) => {}
            CourseAction::Visit(name, at) => {
                // After its end, a lesson goes on with what is left of it.
                let at = if at < name.exercises().len() { at } else { self.first_left(name).unwrap_or(0) };
                self.lessons.entry(name).or_default().at = at as u8;
            }
        }
    }

    /// The number of exercises of a lesson that the person solved.
    pub fn done(&self, name: LessonName) -> usize {
        self.lessons.get(&name).map_or(0, |lesson| lesson.done.count_ones() as usize)
    }

    /// The number of exercises of a lesson that are left to solve.
    pub fn left(&self, name: LessonName) -> usize {
        name.exercises().len().saturating_sub(self.done(name))
    }

    /// The index of the first exercise of a lesson that is left to solve.
    pub fn first_left(&self, name: LessonName) -> Option<usize> {
        let done = self.lessons.get(&name).map_or(0, |lesson| lesson.done);
        (0..name.exercises().len()).find(|&index| done & bit(index) == 0)
    }

    /// Whether the person solved all exercises of a lesson.
    pub fn is_complete(&self, name: LessonName) -> bool {
        self.left(name) == 0
    }

    /// Whether each exercise of a lesson was solved, or its answer was shown.
    pub fn is_seen(&self, name: LessonName) -> bool {
        let seen = self.lessons.get(&name).map_or(0, |lesson| lesson.done | lesson.shown);
        seen.count_ones() as usize == name.exercises().len()
    }

    /// The number of lessons all of whose exercises the person solved.
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
    /// Since version 2, answers that were shown are kept, and the first lesson begins with the goal of the game.
    const VERSION: u32 = 2;

    fn write(&self) -> Result<String, WriteError> {
        let saved = self.lessons.iter().map(|(name, progress)| {
            let indices = |bits: u32| {
                let set = (0..name.exercises().len()).filter(move |&index| bits & bit(index) != 0);
                set.map(|index| index as u8).collect()
            };
            let (done, shown) = (indices(progress.done), indices(progress.shown));
            serde_json::value::to_raw_value(&SavedLesson { lesson: *name, done, shown, at: progress.at })
        });
        let lessons = saved.collect::<Result<_, serde_json::Error>>()?;
        stored::write_form::<Self>(&SavedCourse { lessons })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let format = format!("ansa-{}", Self::NAME);
        let version = stored::version(text, &format, Self::VERSION)?;
        let saved: SavedCourse = stored::read(text, &format, version)?;
        let (mut course, mut unread) = (CourseProgress::default(), 0);
        for (count, raw) in saved.lessons.iter().enumerate() {
            let lesson = serde_json::from_str(raw.get()).ok();
            let lesson = lesson.map(|saved: SavedLesson| match version {
                1 => saved.of_version_1(),
                _ => saved,
            });
            let lesson = lesson.as_ref().and_then(read_lesson);
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
    let bits = |indices: &[u8]| {
        let one = |&index: &u8| Some(usize::from(index)).filter(|&index| index < count).map(bit);
        indices.iter().try_fold(0, |bits, index| Some(bits | one(index)?))
    };
    let (done, shown) = (bits(&saved.done)?, bits(&saved.shown)?);
    (usize::from(saved.at) < count).then_some((name, LessonProgress { done, shown, at: saved.at }))
}

/// The bit of an exercise; no lesson has as many as there are bits.
const fn bit(index: usize) -> u32 {
    if index < 32 { 1 << index } else { 0 }
}
