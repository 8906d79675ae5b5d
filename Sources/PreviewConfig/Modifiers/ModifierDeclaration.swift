import CellViews
import LayoutGeometry

/// What a modifier makes of the view that it stands behind.
typealias ViewChange = @Sendable (View) -> View

/// The declaration of a modifier: its key, and what may stand behind it.
struct ModifierDeclaration: Sendable {
  let name: String
  let help: String
  /// True if the modifier stands right behind a shape.
  let isForShapes: Bool
  let argument: ValueType<ViewChange>

  private init<Value: Sendable>(
    _ name: String, _ argument: ValueType<Value>, _ help: String,
    modifier: @escaping @Sendable (Value) -> Modifier
  ) {
    self.name = name
    self.help = help
    isForShapes = false
    self.argument = argument.map { value in
      let modifier = modifier(value)
      return { .modified($0, modifier) }
    }
  }

  private init(
    _ name: String, isForShapes: Bool = false, change argument: ValueType<ViewChange>,
    _ help: String
  ) {
    self.name = name
    self.help = help
    self.isForShapes = isForShapes
    self.argument = argument
  }

  private init(
    _ name: String, _ argument: ValueType<EnvironmentChange>, _ help: String
  ) {
    self.init(name, argument, help) { .environment($0) }
  }

  /// The modifier with a name.
  static func named(_ name: String) -> ModifierDeclaration? {
    byName[name]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All modifiers of the language, in the reference's order.
  static let all = layout + looks + text + meaning

  private static let layout: [ModifierDeclaration] = [
    ModifierDeclaration(
      "padding", ValueType<EdgeInsets>.padding.orMissing(EdgeInsets(16), words: "16"),
      "Space around the view, in points; negative where the view reaches beyond its edges."
    ) { .padding($0) },
    ModifierDeclaration("frame", ValueType<Modifier>.frame, "A size, or bounds of one.") { $0 },
    ModifierDeclaration(
      "background", ValueType<Decoration>.decoration, "A view or a colour behind the view."
    ) {
      .background($0.content, $0.alignment)
    },
    ModifierDeclaration(
      "overlay", ValueType<Decoration>.decoration, "A view or a colour over the view."
    ) {
      .overlay($0.content, $0.alignment)
    },
    ModifierDeclaration(
      "offset", .offset,
      "Moves the drawing towards the trailing edge and downwards, and leaves the layout as it is."
    ) { .offset($0) },
    ModifierDeclaration(
      "aspectRatio", ValueType<Modifier>.aspectRatio, "Width divided by height."
    ) { $0 },
    ModifierDeclaration(
      "contentMode",
      change: ValueType<ContentMode>.word(pending: .fit).map { mode in { $0.scaled(mode) } },
      "Whether the view's own ratio fits into its space or fills it."),
    ModifierDeclaration(
      "fixedSize", ValueType<Modifier>.fixedSize,
      "Keeps the view at its ideal size, whatever it is offered."
    ) { $0 },
    ModifierDeclaration(
      "layoutPriority", ValueType<Double>.number(-1000...1000),
      "Views of higher priority are offered a stack's room first; defaults to 0."
    ) { .layoutPriority($0) },
  ]

  private static let looks: [ModifierDeclaration] = [
    ModifierDeclaration("border", ValueType<Modifier>.border, "A line inside the view's edges.") {
      $0
    },
    ModifierDeclaration(
      "cornerRadius", .length, "Cuts off the view's corners, in points."
    ) { .clipShape(.roundedRectangle(cornerRadius: $0)) },
    ModifierDeclaration("clipShape", .outline, "Clips the view to a shape.") {
      .clipShape($0)
    },
    ModifierDeclaration(
      "fill", isForShapes: true,
      change: ValueType<ShapePaint>.paint.map { paint in
        { view in view.changingShape { $0.fill = paint } }
      },
      "Paints a shape's inside; must follow the shape directly."),
    ModifierDeclaration(
      "stroke", isForShapes: true,
      change: ValueType<ShapeView.Stroke>.stroke.map { line in
        { view in view.changingShape { $0.stroke = line } }
      },
      "Draws a line along a shape's outline; must follow the shape directly."),
    ModifierDeclaration("shadow", .shadow, "A blurred copy of the view under it.") {
      .shadow($0)
    },
    ModifierDeclaration("opacity", .fraction, "From 0, invisible, to 1.") { .opacity($0) },
  ]

  private static let text: [ModifierDeclaration] = [
    ModifierDeclaration(
      "font", ValueType<Font>.font.map { .font($0) }, "A text style, or a size and a weight."),
    ModifierDeclaration(
      "bold", ValueType<Bool>.truth.orMissing(true, words: "true").map { .bold($0) }, "Bold text."),
    ModifierDeclaration(
      "italic", ValueType<Bool>.truth.orMissing(true, words: "true").map { .italic($0) },
      "Italic text."),
    ModifierDeclaration(
      "foregroundColor", ValueType<Color>.color.map { .foregroundColor($0) },
      "The colour of texts, symbols and shapes."),
    ModifierDeclaration(
      "multilineTextAlignment", .textAlignment, "How the lines of a text are aligned."),
    ModifierDeclaration("lineLimit", .lineLimit, "The most lines a text may have."),
    ModifierDeclaration(
      "truncationMode", .truncationMode,
      "Which part of a text is left out where it does not fit; such a cut is not a warning."),
  ]

  private static let meaning: [ModifierDeclaration] = [
    ModifierDeclaration(
      "accessibilityLabel", .text, "The text for screen readers; a title in SVG."
    ) { .accessibilityLabel($0) },
    ModifierDeclaration(
      "id", .identifier, "The name by which expressions read the view's computed values."
    ) { .id($0) },
    ModifierDeclaration(
      "dimensions", .dimensions, "Arrows along the view's edges with the measured length."
    ) { .dimensions($0) },
  ]
}
