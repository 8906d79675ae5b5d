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
    let (one, other) = (utf8, other.utf8)
    guard one.count == other.count else { return false }
    let isSame = one.withContiguousStorageIfAvailable { bytes in
      other.withContiguousStorageIfAvailable { others in
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      }
    }
    return (isSame ?? nil) ?? one.elementsEqual(other)
  }
}
