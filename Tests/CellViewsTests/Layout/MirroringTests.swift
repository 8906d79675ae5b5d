import CellViews
import CollectionLayouts
import DisplayList
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

  // OpenSwiftUI's `GeometryEffect.swift`: an effect is done to the mirror image of its view.
  @Test(arguments: [
    // From left to right the leading edge is at 75: half as wide, 75 to 100.
    (
      NodeModifier.scaleEffect(x: 0.5, y: 1, about: Point(x: 0, y: 0.5)),
      Rect(x: 75, y: 45, width: 25, height: 10)
    ),
    // About the middle of the leading edge, (75, 50), a quarter clockwise: down from there.
    (
      .rotationEffect(radians: .pi / 2, about: Point(x: 0, y: 0.5)),
      Rect(x: 70, y: 50, width: 10, height: 50)
    ),
    (
      .rotation3DEffect(
        Rotation3D(degrees: 90, axis: SIMD3(0, 0, 1), anchor: Point(x: 0, y: 0.5))),
      Rect(x: 70, y: 50, width: 10, height: 50)
    ),
    (
      .transformEffect { _ in .move(Point(x: 7, y: 3)) },
      Rect(x: 82, y: 48, width: 50, height: 10)
    ),
  ])
  func `a transform is mirrored with its view`(modifier: NodeModifier, drawn: Rect) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let list = try arranged(box(50, 10).with(modifier), on: .fixed(200, 100, direction))
        .displayList.commands
      let bounds = try #require(list.last).inkBounds
      let left = direction == .leftToRight ? drawn.minX : 200 - drawn.maxX
      for (found, expected) in [
        (bounds.minX, left), (bounds.minY, drawn.minY), (bounds.width, drawn.width),
        (bounds.height, drawn.height),
      ] { #expect(abs(found - expected) < 1e-6) }
    }
  }
}
