import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct SectionClipTests {
  /// A shelf of cells of 30 by 10, with insets of 10 at its sides, on a canvas of 60.
  private func shelf(
    offset: Double, insets: EdgeInsets = EdgeInsets(leading: 10, trailing: 10)
  ) -> ViewNode {
    let group = CompositionalItem(
      width: .absolute(30), height: .absolute(10),
      group: CompositionalGroup(
        axis: .horizontal,
        subitems: [
          CompositionalItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        ]))
    let layout = Compositional(
      group: group, orthogonal: OrthogonalScrolling(.continuous, offset: .points(offset)))
    let section = SectionNode(layout: LayoutSection(itemCount: 4, insets: insets)) { _ in filler }
    return .collection(CollectionNode(layout: layout, sections: [section]))
  }

  @Test func `a section with insets cuts what it has scrolled out of itself`() throws {
    // The section shows 40 points from 10 on. Scrolled by 20, cells start at −10, 20 and 50: the
    // first is seen from 10 to 20, and the last not at all.
    let found = try commands(shelf(offset: 20), on: PreviewCanvas(width: 60))
    #expect(
      found == """
        group cell 0.0
          fill rect 10,0 10×10 #FF3B30
        group cell 0.1
          fill rect 20,0 30×10 #FF3B30
        """)
  }

  @Test func `a section that cuts nothing is drawn without a clip`() throws {
    let found = try commands(
      shelf(offset: 0, insets: EdgeInsets(leading: 0, trailing: 0)),
      on: PreviewCanvas(width: 60))
    #expect(
      found == """
        group cell 0.0
          fill rect 0,0 30×10 #FF3B30
        group cell 0.1
          fill rect 30,0 30×10 #FF3B30
        """)
  }

  @Test func `computed values know what a section shows, and its page`() throws {
    let arrangement = try arranged(shelf(offset: 45).id("feed"), on: PreviewCanvas(width: 60))
    let section = try #require(arrangement.computed.views["feed"]?.sections.first ?? nil)
    // From 45 to 85: cells 1 and 2, as 30 to 60 and 60 to 90. The nearest edge is 30, as 60 is as
    // far.
    expect(section.visibleItems, equals: [1, 2])
    expect(section.scrolling.offset, equals: 45)
    expect(section.scrolling.currentItem, equals: 1)
  }
}
