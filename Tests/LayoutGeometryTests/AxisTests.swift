import LayoutGeometry
import TestSupport
import Testing

struct AxisTests {
  @Test func `the horizontal axis reads x, width and the leading and trailing edges`() {
    expect(Point(x: 1, y: 2)[.horizontal], equals: 1)
    expect(Size(width: 3, height: 4)[.horizontal], equals: 3)
    expect(ProposedSize(width: 5, height: nil)[.horizontal], equals: 5)
    expect(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)[.horizontal], equals: 10)
  }

  @Test func `the vertical axis reads y, height and the top and bottom edges`() {
    expect(Point(x: 1, y: 2)[.vertical], equals: 2)
    expect(Size(width: 3, height: 4)[.vertical], equals: 4)
    #expect(ProposedSize(width: 5, height: nil)[.vertical] == nil)
    expect(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)[.vertical], equals: 5)
  }

  @Test(arguments: Axis.allCases)
  func `a length that is set along an axis is read along it`(axis: Axis) {
    var size = Size.zero
    size[axis] = 7
    expect(size[axis], equals: 7)
    expect(size[axis.cross], equals: 0)
  }
}
