//! Finding places of the guide by words.

use super::folding::{FoldedWord, words_of};
use super::manual_section::ManualPlace;

/// The longest question that is read, in characters.
const MAX_QUESTION_LENGTH: usize = 120;
/// The most words of a question that are read.
const MAX_WORDS: usize = 8;
/// The most places that are found.
const MAX_HITS: usize = 30;
/// How much of a text is shown, in words before and after the first that was found.
const AROUND: (usize, usize) = (6, 18);
/// What a word is worth in a title, in another name, and in a text.
const WORTH: [u32; 3] = [60, 40, 10];
/// What it is worth in addition if it is the whole word, and in a text for each time that it occurs.
const WHOLE: u32 = 8;
const AGAIN: u32 = 1;
/// What it is worth in addition if the question is the whole title.
const WHOLE_TITLE: u32 = 60;
/// How often a word counts at most.
const MAX_TIMES: u32 = 5;

/// A text that can be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchText {
    pub place: ManualPlace,
    pub title: String,
    /// Other names.
    pub also: String,
    pub text: String,
}

/// The texts with their words, prepared once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceSearch {
    texts: Vec<Prepared>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Prepared {
    text: SearchText,
    /// The words of the title, of the other names, and of the text.
    words: [Vec<FoldedWord>; 3],
}

/// A place that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchHit {
    pub place: ManualPlace,
    pub title: Vec<SearchedPiece>,
    /// The text around the first word that was found, or the start of the text.
    pub excerpt: Vec<SearchedPiece>,
}

/// A piece of a text, which was searched for or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchedPiece {
    pub text: String,
    pub is_found: bool,
}

impl PlaceSearch {
    /// Prepares texts.
    pub fn new(texts: impl IntoIterator<Item = SearchText>) -> PlaceSearch {
        let prepared = texts.into_iter().map(|text| {
            let words = [words_of(&text.title), words_of(&text.also), words_of(&text.text)];
            Prepared { text, words }
        });
        PlaceSearch { texts: prepared.collect() }
    }

    /// The places that have every word of a question, or words that begin with it, the best first. A question without
    /// words finds nothing; of a long one, the first words count.
    pub fn find(&self, question: &str) -> Vec<SearchHit> {
        let asked = asked(question);
        if asked.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(u32, &Prepared)> = self
            .texts
            .iter()
            .filter_map(|one| {
                let all: Option<u32> = asked.iter().map(|word| one.worth(word)).sum();
                Some((all? + one.worth_of_title(&asked), one))
            })
            .collect();
        // Equals stay in the order of the guide.
        found.sort_by_key(|&(worth, _)| core::cmp::Reverse(worth));
        found.truncate(MAX_HITS);
        found.into_iter().map(|(_, one)| one.hit(&asked)).collect()
    }
}

/// The words of a question, folded.
fn asked(question: &str) -> Vec<String> {
    let short: String = question.chars().take(MAX_QUESTION_LENGTH).collect();
    let mut asked: Vec<String> = Vec::new();
    for word in words_of(&short).into_iter().map(|word| word.folded) {
        if asked.len() < MAX_WORDS && !word.is_empty() && !asked.contains(&word) {
            asked.push(word);
        }
    }
    asked
}

impl Prepared {
    /// What a word of a question is worth here; `None` if it does not occur.
    fn worth(&self, asked: &str) -> Option<u32> {
        let mut sum = 0;
        for ((index, words), worth) in self.words.iter().enumerate().zip(WORTH) {
            let mut times = 0;
            let mut is_whole = false;
            for word in words.iter().filter(|word| word.folded.starts_with(asked)) {
                times += 1;
                is_whole |= word.folded == asked;
            }
            if times > 0 {
                let again = if index == 2 { AGAIN * MAX_TIMES.min(times) } else { 0 };
                sum += worth + again + if is_whole { WHOLE } else { 0 };
            }
        }
        (sum > 0).then_some(sum)
    }

    /// What it is worth that the question is the whole title.
    fn worth_of_title(&self, asked: &[String]) -> u32 {
        let [title, ..] = &self.words;
        let is_whole = title.len() == asked.len() && title.iter().all(|word| is_asked(word, asked));
        if is_whole { WHOLE_TITLE } else { 0 }
    }

    fn hit(&self, asked: &[String]) -> SearchHit {
        let SearchText { place, title, text, .. } = &self.text;
        let [title_words, _, text_words] = &self.words;
        SearchHit {
            place: *place,
            title: pieces(title, 0..title.len(), title_words, asked),
            excerpt: excerpt(text, text_words, asked),
        }
    }
}

fn is_asked(word: &FoldedWord, asked: &[String]) -> bool {
    asked.iter().any(|asked| word.folded.starts_with(asked.as_str()))
}

/// The text around the first word that is asked for.
fn excerpt(text: &str, words: &[FoldedWord], asked: &[String]) -> Vec<SearchedPiece> {
    let first = words.iter().position(|word| is_asked(word, asked)).unwrap_or(0);
    let begin = first.saturating_sub(AROUND.0);
    let end = first.saturating_add(AROUND.1);
    let from = if begin == 0 { 0 } else { words.get(begin).map_or(0, |word| word.at.start) };
    let to = words.get(end).map_or(text.len(), |word| word.at.end);
    let mut shown = pieces(text, from..to, words, asked);
    let dots = |is_cut: bool| is_cut.then(|| SearchedPiece { text: "…".to_owned(), is_found: false });
    if let Some(dots) = dots(from > 0) {
        shown.insert(0, dots);
    }
    shown.extend(dots(to < text.len()));
    shown
}

/// A part of a text, with the words that are asked for apart.
fn pieces(
    text: &str,
    part: core::ops::Range<usize>,
    words: &[FoldedWord],
    asked: &[String],
) -> Vec<SearchedPiece> {
    let mut pieces = Vec::new();
    let mut add = |from: usize, to: usize, is_found: bool| {
        if let Some(text) = text.get(from..to).filter(|text| !text.is_empty()) {
            pieces.push(SearchedPiece { text: text.to_owned(), is_found });
        }
    };
    let mut from = part.start;
    let inside = words.iter().filter(|word| word.at.start >= part.start && word.at.end <= part.end);
    for word in inside.filter(|word| is_asked(word, asked)) {
        add(from, word.at.start, false);
        add(word.at.start, word.at.end, true);
        from = word.at.end;
    }
    add(from, part.end, false);
    pieces
}

#[cfg(test)]
mod tests;
