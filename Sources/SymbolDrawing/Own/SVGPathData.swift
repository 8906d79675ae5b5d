package import DisplayList
import Glibc
import LayoutGeometry

/// The outlines of SVG's path data, as in `M2 12 L12 2 h9 z`: all commands of SVG 1.1, in either case.
package struct SVGPathData: Hashable, Sendable {
  /// The outlines; arcs and quadratic curves as cubic ones.
  package private(set) var path = Path()

  /// What is wrong with path data, and where, counted in Unicode scalars.
  package struct Problem: Error, Hashable {
    /// The place of the mistake.
    package var offset: Int
    /// What is wrong.
    package var message: String
    /// What to write instead.
    package var suggestion: String?
  }

  /// The most steps of a path.
  static let stepLimit = 100_000
  /// The numbers that a path may have: those that a config's lengths may have.
  private static let numbers = -1e6...1e6

  private let text: [Unicode.Scalar]
  private var offset = 0
  private var start = Point.zero
  private var current = Point.zero
  /// The last control point, if the previous step was a curve of its kind.
  private var lastCubic: Point?
  private var lastQuadratic: Point?

  /// No outline at all.
  package init() {
    text = []
  }

  /// Reads path data.
  package init(_ data: String) throws(Problem) {
    text = Array(data.unicodeScalars)
    skipSeparators()
    guard offset < text.count else { throw problem("expected path data, found nothing") }
    guard letter == "M" || letter == "m" else {
      throw problem("expected 'M' or 'm' first, found \(found)")
    }
    while let command = letter {
      offset += 1
      try steps(of: command)
      guard path.elements.count <= Self.stepLimit else {
        throw problem("expected at most \(Self.stepLimit) steps")
      }
      skipSeparators()
    }
    if offset < text.count {
      throw problem(
        "expected a command, found \(found)", suggestion: "commands are \(Self.letters)")
    }
  }

  private static let letters = "M, L, H, V, C, S, Q, T, A and Z"

  /// The letter of a command here; nil if there is none.
  private var letter: Unicode.Scalar? {
    guard offset < text.count, "MmLlHhVvCcSsQqTtAaZz".unicodeScalars.contains(text[offset])
    else { return nil }
    return text[offset]
  }

  private var found: String {
    offset < text.count ? "'\(String(Character(text[offset])))'" : "the end"
  }

  private func problem(_ message: String, suggestion: String? = nil) -> Problem {
    Problem(offset: min(offset, max(text.count - 1, 0)), message: message, suggestion: suggestion)
  }

  /// Parses the steps of a command: its numbers may repeat without the letter.
  private mutating func steps(of command: Unicode.Scalar) throws(Problem) {
    let isRelative = command.properties.isLowercase
    let kind = command.properties.uppercaseMapping
    if kind == "Z" {
      path.elements.append(.close)
      current = start
      (lastCubic, lastQuadratic) = (nil, nil)
      return
    }
    var isFirst = true
    repeat {
      let origin = isRelative ? current : .zero
      try step(kind, from: origin, isFirst: isFirst)
      isFirst = false
      skipSeparators()
      guard path.elements.count <= Self.stepLimit else { return }
    } while startsNumber
  }

  private mutating func step(
    _ kind: String, from origin: Point, isFirst: Bool
  ) throws(Problem) {
    // After a closed outline the next one starts at the same point.
    if kind != "M", path.elements.last == .close { path.elements.append(.move(start)) }
    var (cubic, quadratic): (Point?, Point?) = (nil, nil)
    switch kind {
    case "M":
      let end = try point(from: origin)
      // More points after a move are lines.
      path.elements.append(isFirst ? .move(end) : .line(end))
      if isFirst { start = end }
      current = end
    case "L":
      current = try point(from: origin)
      path.elements.append(.line(current))
    case "H":
      current.x = origin.x + (try number())
      path.elements.append(.line(current))
    case "V":
      current.y = origin.y + (try number())
      path.elements.append(.line(current))
    case "C", "S":
      let first = kind == "C" ? try point(from: origin) : mirrored(lastCubic)
      let second = try point(from: origin)
      current = try point(from: origin)
      path.elements.append(.curve(current, control1: first, control2: second))
      cubic = second
    case "Q", "T":
      let control = kind == "Q" ? try point(from: origin) : mirrored(lastQuadratic)
      current = try point(from: origin)
      path.addQuadratic(to: current, control: control)
      quadratic = control
    default:
      try arc(from: origin)
    }
    (lastCubic, lastQuadratic) = (cubic, quadratic)
  }

  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  /// Parses a part of an ellipse, by SVG's rules for out-of-range parameters (appendix F.6).
  private mutating func arc(from origin: Point) throws(Problem) {
    var (rx, ry) = (abs(try number()), abs(try number()))
    let rotation = try number() * .pi / 180
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(from: origin)
    let begin = current
    current = end
    guard begin != end else { return }
    guard rx > 0, ry > 0 else {
      path.elements.append(.line(end))
      return
    }
    let turn = Transform.turn(-rotation)
    let half = turn(Point(x: (begin.x - end.x) / 2, y: (begin.y - end.y) / 2))
    // Radii that are too small are scaled up until they reach.
    let reach = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let (across, down) = (rx * rx * half.y * half.y, ry * ry * half.x * half.x)
    let part = max(rx * rx * ry * ry - across - down, 0) / (across + down)
    let sign = isLarge == isClockwise ? -1.0 : 1.0
    let factor = sign * part.squareRoot()
    let center = Point(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
    let first = atan2((half.y - center.y) / ry, (half.x - center.x) / rx)
    let last = atan2((-half.y - center.y) / ry, (-half.x - center.x) / rx)
    var unit = Path()
    unit.addArc(
      center: .zero, radius: 1, start: first,
      delta: Path.sweep(from: first, to: last, isClockwise: isClockwise))
    let middle = Transform.turn(rotation)(center)
    let place = Transform.scale(x: rx, y: ry).followed(by: .turn(rotation)).followed(
      by: .move(
        Point(x: middle.x + (begin.x + end.x) / 2, y: middle.y + (begin.y + end.y) / 2)))
    path.elements += unit.transformed(by: place).elements.dropFirst()
    // The next step starts exactly at the point in the data.
    if case .curve(_, let control1, let control2) = path.elements.last {
      path.elements[path.elements.count - 1] = .curve(end, control1: control1, control2: control2)
    }
  }
}

// Numbers and their separators.
extension SVGPathData {
  private mutating func skipSeparators() {
    while offset < text.count, " \t\r\n,".unicodeScalars.contains(text[offset]) { offset += 1 }
  }

  private var startsNumber: Bool {
    offset < text.count && "+-.0123456789".unicodeScalars.contains(text[offset])
  }

  private mutating func point(from origin: Point) throws(Problem) -> Point {
    let (x, y) = (try number(), try number())
    return Point(x: origin.x + x, y: origin.y + y)
  }

  /// Returns a flag of an arc, which needs no separator after it.
  private mutating func flag() throws(Problem) -> Bool {
    skipSeparators()
    guard offset < text.count, text[offset] == "0" || text[offset] == "1" else {
      throw problem("expected 0 or 1, found \(found)")
    }
    offset += 1
    return text[offset - 1] == "1"
  }

  private mutating func number() throws(Problem) -> Double {
    skipSeparators()
    guard startsNumber else { throw problem("expected a number, found \(found)") }
    let begin = offset
    var digits = 0
    func isDigit(_ position: Int) -> Bool {
      position < text.count && ("0"..."9").contains(text[position])
    }
    if text[offset] == "+" || text[offset] == "-" { offset += 1 }
    while isDigit(offset) { (offset, digits) = (offset + 1, digits + 1) }
    if offset < text.count, text[offset] == "." {
      offset += 1
      while isDigit(offset) { (offset, digits) = (offset + 1, digits + 1) }
    }
    if offset < text.count, text[offset] == "e" || text[offset] == "E" {
      let isSigned = offset + 1 < text.count && "+-".unicodeScalars.contains(text[offset + 1])
      if isDigit(offset + (isSigned ? 2 : 1)) {
        offset += isSigned ? 2 : 1
        while isDigit(offset) { offset += 1 }
      }
    }
    var word = ""
    word.unicodeScalars += text[begin..<offset]
    guard digits > 0, let value = Double(word), Self.numbers.contains(value) else {
      offset = begin
      throw problem(
        digits > 0 ? "expected a number of at most a million, found \(word)" : "expected a digit")
    }
    return value
  }
}
