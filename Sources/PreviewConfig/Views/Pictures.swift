import CellViews
import Diagnostics
import ImageDecoding
import PlainText

extension ViewDeclaration {
  static let image = ViewDeclaration(
    "image", .image, "A PNG, JPEG or SVG file, relative to the config.")

  static let symbol = ViewDeclaration(
    "symbol", .symbol, "A symbol of Bootstrap Icons, by its name or SF Symbols'.")
}

extension ValueType<View> {
  /// A picture by its path, or a mapping with its settings.
  fileprivate static let image = picture.map { view($0) { Image($0) } }.orMapping(
    .record(
      "image", "A PNG, JPEG or SVG file.",
      Field(
        Field("file", picture, "The file's path, relative to the config."),
        Field(
          "resizable", .truth, default: false, shown: "false",
          "Whether the picture fills its space, or keeps its own size.")
      ) { picture, isResizable in view(picture) { Image($0, isResizable: isResizable) } }))

  /// The view of a picture; an empty one while its path waits for a computed value.
  private static func view(_ picture: Picture?, _ image: (Picture) -> Image) -> View {
    picture.map { .image(image($0)) } ?? .color(.clear)
  }

  /// A symbol by its name.
  static let symbol = loaded("a symbol's name") { loaders, name, range throws(Diagnostic) in
    try loaders.symbols.symbol(name, from: range)
  }.map { view($0) { Image($0, isSymbol: true) } }

  private static let picture = loaded("a path") { loaders, path, range throws(Diagnostic) in
    try loaders.pictures.picture(path, from: range)
  }

  /// Pictures that a text names: loaded with the config, or with the cell where the text has
  /// expressions.
  private static func loaded(
    _ words: String,
    load: @escaping @Sendable (Loaders, String, SourceRange) throws(Diagnostic) -> Picture
  ) -> ValueType<Picture?> {
    ValueType<Picture?>(
      schema: { Schema(words, .members(["type": "string"])) },
      compile: { node, place, compiler in
        let inner = KeyPlace(label: place.label, hasDefault: true)
        guard let name = ValueType<String>.text.compile(node, inner, compiler) else { return nil }
        let loaders = compiler.loaders
        let range = node.range
        guard let constant = name.constant else {
          return .computed { scope in
            do {
              return try load(loaders, try name.value(in: scope), range)
            } catch is PendingValue {
              return nil
            }
          }
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
