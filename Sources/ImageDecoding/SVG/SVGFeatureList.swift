import PlainText

/// The parts of a document that librsvg 2.54 leaves out or draws in another way than browsers do.
///
/// Found by drawing two hundred small documents with librsvg 2.54.7 and Chromium 156.
struct SVGFeatureList {
  private(set) var notices: [PictureNotice] = []
  /// Indicates whether the document has texts, or lengths in font sizes.
  private(set) var hasFontSizes = false
  /// The lists of families that the document names.
  private(set) var families: [FontFamilyList] = []
  private var hasRoot = false
  /// Indicates whether there are dashes anywhere, which elements may inherit.
  private var hasDashes = false

  /// Elements that are not drawn.
  private static let elements: Set<String> = [
    "foreignObject", "textPath", "video", "audio", "canvas", "iframe",
  ]
  /// Elements that change others as time passes.
  private static let animations: Set<String> = [
    "animate", "set", "animateTransform", "animateMotion", "animateColor",
  ]
  /// Attributes that have no effect on any element, where they are not these values.
  private static let attributes: [String: Set<String>] = [
    "textLength": [], "lengthAdjust": ["spacing"],
  ]
  /// Properties that have no effect, where they are not these values.
  private static let properties: [String: Set<String>] = [
    "vector-effect": ["none"], "word-spacing": ["0", "0px", "normal"], "text-shadow": ["none"],
    "dominant-baseline": ["auto", "alphabetic", "use-script", "no-change", "reset-size"],
    "alignment-baseline": ["auto", "baseline", "alphabetic"],
    "font-variant": ["normal", "none"], "font-variant-caps": ["normal"],
    "white-space": ["normal"], "shape-inside": ["auto", "none"],
    "color-interpolation": ["srgb", "auto"], "mask-image": ["none"], "-webkit-mask-image": ["none"],
    "offset-path": ["none"], "translate": ["none"], "rotate": ["none"], "scale": ["none", "1"],
    "d": [], "aspect-ratio": ["auto"], "background": ["none", "transparent"],
    "background-color": ["transparent"],
    "background-image": ["none"], "animation": ["none"], "animation-name": ["none"],
    "text-transform": ["none"],
    "text-orientation": ["mixed"], "outline": ["none", "0"],
    "text-decoration-line": ["none"], "font-kerning": ["auto", "normal"],
    "font-feature-settings": ["normal"], "font-variation-settings": ["normal"],
    "font-variant-numeric": ["normal"], "font-variant-ligatures": ["normal"],
    "font-variant-position": ["normal"], "font-size-adjust": ["none"],
    "transform-box": ["view-box"], "all": [],
    "-webkit-filter": ["none"], "-webkit-transform": ["none"], "-webkit-clip-path": ["none"],
    "-webkit-mask": ["none"],
  ]
  /// Properties that attributes of the same name are not.
  private static let cssOnly: Set<String> = [
    "d", "aspect-ratio", "rotate", "translate", "scale", "background", "background-color",
    "background-image",
    "animation", "animation-name", "text-shadow", "white-space", "offset-path",
    "mask-image", "-webkit-mask-image", "text-transform", "text-decoration-line", "font-kerning",
    "font-feature-settings", "font-variation-settings", "font-variant-numeric",
    "font-variant-ligatures", "font-variant-position",
    "text-orientation", "outline", "all",
    "-webkit-filter", "-webkit-transform", "-webkit-clip-path", "-webkit-mask",
  ]
  /// Properties of the root's box, which browsers draw.
  private static let boxProperties = ["border", "padding", "box-shadow", "filter", "transform"]
  /// Properties that have an effect on a symbol's use in browsers.
  private static let symbolEffects: Set<String> = [
    "opacity", "transform", "filter", "clip-path", "mask",
  ]
  /// CSS's names for the colours of the system's controls.
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
  ]
  /// The properties and attributes that are colours.
  private static let colors: Set<String> = [
    "fill", "stroke", "stop-color", "flood-color", "lighting-color", "color",
  ]
  private static let texts: Set<String> = ["text", "tspan"]
  /// Lengths that are not below 0 (SVG 2, 7, 10 and 13; CSS Fonts 4, 2.5).
  private static let sides: Set<String> = [
    "width", "height", "r", "rx", "ry", "stroke-width", "font-size",
  ]
  /// Units that librsvg does not know.
  private static let units = ["rem", "vw", "vh", "vmin", "vmax", "q", "ch", "lh"]
  /// Conditions of CSS that librsvg knows none of.
  private static let selectors = [":is(", ":where(", ":has("]
  /// Conditions that browsers decide in another way.
  private static let otherSelectors = [
    ":lang(", ":link", ":any-link", ":visited", ":not(:hover", ":not(:active", ":not(:focus",
    ":not(:target",
  ]
  /// Functions whose values are not computed.
  private static let functions = ["env(", "attr(", "if("]
  /// Functions of `filter` whose colours librsvg computes in linear light, and CSS does not.
  private static let colorFilters = [
    "brightness(", "contrast(", "grayscale(", "hue-rotate(", "invert(", "saturate(", "sepia(",
  ]
  /// The inputs of filters' primitives that are empty.
  private static let emptyInputs: Set<String> = [
    "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint",
  ]

  /// Looks through a document.
  init(_ elements: [SVGMarkup.Element], _ sheet: SVGStyleSheet) {
    var isInClip: [Int: Bool] = [0: false]
    var isHidden: Set<Int> = []
    let viewports = Set(
      elements.lazy.filter { $0.name == "svg" }.compactMap { $0.attributes["id"] })
    let dashes = "stroke-dasharray"
    hasDashes =
      sheet.allDeclarations.contains { $0.property == dashes }
      || elements.contains {
        $0.attributes[dashes, default: "none"] != "none"
          || $0.attributes["style"]?.contains(dashes) == true
      }
    let named = Dictionary(
      elements.lazy.compactMap { element in element.attributes["id"].map { ($0, element) } }
    ) { first, _ in first }
    for (index, element) in elements.enumerated() {
      let isClip = element.name == "clipPath"
      for child in element.children {
        isInClip[child] = isClip || isInClip[index] == true
        // Of a switch, one alternative is drawn.
        if element.name == "switch" || isHidden.contains(index) { isHidden.insert(child) }
      }
      let style = SVGStyleSheet.plainDeclarations(element.attributes["style"] ?? "")
      if element.name == "use",
        viewports.contains(String((element.attributes["href"] ?? "").dropFirst()))
      {
        for side in ["width", "height"] where element.attributes[side] != nil {
          note("'\(side)' of a use of an svg has no effect", line: element.line)
        }
      }
      look(
        at: element, style, isInClip: isInClip[index] == true, isChoice: isHidden.contains(index))
      lookAtAttributes(
        of: element, style + sheet.keys(for: element).flatMap { sheet[$0] })
      if isInClip[index] == true || isMaskOrClip(element) {
        lookAtClips(of: element, sheet, named)
      }
    }
    look(at: sheet, in: elements)
  }

  private mutating func note(_ words: String, line: Int) {
    notices.note(words, line: line)
  }

  private mutating func look(
    at element: SVGMarkup.Element, _ style: [SVGStyleSheet.Declaration], isInClip: Bool,
    isChoice: Bool
  ) {
    let line = element.line
    if Self.elements.contains(element.name), !isChoice {
      note("the element '\(element.name)' is not drawn", line: line)
    }
    if Self.animations.contains(element.name) {
      note("'\(element.name)' is not run: the picture is the one without it", line: line)
    }
    if element.name == "text" { hasFontSizes = true }
    if element.text.unicodeScalars.contains(where: \.isEmoji), element.name != "style" {
      note("emoji are not drawn", line: line)
    }
    if element.name.hasPrefix("fe") {
      for input in ["in", "in2"] {
        guard let value = element.attributes[input], Self.emptyInputs.contains(value) else {
          continue
        }
        note("'\(input)=\"\(value)\"' is drawn in another way than in browsers", line: line)
      }
    }
    let styled = Set(style.map(\.property))
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      if let kept = Self.attributes[name], !kept.contains(value) {
        note("'\(name)' has no effect", line: line)
      }
      lookAtLength(name, value, line: line)
      if !Self.cssOnly.contains(name), !styled.contains(name) {
        look(at: name, value, line: line, isInClip: isInClip, isDefinition: isMaskOrClip(element))
      }
      guard Self.texts.contains(element.name) else { continue }
      let isList = value.split { $0.isWhitespace || $0 == "," }.count > 1
      if ["x", "y", "dx", "dy"].contains(name), isList {
        note("the places of single letters in '\(name)' have no effect", line: line)
      }
      if name == "rotate" { note("'rotate' of letters has no effect", line: line) }
    }
    if hasDashes, element.attributes["pathLength"] != nil {
      note("'pathLength' has no effect on dashes", line: line)
    }
    let isGradient = element.name.hasSuffix("Gradient")
    for declaration in style {
      if isGradient, declaration.property == "transform" {
        note("'transform' in the style of a gradient has no effect", line: line)
      }
      // What is not applied of these is noticed where they become attributes.
      if declaration.property == "transform" { continue }
      look(
        at: declaration.property, declaration.value, line: line, isInClip: isInClip,
        isDefinition: isMaskOrClip(element))
      lookAtLength(declaration.property, declaration.value, line: line)
    }
  }

  /// Looks for attributes, and declarations, that matter on some elements alone.
  ///
  /// - Parameter style: The element's own declarations, and those of rules for it.
  private mutating func lookAtAttributes(
    of element: SVGMarkup.Element, _ style: [SVGStyleSheet.Declaration]
  ) {
    let line = element.line
    let attributes = element.attributes
    if attributes["systemLanguage"] != nil {
      note("'systemLanguage' is decided for English", line: line)
    }
    let box = attributes["viewBox"]?.split { $0 == "," || $0.isWhitespace }
      .compactMap { Double($0) }
    if let box, box.count == 4, box[2] <= 0 || box[3] <= 0 {
      note("a 'viewBox' without an area is drawn in another way than in browsers", line: line)
    }
    switch element.name {
    case "feGaussianBlur" where attributes["stdDeviation"]?.contains("-") == true:
      note(
        "'stdDeviation' below 0 draws nothing, and browsers draw what is not blurred", line: line)
    case "feComposite" where attributes["operator"] == "lighter":
      note("'operator=\"lighter\"' is not known", line: line)
    case "tref": note("'tref' is drawn, which browsers do not do", line: line)
    case "marker":
      for name in ["refX", "refY"] where attributes[name]?.first?.isLetter == true {
        note("'\(name)=\"\(excerpt(of: attributes[name] ?? ""))\"' has no effect", line: line)
      }
    case "linearGradient":
      let isFlat = (attributes["y1"] ?? "0%") == (attributes["y2"] ?? "0%")
      if isFlat, (attributes["x1"] ?? "0%") == (attributes["x2"] ?? "100%") {
        note("a gradient without a length is drawn in another way than in browsers", line: line)
      }
    case "radialGradient" where ["0", "0%"].contains(attributes["r"]):
      note("a gradient without a radius is drawn in another way than in browsers", line: line)
    case "symbol":
      let names = Set(attributes.keys).union(style.map(\.property))
      for name in Self.symbolEffects.intersection(names).sorted() {
        note("'\(name)' of a symbol has no effect", line: line)
      }
      for name in ["x", "y"] where !["0", nil].contains(attributes[name]) {
        note("'\(name)' of a symbol has no effect", line: line)
      }
    default: break
    }
    let own = SVGStyleSheet.plainDeclarations(attributes["style"] ?? "")
    if attributes["transform"] != nil, !own.contains(where: { $0.property == "transform" }),
      style.contains(where: { $0.property == "transform" })
    {
      note("the style sheet's 'transform' has no effect beside the attribute", line: line)
    }
    if element.name.hasSuffix("Gradient"),
      attributes["transform-origin"] != nil
        || style.contains(where: { $0.property == "transform-origin" })
    {
      note("'transform-origin' of a gradient has no effect", line: line)
    }
    if ["svg", "use", "symbol"].contains(element.name) {
      let isRoot = element.name == "svg" && !hasRoot
      hasRoot = true
      if isRoot, !element.written.contains(where: { $0.name.hasPrefix("xmlns") }) {
        note("the root has no 'xmlns', and browsers do not show the picture", line: line)
      }
      for declaration in style {
        let name = declaration.property
        let isSide = ["x", "y", "width", "height"].contains(name)
        let isOfBox = isRoot && Self.boxProperties.contains { name.hasPrefix($0) }
        if !isRoot && isSide || isOfBox, declaration.value.trimmed != "none" {
          note("'\(name)' in the style of the element '\(element.name)' has no effect", line: line)
        }
      }
      if isRoot, attributes["transform"] != nil || attributes["filter"] != nil {
        note(
          "'transform' and 'filter' of the root are drawn in another way than in browsers",
          line: line)
      }
    }
  }

  /// Looks for clips of what clips that a rule states, or the element that a `use` there refers to.
  private mutating func lookAtClips(
    of element: SVGMarkup.Element, _ sheet: SVGStyleSheet, _ named: [String: SVGMarkup.Element]
  ) {
    func isClipped(_ element: SVGMarkup.Element) -> Bool {
      let style = SVGStyleSheet.plainDeclarations(element.attributes["style"] ?? "")
      let declared = style + sheet.keys(for: element).flatMap { sheet[$0] }
      let values = declared.filter { $0.property == "clip-path" }.map(\.value)
      return (values + [element.attributes["clip-path"] ?? "none"]).contains {
        $0.trimmed.hasPrefix("url(")
      }
    }
    let name = element.name == "use" ? element.attributes["href"]?.dropFirst() : nil
    let used = name.flatMap { named[String($0)] }
    if isClipped(element) || used.map(isClipped) == true {
      note("a clip of a clip has no effect", line: element.line)
    }
  }

  private func isMaskOrClip(_ element: SVGMarkup.Element) -> Bool {
    element.name == "clipPath" || element.name == "mask"
  }

  private mutating func look(at sheet: SVGStyleSheet, in elements: [SVGMarkup.Element]) {
    guard let line = elements.first(where: { $0.name == "style" })?.line else { return }
    for element in elements where element.name == "style" {
      let media = (element.attributes["media"] ?? "").lowercased()
      if media.contains("(") {
        note("'media' of the style sheet has no effect", line: element.line)
      }
    }
    for rule in sheet.atRules {
      let name = rule.prefix { !$0.isWhitespace && $0 != "(" }.lowercased()
      // Those for other media than a screen in the light are rightly ignored.
      let isOther = [
        "print", "prefers-color-scheme: dark", "prefers-color-scheme:dark", "reduced-motion",
      ]
      .contains { rule.lowercased().contains($0) }
      if ["@media", "@supports", "@layer", "@container", "@scope"].contains(name), !isOther {
        note("the style sheet's '\(name)' is not applied", line: line)
      } else if name.hasSuffix("keyframes") {
        note("the style sheet's animations are not run", line: line)
      } else if name == "@font-face" {
        note("the style sheet's '@font-face' is not loaded", line: line)
      } else if name == "@namespace" {
        note("the style sheet's '@namespace' is not known", line: line)
      }
    }
    for selector in sheet.selectors {
      if selector.contains("nth-"), selector.contains(" of ") {
        note("the selector ':nth-child(… of …)' matches nothing", line: line)
      }
      for condition in Self.selectors where selector.contains(condition) {
        note("the selector '\(condition))' matches nothing", line: line)
      }
      for condition in Self.otherSelectors where selector.contains(condition) {
        note("the selector '\(condition)' is not applied as in browsers", line: line)
      }
    }
    if sheet.selectors.contains(where: { $0.contains("|") && !$0.contains("[") }) {
      note("a selector with a namespace matches nothing", line: line)
    }
    if sheet.hasNestedRules || sheet.selectors.contains(where: { $0.contains("&") }) {
      note("nested rules of style are not applied", line: line)
    }
    for name in sheet.variablesOfSome.sorted() {
      note(
        "the variable '\(excerpt(of: name))' of a rule for some elements is not applied", line: line
      )
    }
    for declaration in sheet.allDeclarations {
      if declaration.property == "transform" {
        lookAtTransform(declaration.value, line: line)
        continue
      }
      look(
        at: declaration.property, declaration.value, line: line, isInClip: false,
        isDefinition: false)
      if declaration.property == "transform-origin" {
        note("the style sheet's 'transform-origin' is not applied", line: line)
      }
      lookAtLength(declaration.property, declaration.value, line: line)
    }
  }

  private mutating func look(
    at property: String, _ value: String, line: Int, isInClip: Bool, isDefinition: Bool
  ) {
    let written = value.trimmed
    let value = written.lowercased()
    if ["initial", "unset", "revert", "revert-layer"].contains(value), property != "all" {
      note("'\(property): \(value)' has no effect", line: line)
    }
    for function in Self.functions where value.hasPrefix(function) {
      return note("'\(property): \(excerpt(of: written, limit: 40))' is not computed", line: line)
    }
    let isReference = value.hasPrefix("url(") || value == "none" || value == "inherit"
    if value.hasPrefix("url("), ["clip-path", "mask"].contains(property),
      value.firstIndex(of: ")") != value.index(before: value.endIndex)
    {
      note(
        "what follows the address in '\(property): \(excerpt(of: value, limit: 40))' has no effect",
        line: line)
    }
    switch property {
    case "clip-path" where !isReference:
      note("'clip-path: \(excerpt(of: value, limit: 40))' clips nothing", line: line)
    case "clip-path" where value.hasPrefix("url(") && (isInClip || isDefinition):
      note("a clip of a clip has no effect", line: line)
    case "mask" where !isReference:
      note("'mask: \(excerpt(of: value, limit: 40))' masks nothing", line: line)
    case "mask" where value.hasPrefix("url(") && isDefinition:
      note("a mask of a mask has no effect", line: line)
    case "clip-path", "mask": break
    case "filter":
      for name in Self.colorFilters where value.contains(name) {
        note("the colours of 'filter: \(name)…)' are not those of browsers", line: line)
      }
      if let radius = value.split(separator: "blur(", omittingEmptySubsequences: false).dropFirst()
        .first?.prefix(while: { $0 != ")" }),
        let number = Double(String(radius)), number != 0
      {
        note("'filter: blur(\(radius))' has no unit, and browsers ignore it", line: line)
      }
    case "text-decoration":
      let lines: Set<Substring> = ["none", "underline", "overline", "line-through", "inherit"]
      if !lines.isSuperset(of: value.split(whereSeparator: \.isWhitespace)) {
        note("'text-decoration: \(excerpt(of: value, limit: 40))' has no effect", line: line)
      }
    case "writing-mode"
    where value.hasPrefix("tb") || value.hasPrefix("vertical") || value.hasPrefix("sideways"):
      note(
        "'writing-mode: \(excerpt(of: value, limit: 40))' is not placed as in browsers", line: line)
    case "mix-blend-mode" where value.hasPrefix("plus-"):
      note("'mix-blend-mode: \(value)' has no effect", line: line)
    case "baseline-shift" where value == "sub" || value == "super":
      note("'baseline-shift: \(value)' is not as high as in browsers", line: line)
    case "font-family" where !["inherit", "unset", "initial"].contains(value):
      let list = FontFamilyList(written, line: line)
      if families.count < 100, !families.contains(where: { $0.names == list.names }) {
        families.append(list)
      }
    case _ where Self.colors.contains(property):
      let name = value.prefix { $0.isLetter || $0 == "-" }
      let isFunction = value.dropFirst(name.count).first == "("
      let isKnown =
        ["rgb", "rgba", "hsl", "hsla", "url", "var"].contains(String(name))
        && !value.contains("from ") && !value.contains("calc(")
      if Self.systemColors.contains(value) {
        note("the colour '\(excerpt(of: written))' is not known", line: line)
      }
      if isFunction, !isKnown, CSSColor.resolved(String(name), value.arguments) == nil {
        note("the colour '\(excerpt(of: value, limit: 40))' is not known", line: line)
      }
    default:
      if let kept = Self.properties[property], !kept.contains(value), value != "inherit",
        value != "initial" || property == "all"
      {
        note("'\(property): \(excerpt(of: value, limit: 40))' has no effect", line: line)
      }
    }
  }

  /// Looks for transforms of rules that are read in another way than in browsers: units are left out,
  /// and none are needed.
  private mutating func lookAtTransform(_ value: String, line: Int) {
    let value = value.trimmed
    guard !CSSTransform.isNone(value), !CSSTransform.isPlain(value) else { return }
    note(
      "'transform: \(excerpt(of: value, limit: 40))' of a rule is not read as in browsers",
      line: line)
  }

  /// Looks for lengths that are not read.
  private mutating func lookAtLength(_ name: String, _ value: String, line: Int) {
    if Self.sides.contains(name), value.trimmed.hasPrefix("-") {
      note("'\(name): \(excerpt(of: value.trimmed, limit: 40))' is below 0", line: line)
    }
    guard value.utf8.count < 100, let last = value.last, last.isLetter || last == ")" else {
      return
    }
    let value = value.trimmed.lowercased()
    if value.hasPrefix("calc(") || value.hasPrefix("min(") || value.hasPrefix("max(")
      || value.hasPrefix("clamp(")
    {
      return note("'\(name): \(value)' is not computed", line: line)
    }
    let digits = value.prefix { "0123456789.+-".contains($0) }
    guard !digits.isEmpty else { return }
    let unit = value.dropFirst(digits.count)
    if unit == "em" || unit == "ex" { hasFontSizes = true }
    if unit == "ex" {
      note("'\(name): \(value)' counts half of the font's size, and not its x", line: line)
    }
    if Self.units.contains(String(unit)) {
      note("'\(name): \(value)' has a unit that is not known", line: line)
    }
  }
}

