import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct NestingTests {
  /// A box in `count` views or modifiers, one in the other.
  private func nested(_ count: Int, _ wrap: (ViewNode) -> ViewNode) -> ViewNode {
    (0..<count).reduce(box(1, 1, id: "innermost")) { view, _ in wrap(view) }
  }

  @Test(arguments: [
    ("stacks", { @Sendable (view: ViewNode) in vstack(spacing: 0, view, box(0, 1)) }),
    ("layers", { @Sendable in zstack(alignment: .topLeading, $0) }),
    ("overlays", { @Sendable in box(1, 1).with(.overlay($0, .center)) }),
    ("paddings", { @Sendable in $0.with(.padding(.zero)) }),
    ("frames", { @Sendable in $0.with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity))) }),
    ("groups", { @Sendable in $0.with(.opacity(0.5)) }),
  ])
  func `views may be nested hundreds deep`(
    _ kind: String, wrap: @Sendable (ViewNode) -> ViewNode
  ) throws {
    // The box, its frame and its id are three levels more.
    let arrangement = try arranged(nested(250, wrap), on: .fixed(10, 1000))
    expect(arrangement.computed.views["innermost"]?.frame.size, equals: Size(width: 1, height: 1))
    #expect(!arrangement.displayList.commands.isEmpty)
    let ids = arrangement.measuredParts.compactMap { part in
      if case .view(let id) = part.role { id } else { nil }
    }
    expect(ids, equals: ["innermost"])
  }

  @Test func `views that are nested too deeply are an error, not an overflow`() throws {
    let view = nested(256) { $0.with(.padding(.zero)) }
    #expect(throws: ViewError.nestedTooDeeply(limit: 256)) {
      try arranged(view, on: .fixed(10, 10))
    }
  }

  @Test func `views that repeat views more than a million times are an error`() throws {
    // 10^7 boxes.
    let view = (0..<7).reduce(box(1, 1)) { view, _ in
      vstack(spacing: 0, view, view, view, view, view, view, view, view, view, view)
    }
    #expect(throws: ViewError.tooManyViews(limit: 1_000_000)) {
      try arranged(view, on: .fixed(10, 10))
    }
  }

  @Test func `elements that hold many views count as many elements`() throws {
    // 11 cells of 100,000 views that are all seen.
    let spacers = Array(repeating: ViewNode.spacer(minLength: 0), count: 100_000)
    let cell = ViewNode.zstack(ZStackNode(children: spacers))
    #expect(throws: ViewError.tooManyElements(limit: 1_000_000)) {
      try arranged(grid(items: 11) { _ in cell }, on: .fixed(40, 110))
    }
  }

  @Test func `a cell that holds its own collection without end is an error and no overflow`() throws
  {
    #expect(throws: ViewError.nestedTooDeeply(limit: 256)) {
      try arranged(endlessCollection(), on: .fixed(10, 10))
    }
  }
}

/// A collection whose only cell is such a collection again.
private func endlessCollection() -> ViewNode {
  grid(items: 1, height: nil) { _ in endlessCollection() }
}
