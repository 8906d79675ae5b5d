import CellViews
import ImageDecoding

extension ValueType<View> {
  /// A picture by its path, or a mapping with its settings.
  static let image = picture.map { View.image(Image($0)) }.orMapping(
    .record(
      "image", "A PNG, JPEG or SVG file.",
      Field(
        Field("file", picture, "The file's path, relative to the config."),
        Field(
          "resizable", .truth, default: false, shown: "false",
          "Whether the picture fills its space; else it keeps its own size.")
      ) { .image(Image($0, isResizable: $1)) }))

  /// A symbol by its name.
  static let symbol = loaded("a symbol's name") { loaders, name, range throws(Diagnostic) in
    try loaders.symbols.symbol(name, from: range)
  }.map { View.image(Image($0, isSymbol: true)) }

  private static let picture = loaded("a path") { loaders, path, range throws(Diagnostic) in
    try loaders.pictures.picture(path, from: range)
  }

  /// Pictures that a text names: loaded with the config, or with the cell where the text has
  /// expressions.
  private static func loaded(
    _ words: String,
    load: @escaping @Sendable (Loaders, String, SourceRange) throws(Diagnostic) -> Picture
  ) -> ValueType<Picture> {
    ValueType<Picture>(
      schema: { Schema(words, .members(["type": "string"])) },
      compile: { node, place, compiler in
        guard let name = ValueType<String>.text.compile(node, label: place.label, with: compiler)
        else { return nil }
        guard let loaders = compiler.loaders else {
          compiler.report(
            Mismatch("no files can be read here"), at: node.range, label: place.label)
          return nil
        }
        let range = node.range
        guard let constant = name.constant else {
          return name.evaluated { name, _ in try load(loaders, name, range) }
        }
        do throws(Diagnostic) {
          return .constant(try load(loaders, constant, range))
        } catch {
          compiler.report(error)
          return nil
        }
      })
  }
}
