import CellViews
import DisplayList
public import Foundation

/// A style of a line; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The line's width.
  public var lineWidth: CGFloat
  /// The form of the ends of the line and of its dashes.
  public var lineCap: CGLineCap
  /// The form of the line's corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a mitred corner, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance into the first dash at which the line starts.
  public var dashPhase: CGFloat

  /// Creates a line style; by default solid and one point wide.
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

  /// The style for drawings.
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

/// A form of a line's end.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// An end at the path's end.
  case butt
  /// A semicircle around the path's end.
  case round
  /// An end half a line width after the path's end.
  case square
}

/// A form of a line's corner.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner.
  case miter
  /// An arc around the path's corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// A rule for the inside of a shape.
public struct FillStyle: Equatable, Sendable {
  /// Indicates whether points inside an even number of outlines are outside, by the even-odd rule.
  public var isEOFilled: Bool
  /// Indicates whether edges are smooth, which they always are.
  public var isAntialiased: Bool

  /// Creates a style of the nonzero winding rule, or of the even-odd rule.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
