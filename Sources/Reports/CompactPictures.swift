import ImageDecoding
import PNGEncoding
import PictureComparison

/// The pictures of a case in few bytes: of the current one, and of that of the differences, only
/// the parts that the earlier one does not show, if they take fewer bytes than the whole.
///
/// A page's script lays these parts over the earlier picture. That needs pictures of one size
/// without transparent pixels; others are kept whole. Flat pictures are packed; others are WebP.
struct CompactPictures {
  private let encoder: WebPEncoder
  /// The earlier picture, if there can be patches of it.
  private var before: (width: Int, height: Int, pixels: [UInt32])?

  /// The number of pixels per byte above which a packed picture is not compared with WebP, which
  /// takes 50 ms.
  private static let pixelsPerByte = 64

  init(_ encoder: WebPEncoder) {
    self.encoder = encoder
  }

  /// Encodes a picture, beginning with the earlier one.
  ///
  /// - Parameter packed: The parts that all pictures share.
  /// - Throws: `FileError`, and `PictureError` for a file that only begins like a picture.
  mutating func encode(
    _ pane: inout PictureViewer.Pane, _ packed: inout PackedPictures
  ) throws {
    guard let png = try pane.picture.pngBytes else { return }
    let size = pane.picture.size
    guard max(size.width, size.height) <= WebPEncoder.longestSide,
      size.width * size.height <= WebPEncoder.mostPixels
    else {
      pane.picture = ResultPicture(png: png, size: size)
      return
    }
    let picture = try StraightPixels(decodingPNG: png, limits: .input)
    let pixels = picture.pixels
    let patch = patch(of: pixels, picture, on: pane.side)
    if pane.side == .expected, pixels.isOpaque {
      before = (picture.width, picture.height, pixels)
    }
    let forms = [(patch, true), (pixels, false)].compactMap { pixels, isPatch in
      pixels.flatMap { packed.candidate($0, width: picture.width) }.map { ($0, isPatch) }
    }
    let best = forms.min { $0.0.cost < $1.0.cost }
    if let best, best.0.cost <= pixels.count / Self.pixelsPerByte {
      pane.keep(best.0, isPatch: best.1, in: &packed)
      return
    }
    let webP = encoder.encode(
      (patch ?? pixels).bytes, width: picture.width, height: picture.height)
    let others = webP.map { patch != nil ? $0.count : min($0.count, png.count) } ?? png.count
    if let best, best.0.cost < others {
      pane.keep(best.0, isPatch: best.1, in: &packed)
    } else if let webP, patch != nil || webP.count < png.count {
      pane.isPatch = patch != nil
      pane.picture = ResultPicture(webP: webP, size: size)
    } else {
      pane.picture = ResultPicture(png: png, size: size)
    }
  }

  /// Returns the differences of a picture from the earlier one; nil if there can be no patch.
  private func patch(
    of pixels: [UInt32], _ picture: StraightPixels, on side: PictureViewer.Side
  ) -> [UInt32]? {
    guard let before, (before.width, before.height) == (picture.width, picture.height) else {
      return nil
    }
    switch side {
    case .actual where pixels.isOpaque:
      return zip(pixels, before.pixels).map { $0 == $1 ? 0 : $0 }
    case .diff:
      // Grey pixels do not differ.
      return pixels.map { $0.isGrey ? 0 : $0 }
    case .expected, .actual, .annotated: return nil
    }
  }
}

extension PictureViewer.Pane {
  /// Packs a picture, whose parts are kept for others.
  fileprivate mutating func keep(
    _ candidate: PackedPictures.Candidate, isPatch: Bool, in packed: inout PackedPictures
  ) {
    packed.keep(candidate)
    self.packed = candidate.text
    self.isPatch = isPatch
  }
}

extension StraightPixels {
  /// All pixels, red in the lowest byte; 0 for transparent ones.
  fileprivate var pixels: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { output, count in
      withRows { rows in
        for y in 0..<height {
          let row = rows[y]
          for x in 0..<width {
            let pixel = UInt32(littleEndian: row[x])
            output.initializeElement(at: y * width + x, to: pixel >> 24 == 0 ? 0 : pixel)
          }
        }
      }
      count = width * height
    }
  }
}

extension [UInt32] {
  fileprivate var isOpaque: Bool { allSatisfy { $0 >> 24 == 255 } }

  /// The pixels as red, green, blue and alpha.
  fileprivate var bytes: [UInt8] {
    map(\.littleEndian).withUnsafeBytes { [UInt8]($0) }
  }
}

extension UInt32 {
  fileprivate var isGrey: Bool {
    let (red, green, blue) = (self & 0xFF, self &>> 8 & 0xFF, self &>> 16 & 0xFF)
    return red == green && green == blue
  }
}
