import CellViews
import CollectionLayouts
import LayoutGeometry
import Synchronization
import TestSupport
import Testing
import TextShaping

struct ComputedValuesTests {
  /// What the content was built with, and the arrangement that came of it.
  private func passes(
    reads: Bool = true, _ content: @escaping @Sendable (ComputedValues) -> ViewNode
  ) throws -> (built: [ComputedValues], arrangement: PreviewArrangement) {
    let built = Mutex<[ComputedValues]>([])
    let preview = Preview(
      name: "test", canvas: .fixed(100, 100), readsComputedValues: reads
    ) { computed in
      built.withLock { $0.append(computed) }
      return content(computed)
    }
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    return (built.withLock { $0 }, arrangement)
  }

  @Test func `content that reads nothing is built once`() throws {
    let (built, arrangement) = try passes(reads: false) { _ in box(10, 10, id: "a") }
    expect(built, equals: [ComputedValues()])
    expect(
      arrangement.computed.views["a"]?.frame, equals: Rect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func `content that reads is built again with what the pass before computed`() throws {
    let (built, arrangement) = try passes { computed in
      let width = computed.views["a"]?.frame.width ?? 0
      return vstack(spacing: 0, box(30, 10, id: "a"), box(width, 10, id: "b"))
    }
    // First b has no width, then a's, and then nothing changes any more.
    expect(built.map { $0.views["b"]?.frame.width }, equals: [nil, 0, 30])
    expect(arrangement.computed.views["b"]?.frame.width, equals: 30)
    expect(arrangement.notices, equals: [])
  }

  @Test func `content that never settles is built four times and noticed`() throws {
    let (built, arrangement) = try passes { computed in
      box((computed.views["a"]?.frame.width ?? 0) + 1, 10, id: "a")
    }
    expect(built.map { $0.views["a"]?.frame.width }, equals: [nil, 1, 2, 3])
    expect(arrangement.notices, equals: [Notice(.computedValuesDoNotSettle)])
  }

  @Test func `of several views with one id the first counts`() throws {
    let view = hstack(spacing: 0, box(10, 10, id: "a"), box(20, 10, id: "a"))
    try #require(places(view, on: .fixed(30, 10)) == "a 0,0 10×10")
  }

  @Test func `a collection with an id has its layout's numbers`() throws {
    let collection = ViewNode.collection(
      CollectionNode(
        layout: Grid(columns: 2, spacing: 10),
        sections: [
          SectionNode(layout: LayoutSection(itemCount: 3, itemHeight: .constant(20))) { _ in
            filler
          }
        ]))
    let framed = collection.id("grid").with(.frame(FixedFrame(width: 90)))
    // (90 − 10) / 2 = 40 wide; two rows of 20 and a gap of 10.
    try #require(
      arranged(framed, on: PreviewCanvas(width: 100)).computed.views["grid"]
        == ComputedValues.Metrics(
          frame: Rect(x: 5, y: 0, width: 90, height: 50), columns: 2, rows: 2,
          cellSize: Size(width: 40, height: 20), contentSize: Size(width: 90, height: 50),
          contentOffset: .zero))
  }
}
