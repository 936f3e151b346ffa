//! Memory that grows in large pieces.
//!
//! By itself it grows by as little as is needed, and JavaScript engines may look for garbage each time that it does: a
//! thousand long games that are kept took twice the time, most of it for nothing.

use core::arch::wasm32::memory_size;
use core::sync::atomic::{AtomicUsize, Ordering};

const PAGE: usize = 1 << 16;

/// What has grown may grow by this part of it at once.
const PART: usize = 8;

/// The bytes that there were the last time. Below the first of them, which few games need, nothing is taken in advance.
static KNOWN: AtomicUsize = AtomicUsize::new(4 << 20);

/// Takes memory in advance if there has been need of more since the last time.
pub(super) fn make() {
    let bytes = memory_size::<0>() * PAGE;
    if bytes > KNOWN.load(Ordering::Relaxed) {
        // What is given back at once stays with the allocator.
        let mut room: Vec<u8> = Vec::new();
        let _ = room.try_reserve_exact(bytes / PART);
        drop(core::hint::black_box(room));
        KNOWN.store(memory_size::<0>() * PAGE, Ordering::Relaxed);
    }
}
