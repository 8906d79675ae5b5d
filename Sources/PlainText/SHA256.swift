import CGLib
import CHash

/// Returns the SHA-256 of `bytes` in 64 lower-case hexadecimal digits.
///
/// - Complexity: O(*n*).
package func sha256(_ bytes: [UInt8]) -> String { sha256(ofParts: [bytes]) }

/// Returns the SHA-256 of bytes that follow each other in several arrays, which are not put
/// together.
///
/// - Complexity: O(*n*).
package func sha256(ofParts parts: [[UInt8]]) -> String { SHA256().digest(ofParts: parts) }

/// Returns the SHA-256 by a library that works on every processor.
package func sha256OfGLib(ofParts parts: [[UInt8]]) -> String {
  SHA256(usesInstructions: false).digest(ofParts: parts)
}

/// Returns whether a text is a SHA-256: 64 lower-case hexadecimal digits.
package func isSHA256(_ text: some StringProtocol) -> Bool {
  text.utf8.count == 64
    && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
}

/// A SHA-256 of bytes that come in parts.
///
/// Most processors have instructions for it, with which it takes a fifth of the time. One thread at
/// a time may use a value.
package final class SHA256 {
  private var hash = maquette_sha256()
  /// The library's checksum; nil on a processor with instructions for it.
  private let checksum: OpaquePointer?

  /// Begins a digest of no bytes.
  package convenience init() { self.init(usesInstructions: true) }

  fileprivate init(usesInstructions: Bool) {
    guard !usesInstructions || !maquette_sha256_begin(&hash) else {
      checksum = nil
      return
    }
    checksum = g_checksum_new(G_CHECKSUM_SHA256)
    // Null is for an unknown checksum type.
    precondition(checksum != nil, "GLib has no SHA-256")
  }

  // "Frees the memory allocated for checksum."
  deinit { if let checksum { g_checksum_free(checksum) } }

  /// Adds bytes.
  ///
  /// - Complexity: O(*n*).
  package func add(_ bytes: UnsafeRawBufferPointer) {
    guard let checksum else { return maquette_sha256_add(&hash, bytes.baseAddress, bytes.count) }
    g_checksum_update(
      checksum, bytes.bindMemory(to: UInt8.self).baseAddress, gssize(bytes.count))
  }

  /// Adds a text in UTF-8.
  ///
  /// - Complexity: O(*n*).
  package func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the digest in 64 lower-case hexadecimal digits; nothing can be added after it.
  package func finish() -> String {
    withUnsafeBytes(of: finishBytes()) { digest in
      String(unsafeUninitializedCapacity: 64) { text in
        for (index, byte) in digest.enumerated() {
          text[2 * index] = hexadecimalDigit(byte >> 4)
          text[2 * index + 1] = hexadecimalDigit(byte & 15)
        }
        return 64
      }
    }
  }

  /// Returns the digest in four numbers, whose first bits are those of its first bytes; nothing can
  /// be added after it.
  package func finishWords() -> SIMD4<UInt64> {
    let digest = finishBytes()
    return SIMD4(digest.x.bigEndian, digest.y.bigEndian, digest.z.bigEndian, digest.w.bigEndian)
  }

  /// Returns the bytes of the digest in their order in memory.
  private func finishBytes() -> SIMD4<UInt64> {
    var digest = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &digest) { digest in
      let bytes = digest.bindMemory(to: UInt8.self).baseAddress
      guard let checksum else { return maquette_sha256_end(&hash, bytes) }
      // The room for the digest, and then its length.
      var count = gsize(digest.count)
      g_checksum_get_digest(checksum, bytes, &count)
    }
    return digest
  }

  fileprivate func digest(ofParts parts: [[UInt8]]) -> String {
    for part in parts { part.withUnsafeBytes(add) }
    return finish()
  }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
}
