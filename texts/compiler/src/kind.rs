//! The types of variables.

/// The type of a variable, as the comment of its message says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// Any words.
    Text,
    /// How many things: shown as a number, and selects a plural.
    Count,
    /// A decimal number, for `NUMBER`.
    Number,
    /// Gold or silver.
    Side,
    /// From elephant to rabbit.
    Role,
    /// A side and a role.
    Piece,
    /// A piece and its square.
    PieceOn,
    /// A square of the board.
    Square,
    /// A turn of the game: “12g”.
    Turn,
    /// Several of them.
    List(Box<Type>),
}

/// The types with their names.
const TYPES: [(&str, Type); 9] = [
    ("Text", Type::Text),
    ("Count", Type::Count),
    ("Number", Type::Number),
    ("Side", Type::Side),
    ("Role", Type::Role),
    ("Piece", Type::Piece),
    ("PieceOn", Type::PieceOn),
    ("Square", Type::Square),
    ("Turn", Type::Turn),
];

impl Type {
    /// Reads a type: `Piece`, or `List<Piece>`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Type> {
        if let Some(item) = name.strip_prefix("List<").and_then(|item| item.strip_suffix('>')) {
            return Some(Type::List(Box::new(Type::from_name(item)?)));
        }
        TYPES.into_iter().find_map(|(of, found)| (of == name).then_some(found))
    }

    /// The names of all types, for a translator.
    pub(crate) fn names() -> String {
        let names: Vec<&str> = TYPES.iter().map(|(name, _)| *name).collect();
        format!("{} or List<…> of one of these", names.join(", "))
    }

    /// The name of the message of `board.ftl` that has the words for values of the type.
    pub(crate) const fn word(&self) -> Option<&'static str> {
        Some(match self {
            Type::Side => "side",
            Type::Role => "role",
            Type::Piece => "piece",
            Type::PieceOn => "piece-on",
            Type::Square => "square",
            _ => return None,
        })
    }

    /// The type whose words a message of `board.ftl` has.
    pub(crate) fn from_word(message: &str) -> Option<Type> {
        TYPES.into_iter().find_map(|(_, of)| (of.word() == Some(message)).then_some(of))
    }

    /// Why a variant for this key can never be chosen.
    pub(crate) fn wrong_key(&self, key: &str) -> Option<String> {
        let keys: &[&str] = match self {
            Type::Side => &["gold", "silver"],
            Type::Role => &["rabbit", "cat", "dog", "horse", "camel", "elephant"],
            Type::Count if key.parse::<u64>().is_ok() => return None,
            Type::Count => &["zero", "one", "two", "few", "many", "other"],
            Type::Text => return None,
            _ => return Some("a variable of this type can’t choose a variant".to_owned()),
        };
        (!keys.contains(&key)).then(|| format!("[{key}] is never chosen: the keys are {}", keys.join(", ")))
    }
}
