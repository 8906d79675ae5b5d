public import Foundation

// Filters by name, each with the values that Apple's protocol of the same name has.

/// A filter with values of its own, which change nothing.
@dynamicMemberLookup
public final class _ValuedFilter<Values>: CIFilter, @unchecked Sendable {
  private var values: Values
  private let makes: Bool

  init(_ name: String, _ values: Values, makes: Bool = false) {
    self.values = values
    self.makes = makes
    super.init(name)
  }

  /// A value of the filter's.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    get { values[keyPath: path] }
    set { values[keyPath: path] = newValue }
  }
  /// The picture that comes in; nil for a filter that makes one.
  public override var outputImage: CIImage? { makes ? nil : inputImage }
}

/// The values of a code.
public struct _CodeValues {
  /// The text of the code.
  public var message = Data()
  /// The part of a QR code that may be lost: `L`, `M`, `Q` or `H`.
  public var correctionLevel = "M"
  /// The space around a code of bars, in modules.
  public var quietSpace: Float = 10
  /// The height of a code of bars, in modules.
  public var barcodeHeight: Float = 32
}

/// The values of the filters that change a picture.
public struct _ChangeValues {
  /// The strength.
  public var intensity: Float = 1
  /// The radius, in pixels.
  public var radius: Float = 10
  /// The scale.
  public var scale: Float = 1
  /// The middle.
  public var center = CGPoint.zero
  /// The angle, in radians.
  public var angle: Float = 0
  /// The brightness.
  public var brightness: Float = 0
  /// The contrast.
  public var contrast: Float = 1
  /// The saturation.
  public var saturation: Float = 1
  /// The strength of a vibrance.
  public var amount: Float = 0
  /// The exposure.
  public var ev: Float = 0
  /// The width of a line.
  public var width: Float = 100
  /// The number of levels.
  public var levels: Float = 6
  /// The sharpness.
  public var sharpness: Float = 0.4
  /// The picture behind.
  public var backgroundImage: CIImage?
}

extension CIFilter {
  private static func change(_ name: String) -> _ValuedFilter<_ChangeValues> {
    _ValuedFilter(name, _ChangeValues())
  }
  private static func code(_ name: String) -> _ValuedFilter<_CodeValues> {
    _ValuedFilter(name, _CodeValues(), makes: true)
  }

