/// The pixels of a file, upright and in sRGB.
package struct DecodedPixels {
  /// The pixels, as they are seen.
  package let buffer: PixelBuffer
  /// The treatment of the file's colours.
  package let colors: ColorHandling

  /// Turns a file's pixels upright.
  init(_ stored: PixelBuffer, _ orientation: EXIFOrientation, _ colors: Colors) throws {
    buffer = try orientation.upright(stored)
    self.colors = colors.handling
  }

  /// Decodes a file of pixels that is not a PNG; nil for others.
  ///
  /// - Throws: `PictureError`.
  package init?(decodingOther bytes: [UInt8]) throws {
    switch PictureFormat(of: bytes) {
    case .jpeg: self = try JPEGDecoder.decode(bytes, limits: .input)
    case .webp: self = try WebPDecoder.decode(bytes, limits: .input)
    case .avif: self = try AVIFDecoder.decode(bytes, limits: .input)
    case .png, .svg, .pdf: return nil
    case nil:
      let error = PictureFormat.error(of: bytes)
      guard error == .notAPicture else { throw error }
      return nil
    }
  }

  /// The treatment of a file's colours while it is decoded.
  struct Colors {
    /// The conversion to sRGB; nil for colours that stay as they are.
    let conversion: ColorConversion?
    let handling: ColorHandling

    /// Colours that are sRGB.
    init() {
      conversion = nil
      handling = .plain
    }

    /// The conversion of the colours that a file states.
    ///
    /// - Throws: `PictureError.missingLibrary`.
    init(_ stated: StatedColors, _ order: ColorConversion.PixelOrder) throws {
      do {
        conversion = try ColorConversion.from(stated, order)
        handling = conversion == nil ? .plain : .converted
      } catch let error as UnconvertedColors {
        conversion = nil
        handling = .ignored(error.words)
      }
    }
  }
}

/// The treatment of the colours that a file states.
package enum ColorHandling: Hashable, Sendable {
  /// They are sRGB.
  case plain
  /// They were converted to sRGB.
  case converted
  /// They are taken for sRGB; in words, as in `its colour space, which is HDR`.
  case ignored(String)
}
