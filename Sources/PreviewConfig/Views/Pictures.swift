import CellViews
import ConfigLanguage
import Diagnostics
import PlainText
import SymbolDrawing

extension ViewDeclaration {
  static let pictures: [ViewDeclaration] = [
    .image, .symbol,
  ]

  static let image = ViewDeclaration(
    "image", .image,
    "A PNG, JPEG, WebP, AVIF, SVG or PDF file, relative to the config, or a picture of a catalog under "
      + "`assets:` by its name.")

  static let symbol = ViewDeclaration(
    "symbol", .symbol,
    "A symbol of Bootstrap Icons, by its name or SF Symbols', or one of your own: the path of an SVG "
      + "file or of a `.symbolset`.")
}

extension ValueType<ViewNode> {
  /// A picture by its path, or a mapping with its settings.
  static let image = picture.map { view($0) }.orMapping(
    .record(
      "image", "A PNG, JPEG, WebP, AVIF, SVG or PDF file, or a picture of a catalog.",
      Field(
        Field("file", picture, "The file's path, relative to the config, or the picture's name."),
        Field(
          "resizable", default: false,
          "Whether the picture fills its space, or keeps its own size.")
      ) { picture, isResizable in view(picture, isResizable: isResizable) }))

  /// Returns the view of a picture; an empty one while its path waits for a computed value.
  private static func view(_ image: ImageNode?, isResizable: Bool = false) -> ViewNode {
    guard var image else { return .color(.clear) }
    image.isResizable = isResizable
    return .image(image)
  }

  /// A symbol by its name, or a mapping with its look.
  static let symbol = symbolName.orMapping(
    .record(
      "symbol", "A symbol with its looks.",
      Field(
        Field("name", symbolName, "The symbol's name, or the path of one of your own."),
        Field(
          optional: "weight", .weight,
          "The weight of its strokes; defaults to that of the font around it."),
        Field(
          optional: "scale", .word(pending: SymbolScale.medium),
          "How large it is beside texts; defaults to the `imageScale` around it."),
        Field(
          optional: "renderingMode", .word(pending: SymbolColoring.monochrome),
          "How its parts are coloured; defaults to the `symbolRenderingMode` around it.")
      ) { symbol, weight, scale, coloring in
        [
          weight.map { .fontWeight($0) }, scale.map { .symbolScale($0) },
          coloring.map { .symbolColoring($0) },
        ].compactMap(\.self).reduce(symbol) { $0.with(.environment($1)) }
      }))

  /// A symbol by its name.
  private static let symbolName = loaded("a symbol's name") {
    loaders, catalogs, name, range throws(Diagnostic) in
    let path = catalogs.symbolSet(named: name) ?? name
    return try loaders.symbol(path, from: range).image(named: name)
  }.map { view($0) }

  private static let picture = loaded("a path, or a name in a catalog") {
    loaders, catalogs, path, range throws(Diagnostic) in
    if let asset = try catalogs.image(named: path, at: range) { return asset }
    if let set = catalogs.symbolSet(named: path) {
      return try loaders.symbol(set, from: range).image(named: path)
    }
    if let unknown = catalogs.unknownImage(path, at: range, loaders) { throw unknown }
    var image = ImageNode(try loaders.pictures.picture(path, from: range))
    image.name = path
    return image
  }

  /// Returns the pictures that a text names: loaded with the config, or with the cell if the text
  /// has expressions.
  private static func loaded(
    _ words: String,
    load:
      @escaping @Sendable (Loaders, CatalogLibrary, String, SourceRange) throws(Diagnostic)
      -> ImageNode
  ) -> ValueType<ImageNode?> {
    ValueType<ImageNode?>(
      schema: { Schema(words, .members(["type": "string"])) },
      compile: { node, place, compiler in
        let inner = KeyPlace(label: place.label, hasDefault: true)
        guard let name = ValueType<String>.text.compile(node, inner, compiler) else { return nil }
        let loaders = compiler.loaders
        let catalogs = compiler.declared.theme.catalogs
        let range = node.range
        guard let constant = name.constant else {
          return .computed { scope in
            if scope.mistakes?.isFull == true { return nil }
            do {
              let name = try name.value(in: scope)
              return try load(loaders, catalogs, name, range)
            } catch is PendingValue {
              return nil
            } catch let mistake as Diagnostic {
              guard let mistakes = scope.mistakes else { throw mistake }
              mistakes.add(mistake)
              return nil
            }
          }
        }
        do throws(Diagnostic) {
          return .constant(try load(loaders, catalogs, constant, range))
        } catch {
          compiler.reportUnfound(error)
          return .constant(nil)
        }
      })
  }
}
