//! Tests of stored texts, and of stored values in a pretend storage.

use core::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::*;

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Form {
    number: u8,
}

#[test]
fn format_and_version_are_looked_at_before_the_shape() {
    let read = |text: &str| read::<Form>(text, "ansa-test", 1);
    let text = write("ansa-test", 1, &Form { number: 7 }).expect("a text");
    assert_eq!(text, r#"{"format":"ansa-test","version":1,"number":7}"#);
    assert_eq!(read(&text), Ok(Form { number: 7 }));
    for version in [0, 2] {
        let text = format!(r#"{{"format":"ansa-test","version":{version}}}"#);
        assert_eq!(read(&text), Err(ReadError::Version(version)));
    }
    assert_eq!(read(r#"{"format":"other","version":2}"#), Err(ReadError::Format("other".to_owned())));
    for damaged in ["", "7", "{}", r#"{"format":"ansa-test","version":1,"number":256}"#] {
        assert!(matches!(read(damaged), Err(ReadError::Shape(_))), "{damaged}");
    }
}

/// A form with a number in words was version 1 of this made-up one.
#[test]
fn an_earlier_version_can_be_read_and_a_later_one_is_refused() {
    let read_any = |text: &str| match version(text, "ansa-test", 2)? {
        1 => {
            #[derive(Deserialize)]
            struct Earlier {
                word: String,
            }
            let Earlier { word } = serde_json::from_str(text)?;
            let number = ["none", "one", "two"].iter().position(|own| *own == word);
            Ok(Form { number: number.ok_or(ReadError::Value(word))? as u8 })
        }
        _ => read::<Form>(text, "ansa-test", 2),
    };
    let now = write("ansa-test", 2, &Form { number: 2 }).expect("a text");
    for text in [&now, r#"{"format":"ansa-test","version":1,"word":"two"}"#] {
        assert_eq!(read_any(text), Ok(Form { number: 2 }), "{text}");
    }
    let wrong = read_any(r#"{"format":"ansa-test","version":1,"word":"many"}"#);
    assert_eq!(wrong, Err(ReadError::Value("many".to_owned())));
    let later = read_any(&now.replace(":2,", ":3,"));
    assert_eq!(later, Err(ReadError::Version(3)));
}

#[test]
fn a_serialisation_failure_is_an_error() {
    let nameless = std::collections::HashMap::from([([1, 2], 3)]);
    assert_eq!(write("ansa-test", 2, &nameless), Err(WriteError));
}

/// What was solved, and how often there was nothing to it.
#[derive(Clone, PartialEq, Debug, Default)]
struct Solved(Vec<u8>);

impl Stored for Solved {
    const NAME: &'static str = "solved";

    fn write(&self) -> Result<String, WriteError> {
        write_form::<Solved>(&BTreeMap::from([("solved", &self.0)]))
    }

    fn read(text: &str) -> Result<(Solved, usize), ReadError> {
        let form: BTreeMap<String, serde_json::Value> = read_form::<Solved, _>(text)?;
        let all = form.get("solved").and_then(|all| all.as_array()).ok_or(ReadError::Range)?;
        let read: Vec<u8> = all.iter().filter_map(|one| one.as_u64()?.try_into().ok()).collect();
        let unread = all.len() - read.len();
        Ok((Solved(read), unread))
    }

    fn digest(&self) -> Option<(&'static str, String)> {
        Some(("ansa.solved.count", self.0.len().to_string()))
    }
}

#[derive(Default)]
struct Pretend {
    texts: RefCell<BTreeMap<String, String>>,
    refuses: Cell<Option<StorageError>>,
}

impl Storage for Pretend {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned().filter(|_| self.refuses.get() != Some(StorageError::Forbidden))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        if let Some(error) = self.refuses.get() {
            return Err(error);
        }
        self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }
}

fn add(value: &mut StoredValue<Solved>, storage: &Pretend, number: u8) -> usize {
    value.change(storage, move |solved| {
        solved.0.push(number);
        solved.0.len()
    })
}

#[test]
fn a_change_keeps_what_another_tab_has_stored() {
    let storage = Pretend::default();
    let [mut here, mut there] = [(); 2].map(|()| StoredValue::<Solved>::load(&storage));
    assert_eq!((&*here.value, &here.error), (&Solved::default(), &None));
    assert_eq!([add(&mut here, &storage, 1), add(&mut there, &storage, 2)], [1, 2]);
    assert_eq!(add(&mut here, &storage, 3), 3);
    assert_eq!(StoredValue::<Solved>::load(&storage).value.as_ref(), &Solved(vec![1, 2, 3]));
    assert_eq!(storage.get("ansa.solved.count").as_deref(), Some("3"));
}

#[test]
fn what_could_not_be_stored_is_stored_with_the_next_change() {
    for error in [StorageError::Full, StorageError::Forbidden] {
        let storage = Pretend::default();
        let [mut here, mut there] = [(); 2].map(|()| StoredValue::<Solved>::load(&storage));
        add(&mut here, &storage, 1);
        storage.refuses.set(Some(error));
        for number in [2, 3] {
            add(&mut here, &storage, number);
            assert_eq!(here.error, Some(StoredError::NotStored(error)));
        }
        assert_eq!(here.value.0.iter().filter(|&&number| number > 1).count(), 2, "nothing is forgotten");
        // There is room again, and the other tab is the first to use it.
        storage.refuses.set(None);
        add(&mut there, &storage, 4);
        assert_eq!(add(&mut here, &storage, 5), 5);
        assert_eq!((&*here.value, &here.error), (&Solved(vec![1, 4, 2, 3, 5]), &None));
        assert_eq!(StoredValue::<Solved>::load(&storage).value, here.value);
        // And nothing is stored twice.
        assert_eq!(add(&mut here, &storage, 6), 6);
    }
}

#[test]
fn what_cannot_be_read_is_quarantined() {
    let storage = Pretend::default();
    let quarantined = || storage.get("ansa.solved.unreadable");
    let later = r#"{"format":"ansa-solved","version":9}"#;
    storage.set("ansa.solved", later).expect("room");
    let mut value = StoredValue::<Solved>::load(&storage);
    let error =
        |is_quarantined| Some(StoredError::Unreadable { error: ReadError::Version(9), is_quarantined });
    assert_eq!((&*value.value, &value.error), (&Solved::default(), &error(true)));
    assert_eq!(quarantined().as_deref(), Some(later));
    assert_eq!(add(&mut value, &storage, 1), 1);

    let partly = r#"{"format":"ansa-solved","version":1,"solved":[7,"x",8,-1]}"#;
    storage.set("ansa.solved", partly).expect("room");
    let mut value = StoredValue::<Solved>::load(&storage);
    let unread = |is_quarantined| Some(StoredError::Unread { count: 2, is_quarantined });
    assert_eq!((&*value.value, &value.error), (&Solved(vec![7, 8]), &unread(true)));
    assert_eq!(quarantined().as_deref(), Some(partly));
    assert_eq!((add(&mut value, &storage, 9), &value.error), (3, &unread(true)));
    assert_eq!((add(&mut value, &storage, 9), &value.error), (4, &None));

    // Without room for a copy it stays where it is.
    storage.set("ansa.solved", later).expect("room");
    storage.refuses.set(Some(StorageError::Full));
    assert_eq!(StoredValue::<Solved>::load(&storage).error, error(false));
    assert_eq!(storage.get("ansa.solved").as_deref(), Some(later));
}

#[test]
fn the_digest_of_what_is_stored_is_made_again() {
    let storage = Pretend::default();
    StoredValue::<Solved>::load(&storage);
    assert_eq!(storage.get("ansa.solved.count"), None, "nothing is stored");
    let text = r#"{"format":"ansa-solved","version":1,"solved":[7]}"#;
    storage.set("ansa.solved", text).expect("room");
    StoredValue::<Solved>::load(&storage);
    assert_eq!(storage.get("ansa.solved.count").as_deref(), Some("1"));
}
