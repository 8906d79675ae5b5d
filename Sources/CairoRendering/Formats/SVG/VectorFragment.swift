import CCairo
import DisplayList
import LayoutGeometry

/// An SVG picture as plain shapes, without styles, scripts or references to anything outside.
///
/// librsvg draws the picture through cairo, which writes it in a few plain elements.
struct VectorFragment {
  /// The shapes, in the picture's own units.
  let markup: String
  /// Indicates whether the picture is opaque black shapes, as symbols are: they set no colour, and
  /// take that of the element that refers to them.
  let isMonochrome: Bool

  /// Draws a picture of `size`.
  ///
  /// - Parameter prefix: The beginning of all identifiers.
  /// - Throws: `RenderingError`; `PictureError`.
  init(_ source: any TileSource, size: Size, prefix: String) throws {
    let surface = try DocumentSurface(.svg, size: size)
    try source.draw(on: surface.context, width: size.width, height: size.height)
    let document = CairoIdentifiers.renumbered(try surface.finish(), prefix: prefix)
    var cleaner = CairoMarkup()
    cleaner.add(String(decoding: document, as: UTF8.self))
    // Cairo leaves out a clip around all that is on its surface, and keeps what is beyond it.
    markup = source.drawsOutside ? Self.clipped(cleaner.text, to: size, prefix) : cleaner.text
    isMonochrome = cleaner.isMonochrome
  }

  /// Returns shapes in a clip of a picture's size.
  private static func clipped(_ markup: String, to size: Size, _ prefix: String) -> String {
    var area = SVGAttributes()
    area.set(size: size)
    return "<clipPath id=\"\(prefix)viewport\"><rect\(area.text)/></clipPath>"
      + "<g clip-path=\"url(#\(prefix)viewport)\">\(markup)</g>"
  }
}

/// Shortens the elements of an SVG document of cairo's.
///
/// Cairo writes styles with all their defaults, colours in per cent, and six digits after each
/// point.
private struct CairoMarkup {
  /// The elements inside of the root.
  private(set) var text = ""
  /// Indicates whether all shapes are filled with opaque black.
  private(set) var isMonochrome = true

  /// The default values of properties.
  private static let absences = [
    "fill-rule": "nonzero", "clip-rule": "nonzero", "fill-opacity": "1", "stroke": "none",
    "stroke-width": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter",
    "stroke-opacity": "1", "stroke-miterlimit": "4", "stop-opacity": "1", "fill": "#000",
  ]

  /// Adds a document; there is only white space between its tags.
  mutating func add(_ document: String) {
    var identifiers: Set<Substring> = []
    for reference in document.split(separator: "#").dropFirst() {
      identifiers.insert(reference.prefix { $0 != "\"" && $0 != ")" })
    }
    for part in document.split(separator: "<") {
      guard let end = part.lastIndex(of: ">") else { continue }
      let tag = part[..<end]
      let name = tag.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("?") || tag.hasPrefix("svg") || tag.hasPrefix("/svg") { continue }
      if tag.hasPrefix("/") {
        text += "<\(tag)>"
        continue
      }
      text += "<\(name)"
      for (name, value) in Self.attributes(of: tag) {
        if name == "id", !identifiers.contains(value) { continue }
        add(String(name), String(value))
      }
      if !["g", "path", "rect"].contains(name) { isMonochrome = false }
      text += tag.hasSuffix("/") ? "/>" : ">"
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    switch name {
    case "style":
      for declaration in value.split(separator: ";") {
        let parts = declaration.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        add(
          property: String(parts[0].drop { $0 == " " }), String(parts[1].drop { $0 == " " }))
      }
    case "d":
      add(plain: name, Self.path(value))
    default:
      if name == "clip-path" || name == "mask" || name == "filter" { isMonochrome = false }
      add(plain: name, value)
    }
  }

  private mutating func add(property name: String, _ value: String) {
    let value = Self.color(value) ?? Self.number(value) ?? value
    if Self.absences[name] == value { return }
    isMonochrome = false
    add(plain: name, value)
  }

  /// Adds an attribute with a value of cairo's, which is escaped already.
  private mutating func add(plain name: String, _ value: String) {
    text += " \(name)=\"\(value)\""
  }

  private static func attributes(of tag: Substring) -> [(Substring, Substring)] {
    // Names and values in turn, each value in double quotes.
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 1, by: 2).map { position in
      let name = parts[position].split(separator: " ").last?.dropLast() ?? ""
      return (name, parts[position + 1])
    }
  }

  private static func number(_ text: String) -> String? {
    Double(text).map { SVGNumber.fraction($0) }
  }

  /// Returns `rgb(100%,0%,0%)` as `#f00`; nil if the text is not a colour.
  private static func color(_ text: String) -> String? {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(4).dropLast().split(separator: ",").compactMap {
      Double($0.prefix { $0 != "%" })
    }
    guard parts.count == 3 else { return nil }
    return RGBA(red: parts[0] / 100, green: parts[1] / 100, blue: parts[2] / 100).hexadecimal
  }

  /// Returns a path's steps with three digits after each point, and without moves that no other
  /// step follows.
  private static func path(_ steps: String) -> String {
    var text = ""
    var numbers: [String] = []
    var letter = ""
    func step(before next: String) -> String {
      letter == "M" && (next == "M" || next.isEmpty) ? "" : letter + SVGNumber.list(numbers)
    }
    for part in steps.split(separator: " ") {
      if let value = Double(part) {
        numbers.append(SVGNumber.fraction(value))
      } else {
        text += step(before: String(part))
        letter = String(part)
        numbers = []
      }
    }
    return text + step(before: "")
  }
}
