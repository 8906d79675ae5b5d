import FileAccess
import Goldens
import ImageDecoding
import PNGEncoding
import PictureComparison
import PlainText

/// The pictures of a page's cases: from where each is shown, and how many more the page may hold.
struct PagePictures {
  /// The folder that paths are relative to.
  private let folder: String
  /// The address of a picture that stays in its file, by its path in the folder; nil for pictures that the
  /// page holds.
  private let address: ((String) -> String)?
  /// What encodes pictures that the page holds; nil for PNG.
  private let webP: WebPEncoder?
  /// How many bytes of pictures the page may still take.
  private var rest: Int

  /// The pictures in a folder.
  ///
  /// - Parameters:
  ///   - address: The address of a picture that stays in its file; nil for pictures that the page holds.
  /// - Throws: `MissingWebP` where WebP is asked for and libwebp is not installed.
  init(
    _ pictures: ReportPictures, below folder: String, address: ((String) -> String)?
  ) throws {
    self.folder = folder
    self.address = address
    webP = pictures.place == .webp && address == nil ? try WebPEncoder.loaded() : nil
    rest = pictures.limit
  }

  /// Whether the page is to have few bytes, and what it has to be read by a script.
  var isCompact: Bool { webP != nil }

  /// The pictures of a case, and a note for each that is missing or too much.
  ///
  /// - Parameter files: The sides with their titles and the paths in the folder; nil for a side without
  ///   a picture.
  mutating func panes(
    _ files: [(side: PictureViewer.Side, title: String, path: String?)]
  ) -> (panes: [PictureViewer.Pane], notes: [String]) {
    var panes: [PictureViewer.Pane] = []
    var notes: [String] = []
    var patch = webP.map { PicturePatch($0) }
    for (side, title, path) in files {
      guard let path else { continue }
      do {
        var pane = PictureViewer.Pane(
          side: side, title: title, picture: try ResultPicture(path, below: folder))
        if let address {
          pane.address = address(path)
        } else {
          try patch?.encode(&pane)
          guard pane.picture.byteCount <= rest else {
            notes.append(
              "\(title): '\(path)' is left out, since the report already holds as many pictures as a "
                + "browser bears.")
            continue
          }
          rest -= pane.picture.byteCount
        }
        panes.append(pane)
      } catch {
        notes.append("\(title): \(error).")
      }
    }
    return (panes, notes)
  }
}

/// The pictures of a case as WebP in few bytes: of the one that is now, and of that of the differences, what
/// the one that was does not show.
///
/// A page's script lays what is left over the first picture. That needs pictures of one size without
/// transparent pixels; others are kept whole.
private struct PicturePatch {
  private let encoder: WebPEncoder
  /// The picture that was, where there can be a patch of it.
  private var before: (width: Int, height: Int, bytes: [UInt8])?

  init(_ encoder: WebPEncoder) {
    self.encoder = encoder
  }

  /// Encodes a picture, those before the one that was first.
  ///
  /// - Throws: `FileError`, and `PictureError` for a file that only begins as a picture.
  mutating func encode(_ pane: inout PictureViewer.Pane) throws {
    guard let png = try pane.picture.pngBytes else { return }
    let size = pane.picture.size
    guard max(size.width, size.height) <= WebPEncoder.longestSide,
      size.width * size.height <= WebPEncoder.mostPixels
    else {
      pane.picture = ResultPicture(png: png, size: size)
      return
    }
    let pixels = try StraightPixels(decodingPNG: png, limits: .input)
    var bytes = pixels.bytes
    if pane.side == .expected {
      if bytes.isOpaque { before = (pixels.width, pixels.height, bytes) }
    } else if let before, (before.width, before.height) == (pixels.width, pixels.height) {
      switch pane.side {
      case .actual where bytes.isOpaque:
        bytes.clearPixels(equalTo: before.bytes)
        pane.isPatch = true
      case .diff:
        bytes.clearGreys()
        pane.isPatch = true
      case .expected, .actual, .annotated: break
      }
    }
    let webP = encoder.encode(bytes, width: pixels.width, height: pixels.height)
    guard let webP, pane.isPatch || webP.count < png.count else {
      pane.isPatch = false
      pane.picture = ResultPicture(png: png, size: size)
      return
    }
    pane.picture = ResultPicture(webP: webP, size: size)
  }
}

/// Pixels of four bytes each: red, green, blue and alpha.
extension [UInt8] {
  fileprivate var isOpaque: Bool {
    withUnsafeBytes { raw in
      raw.bindMemory(to: UInt32.self).allSatisfy { $0.littleEndian >> 24 == 255 }
    }
  }

  /// Makes the pixels transparent that are the same in another picture.
  fileprivate mutating func clearPixels(equalTo other: [UInt8]) {
    withUnsafeMutableBytes { raw in
      other.withUnsafeBytes { other in
        let (pixels, others) = (raw.bindMemory(to: UInt32.self), other.bindMemory(to: UInt32.self))
        for index in pixels.indices where pixels[index] == others[index] { pixels[index] = 0 }
      }
    }
  }

  /// Makes grey pixels transparent: of a picture of differences, those that do not differ.
  fileprivate mutating func clearGreys() {
    withUnsafeMutableBytes { raw in
      let pixels = raw.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        let pixel = pixels[index].littleEndian
        let (red, green, blue) = (pixel & 0xFF, pixel &>> 8 & 0xFF, pixel &>> 16 & 0xFF)
        if red == green, green == blue { pixels[index] = 0 }
      }
    }
  }
}
