import Glibc

/// A text that equals another only if both are the same bytes of UTF-8.
///
/// `String`'s own equality is canonical equivalence, and fonts draw equivalent characters
/// differently, as U+FA19 and U+795E. Keys of drawings of a text compare it by its bytes.
@propertyWrapper
package struct ByteText: Hashable, Sendable {
  /// The text.
  package var wrappedValue: String

  /// Creates a text that is compared by its bytes.
  package init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }

  package static func == (one: ByteText, other: ByteText) -> Bool {
    one.wrappedValue.hasSameBytes(as: other.wrappedValue)
  }

  package func hash(into hasher: inout Hasher) {
    let text = wrappedValue.utf8
    // The count distinguishes pairs of adjacent texts.
    hasher.combine(text.count)
    let isHashed: Void? = text.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    // A text in another encoding, which does not occur on Linux.
    if isHashed == nil { for byte in text { hasher.combine(byte) } }
  }
}

extension String {
  /// Returns whether both texts are the same bytes of UTF-8, which equal texts need not be.
  ///
  /// - Complexity: O(*n*).
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && orderOfBytes(before: other) == 0
  }

  /// Returns a number below 0 if the bytes of UTF-8 come before those of another text, 0 if they are
  /// the same, and one above 0 if they come after them.
  ///
  /// - Complexity: O(*n*).
  package func orderOfBytes(before other: String) -> Int {
    let (one, other) = (utf8, other.utf8)
    let order = one.withContiguousStorageIfAvailable { bytes in
      other.withContiguousStorageIfAvailable { others in
        let count = min(bytes.count, others.count)
        guard count > 0, let start = bytes.baseAddress, let other = others.baseAddress,
          case let order = memcmp(start, other, count), order != 0
        else { return bytes.count - others.count }
        return Int(order)
      }
    }
    return (order ?? nil)
      ?? (one.lexicographicallyPrecedes(other) ? -1 : one.elementsEqual(other) ? 0 : 1)
  }
}
