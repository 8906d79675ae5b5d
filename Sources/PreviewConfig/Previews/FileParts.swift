import CellViews

/// The parts of a file of several previews before these are compiled.
struct FileParts: Sendable {
  /// How many previews a file may have.
  fileprivate static let limit = 1000

  var previews: [ConfigNode]
  /// The folders of fonts for all previews; nil if they are not known.
  var fonts: [FontFolder]?
  /// Names for lengths in all previews; nil if they are not known.
  var tokens: DesignTokens?
}

extension FileParts {
  /// What can still be checked of a file whose own keys are not all right.
  init(ofUnsound node: ConfigNode) {
    self.init(
      previews: Array((node["previews"]?.list ?? []).prefix(Self.limit)), fonts: nil, tokens: nil)
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
      Field<[FontFolder]>(
        "fonts", .fontFolders, default: [], shown: "[]",
        "Folders with fonts for all previews, searched after each preview's own."),
      Field<DesignTokens>(
        "tokens", .tokens, default: DesignTokens(), shown: "{}",
        "Names for lengths in all previews; a preview's own take precedence.")
    ) { FileParts(previews: $0, fonts: $1, tokens: $2) })
}

extension ValueType<ConfigNode> {
  fileprivate static let previewNode = ValueType(
    schema: ValueType<PreviewParts>.preview.schema
  ) { node, _, _ in .constant(node) }
}
