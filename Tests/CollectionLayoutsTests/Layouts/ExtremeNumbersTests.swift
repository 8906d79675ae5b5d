import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct ExtremeNumbersTests {
  private static let lengths = [0, -1, 1e-300, 1e9, 1e300, -1e300, .nan, .infinity, -.infinity]
  private static let sizes = lengths.flatMap { width in
    lengths.map { Size(width: width, height: $0) }
  }

  @Test(arguments: TriedLayout.all)
  func `every frame is finite in any container`(tried: TriedLayout) throws {
    for size in Self.sizes {
      let section = LayoutSection(
        itemCount: 5, insets: EdgeInsets(3), header: .measured, footer: .fixed(1e300))
      let arrangement = try arrange(
        tried.layout, sections: [section, section], in: LayoutContainer(size: size)
      ) { _, _, _ in Size(width: 10, height: 10) }
      expectFinite(arrangement)
    }
  }

  @Test(arguments: TriedLayout.all)
  func `every frame is finite for any length of an item`(tried: TriedLayout) throws {
    for length in Self.lengths {
      let each = [length, 20, length, 5, length]
      var spanning = LayoutSection(itemCount: 5)
      spanning.itemRowSpan = .each([1, 2, -7, .max, .min])
      let sections = [
        spanning, LayoutSection(itemCount: 5, header: .fixed(length), itemHeight: .each(each)),
        LayoutSection(itemCount: 5, itemHeight: .constant(length)),
        LayoutSection(itemCount: 5, itemWidth: .each(each), itemAspectRatio: .each(each)),
        LayoutSection(itemCount: 5, itemAspectRatio: .constant(length)),
        LayoutSection(itemCount: 5, footer: .measured, itemSpan: .each([1, 2, -7, .max, .min])),
      ]
      let arrangement = try lay(sections, by: tried.layout, width: 300, height: 300) { _, _, _ in
        Size(width: length, height: length)
      }
      expectFinite(arrangement)
    }
  }

  @Test(arguments: TriedLayout.all)
  func `any rectangle can be asked about`(tried: TriedLayout) throws {
    for direction in LayoutDirection.allCases {
      let arrangement = try RandomCollection(seed: 6).laid(by: tried.layout, direction: direction)
      for origin in Self.sizes {
        for size in Self.sizes {
          let rect = Rect(
            origin: Point(x: origin.width, y: origin.height), size: size)
          let hits = arrangement.pinning([.header, .footer], in: rect).elements(in: rect)
          expect(hits.map(\.frame).filter { !$0.intersects(rect) }, equals: [])
        }
      }
    }
  }

  private func expectFinite(_ arrangement: CollectionArrangement) {
    let content = arrangement.contentSize
    #expect(content.width.isFinite && content.height.isFinite, "\(content)")
    for element in arrangement.elements {
      let frame = element.frame
      #expect(
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
          && frame.height.isFinite, "\(element)")
    }
  }
}
