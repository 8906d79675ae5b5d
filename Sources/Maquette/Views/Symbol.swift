public import CellViews
import ImageDecoding
import PreviewConfig

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

  // Symbols are read once a process.
  private static let loader = SymbolLoader()

  /// The symbol with a name of Bootstrap Icons' or SF Symbols', as in `person-fill` or
  /// `person.fill`.
  ///
  /// - Throws: `Diagnostic` for a name that no symbol has, or if the icons are not installed.
  public init(_ name: String) throws {
    picture = try Self.loader.symbol(name, from: nil)
  }

  /// The symbol as a view.
  public var view: View { .image(Image(picture, isSymbol: true)) }
}
