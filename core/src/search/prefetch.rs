//! Prefetching: loads a cache line before it is needed. The search waits for memory more than for anything else.

/// Starts to load the cache line of this byte. The byte must be unused: it may be overwritten.
///
/// Without a prefetch instruction, as in WebAssembly, this writes the byte: a write loads the cache line too, and the
/// processor does not wait for it as it would for a read.
#[inline]
pub(super) fn prefetch(unread: &mut u8) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has this instruction. It has no visible effect and cannot fault.
    unsafe {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(unread).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        *unread = 0;
    }
}
