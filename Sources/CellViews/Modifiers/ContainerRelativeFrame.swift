package import LayoutGeometry

/// `containerRelativeFrame(_:alignment:)`: a frame whose lengths follow from those of the viewport
/// around it, or of the canvas within its safe area.
package struct ContainerRelativeFrame: PrimitiveModifier {
  private let alignment: Alignment
  private let length: @Sendable (Axis, Double) -> Double?

  /// Creates a frame of lengths that `length` computes from a container's, in points.
  ///
  /// Nil keeps the view's own length, as does a container that is as long as its content.
  package init(
    alignment: Alignment, _ length: @escaping @Sendable (Axis, _ container: Double) -> Double?
  ) {
    self.alignment = alignment
    self.length = length
  }

  /// Creates a frame as long as some of the parts into which the container is divided.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame is relative.
  ///   - count: The number of equal parts that fill the container, with space between them; at
  ///     least 1.
  ///   - span: The number of parts in the frame, including the space between them.
  ///   - spacing: The space between two parts, in points.
  package init(
    axes: Set<Axis>, count: Int = 1, span: Int = 1, spacing: Double = 0, alignment: Alignment
  ) {
    self.init(alignment: alignment) { axis, container in
      guard axes.contains(axis), count > 0 else { return nil }
      let (count, span) = (Double(count), Double(span))
      return (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  package var description: ModifierDescription {
    // `length` makes a length of a container that is not known yet; `alignment` places the view in it.
    .unknown
  }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    let framed = FixedFrame(
      width: length(along: .horizontal, in: environment),
      height: length(along: .vertical, in: environment), alignment: alignment
    )
    .node(around: child, in: environment)
    // A spacer as large as its container makes a `ZStack` as large, whose content is then in the middle of
    // a scroll view: apps rely on it.
    return child.isSpacer
      ? LayoutPriority(priority: 0).node(around: framed, in: environment) : framed
  }

  private func length(along axis: Axis, in environment: ViewEnvironment) -> Double? {
    guard let container = environment.container[axis],
      let length = length(axis, container), length.isFinite
    else { return nil }
    return max(length, 0)
  }
}

/// Views made for the size of their proposal, which is their container's.
package struct ContainerNode: LeafView {
  private let content: ViewNode
  private let margins: EdgeInsets

  /// Creates a viewport, to which the frames in its content are relative.
  ///
  /// - Parameter margins: The part of the viewport outside of the container, in points: the margins
  ///   around its content.
  package init(_ content: ViewNode, margins: EdgeInsets = .zero) {
    self.content = content
    self.margins = margins
  }

  package var description: ViewDescription {
    // What is in `content` depends on the viewport, less its `margins`.
    ViewDescription("view")
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ViewportLayout(content: content, margins: margins, environment: environment))
  }
}

private final class ViewportLayout: NodeLayout {
  private let content: ViewNode
  private let margins: EdgeInsets
  private let environment: ViewEnvironment
  /// A stack measures with the least, the most and its actual offer.
  private var known: [ProposedSize: LayoutNode] = [:]

  init(content: ViewNode, margins: EdgeInsets, environment: ViewEnvironment) {
    self.content = content
    self.margins = margins
    self.environment = environment
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try node(in: proposal, pass: pass).measure(proposal, in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let offer = ProposedSize(frame.size)
    return try node(in: offer, pass: pass).place(in: frame, proposal: offer, pass: pass)
  }

  private func node(in viewport: ProposedSize, pass: LayoutPass) throws -> LayoutNode {
    if let node = known[viewport] { return node }
    let container = ProposedSize(
      width: viewport.width.map { max(0, $0 - margins.horizontal) },
      height: viewport.height.map { max(0, $0 - margins.vertical) })
    let inner = environment.deeper { $0.container = container }
    let node = try LateSurroundings(inner).node(of: content, in: pass)
    known[viewport] = node
    return node
  }
}
