import Diagnostics
import PlainText
import PreviewConfig
import SymbolDrawing

/// Symbols in a grid, each over its name.
struct SymbolSheet {
  private let symbols: [ListedSymbol]

  /// The largest number of columns; more would make names of a usual length too small.
  private static let mostColumns = 8
  /// A column's width, in points; a row is as high as its longest name.
  private static let columnWidth = 112
  /// The number of letters of a name on a line.
  private static let lineLength = 17

  /// Creates a sheet of symbols, in their order.
  init(_ symbols: [ListedSymbol]) {
    self.symbols = symbols
  }

  /// Returns the sheet as a config, which is drawn like any other.
  ///
  /// - Throws: `Diagnostics`.
  func config() throws(Diagnostics) -> LoadedConfig {
    try ConfigFile.load(bytes: Array(text.utf8), file: "symbols", directory: ".")
  }

  private var text: String {
    let columns = min(max(symbols.count, 1), Self.mostColumns)
    let items = symbols.map { symbol in
      JSONText.object([
        ("name", JSONText.string(symbol.name)),
        ("lines", JSONText.string(Self.lines(of: symbol.name).joined(separator: "\n"))),
      ])
    }
    return """
      name: symbols
      canvas: { width: \(columns * Self.columnWidth + 32), scale: 2, background: white }
      view:
        collection:
          layout: { grid: { columns: \(columns), spacing: 0 } }
          items: \(JSONText.list(items))
          cell:
            vstack:
              spacing: 10
              children:
                - { symbol: "${item.name}", font: 32 }
                - text: "${item.lines}"
                  font: 11
                  foregroundColor: secondary
                  multilineTextAlignment: center
            padding: { vertical: 12 }
            frame: { maxWidth: infinity, maxHeight: infinity, alignment: top }
        padding: 16

      """
  }

  /// Returns a name divided after its dots, into lines of a limited length.
  static func lines(of name: String) -> [String] {
    var lines: [String] = []
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      let joined = lines.last.map { "\($0).\(part)" }
      if let joined, joined.count <= lineLength {
        lines[lines.count - 1] = joined
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "." }
        lines.append(String(part))
      }
    }
    return lines
  }
}
