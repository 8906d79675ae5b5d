import ImageDecoding

extension FlatPath {
  /// Parses the attribute `d` of an SVG path.
  package init(data: String) {
    self.init()
    var pen = PathPen()
    var commands = SVGPathCommands(data)
    while let command = commands.next() {
      if command.isClosing {
        pen.close(&self)
      } else {
        pen.draw(command.letter, command.numbers, in: &self)
      }
    }
  }

  init(center: OutlinePoint, radius: Double) {
    self.init()
    let (left, right) = (center - OutlinePoint(radius, 0), center + OutlinePoint(radius, 0))
    move(to: left)
    for (from, to) in [(left, right), (right, left)] {
      addArc(
        from: from, to: to, radii: OutlinePoint(radius, radius), rotation: 0, isLarge: false,
        isSweeping: true)
    }
    close()
  }
}

/// The current point, and the points to which shorthands refer.
private struct PathPen {
  var place = OutlinePoint.zero
  var start = OutlinePoint.zero
  /// The last control point of the previous command, if it was a curve of the same kind.
  var cubicControl: OutlinePoint?
  var quadraticControl: OutlinePoint?

  mutating func close(_ path: inout FlatPath) {
    path.close()
    (place, cubicControl, quadraticControl) = (start, nil, nil)
  }

  mutating func draw(_ command: UInt8, _ n: [Double], in path: inout FlatPath) {
    let origin = command & 0x20 != 0 ? place : .zero
    let from = place
    var (cubic, quadratic): (OutlinePoint?, OutlinePoint?)
    /// Returns the point whose coordinates are the numbers from an index.
    func point(_ index: Int) -> OutlinePoint { OutlinePoint(n[index], n[index + 1]) + origin }
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      place = point(0)
      start = place
      path.move(to: place)
    case UInt8(ascii: "h"):
      place.x = n[0] + origin.x
      path.addLine(to: place)
    case UInt8(ascii: "v"):
      place.y = n[0] + origin.y
      path.addLine(to: place)
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let isShort = n.count == 4
      // A shorthand's first control point mirrors the last one.
      let control1 = isShort ? cubicControl.map { 2 * from - $0 } ?? from : point(0)
      let control2 = point(isShort ? 0 : 2)
      place = point(isShort ? 2 : 4)
      cubic = control2
      path.addCurve(from: from, to: place, control1: control1, control2: control2)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let isShort = n.count == 2
      let control = isShort ? quadraticControl.map { 2 * from - $0 } ?? from : point(0)
      place = point(isShort ? 0 : 2)
      quadratic = control
      path.addCurve(
        from: from, to: place, control1: from + (control - from) * (2 / 3.0),
        control2: place + (control - place) * (2 / 3.0))
    case UInt8(ascii: "a"):
      place = point(5)
      path.addArc(
        from: from, to: place, radii: OutlinePoint(n[0], n[1]), rotation: n[2],
        isLarge: n[3] != 0, isSweeping: n[4] != 0)
    default:
      place = point(0)
      path.addLine(to: place)
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
  }
}
