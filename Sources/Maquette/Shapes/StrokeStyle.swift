import CellViews
import DisplayList
public import Foundation

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The line's width.
  public var lineWidth: CGFloat
  /// What the ends of the line and of its dashes look like.
  public var lineCap: CGLineCap
  /// What the line's corners look like.
  public var lineJoin: CGLineJoin
  /// How far a mitred corner may reach, in line widths.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the first dash the line begins.
  public var dashPhase: CGFloat

  /// A line; by default solid and one point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The line as it is drawn.
  var line: ShapeNode.Stroke.Style {
    let cap: LineCap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: LineJoin =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return ShapeNode.Stroke.Style(
      lineWidth: Double(lineWidth), lineCap: cap, lineJoin: join, miterLimit: Double(miterLimit),
      dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

/// What the end of a line looks like.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// It ends at the path's end.
  case butt
  /// It ends with half a circle around the path's end.
  case round
  /// It ends half a line width after the path's end.
  case square
}

/// What the corner of a line looks like.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner.
  case miter
  /// A part of a circle around the path's corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// True if what an even number of outlines is around is a hole.
  public var isEOFilled: Bool
  /// Whether edges are smooth, which all are.
  public var isAntialiased: Bool

  /// Fills what is inside by the nonzero winding rule, or by the even-odd rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
