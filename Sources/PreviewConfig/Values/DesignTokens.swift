import Catalogs
import CellViews
import ConfigLanguage
import Diagnostics
import DisplayList
import PlainText

extension DesignTokens {
  /// Returns the tokens with missing ones taken from `shared`.
  func adding(_ shared: DesignTokens) -> DesignTokens {
    DesignTokens(lengths.merging(shared.lengths) { own, _ in own })
  }

  /// The first parts of the names, with which expressions begin.
  var groups: Set<String> { Set(lengths.keys.map(\.firstGroup)) }

  /// Returns the values of the groups in expressions: `space.5` is the field `5` of `space`.
  ///
  /// - Parameter others: The tokens that are not lengths, by their names.
  func data(with others: [String: DataValue]) -> [String: DataValue] {
    let values = lengths.mapValues { DataValue.number($0) }.merging(others) { length, _ in length }
    let root = values.sorted { $0.key < $1.key }.reduce(into: TokenGroup()) { root, token in
      root.insert(token.value, at: token.key.split(separator: ".").map(String.init)[...])
    }
    return root.data
  }

  /// The name that represents both a length and a group of names.
  ///
  /// - Returns: The shorter of the names; nil if there is none.
  fileprivate var ambiguousName: String? {
    lengths.keys.sorted().first { name in
      lengths.keys.contains { $0.hasPrefix(name + ".") }
    }
  }
}

/// Tokens whose names have the same first part.
private struct TokenGroup {
  private var values: [String: DataValue] = [:]
  private var groups: [String: TokenGroup] = [:]

  mutating func insert(_ value: DataValue, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      values[name] = value
    } else {
      groups[name, default: TokenGroup()].insert(value, at: rest)
    }
  }

  var data: [String: DataValue] {
    // A token that others have their names from is its group's root: the parts of both are fields.
    groups.mapValues { DataValue.object($0.data) }.merging(values) { group, value in
      guard case .object(let fields) = group, case .object(let own) = value else { return group }
      return .object(fields.merging(own) { inner, _ in inner })
    }
  }
}

extension DataValue {
  /// The field of a token of several parts that has its name; no name of a token or a part has braces.
  private static let tokenField = "{token}"

  /// Creates the value of a token of several parts: what takes such tokens knows it by its name.
  fileprivate init(token name: String, _ parts: [String: DataValue] = [:]) {
    self = .object(parts.merging([Self.tokenField: .string(name)]) { part, _ in part })
  }

  /// The value; of a token of several parts its name.
  var orTokenName: DataValue {
    if case .object(let fields) = self, let name = fields[Self.tokenField] { name } else { self }
  }
}

extension CatalogLibrary {
  /// The values of tokens that are not lengths in expressions: the names of colours, and the parts of
  /// fonts, shadows, borders and transitions.
  var tokenData: [String: DataValue] { tokens?.expressionData ?? [:] }
}

extension TokenSet {
  fileprivate var expressionData: [String: DataValue] {
    var data: [String: DataValue] = [:]
    for name in colors.keys { data[name] = .string(name) }
    for (name, font) in fonts {
      var parts: [String: DataValue] = [
        "fontFamily": .string(font.families.first ?? ""), "fontSize": .number(font.size),
        "fontWeight": .number(font.weight), "letterSpacing": .number(font.letterSpacing),
      ]
      parts["lineHeight"] = font.lineHeight.map { .number($0) }
      data[name] = DataValue(token: name, parts)
    }
    for (name, shadows) in shadows {
      guard let shadow = shadows.first, shadows.count == 1 else {
        data[name] = DataValue(token: name)
        continue
      }
      data[name] = DataValue(
        token: name,
        [
          "color": .string(shadow.color.dump), "offsetX": .number(shadow.x),
          "offsetY": .number(shadow.y), "blur": .number(shadow.blur),
          "spread": .number(shadow.spread), "inset": .bool(shadow.isInner),
        ])
    }
    for (name, border) in borders {
      data[name] = DataValue(
        token: name, ["color": .string(border.color.dump), "width": .number(border.width)])
    }
    for name in gradients.keys { data[name] = DataValue(token: name) }
    for (name, transition) in transitions {
      data[name] = DataValue(
        token: name,
        ["duration": .number(transition.duration), "delay": .number(transition.delay)])
    }
    return data
  }
}

extension ValueType<DesignTokens> {
  /// Names for lengths.
  static let tokens = ValueType(
    schema: {
      let length = ValueType<Double>.length.schema()
      let paths = ValueType<[IncludePath]>.includePaths.schema()
      let lengths = Schema(
        "lengths by name",
        .members([
          "type": "object",
          "patternProperties": .members([
            DesignTokens.namePattern: length.json
          ]),
          "additionalProperties": .bool(false),
        ]), references: length.references)
      return .anyOf("lengths by name, or files of design tokens", [lengths, paths])
    },
    compile: { node, place, compiler in
      // The files are opened with the other catalogs.
      guard node.mapping != nil else {
        return ValueType<[IncludePath]>.includePaths.compile(node, place, compiler)?
          .map { _ in DesignTokens() }
      }
      guard let entries = compiler.entries(of: node, "lengths by name", label: place.label) else {
        return nil
      }
      var tokens = DesignTokens()
      for entry in entries {
        guard entry.key.utf8.count <= longestName else {
          compiler.report(
            Diagnostic(
              at: entry.keyRange,
              "tokens: expected names of at most \(longestName) characters, "
                + "found \(entry.key.utf8.count)"))
          continue
        }
        guard entry.key.isTokenName, !DeclaredNames.reserved.contains(where: entry.key.begins)
        else {
          compiler.report(
            Diagnostic(
              at: entry.keyRange,
              "tokens: expected names of letters, digits and '_' with dots between, as in "
                + "'space.5', found '\(excerpt(of: entry.key, limit: 40))'"))
          continue
        }
        tokens.lengths[entry.key] =
          ValueType<Double>.length.constant()
          .compile(entry.value, label: entry.key, with: compiler)?.constant
      }
      if let name = tokens.ambiguousName,
        let entry = entries.first(where: { $0.key == name })
      {
        compiler.report(
          Diagnostic(
            at: entry.keyRange, "tokens: '\(name)' is a length and begins the names of others"))
        return nil
      }
      return .constant(tokens)
    })

  /// The longest name of a token, in bytes: each of its parts is a level of nested values.
  private static let longestName = 100
}

extension String {
  /// The first of the names that have points between.
  var firstGroup: String { String(prefix { $0 != "." }) }

  /// Returns whether the name's first part is `group`.
  fileprivate func begins(with group: String) -> Bool { hasPrefix(group + ".") }
}
