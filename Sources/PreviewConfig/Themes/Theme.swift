import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

extension Theme {
  /// Reads a theme, and lets the compiler use it; what is wrong in it is reported.
  ///
  /// A colour may be made of others, and a font be another, in any order.
  ///
  /// - Parameter names: The names in the expressions of styles.
  static func read(
    _ entries: ThemeEntries, _ names: ExpressionNames, with compiler: Compiler
  ) {
    let colors = entries.colors.filter { isName($0, of: "colors", with: compiler) }
    // What is wrong is reported here, and not again where it is used.
    for entry in colors { compiler.declared.theme.colors[entry.key] = .clear }
    for entry in eachAfterWhatItNames(colors, of: "colors", \.namesOfColors, with: compiler) {
      let color = ValueType<Color>.themeColor
        .compile(entry.value, label: entry.key, with: compiler)?.constant
      if let color { compiler.declared.theme.colors[entry.key] = color }
    }
    let fonts = entries.fonts.filter { isName($0, of: "fonts", with: compiler) }
    for entry in fonts { compiler.declared.theme.fonts[entry.key] = .style(.body) }
    for entry in eachAfterWhatItNames(fonts, of: "fonts", \.namesOfFonts, with: compiler) {
      let font = ValueType<Font>.font.constant()
        .compile(entry.value, label: entry.key, with: compiler)?.constant
      if let font { compiler.declared.theme.fonts[entry.key] = font }
    }
    let styles = entries.styles.filter { isName($0, of: "styles", with: compiler) }
    for entry in styles { compiler.declared.theme.styles[entry.key] = entry.value }
    // A style is read at its uses; reading it here checks unused ones as well.
    compiler.withNames(names.adding(ItemNames.inCells)) {
      for entry in styles { _ = compiler.changes(ofStyle: entry.key, at: entry.keyRange) }
    }
  }

  private static func isName(
    _ entry: ConfigEntry, of key: String, with compiler: Compiler
  ) -> Bool {
    let name = excerpt(of: entry.key, limit: 40)
    guard entry.key.isIdentifier else {
      compiler.report(
        Diagnostic(
          at: entry.keyRange,
          "\(key): expected a name of letters, digits and '_', found '\(name)'"))
      return false
    }
    let taken: String? =
      switch key {
      case "colors" where Color(named: entry.key) != nil: "a system colour"
      case "colors" where compiler.vocabulary.view(named: entry.key) != nil: "a view"
      case "colors" where compiler.declared.cells.contains(entry.key): "a cell"
      case "fonts" where TextStyle(rawValue: entry.key) != nil: "a text style"
      default: nil
      }
    guard let taken else { return true }
    compiler.report(Diagnostic(at: entry.keyRange, "\(key): '\(name)' is \(taken) already"))
    return false
  }
}

/// The names of a theme with their values in the config.
struct ThemeEntries: Sendable {
  var colors: [ConfigEntry] = []
  var fonts: [ConfigEntry] = []
  var styles: [ConfigEntry] = []

  /// Returns the names with missing ones taken from `others`.
  func over(_ others: ThemeEntries) -> ThemeEntries {
    ThemeEntries(
      colors: others.colors.under(colors), fonts: others.fonts.under(fonts),
      styles: others.styles.under(styles))
  }
}

extension ThemeEntries {
  /// Creates the names of a preview or of a file whose own keys contain errors.
  init(ofUnsound node: ConfigNode) {
    self.init(
      colors: node["colors"]?.mapping ?? [], fonts: FontsParts(ofUnsound: node).names,
      styles: node["styles"]?.mapping ?? [])
  }
}

extension Theme {
  /// Returns entries in an order in which each follows those that it names.
  ///
  /// Cycles are reported.
  private static func eachAfterWhatItNames(
    _ entries: [ConfigEntry], of key: String, _ names: (ConfigEntry) -> [String],
    with compiler: Compiler
  ) -> [ConfigEntry] {
    let places = Dictionary(entries.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var ordered: [ConfigEntry] = []
    var isReached = [Bool](repeating: false, count: entries.count)
    var isOpen = isReached
    // A list instead of calls: as many colours as a file has may each be made of the next.
    var open: [(index: Int, names: [String])] = []
    for start in entries.indices where !isReached[start] {
      (isReached[start], isOpen[start]) = (true, true)
      open.append((start, names(entries[start])))
      while let (index, rest) = open.last {
        guard let name = rest.last else {
          ordered.append(entries[index])
          isOpen[index] = false
          open.removeLast()
          continue
        }
        open[open.count - 1].names.removeLast()
        guard let next = places[name] else { continue }
        if isOpen[next] {
          let name = excerpt(of: name, limit: 40)
          compiler.report(
            Diagnostic(at: entries[next].keyRange, "\(key): '\(name)' is made of itself"))
        } else if !isReached[next] {
          (isReached[next], isOpen[next]) = (true, true)
          open.append((next, names(entries[next])))
        }
      }
    }
    return ordered
  }
}

extension ConfigEntry {
  /// The names of the colours that this colour of a theme may be made of.
  fileprivate var namesOfColors: [String] {
    ([value] + (value.mapping?.map(\.value) ?? [])).compactMap { node in
      (node.scalar?.text).map { String($0.prefix { $0 != "." }) }
    }
  }

  /// The name of the font to which this font of a theme may refer.
  fileprivate var namesOfFonts: [String] { value.scalar.map { [$0.text] } ?? [] }
}

extension ValueType<Color> {
  /// A colour of a theme: the same in light and dark, or one for each.
  fileprivate static let themeColor = ValueType(schema: written.schema) { node, place, compiler in
    written.compile(node, place, compiler)?
      .map { Color(light: $0.light, dark: $0.dark, name: place.label) }
  }

  private static let written = color.orMapping(lightAndDark).constant()

  private static let lightAndDark = ValueType.record(
    "themeColor", "A colour for light screens and one for dark screens.",
    Field(
      Field("light", .color, "The colour on a light screen."),
      Field("dark", .color, "The colour on a dark screen.")
    ) { Color(light: $0.light, dark: $1.dark) })
}

extension ValueType<[ConfigEntry]> {
  /// Colours by name.
  static let themeColors = entries("colours by name") { ValueType<Color>.themeColor.schema() }

  /// Modifiers by the names of styles.
  static let styles = entries("lists of modifiers by name") {
    Schema(
      "modifiers, or a list of them", .members(["type": .array(["object", "array"])]))
  }

  /// Returns values by name, which are compiled once those of other files are known.
  private static func entries(
    _ words: String, _ value: @escaping @Sendable () -> Schema
  ) -> ValueType {
    ValueType(
      schema: {
        let value = value()
        return Schema(
          words, .members(["type": "object", "additionalProperties": value.json]),
          references: value.references)
      },
      compile: { node, place, compiler in
        compiler.entries(of: node, words, label: place.label).map { .constant($0) }
      })
  }
}
