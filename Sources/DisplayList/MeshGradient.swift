package import LayoutGeometry

extension Paint {
  /// Colours at the points of a mesh, which blend between them.
  ///
  /// The surface is the Catmull-Rom spline of the points along the rows and the columns: it goes through
  /// each point, where its direction is that from the point before to the point after. At the first
  /// and the last point, which lack one of these, it is that to the only neighbour, so that two points
  /// have a straight line between them.
  package struct MeshGradient: Hashable, Sendable {
    /// The bounds of the number of points in a row or a column.
    package static let sides = 2...20

    /// The number of points in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The points, row by row, in points of the canvas.
    package let points: [Point]
    /// The colour at each point.
    package let colors: [RGBA]
    /// The colour outside the mesh.
    package let background: RGBA
    /// Indicates whether colours follow splines as the points do, or blend along straight lines.
    package let smoothsColors: Bool

    /// Creates a mesh of `width` × `height` points and as many colours.
    package init(
      width: Int, height: Int, points: [Point], colors: [RGBA], background: RGBA,
      smoothsColors: Bool
    ) {
      Self.checkCounts(width: width, height: height, points: points.count, colors: colors.count)
      self.width = width
      self.height = height
      self.points = points
      self.colors = colors
      self.background = background
      self.smoothsColors = smoothsColors
    }

    /// Checks that the numbers of points a side are in bounds, and that each place has exactly one
    /// point and one colour.
    package static func checkCounts(width: Int, height: Int, points: Int, colors: Int) {
      precondition(
        sides.contains(width) && sides.contains(height),
        "a mesh of \(width) × \(height) points, expected \(sides.lowerBound) to "
          + "\(sides.upperBound) a side")
      precondition(
        points == width * height && colors == points,
        "\(points) points and \(colors) colours for a mesh of \(width) × \(height)")
    }

    /// Returns the mesh with each of its points changed.
    package func mapped(_ change: (Point) -> Point) -> MeshGradient {
      MeshGradient(
        width: width, height: height, points: points.map(change), colors: colors,
        background: background, smoothsColors: smoothsColors)
    }

    /// Indicates whether the mesh hides its background.
    var isOpaque: Bool { background.alpha >= 1 && colors.allSatisfy { $0.alpha >= 1 } }
  }
}

extension Paint.MeshGradient {
  /// `mesh(2×2..smooth..0,0..9,0..0,9..9,9,#00000000,#FF0000,#0000FF,…)`: the size, how the colours
  /// blend, the points, the background and the colours.
  var dump: String {
    let places = ["\(width)×\(height)", blend] + points.map(\.dump)
    let colors = ([background] + colors).map(\.dump)
    return "mesh(\(([places.joined(separator: "..")] + colors).joined(separator: ",")))"
  }

  /// Creates the mesh of a word; nil for any other word.
  init?(dump word: Substring) {
    guard word.hasPrefix("mesh("), word.hasSuffix(")"), let first = word.firstIndex(of: "#") else {
      return nil
    }
    let places = word[..<first].dropFirst("mesh(".count)
    guard places.last == "," else { return nil }
    let parts = places.dropLast().split(separator: "..")
    let colorWords = word[first...].dropLast().split(separator: ",")
    let colors = colorWords.compactMap { RGBA(dump: $0) }
    guard parts.count > 2, let size = Size(dump: parts[0]), let background = colors.first,
      let width = Int(exactly: size.width), let height = Int(exactly: size.height),
      Self.sides.contains(width), Self.sides.contains(height),
      parts[1] == "smooth" || parts[1] == "linear"
    else { return nil }
    let points = parts.dropFirst(2).compactMap { Point(dump: $0) }
    guard parts.count == width * height + 2, points.count == width * height,
      colorWords.count == points.count + 1, colors.count == colorWords.count
    else { return nil }
    self.init(
      width: width, height: height, points: points, colors: Array(colors.dropFirst()),
      background: background, smoothsColors: parts[1] == "smooth")
  }

  /// `mesh 2×2 smooth 0,0 #FF0000 9,0 #0000FF …`, with the background unless it is clear.
  var words: String {
    var words = ["mesh \(width)×\(height) \(blend)"]
    if background.alpha > 0 { words.append("on \(background.dump)") }
    words += zip(points, colors).map { "\($0.dump) \($1.dump)" }
    return words.joined(separator: " ")
  }

  private var blend: String { smoothsColors ? "smooth" : "linear" }
}
