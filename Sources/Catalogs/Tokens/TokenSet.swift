import AssetCatalogs
package import Diagnostics
package import DisplayList
import PlainText

/// A font of a design token.
package struct TokenFont: Hashable, Sendable {
  /// The families, the most preferred first.
  package let families: [String]
  /// The size, in points.
  package let size: Double
  /// The weight, from 1 to 1000.
  package let weight: Double
  /// The distance that is added between letters, in points.
  package let letterSpacing: Double
  /// The height of a line in parts of the size; nil for the font's own.
  package let lineHeight: Double?
}

/// A shadow of a design token; lengths in points.
package struct TokenShadow: Hashable, Sendable {
  /// The colour.
  package let color: RGBA
  /// The distance to the right.
  package let x: Double
  /// The distance downwards.
  package let y: Double
  /// The blur as CSS has it: twice the Gaussian's standard deviation.
  package let blur: Double
  /// The distance by which the shadow is larger than the outline.
  package let spread: Double
  /// Indicates whether the shadow falls into the outline.
  package let isInner: Bool
}

/// A line around a view, of a design token.
package struct TokenBorder: Hashable, Sendable {
  /// The colour.
  package let color: RGBA
  /// The width, in points.
  package let width: Double
  /// The lengths of dashes and gaps in turn, in points; none for a solid line.
  package let dash: [Double]
  /// The word of CSS for the ends of dashes: `butt`, `round` or `square`.
  package let lineCap: String
}

/// A colour of a gradient of a design token, and its place from 0 to 1.
package struct TokenStop: Hashable, Sendable {
  /// The colour.
  package let color: RGBA
  /// The place.
  package let position: Double
}

/// A change over time of a design token; durations in seconds.
package struct TokenTransition: Hashable, Sendable {
  /// The time that the change takes.
  package let duration: Double
  /// The time before it begins.
  package let delay: Double
}

/// The design tokens of files, with their values.
package struct TokenSet: Sendable {
  /// The colours, by the names of their tokens with points between.
  package private(set) var colors: [String: RGBA] = [:]
  /// The lengths and numbers.
  package private(set) var lengths: [String: Double] = [:]
  /// The names of weights and durations among them.
  package private(set) var numbers: Set<String> = []
  /// The fonts.
  package private(set) var fonts: [String: TokenFont] = [:]
  /// The shadows, the first on top.
  package private(set) var shadows: [String: [TokenShadow]] = [:]
  /// The lines around views.
  package private(set) var borders: [String: TokenBorder] = [:]
  /// The gradients, in the order of their places.
  package private(set) var gradients: [String: [TokenStop]] = [:]
  /// The changes over time.
  package private(set) var transitions: [String: TokenTransition] = [:]
  /// The warnings about old spellings, and colours outside of sRGB.
  package private(set) var notices: [Diagnostic] = []
  /// The number of tokens of all types.
  private var count = 0

  /// The most tokens of a set.
  private static let limit = 20_000

  /// Reads the tokens of a tree.
  ///
  /// - Throws: `Diagnostic` at the first token that is invalid.
  init(_ tree: TokenNode, notices: [Diagnostic]) throws(Diagnostic) {
    self.notices = notices
    let extended = try ExtendedTokens(tree)
    var values = TokenValues(root: extended.root)
    try add(extended.root, path: [], type: nil, &values)
    self.notices += values.notices
  }

  private mutating func add(
    _ node: TokenNode, path: [String], type: String?, _ values: inout TokenValues
  ) throws(Diagnostic) {
    guard let token = node.token else {
      let type =
        try node.group["$type"].map { node throws(Diagnostic) in
          try TokenValues.typeName(node)
        } ?? type
      for name in node.names {
        guard let child = node.children[name] else { continue }
        try add(child, path: path + [name], type: type, &values)
      }
      return
    }
    count += 1
    guard count <= Self.limit else {
      throw token.mistake("the files have more than \(Self.limit) tokens")
    }
    let name = path.joined(separator: ".")
    let resolved = try values.value(of: token, named: name, inherited: type)
    let shown = try values.shown(resolved)
    // The root token of a group may be written by the group's name.
    let short = path.last == "$root" ? path.dropLast().joined(separator: ".") : name
    for name in Set([name, short]) {
      switch shown {
      case .color(let color): colors[name] = color
      case .length(let length):
        lengths[name] = length
        if ["fontWeight", "duration"].contains(resolved.type) { numbers.insert(name) }
      case .font(let font): fonts[name] = font
      case .shadow(let list): shadows[name] = list
      case .border(let border): borders[name] = border
      case .gradient(let stops): gradients[name] = stops
      case .transition(let transition): transitions[name] = transition
      case .other: break
      }
    }
  }
}

