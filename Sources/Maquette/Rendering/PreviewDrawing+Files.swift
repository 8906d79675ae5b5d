import FileAccess
package import TextShaping

extension PreviewDrawing {
  /// Writes a file that appears whole or not at all.
  ///
  /// - Throws: `FileError`, and what `write(as:scale:inputDigest:shaper:workers:to:)` throws.
  func write(
    to path: String, as format: OutputFormat, scale: Double?, shaper: TextShaper
  ) throws {
    let file = try AtomicFile(path: path)
    try write(as: format, scale: scale, shaper: shaper, to: file.write)
    try file.commit()
  }

  /// The bytes of a file in `format`, all at once.
  ///
  /// The parameters are those of `write(as:scale:inputDigest:shaper:workers:to:)`.
  ///
  /// - Throws: What `write(as:scale:inputDigest:shaper:workers:to:)` throws.
  package func bytes(
    as format: OutputFormat, scale: Double? = nil, inputDigest: String? = nil, shaper: TextShaper,
    workers: Int = 1
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(
      as: format, scale: scale, inputDigest: inputDigest, shaper: shaper, workers: workers
    ) { bytes.append(contentsOf: $0) }
    return bytes
  }
}
