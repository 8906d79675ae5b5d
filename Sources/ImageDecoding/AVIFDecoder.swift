import CImages

/// Decodes AVIF files, without animations.
///
/// Wraps `avifDecoder`: made by `init`, destroyed by `deinit`. libavif is loaded for the first file,
/// and not linked: few previews have one.
final class AVIFDecoder {
  private let library: AVIFLibrary
  private let decoder: UnsafeMutablePointer<AVIFDecoderState>

  /// The library that decodes AVIF, by the version whose structures are known.
  static let libraryName = "libavif.so.15"

  /// The pixels of AV1's highest level, over which Debian 12's dav1d decodes no picture that is in one piece.
  private static let largestFrame = 35_651_584

  private init() throws {
    guard let library = AVIFLibrary.shared else {
      throw PictureError.missingLibrary("\(Self.libraryName) (Debian's libavif15)")
    }
    guard let decoder = library.create() else {
      throw PictureError.corrupt(reason: "libavif has no memory")
    }
    self.library = library
    self.decoder = decoder
  }

  deinit {
    library.destroy(decoder)
  }

  /// Decodes a file, in sRGB, and upright according to its rotation and mirror.
  ///
  /// - Parameters:
  ///   - bytes: A file that names AVIF among its brands.
  ///   - limits: Checked before any memory is taken for the picture, for the size that the file
  ///     states and for that of the coded picture.
  /// - Throws: `PictureError`; `unsupported` for an animation, and for one that shows a part of its
  ///   pixels.
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws -> DecodedPixels {
    try bytes.withUnsafeBufferPointer { try AVIFDecoder().decode($0, limits: limits) }
  }

  private func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: PictureLimits
  ) throws -> DecodedPixels {
    // dav1d alone is bounded before it takes memory.
    decoder.pointee.codec = avif_codec_dav1d
    decoder.pointee.ignoresEXIF = 1
    decoder.pointee.ignoresXMP = 1
    try check(library.setMemory(decoder, bytes.baseAddress, bytes.count))
    try check(library.parse(decoder))
    guard decoder.pointee.imageCount == 1 else {
      throw PictureError.unsupported("an animated AVIF")
    }
    let image = decoder.pointee.image.pointee
    guard image.transforms & avif_cuts == 0 else {
      throw PictureError.unsupported("an AVIF with a clean aperture")
    }
    let (width, height) = (Int(image.width), Int(image.height))
    try limits.check(width: width, height: height)
    decoder.pointee.sizeLimit = UInt32(limits.pixelCount)
    let result = library.next(decoder)
    guard result == 0 || width * height <= Self.largestFrame else {
      throw PictureError.tooLarge(
        width: width, height: height,
        limit: PictureLimits(side: limits.side, pixelCount: Self.largestFrame))
    }
    try check(result)
    return try pixels(of: decoder.pointee.image, width: width, height: height)
  }

  private func pixels(
    of image: UnsafeMutablePointer<AVIFImage>, width: Int, height: Int
  ) throws -> DecodedPixels {
    guard Int(image.pointee.width) == width, Int(image.pointee.height) == height else {
      throw PictureError.corrupt(reason: "the coded picture has another size")
    }
    let colors = try DecodedPixels.Colors(StatedColors(of: image.pointee), .rgba)
    let buffer = try PixelBuffer(width: width, height: height) { memory in
      guard let start = memory.baseAddress else { return true }
      var target = AVIFPixels()
      library.setDefaults(&target, image)
      target.depth = 8
      // libyuv rounds in another way on each kind of processor.
      target.avoidsLibYUV = 1
      target.pixels = start.assumingMemoryBound(to: UInt8.self)
      target.rowBytes = UInt32(width * 4)
      try check(library.convert(image, &target))
      colors.conversion?.convert(memory)
      return Premultiplication.convert(
        rgba: start, to: start.assumingMemoryBound(to: UInt32.self), count: width * height)
    }
    return try DecodedPixels(buffer, EXIFOrientation(of: image.pointee), colors)
  }

  /// Throws `PictureError.corrupt` with libavif's words unless a result is success, which is 0.
  private func check(_ result: CInt) throws {
    guard result != 0 else { return }
    let words = library.text(result).map { String(cString: $0) } ?? "error \(result)"
    throw PictureError.corrupt(reason: "libavif reports '\(words)'")
  }
}

extension StatedColors {
  /// The colours of an AVIF picture: an ICC profile before the numbers of nclx.
  fileprivate init(of image: AVIFImage) {
    if image.profileSize > 0, let profile = image.profile {
      self = .profile(Array(UnsafeBufferPointer(start: profile, count: image.profileSize)))
      return
    }
    func code(_ value: UInt16) -> UInt8 { UInt8(clamping: value) }
    // The pixels are converted to RGB of the full range.
    self = Self(codePoints: [code(image.primaries), code(image.transfer), 0, 1]) ?? .srgb
  }
}

extension EXIFOrientation {
  /// The orientation of an AVIF picture, which is turned against the clock, and then mirrored.
  fileprivate init(of image: AVIFImage) {
    let turns = image.transforms & avif_turns == 0 ? 0 : Int(image.quarterTurns) % 4
    let values =
      image.transforms & avif_mirrors == 0
      ? [1, 8, 3, 6] : image.mirror == 0 ? [4, 5, 2, 7] : [2, 7, 4, 5]
    self = EXIFOrientation(rawValue: values[turns])
  }
}

/// The functions of libavif.
private struct AVIFLibrary: Sendable {
  let create: AVIFDecoderCreate
  let destroy: AVIFDecoderDestroy
  let setMemory: AVIFDecoderSetIOMemory
  let parse: AVIFDecoderStep
  let next: AVIFDecoderStep
  let setDefaults: AVIFPixelsSetDefaults
  let convert: AVIFImageToPixels
  let text: AVIFResultText

  static let shared = try? AVIFLibrary()

  private init() throws {
    let library = try LoadedLibrary(AVIFDecoder.libraryName)
    let version: AVIFVersion = try library.function("avifVersion")
    guard let words = version().map({ String(cString: $0) }), words.hasPrefix("0.11.") else {
      throw PictureError.missingLibrary(AVIFDecoder.libraryName)
    }
    create = try library.function("avifDecoderCreate")
    destroy = try library.function("avifDecoderDestroy")
    setMemory = try library.function("avifDecoderSetIOMemory")
    parse = try library.function("avifDecoderParse")
    next = try library.function("avifDecoderNextImage")
    setDefaults = try library.function("avifRGBImageSetDefaults")
    convert = try library.function("avifImageYUVToRGB")
    text = try library.function("avifResultToString")
  }
}
