/// Counts what an SVG document would draw, before librsvg draws it.
///
/// A kilobyte of elements that refer to each other draws billions, and a hundred bytes of a dashed
/// line take gigabytes; librsvg itself stops at half a million elements only, after seconds. Where it
/// cannot be known without drawing what applies to an element, the larger cost is assumed.
struct SVGBudget {
  private let elements: [SVGMarkup.Element]
  private let styleSheet: SVGStyleSheet
  private var ids: [String: Int] = [:]
  /// The costs counted so far, by the elements' indices.
  private var costs: [SVGCost?]
  /// The elements that are being counted: a reference to one of them is a circle.
  private var isCounting: [Bool]
  /// The style that elements inherit from any of those around them: from which one is not tracked.
  private var inherited = Style()
  /// The styles that the rules of the style sheets set, by the names they are under.
  private var ruleStyles: [String: Style] = [:]

  /// The properties of an element on which its cost depends.
  private struct Style {
    /// The ids that properties refer to: one of each property's is used.
    var references: [String: Set<String>] = [:]
    var hasOpacity = false
    /// The shortest length of a pattern of dashes.
    var dashLength: Double?

    mutating func formUnion(_ other: Style) {
      references.merge(other.references) { $0.union($1) }
      hasOpacity = hasOpacity || other.hasOpacity
      dashLength = [dashLength, other.dashLength].compactMap { $0 }.min()
    }
  }

  private static let effects = ["mask", "filter"]
  private static let paints = ["fill", "stroke"]
  private static let markers = ["marker", "marker-start", "marker-mid", "marker-end"]
  /// Elements that draw, or take over, what they refer to.
  private static let referring: Set<String> = [
    "use", "linearGradient", "radialGradient", "filter", "textPath", "tref",
  ]
  /// Elements that only references draw.
  private static let definitions: Set<String> = [
    "defs", "symbol", "marker", "mask", "clipPath", "filter", "linearGradient", "radialGradient",
    "style", "metadata", "title", "desc", "script",
  ]

  /// Checks a document.
  ///
  /// - Parameter elements: All elements of the document.
  /// - Throws: `PictureError.unsupported` for a document that costs more than `SVGCost.limit`, or
  ///   whose cost is not known.
  /// - Complexity: O(*bytes*), however much the document draws.
  static func check(_ elements: [SVGMarkup.Element]) throws(PictureError) {
    guard !elements.isEmpty else { return }
    var budget = try SVGBudget(elements)
    try budget.cost(of: 0, depth: 1).check()
  }

  private init(_ elements: [SVGMarkup.Element]) throws(PictureError) {
    self.elements = elements
    styleSheet = try SVGStyleSheet(elements.lazy.filter { $0.name == "style" }.map(\.text))
    costs = Array(repeating: nil, count: elements.count)
    isCounting = Array(repeating: false, count: elements.count)
    for (index, element) in elements.enumerated() {
      if let id = element.attributes["id"], ids[id] == nil { ids[id] = index }
      for key in styleSheet.keys(for: element) where ruleStyles[key] == nil {
        ruleStyles[key] = Self.style(of: styleSheet[key])
      }
    }
    for element in elements where !element.children.isEmpty || element.name == "use" {
      var style = try ownStyle(of: element)
      for effect in Self.effects + ["clip-path"] { style.references[effect] = nil }
      style.hasOpacity = false
      inherited.formUnion(style)
    }
  }

  /// The cost of an element that is drawn, with what it refers to.
  private mutating func cost(of index: Int, depth: Int) throws(PictureError) -> SVGCost {
    if let cost = costs[index] {
      guard depth + cost.depth <= SVGCost.limit.depth else { throw SVGCost.tooDeep }
      return cost
    }
    guard !isCounting[index] else {
      throw .unsupported("SVG with an element that refers to itself")
    }
    guard depth <= SVGCost.limit.depth else { throw SVGCost.tooDeep }
    isCounting[index] = true
    defer { isCounting[index] = false }

    let element = elements[index]
    let own = try ownStyle(of: element)
    var cost = SVGCost(elements: 1)
    for child in element.children where !Self.definitions.contains(elements[child].name) {
      cost.add(try self.cost(of: child, depth: depth + 1))
    }
    if Self.referring.contains(element.name), let name = element.attributes["href"],
      name.hasPrefix("#")
    {
      cost.add(try self.cost(ofID: String(name.dropFirst()), depth: depth + 1))
    }
    cost.characters += try characterCount(of: element)
    if element.name == "stop" { cost.stops += 1 }
    try addEffects(of: own, to: &cost, depth: depth)
    try addOutline(of: element, own, to: &cost, depth: depth)
    cost.depth += 1
    costs[index] = cost
    return cost
  }

  private mutating func cost(ofID id: String, depth: Int) throws(PictureError) -> SVGCost {
    guard let index = ids[id] else { return SVGCost() }
    return try cost(of: index, depth: depth)
  }

  /// The cost of the most expensive of the elements that a property may refer to.
  private mutating func cost(
    of property: String, in style: Style, depth: Int
  ) throws(PictureError) -> SVGCost? {
    var largest: SVGCost?
    for id in style.references[property] ?? [] {
      let cost = try cost(ofID: id, depth: depth + 1)
      largest = largest.map { $0.formUnion(cost) } ?? cost
    }
    return largest
  }

