import CellViews
import FileAccess
public import ImageDecoding
import SymbolDrawing

/// A picture at its natural size, or scaled to the space that it is offered; or a symbol.
///
/// A picture that cannot be had is an error when the preview is drawn, with the line of the source
/// that asks for it.
public nonisolated struct Image: _BuiltInView, Sendable {
  private enum Source: Sendable {
    case image(ImageNode)
    case symbol(String, file: String, line: UInt)
    case missing(SourceProblem)
  }

  private let source: Source
  private var isResizable = false
  /// Words of the source that are not drawn.
  private var undrawn: [UndrawnWord] = []

  /// A picture that has been decoded.
  public init(_ picture: Picture) {
    source = .image(ImageNode(picture))
  }

  /// A symbol in the foreground colour, as high as the font of its surroundings, by a name of SF Symbols' or of
  /// Bootstrap Icons', as in `person.fill`.
  public init(systemName: String, file: StaticString = #fileID, line: UInt = #line) {
    source = .symbol(systemName, file: "\(file)", line: line)
  }

  /// A picture from a PNG, JPEG or SVG file, or a symbol from a `.symbolset` of Xcode's.
  public init(contentsOfFile path: String, file: StaticString = #fileID, line: UInt = #line) {
    source = Self.source("\(file)", line) {
      var image = try Self.node(ofFile: path)
      // Without the folder, which goldens would have from the machine that recorded them.
      image.name = path.split(separator: "/").last.map(String.init)
      return image
    }
  }

  /// The picture in a file, or the symbol in a set.
  static func node(ofFile path: String) throws -> ImageNode {
    guard OwnSymbol.isSet(path) else { return ImageNode(try Picture(decoding: readFile(path))) }
    return symbol(try OwnSymbol.loaded(path) { try readFile($0) })
  }

  /// A picture that a closure finds.
  init(file: StaticString, line: UInt, _ read: () throws -> ImageNode) {
    source = Self.source("\(file)", line, read)
  }

  private static func source(
    _ file: String, _ line: UInt, _ read: () throws -> ImageNode
  ) -> Source {
    do {
      return .image(try read())
    } catch {
      return .missing(SourceProblem(file: file, line: line, error: error))
    }
  }

  /// The image as one that fills the space that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Whether the image is drawn in the foreground colour, as symbols are; pictures are not.
  public func renderingMode(
    _ mode: TemplateRenderingMode?, file: StaticString = #fileID, line: UInt = #line
  ) -> Image {
    guard mode == .template, case .image = source else { return self }
    var image = self
    image.undrawn.append(
      UndrawnWord(word: "renderingMode(.template)", file: "\(file)", line: line))
    return image
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    guard var node = node(in: context) else { return .none }
    node.isResizable = isResizable
    return _ViewNodes(undrawn.reduce(.image(node)) { .modified($0, $1.modifier) })
  }

  /// The image for the layout; nil for one that cannot be had, which is a problem of the source.
  @MainActor func node(in context: _ViewContext) -> ImageNode? {
    switch resolved(in: context.environment.symbolVariants) {
    case .image(let node): return node
    case .missing(let problem):
      context.problems.add(problem)
      return nil
    case .symbol: return nil
    }
  }

  /// What the image shows: equal texts have equal images in them.
  var identity: String {
    switch source {
    case .image(let node): node.picture.identity
    case .symbol(let name, file: _, line: _): name
    case .missing: ""
    }
  }

  /// The source with the symbol that its name and a variant are for, or its name alone.
  private func resolved(in variants: SymbolVariants) -> Source {
    guard case .symbol(let name, let file, let line) = source else { return source }
    return Self.source(file, line) {
      let variant = variants.name(of: name)
      if variant != name, let node = try? Self.symbol(variant) { return node }
      return try Self.symbol(name)
    }
  }

  private static func symbol(_ name: String) throws -> ImageNode {
    var symbol = symbol(try loader.symbol(name, from: nil))
    symbol.name = name
    return symbol
  }

  private static func symbol(_ loaded: LoadedSymbol) -> ImageNode {
    var symbol = ImageNode(loaded.picture, isSymbol: true)
    symbol.rightToLeft = loaded.rightToLeft
    symbol.artwork = loaded.artwork
    return symbol
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
