import Glibc

/// Memory of its own, freed with this value; not initialised.
final class ByteMemory {
  let bytes: UnsafeMutableRawBufferPointer

  /// A large page of x86-64 and of most others.
  private static let largePage = 2 << 20

  /// Memory for `count` bytes, or nil if there is none.
  init?(count: Int) {
    var start: UnsafeMutableRawPointer?
    if count < 2 * Self.largePage {
      start = malloc(count)
    } else if posix_memalign(&start, Self.largePage, count) == 0 {
      // Taking up 33 MB in pages of 4 KiB costs as much as decoding into it. The system may refuse.
      _ = madvise(start, count, MADV_HUGEPAGE)
    }
    guard let start else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit {
    free(bytes.baseAddress)
  }
}
