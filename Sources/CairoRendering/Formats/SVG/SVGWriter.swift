import DisplayList
import LayoutGeometry
import PlainText

/// Writes elements of an SVG document, one a line.
struct SVGWriter {
  private(set) var text = ""

  /// Indicates whether an element refers to another one, or to a file.
  var hasReferences: Bool {
    var text = text
    let word = Array("xlink:href".utf8)
    // Byte by byte: Swift's search for a text takes longer for a large document than writing it.
    return text.withUTF8 { bytes in
      bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
  }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: SVGAttributes) {
    text += "<"
    text += name
    text += attributes.text
    text += "/>\n"
  }

  /// Writes an element whose content is already markup.
  mutating func element(_ name: String, _ attributes: SVGAttributes, content: String) {
    text += "<\(name)\(attributes.text)>\(content)</\(name)>\n"
  }

  /// Writes an element with any text in it.
  mutating func element(
    _ name: String, _ attributes: SVGAttributes = SVGAttributes(), text content: String
  ) {
    element(name, attributes, content: XMLText.svg(content))
  }

  /// Starts an element, which `close` ends.
  mutating func open(_ name: String, _ attributes: SVGAttributes) {
    text += "<\(name)\(attributes.text)>\n"
  }

  /// Ends the element that was started last.
  mutating func close(_ name: String) {
    text += "</\(name)>\n"
  }

  /// Adds an element that was made elsewhere.
  mutating func line(_ element: String) {
    text += element
    text += "\n"
  }

  /// Adds markup that was made elsewhere.
  mutating func add(_ markup: String) {
    text += markup
  }
}

/// The attributes of an element, in the order in which they were set.
struct SVGAttributes: Hashable {
  /// The attributes after the element's name, each with a space before it.
  private(set) var text = ""

  var isEmpty: Bool { text.isEmpty }

  /// Adds an attribute with any text as its value.
  mutating func set(_ name: String, _ value: String) {
    text += " \(name)=\"\(XMLText.svg(value))\""
  }

  /// Adds an attribute whose value has no character that XML escapes.
  mutating func set(_ name: String, plain value: String) {
    text += " "
    text += name
    text += "=\""
    text += value
    text += "\""
  }

  /// Adds the attributes of `other` after the others.
  mutating func add(_ other: SVGAttributes) {
    text += other.text
  }

  /// Adds a length or coordinate, in user units, unless it is the default.
  mutating func set(_ name: String, length value: Double, unless absence: String? = "0") {
    let number = SVGNumber.length(value)
    if number != absence { set(name, plain: number) }
  }

  /// Adds a place and a size, in user units.
  mutating func set(frame: Rect) {
    set("x", length: frame.minX, unless: nil)
    set("y", length: frame.minY, unless: nil)
    set(size: frame.size)
  }

  /// Adds a size, in user units.
  mutating func set(size: Size) {
    set("width", length: size.width, unless: nil)
    set("height", length: size.height, unless: nil)
  }

  /// Adds a change of coordinates that ends at a place of the current group.
  ///
  /// - Parameters:
  ///   - digits: The number of digits of the factors after the point.
  ///   - placeDigits: The number of digits of the place after the point.
  mutating func set(
    _ name: String = "transform", matrix: Transform, digits: Int = 4, placeDigits: Int = 2
  ) {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d]
    let numbers =
      factors.map { SVGNumber.text($0, digits: digits) }
      + [matrix.tx, matrix.ty].map { SVGNumber.text($0, digits: placeDigits) }
    set(name, plain: "matrix(\(numbers.joined(separator: " ")))")
  }

  /// Adds a picture's file, which fills the size given for it.
  mutating func set(picture file: [UInt8], ofType type: String = "image/png") {
    set("preserveAspectRatio", "none")
    set(
      "xlink:href",
      plain: "data:\(type);base64," + String(decoding: Base64.encode(file), as: UTF8.self))
  }

  /// Adds a colour as the attribute `name` and its alpha as `name`-opacity, except for opaque black
  /// as a fill, which is SVG's default.
  mutating func set(_ name: String, color: RGBA) {
    let hexadecimal = color.hexadecimal
    if name != "fill" || hexadecimal != "#000" { set(name, plain: hexadecimal) }
    setOpacity(name + "-opacity", color.alpha)
  }

  /// Adds an opacity from 0 to 1, unless it is 1.
  mutating func setOpacity(_ name: String, _ value: Double) {
    let number = SVGNumber.fraction(min(max(value, 0), 1))
    if number != "1" { set(name, plain: number) }
  }
}

extension RGBA {
  /// The colour without its alpha in three or six digits: `#f00`, `#ff2d55`.
  var hexadecimal: String {
    let bytes = [red, green, blue].map { component in
      UInt8(component > 0 ? min(component, 1) * 255 + 0.5 : 0)
    }
    let isShort = bytes.allSatisfy { $0 % 17 == 0 }
    return "#"
      + bytes.map { byte in
        let digits = String(isShort ? byte / 17 : byte, radix: 16)
        return isShort || byte > 15 ? digits : "0" + digits
      }.joined()
  }
}

/// The gradients, clips, filters and pictures that a document defines once and refers to.
struct SVGDefinitions {
  /// The definitions, in the order of their first use.
  private(set) var markup = SVGWriter()
  private var identifiers: [String: String] = [:]

