import LayoutGeometry
import PlainText

/// Writes a document so that librsvg draws what it states, where that can be written in words that it
/// knows; the rest is noticed.
///
/// `var()` becomes its value, colours of CSS Color 4 become hexadecimal, an element's style of
/// `transform`, and its `transform-origin`, an attribute and `feDropShadow` its long form (Filter
/// Effects 1, 9.13). Texts have CSS's first font size, 16 pixels and not 12. A symbol is clipped to its viewport, a square cap has a line to
/// be at, a primitive's region holds for its result alone, and `systemLanguage` is English.
struct SVGResolver {
  /// The document that is drawn.
  private(set) var source: [UInt8]
  /// The parts that are not drawn as stated, in the document's order.
  private(set) var notices: [PictureNotice] = []

  /// The characters of the document's texts; nil for a document without any.
  let texts: String?
  /// The families that the document names for them.
  var families: [FontFamilyList] { texts == nil ? [] : features.families }

  private let elements: [SVGMarkup.Element]
  private let features: SVGFeatureList
  /// The size that percentages of `transform-origin` are of; nil if it is not known.
  private var viewBox: (width: Double, height: Double)?
  /// Ranges of the source with what takes their place, in the source's order.
  private var edits: [(range: Range<Int>, text: String)] = []
  private var shadowCount = 0
  private let sheet: SVGStyleSheet
  /// The values that rules give some properties, by the rules' names: elements ask for them again and
  /// again.
  private let ruleValues: [String: [String: String]]
  /// The symbols that are clipped to their viewports.
  private var symbols: [String: SVGMarkup.Element] = [:]
  private var viewportCount = 0
  /// Indicates whether a primitive of the filter has had a region.
  private var filterHasRegions = false
  /// The elements of which a `switch` chooses one.
  private var choices: Set<Int> = []
  /// Indicates whether the document has markers, which are at all points of paths.
  private let hasMarkers: Bool
  /// Indicates whether an attribute has the value of a variable.
  private let hasVariables: Bool

  /// CSS's words for font sizes, of which librsvg's are for a medium size of 12.
  private static let fontSizes = [
    "xx-small": "9px", "x-small": "10px", "small": "13px", "medium": "16px", "large": "18px",
    "x-large": "24px", "xx-large": "32px", "xxx-large": "48px",
  ]

  /// Resolves a document.
  ///
  /// - Parameter elements: All elements of the document.
  /// - Throws: `PictureError.unsupported`, as `SVGStyleSheet`.
  /// - Complexity: O(*bytes*).
  init(_ source: [UInt8], _ elements: [SVGMarkup.Element]) throws(PictureError) {
    self.source = source
    self.elements = elements
    sheet = try SVGStyleSheet(elements.lazy.filter { $0.name == "style" }.map(\.text))
    ruleValues = [
      "stroke-linecap": sheet.values(of: "stroke-linecap"),
      "overflow": sheet.values(of: "overflow"), "width": sheet.values(of: "width"),
      "height": sheet.values(of: "height"), "transform": sheet.values(of: "transform"),
    ]
    features = SVGFeatureList(elements, sheet)
    hasMarkers = elements.contains { $0.name == "marker" }
    hasVariables = elements.contains { $0.written.contains { $0.value.contains("var(") } }
    texts =
      elements.contains { $0.name == "text" }
      ? elements.lazy.filter { $0.name != "style" }.map(\.text).joined() : nil
    guard let root = elements.first else { return }
    let box = root.attributes["viewBox"]?.split { $0 == "," || $0.isWhitespace }
      .compactMap { Double($0) }
    if let box, box.count == 4 { viewBox = (box[2], box[3]) }
    var symbolNames: Set<String> = []
    for element in elements where element.name == "symbol" {
      guard let id = element.attributes["id"], symbolNames.insert(id).inserted else { continue }
      let style = SVGStyleSheet.plainDeclarations(element.attributes["style"] ?? "")
      let overflow = value(of: "overflow", in: element, style)
      if overflow != "visible", overflow != "auto" { symbols[id] = element }
    }
    for element in elements where element.name == "switch" { choices.formUnion(element.children) }
    visit(0, variables: sheet.rootVariables, hasSquareCaps: false)
    for element in elements {
      let isOther = element.name == "style" && !element.isSheetForScreens
      for range in element.textRanges {
        if isOther {
          edits.append((range, ""))
        } else if element.name == "style" {
          resolveSheet(range)
        } else {
          joinLines(range, in: element)
        }
      }
    }
    notices += features.notices
    notices.sort { ($0.line ?? 0, $0.words) < ($1.line ?? 0, $1.words) }
    apply()
  }

