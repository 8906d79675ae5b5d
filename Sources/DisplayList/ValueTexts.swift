package import LayoutGeometry

/// A value that stored texts write as one word without spaces, and read again.
///
/// A number is rounded to a thousandth, so that a value is the same after a text is read and
/// written again.
package protocol TextValue: Hashable, Sendable {
  /// The word for the value.
  var dump: String { get }

  /// Parses a word; nil for a word of any other form.
  init?(dump word: Substring)
}

extension Double: TextValue {
  /// The number rounded to a thousandth, in its shortest form: `16`, `0.5`, `-3.125`.
  package var dump: String {
    // A number this large has no thousandths to round.
    guard magnitude < 1e12 else { return "\(self)".withoutDecimalZero }
    let thousandths = (self * 1000).rounded()
    // Most lengths are whole numbers, which need no search for their shortest form; -0 becomes 0.
    let whole = (thousandths / 1000).rounded(.towardZero)
    if whole * 1000 == thousandths { return String(Int(whole)) }
    return (thousandths / 1000).description.withoutDecimalZero
  }

  /// Parses a finite number that is not larger than any layout can make it.
  package init?(dump word: Substring) {
    if let number = word.shortNumber {
      self = Double(number)
      return
    }
    guard let value = Double(word), abs(value) <= 1e18 else { return nil }
    self = value
  }
}

extension String {
  /// A number's text without the `.0` of a whole one.
  fileprivate var withoutDecimalZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}

extension Substring {
  /// The number of a word of one to nine digits, which most lengths are; nil for any other word.
  fileprivate var shortNumber: Int? {
    guard (1...9).contains(utf8.count) else { return nil }
    var number = 0
    for byte in utf8 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// The words between commas, also empty ones; in bytes, as characters take many times as long.
  fileprivate var wordsBetweenCommas: [Substring] {
    utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Substring.init)
  }
}

extension [Double]: TextValue {
  /// Numbers with commas between them, as in `4,2`.
  package var dump: String { map(\.dump).joined(separator: ",") }

  package init?(dump word: Substring) {
    let words = word.wordsBetweenCommas
    self = words.compactMap { Double(dump: $0) }
    guard count == words.count else { return nil }
  }
}

extension Point: TextValue {
  /// The coordinates, as in `16,0.5`.
  package var dump: String {
    // Not by way of an array, either.
    var text = x.dump
    text += ","
    text += y.dump
    return text
  }

  package init?(dump word: Substring) {
    // Not by way of an array: a layout's text has several points a line.
    guard let comma = word.utf8.firstIndex(of: UInt8(ascii: ",")),
      let x = Double(dump: word[..<comma]),
      let y = Double(dump: Substring(word.utf8[comma...].dropFirst()))
    else { return nil }
    self.init(x: x, y: y)
  }
}

extension Size: TextValue {
  /// The lengths, as in `169×120`.
  package var dump: String { "\(width.dump)×\(height.dump)" }

