public import CellViews
import FileAccess
import ImageDecoding
import PreviewConfig

extension Image: ViewConvertible {
  /// A picture from a PNG, JPEG or SVG file.
  ///
  /// - Throws: `FileError` if the file cannot be read, `PictureError` if it is not a whole picture.
  public init(contentsOfFile path: String) throws {
    self.init(try Picture(decoding: readFile(path)))
  }

  /// The image as one that fills the space it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The image as a view.
  public var view: View { .image(self) }
}

/// A symbol in the foreground colour, as high as the font of its surroundings.
///
/// ```swift
/// try HStack {
///   try Symbol("person.fill")
///   Text("Account")
/// }
/// ```
public struct Symbol: ViewConvertible, Sendable {
  private let picture: Picture
  private let name: String

  // Symbols are read once a process.
  private static let loader = SymbolLoader()

  /// The symbol with a name of Bootstrap Icons' or SF Symbols', as in `person-fill` or
  /// `person.fill`.
  ///
  /// - Throws: `Diagnostic` for a name that no symbol has, or if the icons are not installed.
  public init(_ name: String) throws {
    picture = try Self.loader.symbol(name, from: nil)
    self.name = name
  }

  /// The symbol as a view.
  public var view: View {
    var image = Image(picture, isSymbol: true)
    image.name = name
    return .image(image)
  }
}
