import CGLib

/// The SHA-256 of `bytes` in 64 lower-case hexadecimal digits.
///
/// - Complexity: O(*n*).
package func sha256(_ bytes: [UInt8]) -> String {
  // "The returned string should be freed with g_free() when done using it"; null is for a checksum
  // type that is unknown.
  guard let digest = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
  else { preconditionFailure("GLib has no SHA-256") }
  defer { g_free(digest) }
  return String(cString: digest)
}
