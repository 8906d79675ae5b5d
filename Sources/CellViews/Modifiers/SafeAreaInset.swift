import DisplayList
package import LayoutGeometry

extension NodeModifier {
  /// Adds a bar at an edge of a view, whose content stays clear of it and may reach under it:
  /// SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - edge: A single edge.
  ///   - alignment: The bar's place along the edge, if it is shorter or longer than the view.
  ///   - spacing: The space between both, in points; nil for that of two views in a stack.
  package static func safeAreaInset(
    _ edge: SafeEdges, alignment: Alignment = .center, spacing: Double? = nil, _ bar: ViewNode
  ) -> NodeModifier {
    NodeModifier(SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing, bar: bar))
  }

  /// Adds a bar at an edge of a view, whose content is out of focus where it scrolls under one at the top or the bottom:
  /// SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
  package static func safeAreaBar(
    _ edge: SafeEdges, alignment: Alignment = .center, spacing: Double? = nil, _ bar: ViewNode
  ) -> NodeModifier {
    guard SafeEdges.vertical.contains(edge) else {
      return safeAreaInset(edge, alignment: alignment, spacing: spacing, bar)
    }
    // As wide as the screen, as what is out of focus is.
    let surface = bar.filling(alignment: alignment)
      .onEdge(.automatic, edge == .top ? .top : .bottom)
    return safeAreaInset(edge, alignment: alignment, spacing: spacing, surface)
  }

  /// Adds space at the edges of a view, under which it may reach: SwiftUI's `safeAreaPadding`.
  package static func safeAreaPadding(_ insets: EdgeInsets) -> NodeModifier {
    NodeModifier(SafeAreaPadding(insets: insets))
  }
}

private struct SafeAreaInset: DecoratingModifier, Settable {
  var edge: SafeEdges
  let alignment: Alignment
  var spacing: Double?
  let bar: ViewNode

  static let fields: [SettingField<SafeAreaInset>] = [
    .word("safeAreaInset", \.place) {
      $0
    } parse: {
      $0
    }
  ]

  /// The edge, and the space between the bar and the view.
  private var place: String {
    get { "\(edge.words) \((spacing ?? NodeSpacing.defaultLength).dump)" }
    set {
      let words = newValue.split(separator: " ")
      let edges: [SafeEdges] = [.top, .leading, .bottom, .trailing]
      guard words.count == 2, let known = edges.first(where: { $0.words == words[0] }) else {
        return
      }
      (edge, spacing) = (known, Double(words: words[1]))
    }
  }

  var decoration: ViewNode? { bar }

  func adding(_ view: ViewNode) -> (any PrimitiveModifier)? {
    SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing, bar: view)
  }

  func change(_ environment: inout ViewEnvironment) {
    if edge == .top { environment.leaveTop(under: bar) }
  }

  var description: ModifierDescription {
    // The place is of `edge` and `spacing`.
    ModifierDescription(
      fieldSettings, adding: ModifierDescription.AddedView("safeAreaInset", bar, alignment))
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(modifier: SafeAreaInsetLayout(child: child, bar: decoration, inset: self))
  }
}

private struct SafeAreaInsetLayout: ModifierLayout {
  let child: LayoutNode
  let bar: LayoutNode
  let inset: SafeAreaInset

  private var axis: Axis { SafeEdges.vertical.contains(inset.edge) ? .vertical : .horizontal }
  private var isAtStart: Bool { inset.edge == .top || inset.edge == .leading }

  /// The sizes of a view and of its bar, and what both are offered.
  private struct Parts {
    var view: Measurement
    var viewOffer: ProposedSize
    var bar: Measurement
    var barOffer: ProposedSize
    /// The length of the bar with the space beside it.
    var length: Double
  }