  /// Returns a filter that makes a QR code, which is not made.
  public class func qrCodeGenerator() -> _ValuedFilter<_CodeValues> { code("CIQRCodeGenerator") }
  /// Returns a filter that makes a code of bars, which is not made.
  public class func code128BarcodeGenerator() -> _ValuedFilter<_CodeValues> {
    code("CICode128BarcodeGenerator")
  }
  /// Returns a filter that makes a code of rings, which is not made.
  public class func aztecCodeGenerator() -> _ValuedFilter<_CodeValues> {
    code("CIAztecCodeGenerator")
  }
  /// Returns a filter that makes a code of stacked bars, which is not made.
  public class func pdf417BarcodeGenerator() -> _ValuedFilter<_CodeValues> {
    code("CIPDF417BarcodeGenerator")
  }
  /// Returns the filter `CISepiaTone`.
  public class func sepiaTone() -> _ValuedFilter<_ChangeValues> { change("CISepiaTone") }
  /// Returns the filter `CIGaussianBlur`.
  public class func gaussianBlur() -> _ValuedFilter<_ChangeValues> { change("CIGaussianBlur") }
  /// Returns the filter `CIBoxBlur`.
  public class func boxBlur() -> _ValuedFilter<_ChangeValues> { change("CIBoxBlur") }
  /// Returns the filter `CIMotionBlur`.
  public class func motionBlur() -> _ValuedFilter<_ChangeValues> { change("CIMotionBlur") }
  /// Returns the filter `CIZoomBlur`.
  public class func zoomBlur() -> _ValuedFilter<_ChangeValues> { change("CIZoomBlur") }
  /// Returns the filter `CIPixellate`.
  public class func pixellate() -> _ValuedFilter<_ChangeValues> { change("CIPixellate") }
  /// Returns the filter `CICrystallize`.
  public class func crystallize() -> _ValuedFilter<_ChangeValues> { change("CICrystallize") }
  /// Returns the filter `CIEdges`.
  public class func edges() -> _ValuedFilter<_ChangeValues> { change("CIEdges") }
  /// Returns the filter `CIVignette`.
  public class func vignette() -> _ValuedFilter<_ChangeValues> { change("CIVignette") }
  /// Returns the filter `CIUnsharpMask`.
  public class func unsharpMask() -> _ValuedFilter<_ChangeValues> { change("CIUnsharpMask") }
  /// Returns the filter `CITwirlDistortion`.
  public class func twirlDistortion() -> _ValuedFilter<_ChangeValues> {
    change("CITwirlDistortion")
  }
  /// Returns the filter `CIColorControls`.
  public class func colorControls() -> _ValuedFilter<_ChangeValues> { change("CIColorControls") }
  /// Returns the filter `CIColorInvert`.
  public class func colorInvert() -> _ValuedFilter<_ChangeValues> { change("CIColorInvert") }
  /// Returns the filter `CIColorMonochrome`.
  public class func colorMonochrome() -> _ValuedFilter<_ChangeValues> {
    change("CIColorMonochrome")
  }
  /// Returns the filter `CIColorPosterize`.
  public class func colorPosterize() -> _ValuedFilter<_ChangeValues> { change("CIColorPosterize") }
  /// Returns the filter `CIBloom`.
  public class func bloom() -> _ValuedFilter<_ChangeValues> { change("CIBloom") }
  /// Returns the filter `CIGloom`.
  public class func gloom() -> _ValuedFilter<_ChangeValues> { change("CIGloom") }
  /// Returns the filter `CIHueAdjust`.
  public class func hueAdjust() -> _ValuedFilter<_ChangeValues> { change("CIHueAdjust") }
  /// Returns the filter `CIExposureAdjust`.
  public class func exposureAdjust() -> _ValuedFilter<_ChangeValues> { change("CIExposureAdjust") }
  /// Returns the filter `CIVibrance`.
  public class func vibrance() -> _ValuedFilter<_ChangeValues> { change("CIVibrance") }
  /// Returns the filter `CIComicEffect`.
  public class func comicEffect() -> _ValuedFilter<_ChangeValues> { change("CIComicEffect") }
  /// Returns the filter `CIPointillize`.
  public class func pointillize() -> _ValuedFilter<_ChangeValues> { change("CIPointillize") }
  /// Returns the filter `CIPhotoEffectMono`.
  public class func photoEffectMono() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectMono")
  }
  /// Returns the filter `CIPhotoEffectNoir`.
  public class func photoEffectNoir() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectNoir")
  }
  /// Returns the filter `CIPhotoEffectChrome`.
  public class func photoEffectChrome() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectChrome")
  }
  /// Returns the filter `CIPhotoEffectFade`.
  public class func photoEffectFade() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectFade")
  }
  /// Returns the filter `CIPhotoEffectInstant`.
  public class func photoEffectInstant() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectInstant")
  }
  /// Returns the filter `CIPhotoEffectProcess`.
  public class func photoEffectProcess() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectProcess")
  }
  /// Returns the filter `CIPhotoEffectTonal`.
  public class func photoEffectTonal() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectTonal")
  }
  /// Returns the filter `CIPhotoEffectTransfer`.
  public class func photoEffectTransfer() -> _ValuedFilter<_ChangeValues> {
    change("CIPhotoEffectTransfer")
  }
  /// Returns the filter `CISharpenLuminance`.
  public class func sharpenLuminance() -> _ValuedFilter<_ChangeValues> {
    change("CISharpenLuminance")
  }
}