/// Families that a document names for its texts.
package struct FontFamilyList: Hashable, Sendable {
  /// The names, without quotes.
  package let names: [String]
  /// A notice that none of them is at hand.
  package let notice: PictureNotice

  fileprivate init(_ value: String, line: Int) {
    names = value.split(separator: ",").map { $0.trimmed.filter { !"\"'".contains($0) } }
    notice = PictureNotice(
      words:
        "no font of 'font-family: \(excerpt(of: value, limit: 40))' is pinned, and Inter is drawn",
      line: line)
  }
}

extension Unicode.Scalar {
  /// Indicates whether the character is an emoji, and not a symbol that may be one.
  fileprivate var isEmoji: Bool { properties.isEmojiPresentation || value == 0xFE0F }
}

extension String {
  /// The text between the first bracket and the last one.
  fileprivate var arguments: String {
    guard let open = firstIndex(of: "("), let close = lastIndex(of: ")"), open < close else {
      return ""
    }
    return String(self[index(after: open)..<close])
  }
}

extension [PictureNotice] {
  /// Adds a notice about a line, up to a hundred: one a mistake, also where many elements are on a line.
  mutating func note(_ words: String, line: Int) {
    let notice = PictureNotice(words: words, line: line)
    if last != notice, !contains(notice), count < 100 { append(notice) }
  }
}
