import CellViews
import FileAccess
public import ImageDecoding
import PreviewConfig

/// A picture at its natural size, or scaled to the space that it is offered; or a symbol.
///
/// A picture that cannot be had is an error when the preview is drawn, with the line of the source
/// that asks for it.
public nonisolated struct Image: _BuiltInView, Sendable {
  private enum Source: Sendable {
    case image(ImageNode)
    case missing(SourceProblem)
  }

  private var source: Source

  /// A picture that has been decoded.
  public init(_ picture: Picture) {
    source = .image(ImageNode(picture))
  }

  /// A symbol in the foreground colour, as high as the font of its surroundings.
  ///
  /// - Parameter systemName: A name of SF Symbols' or of Bootstrap Icons', as in `person.fill`.
  public init(systemName: String, file: StaticString = #fileID, line: UInt = #line) {
    source = Self.source(file, line) {
      var symbol = ImageNode(try loader.symbol(systemName, from: nil), isSymbol: true)
      symbol.name = systemName
      return symbol
    }
  }

  /// A picture from a PNG, JPEG or SVG file.
  public init(contentsOfFile path: String, file: StaticString = #fileID, line: UInt = #line) {
    source = Self.source(file, line) {
      var image = ImageNode(try Picture(decoding: readFile(path)))
      image.name = path
      return image
    }
  }

  private static func source(
    _ file: StaticString, _ line: UInt, _ read: () throws -> ImageNode
  ) -> Source {
    do {
      return .image(try read())
    } catch {
      return .missing(SourceProblem(file: "\(file)", line: line, error: error))
    }
  }

  /// The image as one that fills the space that it is offered.
  public func resizable() -> Image {
    guard case .image(var node) = source else { return self }
    node.isResizable = true
    var image = self
    image.source = .image(node)
    return image
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    switch source {
    case .image(let node): return _ViewNodes(.image(node))
    case .missing(let problem):
      context.problems.add(problem)
      return .none
    }
  }
}

// Symbols are read once a process.
private let loader = SymbolLoader()

/// A symbol in the foreground colour, as high as the font of its surroundings.
///
/// ```swift
/// HStack {
///   Symbol("person.fill")
///   Text("Account")
/// }
/// ```
public nonisolated struct Symbol: View, Sendable {
  private let image: Image

  /// The symbol with a name of Bootstrap Icons' or SF Symbols', as in `person-fill` or
  /// `person.fill`.
  public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
    image = Image(systemName: name, file: file, line: line)
  }

  /// The symbol's image.
  @MainActor public var body: some View { image }
}
