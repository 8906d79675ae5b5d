import CellViews
public import Foundation
public import Maquette

/// A picture or a symbol under UIKit's name.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
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
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Nothing changes it after it is made.
    let font: Font?
    let scale: SymbolScale
    let weight: SymbolWeight

    private init(_ font: Font?, _ scale: SymbolScale, weight: SymbolWeight = .unspecified) {
      self.font = font
      self.scale = scale
      self.weight = weight
    }

    /// Creates a setting of a size, in points.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular,
      scale: UIImage.SymbolScale = .default
    ) { self.init(.system(size: pointSize, weight: weight.fontWeight), scale) }
    /// Creates a setting of a font.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
      self.init(font.font, scale)
    }
    /// Creates a setting of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      self.init(.system(textStyle.style), scale)
    }
    /// Creates a setting of a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(nil, scale) }
    /// Creates a setting of a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(nil, .default, weight: weight)
    }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var fontWeight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
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
  /// Indicates whether the picture is a symbol.
  public let isSymbolImage: Bool
  /// The drawing of a closure that is the picture; nil for another picture.
  var drawn: CGContext?
  private var mode = RenderingMode.automatic
  private var tint: UIColor?
  private var symbol: SymbolConfiguration?

  /// Creates an empty picture.
  public override init() {
    image = Image(systemName: "square")
    size = .zero
    scale = 1
    isSymbolImage = false
  }

  init(image: Image, size: CGSize = .zero, scale: CGFloat = 1, isSymbol: Bool = false) {
    self.image = image
    self.size = size
    self.scale = scale
    isSymbolImage = isSymbol
  }

  /// Creates the picture of a literal, as `#imageLiteral(resourceName: "picture")`.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = Image(name)
    self.init(image: image, size: CGSize(image.naturalSize))
  }

  /// Creates the picture of a view, at its size for a proposal.
  @MainActor package convenience init(
    of view: some View, in proposal: ProposedViewSize, scale: CGFloat
  ) {
    let size = CGSize(
      UIViewHost.measure(
        AnyView(view),
        for: ProposedSize(
          width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
      ).size)
    let view = AnyView(view)
    self.init(
      drawing: .recording { $0.add { $0.draw(view, in: CGRect(origin: .zero, size: size)) } },
      size: size, scale: scale)
  }

  /// Creates a picture of what a context recorded.
  convenience init(drawing: CGContext, size: CGSize, scale: CGFloat) {
    self.init(image: Image(systemName: "square"), size: size, scale: scale)
    drawn = drawing
  }

  /// Creates a picture of a bundle's resources.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(resource: name, in: bundle, file: file, line: line) }

  /// Creates a picture of a bundle's resources.
  package convenience init(
    resource name: String, in bundle: Bundle?, file: StaticString, line: UInt
  ) {
    let image = Image(name, bundle: bundle, file: file, line: line)
    self.init(image: image, size: CGSize(image.naturalSize))
  }

  /// Creates a symbol.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    // A symbol is as high as its font, which is the body's.
    self.init(
      image: Image(systemName: name, file: file, line: line), size: CGSize(width: 20, height: 20),
      isSymbol: true)
    symbol = configuration as? SymbolConfiguration
  }

  /// Creates a picture of the bytes of a file; nil unless they are a PNG, a JPEG, a WebP, an AVIF, an SVG
  /// or a PDF.
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

  private func changing(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(image: image, size: size, scale: scale, isSymbol: isSymbolImage)
    (copy.mode, copy.tint, copy.symbol, copy.drawn) = (mode, tint, symbol, drawn)
    change(copy)
    return copy
  }

  /// Returns the picture in a use of its colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { changing { $0.mode = mode } }

  /// Returns the picture with settings of a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changing { $0.symbol = configuration as? SymbolConfiguration ?? $0.symbol }
  }

  /// Returns the picture with settings of a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// Returns the picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    changing {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// Returns the drawing of a view of the picture's image, in its colour or a tint, at a symbol's size.
  @MainActor func drawing(
    of view: some View, tint: Color, symbol outer: SymbolConfiguration?
  ) -> AnyView {
    if let drawn {
      return AnyView(
        RecordedDrawing(context: drawn, size: size).frame(width: size.width, height: size.height))
    }
    // Assumed: a symbol is as high as a line, as in labels.
    var view = AnyView(view.modified(.symbolsInLines))
    let symbol = symbol ?? outer
    if let font = symbol?.font { view = AnyView(view.font(font)) }
    if isSymbolImage, let weight = symbol?.weight, weight != .unspecified {
      view = AnyView(view.fontWeight(weight.fontWeight))
    }
    switch symbol?.scale {
    case .small: view = AnyView(view.imageScale(.small))
    case .large: view = AnyView(view.imageScale(.large))
    case .unspecified, .default, .medium, nil: break
    }
    return AnyView(view.foregroundColor(mode == .alwaysTemplate ? tint : self.tint?.color ?? tint))
  }

  /// The picture stretched to its proposal.
  @MainActor var stretched: AnyView {
    drawn.map { AnyView(RecordedDrawing(context: $0, size: size)) } ?? AnyView(image.resizable())
  }

  /// Indicates whether a closure drew the picture.
  var isDrawn: Bool { drawn != nil }

  /// Returns nil: pictures are not encoded.
  public func pngData() -> Data? { nil }

  /// Returns nil: pictures are not encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

/// The picture of a literal, by the name that the compiler looks for.
public typealias _ImageLiteralType = UIImage

extension Image {
  /// Creates an image of a picture under UIKit's name.
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}
