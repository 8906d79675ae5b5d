import CellViews
import ConfigLanguage
import LayoutGeometry

extension ModifierDeclaration {
  static let layout: [ModifierDeclaration] = [
    .padding, .frame, .background, .overlay, .offset, .aspectRatio, .contentMode, .fixedSize,
    .containerRelativeFrame, .alignmentGuide, .layoutPriority,
  ]

  static let padding = ModifierDeclaration(
    "padding", ValueType<EdgeInsets>.padding.orMissing(EdgeInsets(16), words: "16"),
    "Space around the view, in points; negative where the view reaches beyond its edges."
  ) { .padding($0) }

  static let offset = ModifierDeclaration(
    "offset", .offset,
    "Moves the drawing towards the trailing edge and downwards, and leaves the layout as it is.",
    keepsSize: true
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

  static let containerRelativeFrame = ModifierDeclaration(
    "containerRelativeFrame", ValueType<ContainerRelativeFrame>.containerRelativeFrame,
    "A frame as long as its container, or as a part of it: the collection around, within its "
      + "`contentInset`, or else the canvas within its safe area."
  ) { NodeModifier($0) }

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
  /// An empty value for both directions, or a mapping that names them.
  fileprivate static let fixedSize = ValueType<Bool>.truth.orMissing(true, words: "true")
    .map { NodeModifier.fixedSize(horizontal: $0, vertical: $0) }
    .orMapping(
      .record(
        "fixedSize", "Keeps the view at its ideal size.",
        Field(
          Field("horizontal", default: false, "Its width."),
          Field("vertical", default: false, "Its height.")
        ) { .fixedSize(horizontal: $0, vertical: $1) }))
}

extension ValueType<ContainerRelativeFrame> {
  /// The axes, or a mapping with the parts into which the container is divided.
  fileprivate static let containerRelativeFrame = ValueType<Set<Axis>>.axes
    .map { ContainerRelativeFrame(axes: $0, alignment: .center) }
    .orMapping(
      .record(
        "containerRelativeFrame",
        "A frame as long as some of the parts into which the container is divided, as SwiftUI's.",
        Field(
          Field("axes", ValueType<Set<Axis>>.axes, "The axes along which the frame is relative."),
          Field(
            "count", .whole(1...1000), default: 1, shown: "1",
            "How many parts of one length fill the container."),
          Field(
            "span", .whole(1...1000), default: 1, shown: "1",
            "How many parts, with the space between them, the frame has."),
          Field("spacing", .length, default: 0, "The space between two parts, in points."),
          Field(
            "alignment", .alignment, default: .center, shown: "center",
            "Where the view is in a frame of another size.")
        ) { axes, count, span, spacing, alignment throws(Mismatch) in
          guard span <= count else {
            throw Mismatch(
              "a span of \(span) of \(count) parts is longer than the container",
              suggestion: "write a 'count' of at least \(span)")
          }
          return ContainerRelativeFrame(
            axes: axes, count: count, span: span, spacing: spacing, alignment: alignment)
        }))
}

extension ViewNode {
  /// Returns the view at its own ratio; an image can have any size.
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
