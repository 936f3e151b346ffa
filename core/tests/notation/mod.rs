//! The tokens of a turn, and positions as text.

mod positions;
mod words;
