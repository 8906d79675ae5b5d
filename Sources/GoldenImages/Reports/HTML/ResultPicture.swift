import CairoRendering
import FileAccess
import PlainText

/// A PNG file that is about to be put into a page.
package struct ResultPicture {
  /// The picture's size, as its header says.
  package let size: PixelSize
  /// How many bytes the file has.
  package let byteCount: Int

  private let file: ConfinedFile
  private let header: [UInt8]

  /// A multiple of three, so that the pieces' digits make one number.
  private static let pieceLength = 48 << 10

  /// Opens a picture by its path relative to a folder.
  ///
  /// - Throws: `FileError`, or `NoPicture` for a file that does not begin as a PNG does.
  package init(_ path: String, below folder: String) throws {
    file = try ConfinedFile(path, below: folder)
    byteCount = file.byteCount
    let header = try file.read(upTo: 24)
    let isPNG =
      header.count == 24 && header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      && header[12..<16].elementsEqual("IHDR".utf8)
    guard isPNG else { throw NoPicture(path: path) }
    let numbers = [16, 20].map { start in
      header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard numbers.allSatisfy({ (1...Int(Int32.max)).contains($0) }) else {
      throw NoPicture(path: path)
    }
    self.header = header
    size = PixelSize(width: numbers[0], height: numbers[1])
  }

  /// Writes the picture as an address that holds it; once.
  ///
  /// Should the file end before `byteCount` bytes, so does the address.
  func writeAddress(to writer: HTMLWriter) throws {
    try writer.write("data:image/png;base64,")
    // The header's 24 bytes are a multiple of three, too.
    try writer.write(bytes: Base64.encode(header))
    var rest = byteCount - header.count
    while rest > 0 {
      let piece = try file.read(upTo: min(rest, Self.pieceLength))
      if piece.isEmpty { break }
      try writer.write(bytes: Base64.encode(piece))
      rest -= piece.count
    }
  }
}

/// A file that should be a picture is none.
package struct NoPicture: Error, Hashable, CustomStringConvertible {
  /// The file, relative to its folder.
  package let path: String

  /// What a reader of the report is told.
  package var description: String { "'\(path)' is not a PNG file" }
}