  private mutating func apply() {
    guard !edits.isEmpty else { return }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    source = result + source[position...]
  }

  /// Resolves an element and those in it, whose custom properties are inherited.
  private mutating func visit(
    _ index: Int, variables: [String: String], hasSquareCaps: Bool
  ) {
    let element = elements[index]
    var variables = variables
    var attributes = element.written
    var isChanged = false
    let style = SVGStyleSheet.plainDeclarations(element.attributes["style"] ?? "")
    for declaration in style where declaration.property.hasPrefix("--") {
      variables[declaration.property] = declaration.value.trimmed
    }
    for (position, attribute) in attributes.enumerated() {
      let value = resolved(attribute.value, variables, line: element.line)
      if value != attribute.value {
        // A property without a value is left to be inherited.
        attributes[position].value = value
        isChanged = true
      }
    }
    for position in attributes.indices where attributes[position].name == "points" {
      // What is left of an odd number of coordinates is ignored (SVG 2, 10.6), and not the whole list.
      let numbers = attributes[position].value.split { $0 == "," || $0.isWhitespace }
      guard numbers.count % 2 == 1, numbers.allSatisfy({ Double($0) != nil }) else { continue }
      attributes[position].value = numbers.dropLast().joined(separator: " ")
      isChanged = true
    }
    for position in attributes.indices where attributes[position].name == "style" {
      let lowercase = attributes[position].value.withPropertiesInLowerCase
      let style = (lowercase ?? attributes[position].value).replacingFontSizes(Self.fontSizes)
      guard style != attributes[position].value else { continue }
      attributes[position].value = style
      isChanged = true
    }
    for position in attributes.indices where attributes[position].name == "font-size" {
      guard let size = Self.fontSizes[attributes[position].value.trimmed] else { continue }
      attributes[position].value = size
      isChanged = true
    }
    if index == 0 { isChanged = resolveSides(of: element, style, in: &attributes) || isChanged }
    let count = attributes.count
    attributes.removeAll { ["rx", "ry"].contains($0.name) && $0.value.trimmed == "auto" }
    isChanged = isChanged || attributes.count != count
    // With its variables resolved.
    let declared = SVGStyleSheet.plainDeclarations(
      attributes.last { $0.name == "style" }?.value ?? "")
    if index != 0 {
      isChanged = moveTransform(declared, in: &attributes, line: element.line) || isChanged
    }
    if element.name == "use", hasVariables, variables != sheet.rootVariables {
      note("the variables of a 'use' have no effect on what it shows", line: element.line)
    }
    if index == 0, element.attributes["font-size"] == nil, features.hasFontSizes {
      attributes.append((name: "font-size", value: "16px"))
      isChanged = true
    }
    if let origin = transformOrigin(of: element, style) {
      let transform = value(of: "transform", in: element, style)
      let isTurned = transform.map { !CSSTransform.isNone($0) } ?? false
      isChanged =
        moveOrigin(origin, declared, in: &attributes, isTurned: isTurned, line: element.line)
        || isChanged
    }
    let hasSquareCaps =
      value(of: "stroke-linecap", in: element, style)
      .map { $0 == "square" || $0 == "inherit" && hasSquareCaps } ?? hasSquareCaps
    if hasSquareCaps { isChanged = addDots(to: &attributes, of: element) || isChanged }
    isChanged = clipResult(of: element, &attributes) || isChanged
    isChanged = chooseLanguage(in: &attributes, isChoice: choices.contains(index)) || isChanged
    if element.name == "symbol", value(of: "overflow", in: element, style) != nil {
      // librsvg 2.54 clips those alone that say not to.
      attributes.removeAll { $0.name == "overflow" }
      attributes.setStyle("overflow:hidden")
      isChanged = true
    }
    if element.name == "filter" { return resolveFilter(element, variables) }
    if clipSymbol(of: element, attributes) { return }
    if isChanged { rewrite(element, attributes) }
    // Per cent of an origin are of the nearest viewport, and those of inner ones are not computed.
    let viewport = viewBox
    if index != 0, element.name == "svg" || element.name == "symbol" { viewBox = nil }
    for child in element.children {
      visit(child, variables: variables, hasSquareCaps: hasSquareCaps)
    }
    viewBox = viewport
  }