  /// Returns the identifier of an element of this kind with these attributes and this content,
  /// which is defined at its first use.
  ///
  /// - Parameter kind: The beginning of the identifier, as in `gradient-1`.
  mutating func identifier(
    of element: String, _ attributes: SVGAttributes, content: String, kind: String,
    names: inout SVGNames
  ) -> String {
    let key = "\(element)\(attributes.text)>\(content)"
    if let known = identifiers[key] { return known }
    let identifier = names.numbered(kind)
    identifiers[key] = identifier
    define(element, as: identifier, attributes, content: content)
    return identifier
  }

  /// Defines an element that is used several times.
  mutating func define(
    _ element: String, as identifier: String, _ attributes: SVGAttributes, content: String
  ) {
    var all = SVGAttributes()
    all.set("id", identifier)
    all.add(attributes)
    if content.isEmpty {
      markup.element(element, all)
    } else {
      markup.element(element, all, content: content)
    }
  }
}

/// The identifiers of a document, each given once.
struct SVGNames {
  private var used: Set<String> = []
  /// The number of times that each identifier was requested.
  private var counts: [String: Int] = [:]

  /// The last number of each kind.
  private var numbers: [String: Int] = [:]

  /// The longest identifier before its number, in scalars.
  private static let longest = 64

  /// Returns an identifier like `name` that was not given before: with a number after it from the
  /// second time on.
  mutating func unique(_ name: String) -> String {
    let base = Self.identifier(name)
    var count = counts[base, default: 0]
    var identifier: String
    repeat {
      count += 1
      identifier = count == 1 ? base : "\(base)-\(count)"
    } while !used.insert(identifier).inserted
    counts[base] = count
    return identifier
  }

  /// Returns an identifier of `kind` and a number from 1 that was not given before.
  mutating func numbered(_ kind: String) -> String {
    var identifier: String
    repeat {
      numbers[kind, default: 0] += 1
      identifier = "\(kind)-\(numbers[kind, default: 0])"
    } while !used.insert(identifier).inserted
    return identifier
  }

  /// Returns `name` with a hyphen instead of each run of characters that XML does not allow in a
  /// name.
  private static func identifier(_ name: String) -> String {
    var identifier = ""
    for scalar in name.unicodeScalars.prefix(longest) {
      if scalar.isNameCharacter {
        identifier.unicodeScalars.append(scalar)
      } else if !identifier.hasSuffix("-") {
        identifier += "-"
      }
    }
    guard let first = identifier.unicodeScalars.first, first.startsName else {
      return "_" + identifier
    }
    return identifier
  }
}

extension Unicode.Scalar {
  /// Indicates whether a name may begin with the character: a subset of XML's NameStartChar.
  fileprivate var startsName: Bool {
    switch value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x3001...0xD7FF:
      properties.isAlphabetic
    default: false
    }
  }

  /// Indicates whether a name may contain the character: a subset of XML's NameChar.
  fileprivate var isNameCharacter: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39: true
    default: startsName
    }
  }
}

/// Numbers in the shortest form that SVG reads: `16`, `.5`, `-3.25`.
enum SVGNumber {
  /// The bound of coordinates, far outside of any canvas.
  private static let limit = 1e12

  /// Returns a length or coordinate, to a hundredth: a hundredth of a point is invisible.
  static func length(_ value: Double) -> String {
    text(value, digits: 2)
  }

  /// Returns a share of 1, to a thousandth: finer than the 255 steps of a colour's component.
  static func fraction(_ value: Double) -> String {
    text(value, digits: 3)
  }

  /// Returns `value` with at most `digits` digits after the point, up to 9; 0 if it is not a
  /// number.
  static func text(_ value: Double, digits: Int) -> String {
    text(of: parts(value, digits: digits), digits: digits)
  }

  /// Returns a value as a number of parts, rounded, with 10 to the power of `digits` parts in 1.
  static func parts(_ value: Double, digits: Int) -> Int {
    guard !value.isNaN else { return 0 }
    let unit = units[digits]
    // Whatever the digits, the number of parts fits.
    let most = min(limit, 1e18 / unit)
    return Int((min(max(value, -most), most) * unit).rounded())
  }

  private static let units = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// Returns the number that has `parts` parts.
  static func text(of parts: Int, digits: Int) -> String {
    // The digits of the parts, a zero for each digit, a sign and a point.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { bytes in
      var start = bytes.count
      func add(_ byte: UInt8) {
        start -= 1
        bytes[start] = byte
      }
      var rest = parts.magnitude
      var isFraction = false
      for _ in 0..<digits {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        // Zeros at the end are left out.
        if digit != 0 || isFraction {
          add(UInt8(ascii: "0") + UInt8(digit))
          isFraction = true
        }
        rest = quotient
      }
      if isFraction { add(UInt8(ascii: ".")) }
      if rest == 0, !isFraction { add(UInt8(ascii: "0")) }
      while rest > 0 {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        add(UInt8(ascii: "0") + UInt8(digit))
        rest = quotient
      }
      if parts < 0 { add(UInt8(ascii: "-")) }
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  /// Returns a path's numbers one after another, with a space only where they would run together.
  static func list(_ values: [String]) -> String {
    var list = ""
    for value in values {
      if !list.isEmpty, !value.hasPrefix("-") { list += " " }
      list += value
    }
    return list
  }
}
