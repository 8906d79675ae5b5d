import Catalogs
import CellViews
import ConfigLanguage
import Diagnostics
import DisplayList
import PlainText

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
    guard TextStyle(rawValue: name) == nil,
      let token = catalogs.tokens?.fonts[name]
    else { return }
    catalogs.note(TokenUse(kind: .font, words: name, isNamed: true, range: range))
    if let families = declared.fontFamilies, !token.families.contains(where: families.contains),
      let first = token.families.first
    {
      report(
        Diagnostic(
          .warning, at: range,
          "no font is '\(excerpt(of: first, limit: 40))', which the token "
            + "'\(excerpt(of: name, limit: 40))' names; the system's is used",
          suggestion: "name a folder with its files under 'fonts'"))
    }
    if token.letterSpacing != 0 {
      report(
        Diagnostic(
          .warning, at: range,
          "the letter spacing of the token '\(excerpt(of: name, limit: 40))' is not a part of its font",
          suggestion: "write 'tracking: \(NumberText.shortest(token.letterSpacing))' beside it"))
    }
    if let height = token.lineHeight {
      report(
        Diagnostic(
          .warning, at: range,
          "the line height of the token '\(excerpt(of: name, limit: 40))' is not a part of its font: "
            + "it is \(NumberText.shortest(height * token.size)) points",
          suggestion: "write 'lineHeight: { multiple: \(NumberText.shortest(height)) }' beside it"))
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
    for path in scalar.paths where lengths[path] != nil {
      noteLength(path, isNamed: true, at: range)
    }
  }
}

extension Compiler {
  /// Takes note of the tokens of several parts of which an expression names one, as `lift.card.blur`.
  func noteParts(of template: ConfigScalar, at range: SourceRange) {
    let catalogs = declared.theme.catalogs
    guard let tokens = catalogs.tokens else { return }
    for path in template.paths {
      guard let point = path.lastIndex(of: ".") else { continue }
      let name = String(path[..<point])
      guard let kind = tokens.kind(ofParts: name) else { continue }
      catalogs.note(TokenUse(kind: kind, words: name, isNamed: true, range: range))
    }
  }
}

extension ConfigScalar {
  /// The words that may be names of tokens, with points between.
  fileprivate var paths: [String] {
    text.split(whereSeparator: { !($0.isLetter || $0.isNumber || "._".contains($0)) })
      .map { String($0) }
  }
}

extension TokenSet {
  /// Returns the kind of a token of several parts; nil for another.
  fileprivate func kind(ofParts name: String) -> UsedToken.Kind? {
    if fonts[name] != nil { return .font }
    if shadows[name] != nil { return .shadow }
    if borders[name] != nil { return .border }
    return transitions[name] != nil ? .transition : nil
  }
}

extension ValueType {
  /// Returns the type of a token's name, which an expression may have as its value, or of this type's values.
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
      let range = node.range
      let token = { @Sendable (name: String) -> Value? in
        guard let value = catalogs.tokens.flatMap({ value($0, name) }) else { return nil }
        catalogs.note(TokenUse(kind: kind, words: name, isNamed: true, range: range))
        return value
      }
      if let value = node.scalar.flatMap({ token($0.text) }) { return .constant(value) }
      let own = compile(node, place, compiler)
      guard catalogs.tokens != nil, let scalar = node.scalar, scalar.isTemplate,
        case .computation(let computation)? = own,
        let template = try? Template(parsing: scalar.text, position: scalar.position)
      else { return own }
      return .computed { scope in
        if case .string(let name)? = try template.value(in: scope.scope)?.orTokenName,
          let value = token(name)
        {
          return value
        }
        return try computation(scope)
      }
    }
  }
}
