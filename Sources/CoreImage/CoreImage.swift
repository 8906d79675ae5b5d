import CCoreImage
@_exported public import CoreGraphics
public import Foundation
public import MaquetteUIKit

// Filters change nothing, and what would be made, as a QR code, is not there.

/// A picture for filters.
public final class CIImage: NSObject, @unchecked Sendable {
  // Nothing changes it after it is made.
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// Creates a picture of UIKit's.
  public init?(image: UIImage) {
    self.image = image
  }

  /// Creates a picture of the platform's.
  public init(cgImage: CGImage) {
    image = UIImage(cgImage: cgImage)
  }

  /// Creates a picture of the bytes of a file; nil where these cannot be read.
  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  /// The rectangle of the picture, in pixels.
  public var extent: CGRect {
    CGRect(
      x: 0, y: 0, width: image.size.width * image.scale, height: image.size.height * image.scale)
  }
  /// Returns the picture: it is not moved or scaled.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// Returns the picture: it is not cut.
  public func cropped(to rect: CGRect) -> CIImage { self }
  /// Returns the picture: filters change nothing.
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  /// Returns the picture: filters change nothing.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  /// Returns the picture.
  public func clampedToExtent() -> CIImage { self }
  /// Returns the picture.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  /// Returns the picture.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
}

/// The turn of a picture, with Exif's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension UIImage {
  /// The picture for filters.
  public var ciImage: CIImage? { CIImage(self) }

  /// Creates a picture of what filters made, with a pixel a point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of what filters made, with some pixels a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: CGImage.of(ciImage.image), scale: scale)
  }
}

extension CGImage {
  /// The platform's picture of UIKit's, which is always there.
  fileprivate static func of(_ image: UIImage) -> CGImage {
    guard let picture = image.cgImage else { preconditionFailure("a picture without pixels") }
    return picture
  }
}

/// A context that draws the pictures that filters made.
public final class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context; its options change nothing.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the whole picture.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    image.image.cgImage
  }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// Creates an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Draws without the graphics processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The colours in which filters work.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// A filter, which returns its picture as it is.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The filter's name.
  open var name: String
  /// The picture that comes in.
  public var inputImage: CIImage?

  /// Creates a filter of a name.
  public init?(name: String) {
    self.name = name
  }

  /// Creates a filter of a name and its values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    inputImage = parameters?[kCIInputImageKey] as? CIImage
  }

  init(_ name: String) {
    self.name = name
  }

  /// The picture that comes in; nil for a filter that makes one.
  open var outputImage: CIImage? { inputImage }
  /// The names of the filter's values: the picture's, and those of what most filters have.
  open var inputKeys: [String] {
    [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey]
  }

  /// Sets the picture; other values change nothing.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { inputImage = value as? CIImage }
  }

  /// Does nothing.
  open func setDefaults() {}
}

/// The name of a filter's picture.
public let kCIInputImageKey = "inputImage"
/// The name of a filter's strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of a filter's radius.
public let kCIInputRadiusKey = "inputRadius"
/// The name of a filter's scale.
public let kCIInputScaleKey = "inputScale"
/// The name of a filter's middle.
public let kCIInputCenterKey = "inputCenter"
/// The name of a filter's brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of a filter's contrast.
public let kCIInputContrastKey = "inputContrast"
/// The name of a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of a filter's angle.
public let kCIInputAngleKey = "inputAngle"
/// The name of a filter's colour.
public let kCIInputColorKey = "inputColor"
