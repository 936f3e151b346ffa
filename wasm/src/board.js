// A board as rows of plain objects. Rust passes the pieces as one text; `game/board.rs` calls this function.

/** The rows of a board, the eighth first, from the letters on a1, b1 … to h8, with spaces for empty squares. */
function boardOf(letters) {
  return Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) => {
      const piece = letters[8 * (7 - row) + column];
      return piece === " " ? null : { square: "abcdefgh"[column] + (8 - row), piece };
    }),
  );
}
