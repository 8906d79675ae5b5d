package import LayoutGeometry

/// Reads SVG's path data, as in `M2 12 L12 2 h9 z`: all commands of SVG 1.1, in either case.
package struct SVGPathData {
  /// A step of an outline, whose points are absolute.
  package enum Segment: Hashable, Sendable {
    /// Starts an outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A Bézier curve with one control point.
    case quadratic(Point, control: Point)
    /// A Bézier curve with two control points.
    case cubic(Point, control1: Point, control2: Point)
    /// A part of an ellipse.
    case arc(EllipticalArc)
    /// A straight line back to where the outline started.
    case close
  }

  /// A mistake in path data.
  package struct Problem: Error, Hashable {
    /// The place of the mistake, counted in Unicode scalars.
    package var offset: Int
    /// The description of what was expected and what was found.
    package var message: String
    /// A hint at what would be right; nil where there is none.
    package var suggestion: String?
  }

  /// A mistake at `offset`.
  private enum Mistake: Error {
    case noData
    case noMove
    case noCommand
    case noNumber
    case noDigit
    case noFlag
    case largeNumber(String)
  }

  private let bytes: [UInt8]
  private var offset = 0
  private let isBounded: Bool
  /// The letter of the command that more numbers would repeat, in ASCII; 0 where none does.
  private var command: UInt8 = 0
  /// Indicates whether a command has been read.
  private var hasBegun = false
  /// The point at which the outline starts.
  private var start = Point.zero
  private var current = Point.zero
  /// The last control point, if the segment before was a curve of its kind.
  private var lastCubic: Point?
  private var lastQuadratic: Point?

  /// The point at which the segment that was read last starts.
  package private(set) var segmentStart = Point.zero

  /// The largest number in bounds: further than any layout reaches.
  private static let largestNumber = 1_000_000.0
  /// The value of larger numbers where there are no bounds, so that sums stay finite.
  private static let farthest = 1e9

  /// A reader of path data.
  ///
  /// - Parameter isBounded: Whether a number beyond a million is a mistake.
  package init(_ text: String, isBounded: Bool = true) {
    bytes = Array(text.utf8)
    self.isBounded = isBounded
  }

  /// Returns the next segment; nil at the end.
  ///
  /// - Throws: `Problem` for the first mistake, also for data without a command.
  package mutating func next() throws(Problem) -> Segment? {
    do throws(Mistake) { return try segment() } catch { throw problem(error) }
  }

  /// Returns the next segment, passing over what is not path data; nil at the end.
  ///
  /// - Complexity: Linear in the length of what is passed over.
  package mutating func nextPassingOverMistakes() -> Segment? {
    while offset < bytes.count {
      do throws(Mistake) { return try segment() } catch {
        // A letter may begin a command; of all else, what follows it may.
        if !hasBegun || letter == nil { offset += 1 }
      }
    }
    return nil
  }

  /// A mistake where the next segment begins.
  package func problem(_ message: String, suggestion: String? = nil) -> Problem {
    // All before the first mistake is ASCII; the end has no character of its own.
    Problem(offset: min(offset, max(bytes.count - 1, 0)), message: message, suggestion: suggestion)
  }

  private func problem(_ mistake: Mistake) -> Problem {
    switch mistake {
    case .noData: problem("expected path data, found nothing")
    case .noMove: problem("expected 'M' or 'm' first, found \(found)")
    case .noCommand:
      problem(
        "expected a command, found \(found)",
        suggestion: "commands are M, L, H, V, C, S, Q, T, A and Z")
    case .noNumber: problem("expected a number, found \(found)")
    case .noDigit: problem("expected a digit")
    case .noFlag: problem("expected 0 or 1, found \(found)")
    case .largeNumber(let word):
      problem("expected a number of at most a million, found \(word)")
    }
  }

  private var found: String {
    String(decoding: bytes[offset...], as: UTF8.self).unicodeScalars.first.map { "'\($0)'" }
      ?? "the end"
  }

  /// Reads a command, or more numbers of the one before.
  private mutating func segment() throws(Mistake) -> Segment? {
    skipSeparators()
    guard offset < bytes.count else {
      if !hasBegun { throw .noData }
      return nil
    }
    if let letter {
      guard hasBegun || letter | 0x20 == UInt8(ascii: "m") else { throw .noMove }
      hasBegun = true
      command = letter
      offset += 1
    } else if command == 0 || !startsNumber {
      throw hasBegun ? .noCommand : .noMove
    }
    segmentStart = current
    let segment = try step()
    skipSeparators()
    return segment
  }

  private mutating func step() throws(Mistake) -> Segment {
    // Small letters have numbers from where the path is.
    let origin = command & 0x20 != 0 ? current : .zero
    let begin = current
    let mirroredCubic = mirrored(lastCubic)
    let mirroredQuadratic = mirrored(lastQuadratic)
    (lastCubic, lastQuadratic) = (nil, nil)
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      current = try point(from: origin)
      start = current
      // More points after a move are lines.
      command = command & 0x20 | UInt8(ascii: "L")
      return .move(current)
    case UInt8(ascii: "l"):
      current = try point(from: origin)
      return .line(current)
    case UInt8(ascii: "h"):
      current.x = origin.x + (try number())
      return .line(current)
    case UInt8(ascii: "v"):
      current.y = origin.y + (try number())
      return .line(current)
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let isWhole = command | 0x20 == UInt8(ascii: "c")
      let control1 = isWhole ? try point(from: origin) : mirroredCubic
      let control2 = try point(from: origin)
      current = try point(from: origin)
      lastCubic = control2
      return .cubic(current, control1: control1, control2: control2)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let isWhole = command | 0x20 == UInt8(ascii: "q")
      let control = isWhole ? try point(from: origin) : mirroredQuadratic
      current = try point(from: origin)
      lastQuadratic = control
      return .quadratic(current, control: control)
    case UInt8(ascii: "a"):
      let radii = try point(from: .zero)
      let rotation = try number() * .pi / 180
      let (isLarge, isClockwise) = (try flag(), try flag())
      current = try point(from: origin)
      return .arc(
        EllipticalArc(
          start: begin, end: current, radii: radii, rotation: rotation, isLarge: isLarge,
          isClockwise: isClockwise))
    default:
      command = 0
      current = start
      return .close
    }
  }

  /// The control point of a shorthand, which mirrors the last one.
  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }
}

