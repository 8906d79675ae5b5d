import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

extension DesignTokens {
  /// Returns the tokens with missing ones taken from `shared`.
  func adding(_ shared: DesignTokens) -> DesignTokens {
    DesignTokens(lengths.merging(shared.lengths) { own, _ in own })
  }

  /// The first parts of the names, with which expressions begin.
  var groups: Set<String> {
    Set(lengths.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
  }

  /// The values of the groups in expressions: `space.5` is the field `5` of `space`.
  var data: [String: DataValue] {
    let root = lengths.sorted { $0.key < $1.key }.reduce(into: TokenGroup()) { root, token in
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
  private var lengths: [String: Double] = [:]
  private var groups: [String: TokenGroup] = [:]

  mutating func insert(_ length: Double, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      lengths[name] = length
    } else {
      groups[name, default: TokenGroup()].insert(length, at: rest)
    }
  }

  var data: [String: DataValue] {
    groups.mapValues { DataValue.object($0.data) }
      .merging(lengths.mapValues { DataValue.number($0) }) { group, _ in group }
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
  /// Returns whether the name's first part is `group`.
  fileprivate func begins(with group: String) -> Bool { hasPrefix(group + ".") }
}
