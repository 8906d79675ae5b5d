import Glibc

/// Memory of its own, not initialised, freed with this value.
final class ByteMemory {
  let bytes: UnsafeMutableRawBufferPointer

  /// Memory for `count` bytes, or nil if there is none.
  init?(count: Int) {
    guard let start = malloc(count) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit {
    free(bytes.baseAddress)
  }
}
