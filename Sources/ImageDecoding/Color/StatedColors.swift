import CImages

/// The colours that a file states its samples to be.
enum StatedColors: Equatable {
  /// sRGB, also where nothing is stated.
  case srgb
  /// Those of an ICC profile.
  case profile([UInt8])
  /// Those of primaries, with a power of the light; nil for sRGB's curve.
  case primaries(Primaries, gamma: Double?)
  /// Some that are not converted, and are taken for sRGB; in words, as in `its colour space, which is HDR`.
  case unknown(String)

  /// The chromaticities of white, red, green and blue.
  struct Primaries: Equatable {
    var white: [Double]
    var red: [Double]
    var green: [Double]
    var blue: [Double]

    private static let d65 = [0.3127, 0.329]
    /// ITU-R BT.709's, which are sRGB's.
    static let srgb = Primaries(
      white: d65, red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06])
    /// The tables of ITU-T H.273, by the code points that cICP has.
    static let byCode: [UInt8: Primaries] = [
      1: srgb,
      5: Primaries(white: d65, red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06]),
      6: Primaries(white: d65, red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07]),
      9: Primaries(white: d65, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046]),
      12: Primaries(white: d65, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06]),
    ]
  }

  /// Reads the colours of a PNG file: the first that it has of cICP, iCCP, sRGB, and gAMA with cHRM,
  /// the order of PNG's third edition.
  ///
  /// As in Chromium, cHRM without gAMA is ignored, and a gAMA of 45455 alone is sRGB.
  ///
  /// - Parameter context: A decoder that has read the file's chunks.
  init(ofPNG file: PNGChunks, bytes: [UInt8], _ context: PNGContext) {
    func content(_ type: StaticString) -> ArraySlice<UInt8>? {
      let chunks = file.chunks.prefix { $0.type != PNGChunks.type("IDAT") }
      return chunks.first { $0.type == PNGChunks.type(type) }.map { bytes[$0.content] }
    }
    if let code = content("cICP"), let stated = Self(codePoints: Array(code)) {
      self = stated
    } else if let profile = context.profile {
      self = .profile(profile)
    } else if let chunk = content("iCCP") {
      self =
        Self.profile(ofChunk: chunk).map { .profile($0) }
        ?? .unknown("its colour profile, which is damaged")
    } else if content("sRGB") == nil, let gamma = content("gAMA").flatMap(Self.numbers)?.first,
      gamma > 0
    {
      let chroma = content("cHRM").flatMap(Self.numbers)?.map { $0 / 100_000 } ?? []
      guard chroma.count == 8 else {
        self = gamma == 45_455 ? .srgb : .primaries(.srgb, gamma: 100_000 / gamma)
        return
      }
      let points = stride(from: 0, to: 8, by: 2).map { Array(chroma[$0..<$0 + 2]) }
      self = .primaries(
        Primaries(white: points[0], red: points[1], green: points[2], blue: points[3]),
        gamma: 100_000 / gamma)
    } else {
      self = .srgb
    }
  }

  /// Returns the profile of a chunk whose stream has a wrong checksum or none, as that of some programs; nil for one
  /// that is not whole.
  ///
  /// Browsers and Apple's frameworks use it, too: a profile states its own length.
  private static func profile(ofChunk chunk: ArraySlice<UInt8>) -> [UInt8]? {
    // The name up to a zero, the method, and the two bytes of the stream's header.
    guard let end = chunk.firstIndex(of: 0), chunk.endIndex - end > 4, chunk[end + 1] == 0,
      let profile = Decompressor()?.inflate(raw: Array(chunk[(end + 4)...]), limit: 1 << 20)
    else { return nil }
    let length = profile.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return profile.count >= 128 && length == profile.count ? profile : nil
  }

  /// The colours of cICP's four numbers; nil for those that it leaves open.
  init?(codePoints: [UInt8]) {
    guard codePoints.count == 4, codePoints[2] == 0, codePoints[3] == 1 else {
      self = .unknown("a cICP that PNG does not have")
      return
    }
    guard codePoints[0] != 2, codePoints[1] != 2 else { return nil }
    guard let primaries = Primaries.byCode[codePoints[0]] else {
      self = .unknown("the primaries \(codePoints[0]) of cICP")
      return
    }
    switch codePoints[1] {
    case 13: self = primaries == .srgb ? .srgb : .primaries(primaries, gamma: nil)
    // What a display makes of BT.601, 709 and 2020 is BT.1886's power.
    case 1, 6, 14, 15: self = .primaries(primaries, gamma: 2.4)
    case 4: self = .primaries(primaries, gamma: 2.2)
    case 5: self = .primaries(primaries, gamma: 2.8)
    case 8: self = .primaries(primaries, gamma: 1)
    case 16, 18: self = .unknown("its colour space, which is HDR")
    case let code: self = .unknown("the transfer function \(code) of cICP")
    }
  }

  /// Numbers of four bytes each, the most significant first.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Double] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { place in
      Double(bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
  }
}