// Numbers and what is between them.
extension SVGPathData {
  /// The letter of a command here; nil if there is none.
  private var letter: UInt8? {
    guard offset < bytes.count, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(bytes[offset]) else {
      return nil
    }
    return bytes[offset]
  }

  private var startsNumber: Bool {
    offset < bytes.count && "+-.0123456789".utf8.contains(bytes[offset])
  }

  private mutating func skipSeparators() {
    while offset < bytes.count, " \t\r\n,".utf8.contains(bytes[offset]) { offset += 1 }
  }

  private mutating func point(from origin: Point) throws(Mistake) -> Point {
    let (x, y) = (try number(), try number())
    return Point(x: origin.x + x, y: origin.y + y)
  }

  /// A flag of an arc, which needs nothing after it.
  private mutating func flag() throws(Mistake) -> Bool {
    skipSeparators()
    guard take("0") || take("1") else { throw .noFlag }
    return bytes[offset - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(Mistake) -> Double {
    skipSeparators()
    guard startsNumber else { throw .noNumber }
    let begin = offset
    _ = take("+") || take("-")
    var digits = takeDigits()
    if take(".") { digits += takeDigits() }
    guard digits > 0 else {
      offset = begin
      throw .noDigit
    }
    let end = offset
    if take("e") || take("E") {
      _ = take("+") || take("-")
      if takeDigits() == 0 { offset = end }
    }
    let word = String(decoding: bytes[begin..<offset], as: UTF8.self)
    let value = Double(word) ?? .infinity
    guard isBounded else { return min(max(value, -Self.farthest), Self.farthest) }
    guard abs(value) <= Self.largestNumber else {
      offset = begin
      throw .largeNumber(word)
    }
    return value
  }

  private mutating func takeDigits() -> Int {
    let begin = offset
    while offset < bytes.count, "0123456789".utf8.contains(bytes[offset]) { offset += 1 }
    return offset - begin
  }

  /// Goes on if a character is next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }
}

extension Path {
  /// The most steps that path data may have.
  private static let stepLimit = 100_000

  /// The outlines of SVG's path data; arcs and quadratic curves as cubic ones.
  ///
  /// - Throws: `SVGPathData.Problem`, also for more than 100,000 steps.
  package init(svgPathData text: String) throws(SVGPathData.Problem) {
    self.init()
    var data = SVGPathData(text)
    while let segment = try data.next() {
      append(segment, from: data.segmentStart)
      guard elements.count <= Self.stepLimit else {
        throw data.problem("expected at most \(Self.stepLimit) steps")
      }
    }
  }

  private mutating func append(_ segment: SVGPathData.Segment, from start: Point) {
    switch segment {
    case .move, .close: break
    // After a closed outline the next one starts where it did.
    default: if elements.last == .close { elements.append(.move(start)) }
    }
    switch segment {
    case .move(let point): elements.append(.move(point))
    case .line(let end): elements.append(.line(end))
    case .quadratic(let end, let control): addQuadratic(to: end, control: control)
    case .cubic(let end, let control1, let control2):
      elements.append(.curve(end, control1: control1, control2: control2))
    case .arc(let arc): append(arc)
    case .close: elements.append(.close)
    }
  }
}
