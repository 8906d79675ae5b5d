package import Diagnostics
import PlainText

/// A symbol's name and its origin.
package struct ListedSymbol: Hashable, Sendable {
  /// The name, as in `symbol:`.
  package var name: String
  /// The symbol's origin.
  package var origin: Origin
  /// Indicates whether the symbol is mirrored for text from right to left.
  package var isMirrored: Bool

  /// The origin of a symbol's drawing.
  package enum Origin: Hashable, Sendable {
    /// An icon of `bootstrap-icons`, by its name there.
    case icon(String)
    /// Paths in this module.
    case drawn
    /// Other symbols, as in `heart.circle`.
    case composed
  }

  init(_ name: String, _ recipe: SymbolRecipe) {
    self.name = name
    isMirrored = SymbolNames.isMirrored(name)
    origin =
      switch recipe {
      case .icon(let icon): .icon(icon)
      case .pieces: .drawn
      case .enclosed, .slashed, .badged: .composed
      }
  }
}

/// All names of symbols that are not composed of others, in order.
///
/// The forms of any symbol, such as `.circle.fill`, are unlimited and not included, unless they are
/// icons of their own.
package struct SymbolCatalog: Sendable {
  /// The symbols, by their names.
  package let symbols: [ListedSymbol]

  private let icons: Set<String>

  /// Creates the catalog of a folder of icons.
  ///
  /// - Throws: `Diagnostic` if the package `bootstrap-icons` is not installed.
  package init(folder: String = SymbolLoader.packageFolder) throws(Diagnostic) {
    let icons = Set(SymbolLoader.icons(inFolder: folder))
    guard !icons.isEmpty else { throw SymbolLoader.missingPackage(nil) }
    let tabled = SymbolNames.bootstrapNames.keys.flatMap { [$0, $0 + ".fill"] }
    // A name such as filetype.svg is that of a file.
    let dotted = icons.map { $0.replacing("-", with: ".") }.filter { !OwnSymbol.isPath($0) }
    var found = Self.symbols(named: tabled + DrawnSymbols.all.keys + dotted, icons)
    // If a dotted name is that of another symbol, the icon has the one with dashes.
    let drawn = Set(found.map(\.origin))
    found += Self.symbols(named: icons.filter { !drawn.contains(.icon($0)) }, icons)
      .filter { $0.origin == .icon($0.name) }
    let directed = found.compactMap { SymbolNames.directed($0.name) }
    let names = Set(found.map(\.name))
    found += Self.symbols(named: Set(directed).subtracting(names), icons)
    self.icons = icons
    symbols = found.sorted { $0.name < $1.name }
  }

  private static func symbols(
    named names: some Sequence<String>, _ icons: Set<String>
  ) -> [ListedSymbol] {
    Set(names).compactMap { name in
      let recipe = SymbolNames.recipe(for: name, hasIcon: icons.contains)
      // A form that is drawn as the symbol itself is none of its own.
      let form = SymbolNames.plainForms.first { name.hasSuffix($0) }
      let plain = form.flatMap {
        SymbolNames.recipe(for: String(name.dropLast($0.count)), hasIcon: icons.contains)
      }
      let symbol = recipe == plain ? nil : recipe.map { ListedSymbol(name, $0) }
      return symbol?.origin == .composed ? nil : symbol
    }
  }

  /// Returns the symbols that match a word: the one of that name, those whose names begin with it
  /// as a word or have it as another, those of that meaning, and those with it inside their names
  /// or their icons'.
  ///
  /// - Throws: `Diagnostic` if there are none.
  package func symbols(matching word: String) throws(Diagnostic) -> [ListedSymbol] {
    let wanted = word.lowercased()
    let spelled = wanted.replacing(" ", with: ".").replacing("_", with: ".")
    let meant = meaning(of: wanted)
    let ranked = symbols.compactMap { symbol -> (rank: Int, symbol: ListedSymbol)? in
      let words = symbol.name.split { $0 == "." || $0 == "-" }
      if symbol.name == spelled { return (0, symbol) }
      if words.first.map({ $0 == spelled }) ?? false { return (1, symbol) }
      if words.contains(where: { $0 == spelled }) { return (2, symbol) }
      if words.first.map(meant.contains) ?? false { return (3, symbol) }
      if symbol.name.contains(spelled) { return (4, symbol) }
      if case .icon(let icon) = symbol.origin, icon.contains(wanted) { return (4, symbol) }
      return nil
    }
    var found = ranked.sorted { ($0.rank, $0.symbol.name) < ($1.rank, $1.symbol.name) }
      .map(\.symbol)
    // A form that no icon has is a symbol, too.
    if found.first?.name != spelled, SymbolLoader.isName(spelled), !OwnSymbol.isPath(spelled),
      let recipe = SymbolNames.recipe(for: spelled, hasIcon: icons.contains)
    {
      found.insert(ListedSymbol(spelled, recipe), at: 0)
    }
    guard found.isEmpty else { return found }
    let names = symbols.map(\.name)
    throw Diagnostic(
      at: nil, "no symbol has '\(excerpt(of: word, limit: 40))' in its name or its meaning",
      suggestion: suggestion(for: wanted, among: names) ?? similarSymbols(to: wanted, among: names))
  }
}
