/// The look of an outline's stroke: the line is on both sides of the outline; lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The line's width.
  package var lineWidth: Double
  /// The form of the line's ends, and those of its dashes.
  package var lineCap: LineCap
  /// The form of the line's corners.
  package var lineJoin: LineJoin
  /// The longest mitre, in line widths; a corner that would be longer is cut off.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [Double]
  /// The position in the first dash at which the line begins.
  package var dashPhase: Double

  /// Creates a solid line with butt caps and mitred corners by default; the limit is cairo's and
  /// SwiftUI's.
  package init(
    lineWidth: Double, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Indicates whether the line has sharp corners where it turns at a right angle.
  package var hasSquareCorners: Bool {
    // A mitre at a right angle is √2 line widths long.
    lineJoin == .miter && miterLimit >= 2.0.squareRoot()
  }

  /// The largest distance of the line's ink from a path, in line widths.
  package var reach: Double {
    let corner = lineJoin == .miter ? max(miterLimit, 1) / 2 : 0.5
    return lineCap == .square ? max(corner, 2.0.squareRoot() / 2) : corner
  }
}

/// A form of a line's ends.
package enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// The line ends at the path's end.
  case butt
  /// The line ends with half a circle around the path's end.
  case round
  /// The line ends half a line width after the path's end.
  case square
}

/// A form of a line's corners.
package enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// A sharp corner.
  case miter
  /// A part of a circle around the path's corner.
  case round
  /// A corner that is cut off.
  case bevel
}