/// The values of tokens, whose references are followed.
struct TokenValues {
  let root: TokenNode
  private(set) var notices: [Diagnostic] = []
  /// The references that were followed.
  private var count = 0

  /// The most references of a file: lists of references to lists of references double at each step.
  private static let limit = 200_000
  /// The most references one after another, each of which takes some of the stack.
  private static let depthLimit = 100

  init(root: TokenNode) { self.root = root }

  /// A token's value without references.
  struct Resolved {
    var type: String
    var value: PlacedJSON
  }

  /// The part of a value that a screen shows.
  enum Shown {
    case color(RGBA)
    case length(Double)
    case font(TokenFont)
    case shadow([TokenShadow])
    case border(TokenBorder)
    case gradient([TokenStop])
    case transition(TokenTransition)
    case other
  }

  static let types = [
    "color", "dimension", "number", "fontFamily", "fontWeight", "duration", "cubicBezier",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]
  /// Types that Figma's exports have beside those of the format.
  private static let figmaTypes = ["string", "boolean"]

  static func typeName(_ node: PlacedJSON) throws(Diagnostic) -> String {
    guard let name = node.string, types.contains(name) || figmaTypes.contains(name) else {
      throw node.mistake(
        "$type: unknown type, found \(node.summary)",
        suggestion: node.string.flatMap { suggestion(for: $0, among: types) }
          ?? "the types are " + types.joined(separator: ", "))
    }
    return name
  }

  /// Returns the value of a token.
  ///
  /// - Throws: `Diagnostic` for a token without a type, a reference to no token, and a circle of references.
  mutating func value(
    of token: PlacedJSON, named name: String, inherited: String?, while open: [String] = []
  ) throws(Diagnostic) -> Resolved {
    guard !open.contains(name) else {
      throw token.mistake(
        "the token '\(excerpt(of: name, limit: 60))' is made of itself: "
          + (open + [name]).joined(separator: " → "))
    }
    guard open.count < Self.depthLimit else {
      throw token.mistake("references lead to references more than \(Self.depthLimit) deep")
    }
    let own = try token["$type"].map { node throws(Diagnostic) in try Self.typeName(node) }
    let inner = open + [name]
    guard let written = token["$value"] else {
      let reference = token["$ref"] ?? token
      return try target(of: reference, while: inner)
    }
    if TokenReference.isAlias(written) || written["$ref"] != nil {
      let found = try target(of: written["$ref"] ?? written, while: inner)
      if let own, own != found.type {
        throw written.mistake(
          "$type: the token is of the type '\(own)', and what it refers to of '\(found.type)'")
      }
      return found
    }
    guard let type = own ?? inherited else {
      throw token.mistake(
        "the token '\(excerpt(of: name, limit: 60))' has no type",
        suggestion: "add '$type' to it or to a group around it")
    }
    return Resolved(type: type, value: try resolved(written, while: inner))
  }

  /// Returns the token of a reference, or the part of its value, whose type is the part's in the token's.
  private mutating func target(
    of node: PlacedJSON, while open: [String]
  ) throws(Diagnostic) -> Resolved {
    count += 1
    guard count <= Self.limit else {
      throw node.mistake("the tokens have more than \(Self.limit) references")
    }
    guard let reference = TokenReference(node) else {
      throw node.unexpected("a token as '{color.brand}' or '#/color/brand'", as: "$ref")
    }
    guard let found = root[reference.path] else {
      throw node.mistake(
        "no token is '\(excerpt(of: reference.name, limit: 60))'",
        suggestion: suggestion(for: reference.name, among: names()))
    }
    guard let token = found.token else {
      let hasRoot = found.children["$root"] != nil
      throw node.mistake(
        "'\(excerpt(of: reference.name, limit: 60))' is a group, not a token",
        suggestion: hasRoot ? "write '{\(reference.name).$root}'" : nil)
    }
    var result = try value(
      of: token, named: reference.name, inherited: inheritedType(of: reference.path), while: open)
    for part in reference.rest ?? [] {
      guard let inner = result.value.inner(part) else {
        throw node.mistake(
          "the value of '\(excerpt(of: reference.name, limit: 60))' has no '\(excerpt(of: part))'")
      }
      result.value = inner
      result.type = Self.partTypes[part] ?? (inner.number == nil ? result.type : "number")
    }
    return result
  }