  /// Writes the sides that styles give the root, of which librsvg reads attributes alone, and those in its
  /// own font size.
  private func resolveSides(
    of root: SVGMarkup.Element, _ style: [SVGStyleSheet.Declaration],
    in attributes: inout [(name: String, value: String)]
  ) -> Bool {
    var isChanged = false
    for side in ["width", "height"] {
      guard var value = self.value(of: side, in: root, style) else { continue }
      if value.hasSuffix("em"), !value.hasSuffix("rem"), let count = Double(value.dropLast(2)),
        let size = self.value(of: "font-size", in: root, style).flatMap({
          Double($0.hasSuffix("px") ? $0.dropLast(2) : $0[...])
        })
      {
        value = NumberText.shortest(count * size)
      }
      guard value != root.attributes[side]?.trimmed.lowercased() else { continue }
      attributes.removeAll { $0.name == side }
      if value != "auto" { attributes.append((name: side, value: value)) }
      isChanged = true
    }
    return isChanged
  }

  private mutating func rewrite(
    _ element: SVGMarkup.Element, _ attributes: [(name: String, value: String)]
  ) {
    edits.append((element.tag, element.opening(with: attributes)))
  }

  /// The value that an element gives a property: in its style, by a rule that may be for it, or in an
  /// attribute.
  private func value(
    of property: String, in element: SVGMarkup.Element, _ style: [SVGStyleSheet.Declaration]
  ) -> String? {
    let own = style.last { $0.property == property }?.value
    let declared = own ?? sheet.keys(for: element).compactMap { ruleValues[property]?[$0] }.last
    return (declared ?? element.attributes[property])?.trimmed.lowercased()
  }

  // MARK: Symbols, caps, languages

  /// Writes a `use` of a symbol so that the symbol is clipped to its viewport (SVG 2, 5.5).
  ///
  /// - Returns: False for other elements, and for symbols that may be seen outside.
  private mutating func clipSymbol(
    of use: SVGMarkup.Element, _ attributes: [(name: String, value: String)]
  ) -> Bool {
    guard use.name == "use", let reference = use.attributes["href"], reference.hasPrefix("#"),
      let symbol = symbols[String(reference.dropFirst())]
    else { return false }
    var (outer, inner) = ([(name: String, value: String)](), attributes)
    var place = ["x", "y"].compactMap { name in use.attributes[name].map { (name: name, value: $0) }
    }
    // Effects of the element are on what is clipped, and where it is moved to.
    let effects: Set<String> = ["class", "style", "filter", "mask", "clip-path"]
    if attributes.contains(where: { effects.contains($0.name) }) {
      let own: Set<String> = ["width", "height", "href", "xlink:href"]
      inner = attributes.filter { own.contains($0.name) }
      outer = attributes.filter { !own.contains($0.name) && !["x", "y"].contains($0.name) }
      guard let x = Double(use.attributes["x"] ?? "0"), let y = Double(use.attributes["y"] ?? "0")
      else {
        note("a symbol is not clipped to its viewport", line: use.line)
        return false
      }
      place = []
      let move = "translate(\(NumberText.shortest(x)),\(NumberText.shortest(y)))"
      let transform = outer.firstIndex { $0.name == "transform" }
      if let transform { outer[transform].value += " " + move }
      if transform == nil, x != 0 || y != 0 { outer.append((name: "transform", value: move)) }
    }
    var sides: [(name: String, value: String)] = []
    for side in ["width", "height"] {
      let own = use.attributes[side]
      if own == nil, let value = symbol.attributes[side] {
        inner.append((name: side, value: value))
      }
      let length = own ?? symbol.attributes[side] ?? "100%"
      sides.append((name: side, value: length == "auto" ? "100%" : length))
    }
    viewportCount += 1
    let (id, prefix) = ("maquette-viewport-\(viewportCount)", use.prefix)
    inner.append((name: "clip-path", value: "url(#\(id))"))
    let rectangle = "<\(prefix)rect\((place + sides).markup)/>"
    let opening =
      (outer.isEmpty ? "" : "<\(prefix)g\(outer.markup)>") + "<\(use.writtenName)\(inner.markup)>"
      + "<\(prefix)clipPath id=\"\(id)\">\(rectangle)</\(prefix)clipPath>"
    let closing = outer.isEmpty ? "" : "</\(prefix)g>"
    edits.append(
      (use.tag, use.isEmpty ? opening + "</\(use.writtenName)>" + closing : opening))
    if !use.isEmpty, let end = use.end?.upperBound { edits.append((end..<end, closing)) }
    return true
  }

