//! Reading an archive file part by part, so that a file of any length needs little memory.

use super::Archive;

impl<'a> Archive<'a> {
    /// Reads another part of the same file, using the columns that this archive began with. The part must begin with a
    /// whole row, and `line` is the number of its first line in the file, counting from 1.
    ///
    /// ```
    /// use ansa_core::record::Archive;
    /// let archive = Archive::new("id\tmovelist\n").unwrap();
    /// let game = archive.part("7\t1w Ra1\n", 2).next().unwrap().unwrap();
    /// assert_eq!((game.id(), game.line()), (Some("7"), 2));
    /// ```
    #[must_use]
    pub fn part(&self, text: &'a str, line: u32) -> Archive<'a> {
        Archive { columns: self.columns.clone(), rest: text, line }
    }
}
