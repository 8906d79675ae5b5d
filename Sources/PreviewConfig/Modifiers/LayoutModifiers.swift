import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let padding = ModifierDeclaration(
    "padding", ValueType<EdgeInsets>.padding.orMissing(EdgeInsets(16), words: "16"),
    "Space around the view, in points; negative where the view reaches beyond its edges."
  ) { .padding($0) }

  static let offset = ModifierDeclaration(
    "offset", .offset,
    "Moves the drawing towards the trailing edge and downwards, and leaves the layout as it is."
  ) { .offset($0) }

  static let aspectRatio = ModifierDeclaration(
    "aspectRatio", ValueType<NodeModifier>.aspectRatio, "Width divided by height."
  ) { $0 }

  static let contentMode = ModifierDeclaration(
    "contentMode",
    change: ValueType<ContentMode>.word(pending: .fit).map { mode in { $0.scaled(mode) } },
    "Whether the view's own ratio fits into its space or fills it.")

  static let fixedSize = ModifierDeclaration(
    "fixedSize", ValueType<NodeModifier>.fixedSize,
    "Keeps the view at its ideal size, whatever it is offered."
  ) { $0 }

  static let layoutPriority = ModifierDeclaration(
    "layoutPriority", ValueType<Double>.number(-1000...1000),
    "Views of higher priority are offered a stack's room first; defaults to 0."
  ) { .layoutPriority($0) }
}

extension ValueType<NodeModifier> {
  /// A ratio, or a mapping with its content mode.
  fileprivate static let aspectRatio = ValueType<Double>.ratio.map {
    NodeModifier.aspectRatio($0, .fit)
  }.orMapping(
    .record(
      "aspectRatio", "Keeps the ratio of width to height.",
      Field(
        Field(optional: "ratio", .ratio, "Width divided by height; defaults to the view's own."),
        Field(
          "contentMode", .word(pending: .fit), default: ContentMode.fit, shown: "fit",
          "Whether the view fits into its space or fills it.")
      ) { .aspectRatio($0, $1) }))
}

extension ValueType<NodeModifier> {
  /// Nothing for both directions, or a mapping that names them.
  fileprivate static let fixedSize = ValueType<Bool>.truth.orMissing(true, words: "true")
    .map { NodeModifier.fixedSize(horizontal: $0, vertical: $0) }
    .orMapping(
      .record(
        "fixedSize", "Keeps the view at its ideal size.",
        Field(
          Field("horizontal", .truth, default: false, shown: "false", "Its width."),
          Field("vertical", .truth, default: false, shown: "false", "Its height.")
        ) { .fixedSize(horizontal: $0, vertical: $1) }))
}

extension ViewNode {
  /// The view at its own ratio, an image at any size.
  fileprivate func scaled(_ mode: ContentMode) -> ViewNode {
    .modified(resizable, .aspectRatio(nil, mode))
  }

  private var resizable: ViewNode {
    switch self {
    case .image(var image):
      image.isResizable = true
      return .image(image)
    case .modified(let view, let modifier):
      return .modified(view.resizable, modifier)
    default:
      return self
    }
  }
}