  /// Adds a short line at each point that is all of a subpath: a square cap has a direction there
  /// (SVG 2, 13.5.3), and for cairo none.
  private mutating func addDots(
    to attributes: inout [(name: String, value: String)], of element: SVGMarkup.Element
  ) -> Bool {
    func text(_ value: Double) -> String { NumberText.shortest(value) }
    // Shorter than a pixel of any picture that is drawn, and longer than cairo's unit.
    let length = viewBox.map { max($0.width, $0.height) / 2000 } ?? 0.01
    switch element.name {
    case "line":
      let places = ["x1", "y1", "x2", "y2"].map {
        Double(element.attributes[$0] ?? "0")
      }
      guard let x = places[0], let y = places[1], x == places[2], y == places[3] else {
        return false
      }
      attributes.removeAll { $0.name == "x2" }
      attributes.append((name: "x2", value: text(x + length)))
    case "path", "polyline", "polygon":
      let name = element.name == "path" ? "d" : "points"
      guard let index = attributes.firstIndex(where: { $0.name == name }) else { return false }
      let value = attributes[index].value
      let dots =
        element.name == "path" ? SVGPathLines(path: value).dots : SVGPathLines(points: value).dots
      guard !dots.isEmpty, dots.count < 10_000 else { return false }
      guard !hasMarkers else {
        note("a square cap of a line without a length is not drawn", line: element.line)
        return false
      }
      attributes[index].value +=
        element.name == "path"
        ? dots.map { "M\(text($0.x)) \(text($0.y))h\(text(length))" }.joined()
        : " \(text(dots[0].x + length)) \(text(dots[0].y))"
    default: return false
    }
    return true
  }

  /// Decides `systemLanguage` for English: librsvg takes the languages of the machine, and only in a
  /// `switch`.
  private func chooseLanguage(
    in attributes: inout [(name: String, value: String)], isChoice: Bool
  ) -> Bool {
    guard let index = attributes.firstIndex(where: { $0.name == "systemLanguage" }) else {
      return false
    }
    let isEnglish = attributes[index].value.lowercased().split(separator: ",").contains {
      $0.trimmed == "en" || $0.trimmed.hasPrefix("en-")
    }
    if isChoice, !isEnglish {
      // No language's name.
      attributes[index].value = "x-none"
    } else {
      attributes.remove(at: index)
      if !isEnglish { attributes.setStyle("display:none") }
    }
    return true
  }

  // MARK: Variables and colours

  /// Returns a value with its variables and colours resolved.
  private mutating func resolved(
    _ value: String, _ variables: [String: String], line: Int
  ) -> String {
    guard value.contains("(") else { return value }
    var value = value
    // Values may refer to others: as many times as no document needs, in linear time for long sheets.
    let count = value.split(separator: "var(", omittingEmptySubsequences: false).count - 1
    for _ in 0..<max(16, min(16 * count, 100_000_000 / value.utf8.count)) {
      guard let call = value.lastCall(of: ["var"]) else { break }
      let parts = call.arguments.split(
        separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].trimmed
      guard let found = variables[name] ?? (parts.count > 1 ? parts[1].trimmed : nil) else {
        note("the variable '\(excerpt(of: name))' has no value", line: line)
        value.replaceSubrange(call.range, with: "inherit")
        continue
      }
      value.replaceSubrange(call.range, with: found)
    }
    if value.contains("var(") { note("variables refer to each other without end", line: line) }
    var searched = value.endIndex
    while let call = value[..<searched].lastCall(of: CSSColor.functions) {
      searched = call.range.lowerBound
      guard let color = CSSColor.resolved(call.name, call.arguments) else { continue }
      let offset = value.utf8.distance(from: value.startIndex, to: searched)
      value.replaceSubrange(call.range, with: color)
      searched = value.utf8.index(value.startIndex, offsetBy: offset)
    }
    return value
  }

