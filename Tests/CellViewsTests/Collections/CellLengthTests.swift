import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Cells whose length is known from the modifiers around them.
@Suite struct CellLengthTests {
  @Test(
    arguments: [
      // A frame's own length, whatever is around it that takes no room.
      ([.frame(FixedFrame(height: 44)), .opacity(0.5), .offset(Point(x: 3, y: 3))], nil, 44),
      ([.frame(FixedFrame(width: 30, height: 44)), .border(.red, width: 2)], 30, 44),
      // 44 and 4 at both edges.
      ([.frame(FixedFrame(height: 44)), .padding(EdgeInsets(4))], nil, 52),
      // More is taken away than there is.
      ([.frame(FixedFrame(height: 4)), .padding(EdgeInsets(-4))], nil, 0),
      // One length is the least and the greatest one.
      ([.flexibleFrame(FlexibleFrame(minHeight: 20, maxHeight: 20))], nil, 20),
      // The ideal length is 90, of which there may be 60.
      ([.flexibleFrame(FlexibleFrame(minHeight: 20, idealHeight: 90, maxHeight: 60))], nil, 60),
      // At least 20, where the view may be longer.
      ([.flexibleFrame(FlexibleFrame(minHeight: 20))], nil, nil),
      ([.frame(FixedFrame(height: 8)), .flexibleFrame(FlexibleFrame(minHeight: 20))], nil, 20),
      // The outer frame decides.
      ([.frame(FixedFrame(height: 8)), .frame(FixedFrame(height: 9))], nil, 9),
      ([.frame(FixedFrame(height: 8)), .fixedSize(horizontal: false, vertical: true)], nil, nil),
      ([.padding(EdgeInsets(4))], nil, nil),
    ] as [([NodeModifier], Double?, Double?)])
  func `modifiers give a view a length whatever it is`(
    modifiers: [NodeModifier], width: Double?, height: Double?
  ) throws {
    let view = modifiers.reduce(filler) { $0.with($1) }
    expect(view.fixedLength(along: .horizontal, for: nil), equals: width)
    expect(view.fixedLength(along: .vertical, for: nil), equals: height)
  }

  /// Modifiers that take room or take none, with lengths at random.
  private static func modifiers(_ generator: inout SeededGenerator) -> [NodeModifier] {
    func length() -> Double { Double(generator.below(60)) }
    func bounds() -> (Double?, Double?, Double?) {
      let lengths = [length(), length(), length()].sorted()
      return (
        generator.below(2) == 0 ? lengths[0] : nil, generator.below(2) == 0 ? lengths[1] : nil,
        generator.below(2) == 0 ? lengths[2] : nil
      )
    }
    return (0..<1 + generator.below(4)).map { _ in
      switch generator.below(6) {
      case 0: return .frame(FixedFrame(height: length()))
      case 1: return .frame(FixedFrame(width: length(), height: length()))
      case 2:
        let (width, height) = (bounds(), bounds())
        return .flexibleFrame(
          FlexibleFrame(
            minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0,
            idealHeight: height.1, maxHeight: height.2))
      case 3: return .padding(EdgeInsets(length() - 20))
      case 4: return .opacity(0.5)
      default: return .relativeWidth(RelativeWidth(fraction: 0.5))
      }
    }
  }

  @Test func `cells that are not measured are laid out as those that are`() throws {
    var generator = SeededGenerator(seed: 7)
    let contents = [filler, box(12, 34), .text(TextNode("Some words")), vstack(box(5, 5), filler)]
    var knownCount = 0
    for round in 0..<300 {
      let modifiers = Self.modifiers(&generator)
      let cells = contents.map { content in modifiers.reduce(content) { $0.with($1) } }
      var section = SectionNode(layout: LayoutSection(itemCount: cells.count)) {
        cells[$0.index.item]
      }
      let isSideways = round % 2 == 1
      func frames(_ section: SectionNode) throws -> [Rect] {
        let layout = Waterfall(columns: 2, axis: isSideways ? .horizontal : .vertical)
        let view = ViewNode.collection(CollectionNode(layout: layout, sections: [section]))
        let arrangement = try arranged(view, on: .fixed(100, 80)).collections[0].arrangement
        return (0..<cells.count).compactMap {
          arrangement.element(.cell, at: ItemIndex(section: 0, item: $0))?.frame
        }
      }
      let measured = try frames(section)
      let outline = modifiers.reduce(ViewNode.spacer(minLength: nil)) { $0.with($1) }
      section.cellOutline = outline
      if outline.fixedLength(along: isSideways ? .horizontal : .vertical, for: nil) != nil {
        knownCount += 1
      }
      let known = try frames(section)
      #expect(known.count == cells.count && known == measured, "\(modifiers)")
    }
    // Else the rounds compare a measurement with itself.
    #expect(knownCount > 100)
  }

  @Test func `cells in one frame are not built in order to be measured`() throws {
    let built = BuiltCells()
    let node = grid(items: 1000, height: nil, built: built) { _ in box(10, 10) }
    guard case .collection(var collection) = node else { return }
    collection.sections[0].cellOutline = box(10, 10)
    _ = try arranged(.collection(collection), on: .fixed(10, 30))
    // Three of them are seen.
    expect(built.items, equals: [0, 1, 2])
  }
}
