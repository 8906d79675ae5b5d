import CellViews
import DisplayList
import struct DisplayList.Group
import LayoutGeometry
import LayoutSnapshots
import Maquette
import PreviewRendering
import TestSupport
import Testing

/// Views and modifiers that no module of ours declares can do what ours can.
@Suite struct CustomViewTests {
  /// A red view of 40 × 20 points with a line of 2 points under it, 10 points from each edge of a
  /// canvas that is 100 points wide.
  private let underlined = Preview("underlined", width: 100, background: .white) {
    Color.red.frame(width: 40, height: 20)
      .modified(NodeModifier(Underline(color: .blue, id: "line")))
      .padding(10)
  }

  // The line is 8 points under its view: 20 + 8 + 2 = 30. The padding is 40 + 2 × 10 wide, so that
  // the view begins at (100 - 60) / 2 + 10.
  private let frame = Rect(x: 30, y: 10, width: 40, height: 30)

  @Test func `a modifier measures and places its view`() throws {
    let arrangement = try underlined.arranged()
    expect(arrangement.size, equals: Size(width: 100, height: 50))
  }

  @Test func `a modifier draws over its view`() throws {
    try #require(
      underlined.arranged().displayList.dump == """
        canvas 100×50
        fill rect 0,0 100×50 #FFFFFF
        fill rect 30,10 40×20 #FF3B30
        fill rect 30,38 40×2 #007AFF

        """)
  }

  @Test func `a modifier is a part of golden text`() throws {
    try #require(
      layoutTextWithoutViews(LayoutSnapshot(underlined.arranged()).text) == """
        maquette layout 4
        canvas 100×50 width=100 height=fit appearance=light \
        layoutDirection=leftToRight dynamicType=large padding=0 safeArea=0
          fill 0,0 100×50 color=#FFFFFF colorName=white
          view "line" 30,10 40×30
            fill 0,0 40×20 color=#FF3B30 colorName=red
            fill 0,28 40×2 color=#007AFF

        """)
  }

  @Test func `a modifier is a part that redlines measure`() throws {
    let frames = try underlined.arranged().measuredParts.compactMap { part in
      if case .view(id: "line") = part.role { part.frame } else { nil }
    }
    expect(frames, equals: [frame])
    // Redlines draw the outline of a view with an id half a point inside its edges.
    let list = String(decoding: try underlined.annotated(.frames).list(), as: UTF8.self)
    #expect(list.contains("stroke rect 30.5,10.5 39×29"))
  }

  @Test func `a clip of a modifier is around the elements in it`() throws {
    let preview = Preview("window", width: 50, background: .white) {
      cell()
        .modified(NodeModifier(Window(height: 12)))
    }
    let arrangement = try preview.arranged()
    #expect(
      layoutTextWithoutViews(LayoutSnapshot(arrangement).text) == """
        maquette layout 4
        canvas 50×12 width=50 height=fit appearance=light \
        layoutDirection=leftToRight dynamicType=large padding=0 safeArea=0
          fill 0,0 50×12 color=#FFFFFF colorName=white
          group clip=rect(0,0,50×12) { }
          collection 0,0 50×20 layout=list columns=1 rows=1 cells=50×20 content=50×20 offset=0,0 \
        elements=1 rowHeight=20 separator=none \
        insets=0
            cell 0.0 0,0 50×20: fill 0,0 50×20 color=#FF3B30 colorName=red

        """)
    // Redlines see what the clip leaves: 12 of the cell's 20 points.
    let cells = arrangement.measuredParts.compactMap { part in
      if case .element = part.role { part.visibleFrame } else { nil }
    }
    expect(cells, equals: [Rect(x: 0, y: 0, width: 50, height: 12)])
  }

  @Test func `a view holds views, and redlines measure between them`() throws {
    let preview = Preview("ladder", width: 100, background: .white) {
      NodeView(
        .custom(
          CustomNode(
            Ladder(
              spacing: 7,
              children: [
                rung(.red), rung(.blue),
              ]))))
    }
    let arrangement = try preview.arranged()
    // Two rungs of 20 points with 7 between them.
    #expect(
      layoutTextWithoutViews(LayoutSnapshot(arrangement).text) == """
        maquette layout 4
        canvas 100×47 width=100 height=fit appearance=light \
        layoutDirection=leftToRight dynamicType=large padding=0 safeArea=0
          fill 0,0 100×47 color=#FFFFFF colorName=white
          fill 0,0 100×20 color=#FF3B30 colorName=red
          fill 0,27 100×20 color=#007AFF colorName=blue

        """)
    let list = String(decoding: try preview.annotated(.spacing).list(), as: UTF8.self)
    #expect(list.contains("\"7\""))
  }
}

