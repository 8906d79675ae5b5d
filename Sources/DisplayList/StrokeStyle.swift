/// How an outline is stroked: the line is on both sides of it; lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The line's width.
  package var lineWidth: Double
  /// What the ends of the line look like, and those of its dashes.
  package var lineCap: LineCap
  /// What the line's corners look like.
  package var lineJoin: LineJoin
  /// How far a mitred corner may reach, in line widths; one that would reach farther is cut off.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [Double]
  /// How far into the first dash the line begins.
  package var dashPhase: Double

  /// A solid line with butt caps and mitred corners by default; the limit is cairo's and SwiftUI's.
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

  /// True if the line has the corners of a frame where it turns at a right angle.
  package var hasSquareCorners: Bool {
    // A mitre at a right angle is √2 line widths long.
    lineJoin == .miter && miterLimit >= 2.0.squareRoot()
  }

  /// How far the line's ink may be from a path, in line widths.
  package var reach: Double {
    let corner = lineJoin == .miter ? max(miterLimit, 1) / 2 : 0.5
    return lineCap == .square ? max(corner, 2.0.squareRoot() / 2) : corner
  }
}

/// What the end of a line looks like.
package enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// It ends at the path's end.
  case butt
  /// It ends with half a circle around the path's end.
  case round
  /// It ends half a line width after the path's end.
  case square
}

/// What the corner of a line looks like.
package enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// A sharp corner.
  case miter
  /// A part of a circle around the path's corner.
  case round
  /// A corner that is cut off.
  case bevel
}
