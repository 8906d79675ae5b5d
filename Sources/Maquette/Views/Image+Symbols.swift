import CellViews

/// Forms of a symbol: filled, in a circle, and so on.
public struct SymbolVariants: Hashable, Sendable {
  private var words: [String] = []

  private init(_ words: [String] = []) {
    self.words = words
  }

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants(["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(["circle"])
  /// In a square.
  public static let square = SymbolVariants(["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(["rectangle"])
  /// Crossed out.
  public static let slash = SymbolVariants(["slash"])

  /// The form, filled.
  public var fill: SymbolVariants { SymbolVariants(words + ["fill"]) }
  /// The form, in a circle.
  public var circle: SymbolVariants { SymbolVariants(words + ["circle"]) }
  /// The form, in a square.
  public var square: SymbolVariants { SymbolVariants(words + ["square"]) }
  /// The form, crossed out.
  public var slash: SymbolVariants { SymbolVariants(words + ["slash"]) }

  /// The name of a symbol in this form.
  func name(of symbol: String) -> String {
    let parts = symbol.split(separator: ".").map(String.init)
    return (parts + words.filter { !parts.contains($0) }).joined(separator: ".")
  }
}

extension EnvironmentValues {
  private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The form of symbols; one that has no such form is as it is named.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The form of the symbols inside; one that has no such form is as it is named.
  public func symbolVariant(_ variant: SymbolVariants) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.symbolVariants = variant }
  }

  /// How the parts of the symbols inside are coloured; nil for palette where `foregroundStyle` has
  /// several styles, else monochrome.
  public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    guard mode != .multicolor else {
      return undrawn("symbolRenderingMode(.multicolor)", file, line)
    }
    return modified(.environment(.symbolColoring(mode?.coloring)))
  }

  /// How large the symbols inside are beside texts.
  public func imageScale(_ scale: Image.Scale) -> _ModifiedView<Self> {
    modified(.environment(.symbolScale(scale.factor)))
  }
}

/// How the parts of a symbol are coloured.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// All alike.
  case monochrome
  /// In one colour, at a half of its opacity behind the foremost part, and a quarter behind that.
  case hierarchical
  /// Each in a style of its own.
  case palette
  /// In the symbol's own colours, which Maquette's symbols do not have.
  case multicolor

  fileprivate var coloring: SymbolColoring {
    switch self {
    case .monochrome, .multicolor: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    }
  }
}

extension Image {
  /// How large a symbol is beside texts.
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

  /// Whether an image's own colours are shown.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opaque part in the foreground colour.
    case template
    /// As it is.
    case original
  }
}
