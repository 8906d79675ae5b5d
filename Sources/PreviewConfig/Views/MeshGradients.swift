import CellViews
import ConfigLanguage
import LayoutGeometry

extension ViewDeclaration {
  static let meshGradient = ViewDeclaration(
    "meshGradient", ValueType<ColorMesh>.meshGradient.map { .meshGradient($0) },
    "Colours at the points of a mesh, which blend between them.")
}

extension ValueType<ColorMesh> {
  /// Colours at points, in rows.
  static let meshGradient = ValueType.record(
    "meshGradient", "Colours at the points of a mesh, which blend between them.",
    Field(
      Field("width", .whole(ColorMesh.sides), "How many points a row has."),
      Field("height", .whole(ColorMesh.sides), "How many rows there are."),
      Field(
        "points", ValueType<Point>.unitPoint.list("a list of points", count: counts),
        "The points, row by row: `[0, 0]` is the top left of the view, `[1, 1]` its bottom right."),
      Field(
        "colors", ValueType<Color>.color.list("a list of colours", count: counts),
        "The colours at the points."),
      Field(
        "background", .color, default: .clear, shown: "clear", "The colour where the mesh is not."),
      Field(
        "smoothsColors", default: true,
        "Whether the colours blend along curves, as the points are joined, or straight.")
    ) { width, height, points, colors, background, smoothsColors throws(Mismatch) in
      for (count, words) in [(points.count, "points"), (colors.count, "colours")] {
        guard count == width * height else {
          throw Mismatch(
            "expected \(width * height) \(words) for \(width) × \(height), found \(count)")
        }
      }
      return ColorMesh(
        width: width, height: height, points: points, colors: colors, background: background,
        smoothsColors: smoothsColors)
    })

  private static var counts: ClosedRange<Int> {
    let sides = ColorMesh.sides
    return sides.lowerBound * sides.lowerBound...sides.upperBound * sides.upperBound
  }
}
