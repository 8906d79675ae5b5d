import CellViews
import LayoutGeometry

/// Colours at the points of a mesh, which blend between them.
///
/// The points are joined by Catmull-Rom splines along the rows and the columns: the surface goes through
/// each point in the direction from the point before to the point after.
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

  /// A mesh of `width` × `height` points, from 2 to 20 a side.
  ///
  /// Other sizes, and counts that differ from `width` × `height`, are mistakes of the program, which
  /// ends, as for points that are not finite.
  ///
  /// - Parameters:
  ///   - width: How many points a row has.
  ///   - height: How many rows there are.
  ///   - points: The points, row by row, in parts of the space: (0, 0) is its top left, (1, 1) its
  ///     bottom right.
  ///   - colors: The colour at each point.
  ///   - background: The colour where the mesh is not.
  ///   - smoothsColors: True if the colours, too, blend along splines; false for straight blends.
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

  /// The gradient itself.
  public var _paint: _ShapePaint { _ShapePaint(.meshGradient(gradient)) }
}

extension MeshGradient: _BuiltInView {
  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.meshGradient(gradient))
  }
}
