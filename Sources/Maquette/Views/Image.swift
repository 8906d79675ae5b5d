import CellViews
import FileAccess
public import ImageDecoding
package import LayoutGeometry
import SymbolDrawing

/// A picture at its natural size or scaled to its proposal, or a symbol.
///
/// A name that no picture or symbol has is noticed, with its source line, and nothing is drawn for it, as on
/// a device. A file that is missing or broken is an error.
public nonisolated struct Image: _BuiltInView, Sendable {
  private enum Source: Sendable {
    case image(ImageNode)
    case symbol(String, file: String, line: UInt)
    case missing(SourceProblem)
    /// A name without a picture, as a notice.
    case absent(Notice.Finding)
  }

  private let source: Source
  private var isResizable = false
  /// The colouring of the symbol's parts; nil for that around it.
  private var coloring: SymbolColoringChoice?
  /// Words of the source that are not drawn.
  private var undrawn: [UndrawnWord] = []

  /// A colouring, or none where the styles decide.
  private struct SymbolColoringChoice: Sendable {
    let mode: SymbolRenderingMode?
  }

  /// Creates an image of a decoded picture.
  public init(_ picture: Picture) {
    source = .image(ImageNode(picture))
  }

  /// Creates a symbol in the foreground colour, as high as the font, by its name in SF Symbols or
  /// Bootstrap Icons, as in `person.fill`.
  public init(systemName: String, file: StaticString = #fileID, line: UInt = #line) {
    source = .symbol(systemName, file: "\(file)", line: line)
  }

  /// Creates a symbol whose parts follow a value from 0 to 1, all of which are drawn.
  public init(
    systemName: String, variableValue: Double?, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(systemName: systemName, file: file, line: line) }

  /// Creates a picture from a PNG, JPEG, WebP, AVIF, SVG or PDF file, or a symbol from an Xcode `.symbolset`.
  public init(contentsOfFile path: String, file: StaticString = #fileID, line: UInt = #line) {
    source = Self.source("\(file)", line) {
      var image = try Self.node(ofFile: path)
      // Without the folder, as goldens would otherwise depend on the machine that records them.
      image.name = path.split(separator: "/").last.map(String.init)
      return image
    }
  }

  /// Returns the picture in a file, or the symbol in a set.
  static func node(ofFile path: String) throws -> ImageNode {
    guard OwnSymbol.isSet(path) else {
      let scale = PictureScale.ofFile(named: path)
      return ImageNode(try PicturesInUse.picture(of: readFile(path), scale: scale))
    }
    return try OwnSymbol.loaded(path) { try readFile($0) }.image(named: nil)
  }

  /// Creates an image of a picture that a closure reads.
  init(file: StaticString, line: UInt, _ read: () throws -> ImageNode) {
    source = Self.source("\(file)", line, read)
  }

  private static func source(
    _ file: String, _ line: UInt, _ read: () throws -> ImageNode
  ) -> Source {
    do {
      return .image(try read())
    } catch let absent as AbsentPicture {
      return .absent(.missingPicture("\(absent)", file: file, line: line))
    } catch {
      return .missing(SourceProblem(file: file, line: line, error: error))
    }
  }

  /// The ways in which a picture fills more than its size.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Returns the image resized to its proposal: stretched as a whole, with a notice where caps or tiles are asked for.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Image {
    var image = self
    image.isResizable = true
    if capInsets != EdgeInsets() || resizingMode == .tile {
      let word = resizingMode == .tile ? "resizable(resizingMode: .tile)" : "resizable(capInsets:)"
      image.undrawn.append(UndrawnWord(word: word, file: "\(file)", line: line))
    }
    return image
  }

  /// Returns the image in the foreground colour, as symbols are, or in its own colours, as pictures
  /// are.
  public func renderingMode(
    _ mode: TemplateRenderingMode?, file: StaticString = #fileID, line: UInt = #line
  ) -> Image {
    let word: String
    switch (mode, source) {
    case (.template, .image): word = "renderingMode(.template)"
    // The symbol in its own colours, which are not known here.
    case (.original, .symbol): word = "renderingMode(.original)"
    default: return self
    }
    var image = self
    image.undrawn.append(UndrawnWord(word: word, file: "\(file)", line: line))
    return image
  }

  /// Returns the image with a colouring of its symbol's parts; nil for palette if `foregroundStyle` has several
  /// styles, else monochrome.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, file: StaticString = #fileID, line: UInt = #line
  ) -> Image {
    var image = self
    if mode == .multicolor {
      let word = "symbolRenderingMode(.multicolor)"
      image.undrawn.append(UndrawnWord(word: word, file: "\(file)", line: line))
    } else {
      image.coloring = SymbolColoringChoice(mode: mode)
    }
    return image
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let (image, absence) = node(in: context)
    if let absence { return _ViewNodes(.modified(room, .notice(absence))) }
    guard var image else { return .none }
    image.isResizable = isResizable
    let node = ViewNode.image(image).noticing(undrawn)
    guard let coloring else { return _ViewNodes(node) }
    return _ViewNodes(.modified(node, .environment(.symbolColoring(coloring.mode?.coloring))))
  }

  /// The room of a picture of no size, which `resizable()` stretches.
  private var room: ViewNode {
    let fixed = FixedFrame(width: 0, height: 0)
    return isResizable ? .color(.clear) : .modified(.color(.clear), .frame(fixed))
  }

  /// Returns the image for the layout, or the notice that there is none; a broken one is a problem of the
  /// source.
  @MainActor func node(
    in context: _ViewContext
  ) -> (image: ImageNode?, absence: Notice.Finding?) {
    switch resolved(in: context.environment.symbolVariants) {
    case .image(let node): return (node, nil)
    case .absent(let finding): return (nil, finding)
    case .missing(let problem):
      context.problems.add(problem)
      return (nil, nil)
    case .symbol: return (nil, nil)
    }
  }

  /// The natural size of a picture, in points; zero for a symbol and for a picture that is not there.
  package var naturalSize: Size {
    if case .image(let node) = source { node.picture.size } else { .zero }
  }

  /// The identity of the image's content, which is equal for images in equal texts.
  var identity: String {
    switch source {
    case .image(let node): node.picture.identity
    case .symbol(let name, file: _, line: _): name
    case .missing, .absent: ""
    }
  }

  /// Returns the source with the symbol of its name in a variant, or of its name alone.
  private func resolved(in variants: SymbolVariants) -> Source {
    guard case .symbol(let name, let file, let line) = source else { return source }
    return Self.source(file, line) {
      let forms = variants.names(of: name).filter { $0 != name }
        .compactMap { try? Self.symbol($0) }
      let known = forms.first { form in form.box.map { !$0.isOfDrawing } ?? false }
      if let form = known ?? forms.last { return form }
      return try Self.symbol(name)
    }
  }

  private static func symbol(_ name: String) throws -> ImageNode {
    do {
      return try loader.symbol(name, from: nil).image(named: name)
    } catch {
      guard loader.lacks(name) else { throw error }
      throw AbsentPicture(
        description: error.message + (error.suggestion.map { "; \($0)" } ?? ""))
    }
  }
}

/// An error for a name that no picture or symbol has.
struct AbsentPicture: Error, CustomStringConvertible {
  let description: String
}

// Symbols are read once per process.
private let loader = SymbolLoader()

/// A symbol in the foreground colour, as high as the font.
///
/// ```swift
/// HStack {
///   Symbol("person.fill")
///   Text("Account")
/// }
/// ```
public nonisolated struct Symbol: View, Sendable {
  private let image: Image

  /// Creates the symbol with a name in Bootstrap Icons or SF Symbols, as in `person-fill` or
  /// `person.fill`.
  public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
    image = Image(systemName: name, file: file, line: line)
  }

  /// The symbol's image.
  @MainActor public var body: some View { image }
}
