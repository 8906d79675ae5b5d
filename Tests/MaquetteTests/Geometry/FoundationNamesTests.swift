import LayoutGeometry
import Maquette
import TestSupport
import Testing

// Foundation's names come with Maquette, as they do with SwiftUI: nothing else is imported here.

@Suite struct FoundationNamesTests {
  @Test("geometry converts to CoreGraphics' types and back")
  func converts() {
    let rect = Rect(x: 1, y: 2, width: 3.5, height: 4)

    expect(CGRect(rect), equals: CGRect(x: 1, y: 2, width: 3.5, height: 4))
    expect(Rect(CGRect(rect)), equals: rect)
    expect(CGPoint(Point(x: 5, y: 6)), equals: CGPoint(x: 5, y: 6))
    expect(Size(CGSize(width: 7, height: 8)), equals: Size(width: 7, height: 8))
  }

  @Test("a rectangle of a negative width is the one between the same edges")
  func standardizes() {
    // From x 10 back to 4, and from y 0 to 2.
    expect(
      Rect(CGRect(x: 10, y: 0, width: -6, height: 2)), equals: Rect(x: 4, y: 0, width: 6, height: 2)
    )
  }

  @Test("an index path of two parts is an item's, and no other is")
  func indexPaths() {
    expect(ItemIndex(IndexPath(indexes: [2, 3])), equals: ItemIndex(section: 2, item: 3))
    expect(IndexPath(ItemIndex(section: 2, item: 3)), equals: [2, 3])
    #expect(ItemIndex(IndexPath(indexes: [2])) == nil)
  }

  @Test("lengths of CoreGraphics' type are lengths of views")
  func lengths() throws {
    let side: CGFloat = 24
    let preview = Preview("square", width: 100) {
      Color.red.frame(width: side, height: side / 2).padding(side)
    }

    // 24 points of padding on either side of 12.
    let height = try preview.arranged().size.height
    expect(height, equals: 60)
  }
}