/// A list of one red cell that is 20 points high.
@MainActor private func cell() -> some View {
  CollectionView([1], layout: .list(rowHeight: 20, separator: nil)) { _ in Color.red }
}

/// A rung of a ladder, 100 points long and 20 high.
private func rung(_ color: Color) -> ViewNode {
  .modified(.color(color), .frame(FixedFrame(width: 100, height: 20)))
}

/// A line of 2 points, 8 points under a view.
private struct Underline: PrimitiveModifier {
  var color: Color
  var id: String

  var description: ModifierDescription { .unknown }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      modifier: Layout(
        child: child,
        drawing: Drawing(color: color.resolved(in: environment.appearance), id: id)))
  }

  struct Layout: ModifierLayout {
    let child: LayoutNode
    let drawing: Drawing

    func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> LayoutGeometry.Measurement
    {
      var measurement = try child.measure(proposal, in: pass)
      measurement.size.height += 10
      return measurement
    }

    func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
      var inner = frame
      inner.size.height -= 10
      let content = try child.place(in: inner, proposal: proposal, pass: pass)
      return PlacedView(frame: frame, drawing: drawing, children: [content])
    }
  }

  struct Drawing: ViewDrawing {
    let color: RGBA
    let id: String

    func draw(_ view: PlacedView, into commands: inout [Command]) {
      view.drawChildren(into: &commands)
      var line = view.frame
      line.origin.y = view.frame.maxY - 2
      line.size.height = 2
      commands.append(.fill(.rect(line), .color(color)))
    }

    func part(of view: PlacedView) -> ViewPart { .own(.view(id: id)) }

    func look(of view: PlacedView) -> ViewLook { ViewLook(.modifier) }
  }
}

/// The upper part of a view.
private struct Window: PrimitiveModifier {
  var height: Double

  var description: ModifierDescription { .unknown }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: Layout(child: child, height: height))
  }

  struct Layout: ModifierLayout {
    let child: LayoutNode
    let height: Double

    func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> LayoutGeometry.Measurement
    {
      var measurement = try child.measure(proposal, in: pass)
      measurement.size.height = height
      return measurement
    }

    func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
      var whole = frame
      whole.size = try child.measure(proposal, in: pass).size
      let content = try child.place(in: whole, proposal: proposal, pass: pass)
      return PlacedView(frame: frame, drawing: Drawing(), children: [content])
    }
  }

  struct Drawing: ViewDrawing {
    func draw(_ view: PlacedView, into commands: inout [Command]) {
      commands.append(
        .group(Group(clip: .rect(view.frame), commands: view.childCommands)))
    }

    func group(in frame: Rect) -> Group? { Group(clip: .rect(frame), commands: []) }

    func part(of view: PlacedView) -> ViewPart { .surrounding }

    func look(of view: PlacedView) -> ViewLook { ViewLook(.modifier) }
  }
}

/// Views under each other.
private struct Ladder: PrimitiveView {
  var spacing: Double
  var children: [ViewNode]

  var description: ViewDescription { ViewDescription("view", children: children) }

  func node(holding children: [LayoutNode], in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(Layout(spacing: spacing, children: children))
  }

  struct Layout: NodeLayout {
    let spacing: Double
    let children: [LayoutNode]

    func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> LayoutGeometry.Measurement
    {
      let sizes = try children.map { try $0.measure(.unspecified, in: pass).size }
      let height = sizes.map(\.height).reduce(0, +) + spacing * Double(children.count - 1)
      return LayoutGeometry.Measurement(
        size: Size(width: sizes.map(\.width).max() ?? 0, height: height))
    }

    func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
      var rungs: [PlacedView] = []
      var y = 0.0
      for child in children {
        let size = try child.measure(.unspecified, in: pass).size
        let place = frame.placing(size, at: Point(x: 0, y: y), direction: pass.direction)
        rungs.append(try child.place(in: place, proposal: .unspecified, pass: pass))
        y += size.height + spacing
      }
      return PlacedView(
        frame: frame,
        drawing: Drawing(
          rungs: rungs.map { ScreenPart.StackChild(frame: $0.frame, isBlank: false) }),
        children: rungs)
    }
  }

  struct Drawing: ViewDrawing {
    let rungs: [ScreenPart.StackChild]

    func part(of view: PlacedView) -> ViewPart { .own(.stack(.vertical, rungs)) }

    func look(of view: PlacedView) -> ViewLook { ViewLook(.view(.stack)) }
  }
}
