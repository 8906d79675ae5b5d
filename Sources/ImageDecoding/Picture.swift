public import LayoutGeometry
import PlainText

/// A decoded picture: pixels, or a vector picture that is drawn at any size.
public final class Picture: Sendable {
  /// A digest of the encoded bytes: equal pictures have equal identities in every run.
  package let identity: String
  /// The natural size, in points: a pixel is one over the picture's scale; both sides are above 0.
  public let size: Size
  /// The picture's pixels or its SVG document.
  package let content: Content
  /// The parts of the file that are not drawn as it states, in the file's order.
  package let notices: [PictureNotice]
  /// The file, where it is a JPEG that is shown in its own colours; nil for others.
  private let jpegFile: [UInt8]?

  /// A JPEG file for documents, which hold it as it is, without its metadata; nil for a picture that
  /// they have as pixels or shapes.
  ///
  /// - Complexity: O(*bytes*): only documents ask for it.
  package var jpeg: [UInt8]? { jpegFile.flatMap { JPEGSegments($0).fileForDocuments } }

  /// The content of a picture: pixels or an SVG document.
  package enum Content: Sendable {
    /// Pixels, as a PNG, a JPEG, a WebP and an AVIF have, and a PDF with pictures.
    case pixels(PixelBuffer)
    /// An SVG document that was parsed once and found whole.
    case vector(VectorPicture)
  }

  /// Decodes a PNG, JPEG, WebP, AVIF, SVG or PDF file, which its first bytes identify.
  ///
  /// Sizes are checked before anything is decoded. A photo is upright, according to its EXIF
  /// orientation. Colours that the file states, by an ICC profile or PNG's chunks, become sRGB.
  ///
  /// - Parameter scale: The pixels in a point, above 0, as those of a file `NAME@2x.png`; ignored
  ///   for SVG and PDF.
  /// - Throws: `PictureError`; a picture is decoded whole or not at all.
  public init(decoding bytes: [UInt8], scale: Double = 1) throws {
    precondition(scale > 0, "a scale of \(scale)")
    let pixels: DecodedPixels
    let format = PictureFormat(of: bytes)
    identity = sha256(bytes)
    switch format {
    case .png: pixels = try PNGDecoder.decode(bytes, limits: .input)
    case .jpeg: pixels = try JPEGDecoder.decode(bytes, limits: .input)
    case .webp: pixels = try WebPDecoder.decode(bytes, limits: .input)
    case .avif: pixels = try AVIFDecoder.decode(bytes, limits: .input)
    case .svg:
      let vector = try VectorPicture(source: bytes)
      size = vector.size
      content = .vector(vector)
      jpegFile = nil
      notices = vector.notices
      return
    case .pdf:
      let document = try PDFDocument(bytes)
      let vector = try document.vector()
      size = vector?.size ?? document.size
      content = try vector.map { .vector($0) } ?? .pixels(document.pixels())
      jpegFile = nil
      notices = vector?.notices ?? []
      return
    case nil: throw PictureFormat.error(of: bytes)
    }
    let buffer = pixels.buffer
    size = Size(width: Double(buffer.width) / scale, height: Double(buffer.height) / scale)
    content = .pixels(buffer)
    // A document would show the colours as they are stored.
    jpegFile = format == .jpeg && pixels.colors != .converted ? bytes : nil
    var notices: [PictureNotice] = []
    if case .ignored(let words) = pixels.colors {
      notices.append(PictureNotice(words: "\(words), is not converted to sRGB", line: nil))
    }
    if format == .png, let frames = Filmstrip(ofFramesInPNG: bytes), frames.count > 1 {
      notices.append(
        PictureNotice(words: "the first of its \(frames.count) frames is drawn", line: nil))
    }
    self.notices = notices
  }
}

