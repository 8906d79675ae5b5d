package import ImageDecoding

/// Some rows of a PNG, compressed, and what joins them to the others.
package struct EncodedBand: Sendable {
  /// A piece of a stream of RFC 1951; one piece follows another.
  package var deflated: [UInt8]
  /// The checksum of the rows before their compression.
  package var checksum: Adler32
  /// How many bytes the rows have before their compression.
  package var rawByteCount: Int
  /// The digest of each row.
  package var rowDigests: [PixelDigest.Row]
}
