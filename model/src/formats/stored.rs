//! Stored texts, and values that are stored from one visit to the next, each as such a text under a key.
//!
//! A stored text is JSON in an envelope, which says which format it has, and in which version.

use std::rc::Rc;

use ansa_texts::reason_stored as words;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::reason::Reason;

/// What every stored text begins with.
#[derive(Deserialize)]
struct Envelope {
    format: String,
    version: u32,
}

#[derive(Serialize)]
struct Written<'a, F> {
    format: &'a str,
    version: u32,
    #[serde(flatten)]
    form: &'a F,
}

/// Something could not be serialised. No value of the page is known to fail, but if one did,
/// an empty text must not overwrite stored data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteError;

impl Reason for WriteError {
    fn why(&self) -> String {
        words::unwritable().to_owned()
    }
}

impl From<serde_json::Error> for WriteError {
    fn from(_: serde_json::Error) -> WriteError {
        WriteError
    }
}

/// Why a stored text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// Not JSON of the right shape; the parser's message.
    Shape(String),
    Format(String),
    /// It was written by another version, usually a later one.
    Version(u32),
    Value(String),
    /// A number is out of range.
    Range,
}

impl Reason for ReadError {
    fn why(&self) -> String {
        match self {
            ReadError::Shape(_) => words::damaged().to_owned(),
            ReadError::Format(found) => words::format(found),
            ReadError::Version(version) => words::version(&version.to_string()),
            ReadError::Value(found) => words::value(found),
            ReadError::Range => words::range().to_owned(),
        }
    }
}

impl From<serde_json::Error> for ReadError {
    fn from(error: serde_json::Error) -> ReadError {
        ReadError::Shape(error.to_string())
    }
}

/// Writes a form into an envelope.
pub fn write(format: &str, version: u32, form: &impl Serialize) -> Result<String, WriteError> {
    Ok(serde_json::to_string(&Written { format, version, form })?)
}

/// The version of a text of this format, which is not later than `newest`.
///
/// # Errors
/// What is wrong with the envelope. It is looked at before the form, because a later version can have another shape.
pub fn version(text: &str, format: &str, newest: u32) -> Result<u32, ReadError> {
    let envelope: Envelope = serde_json::from_str(text)?;
    if envelope.format != format {
        return Err(ReadError::Format(envelope.format));
    }
    if !(1..=newest).contains(&envelope.version) {
        return Err(ReadError::Version(envelope.version));
    }
    Ok(envelope.version)
}

/// Reads the form of a text of this format and version.
pub fn read<F: DeserializeOwned>(text: &str, format: &str, expected: u32) -> Result<F, ReadError> {
    match version(text, format, expected)? {
        version if version == expected => Ok(serde_json::from_str(text)?),
        earlier => Err(ReadError::Version(earlier)),
    }
}

/// A value that is stored. Its default is what there is before anything was stored.
pub trait Stored: Clone + Default {
    /// Names the key, `ansa.NAME`, and the format, `ansa-NAME`.
    const NAME: &'static str;
    /// The version that is written.
    const VERSION: u32 = 1;

    /// Serialises the value, usually by [`write_form`].
    fn write(&self) -> Result<String, WriteError>;

    /// Parses a text, usually by [`read_form`], and counts the entries that could not be read.
    fn read(text: &str) -> Result<(Self, usize), ReadError>;

    /// A key and a short text that is stored beside the value, for those who need not read all of it.
    fn digest(&self) -> Option<(&'static str, String)> {
        None
    }
}

/// The key of a value.
pub fn key<T: Stored>() -> String {
    format!("ansa.{}", T::NAME)
}

/// Writes the form of a value into its envelope.
pub fn write_form<T: Stored>(form: &impl Serialize) -> Result<String, WriteError> {
    write(&format!("ansa-{}", T::NAME), T::VERSION, form)
}

/// Reads the form of a value.
pub fn read_form<T: Stored, F: DeserializeOwned>(text: &str) -> Result<F, ReadError> {
    read(text, &format!("ansa-{}", T::NAME), T::VERSION)
}

/// Where texts are stored.
pub trait Storage {
    /// The text under a key, if any.
    fn get(&self, key: &str) -> Option<String>;

    /// Stores a text, replacing the previous one.
    fn set(&self, key: &str, text: &str) -> Result<(), StorageError>;
}

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser provides no storage: a private window or a setting.
    Forbidden,
    Full,
    /// The data could not be serialised.
    Unwritten,
}

impl From<WriteError> for StorageError {
    fn from(_: WriteError) -> StorageError {
        StorageError::Unwritten
    }
}

/// What went wrong with a stored value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredError {
    /// The text can't be read.
    Unreadable { error: ReadError, is_quarantined: bool },
    /// So many entries can't be read.
    Unread { count: usize, is_quarantined: bool },
    /// The last change could not be stored.
    NotStored(StorageError),
}

/// Reads the stored value. What can't be read is quarantined, because the next change overwrites it.
pub fn load<T: Stored>(storage: &impl Storage) -> (T, Option<StoredError>) {
    // A missing storage counts as empty: the next change reports it.
    let Some(text) = storage.get(&key::<T>()) else { return (T::default(), None) };
    let quarantine = || storage.set(&format!("{}.unreadable", key::<T>()), &text).is_ok();
    match T::read(&text) {
        Ok((value, 0)) => (value, None),
        Ok((value, count)) => (value, Some(StoredError::Unread { count, is_quarantined: quarantine() })),
        Err(error) => (T::default(), Some(StoredError::Unreadable { error, is_quarantined: quarantine() })),
    }
}

pub fn save<T: Stored>(storage: &impl Storage, value: &T) -> Result<(), StorageError> {
    storage.set(&key::<T>(), &value.write()?)?;
    save_digest(storage, value);
    Ok(())
}

pub(super) fn save_digest<T: Stored>(storage: &impl Storage, value: &T) {
    if let Some((key, text)) = value.digest()
        && storage.get(key).as_ref() != Some(&text)
    {
        // Without room for it, the earlier one stays until the next change.
        let _ = storage.set(key, &text);
    }
}

type Change<T> = Rc<dyn Fn(&mut T)>;

/// A value as it is stored, with the changes that could not be stored yet.
#[derive(Clone)]
pub struct StoredValue<T> {
    pub value: Rc<T>,
    pub error: Option<StoredError>,
    /// The changes of this visit that are not in the storage. The next change tries to store them again.
    unsaved: Vec<Change<T>>,
}

impl<T: Stored> StoredValue<T> {
    /// Reads the value.
    pub fn load(storage: &impl Storage) -> StoredValue<T> {
        let (value, error) = load::<T>(storage);
        if storage.get(&key::<T>()).is_some() {
            save_digest(storage, &value);
        }
        StoredValue { value: Rc::new(value), error, unsaved: Vec::new() }
    }

    /// Changes the value, also in the storage. It is read again first, because another tab may have changed it.
    pub fn change<R>(&mut self, storage: &impl Storage, change: impl Fn(&mut T) -> R + 'static) -> R {
        let (mut value, unread) = load::<T>(storage);
        for earlier in &self.unsaved {
            earlier(&mut value);
        }
        let result = change(&mut value);
        self.error = match save(storage, &value) {
            Ok(()) => {
                self.unsaved.clear();
                unread
            }
            Err(error) => {
                self.unsaved.push(Rc::new(move |value| drop(change(value))));
                Some(StoredError::NotStored(error))
            }
        };
        self.value = Rc::new(value);
        result
    }
}

#[cfg(test)]
mod tests;
