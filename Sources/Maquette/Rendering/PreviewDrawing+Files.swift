import FileAccess
import TextShaping

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

  /// The bytes of a file.
  ///
  /// - Throws: What `write(as:scale:inputDigest:shaper:workers:to:)` throws.
  func bytes(as format: OutputFormat, scale: Double?, shaper: TextShaper) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(as: format, scale: scale, shaper: shaper) { bytes.append(contentsOf: $0) }
    return bytes
  }
}
