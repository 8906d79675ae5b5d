package import LayoutGeometry

/// The place of a view, and the coordinate spaces around it.
package struct ViewGeometry: Sendable {
  /// The view's place, in points of the canvas.
  package let frame: Rect
  /// The overlap of the canvas's bars, notch and home indicator with the view, at each edge.
  package let safeArea: EdgeInsets
  /// The space of the bars beside the view, under which a view that ignores the safe area goes.
  package let bars: EdgeInsets
  private let space: CoordinateFrames

  init(
    frame: Rect, safeArea: EdgeInsets, bars: EdgeInsets = .zero, space: CoordinateFrames
  ) {
    self.frame = frame
    self.safeArea = safeArea
    self.bars = bars
    self.space = space
  }

  /// The view's size, in points.
  package var size: Size { frame.size }

  /// Returns a rectangle of the canvas in the view's coordinates, from its top leading corner.
  package func local(_ rect: Rect) -> Rect { space.rect(rect, in: frame) }

  /// Returns a rectangle of the view's own coordinates on the canvas.
  package func canvasRect(_ rect: Rect) -> Rect {
    frame.placing(rect.size, at: rect.origin, direction: space.direction)
  }

  /// The view's place in the coordinates of the canvas.
  package var global: Rect { space.rect(frame, in: space.canvas) }

  /// Returns the view's place in the coordinates of the nearest view around it named `name`; on the
  /// canvas if there is none.
  package func frame(in name: CoordinateSpaceName) -> Rect {
    space.rect(frame, in: space.named[name] ?? space.canvas)
  }

  /// Returns the place of the nearest view around named `name`, in the view's own coordinates; nil
  /// if there is none.
  package func bounds(of name: CoordinateSpaceName) -> Rect? { space.named[name].map(local) }
}

/// The name of a view's coordinate space.
package struct CoordinateSpaceName: Hashable, @unchecked Sendable {
  // Unchecked: a name is a value for comparisons, and nothing changes it.
  private let name: AnyHashable

  /// Creates a name of any type.
  package init(_ name: some Hashable) {
    self.name = AnyHashable(name)
  }
}

/// The coordinate spaces around a view.
///
/// In all of them x grows towards the trailing edge, as in SwiftUI's layouts.
struct CoordinateFrames: Sendable {
  var direction: LayoutDirection
  let canvas: Rect
  var named: [CoordinateSpaceName: Rect] = [:]

  /// Returns a rectangle of the canvas relative to the top leading corner of another one.
  func rect(_ rect: Rect, in space: Rect) -> Rect {
    Rect(
      x: direction == .leftToRight ? rect.minX - space.minX : space.maxX - rect.maxX,
      y: rect.minY - space.minY, width: rect.width, height: rect.height)
  }
}

extension LayoutPass {
  /// Returns the geometry of a view at a place on the canvas.
  func geometry(of frame: Rect) -> ViewGeometry {
    let outer = sight.area?.reaching(frame, .all, direction) ?? frame
    return ViewGeometry(
      frame: frame, safeArea: distances(from: frame, to: sight.safeArea ?? frame),
      bars: distances(from: outer, to: frame), space: given.spaces)
  }

  /// Returns the distances of the edges of a rectangle to those of another that are inside of it.
  private func distances(from outer: Rect, to inner: Rect) -> EdgeInsets {
    let left = max(inner.minX - outer.minX, 0)
    let right = max(outer.maxX - inner.maxX, 0)
    let isLeftToRight = direction == .leftToRight
    return EdgeInsets(
      top: max(inner.minY - outer.minY, 0), leading: isLeftToRight ? left : right,
      bottom: max(outer.maxY - inner.maxY, 0), trailing: isLeftToRight ? right : left)
  }
}

extension NodeModifier {
  /// Names the view's own coordinates for the views in it.
  package static func coordinateSpace(_ name: CoordinateSpaceName) -> NodeModifier {
    NodeModifier(CoordinateSpaceModifier(name: name))
  }
}

private struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: CoordinateSpaceName

  var description: ModifierDescription {
    // The `name` is for views in it, which are made from what they find under it.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: CoordinateSpaceLayout(child: child, name: name))
  }
}

/// A modifier without a placed view of its own.
private struct CoordinateSpaceLayout: ModifierLayout {
  let child: LayoutNode
  let name: CoordinateSpaceName

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outer = pass.given.spaces.named.updateValue(frame, forKey: name)
    defer { pass.given.spaces.named[name] = outer }
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}
