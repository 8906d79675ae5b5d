package import CellViews
import Catalogs
import ConfigLanguage
package import Diagnostics
import DisplayList
import PlainText

/// A place of a screen that names a token or a colour set, or has a value of its own instead.
struct TokenUse: Hashable, Sendable {
  var kind: UsedToken.Kind
  /// The name, or the value that is written by itself.
  var words: String
  var isNamed: Bool
  /// The place; nil for a name that an expression computes.
  var range: SourceRange?
}

/// A token, a colour set or a value of its own that a screen uses, with all of its places.
package struct UsedToken: Sendable {
  /// The kinds of values that have names.
  package enum Kind: String, Sendable {
    case color, length, font, shadow, border, gradient
  }

  /// The kind of value.
  package var kind: Kind
  /// The name; for a value that is written by itself, the names of the same value.
  package var names: [String]
  /// Indicates whether the screen has the name, and not its value.
  package var isNamed: Bool
  /// The value as it is written in a config; nil for a font and other values of several parts.
  package var value: String?
  /// The places in their order; none for a name that expressions compute.
  package var places: [SourceRange]
}

extension LoadedConfig {
  /// Returns the tokens and colour sets that a preview uses, by their names, and then the values that it
  /// has beside them.
  ///
  /// Names that expressions compute are known once the cells are built, that is after the preview is arranged.
  package func tokens(of preview: Preview) -> [UsedToken] {
    guard let source = controlSources[preview.fullName] else { return [] }
    let groups = Dictionary(grouping: Set(source.catalogs.uses)) { use in
      [use.isNamed ? "" : "value", use.kind.rawValue, use.words]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, uses in
      guard let use = uses.first else { return nil }
      let places = uses.compactMap(\.range).sorted {
        ($0.file, $0.start) < ($1.file, $1.start)
      }
      return UsedToken(
        kind: use.kind, names: use.isNamed ? [use.words] : source.names(of: use),
        isNamed: use.isNamed, value: use.isNamed ? source.value(of: use) : use.words,
        places: places)
    }
  }
}

extension ControlSource {
  /// Returns the names of a value that is written by itself, in alphabetical order.
  fileprivate func names(of use: TokenUse) -> [String] {
    switch use.kind {
    case .color: RGBA(hexadecimal: use.words).map { catalogs.names(of: $0) } ?? []
    case .length: tokens.lengths.filter { NumberText.shortest($0.value) == use.words }.keys.sorted()
    case .font, .shadow, .border, .gradient: []
    }
  }

  /// Returns the value of a name in light, as it is written in a config.
  fileprivate func value(of use: TokenUse) -> String? {
    switch use.kind {
    case .color: return ((try? catalogs.color(named: use.words)) ?? nil).map(\.light.dump)
    case .length: return tokens.lengths[use.words].map { NumberText.shortest($0) }
    case .font, .shadow, .border, .gradient: return nil
    }
  }
}

extension Compiler {
  /// Takes note of a colour: a name of a catalog, or a value beside them.
  func noteColor(_ scalar: ConfigScalar, at range: SourceRange) {
    let catalogs = declared.theme.catalogs
    guard !catalogs.isEmpty, !scalar.isTemplate else { return }
    let base = String(scalar.text.prefix { $0 != "(" })
    let name = base.hasSuffix(".opacity") ? String(base.dropLast(8)) : base
    guard Color(named: name) == nil, declared.theme.colors[name] == nil else { return }
    let color = RGBA(hexadecimal: name)
    guard color != nil || catalogs.hasColor(name) else { return }
    catalogs.note(
      TokenUse(
        kind: .color, words: color?.dump ?? name, isNamed: color == nil, range: range))
  }

  /// Takes note of a font of a token, and warns of its parts that are not drawn.
  func noteFont(_ name: String, at range: SourceRange) {
    let catalogs = declared.theme.catalogs
    guard let token = catalogs.tokens.lazy.compactMap({ $0.fonts[name] }).first else { return }
    catalogs.note(TokenUse(kind: .font, words: name, isNamed: true, range: range))
    func warn(_ message: String, _ suggestion: String) {
      report(Diagnostic(.warning, at: range, message, suggestion: suggestion))
    }
    if let families = declared.fontFamilies, !token.families.contains(where: families.contains),
      let first = token.families.first
    {
      warn(
        "no font is '\(excerpt(of: first, limit: 40))', which the token "
          + "'\(excerpt(of: name, limit: 40))' names; the system's is used",
        "name a folder with its files under 'fonts'")
    }
    if token.letterSpacing != 0 {
      warn(
        "the letter spacing of the token '\(excerpt(of: name, limit: 40))' is not a part of its font",
        "write 'tracking: \(NumberText.shortest(token.letterSpacing))' beside it")
    }
    if let height = token.lineHeight {
      warn(
        "the line height of the token '\(excerpt(of: name, limit: 40))' is not a part of its font: it is "
          + "\(NumberText.shortest(height * token.size)) points",
        "write 'lineSpacing' beside it")
    }
  }

  /// Takes note of a length: the name of a token, or a value beside them.
  func noteLength(_ words: String, isNamed: Bool, at range: SourceRange) {
    guard declared.tokens?.lengths.isEmpty == false else { return }
    declared.theme.catalogs.note(
      TokenUse(kind: .length, words: words, isNamed: isNamed, range: range))
  }

  /// Takes note of the tokens that a length's expressions name, or of a length beside tokens.
  ///
  /// - Parameter type: The type in messages; numbers that are not lengths are not noted.
  func noteLength(
    of scalar: ConfigScalar, _ data: Dynamic<DataValue?>, as type: String, at range: SourceRange
  ) {
    guard let lengths = declared.tokens?.lengths, !lengths.isEmpty else { return }
    if case .constant(.number(let number)?) = data, number != 0, type.contains("points") {
      return noteLength(NumberText.shortest(number), isNamed: false, at: range)
    }
    guard scalar.isTemplate else { return }
    for path in scalar.text.split(
      whereSeparator: { !($0.isLetter || $0.isNumber || "._".contains($0)) }
    ) where lengths[String(path)] != nil {
      noteLength(String(path), isNamed: true, at: range)
    }
  }
}

extension ValueType {
  /// Returns the type of a token's name, or of this type's values.
  ///
  /// - Parameters:
  ///   - hasNames: Indicates whether this type's own values may be names, so that the schema has them.
  ///   - value: Returns the value of a token by its name; nil for an unknown one.
  func orToken(
    _ kind: UsedToken.Kind, hasNames: Bool = true,
    _ value: @escaping @Sendable (TokenSet, String) -> Value?
  ) -> ValueType {
    let shown: @Sendable () -> Schema = {
      let own = schema()
      let name = Schema("", .members(["type": "string"]))
      return hasNames ? own : .anyOf(own.words + ", or the name of a token", [own, name])
    }
    return ValueType(schema: shown) { node, place, compiler in
      let catalogs = compiler.declared.theme.catalogs
      guard let name = node.scalar?.text,
        let value = catalogs.tokens.lazy.compactMap({ value($0, name) }).first
      else { return compile(node, place, compiler) }
      catalogs.note(TokenUse(kind: kind, words: name, isNamed: true, range: node.range))
      return .constant(value)
    }
  }
}