  /// Adds masks, filters, clip paths and opacity, which hold for an element and all in it.
  private mutating func addEffects(
    of style: Style, to cost: inout SVGCost, depth: Int
  ) throws(PictureError) {
    if style.hasOpacity { cost.layers += 1 }
    if let clip = try self.cost(of: "clip-path", in: style, depth: depth) { cost.add(clip) }
    for effect in Self.effects {
      guard let effect = try self.cost(of: effect, in: style, depth: depth) else { continue }
      cost.add(effect)
      // Each primitive of a filter, and each element of a mask, may have a surface of its own.
      cost.layers += 1 + min(effect.elements, SVGCost.limit.layers)
      cost.effectDepth += 1
    }
  }

  /// Adds what the outline of a shape costs: its lines, its markers, its colours.
  private mutating func addOutline(
    of element: SVGMarkup.Element, _ own: Style, to cost: inout SVGCost, depth: Int
  ) throws(PictureError) {
    var length = 0.0
    var vertexCount = 0
    switch element.name {
    case "path", "polygon", "polyline":
      let path =
        element.name == "path"
        ? SVGPathLines(path: element.attributes["d"] ?? "")
        : SVGPathLines(points: element.attributes["points"] ?? "")
      cost.points += path.pointCount
      length = path.length
      vertexCount = path.vertexCount
      if path.pointCount <= SVGCost.limit.points {
        cost.crossings += SVGCrossings.count(path.lines, limit: SVGCost.limit.crossings)
      }
    case "rect", "circle", "ellipse", "line":
      length = 8 * sides(of: element)
      vertexCount = 2
    case "text", "tspan": break
    default: return
    }
    var style = own
    style.formUnion(inherited)
    if let dash = style.dashLength {
      cost.dashes += Int(min(length / max(dash, 1e-6), 1e12))
    }
    for paint in Self.paints {
      guard let gradient = try self.cost(of: paint, in: style, depth: depth) else { continue }
      cost.stops += gradient.stops + 1
    }
    for marker in Self.markers {
      // A rule for all shapes holds for the marker's own shapes too, where it is left out by librsvg.
      let references = own.references[marker] ?? style.references[marker] ?? []
      for id in references where ids[id].map({ !isCounting[$0] }) ?? false {
        var marker = try self.cost(ofID: id, depth: depth + 1)
        marker.effectDepth += 1
        cost.add(marker, times: vertexCount)
      }
    }
  }

  /// Returns the style that an element sets for itself, by attributes, `style` and style sheets.
  private func ownStyle(of element: SVGMarkup.Element) throws(PictureError) -> Style {
    var style = Self.style(
      of: element.attributes.map { SVGStyleSheet.Declaration(property: $0.key, value: $0.value) })
    if let text = element.attributes["style"] {
      style.formUnion(Self.style(of: try SVGStyleSheet.declarations(inStyle: text)))
    }
    for key in styleSheet.keys(for: element) {
      if let rules = ruleStyles[key] { style.formUnion(rules) }
    }
    return style
  }

  private static func style(of declarations: [SVGStyleSheet.Declaration]) -> Style {
    var style = Style()
    for declaration in declarations {
      let value = declaration.value
      switch declaration.property {
      case "opacity", "mix-blend-mode", "isolation":
        let isPlain = ["1", "1.0", "100%", "normal", "auto"].contains {
          value.trimmed == $0
        }
        if !isPlain { style.hasOpacity = true }
      case "stroke-dasharray":
        let numbers = value.split { !"0123456789.eE-+".contains($0) }.compactMap { Double($0) }
        let length = numbers.reduce(0, +)
        if length > 0 { style.dashLength = min(style.dashLength ?? .infinity, length) }
      case "mask", "filter", "clip-path", "fill", "stroke", "marker", "marker-start",
        "marker-mid", "marker-end":
        let ids = value.referredIDs
        if !ids.isEmpty { style.references[declaration.property, default: []].formUnion(ids) }
      default: break
      }
    }
    return style
  }

  /// The lengths of a shape's attributes together; units are taken for large ones.
  private func sides(of element: SVGMarkup.Element) -> Double {
    let names = ["x", "y", "width", "height", "r", "rx", "ry", "x1", "y1", "x2", "y2"]
    return names.reduce(0) { sum, name in
      guard let text = element.attributes[name] else { return sum }
      let digits = text.prefix { "0123456789.eE-+".contains($0) }
      let unit = digits.count == text.count ? 1.0 : 100
      let value = abs(Double(digits) ?? 0) * unit
      return sum + min(value, 1e9)
    }
  }

  /// Returns the number of characters that an element itself shows.
  ///
  /// - Throws: `PictureError.unsupported` for more combining marks on a character than the limit.
  private func characterCount(of element: SVGMarkup.Element) throws(PictureError) -> Int {
    guard element.name != "style", !element.text.isEmpty else { return 0 }
    var count = 0
    var marks = 0
    for scalar in element.text.unicodeScalars {
      count += 1
      let category = scalar.properties.generalCategory
      let isMark = category == .nonspacingMark || category == .enclosingMark
      marks = isMark ? marks + 1 : 0
      guard marks <= SVGCost.combiningMarkLimit else {
        throw .unsupported(
          "SVG with more than \(SVGCost.combiningMarkLimit) combining marks on a character")
      }
      if count > SVGCost.limit.characters { break }
    }
    return count
  }
}

extension String {
  /// The ids that a value refers to, as in `url(#a)`.
  fileprivate var referredIDs: [String] {
    guard contains("(") else { return [] }
    return split(separator: "(").dropFirst().compactMap { part in
      let inside = part.prefix { $0 != ")" }
        .filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      return inside.hasPrefix("#") ? String(inside.dropFirst()) : nil
    }
  }

  /// The text without the space around it.
  fileprivate var trimmed: Substring {
    drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
  }
}
