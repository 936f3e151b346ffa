//! The words of a text, folded so that they are found however they are written.

use core::ops::Range;

use ansa_texts::language;

/// A word, folded, and where it is in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoldedWord {
    pub folded: String,
    /// Its bytes in the text.
    pub at: Range<usize>,
}

/// The words of a text: runs of letters and digits. An apostrophe inside a word belongs to it.
pub fn words_of(text: &str) -> Vec<FoldedWord> {
    let mut words = Vec::new();
    let mut begin = None;
    for (at, letter) in text.char_indices() {
        let goes_on = letter.is_alphanumeric()
            || is_mark(letter)
            || begin.is_some() && is_apostrophe(letter) && follows_letter(text, at, letter);
        match (begin, goes_on) {
            (None, true) => begin = Some(at),
            (Some(from), false) => {
                words.push(word(text, from..at));
                begin = None;
            }
            _ => {}
        }
    }
    if let Some(from) = begin {
        words.push(word(text, from..text.len()));
    }
    words
}

fn word(text: &str, at: Range<usize>) -> FoldedWord {
    FoldedWord { folded: folded(text.get(at.clone()).unwrap_or_default()), at }
}

/// Whether a letter follows the apostrophe at this place.
fn follows_letter(text: &str, at: usize, apostrophe: char) -> bool {
    text.get(at + apostrophe.len_utf8()..)
        .and_then(|rest| rest.chars().next())
        .is_some_and(char::is_alphanumeric)
}

const fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '\'' | '’' | '‘' | 'ʼ')
}

/// A combining accent.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// A text in lower case, without accents and apostrophes. Letters of their own stay in their language.
pub fn folded(text: &str) -> String {
    let own = language().own_letters();
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().filter(|&letter| !is_apostrophe(letter) && !is_mark(letter)) {
        for lower in letter.to_lowercase().filter(|&lower| !is_mark(lower)) {
            match base(lower) {
                Some(letters) if !own.contains(lower) => folded.push_str(letters),
                _ => folded.push(lower),
            }
        }
    }
    folded
}

/// The letters without accents that a lower-case letter of a European language is found by.
const fn base(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'þ' => "th",
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'ё' => "е",
        'й' => "и",
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
