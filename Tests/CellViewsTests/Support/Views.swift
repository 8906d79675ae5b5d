import CellViews
import DisplayList
import LayoutGeometry
import TextShaping

/// A view that takes what it is offered.
let filler = ViewNode.color(.red)

/// A view of a fixed size, with an id where its place is to be looked at.
func box(_ width: Double, _ height: Double, id: String? = nil) -> ViewNode {
  let box = filler.with(.frame(FixedFrame(width: width, height: height)))
  return id.map { box.with(.id($0)) } ?? box
}

/// A view that is flexible along a stack, from `minimum` to `maximum`, and as high as a line.
func elastic(_ minimum: Double, _ maximum: Double, id: String) -> ViewNode {
  filler
    .with(.flexibleFrame(FlexibleFrame(minWidth: minimum, maxWidth: maximum)))
    .with(.frame(FixedFrame(height: 10)))
    .with(.id(id))
}

func hstack(
  alignment: VerticalAlignment = .center, spacing: Double? = nil, _ children: ViewNode...
) -> ViewNode {
  .stack(
    StackNode(axis: .horizontal, verticalAlignment: alignment, spacing: spacing, children: children)
  )
}

func vstack(
  alignment: HorizontalAlignment = .center, spacing: Double? = nil, _ children: ViewNode...
) -> ViewNode {
  .stack(
    StackNode(axis: .vertical, horizontalAlignment: alignment, spacing: spacing, children: children)
  )
}

func zstack(alignment: Alignment = .center, _ children: ViewNode...) -> ViewNode {
  .zstack(ZStackNode(alignment: alignment, children: children))
}

extension ViewNode {
  /// The view with a modifier behind it.
  func with(_ modifier: NodeModifier) -> ViewNode { .modified(self, modifier) }

  /// The view with an id, so that its place is known.
  func id(_ id: String) -> ViewNode { with(.id(id)) }
}

extension PreviewCanvas {
  /// A canvas of a fixed size.
  static func fixed(
    _ width: Double, _ height: Double, _ direction: LayoutDirection = .leftToRight
  ) -> PreviewCanvas {
    PreviewCanvas(width: width, height: .points(height), layoutDirection: direction)
  }
}

/// The view on a canvas, with its places.
func arranged(_ view: ViewNode, on canvas: PreviewCanvas) throws -> PreviewArrangement {
  let preview = Preview(name: "test", canvas: canvas) { _ in view }
  return try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
}

/// The places of all views with an id, one a line as `id x,y width×height`, in order of the ids.
func places(_ view: ViewNode, on canvas: PreviewCanvas) throws -> String {
  let views = try arranged(view, on: canvas).computed.views
  return views.sorted { $0.key < $1.key }
    .map { "\($0.key) \(text($0.value.frame))" }
    .joined(separator: "\n")
}

/// The commands of the view on a transparent canvas, as the display list's dump has them.
func commands(_ view: ViewNode, on canvas: PreviewCanvas) throws -> String {
  var canvas = canvas
  canvas.isTransparent = true
  let lines = try arranged(view, on: canvas).displayList.dump.split(separator: "\n")
  return lines.dropFirst().joined(separator: "\n")
}

/// A rectangle as `x,y width×height`.
func text(_ frame: Rect) -> String {
  "\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))×\(text(frame.height))"
}

/// The number to three decimals, without a fraction where it has none.
private func text(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
