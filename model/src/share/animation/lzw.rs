//! The compression of GIF: LZW with codes of growing length.

/// How many bits a literal has.
pub(super) const LITERAL_BITS: u8 = 8;
/// The code that empties the table.
const CLEAR: u16 = 1 << LITERAL_BITS;
/// The code after the last one.
const END: u16 = CLEAR + 1;
/// The length of the first codes, in bits.
const FIRST_BITS: u32 = LITERAL_BITS as u32 + 1;
/// The number of codes that a table can have.
const MOST_CODES: u16 = 1 << 12;

/// The compressed bytes of a sequence of indices.
pub(super) fn compressed(pixels: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut bits = BitWriter::default();
    let (mut table, mut next, mut length) = (CodeTable::new(), END + 1, FIRST_BITS);
    bits.push(CLEAR, length);
    let mut pixels = pixels;
    // What has been read and not written yet: the code of the longest known beginning.
    let Some(mut known) = pixels.next().map(u16::from) else {
        bits.push(END, length);
        return bits.finish();
    };
    for pixel in pixels {
        if let Some(longer) = table.find(known, pixel) {
            known = longer;
            continue;
        }
        bits.push(known, length);
        known = u16::from(pixel);
        if next == MOST_CODES {
            bits.push(CLEAR, length);
            (table, next, length) = (CodeTable::new(), END + 1, FIRST_BITS);
            continue;
        }
        table.add(next);
        // The reader knows each code one code later than the writer does.
        if next == 1 << length {
            length += 1;
        }
        next += 1;
    }
    bits.push(known, length);
    // The reader's table grows with the last code, too.
    if next == 1 << length && next < MOST_CODES {
        length += 1;
    }
    bits.push(END, length);
    bits.finish()
}

/// The codes of sequences: each is a shorter one and a pixel. It is a hash table with open addressing.
struct CodeTable {
    /// The sequence and its code in one number, which is 0 where there is none.
    slots: Vec<u32>,
    /// What was looked for last, and the free slot for it.
    missing: (u32, usize),
}

/// Four times as many slots as codes, so that most searches end at once. A power of two.
const SLOTS: usize = 4 * MOST_CODES as usize;

impl CodeTable {
    fn new() -> CodeTable {
        CodeTable { slots: vec![0; SLOTS], missing: (0, 0) }
    }

    /// The code of a known sequence and a pixel after it.
    fn find(&mut self, known: u16, pixel: u8) -> Option<u16> {
        let sequence = u32::from(known) << 8 | u32::from(pixel);
        let first = (sequence.wrapping_mul(0x9E37_79B1) >> 18) as usize;
        for slot in (0..SLOTS).map(|step| (first + step) % SLOTS) {
            match self.slots.get(slot) {
                Some(&used) if used != 0 => {
                    if used >> 12 == sequence {
                        return Some((used & 0xFFF) as u16);
                    }
                }
                _ => {
                    self.missing = (sequence, slot);
                    return None;
                }
            }
        }
        None
    }

    /// Gives a code to the sequence that was not found last.
    fn add(&mut self, code: u16) {
        let (sequence, slot) = self.missing;
        if let Some(free) = self.slots.get_mut(slot) {
            *free = sequence << 12 | u32::from(code);
        }
    }
}

/// Writes numbers of some bits, the lowest bit first.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// The bits that do not fill a byte yet.
    rest: u32,
    count: u32,
}

impl BitWriter {
    fn push(&mut self, code: u16, length: u32) {
        self.rest |= u32::from(code) << self.count;
        self.count += length;
        while self.count >= 8 {
            self.bytes.push(self.rest as u8);
            self.rest >>= 8;
            self.count -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.rest as u8);
        }
        self.bytes
    }
}
