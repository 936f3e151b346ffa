//! Grows the module's memory in large pieces.
//!
//! By default the memory grows by as little as is needed, and JavaScript engines may collect garbage each time that it
//! grows: keeping a thousand long games took twice the time, most of it for nothing.

use core::arch::wasm32::memory_size;
use core::sync::atomic::{AtomicUsize, Ordering};

const PAGE: usize = 1 << 16;

/// The memory grows by this part of its size.
const PART: usize = 8;

/// The size of the memory at the last call, in bytes. Below its first value, which few games need, nothing is reserved.
static KNOWN: AtomicUsize = AtomicUsize::new(4 << 20);

/// Reserves memory in advance if it has grown since the last call.
pub(super) fn reserve_ahead() {
    let bytes = memory_size::<0>() * PAGE;
    if bytes > KNOWN.load(Ordering::Relaxed) {
        // The allocator keeps what is freed at once.
        let mut reserve: Vec<u8> = Vec::new();
        let _ = reserve.try_reserve_exact(bytes / PART);
        drop(core::hint::black_box(reserve));
        KNOWN.store(memory_size::<0>() * PAGE, Ordering::Relaxed);
    }
}
