import CellViews
import CollectionLayouts
import ImageDecoding
import LayoutGeometry
import Maquette
import TestSupport
import Testing

@Suite struct `A carousel that scrolls` {
  private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
  private static let side = 40.0
  private static let spacing = 4.0

  /// The article's carousel with cells of 40 points: the content is 24 × 40 + 23 × 4 = 1052 wide, its
  /// centre 526, one set 264; offsets of more than 790 are moved back by a set.
  private static func carousel(sets: Int, items: Int, offset: Double) -> NodeView {
    let section = SectionNode(layout: LayoutSection(itemCount: items)) { context in
      .shape(ShapeNode(.rectangle, fill: .color(colors[context.index.item % 6])))
    }
    return NodeView(
      .collection(
        CollectionNode(
          layout: Carousel(
            itemSize: Size(width: side, height: side), minimumLineSpacing: spacing,
            numberOfSets: sets),
          sections: [section], contentOffset: .point(Point(x: offset, y: 0)))))
  }

  /// 24 frames that scroll by 6 points each from 718 on, past 790.
  private static func frames(sets: Int, items: Int) throws -> [[UInt32]] {
    let canvas = PreviewCanvas(width: side, height: .points(side), scale: 1)
    let preview = Preview("scroll", canvas: canvas, frames: 24, duration: 1) { frame in
      Self.carousel(sets: sets, items: items, offset: 718 + 6 * Double(frame.index))
    }
    return try APNGFrames(preview.apng()).shown { png in
      guard case .pixels(let buffer) = try Picture(decoding: png).content else { return [] }
      return buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }
  }

  @Test func `no frame jumps where the offset is moved back by a set`() throws {
    let frames = try Self.frames(sets: 4, items: 6)
    expect(frames.count, equals: 24)
    let width = Int(Self.side)
    for (before, after) in zip(frames, frames.dropFirst()) {
      // What stands 6 pixels right of the left edge before stands at it after.
      let kept = (0..<width).flatMap { row in before[row * width + 6..<(row + 1) * width] }
      let moved = (0..<width).flatMap { row in after[row * width..<(row + 1) * width - 6] }
      expect(kept, equals: moved)
    }
  }

  @Test func `the frames are those of a plain strip that is never moved`() throws {
    // One set of 24 items is a plain carousel.
    let plain = try Self.frames(sets: 1, items: 24)
    try #require(Self.frames(sets: 4, items: 6) == plain)
  }

  @Test func `the offset is moved between two frames, and only there`() throws {
    let canvas = PreviewCanvas(width: Self.side, height: .points(Self.side))
    let preview = Preview("scroll", canvas: canvas, frames: 24, duration: 1) { frame in
      Self.carousel(sets: 4, items: 6, offset: 718 + 6 * Double(frame.index))
    }
    let offsets = try (0..<24).map { index in
      try preview.still(at: index).arranged().collections.first?.contentOffset.x
    }
    // 718 + 6 × 12 = 790 stays; 796 becomes 796 − 264 = 532.
    expect(offsets[11...14], equals: [784, 790, 532, 538])
  }

  @Test func `a still shows the first frame`() throws {
    let canvas = PreviewCanvas(width: Self.side, height: .points(Self.side), scale: 1)
    let preview = Preview("scroll", canvas: canvas, frames: 2, duration: 1) { frame in
      Self.carousel(sets: 4, items: 6, offset: 718 + 20 * Double(frame.index))
    }
    let still = Preview("scroll", canvas: canvas) {
      Self.carousel(sets: 4, items: 6, offset: 718)
    }
    let picture = try still.svg()
    try #require(preview.svg() == picture)
  }

  @Test func `a preview that does not move cannot be drawn as an animation`() throws {
    let still = Preview("still", width: 10) { Color.red }
    #expect(throws: StillPreview(name: "still")) { try still.apng() }
  }
}
