import DisplayList
import LayoutGeometry
import Testing

@Suite struct `A turn in space` {
  /// About an axis through (50, 50), seen from a distance.
  private func rotation(
    _ degrees: Double, _ axis: SIMD3<Double> = SIMD3(0, 1, 0), anchorZ: Double = 0,
    eye: Double = 100
  ) -> Perspective {
    .rotation(
      degrees * .pi / 180, axis: axis, anchor: Point(x: 50, y: 50), anchorZ: anchorZ,
      eyeDistance: eye)
  }

  private func expect(
    _ place: Point?, near x: Double, _ y: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    let distance = place.map { max(abs($0.x - x), abs($0.y - y)) } ?? .infinity
    #expect(distance < 0.001, "\(String(describing: place))", sourceLocation: location)
  }

  @Test func `about an axis that points down, the right side goes away`() {
    let turn = rotation(60)
    // (100, 0) is (50, −50) about the anchor. It goes to x = 50 cos 60° = 25 and z = −50 sin 60° =
    // −43.301, so that w = 1 + 43.301/100 = 1.43301: 25 / w = 17.446, −50 / w = −34.892.
    expect(turn(Point(x: 100, y: 0)), near: 50 + 17.446, 50 - 34.892)
    // (0, 0) comes nearer: w = 0.56699, −25 / w = −44.093, −50 / w = −88.185.
    expect(turn(Point(x: 0, y: 0)), near: 50 - 44.093, 50 - 88.185)
    expect(turn(Point(x: 50, y: 20)), near: 50, 20)
  }

  @Test func `about an axis to the right, the top goes away`() {
    // (50, 0) is (0, −50): y = −50 cos 60° = −25, z = −50 sin 60°, w = 1.43301.
    expect(rotation(60, SIMD3(2, 0, 0))(Point(x: 50, y: 0)), near: 50, 50 - 17.446)
  }

  @Test func `an axis in front of the view moves it around`() {
    // 20 behind the axis, turned by 90° about y: x = −20 sin 90° = −20, z = −20 cos 90° = 0.
    expect(rotation(90, anchorZ: 20)(Point(x: 50, y: 0)), near: 30, 0)
  }

  @Test func `an axis towards the eye, or an eye far away, leaves no perspective`() throws {
    let turn = try #require(rotation(90, SIMD3(0, 0, 1)).transform)
    // Clockwise: what is right of the anchor goes below it.
    expect(turn(Point(x: 60, y: 50)), near: 50, 60)
    let far = try #require(rotation(60, eye: .infinity).transform)
    expect(far(Point(x: 100, y: 0)), near: 75, 0)
    #expect(rotation(60).transform == nil)
  }

  @Test func `what is past the eye is not seen`() {
    // (−200, 50) is −250 from the anchor: z = 250 sin 60° = 216.5, behind an eye 100 away.
    #expect(rotation(60)(Point(x: -200, y: 50)) == nil)
    // Of the rectangle, what is in front is within bounds that have an end.
    let bounds = rotation(60).bounds(of: Rect(x: -500, y: 0, width: 600, height: 100))
    #expect(bounds.minX.isFinite && bounds.maxX < 70 && bounds.height.isFinite)
    #expect(rotation(60).bounds(of: Rect(x: -500, y: 0, width: 100, height: 100)).isEmpty)
  }

  @Test func `the way back leads back`() throws {
    let turn = rotation(35, SIMD3(1, 2, 0.5), anchorZ: 10)
    let back = try #require(turn.inverted)
    let place = Point(x: 72, y: 11)
    let seen = try #require(turn(place))
    expect(back.unbounded(seen), near: place.x, place.y)
    // From the edge, nothing of it is seen.
    #expect(rotation(90).inverted == nil)
  }

  @Test func `a turn of what is moved and scaled is moved and scaled`() throws {
    let change = Transform(a: 2, b: 0, c: 0, d: 2, tx: 7, ty: -3)
    let place = Point(x: 80, y: 30)
    let seen = try #require(rotation(60)(place))
    let expected = change(seen)
    expect(rotation(60).transformed(by: change)(change(place)), near: expected.x, expected.y)
  }
}
