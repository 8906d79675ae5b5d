import CGLib
import CHash

/// The SHA-256 of `bytes` in 64 lower-case hexadecimal digits.
///
/// Most processors have instructions for it, with which it takes a fifth of the time.
///
/// - Complexity: O(*n*).
package func sha256(_ bytes: [UInt8]) -> String {
  sha256WithInstructions(bytes) ?? sha256OfGLib(bytes)
}

/// The SHA-256 by the processor's own instructions; nil on one that has none.
private func sha256WithInstructions(_ bytes: [UInt8]) -> String? {
  var isKnown = false
  let digest = [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
    isKnown = maquette_sha256(bytes, bytes.count, digest.baseAddress)
    count = isKnown ? 32 : 0
  }
  guard isKnown else { return nil }
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

/// The SHA-256 by a library that works on every processor.
package func sha256OfGLib(_ bytes: [UInt8]) -> String {
  // "The returned string should be freed with g_free() when done using it"; null is for a checksum
  // type that is unknown.
  guard let digest = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
  else { preconditionFailure("GLib has no SHA-256") }
  defer { g_free(digest) }
  return String(cString: digest)
}