/// The scales that file names state, as UIKit reads them.
package enum PictureScale {
  /// Returns the scale of a file: 2 for `NAME@2x.png`, 3 for `NAME@3x.png`, and else 1.
  package static func ofFile(named path: String) -> Double {
    let stem = stem(of: path)
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns the names of the sharper pictures that a path names, too, the sharpest first;
  /// none for SVG, and for a path that states its scale.
  package static func sharperNames(of path: String) -> [String] {
    let stem = stem(of: path)
    let ending = path.dropFirst(stem.count)
    guard !ending.isEmpty, ending.lowercased() != ".svg", ofFile(named: path) == 1 else {
      return []
    }
    return ["@3x", "@2x"].map { stem + $0 + ending }
  }

  /// The path without the ending of its last part.
  private static func stem(of path: String) -> Substring {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path[...] }
    return path[..<dot]
  }
}

/// A part of a picture's file that is not drawn, or drawn in another way than it states.
public struct PictureNotice: Hashable, Sendable {
  /// The part and what is wrong with it, as in `the element 'foreignObject' is not drawn`.
  public let words: String
  /// The line in the file, from 1 on; nil for one that is not a text.
  public let line: Int?

  /// Creates a notice about a part of a file.
  package init(words: String, line: Int?) {
    self.words = words
    self.line = line
  }
}

/// A file format that pictures come in.
enum PictureFormat {
  case png
  case jpeg
  case webp
  case avif
  case svg
  case pdf

  /// The number of a file's bytes that are searched for the name of an SVG's root element;
  /// declarations and comments may come before it.
  private static let svgSearchLength = 4096
  /// The number of bytes of a PDF's header, after which a page follows.
  private static let pdfHeaderLength = 32

  /// The format that a file's first bytes identify, or nil if they identify none of these.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: PNGChunks.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webp
    } else if Self.brands(of: bytes).contains(where: { ["avif", "avis"].contains($0) }) {
      self = .avif
    } else if bytes.count > Self.pdfHeaderLength, bytes.starts(with: Array("%PDF-".utf8)) {
      self = .pdf
    } else if Self.isSVG(bytes.prefix(Self.svgSearchLength)) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The first bytes of formats that are not read, from the offset on.
  private static let others: [(name: String, offset: Int, bytes: [String])] = [
    ("GIF", 0, ["GIF8"]), ("TIFF", 0, ["II*\0", "MM\0*"]), ("BMP", 0, ["BM"]),
    ("PDF", 0, ["%PDF"]), ("JPEG XL", 4, ["JXL "]), ("JPEG 2000", 4, ["jP  "]),
    (
      "HEIC", 4,
      ["ftypheic", "ftypheix", "ftypheim", "ftypheis", "ftyphevc", "ftypmif1", "ftypmsf1"]
    ),
  ]

  /// Returns the error for a file in none of these formats.
  static func error(of bytes: [UInt8]) -> PictureError {
    let other = others.first { other in
      other.bytes.contains { bytes.dropFirst(other.offset).starts(with: $0.utf8) }
    }
    return other.map { .otherFormat($0.name) } ?? .notAPicture
  }

  /// Returns the brands in the first box of an ISO base media file, the major one first; none for
  /// other files.
  private static func brands(of bytes: [UInt8]) -> [String] {
    guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return [] }
    let length = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
    // The second four bytes of content are the version of the first brand.
    return stride(from: 8, to: min(length, bytes.count, 4096) - 3, by: 4).filter { $0 != 12 }.map {
      String(decoding: bytes[$0..<$0 + 4], as: UTF8.self)
    }
  }

  private static func isSVG(_ head: ArraySlice<UInt8>) -> Bool {
    var head = head
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if head.starts(with: byteOrderMark) { head = head.dropFirst(byteOrderMark.count) }
    let content = head.drop { " \t\r\n".utf8.contains($0) }
    guard content.first == UInt8(ascii: "<") else { return false }
    let name = Array("svg".utf8)
    return content.indices.contains { index in
      // The name may have a prefix: `<svg`, `<s:svg`.
      [UInt8(ascii: "<"), UInt8(ascii: ":")].contains(content[index])
        && content[content.index(after: index)...].starts(with: name)
    }
  }
}
