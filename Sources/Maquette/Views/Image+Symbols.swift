import CellViews

/// Variants of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var words: [String] = []

  private init(_ words: [String] = []) {
    self.words = words
  }

  /// The named symbol itself.
  public static let none = SymbolVariants()
  /// The filled variant.
  public static let fill = SymbolVariants(["fill"])
  /// The variant in a circle.
  public static let circle = SymbolVariants(["circle"])
  /// The variant in a square.
  public static let square = SymbolVariants(["square"])
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(["rectangle"])
  /// The crossed-out variant.
  public static let slash = SymbolVariants(["slash"])

  /// The filled form of the variant.
  public var fill: SymbolVariants { SymbolVariants(words + ["fill"]) }
  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(words + ["circle"]) }
  /// The variant in a square.
  public var square: SymbolVariants { SymbolVariants(words + ["square"]) }
  /// The crossed-out form of the variant.
  public var slash: SymbolVariants { SymbolVariants(words + ["slash"]) }

  /// Returns the names that a symbol may have in this variant, of which the first that SF Symbols has
  /// is meant.
  func names(of symbol: String) -> [String] {
    let parts = symbol.split(separator: ".").map(String.init)
    let added = words.filter { !parts.contains($0) }
    let appended = (parts + added).joined(separator: ".")
    guard added == ["fill"] else { return [appended] }
    guard let badge = parts.firstIndex(where: { $0.hasSuffix("badge") }) else {
      return [Self.namesWithoutFill.contains(symbol) ? symbol : appended]
    }
    let base = parts[..<badge].joined(separator: ".")
    if Self.namesWithoutFill.contains(base) { return [symbol] }
    // `person.fill.badge.plus` is the filled `person.badge.plus`, `bell.badge.fill` the filled `bell.badge`.
    let inserted = ([base, "fill"] + parts[badge...]).joined(separator: ".")
    return [inserted, appended]
  }

  /// The names of SF Symbols 5 that have no filled form there, though bootstrap-icons has one.
  ///
  /// The table of boxes does not have them: it leaves out filled forms with the box of the outlined one.
  private static let namesWithoutFill: Set<String> = [
    "airplane", "calendar", "calendar.day.timeline.left", "camera.viewfinder", "chart.bar.xaxis",
    "circle.inset.filled", "creditcard.and.123", "cursorarrow", "cursorarrow.rays",
    "desktopcomputer", "display", "doc.text.magnifyingglass", "doc.zipper", "face.smiling",
    "flag.checkered", "gear", "grid", "homekit", "ipad", "ipad.landscape", "iphone", "iphone.gen3",
    "iphone.radiowaves.left.and.right", "laptopcomputer", "lock.open.rotation", "lock.rotation",
    "macbook", "macbook.and.iphone", "mappin", "mappin.and.ellipse", "music.mic", "nosign", "note",
    "pencil", "pencil.and.outline", "pencil.and.scribble", "pencil.line", "pencil.tip",
    "photo.artframe", "rosette", "signature", "square.3.layers.3d", "timer",
  ]
}

extension EnvironmentValues {
  private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The variant of symbols; a symbol without it is drawn as named.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the variant of the symbols inside; a symbol without it is drawn as named.
  public func symbolVariant(_ variant: SymbolVariants) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.symbolVariants = variant }
  }

  /// Sets the colouring of the parts of the symbols inside; nil for palette if `foregroundStyle`
  /// has several styles, else monochrome.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    guard mode != .multicolor else {
      return undrawn("symbolRenderingMode(.multicolor)", file, line)
    }
    return modified(.environment(.symbolColoring(mode?.coloring)))
  }

  /// Sets the size of the symbols inside relative to texts.
  public func imageScale(_ scale: Image.Scale) -> _ModifiedView<Self> {
    modified(.environment(.symbolScale(scale.factor)))
  }
}

/// A colouring of a symbol's parts.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One style for all parts.
  case monochrome
  /// One colour, at half of its opacity behind the foremost part, and at a quarter behind that.
  case hierarchical
  /// A separate style for each part.
  case palette
  /// The symbol's own colours, which Maquette's symbols do not have.
  case multicolor

  /// The colouring for the layout.
  var coloring: SymbolColoring {
    switch self {
    case .monochrome, .multicolor: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    }
  }
}

extension Image {
  /// A size of a symbol relative to texts.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    fileprivate var factor: SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// A use of an image's own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground colour in the image's opaque part.
    case template
    /// The image's own colours.
    case original
  }
}
