import FileAccess
import ImageDecoding
import PictureComparison
import PlainText

/// A PNG or WebP file that is to be put into a page.
struct ResultPicture {
  /// The picture's size, from its header.
  let size: PixelSize
  /// The number of bytes of the file.
  let byteCount: Int

  private let format: Format
  /// The beginning of the file, which is already read.
  private let beginning: [UInt8]
  /// The rest of the file; nil for none.
  private let rest: ConfinedFile?

  private enum Format: String {
    case png, webp
  }

  /// The length of pieces, a multiple of three, so that the pieces' digits make one number.
  private static let pieceLength = 48 << 10
  /// The length of the header, a multiple of three, too, with the sizes of both formats.
  private static let headerLength = 30

  /// Opens a picture by its path relative to a folder.
  ///
  /// - Throws: `FileError`, and another error for a file that does not begin like a picture.
  init(_ path: String, below folder: String) throws {
    let file = try ConfinedFile(path, below: folder)
    byteCount = file.byteCount
    beginning = try file.read(upTo: Self.headerLength)
    rest = file
    guard let (format, size) = Self.header(beginning),
      [size.width, size.height].allSatisfy({ (1...Int(Int32.max)).contains($0) })
    else { throw NoPicture(path: path) }
    self.format = format
    self.size = size
  }

  init(png bytes: [UInt8], size: PixelSize) { self.init(bytes, .png, size: size) }

  init(webP bytes: [UInt8], size: PixelSize) { self.init(bytes, .webp, size: size) }

  private init(_ bytes: [UInt8], _ format: Format, size: PixelSize) {
    self.format = format
    self.size = size
    beginning = bytes
    byteCount = bytes.count
    rest = nil
  }

  /// Returns the format and the size in a file's first bytes.
  private static func header(_ bytes: [UInt8]) -> (Format, PixelSize)? {
    if let size = PNGDecoder.size(of: bytes) {
      guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      return (.png, PixelSize(width: size.width, height: size.height))
    }
    // The bitstream's signature, and 14 bits for each side minus one.
    guard bytes.count >= 25, bytes.starts(with: "RIFF".utf8),
      bytes[8..<16].elementsEqual("WEBPVP8L".utf8), bytes[20] == 0x2F
    else { return nil }
    let bits = bytes[21..<25].reversed().reduce(0) { $0 << 8 | Int($1) }
    return (.webp, PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1))
  }

  /// All bytes of a PNG file; nil for another file, and for one that is too large to read.
  ///
  /// They are read once, instead of by `writeAddress`.
  ///
  /// - Throws: `FileError`.
  var pngBytes: [UInt8]? {
    get throws {
      guard format == .png, byteCount <= longestFile, let rest else { return nil }
      return try beginning + rest.read(upTo: byteCount - beginning.count)
    }
  }

  /// Writes the picture as an address that contains it; once.
  ///
  /// If the file ends before `byteCount` bytes, so does the address.
  func writeAddress(to writer: HTMLWriter) throws {
    try writer.write("data:image/\(format.rawValue);base64,")
    try writer.write(bytes: Base64.encode(beginning))
    guard let rest else { return }
    var count = byteCount - beginning.count
    while count > 0 {
      let piece = try rest.read(upTo: min(count, Self.pieceLength))
      if piece.isEmpty { break }
      try writer.write(bytes: Base64.encode(piece))
      count -= piece.count
    }
  }
}

/// An error for a file that is not a picture.
private struct NoPicture: Error, Hashable, CustomStringConvertible {
  /// The file, relative to its folder.
  let path: String

  /// The message for a reader of the report.
  var description: String { "'\(path)' is not a PNG or WebP file" }
}
