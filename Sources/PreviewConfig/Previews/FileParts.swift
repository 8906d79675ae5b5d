import CellViews
import ConfigLanguage
import PlainText

/// The parts of a file of several previews before these are compiled.
struct FileParts: Sendable {
  /// The most previews of a file.
  fileprivate static let limit = 1000

  var previews: [ConfigNode]
  /// The folders of fonts for all previews; nil if they are unknown.
  var fonts: [FontFolder]?
  /// Names for colours, fonts and modifiers in all previews.
  var theme = ThemeEntries()
  /// The project's catalogs, for all previews.
  var catalogs = CatalogPaths()
  /// Names for lengths in all previews; nil if they are unknown.
  var tokens: DesignTokens?
  /// Components for all previews.
  var components: ConfigNode?
  /// Cells for all previews.
  var cells: ConfigNode?
  /// The names of the files to include.
  var include: [IncludePath] = []
}

extension FileParts {
  /// Creates the parts of a file whose own keys contain errors that can still be checked.
  init(ofUnsound node: ConfigNode) {
    self.init(
      previews: Array((node["previews"]?.list ?? []).prefix(Self.limit)), fonts: nil,
      theme: ThemeEntries(ofUnsound: node), catalogs: CatalogPaths(ofUnsound: node), tokens: nil,
      components: node["components"],
      cells: node["cells"], include: [IncludePath](ofUnsound: node))
  }
}

extension ValueType<FileParts> {
  /// A file of several previews.
  static let file = ValueType.record(
    "file", "A file of several previews.",
    Field(
      Field(
        "previews",
        ValueType<ConfigNode>.previewNode.list("a list of previews", count: 1...FileParts.limit),
        "The previews, each with a name of its own."),
      Field<FontsParts>(
        "fonts", .fonts, default: FontsParts(), shown: "[]",
        "Folders with fonts for all previews, searched after each preview's own; or names for fonts."
      ),
      Field<[ConfigEntry]>(
        "colors", .themeColors, default: [], shown: "{}",
        "Names for colours in all previews; a preview's own take precedence."),
      Field<[ConfigEntry]>(
        "styles", .styles, default: [], shown: "{}",
        "Names for modifiers in all previews; a preview's own take precedence."),
      Field<DesignTokens>(
        "tokens", .tokens, default: DesignTokens(), shown: "{}",
        "Names for lengths in all previews; a preview's own take precedence."),
      Field<CatalogPaths>.catalogPaths,
      Field<ConfigNode?>(
        optional: "components", .components,
        "Views with parameters for all previews; a preview's own take precedence."),
      Field<ConfigNode?>(
        optional: "cells", .cells,
        "Views that `cell:` names, for all previews; a preview's own take precedence."),
      Field<[IncludePath]>(
        "include", .includePaths, default: [], shown: "[]",
        "Files whose components, cells, tokens and themes all previews may use.")
    ) {
      FileParts(
        previews: $0, fonts: $1.folders,
        theme: ThemeEntries(colors: $2, fonts: $1.names, styles: $3), catalogs: $5, tokens: $4,
        components: $6, cells: $7, include: $8)
    })
}

extension ValueType<ConfigNode> {
  fileprivate static let previewNode = ValueType(
    schema: ValueType<PreviewParts>.preview.schema
  ) { node, _, _ in .constant(node) }
}

extension ValueType<String> {
  /// A name that is safe as a file's in any folder.
  static let outputName = ValueType(
    schema: {
      Schema(
        "name",
        .members([
          "type": .array(["string", "number"]),
          "pattern": .string("^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$"),
        ]))
    },
    compile: { node, place, compiler in
      guard let scalar = node.scalar, scalar.text.isOutputName else {
        return compiler.refuse(
          node, "up to 100 ASCII letters, digits, '-', '_' and '.', the first not '-' or '.'",
          label: place.label)
      }
      return .constant(scalar.text)
    })
}

extension String {
  /// Indicates whether the name has only ASCII letters, digits, `-`, `_` and `.`, and does not
  /// begin with `.`, which would hide the file, or `-`, which would make it an option of other
  /// commands.
  var isOutputName: Bool {
    guard (1...100).contains(utf8.count), utf8.first != UInt8(ascii: "."),
      utf8.first != UInt8(ascii: "-")
    else { return false }
    return utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
    }
  }
}