  /// Writes line feeds between words as spaces: librsvg leaves them out, as SVG 1.1 has it, and CSS does
  /// not.
  private mutating func joinLines(_ range: Range<Int>, in element: SVGMarkup.Element) {
    let text = source[range]
    let isSpace = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
    // Space at the ends of a text, and before a part with a place of its own, is not shown.
    let children = element.children.prefix(200).map { elements[$0] }
    let isAfterPart = children.contains { $0.tag.upperBound <= range.lowerBound }
    let next = children.first { $0.tag.lowerBound >= range.upperBound }
    let isBeforePart = next.map { $0.attributes["x"] == nil && $0.attributes["y"] == nil } ?? false
    guard let first = isAfterPart ? range.lowerBound : text.firstIndex(where: { !isSpace($0) }),
      let last = isBeforePart ? range.upperBound : text.lastIndex(where: { !isSpace($0) }),
      first < last
    else { return }
    for index in first..<last where source[index] == UInt8(ascii: "\n") {
      edits.append((index..<index + 1, " "))
    }
  }

  private mutating func resolveSheet(_ range: Range<Int>) {
    let text = String(decoding: source[range], as: UTF8.self)
    let line = source.line(of: range.lowerBound)
    let value = resolved(text, sheet.rootVariables, line: line)
      .replacingFontSizes(Self.fontSizes)
    if value != text { edits.append((range, value)) }
  }

  // MARK: Transforms

  private func transformOrigin(
    of element: SVGMarkup.Element, _ style: [SVGStyleSheet.Declaration]
  ) -> String? {
    style.last { $0.property == "transform-origin" }?.value.trimmed
      ?? element.attributes["transform-origin"]
  }

  private mutating func note(_ words: String, line: Int) { notices.note(words, line: line) }

  /// Writes a style's transform as the attribute, which librsvg takes where there are both.
  ///
  /// - Returns: False without such a style.
  private mutating func moveTransform(
    _ style: [SVGStyleSheet.Declaration], in attributes: inout [(name: String, value: String)],
    line: Int
  ) -> Bool {
    guard let own = style.last(where: { $0.property == "transform" })?.value.trimmed else {
      return false
    }
    let isNone = CSSTransform.isNone(own)
    guard let attribute = isNone ? "" : CSSTransform.attribute(own, in: viewBox) else {
      note("'transform: \(excerpt(of: own, limit: 40))' is not applied", line: line)
      attributes.setStyle("transform:none")
      return true
    }
    let count = attributes.count
    attributes.removeAll { $0.name == "transform" }
    if !isNone { attributes.append((name: "transform", value: attribute)) }
    return !isNone || attributes.count != count
  }

  /// Writes an origin into the transform of an element.
  ///
  /// - Parameter isTurned: True if a style or a rule states a transform, which an attribute takes the
  ///   place of.
  /// - Returns: False if the element has no transform that is known here.
  private mutating func moveOrigin(
    _ origin: String, _ style: [SVGStyleSheet.Declaration],
    in attributes: inout [(name: String, value: String)], isTurned: Bool, line: Int
  ) -> Bool {
    let attribute = attributes.firstIndex { $0.name == "transform" }
    guard attribute != nil || isTurned else { return false }
    guard let attribute, !style.contains(where: { $0.property == "transform-box" }),
      let point = point(of: origin)
    else {
      note("'transform-origin: \(excerpt(of: origin))' is not applied", line: line)
      return false
    }
    let (x, y) = (NumberText.shortest(point.x), NumberText.shortest(point.y))
    let (negativeX, negativeY) = (NumberText.shortest(-point.x), NumberText.shortest(-point.y))
    attributes[attribute].value =
      "translate(\(x),\(y)) \(attributes[attribute].value) translate(\(negativeX),\(negativeY))"
    return true
  }

  /// Returns the place of a `transform-origin` in the nearest viewport, of which the root's is known.
  private func point(of origin: String) -> (x: Double, y: Double)? {
    var words = origin.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard (1...3).contains(words.count) else { return nil }
    if words.count == 1 { words.append("center") }
    if ["top", "bottom"].contains(words[0]) || ["left", "right"].contains(words[1]) {
      words.swapAt(0, 1)
    }
    let shares = ["left": 0, "top": 0, "center": 0.5, "right": 1, "bottom": 1]
    func length(_ word: String, of whole: Double?) -> Double? {
      if let share = shares[word] { return whole.map { $0 * share } }
      return CSSTransform.length(word, of: whole) ?? Double(word)
    }
    guard let x = length(words[0], of: viewBox?.width),
      let y = length(words[1], of: viewBox?.height)
    else { return nil }
    return (x, y)
  }

