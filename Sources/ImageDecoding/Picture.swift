public import LayoutGeometry
import PlainText

/// A decoded picture: pixels, or a vector picture that is drawn at any size.
public final class Picture: Sendable {
  /// A digest of the encoded bytes: equal pictures have equal identities in every run.
  package let identity: String
  /// The natural size, in points: one point a pixel; both sides are above 0.
  public let size: Size
  /// The picture's pixels or its SVG document.
  package let content: Content
  /// The file, where it is a JPEG; nil for others.
  private let jpegFile: [UInt8]?

  /// A JPEG file for documents, which hold it as it is, without its metadata; nil for a picture that
  /// they have as pixels or shapes.
  ///
  /// - Complexity: O(*bytes*): only documents ask for it.
  package var jpeg: [UInt8]? { jpegFile.flatMap(JPEGSegments.forDocuments) }

  /// The content of a picture: pixels or an SVG document.
  package enum Content: Sendable {
    /// Pixels, as a PNG and a JPEG have.
    case pixels(PixelBuffer)
    /// An SVG document that was parsed once and found whole.
    case vector(VectorPicture)
  }

  /// Decodes a PNG, JPEG or SVG file, which its first bytes identify.
  ///
  /// Sizes are checked before anything is decoded. A photo is upright, according to its EXIF
  /// orientation. Colour profiles and gamma are ignored: all samples are taken for sRGB.
  ///
  /// - Throws: `PictureError`; a picture is decoded whole or not at all.
  public init(decoding bytes: [UInt8]) throws {
    switch PictureFormat(of: bytes) {
    case .png:
      let pixels = try PNGDecoder.decode(bytes, limits: .input)
      size = Size(width: Double(pixels.width), height: Double(pixels.height))
      content = .pixels(pixels)
      jpegFile = nil
    case .jpeg:
      let pixels = try JPEGDecoder.decode(bytes, limits: .input)
      size = Size(width: Double(pixels.width), height: Double(pixels.height))
      content = .pixels(pixels)
      jpegFile = bytes
    case .svg:
      let vector = try VectorPicture(source: bytes)
      size = vector.size
      content = .vector(vector)
      jpegFile = nil
    case nil:
      throw PictureError.notAPicture
    }
    identity = sha256(bytes)
  }
}

/// A file format that pictures come in.
enum PictureFormat {
  case png
  case jpeg
  case svg

  /// The number of a file's bytes that are searched for the name of an SVG's root element;
  /// declarations and comments may come before it.
  private static let svgSearchLength = 4096

  /// The format that a file's first bytes identify, or nil if they identify none of these.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: PNGChunks.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.isSVG(bytes.prefix(Self.svgSearchLength)) {
      self = .svg
    } else {
      return nil
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
