import DisplayList
package import LayoutGeometry

/// Colours at points of the view, in rows, which blend between them.
package struct ColorMesh: Hashable, Sendable {
  /// The permitted number of points in a row or a column.
  package static let sides = Paint.MeshGradient.sides

  /// The number of points in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The points in the unit square, row by row: (0, 0) is the view's top left, (1, 1) its bottom right.
  package let points: [Point]
  /// The colour at each point.
  package private(set) var colors: [Color]
  /// The colour outside of the mesh.
  package private(set) var background: Color
  /// Indicates whether colours blend along curves, as the points do, and not straight.
  package let smoothsColors: Bool

  /// Creates a mesh of `width` × `height` points and as many colours.
  package init(
    width: Int, height: Int, points: [Point], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    Paint.MeshGradient.checkCounts(
      width: width, height: height, points: points.count, colors: colors.count)
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Returns the mesh with each of its colours, and the background, changed.
  package func mappingColors(_ change: (Color) -> Color) -> ColorMesh {
    var mesh = self
    mesh.colors = colors.map(change)
    mesh.background = change(background)
    return mesh
  }
}

extension ColorMesh: Settable {
  package static let fields: [SettingField<ColorMesh>] = [
    .list("colors", \.colors), .color("background", \.background, default: .clear),
  ]
}

extension ColorMesh: LeafView {
  package var description: ViewDescription {
    ViewDescription(
      "meshGradient",
      [
        .count("width", width, changing: .paint), .count("height", height, changing: .paint),
        .word("points", points.map(\.dump).joined(separator: " "), changing: .paint),
        .word("colors", colors.map(\.words).joined(separator: ", "), changing: .paint),
        .color("background", background, default: .clear),
        .flag("smoothsColors", smoothsColors, default: true, changing: .paint),
      ])
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ShapeLayout(kind: .gradient, filledWith: resolved(in: environment)))
  }

  /// Returns the mesh in the colours of the surroundings.
  func resolved(in environment: ViewEnvironment) -> ResolvedPaint {
    .meshGradient(
      self, colors: colors.map(environment.shown),
      background: environment.shown(background))
  }

  /// Returns the mesh across a view's place, in canvas points.
  func gradient(in frame: Rect, colors: [RGBA], background: RGBA) -> Paint.MeshGradient {
    Paint.MeshGradient(
      width: width, height: height, points: points.map { frame.point(atUnit: $0) },
      colors: colors, background: background, smoothsColors: smoothsColors)
  }
}