  // MARK: Filters

  /// Resolves the primitives of a filter.
  private mutating func resolveFilter(_ filter: SVGMarkup.Element, _ variables: [String: String]) {
    // The name of the result that a primitive without an input takes.
    var previous: String? = "SourceGraphic"
    filterHasRegions = false
    for index in filter.children {
      let element = elements[index]
      guard element.name == "feDropShadow" else {
        visit(index, variables: variables, hasSquareCaps: false)
        filterHasRegions =
          filterHasRegions || Self.region.contains { element.attributes[$0] != nil }
        if element.name.hasPrefix("fe") { previous = element.attributes["result"] }
        continue
      }
      guard let input = element.attributes["in"] ?? previous else {
        note(
          "'feDropShadow' without 'in' after a primitive without 'result' is not drawn",
          line: element.line)
        continue
      }
      shadowCount += 1
      let name = "maquette-shadow-\(shadowCount)"
      let result = element.attributes["result"] ?? name
      previous = result
      edits.append((element.tag, longForm(of: element, input, variables, name, result: result)))
      if let end = element.end { edits.append((element.tag.upperBound..<end.upperBound, "")) }
    }
  }

  /// Primitives whose result is elsewhere than their input.
  private static let movingPrimitives: Set<String> = [
    "feOffset", "feGaussianBlur", "feDisplacementMap",
  ]
  private static let region = ["x", "y", "width", "height"]

  /// Gives the region of a primitive to one of its own after it: librsvg clips the input, too.
  private mutating func clipResult(
    of primitive: SVGMarkup.Element, _ attributes: inout [(name: String, value: String)]
  ) -> Bool {
    guard Self.movingPrimitives.contains(primitive.name),
      attributes.contains(where: { Self.region.contains($0.name) }),
      // Without one of its own, its region is that of its input.
      !filterHasRegions || primitive.attributes["in"]?.hasPrefix("Source") == true
    else { return false }
    let moved = attributes.filter { Self.region.contains($0.name) || $0.name == "result" }
    attributes.removeAll { Self.region.contains($0.name) || $0.name == "result" }
    let end = primitive.end?.upperBound ?? primitive.tag.upperBound
    edits.append((end..<end, "<\(primitive.prefix)feOffset\(moved.markup)/>"))
    return true
  }

  private mutating func longForm(
    of shadow: SVGMarkup.Element, _ input: String, _ variables: [String: String], _ name: String,
    result: String
  ) -> String {
    func attribute(_ name: String, _ value: String?) -> String {
      value.map { " \(name)=\"\(XMLText.attribute($0))\"" } ?? ""
    }
    let style = SVGStyleSheet.plainDeclarations(shadow.attributes["style"] ?? "")
    let rules = sheet.keys(for: shadow).flatMap { sheet[$0] }
    func property(_ name: String) -> String? {
      let own = style.last { $0.property == name } ?? rules.last { $0.property == name }
      return own?.value.trimmed ?? shadow.attributes[name]
    }
    let color = property("flood-color").map { resolved($0, variables, line: shadow.line) }
    let opacity = property("flood-opacity").map { resolved($0, variables, line: shadow.line) }
    let space = attribute(
      "color-interpolation-filters", property("color-interpolation-filters"))
    let region = Self.region.map { attribute($0, shadow.attributes[$0]) }.joined()
    let class_ = attribute("class", shadow.attributes["class"])
    let prefix = shadow.prefix
    return """
      <\(prefix)feGaussianBlur\(attribute("in", input))\
      \(attribute("stdDeviation", shadow.attributes["stdDeviation"] ?? "2"))\(space)\
       result="\(name)-blur"/>\
      <\(prefix)feOffset in="\(name)-blur"\(attribute("dx", shadow.attributes["dx"] ?? "2"))\
      \(attribute("dy", shadow.attributes["dy"] ?? "2"))\(space) result="\(name)-place"/>\
      <\(prefix)feFlood\(attribute("flood-color", color))\
      \(attribute("flood-opacity", opacity))\(class_)\(space)\
       result="\(name)-color"/>\
      <\(prefix)feComposite in="\(name)-color" in2="\(name)-place" operator="in"\(space)\
       result="\(name)-shape"/>\
      <\(prefix)feMerge\(space)\(region)\(attribute("result", result))>\
      <\(prefix)feMergeNode in="\(name)-shape"/><\(prefix)feMergeNode\(attribute("in", input))/>\
      </\(prefix)feMerge>
      """
  }
}

