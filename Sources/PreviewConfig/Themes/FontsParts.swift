import CellViews
import ConfigLanguage
import PlainText

/// The content of `fonts:`: folders with fonts, names for fonts, or both.
struct FontsParts: Sendable {
  var folders: [FontFolder] = []
  var names: [ConfigEntry] = []
}

extension FontsParts {
  /// The key for the folders beside the names of fonts.
  fileprivate static let foldersKey = "folders"

  /// Creates the names of fonts of a preview or of a file whose own keys contain errors.
  init(ofUnsound node: ConfigNode) {
    names = (node["fonts"]?.mapping ?? []).filter { $0.key != Self.foldersKey }
  }
}

extension [FontFolder] {
  /// Returns the folders, and then those of `others` that are not among them.
  func adding(_ others: [FontFolder]) -> [FontFolder] {
    self + others.filter { !contains($0) }
  }
}

extension ValueType<FontsParts> {
  /// A list of folders, or a mapping of names to fonts with the folders under a key of its own.
  static let fonts = ValueType(
    schema: {
      let font = ValueType<Font>.font.schema()
      let folders = ValueType<[FontFolder]>.fontFolders.schema()
      let names = Schema(
        "[fonts](#font) by name, with the folders under `folders`",
        .members([
          "type": "object", "properties": .members([FontsParts.foldersKey: folders.json]),
          "additionalProperties": font.json,
        ]), references: font.references)
      return .anyOf("\(folders.words), or \(names.words)", [folders, names])
    },
    compile: { node, place, compiler in
      guard node.mapping != nil else {
        return ValueType<[FontFolder]>.fontFolders.compile(node, place, compiler)?
          .map { FontsParts(folders: $0) }
      }
      guard let entries = compiler.entries(of: node, "fonts by name", label: place.label) else {
        return nil
      }
      var parts = FontsParts(names: entries.filter { $0.key != FontsParts.foldersKey })
      if let folders = node[FontsParts.foldersKey] {
        guard
          let read = ValueType<[FontFolder]>.fontFolders
            .compile(folders, label: FontsParts.foldersKey, with: compiler)?.constant
        else { return nil }
        parts.folders = read
      }
      return .constant(parts)
    })
}
