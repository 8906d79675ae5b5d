import CellViews
import LayoutGeometry

/// Colours at the points of a mesh, which blend between them.
///
/// Catmull-Rom splines join the points along the rows and the columns: the surface passes through
/// each point in the direction from the previous to the next point.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 3,
///   points: [
///     [0, 0], [0.5, 0], [1, 0],
///     [0, 0.5], [0.8, 0.3], [1, 0.5],
///     [0, 1], [0.5, 1], [1, 1],
///   ],
///   colors: [
///     .red, .purple, .indigo,
///     .orange, .white, .blue,
///     .yellow, .green, .mint,
///   ])
/// ```
public nonisolated struct MeshGradient: ShapeStyle, View, Hashable {
  private let gradient: ColorMesh

  /// Creates a mesh of `width` × `height` points, from 2 to 20 a side.
  ///
  /// Other sizes, counts that differ from `width` × `height`, and points that are not finite are
  /// programming errors, which trap.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points, row by row, in fractions of the space: (0, 0) is its top left, (1, 1)
  ///     its bottom right.
  ///   - colors: The colour at each point.
  ///   - background: The colour outside of the mesh.
  ///   - smoothsColors: Indicates whether the colours, too, blend along splines, instead of
  ///     linearly.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    precondition(
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "points of a mesh: \(points)")
    gradient = ColorMesh(
      width: width, height: height,
      points: points.map { Point(x: Double($0.x), y: Double($0.y)) }, colors: colors,
      background: background, smoothsColors: smoothsColors)
  }

  /// The paint of the gradient.
  public var _paint: _ShapePaint { _ShapePaint(.meshGradient(gradient)) }
}

extension MeshGradient: _BuiltInView {
  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.meshGradient(gradient))
  }
}
