import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct MirroringTests {
  /// Views of every kind that has a side, with ids.
  private let view = vstack(
    alignment: .leading, spacing: 4,
    hstack(
      alignment: .top, box(10, 10, id: "row 1"), .spacer(minLength: nil), box(20, 10, id: "row 2")),
    box(30, 10, id: "padded").with(.padding(EdgeInsets(leading: 7, trailing: 2))),
    box(30, 10, id: "framed")
      .with(.frame(FixedFrame(width: 60, height: 20, alignment: .bottomTrailing))),
    box(30, 10, id: "flexible")
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .trailing))),
    box(30, 10).with(.overlay(box(5, 5, id: "overlay"), .topLeading))
      .with(.background(box(6, 6, id: "background"), .bottomTrailing)),
    box(30, 10, id: "moved").with(.offset(Point(x: 3, y: 1))),
    zstack(alignment: .topTrailing, box(40, 10, id: "layer 1"), box(10, 10, id: "layer 2")),
    grid(columns: 3, items: 4, inset: EdgeInsets(leading: 5)) { context in
      filler.id("cell \(context.index.item)").with(.padding(EdgeInsets(leading: 1)))
    }.id("grid")
  ).with(.padding(EdgeInsets(leading: 11)))

  @Test func `right to left is the mirror of left to right`() throws {
    let there = try arranged(view, on: PreviewCanvas(width: 200)).computed.views
    let back = try arranged(view, on: PreviewCanvas(width: 200, layoutDirection: .rightToLeft))
      .computed.views
    expect(there.count, equals: 15)
    expect(back.count, equals: 15)
    for (id, metrics) in there {
      let frame = metrics.frame
      let mirrored = try #require(back[id]).frame
      #expect(abs(mirrored.minX - (200 - frame.maxX)) < 1e-9, "\(id)")
      #expect(mirrored.minY == frame.minY, "\(id)")
      #expect(abs(mirrored.width - frame.width) < 1e-9, "\(id)")
      #expect(mirrored.height == frame.height, "\(id)")
    }
  }
}