  package init?(dump word: Substring) {
    // The sign's two bytes in UTF-8, which no digit shares.
    guard let sign = word.utf8.firstIndex(of: 0xC3) else { return nil }
    let rest = word.utf8[sign...].dropFirst()
    guard rest.first == 0x97, let width = Double(dump: word[..<sign]),
      let height = Double(dump: Substring(rest.dropFirst()))
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension RGBA: TextValue {
  /// `#RRGGBB`, followed by the alpha unless the colour is opaque.
  package var dump: String {
    var bytes = [UInt8(ascii: "#")]
    bytes.reserveCapacity(9)
    func append(_ value: Double) {
      let byte = UInt8(value > 0 ? min(value, 1) * 255 + 0.5 : 0)
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
      }
    }
    append(red)
    append(green)
    append(blue)
    if !(alpha >= 1) { append(alpha) }
    return String(decoding: bytes, as: UTF8.self)
  }

  package init?(dump word: Substring) {
    let digits = word.utf8.dropFirst()
    guard word.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    var number: UInt32 = 0
    for byte in digits {
      guard let digit = Self.hexadecimalDigit(byte) else { return nil }
      number = number << 4 | digit
    }
    let bits = digits.count == 8 ? number : number << 8 | 0xFF
    func component(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Creates the colour of `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for other texts.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 4, text.hasPrefix("#") else {
      self.init(dump: text[...])
      return
    }
    self.init(dump: Substring("#" + text.dropFirst().map { "\($0)\($0)" }.joined()))
  }

  /// Creates the colour of `rgb(51, 102, 255)` or `rgba(51, 102, 255, 0.5)`; nil for other texts.
  package init?(css text: String) {
    guard let match = text.wholeMatch(of: #/rgba?\(([^()]*)\)/#) else { return nil }
    let parts = match.1.split { ", /".contains($0) }
    func part(_ index: Int, of whole: Double) -> Double? {
      let text = parts[index]
      let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
      return number.map { text.hasSuffix("%") ? $0 : $0 / whole }.flatMap {
        (0...1).contains($0) ? $0 : nil
      }
    }
    guard (3...4).contains(parts.count), let red = part(0, of: 255), let green = part(1, of: 255),
      let blue = part(2, of: 255), let alpha = parts.count == 4 ? part(3, of: 1) : 1
    else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the value of a digit, of either case; nil for any other letter.
  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

extension CornerRadii: TextValue {
  /// One radius, or four clockwise from the top left, and the style of corners that are not circular, as in
  /// `10,10,0,0,continuous`.
  package var dump: String {
    style == .circular ? numbers : "\(numbers),\(style.rawValue)"
  }

  /// The radii alone.
  fileprivate var numbers: String {
    isUniform ? topLeft.dump : [topLeft, topRight, bottomRight, bottomLeft].dump
  }

  package init?(dump word: Substring) {
    let suffix = ",\(CornerStyle.continuous.rawValue)"
    let isContinuous = word.hasSuffix(suffix)
    let numbers = isContinuous ? word.dropLast(suffix.count) : word
    guard let radii = [Double](dump: numbers), radii.count == 1 || radii.count == 4 else {
      return nil
    }
    self.init(
      topLeft: radii[0], topRight: radii[radii.count == 4 ? 1 : 0],
      bottomRight: radii[radii.count == 4 ? 2 : 0], bottomLeft: radii[radii.count - 1],
      style: isContinuous ? .continuous : .circular)
  }
}

extension Path: TextValue {
  /// The steps in SVG's letters, without spaces: `M0,0L8,0C8,4,4,8,0,8Z`; after `evenodd:` if that
  /// is the rule.
  package var dump: String {
    (isEvenOdd ? Self.evenOdd : "") + text(separator: ",", between: "")
  }

  private static var evenOdd: String { "evenodd:" }

  package init?(dump word: Substring) {
    var path = Path()
    var rest = word
    if word.hasPrefix(Self.evenOdd) {
      path.isEvenOdd = true
      rest = word.dropFirst(Self.evenOdd.count)
    }
    while let letter = rest.popFirst() {
      let end = rest.firstIndex { "MLCZ".contains($0) } ?? rest.endIndex
      let numbers = rest.startIndex == end ? [] : [Double](dump: rest[..<end])
      rest = rest[end...]
      guard let numbers else { return nil }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (letter, numbers.count) {
      case ("M", 2): path.elements.append(.move(points[0]))
      case ("L", 2): path.elements.append(.line(points[0]))
      case ("C", 6):
        path.elements.append(.curve(points[2], control1: points[0], control2: points[1]))
      case ("Z", 0): path.elements.append(.close)
      default: return nil
      }
    }
    self = path
  }

  /// Returns the steps, with a separator between the points of one, and another one between steps.
  fileprivate func text(separator: String, between steps: String) -> String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.dump)"
      case .line(let point): "L\(point.dump)"
      case .curve(let point, let control1, let control2):
        "C" + [control1, control2, point].map(\.dump).joined(separator: separator)
      case .close: "Z"
      }
    }.joined(separator: steps)
  }
}

extension Paint: TextValue {
  /// A colour, or `gradient(0,0..0,9,#FF0000@0,#0000FF@1)`: the line, and each colour with its
  /// location.
  package var dump: String {
    switch self {
    case .color(let color): return color.dump
    case .linearGradient(let gradient):
      let stops = gradient.stops.map { "\($0.color.dump)@\($0.location.dump)" }
      let line = "\(gradient.start.dump)..\(gradient.end.dump)"
      return "gradient(\(([line] + stops).joined(separator: ",")))"
    case .roundGradient(let gradient): return gradient.dump
    case .meshGradient(let mesh): return mesh.dump
    }
  }

  package init?(dump word: Substring) {
    if let color = RGBA(dump: word) {
      self = .color(color)
      return
    }
    if let gradient = RoundGradient(dump: word) {
      self = .roundGradient(gradient)
      return
    }
    if let mesh = MeshGradient(dump: word) {
      self = .meshGradient(mesh)
      return
    }
    guard let (places, stops) = Self.gradientParts(of: word, named: "gradient"),
      places.count == 2, let start = Point(dump: places[0]), let end = Point(dump: places[1])
    else { return nil }
    self = .linearGradient(Gradient(start: start, end: end, stops: stops))
  }

  /// Returns the places, which dots separate, and the stops of `name(place..place,#FF0000@0)`.
  static func gradientParts(
    of word: Substring, named name: String
  ) -> (places: [Substring], stops: [Stop])? {
    guard word.hasPrefix(name + "("), word.hasSuffix(")") else { return nil }
    let inner = word.dropFirst(name.count + 1).dropLast()
    let firstStop = inner.firstIndex(of: "#") ?? inner.endIndex
    var places = inner[..<firstStop]
    if firstStop < inner.endIndex, places.popLast() != "," { return nil }
    let words = inner[firstStop...].split(separator: ",")
    let stops = words.compactMap { word -> Stop? in
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, let color = RGBA(dump: parts[0]),
        let location = Double(dump: parts[1])
      else { return nil }
      return Stop(location: location, color: color)
    }
    guard stops.count == words.count else { return nil }
    return (places.split(separator: ".."), stops)
  }
}

extension LineCap: TextValue {
  /// The name.
  package var dump: String { rawValue }

  package init?(dump word: Substring) { self.init(rawValue: String(word)) }
}

extension LineJoin: TextValue {
  /// The name.
  package var dump: String { rawValue }

  package init?(dump word: Substring) { self.init(rawValue: String(word)) }
}

extension String: TextValue {
  /// The text; the writer quotes one that is not a word.
  package var dump: String { self }

  package init?(dump word: Substring) { self.init(word) }
}

// The display list's own text has several words for a value.

extension Rect {
  /// The origin and the size, as in `16,16 169×120`.
  var words: String { "\(origin.dump) \(size.dump)" }
}

extension Paint {
  /// A colour, or `gradient 0,0 to 0,9 #FF0000 0 #0000FF 1`.
  var words: String {
    switch self {
    case .color(let color): color.dump
    case .linearGradient(let gradient):
      (["gradient \(gradient.start.dump) to \(gradient.end.dump)"]
        + gradient.stops.map { "\($0.color.dump) \($0.location.dump)" })
        .joined(separator: " ")
    case .roundGradient(let gradient): gradient.words
    case .meshGradient(let mesh): mesh.words
    }
  }
}

extension Shape {
  /// The shape's name and its numbers, as in `rounded 16,16 169×120 radius 10 continuous`.
  var words: String {
    switch self {
    case .rect(let rect): "rect \(rect.words)"
    case .roundedRect(let rect, let radii):
      "rounded \(rect.words) \(radii.isUniform ? "radius" : "radii") \(radii.numbers)"
        + (radii.style == .circular ? "" : " \(radii.style.rawValue)")
    case .ellipse(let rect): "ellipse \(rect.words)"
    case .path(let path): "path \(path.words)"
    }
  }
}

extension StrokeStyle {
  /// The width, and all that differs from the default, as in `width 2 dash 4,2 cap round`.
  var words: String {
    var words = ["width \(lineWidth.dump)"]
    if !dash.isEmpty { words.append("dash \(dash.dump)") }
    if !dash.isEmpty, dashPhase != 0 { words.append("phase \(dashPhase.dump)") }
    if lineCap != .butt { words.append("cap \(lineCap.dump)") }
    if lineJoin != .miter { words.append("join \(lineJoin.dump)") }
    if lineJoin == .miter, miterLimit != 10 { words.append("miter \(miterLimit.dump)") }
    return words.joined(separator: " ")
  }
}

extension Path {
  /// The steps in SVG's letters, as in `M0,0 L8,0 C8,4 4,8 0,8 Z`.
  package var words: String {
    (isEvenOdd ? "evenodd " : "") + text(separator: " ", between: " ")
  }
}
