import CellViews
public import Foundation
public import Maquette

/// A picture or a symbol under UIKit's name.
open class UIImage: NSObject, @unchecked Sendable {
  // Nothing changes it after it is made.
  /// A use of a picture's colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// A way a picture is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The settings of a symbol.
  open class Configuration: NSObject {}

  /// The settings of a symbol.
  public final class SymbolConfiguration: Configuration {
    /// Creates a setting of a size, in points.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular) {
      self.init()
    }
    /// Creates a setting of a font.
    public convenience init(font: UIFont) { self.init() }
    /// Creates a setting of a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default` = 0
    case small, medium, large
  }

  /// The picture under SwiftUI's name.
  package let image: Image
  /// The size, in points.
  public let size: CGSize
  /// The pixels in a point.
  public let scale: CGFloat

  /// Creates an empty picture.
  public override init() {
    image = Image(systemName: "square")
    size = .zero
    scale = 1
  }

  init(image: Image, size: CGSize = .zero, scale: CGFloat = 1) {
    self.image = image
    self.size = size
    self.scale = scale
  }

  /// Creates a picture of a bundle's resources.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(image: Image(name, bundle: bundle, file: file, line: line))
  }

  /// Creates a symbol.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    // A symbol is as high as its font, which is the body's.
    self.init(
      image: Image(systemName: name, file: file, line: line), size: CGSize(width: 20, height: 20))
  }

  /// Creates a picture of the bytes of a file; nil unless they are a PNG, a JPEG, a WebP or an SVG.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let picture = try? Picture(decoding: Array(data), scale: Double(scale)) else {
      return nil
    }
    self.init(image: Image(picture), size: CGSize(picture.size), scale: scale)
  }

  /// Creates a picture of a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the picture in a use of its colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Returns the picture with settings of a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  { self }

  /// Returns nil: pictures are not encoded.
  public func pngData() -> Data? { nil }

  /// Returns nil: pictures are not encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension Image {
  /// Creates an image of a picture under UIKit's name.
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}
