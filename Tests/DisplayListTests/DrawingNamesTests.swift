import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct DrawingNamesTests {
  private let picture = PictureID("sunrise")
  private let left = Rect(x: 0, y: 0, width: 20, height: 20)
  private let right = Rect(x: 30, y: 0, width: 20, height: 20)

  // Two files of the same bytes are one picture.
  @Test func `a picture has the name of the view at its place`() {
    var names = DrawingNames()
    names.add(picture, name: "a.png", in: left)
    names.add(picture, name: "b.png", in: right)
    expect(names.name(of: picture, at: left), equals: "a.png")
    expect(names.name(of: picture, at: right), equals: "b.png")
  }

  @Test func `a picture of one name has it everywhere`() {
    var names = DrawingNames()
    names.add(picture, name: "a.png", in: left)
    expect(names.name(of: picture, at: Rect(x: 90, y: 90, width: 4, height: 4)), equals: "a.png")
    expect(names.name(of: PictureID("other"), at: left), equals: nil)
  }
}
