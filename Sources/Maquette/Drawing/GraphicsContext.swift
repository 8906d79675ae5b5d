import CellViews
public import DisplayList
public import Foundation
import LayoutGeometry

/// A context that draws on a canvas; a copy has its own settings and draws on the same canvas.
///
/// Source: SwiftUI's `GraphicsContext`.
public struct GraphicsContext {
  /// The opacity of later drawings, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of later drawings; modes other than `normal` are not drawn.
  public var blendMode = BlendMode.normal
  /// The transform of later drawings to the canvas's coordinates.
  public var transform = CGAffineTransform.identity

  let surface: CanvasSurface
  private let layer: CanvasLayer
  /// The clips, in the canvas's coordinates.
  private var clips: [Path] = []
  private var filters: [Filter] = []

  /// Creates the context that draws on a whole canvas.
  init(on surface: CanvasSurface) {
    self.surface = surface
    layer = surface.base
  }

  /// Creates a context for a layer inside `outer`, with its transform and otherwise default
  /// settings.
  private init(inside outer: GraphicsContext, layer: CanvasLayer) {
    surface = outer.surface
    transform = outer.transform
    self.layer = layer
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { surface.environment }
}

extension GraphicsContext {
  /// Scales later drawings by a factor along each axis.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Translates later drawings by a distance, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates later drawings about the origin, clockwise on the screen for a positive `angle`.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a matrix to later drawings, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

extension GraphicsContext {
  /// Options of clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A clip that keeps the outside of a path instead of its inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The smallest rectangle around the area inside of the clips.
  public var clipBoundingRect: CGRect {
    let canvas = Rect(origin: .zero, size: surface.size)
    let visible = clips.reduce(canvas) { $0.intersection($1.extent) ?? .zero }
    guard let back = Transform(transform).inverted else { return .zero }
    return CGRect(back.bounds(of: visible))
  }

  /// Clips later drawings to the inside of a path, or to its outside with `ClipOptions.inverse`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var clip = path.transformed(by: Transform(transform))
    clip.isEvenOdd = style.isEOFilled
    if options.contains(.inverse) {
      // The whole drawable area, with the path as a hole.
      let around = clip.extent.union(Rect(origin: .zero, size: surface.size))
      clip.appendRect(around.inset(by: -around.width - around.height - 1))
      clip.isEvenOdd = true
    }
    clips.append(clip)
  }

  /// Clips later drawings to the opacity of another layer, which is not drawn.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(inside: self, layer: CanvasLayer())
    try content(&inner)
    layer.add(.modified(.zstack(ZStackNode(children: [])), surface.undrawn("clipToLayer")))
  }

  /// Draws a group, to which the current settings apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let own = CanvasLayer()
    var inner = GraphicsContext(inside: self, layer: own)
    try content(&inner)
    add(own.node)
  }

  /// Adds an effect to later drawings, outside of the current effects.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }
}

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var path = path
    path.isEvenOdd = style.isEOFilled
    addShape(path, shading, stroke: nil)
  }

  /// Draws a line along a path; lengths in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    addShape(path, shading, stroke: style)
  }

  private func addShape(_ path: Path, _ shading: Shading, stroke: StrokeStyle?) {
    // An empty canvas has no unit square for the path, and shows nothing.
    guard !Rect(origin: .zero, size: surface.size).isEmpty else { return }
    let size = surface.size
    let unit = path.mapped { Point(x: $0.x / size.width, y: $0.y / size.height) }
    let paint = shading.paint(on: size)
    var shape = ShapeNode(.path(unit))
    if let stroke {
      shape.stroke = ShapeNode.Stroke(paint, style: stroke.line)
    } else {
      shape.fill = paint
    }
    addTransformed(noticing(shading, in: .shape(shape)))
  }

  func addView(_ node: ViewNode, in rect: CGRect, proposal: ProposedSize) {
    addTransformed(
      .custom(CustomNode(CanvasPiece(view: node, rect: Rect(rect), proposal: proposal))))
  }

  /// Draws a node in the context's coordinates.
  private func addTransformed(_ node: ViewNode) {
    guard !transform.isIdentity else { return add(node) }
    let own = Transform(transform)
    add(.modified(node, .transformEffect(isMirrored: false) { frame in own.around(frame.origin) }))
  }

  /// Draws a node in the canvas's coordinates, with all settings.
  private func add(_ node: ViewNode) {
    let filtered = filters.reduce(node) { .modified($0, $1.modifier(on: surface)) }
    let faded = opacity < 1 ? ViewNode.modified(filtered, .opacity(max(opacity, 0))) : filtered
    let size = surface.size
    let clipped = clips.reduce(faded) { node, clip in
      let unit = clip.mapped { Point(x: $0.x / size.width, y: $0.y / size.height) }
      return .modified(node, .clipShape(.path(unit)))
    }
    layer.add(
      blendMode == .normal ? clipped : .modified(clipped, .effect(.blendMode(blendMode))))
  }

  /// Returns the node with a notice if a shading is not drawn.
  private func noticing(_ shading: Shading, in node: ViewNode) -> ViewNode {
    guard let word = shading.undrawnWord else { return node }
    return .modified(node, surface.undrawn(word))
  }
}

extension Transform {
  init(_ matrix: CGAffineTransform) {
    self.init(
      a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d),
      tx: Double(matrix.tx), ty: Double(matrix.ty))
  }

  /// Returns the same transform about an origin at a point.
  func around(_ origin: Point) -> Transform {
    Transform.move(.zero - origin).followed(by: self).followed(by: .move(origin))
  }
}
