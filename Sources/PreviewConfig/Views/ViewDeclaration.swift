import CellViews

/// The declaration of a view: its key, and what may stand behind it.
struct ViewDeclaration: Sendable {
  let name: String
  let help: String
  /// What modifiers of one kind of view only look for.
  let kind: Kind
  /// The view as a bare word; nil for a view that needs an argument.
  let bare: View?
  let argument: ValueType<View>

  /// The kinds of views that have modifiers of their own.
  enum Kind: Sendable {
    case shape, other
  }

  init(
    _ name: String, kind: Kind = .other, bare: View? = nil, _ argument: ValueType<View>,
    _ help: String
  ) {
    self.name = name
    self.help = help
    self.kind = kind
    self.bare = bare
    self.argument = bare.map { argument.orNothing($0) } ?? argument
  }

  /// The view with a name.
  static func named(_ name: String) -> ViewDeclaration? {
    byName[name]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All views of the language, in the reference's order.
  static let all: [ViewDeclaration] = [
    ViewDeclaration("text", ValueType<String>.shownText.map { .text(Text($0)) }, "A text."),
    ViewDeclaration("image", .image, "A PNG, JPEG or SVG file, relative to the config."),
    ViewDeclaration(
      "symbol", .symbol, "A symbol of Bootstrap Icons, by its name or SF Symbols'."),
    ViewDeclaration(
      "color", ValueType<Color>.color.map { .color($0) }, "A colour that fills its space."),
    ViewDeclaration(
      "linearGradient", ValueType<LinearGradient>.linearGradient.map { .linearGradient($0) },
      "Colours that blend along a line across the view."),
    ViewDeclaration(
      "rectangle", kind: .shape, bare: .shape(ShapeView(.rectangle)), .nothing, "A rectangle."),
    ViewDeclaration(
      "roundedRectangle", kind: .shape,
      ValueType<ShapeView.Outline>.roundedRectangle.map { .shape(ShapeView($0)) },
      "A rectangle with round corners."),
    ViewDeclaration(
      "circle", kind: .shape, bare: .shape(ShapeView(.circle)), .nothing,
      "The largest circle in the middle of its space."),
    ViewDeclaration(
      "capsule", kind: .shape, bare: .shape(ShapeView(.capsule)), .nothing,
      "A rectangle whose shorter sides are half circles."),
    ViewDeclaration(
      "spacer", bare: .spacer(minLength: nil), .spacer, "Room that grows along its stack."),
    ViewDeclaration("divider", bare: .divider, .nothing, "A hairline across its stack."),
    ViewDeclaration("vstack", .vstack, "Views in a column."),
    ViewDeclaration("hstack", .hstack, "Views in a row."),
    ViewDeclaration("zstack", .zstack, "Views over each other, the first at the bottom."),
    ViewDeclaration("collection", .collection, "Cells that a layout places."),
    ViewDeclaration("searchField", .searchField, "A field to search in, by its prompt."),
    ViewDeclaration("toggle", .toggle, "A switch that is on or off."),
    ViewDeclaration("slider", .slider, "A knob on a track, at a value from 0 to 1."),
    ViewDeclaration(
      "progress", bare: ProgressView().view, .progress,
      "A bar that is filled from 0 to 1; a spinner for nothing."),
    ViewDeclaration("pageControl", .pageControl, "A row of dots, one a page."),
    ViewDeclaration("navigationBar", .navigationBar, "A screen's top, by its title."),
    ViewDeclaration("tabBar", .tabBar, "A screen's bottom, by its items."),
  ]
}
