import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Shadows of one form` {
  /// Two sizes of cards, three times each, half of them beyond an edge of the canvas, each with a
  /// faint shadow below it.
  ///
  /// - Parameter blank: Commands that leave no trace, which each card has besides.
  private func cards(
    _ blank: [Command] = [], radius: Double, x: Double = 0
  ) -> [Command] {
    let places = [(4.0, 4.0), (60.0, 8.0), (-9.0, 40.0), (50.0, 44.0), (30.0, -6.0), (70.0, 52.0)]
    return places.enumerated().map { index, place in
      let isWide = index % 2 == 0
      let frame = Rect(
        x: x + place.0, y: place.1, width: isWide ? 24 : 17, height: isWide ? 12 : 20)
      let card = Command.fill(
        .roundedRect(frame, CornerRadii(5)), .color(index < 3 ? .white : .blue))
      return .group(
        Group(
          opacity: index == 4 ? 0.6 : 1,
          shadow: Shadow(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4), radius: radius,
            offset: Point(x: 1, y: 3)),
          commands: [card] + blank))
    }
  }

  @Test(arguments: [0, 1.5, 4, 9])
  func `are the same as each blurred for itself`(radius: Double) throws {
    // A group of more pixels than a sprite may have is blurred where it shows: what is clear makes
    // it one, and leaves the picture as it is.
    let blank = Command.fill(Rect(x: 0, y: 0, width: 4000, height: 4000), .clear)
    let kept = try Pixels(width: 80, height: 60, cards(radius: radius))
    let plain = try Pixels(width: 80, height: 60, cards([blank], radius: radius))
    #expect((0..<60).map(kept.row) == (0..<60).map(plain.row))
  }

  @Test func `have the blur of their own and not of another's`() throws {
    // Cards of the same forms far beside the first ones, drawn after them with another blur.
    let both = try Pixels(
      width: 300, height: 60, cards(radius: 6) + cards(radius: 2, x: 200))
    let sharp = try Pixels(width: 80, height: 60, cards(radius: 2))
    #expect((0..<60).map { Array(both.row($0)[200..<280]) } == (0..<60).map(sharp.row))
  }

  @Test(arguments: [1, 7, 16])
  func `have no seams between bands`(bandHeight: Int) throws {
    let whole = try Pixels(width: 80, height: 60, cards(radius: 4))
    let bands = try Pixels(width: 80, height: 60, bandHeight: bandHeight, cards(radius: 4))
    expect(whole, equals: bands)
  }
}
