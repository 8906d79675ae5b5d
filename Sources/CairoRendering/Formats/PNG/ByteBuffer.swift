/// Bytes that grow at the end, written through pointers.
struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// No bytes.
  init() {
    storage = .allocate(capacity: 64 * 1024)
  }

  deinit {
    storage.deallocate()
  }

  /// Lets `write` write up to `capacity` bytes, and keeps as many as it says it wrote.
  mutating func withRoom(
    for capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if storage.count - count < capacity {
      let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
        capacity: max(2 * storage.count, count + capacity))
      _ = larger.update(fromContentsOf: storage[..<count])
      storage.deallocate()
      storage = larger
    }
    guard let start = storage.baseAddress else { return }
    count += write(start + count)
    precondition(count <= storage.count, "\(count) bytes were written to \(storage.count)")
  }

  /// The bytes, which the buffer then no longer has.
  mutating func takeBytes() -> [UInt8] {
    defer { count = 0 }
    return [UInt8](storage[..<count])
  }
}
