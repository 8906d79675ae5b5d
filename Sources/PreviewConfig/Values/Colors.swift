import Catalogs
package import CellViews
package import ConfigLanguage
import DisplayList
import PlainText

extension ValueType<Color> {
  /// A colour of a theme or of the system by its name, or `#RRGGBB`, optionally followed by
  /// `.opacity(…)`.
  static let color = ValueType(schema: { color(of: Theme()).schema() }) { node, place, compiler in
    if let scalar = node.scalar {
      compiler.noteColor(scalar, at: node.range)
      // Without quotes, the digits are those of a number.
      if !scalar.isQuoted, scalar.text.hasPrefix("0x") {
        return compiler.refuse(
          node, "a colour", suggestion: FamiliarWords.color(scalar.text, in: Theme()),
          label: place.label)
      }
    }
    return color(of: compiler.declared.theme).compile(node, place, compiler)
  }

  private static func color(of theme: Theme) -> ValueType {
    .scalar("a colour", json: ValueUse.colorSchema, pending: .clear) { value throws(Mismatch) in
      guard case .string(let text) = value else {
        throw Mismatch(expected: "a colour", found: value)
      }
      return try Color(parsing: text, in: theme)
    }
  }
}

extension Color {
  /// Parses a colour in a config's notation, such as `black.opacity(0.2)` or `#FF2D55`.
  ///
  /// - Throws: `Mismatch` for text that is not a colour.
  package init(parsing text: String) throws(Mismatch) { try self.init(parsing: text, in: Theme()) }

  /// Parses a colour in a config's notation, or by a name of a theme's or of its catalogs.
  ///
  /// - Throws: `Mismatch` for text that is not a colour.
  init(parsing text: String, in theme: Theme) throws(Mismatch) {
    // By bytes: most colours are a name or digits alone, and splitting a text by another takes longer
    // than all the rest of this.
    let opacity = ".opacity"
    var parts: ArraySlice<Substring> = []
    var start = text.startIndex
    for place in text.utf8.indices where text.utf8[place] == UInt8(ascii: "(") {
      let part = text[start..<place]
      guard part.hasSuffix(opacity) else { continue }
      parts.append(part.dropLast(opacity.count))
      start = text.utf8.index(after: place)
    }
    parts.append(text[start...])
    let base = String(parts.removeFirst())
    if base.hasPrefix("#") {
      guard let color = RGBA(hexadecimal: base) else {
        throw Mismatch(
          "expected #RGB, #RRGGBB or #RRGGBBAA, found '\(excerpt(of: base, limit: 40))'",
          suggestion: FamiliarWords.color(base, in: theme))
      }
      self.init(color)
    } else if let color = Color(named: base) ?? theme.colors[base] {
      self = color
    } else if let color = try theme.catalogs.color(named: base) {
      self = color
    } else {
      throw Mismatch(
        expected: "a colour", found: .string(text),
        suggestion: FamiliarWords.color(base, in: theme)
          ?? suggestion(
            for: base, among: Color.allNames + theme.colors.keys + theme.catalogs.colorNames))
    }
    for part in parts {
      guard part.hasSuffix(")"), let factor = Self.number(part.dropLast()), 0...1 ~= factor else {
        throw Mismatch(
          "expected an opacity from 0 to 1, found '.opacity(\(excerpt(of: part, limit: 20))'")
      }
      self = self.opacity(factor)
    }
  }

  private static func number(_ text: Substring) -> Double? {
    guard case .number(let number) = try? ScalarReader.value(ofPlain: text.trimmingSpaces) else {
      return nil
    }
    return number
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension ValueType<ViewNode> {
  /// A view, or a colour.
  static let colorOrView = ValueType(
    schema: {
      .anyOf("colour, or [view](#views)", [ValueType<Color>.color.schema(), view.schema()])
    },
    compile: { node, place, compiler in
      let vocabulary = compiler.vocabulary
      guard let scalar = node.scalar, !scalar.isMissing,
        vocabulary.view(named: scalar.text) == nil, !compiler.declared.cells.contains(scalar.text)
      else { return view.compile(node, place, compiler) }
      guard scalar.isTemplate else {
        return ValueType<Color>.color.compile(node, label: place.label, with: compiler)?
          .map { .color($0) }
      }
      guard
        let data = compiler.data(
          of: scalar, at: node.range, label: place.label, for: .color)
      else { return nil }
      let range = node.range
      let theme = compiler.declared.theme
      return data.evaluated { value, evaluation in
        guard let value = value?.orTokenName else { return .color(.clear) }
        if case .string(let name) = value {
          if evaluation.cells[name] != nil || vocabulary.view(named: name)?.bare != nil {
            return try evaluation.view(named: name, at: range, in: vocabulary)
          }
          do throws(Mismatch) {
            return .color(try Color(parsing: name, in: theme))
          } catch {
            throw error.diagnostic(at: range, label: place.label)
          }
        }
        throw Mismatch(expected: "a colour or a view by name", found: value)
          .diagnostic(at: range, label: place.label)
      }
    }
  )
  .orToken(.gradient) { tokens, name in
    tokens.gradients[name].map { .linearGradient(LinearGradient($0)) }
  }
}
