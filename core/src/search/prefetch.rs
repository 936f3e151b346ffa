//! Prefetching: asks for a cache line before it is needed, because the search waits for memory more than for anything
//! else.

/// Begins to load the cache line of this byte, which must hold nothing of value.
///
/// Where there is no prefetch instruction, as in WebAssembly, the byte is written instead: a processor does not wait
/// for a write, as it would for a read, but loads the line.
#[inline]
pub(super) fn prefetch(unread: &mut u8) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every such processor has the instruction. It changes nothing that a program can see and fails for no
    // address.
    unsafe {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(unread).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        *unread = 0;
    }
}
