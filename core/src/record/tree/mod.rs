//! A game with variations, in which every turn is legal.
//!
//! Nodes are turns and setups. The root is the start of the game. A node's first child continues the line; the others
//! are variations. Node ids don't change when other nodes are added or removed. A side may also resign or lose at a
//! node; then all children are variations.
//!
//! ```
//! use ansa_core::record::{GameTree, Record};
//! let text = "1g Ra1 Ed2\n1s ra8 ed7\n2g Ed2n {up}\n(\n2g Ed2e\n)\n2s ra8s\n";
//! let mut tree = GameTree::from_record(&Record::read(text).unwrap()).unwrap();
//! let up = tree.main_line()[2];
//! assert_eq!(tree.notes(up).unwrap().comment.text(), "up");
//! assert_eq!(tree.children(tree.parent(up).unwrap()).len(), 2);
//! let other = tree.play(up, &"ra8e".parse().unwrap()).unwrap();
//! tree.make_main(other).unwrap();
//! assert_eq!(tree.label(other).unwrap().to_string(), "2s");
//! assert!(tree.to_record().unwrap().to_tagged().ends_with("2s ra8e\n(\n2s ra8s\n)\n"));
//! ```

mod editing;
mod equality;
mod error;
mod from_record;
mod game_tree;
mod nesting;
mod node;
mod playing;
mod to_record;

pub use error::TreeError;
pub use from_record::TreeReading;
pub use game_tree::GameTree;
pub use node::{Ending, NodeId, Notes};