  /// Returns the parts of the view and of its bar: the bar is offered what the least length of the
  /// view leaves, and the view what the bar leaves.
  ///
  /// Source: OpenSwiftUI's `InsetViewLayout`, audited against SwiftUI 6.5.4.
  private func parts(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Parts {
    let spacing =
      try inset.spacing
      ?? child.spacing(in: pass).distance(to: bar.spacing(in: pass), along: axis)
    var (barOffer, viewOffer) = (proposal, proposal)
    if let length = proposal[axis] {
      var least = proposal
      least[axis] = 0
      let minimum = try child.measure(least, in: pass).size[axis]
      barOffer[axis] = max(max(length - spacing, 0) - minimum, 0)
    }
    let bar = try bar.measure(barOffer, in: pass)
    viewOffer[axis] = proposal[axis].map { max($0 - bar.size[axis] - spacing, 0) }
    return Parts(
      view: try child.measure(viewOffer, in: pass), viewOffer: viewOffer, bar: bar,
      barOffer: barOffer, length: bar.size[axis] + spacing)
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let parts = try parts(proposal, in: pass)
    let (view, bar, length) = (parts.view, parts.bar, parts.length)
    var size = view.size
    size[axis] += length
    size[axis.cross] = max(view.size[axis.cross], bar.size[axis.cross])
    var origin = Point.zero
    origin[axis] = isAtStart ? length : 0
    origin[axis.cross] = (size[axis.cross] - view.size[axis.cross]) / 2
    return view.placed(at: origin, in: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let parts = try parts(proposal, in: pass)
    let (view, bar, length) = (parts.view, parts.bar, parts.length)
    let whole = Measurement(size: frame.size)
    var (viewOrigin, barOrigin) = (Point.zero, bar.origin(in: whole, alignment: inset.alignment))
    viewOrigin[axis.cross] = (frame.size[axis.cross] - view.size[axis.cross]) / 2
    viewOrigin[axis] = isAtStart ? length : 0
    barOrigin[axis] = isAtStart ? 0 : frame.size[axis] - bar.size[axis]
    let barFrame = frame.placing(bar.size, at: barOrigin, direction: pass.direction)
    let (outside, scrolledOutside, looksOutside, lengthOutside) = (
      pass.sight, pass.scrolledUnder, pass.edgeLooks, pass.scrolledLength
    )
    pass.scrolledUnder = []
    pass.edgeLooks = EdgeLooks()
    pass.scrolledLength = 0
    pass.sight.inset(frame, by: inset.edge, length, direction: pass.direction)
    let below = try child.place(
      in: frame.placing(view.size, at: viewOrigin, direction: pass.direction),
      proposal: parts.viewOffer, pass: pass)
    pass.sight = outside
    pass.sight.isOverContent = pass.scrolledUnder.contains(inset.edge)
    pass.sight.edgeStyle = pass.edgeLooks.style(at: inset.edge)
    pass.sight.scrolledLength = inset.edge == .top ? pass.scrolledLength : 0
    let above = try self.bar.place(in: barFrame, proposal: parts.barOffer, pass: pass)
    pass.sight = outside
    pass.scrolledUnder.formUnion(scrolledOutside)
    pass.edgeLooks.formUnion(looksOutside)
    pass.scrolledLength = max(pass.scrolledLength, lengthOutside)
    return PlacedView(
      frame: frame, drawing: DecorationDrawing(content: 0), children: [below, above])
  }
}

private struct SafeAreaPadding: PrimitiveModifier {
  let insets: EdgeInsets

  var description: ModifierDescription {
    [
      .word(
        "safeAreaPadding", [insets.top, insets.leading, insets.bottom, insets.trailing].dump)
    ]
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    // The space is that of a padding; only the safe area in it differs.
    Padding(insets: insets).node(
      around: LayoutNode(modifier: InnerSafeArea(child: child, insets: insets)),
      in: environment)
  }
}

/// A view with space around it, under which it may reach.
private struct InnerSafeArea: ModifierLayout {
  let child: LayoutNode
  let insets: EdgeInsets

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outside = pass.sight
    defer { pass.sight = outside }
    let outer = frame.inset(
      by: EdgeInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
        trailing: -insets.trailing), direction: pass.direction)
    pass.sight.area = (pass.sight.area ?? SafeArea(frame: outer, outer: outer))
      .inset(outer, to: frame)
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}

extension Sight {
  /// Insets the safe area of a view by a length at an edge.
  fileprivate mutating func inset(
    _ frame: Rect, by edge: SafeEdges, _ length: Double, direction: LayoutDirection
  ) {
    func part(_ other: SafeEdges) -> Double { edge == other ? length : 0 }
    let inner = frame.inset(
      by: EdgeInsets(
        top: part(.top), leading: part(.leading), bottom: part(.bottom), trailing: part(.trailing)),
      direction: direction)
    area = (area ?? SafeArea(frame: frame, outer: frame)).inset(frame, to: inner)
  }
}

extension LayoutPass {
  /// Records that content is under bars at the start or the end of a viewport.
  ///
  /// - Parameters:
  ///   - length: The distance that content has scrolled beyond the viewport's start, at the top or
  ///     the left.
  ///   - isAfter: Whether content follows its end.
  func noteScrolling(
    of viewport: Rect, in window: Rect, along axis: Axis, by length: Double, isAfter: Bool
  ) {
    let isBefore = length > 0.5
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    let (first, last): (SafeEdges, SafeEdges) =
      axis == .vertical
      ? (.top, .bottom) : isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    if isBefore, window.origin[axis] < viewport.origin[axis] {
      scrolledUnder.insert(first)
      edgeLooks.formUnion(given.edgeLooks, at: first)
      if axis == .vertical { scrolledLength = max(scrolledLength, length) }
    }
    let (end, windowEnd) = (
      viewport.origin[axis] + viewport.size[axis], window.origin[axis] + window.size[axis]
    )
    if isAfter, windowEnd > end {
      scrolledUnder.insert(last)
      edgeLooks.formUnion(given.edgeLooks, at: last)
    }
  }
}
