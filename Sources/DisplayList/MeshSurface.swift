package import LayoutGeometry

/// A mesh gradient's surface as a grid of flat cells, row by row.
package struct MeshSurface: Sendable {
  /// A place of the surface.
  package struct Vertex: Sendable {
    /// The vertex's position, in points of the canvas.
    package var point: Point
    /// Red, green, blue, premultiplied, and the alpha; each from 0 to 1.
    package var color: SIMD4<Double>
  }

  /// The number of cells in a row.
  package let columns: Int
  /// The number of rows of cells.
  package let rows: Int
  /// The corners of the cells, one more a row and one more row than there are cells.
  package let vertices: [Vertex]

  /// Creates the surface with each piece between four points of the mesh divided into `divisions` ×
  /// `divisions` cells.
  ///
  /// - Complexity: O(*vertices*).
  package init(_ mesh: Paint.MeshGradient, divisions: Int) {
    columns = (mesh.width - 1) * divisions
    rows = (mesh.height - 1) * divisions
    let lines = Line.lines(through: mesh.width, divisions: divisions)
    let columnLines = Line.lines(through: mesh.height, divisions: divisions)
    let controls = zip(mesh.points, mesh.colors).map { point, color in
      Sum(
        point: SIMD2(point.x, point.y),
        color: SIMD4(color.red, color.green, color.blue, 1) * color.alpha)
    }
    // Along the rows of points first, then between these rows.
    let acrossRows = (0..<mesh.height).map { row in
      lines.map { $0.sum(smoothsColors: mesh.smoothsColors) { controls[row * mesh.width + $0] } }
    }
    vertices = columnLines.flatMap { line in
      lines.indices.map { column in
        line.sum(smoothsColors: mesh.smoothsColors) { acrossRows[$0][column] }.vertex
      }
    }
  }

  /// Calls `body` with the corners of each cell's two triangles; where the surface is folded, later
  /// triangles are on top.
  @inline(__always)
  package func forEachTriangle(_ body: (Vertex, Vertex, Vertex) -> Void) {
    for row in 0..<rows {
      for column in 0..<columns {
        let index = row * (columns + 1) + column
        let (top, bottom) = (index, index + columns + 1)
        body(vertices[top], vertices[top + 1], vertices[bottom])
        body(vertices[top + 1], vertices[bottom + 1], vertices[bottom])
      }
    }
  }
}

/// The weights of the points of a row or a column at a place along it.
private struct Line {
  /// The points' positions; a missing point has another one's, with a weight of zero.
  let positions: SIMD4<Int>
  let splines: SIMD4<Double>
  let straight: SIMD4<Double>

  /// Returns the places along `count` points, `divisions` from one to the next.
  static func lines(through count: Int, divisions: Int) -> [Line] {
    (0...(count - 1) * divisions).map { step in
      let piece = min(step / divisions, count - 2)
      return Line(
        piece: piece, of: count, at: Double(step - piece * divisions) / Double(divisions))
    }
  }

  private init(piece: Int, of count: Int, at t: Double) {
    let (hasBefore, hasAfter) = (piece > 0, piece + 2 < count)
    positions = SIMD4(
      hasBefore ? piece - 1 : piece, piece, piece + 1, hasAfter ? piece + 2 : piece + 1)
    straight = SIMD4(0, 1 - t, t, 0)
    // Hermite's polynomials: of the piece's two points, and of the directions there.
    let (end, start) = (t * t * (3 - 2 * t), 1 - t * t * (3 - 2 * t))
    let (leaving, arriving) = (t * (1 - t) * (1 - t), t * t * (t - 1))
    splines = SIMD4(
      hasBefore ? -leaving / 2 : 0,
      start - (hasBefore ? 0 : leaving) - (hasAfter ? arriving / 2 : arriving),
      end + (hasBefore ? leaving / 2 : leaving) + (hasAfter ? 0 : arriving),
      hasAfter ? arriving / 2 : 0)
  }

  func sum(smoothsColors: Bool, of part: (Int) -> Sum) -> Sum {
    var sum = Sum(point: .zero, color: .zero)
    for index in 0..<4 {
      let part = part(positions[index])
      sum.point += part.point * splines[index]
      sum.color += part.color * (smoothsColors ? splines[index] : straight[index])
    }
    return sum
  }
}

/// A weighted sum of places and colours.
private struct Sum {
  var point: SIMD2<Double>
  var color: SIMD4<Double>

  /// The place with a valid colour: splines overshoot the colours that they go through.
  var vertex: MeshSurface.Vertex {
    let alpha = min(max(color.w, 0), 1)
    return MeshSurface.Vertex(
      point: Point(x: point.x, y: point.y),
      color: SIMD4(color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))))
  }
}

extension MeshSurface {
  /// Returns the shares of a triangle's corners in a point; nil for a point outside the triangle.
  ///
  /// A point on an edge is in both of the triangles there.
  @inline(__always)
  package static func shares(
    ofX x: Double, y: Double, in a: Point, _ b: Point, _ c: Point
  ) -> (Double, Double, Double)? {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard area != 0 else { return nil }
    let ofB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
    let ofC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
    let ofA = 1 - ofB - ofC
    // Rounding must not leave a gap between two triangles.
    let least = -1e-9
    return ofA >= least && ofB >= least && ofC >= least ? (ofA, ofB, ofC) : nil
  }
}

extension Paint.MeshGradient {
  /// Returns the approximate colour at a point.
  func color(at point: Point) -> RGBA {
    var found: SIMD4<Double>?
    // Fewer cells than are drawn: the caller only needs to know whether a place is rather dark or
    // light.
    MeshSurface(self, divisions: 4).forEachTriangle { a, b, c in
      if let (ofA, ofB, ofC) = MeshSurface.shares(
        ofX: point.x, y: point.y, in: a.point, b.point, c.point)
      {
        found = a.color * ofA + b.color * ofB + c.color * ofC
      }
    }
    guard let found else { return background }
    guard found.w > 0 else { return .clear }
    let straight = found / found.w
    return RGBA(red: straight.x, green: straight.y, blue: straight.z, alpha: found.w)
  }
}
