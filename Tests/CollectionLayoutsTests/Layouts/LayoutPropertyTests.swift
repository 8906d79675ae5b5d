import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct LayoutPropertyTests {
  private static let seeds: Range<UInt64> = 0..<8

  @Test(arguments: TriedLayout.all)
  func `a rect query finds what a look at every element finds`(tried: TriedLayout) throws {
    var found = 0
    for seed in Self.seeds {
      let collection = RandomCollection(seed: seed)
      for direction in LayoutDirection.allCases {
        let arrangement = try collection.laid(by: tried.layout, direction: direction)
        let elements = arrangement.elements
        for rect in rects(in: arrangement, seed: seed) {
          let hits = arrangement.elements(in: rect)
          found += hits.count
          expect(hits, equals: elements.filter { $0.frame.intersects(rect) })
        }
      }
    }
    #expect(found > 0)
  }

  @Test(arguments: TriedLayout.all)
  func `no two cells overlap`(tried: TriedLayout) throws {
    for seed in Self.seeds {
      let frames = try RandomCollection(seed: seed).laid(by: tried.layout).cellFrames
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] {
          // By more than arithmetic rounds.
          let common = frame.intersection(other)?.size ?? .zero
          #expect(min(common.width, common.height) < 1e-9, "\(frame) and \(other)")
        }
      }
    }
  }

  @Test(arguments: TriedLayout.all)
  func `every element is inside the content`(tried: TriedLayout) throws {
    for seed in Self.seeds {
      let arrangement = try RandomCollection(seed: seed).laid(by: tried.layout)
      let content = Rect(origin: .zero, size: arrangement.contentSize).inset(by: -1e-9)
      expect(arrangement.elements.filter { !content.contains($0.frame) }, equals: [])
    }
  }

  @Test(arguments: TriedLayout.all)
  func `right to left is the mirror image`(tried: TriedLayout) throws {
    for seed in Self.seeds {
      let collection = RandomCollection(seed: seed)
      let ltr = try collection.laid(by: tried.layout)
      let rtl = try collection.laid(by: tried.layout, direction: .rightToLeft)
      expect(rtl.contentSize, equals: ltr.contentSize)
      let mirrored = ltr.elements.map { element in
        var element = element
        element.frame.origin.x = ltr.contentSize.width - element.frame.maxX
        return element
      }
      expect(rtl.elements, equals: mirrored)
    }
  }

  @Test(arguments: TriedLayout.all)
  func `each element is found at its index`(tried: TriedLayout) throws {
    for seed in Self.seeds {
      let arrangement = try RandomCollection(seed: seed).laid(by: tried.layout)
      for element in arrangement.elements {
        expect(arrangement.element(element.kind, at: element.index), equals: element)
      }
    }
  }

  @Test(arguments: TriedLayout.all)
  func `there are as many elements as are counted`(tried: TriedLayout) throws {
    for seed in Self.seeds {
      let arrangement = try RandomCollection(seed: seed).laid(by: tried.layout)
      expect(arrangement.elementCount, equals: arrangement.elements.count)
    }
  }

  @Test(arguments: TriedLayout.all)
  func `what was laid out before does not matter`(tried: TriedLayout) throws {
    let first = try RandomCollection(seed: 1).laid(by: tried.layout).elements
    _ = try RandomCollection(seed: 2).laid(by: tried.layout)
    let again = try RandomCollection(seed: 1).laid(by: tried.layout).elements
    expect(first, equals: again)
  }

  @Test(arguments: TriedLayout.all)
  func `no element is measured twice`(tried: TriedLayout) throws {
    for seed in Self.seeds {
      let collection = RandomCollection(seed: seed)
      var times: [LayoutElement: Int] = [:]
      _ = try lay(
        collection.sections, by: tried.layout, width: collection.size.width,
        height: collection.size.height
      ) { kind, index, _ in
        times[LayoutElement(kind: kind, index: index, frame: .zero), default: 0] += 1
        return Size(width: 30, height: 30)
      }
      expect(times.filter { $0.value > 1 }, equals: [:])
    }
  }

  /// Rectangles anywhere in the content, at the edges of elements, and around all.
  private func rects(in arrangement: CollectionArrangement, seed: UInt64) -> [Rect] {
    var generator = SeededGenerator(seed: seed)
    let size = arrangement.contentSize
    let anywhere = (0..<10).map { _ in
      Rect(
        x: .random(in: -20...size.width, using: &generator),
        y: .random(in: -20...size.height, using: &generator),
        width: .random(in: 0...size.width, using: &generator),
        height: .random(in: 0...120, using: &generator))
    }
    let frames = arrangement.elements.map(\.frame).shuffled(using: &generator).prefix(10)
    let atEdges = frames.flatMap { frame in
      [
        frame, frame.offset(by: Point(x: frame.width, y: 0)),
        frame.offset(by: Point(x: 0, y: -frame.height)),
      ]
    }
    return anywhere + atEdges + [Rect(origin: .zero, size: size)]
  }
}
