import CGLib
import CHash

/// Returns the SHA-256 of `bytes` in 64 lower-case hexadecimal digits.
///
/// Most processors have instructions for it, with which it takes a fifth of the time.
///
/// - Complexity: O(*n*).
package func sha256(_ bytes: [UInt8]) -> String { sha256(ofParts: [bytes]) }

/// Returns the SHA-256 of bytes that follow each other in several arrays, which are not put
/// together.
///
/// - Complexity: O(*n*).
package func sha256(ofParts parts: [[UInt8]]) -> String {
  sha256WithInstructions(parts) ?? sha256OfGLib(ofParts: parts)
}

/// Returns the SHA-256 by the processor's own instructions; nil on a processor without them.
private func sha256WithInstructions(_ parts: [[UInt8]]) -> String? {
  var hash = maquette_sha256()
  guard maquette_sha256_begin(&hash) else { return nil }
  for part in parts { maquette_sha256_add(&hash, part, part.count) }
  let digest = [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
    maquette_sha256_end(&hash, digest.baseAddress)
    count = 32
  }
  return String(unsafeUninitializedCapacity: 64) { text in
    for (index, byte) in digest.enumerated() {
      text[2 * index] = hexadecimalDigit(byte >> 4)
      text[2 * index + 1] = hexadecimalDigit(byte & 15)
    }
    return 64
  }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
}

/// Returns the SHA-256 by a library that works on every processor.
package func sha256OfGLib(ofParts parts: [[UInt8]]) -> String {
  // Null is for an unknown checksum type.
  guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
    preconditionFailure("GLib has no SHA-256")
  }
  // "Frees the memory allocated for checksum."
  defer { g_checksum_free(checksum) }
  for part in parts { g_checksum_update(checksum, part, gssize(part.count)) }
  // "The returned string is owned by the checksum and should not be modified or freed."
  return String(cString: g_checksum_get_string(checksum))
}
