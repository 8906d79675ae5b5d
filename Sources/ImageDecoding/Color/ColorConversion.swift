import CLittleCMS

/// Converts the pixels of a file to sRGB.
///
/// Wraps `cmsHTRANSFORM`: made by `init`, deleted by `deinit`. LittleCMS is loaded for the first
/// file whose colours are not stated to be sRGB.
final class ColorConversion {
  private let library: ColorLibrary
  private let handle: cmsHTRANSFORM

  /// The library that converts colours.
  static let libraryName = "liblcms2.so.2"

  /// The order of a pixel's bytes; alpha is the last.
  enum PixelOrder {
    case rgba
    case bgra
  }

  /// A conversion from the colours that a file states.
  ///
  /// - Returns: Nil for colours that are sRGB: no sample of any of them would change by more than one level.
  /// - Throws: `PictureError.missingLibrary`; `UnconvertedColors` for colours that a picture
  ///   cannot have.
  static func from(_ colors: StatedColors, _ order: PixelOrder) throws -> ColorConversion? {
    if colors == .srgb { return nil }
    if case .unknown(let words) = colors { throw UnconvertedColors(words: words) }
    let conversion = try ColorConversion(colors, order)
    return conversion.changesNothing ? nil : conversion
  }

  private init(_ colors: StatedColors, _ order: PixelOrder) throws {
    let library = try ColorLibrary.loaded()
    guard let source = ColorSpace(colors, library), let target = ColorSpace(sRGBOf: library) else {
      throw UnconvertedColors(words: "its colour profile, which is damaged")
    }
    let format = order == .rgba ? lcms_rgba : lcms_bgra
    let input: cmsUInt32Number
    switch library.colorSpace(source.handle) {
    case cmsSigRgbData: input = format
    case cmsSigGrayData: input = lcms_grey_in_rgba
    default: throw UnconvertedColors(words: "its colour profile, which is not one of RGB or grey")
    }
    // Null for profiles that cannot be connected, as those of printers without a way back.
    guard
      let handle = library.createTransform(
        source.handle, input, target.handle, format, cmsUInt32Number(INTENT_PERCEPTUAL), 0)
    else { throw UnconvertedColors(words: "its colour profile, which is not a picture's") }
    self.library = library
    self.handle = handle
  }

  deinit {
    library.deleteTransform(handle)
  }

  /// Converts pixels in their place, and leaves their alpha.
  ///
  /// - Parameter pixels: Four bytes a pixel, alpha not multiplied into the colours.
  func convert(_ pixels: UnsafeMutableRawBufferPointer) {
    library.doTransform(handle, pixels.baseAddress, pixels.baseAddress, UInt32(pixels.count / 4))
  }

  /// Indicates whether colours over all of the space stay what they are, up to a level.
  private var changesNothing: Bool {
    let steps: [UInt8] = [0, 51, 102, 153, 204, 255]
    var colors: [UInt8] = []
    for red in steps {
      for green in steps {
        for blue in steps { colors += [red, green, blue, 255] }
      }
    }
    var converted = colors
    converted.withUnsafeMutableBytes(convert)
    return zip(colors, converted).allSatisfy { $0.distance(to: $1).magnitude <= 1 }
  }
}

/// An error for colours that are drawn as they are stored, in words.
struct UnconvertedColors: Error, Equatable {
  var words: String
}

/// A profile of LittleCMS.
///
/// Wraps `cmsHPROFILE`: made by `init`, closed by `deinit`.
private final class ColorSpace {
  let handle: cmsHPROFILE
  private let library: ColorLibrary

  /// sRGB; nil if there is no memory.
  init?(sRGBOf library: ColorLibrary) {
    guard let handle = library.createSRGBProfile() else { return nil }
    self.handle = handle
    self.library = library
  }

  /// The colours that a file states; nil for a profile that is not one.
  init?(_ colors: StatedColors, _ library: ColorLibrary) {
    let handle: cmsHPROFILE?
    switch colors {
    case .profile(let bytes):
      handle = library.openProfile(bytes, cmsUInt32Number(bytes.count))
    case .primaries(let primaries, let gamma):
      handle = Self.profile(of: primaries, gamma: gamma, library)
    case .srgb, .unknown: handle = nil
    }
    guard let handle else { return nil }
    self.handle = handle
    self.library = library
  }

  deinit {
    _ = library.closeProfile(handle)
  }

  private static func profile(
    of primaries: StatedColors.Primaries, gamma: Double?, _ library: ColorLibrary
  ) -> cmsHPROFILE? {
    func point(_ chromaticity: [Double]) -> cmsCIExyY {
      cmsCIExyY(x: chromaticity[0], y: chromaticity[1], Y: 1)
    }
    // Type 1 is a power, type 4 IEC 61966-2-1's curve with its straight foot.
    let parameters = gamma.map { [$0] } ?? [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    guard let curve = library.buildCurve(nil, gamma == nil ? 4 : 1, parameters) else { return nil }
    // The profile has copies of the curves.
    defer { library.freeCurve(curve) }
    var white = point(primaries.white)
    var triple = cmsCIExyYTRIPLE(
      Red: point(primaries.red), Green: point(primaries.green), Blue: point(primaries.blue))
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return library.createRGBProfile(&white, &triple, &curves)
  }
}

/// The functions of LittleCMS.
struct ColorLibrary: Sendable {
  let openProfile: LCMSOpenProfileFromMem
  let createSRGBProfile: LCMSCreateSRGBProfile
  let createRGBProfile: LCMSCreateRGBProfile
  let buildCurve: LCMSBuildParametricToneCurve
  let freeCurve: LCMSFreeToneCurve
  let colorSpace: LCMSGetColorSpace
  let closeProfile: LCMSCloseProfile
  let createTransform: LCMSCreateTransform
  let doTransform: LCMSDoTransform
  let deleteTransform: LCMSDeleteTransform

  private static let shared = Result { try ColorLibrary() }

  /// The library.
  ///
  /// - Throws: `PictureError.missingLibrary`.
  static func loaded() throws -> ColorLibrary { try shared.get() }

  private init() throws {
    let library = try LoadedLibrary(ColorConversion.libraryName)
    openProfile = try library.function("cmsOpenProfileFromMem")
    createSRGBProfile = try library.function("cmsCreate_sRGBProfile")
    createRGBProfile = try library.function("cmsCreateRGBProfile")
    buildCurve = try library.function("cmsBuildParametricToneCurve")
    freeCurve = try library.function("cmsFreeToneCurve")
    colorSpace = try library.function("cmsGetColorSpace")
    closeProfile = try library.function("cmsCloseProfile")
    createTransform = try library.function("cmsCreateTransform")
    doTransform = try library.function("cmsDoTransform")
    deleteTransform = try library.function("cmsDeleteTransform")
  }
}