/// A function in a CSS value.
private struct CSSCall {
  var name: String
  var range: Range<String.Index>
  var arguments: String
}

extension StringProtocol where SubSequence == Substring {
  /// The last function with one of some names, which so has none of them among its arguments.
  fileprivate func lastCall(of names: [String]) -> CSSCall? {
    var end = endIndex
    while let open = self[..<end].lastIndex(of: "(") {
      let before = self[..<open]
      let word = before.reversed().prefix { $0.isLetter || $0 == "-" || $0.isNumber }
      let name = String(word.reversed()).lowercased()
      if names.contains(name), let close = closing(of: open) {
        let start = index(open, offsetBy: -word.count)
        return CSSCall(
          name: name, range: start..<index(after: close),
          arguments: String(self[index(after: open)..<close])
        )
      }
      end = open
    }
    return nil
  }

  private func closing(of open: Index) -> Index? {
    var depth = 0
    for place in self[open...].indices {
      if self[place] == "(" { depth += 1 }
      if self[place] == ")" {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }
}

extension SVGMarkup.Element {
  /// Indicates whether the style sheet is one of CSS, and for pictures on screens.
  fileprivate var isSheetForScreens: Bool {
    let type = attributes["type"]?.trimmed.lowercased() ?? ""
    let media = (attributes["media"] ?? "").lowercased()
    let isForScreens =
      media.trimmed.isEmpty || media.contains("all") || media.contains("screen")
      || media.contains("(")
    return ["", "text/css"].contains(type) && isForScreens
  }
}

extension String {
  /// The declarations with the names of their properties in lower case, as librsvg knows them alone; nil
  /// where they are.
  fileprivate var withPropertiesInLowerCase: String? {
    let parts = split(separator: ";", omittingEmptySubsequences: false).map { part in
      guard let colon = part.firstIndex(of: ":"), !part.trimmed.hasPrefix("--") else {
        return String(part)
      }
      return part[..<colon].lowercased() + part[colon...]
    }
    let text = parts.joined(separator: ";")
    return text == self ? nil : text
  }
}

extension Substring {
  /// Indicates whether a word is a number with a unit: what is after the size of a `font` is its family.
  fileprivate var isCSSLength: Bool {
    guard let first, let last else { return false }
    return (first.isNumber || first == ".") && (last.isLetter || last == "%")
  }
}

extension String {
  /// Returns a style, or a sheet, in which declarations have lengths in the place of words for font sizes.
  fileprivate func replacingFontSizes(_ sizes: [String: String]) -> String {
    guard lowercased().contains("font") else { return self }
    var result = ""
    var start = startIndex
    while start != endIndex {
      let end = utf8[start...].firstIndex { ";{}".utf8.contains($0) } ?? endIndex
      let next = end == endIndex ? end : utf8.index(after: end)
      defer { start = next }
      let colon = utf8[start..<end].firstIndex(of: UInt8(ascii: ":"))
      guard let colon,
        // A comment may be before it.
        let property = self[start..<colon].split(whereSeparator: \.isWhitespace).last,
        ["font", "font-size"].contains(property.lowercased()),
        let word = self[colon..<end].dropFirst().split(whereSeparator: {
          $0.isWhitespace || $0 == "/" || $0 == "!"
        }).first(where: { sizes[$0.lowercased()] != nil || $0.isCSSLength }),
        let size = sizes[word.lowercased()]
      else {
        result += self[start..<next]
        continue
      }
      result += self[start..<word.startIndex] + size + self[word.endIndex..<next]
    }
    return result
  }
}

extension [(name: String, value: String)] {
  /// The attributes as they are written in a tag.
  var markup: String { map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined() }

  /// Adds declarations to the attribute `style`.
  fileprivate mutating func setStyle(_ declarations: String) {
    if let index = firstIndex(where: { $0.name == "style" }) {
      self[index].value += ";" + declarations
    } else {
      append((name: "style", value: declarations))
    }
  }
}

extension [UInt8] {
  /// Returns the line of a byte, from 1 on.
  func line(of index: Int) -> Int {
    prefix(index).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}