  private static let partTypes = [
    "color": "color", "width": "dimension", "offsetX": "dimension", "offsetY": "dimension",
    "blur": "dimension", "spread": "dimension", "fontSize": "dimension",
    "letterSpacing": "dimension", "fontFamily": "fontFamily", "fontWeight": "fontWeight",
    "duration": "duration", "delay": "duration", "timingFunction": "cubicBezier",
    "style": "strokeStyle", "lineHeight": "number",
  ]

  private func inheritedType(of path: [String]) -> String? {
    var node = root
    var type = node.group["$type"]?.string
    for name in path.dropLast() {
      guard let child = node.children[name] else { return type }
      node = child
      type = node.group["$type"]?.string ?? type
    }
    return type
  }

  private func names() -> [String] {
    func names(_ node: TokenNode, _ path: [String]) -> [String] {
      node.token != nil
        ? [path.joined(separator: ".")]
        : node.names.flatMap { name in
          node.children[name].map { names($0, path + [name]) } ?? []
        }
    }
    return names(root, [])
  }

  /// Returns a value whose references, at any depth, are replaced by the values that they name.
  private mutating func resolved(
    _ node: PlacedJSON, while open: [String]
  ) throws(Diagnostic) -> PlacedJSON {
    if TokenReference.isAlias(node) { return try target(of: node, while: open).value }
    switch node.content {
    case .list(let values):
      var list: [PlacedJSON] = []
      for value in values { list.append(try resolved(value, while: open)) }
      return node.with(.list(list))
    case .object(let fields):
      if let reference = node["$ref"], fields.count == 1 {
        return try target(of: reference, while: open).value
      }
      // The format's first example of a composite token has tokens as the parts of another.
      if let value = node["$value"] { return try resolved(value, while: open) }
      var inner: [PlacedJSON.Field] = []
      for field in fields {
        inner.append(
          PlacedJSON.Field(
            name: field.name, nameBytes: field.nameBytes,
            value: try resolved(field.value, while: open)))
      }
      return node.with(.object(inner))
    case .null, .bool, .number, .string: return node
    }
  }
}

// The values of each type.
extension TokenValues {
  /// Returns what a screen shows of a value.
  ///
  /// - Throws: `Diagnostic` at the part that the type does not have.
  mutating func shown(_ resolved: Resolved) throws(Diagnostic) -> Shown {
    let value = resolved.value
    switch resolved.type {
    case "color": return .color(try color(value))
    case "dimension": return .length(try dimension(value))
    case "number": return .length(try number(value, "number"))
    case "fontFamily": _ = try families(value)
    case "fontWeight": return .length(try weight(value))
    // The durations of configs are in seconds.
    case "duration": return .length(try duration(value) / 1000)
    case "cubicBezier": try checkCurve(value)
    case "strokeStyle": _ = try dashes(value, width: 1)
    case "border":
      try value.check(["color", "width", "style"], in: "a border")
      let width = try dimension(part(value, "width"))
      let (dash, cap) = try dashes(part(value, "style"), width: width)
      return .border(
        TokenBorder(
          color: try color(part(value, "color")), width: width, dash: dash, lineCap: cap))
    case "transition":
      try value.check(["duration", "delay", "timingFunction"], in: "a transition")
      let time = try duration(part(value, "duration"))
      let delay = try duration(part(value, "delay"))
      try checkCurve(part(value, "timingFunction"))
      return .transition(TokenTransition(duration: time / 1000, delay: delay / 1000))
    case "shadow":
      let nodes = value.list ?? [value]
      guard (1...Self.shadowLimit).contains(nodes.count) else {
        throw value.unexpected("a shadow, or a list of up to \(Self.shadowLimit)", as: "shadow")
      }
      var shadows: [TokenShadow] = []
      for node in nodes { shadows.append(try shadow(node.single)) }
      return .shadow(shadows)
    case "gradient":
      guard let stops = value.list else {
        throw value.unexpected("a list of stops", as: "gradient")
      }
      var shown: [TokenStop] = []
      for stop in stops.map(\.single) {
        try stop.check(["color", "position"], in: "a stop")
        // A place outside of the gradient is that of its end.
        let position = min(max(try number(part(stop, "position"), "position"), 0), 1)
        shown.append(TokenStop(color: try color(part(stop, "color")), position: position))
      }
      return .gradient(shown.sorted { $0.position < $1.position })
    case "typography": return .font(try font(value))
    case "string", "boolean": break
    default: preconditionFailure("the type '\(resolved.type)' was checked")
    }
    return .other
  }

  private func part(_ node: PlacedJSON, _ name: String) throws(Diagnostic) -> PlacedJSON {
    guard let part = node[name] else { throw node.mistake("missing '\(name)'") }
    return part
  }

  private func number(_ node: PlacedJSON, _ name: String) throws(Diagnostic) -> Double {
    guard let number = node.number else { throw node.unexpected("a number", as: name) }
    return number
  }

  private mutating func color(_ node: PlacedJSON) throws(Diagnostic) -> RGBA {
    if let text = node.string {
      guard let color = RGBA(hexadecimal: text) else {
        throw node.mistake("color: expected '#RRGGBB', found \(node.summary)")
      }
      notices.append(
        node.warning(
          "the colour is in a spelling of older drafts",
          suggestion: "write { \"colorSpace\": \"srgb\", \"components\": […] }"))
      return color
    }
    try node.check(["colorSpace", "components", "alpha", "hex"], in: "a colour")
    let spaceNode = try part(node, "colorSpace")
    guard let space = spaceNode.string.flatMap(StatedColorSpace.init(rawValue:)) else {
      throw spaceNode.mistake(
        "colorSpace: unknown space, found \(spaceNode.summary)",
        suggestion: "the spaces are "
          + StatedColorSpace.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let componentsNode = try part(node, "components")
    guard let list = componentsNode.list, list.count == 3 else {
      throw componentsNode.unexpected("a list of 3", as: "components")
    }
    var components: [Double] = []
    for component in list {
      // A component that is not there is 0 where the colour is shown by itself.
      components.append(
        component.string == "none" ? 0 : try number(component, "components"))
    }
    var alpha = 1.0
    if let node = node["alpha"] {
      alpha = node.string == "none" ? 0 : try number(node, "alpha")
      guard (0...1).contains(alpha) else {
        throw node.mistake("alpha: expected a number from 0 to 1, found \(node.summary)")
      }
    }
    if let hex = node["hex"],
      hex.string.flatMap(RGBA.init(hexadecimal:)) == nil
        || hex.string?.count != 7
    {
      throw hex.mistake("hex: expected '#RRGGBB', found \(hex.summary)")
    }
    let stated = StatedColor(space, components, alpha: alpha)
    if stated.isClamped {
      notices.append(
        node.warning("the colour is outside of sRGB, and is drawn as the nearest by components"))
    }
    return stated.color
  }

  private mutating func dimension(_ node: PlacedJSON) throws(Diagnostic) -> Double {
    if let text = node.string {
      let unit = text.hasSuffix("rem") ? "rem" : text.hasSuffix("px") ? "px" : ""
      guard !unit.isEmpty, let number = Double(text.dropLast(unit.count)),
        (number * Self.rem).isFinite
      else {
        throw node.unexpected("a length as { \"value\": 16, \"unit\": \"px\" }", as: "dimension")
      }
      noteOldSpelling(node, number, unit)
      return number * (unit == "rem" ? Self.rem : 1)
    }
    try node.check(["value", "unit"], in: "a dimension")
    let unit = try part(node, "unit")
    guard let name = unit.string, ["px", "rem"].contains(name) else {
      throw unit.mistake("unit: expected one of px, rem, found \(unit.summary)")
    }
    let written = try part(node, "value")
    let value = try number(written, "value")
    guard (value * Self.rem).isFinite else { throw written.unexpected("a length", as: "value") }
    return value * (name == "rem" ? Self.rem : 1)
  }

  /// The points of CSS's font size that `rem` counts, as browsers have it.
  private static let rem = 16.0

  private mutating func noteOldSpelling(_ node: PlacedJSON, _ number: Double, _ unit: String) {
    notices.append(
      node.warning(
        "the value is in a spelling of older drafts",
        suggestion: "write { \"value\": \(NumberText.shortest(number)), \"unit\": \"\(unit)\" }"))
  }

  private func families(_ node: PlacedJSON) throws(Diagnostic) -> [String] {
    let names = (node.list ?? [node]).map(\.string)
    guard !names.isEmpty, !names.contains(nil) else {
      throw node.unexpected("a font's name, or a list of names", as: "fontFamily")
    }
    return names.compactMap(\.self)
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  private func weight(_ node: PlacedJSON) throws(Diagnostic) -> Double {
    if let number = node.number, (1...1000).contains(number) { return number }
    if let weight = node.string.flatMap({ Self.weights[$0] }) { return weight }
    throw node.mistake(
      "fontWeight: expected a number from 1 to 1000 or a word, found \(node.summary)",
      suggestion: node.string.flatMap { suggestion(for: $0, among: Self.weights.keys) })
  }

  private mutating func duration(_ node: PlacedJSON) throws(Diagnostic) -> Double {
    if let text = node.string {
      let unit = text.hasSuffix("ms") ? "ms" : text.hasSuffix("s") ? "s" : ""
      guard !unit.isEmpty, let number = Double(text.dropLast(unit.count)) else {
        throw node.unexpected("a time as { \"value\": 100, \"unit\": \"ms\" }", as: "duration")
      }
      noteOldSpelling(node, number, unit)
      return number * (unit == "s" ? 1000 : 1)
    }
    try node.check(["value", "unit"], in: "a duration")
    let unit = try part(node, "unit")
    guard let name = unit.string, ["ms", "s"].contains(name) else {
      throw unit.mistake("unit: expected one of ms, s, found \(unit.summary)")
    }
    return try number(part(node, "value"), "value") * (name == "s" ? 1000 : 1)
  }

  /// The most shadows of a token: each is a copy of its view's outline that is drawn.
  private static let shadowLimit = 20

  private func checkCurve(_ node: PlacedJSON) throws(Diagnostic) {
    guard let numbers = node.list?.compactMap(\.number), numbers.count == 4,
      node.list?.count == 4
    else { throw node.unexpected("a list of 4 numbers", as: "cubicBezier") }
    guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw node.mistake("cubicBezier: expected the first and third number from 0 to 1")
    }
  }

  private mutating func shadow(_ node: PlacedJSON) throws(Diagnostic) -> TokenShadow {
    try node.check(["color", "offsetX", "offsetY", "blur", "spread", "inset"], in: "a shadow")
    if let inset = node["inset"], inset.bool == nil {
      throw inset.unexpected("true or false", as: "inset")
    }
    return TokenShadow(
      color: try color(part(node, "color")), x: try dimension(part(node, "offsetX")),
      y: try dimension(part(node, "offsetY")), blur: try dimension(part(node, "blur")),
      spread: try dimension(part(node, "spread")), isInner: node["inset"]?.bool ?? false)
  }

  /// Returns the dashes of a stroke style, and the ends that they have; none for a solid line.
  private mutating func dashes(
    _ node: PlacedJSON, width: Double
  ) throws(Diagnostic) -> (dash: [Double], lineCap: String) {
    let words = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    if let word = node.string {
      guard words.contains(word) else {
        throw node.mistake(
          "strokeStyle: expected one of \(words.joined(separator: ", ")), found \(node.summary)")
      }
      switch word {
      case "solid": return ([], "butt")
      // CSS leaves the lengths to browsers; these are Chrome's for thin lines.
      case "dashed": return ([width * 2, width], "butt")
      case "dotted": return ([0, width * 2], "round")
      default:
        notices.append(node.warning("the line is drawn solid, not '\(word)'"))
        return ([], "butt")
      }
    }
    try node.check(["dashArray", "lineCap"], in: "a stroke style")
    var dash: [Double] = []
    for length in try part(node, "dashArray").list ?? [] { dash.append(try dimension(length)) }
    let cap = try part(node, "lineCap")
    guard let word = cap.string, ["round", "butt", "square"].contains(word) else {
      throw cap.mistake("lineCap: expected one of round, butt, square, found \(cap.summary)")
    }
    return (dash, word)
  }

  private mutating func font(_ node: PlacedJSON) throws(Diagnostic) -> TokenFont {
    try node.check(
      ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"], in: "a typography")
    return TokenFont(
      families: try families(part(node, "fontFamily")),
      size: try dimension(part(node, "fontSize")),
      weight: try node["fontWeight"].map { node throws(Diagnostic) in try weight(node) } ?? 400,
      letterSpacing: try node["letterSpacing"].map { node throws(Diagnostic) in
        try dimension(node)
      } ?? 0,
      lineHeight: try node["lineHeight"].map { node throws(Diagnostic) in
        try number(node, "lineHeight")
      })
  }
}

extension PlacedJSON {
  /// The value, or that of a list of one: in a list of shadows or stops, a reference is to a token of one, and a
  /// list in a list is none.
  fileprivate var single: PlacedJSON {
    if let list, list.count == 1 { list[0] } else { self }
  }

  /// Returns the field of a name, or the element at an index, as a part of a JSON Pointer names them; nil for none.
  func inner(_ part: String) -> PlacedJSON? {
    self[part]
      ?? Int(part).flatMap { index in
        list.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
  }

  /// Returns a value at the same place.
  func with(_ content: Content) -> PlacedJSON {
    PlacedJSON(content: content, bytes: bytes, source: source)
  }
}
