import CellViews
import ConfigLanguage
import DisplayList
import ImageDecoding
import PlainText
import TextShaping

/// Words of SwiftUI, UIKit, CSS and drawing tools that configs lack, or have under another name,
/// with replacements.
///
/// Users who know one of them by heart try it first: a suggestion by similarity alone would
/// mislead.
package enum FamiliarWords {
  /// The names of views with advice.
  package static var viewNames: [String] { views.keys.sorted() }
  /// The names of modifiers with advice.
  package static var modifierNames: [String] { modifiers.keys.sorted() }

  /// Returns the advice for the name of a view.
  static func view(_ name: String) -> String? {
    // A type of SwiftUI's or UIKit's, as `Label` and `UITableView`.
    let type = name.hasPrefix("UI") && name.count > 2 ? name.dropFirst(2) : name[...]
    return (views[name] ?? views[type.prefix(1).lowercased() + type.dropFirst()])?.words
  }

  /// Returns the advice for the name of a modifier.
  static func modifier(_ name: String) -> String? {
    if let advice = modifiers[name] ?? modifiers[camelCased(name)] { return advice.words }
    if ["accessibility", "speech", "focus"].contains(where: name.hasPrefix) {
      return Advice.unseen.words
    }
    let isAction = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    return isAction ? Advice.withoutEffect.words : nil
  }

  /// Returns a hyphenated or underscored name as scripts have it: `alignItems` for `align-items`.
  private static func camelCased(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }
    return words.dropFirst().reduce(words.first.map(String.init) ?? name) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// Returns the advice for a word that is none of those that are known: what other tools call one of them.
  static func word(_ value: DataValue, among known: [String]) -> String? {
    switch value {
    case .string(let word):
      return words[word]?.first { known.contains($0) }.map { Advice.name($0).words }
    case .number(let number):
      // A version without its name, as 26 for `ios-26`, unless several names end in it.
      let named = known.filter { $0.hasSuffix("-" + NumberText.shortest(number)) }
      return named.count == 1 ? Advice.name(named[0]).words : nil
    case .null, .bool, .list, .object: return nil
    }
  }

  /// Returns the advice for a key: the first word that it may mean and that is known.
  static func key(_ name: String, among known: [String]) -> String? {
    if let (key, value) = settings[name], known.contains(key) {
      return Advice.form("'\(key): \(value)'").words
    }
    return keys[name]?.first { known.contains($0) }.map { Advice.name($0).words }
  }

  /// Returns the advice for a value in the place of true or false.
  static func truth(_ value: DataValue) -> String? {
    let words: [(isTrue: Bool, all: [DataValue])] = [
      (true, [.string("true"), .string("yes"), .string("on"), .number(1)]),
      (false, [.string("false"), .string("no"), .string("off"), .number(0)]),
    ]
    return words.first { $0.all.contains(value) }.map { Advice.form("\($0.isTrue)").words }
  }

  /// Returns the advice for a value that only one key is given by people, as `full` for `cornerRadius`.
  static func value(_ node: ConfigNode, of key: String) -> String? {
    guard let text = node.scalar?.text else { return node.list == nil ? nil : value("[]", of: key) }
    if let advice = value(text, of: key) { return advice }
    let number = measure(text[...]).flatMap { $0 < 0 ? nil : NumberText.shortest($0) }
    switch (key, number) {
    case ("border", let width?): return Advice.form("'{ color: …, width: \(width) }'").words
    case ("itemSize", let side?):
      return Advice.form("[\(side), \(side)]").words
    case ("shadow", nil) where Color(named: text) != nil:
      return Advice.form("'{ radius: 4, color: \(text) }'").words
    case ("font", nil) where FontWeight.named.contains { $0.key == text }:
      return Advice.form("'{ style: body, weight: \(text) }'").words
    case ("font", nil)
    where text.first?.isUppercase == true && !text.contains { ".($".contains($0) }:
      let isStyle = closest(to: text, among: TextStyle.allCases.map(\.rawValue)) != nil
      return isStyle ? nil : Advice.form("'{ family: \(text), size: 17 }'").words
    default: return nil
    }
  }

  /// Returns the advice for a word of a key's value: the value itself, or a key in it.
  static func value(_ word: String, of key: String) -> String? { values["\(key) \(word)"]?.words }

  /// Returns the advice for a value of a view that takes none: the modifiers that it is meant as.
  ///
  /// - Parameter isModifier: Returns whether a key is a modifier's.
  static func modifiers(
    _ node: ConfigNode, after view: String, _ isModifier: (_ key: String) -> Bool
  ) -> String? {
    if let number = node.scalar.flatMap({ measure($0.text[...]) }), number >= 0 {
      let number = NumberText.shortest(number)
      let size = view == "divider" ? "height: \(number)" : "width: \(number), height: \(number)"
      return Advice.form("'{ \(view): , frame: { \(size) } }'").words
    }
    if let text = node.scalar?.text, text.hasPrefix("#") || Color(named: text) != nil {
      let key = view == "divider" ? "background" : "fill"
      return Advice.form("'{ \(view): , \(key): \(inMapping(text)) }'").words
    }
    guard let key = node.mapping?.first?.key else { return nil }
    let advice = "end it, and write what follows as modifiers"
    return isModifier(key) ? advice + ", as in '{ \(view): , \(key): … }'" : advice
  }

  /// Returns the advice for the name of a colour, or for one of CSS's functions.
  ///
  /// - Parameter theme: The theme with the colours that have a name besides the system's.
  static func color(_ name: String, in theme: Theme) -> String? {
    if name.hasSuffix("Material") {
      return Advice.form("'{ material: \(name.dropLast("Material".count)) }'").words
    }
    let words = name.split(separator: " ")
    if words.count == 3, let width = measure(words[0]), words[1] == "solid" {
      let color = inMapping(String(words[2]))
      return Advice.form("'{ color: \(color), width: \(NumberText.shortest(width)) }'").words
    }
    if words.count == 2, let width = words.lazy.compactMap(measure).first,
      let color = words.first(where: { measure($0) == nil })
    {
      let form = "color: \(inMapping(String(color))), width: \(NumberText.shortest(width))"
      return Advice.form("'{ \(form) }'").words
    }
    let parts = name.split(separator: "/").map(String.init)
    if parts.count == 2, let share = finite(parts[1]), (0...100).contains(share),
      Color(named: parts[0]) != nil || theme.colors[parts[0]] != nil
    {
      // Tailwind's shares are of 100, as in `black/50`; one below 1 is meant as a share of 1.
      let opacity = NumberText.shortest(share < 1 ? share : share / 100)
      return Advice.form("'\(parts[0]).opacity(\(opacity))'").words
    }
    if name.contains("("), !name.contains(")") { return ConfigEntry.adviceOnCommas }
    if name.hasPrefix("url(") { return Advice.form("'{ image: … }'").words }
    if let gradient = ["linear", "radial"].first(where: { name.hasPrefix($0 + "-gradient(") }) {
      return Advice.form("'{ \(gradient)Gradient: { colors: […, …] } }'").words
    }
    return notation(of: name).map { Advice.form("\"\($0)\"").words } ?? swiftName(name)
      ?? styles[name].map { Advice.name($0).words } ?? colors[name.lowercased()]?.words
      ?? cssName(name)
  }

  /// Returns the advice for a colour of CSS's by name, unless the system has one of that name.
  private static func cssName(_ name: String) -> String? {
    guard Color(named: name.lowercased()) == nil else { return nil }
    return cssColor(named: name).map { Advice.form("\"\($0)\"").words }
  }

  /// SwiftUI's styles and short names of system colours, with the colours that they draw.
  private static let styles = [
    "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel", "tint": "accentColor",
    "accent": "accentColor", "foreground": "primary", "placeholder": "placeholderText",
    "gray2": "systemGray2", "gray3": "systemGray3", "gray4": "systemGray4",
    "gray5": "systemGray5", "gray6": "systemGray6",
  ]

  /// Returns the advice for a colour as Swift has it, as in `Color.red`.
  private static func swiftName(_ name: String) -> String? {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, ["Color", "UIColor"].contains(parts[0]),
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return Advice.name(String(parts[1])).words
  }

  /// Returns the notation of configs for one of CSS's.
  private static func notation(of name: String) -> String? {
    // CSS has one digit for each part and for the alpha, too.
    let doubled =
      name.count == 5 && name.hasPrefix("#")
      ? "#" + name.dropFirst().map { "\($0)\($0)" }.joined() : nil
    var function = (doubled ?? CSSColor.hexadecimal(of: name)).flatMap { RGBA(hexadecimal: $0) }
    // Two digits make 0.502 of 0.5.
    if let alpha = function?.alpha { function?.alpha = (alpha * 100).rounded() / 100 }
    guard let color = RGBA(css: name) ?? function else { return hexadecimal(name) }
    let opacity = color.alpha < 1 ? ".opacity(\(NumberText.shortest(color.alpha)))" : ""
    return RGBA(red: color.red, green: color.green, blue: color.blue).dump + opacity
  }

  /// Returns the notation for a colour of CSS's in a mapping, where `#` by itself begins a comment.
  private static func inMapping(_ color: String) -> String {
    let color = notation(of: color) ?? color
    return color.hasPrefix("#") ? "\"\(color)\"" : color
  }

  /// Returns the notation for six hexadecimal digits without their `#`.
  private static func hexadecimal(_ name: String) -> String? {
    let digits = name.hasPrefix("0x") ? name.dropFirst(2) : name[...]
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return "#\(digits)"
  }

  /// Returns the advice for a text in the place of a length or another number, in the notation of
  /// CSS or of Swift.
  ///
  /// - Parameter expected: The expected type in words, as `a length in points`.
  static func number(_ text: String, expected: String) -> String? {
    // A whole number that would be rounded is text without quotes, too.
    if let number = finite(text),
      text.contains(".") || !NumberText.isRounded(whole: text)
    {
      return Advice.form("\(NumberText.shortest(number)) without quotes").words
    }
    let halves = text.split(separator: ",", omittingEmptySubsequences: false)
    if halves.count == 2, let decimal = finite(halves.joined(separator: ".")) {
      return Advice.form(NumberText.shortest(decimal)).words
    }
    // The commas of a colour's function are its own, and one without a space is a decimal comma.
    let words = (text.contains("(") ? text : text.replacing(", ", with: " "))
      .split(separator: " ")
    if words.count == 1, let value = length(words[0]) {
      return Advice.form(NumberText.shortest(value)).words + ": lengths are in points"
    }
    if text == "auto", expected.contains("fit") { return Advice.name("fit").words }
    if let share = share(text, expected: expected) { return Advice.form(share).words }
    if words.count == 1, let degrees = degrees(words[0]) {
      return Advice.form(NumberText.shortest(degrees)).words + ": angles are in degrees"
    }
    if words.count == 1, let factor = factor(words[0]) {
      return Advice.form(NumberText.shortest(factor)).words
    }
    let ratio = text.split { $0 == "/" || $0 == ":" }
    // `16:9` is a ratio, but `1:30` rather a time.
    let least = text.contains(":") ? 2.0 : -.infinity
    if ratio.count == 2, ratio.allSatisfy({ finite($0).map { $0 >= least } ?? false }) {
      return Advice.form("'${\(ratio[0]) / \(ratio[1])}'").words
    }
    if text == "auto" { return "leave it out: a view is as large as its content" }
    let lengths = words.prefix { measure($0) != nil }.compactMap(measure)
    guard lengths.count > 1 else { return nil }
    if lengths.count == words.count {
      switch lengths.count {
      case 2: return pair(lengths)
      case 3, 4: return edges(lengths)
      default: return nil
      }
    }
    // CSS's shadow: to the right, downwards, the blur, the spread, the colour.
    var parts = zip(["x", "y", "blur", "spread"], lengths).filter { $1 != 0 }
      .map { "\($0): \(NumberText.shortest($1))" }
    let color = words.dropFirst(lengths.count).joined(separator: " ")
    parts.append("color: \(inMapping(color))")
    return Advice.form("'{ \(parts.joined(separator: ", ")) }'").words
  }

  /// Returns the advice for what is in the place of a list of two numbers: one number or a text for both, or the four
  /// edges of CSS in the place of a list for two directions.
  ///
  /// - Parameter words: The names of the two, as `[x, y]`.
  static func pair(_ node: ConfigNode, words: String) -> String? {
    guard words.hasPrefix("["), let numbers = numbers(of: node) else { return nil }
    return switch numbers.count {
    case 1: pair(numbers + numbers)
    case 2 where node.list == nil: pair(numbers)
    case 3...4 where words == "[vertical, horizontal]": edges(numbers)
    default: nil
    }
  }

  /// Returns the advice for numbers in the place of a mapping with a width and a height: a side of a square, both in a
  /// list, or in a text, as `40x30`.
  static func size(_ node: ConfigNode, keys: [String]) -> String? {
    guard keys.contains("width"), keys.contains("height"), let numbers = numbers(of: node),
      (1...2).contains(numbers.count)
    else { return nil }
    return mapping(of: ["width", "height"], numbers.count == 1 ? numbers + numbers : numbers)
  }

  /// Returns the numbers of a list, or of a text with spaces, commas or a cross between them; nil if there is anything
  /// else.
  private static func numbers(of node: ConfigNode) -> [Double]? {
    guard let list = node.list else {
      // Four numbers, which are the most with a meaning, are shorter.
      return node.scalar.flatMap { $0.text.utf8.count < 100 ? numbers(in: $0.text[...]) : nil }
    }
    let all = list.compactMap { part in part.scalar.flatMap { measure($0.text[...]) } }
    return all.isEmpty || all.count != list.count ? nil : all
  }

  private static func numbers(in text: Substring) -> [Double]? {
    if let number = measure(text) { return [number] }
    for index in text.indices where " ,x×".contains(text[index]) {
      // The x of `40px` is a letter of its unit: `40p` is not a number.
      guard let first = measure(text[..<index]) else { continue }
      var rest = text[index...].drop { " ,".contains($0) }
      if let cross = rest.first, "x×".contains(cross) {
        rest = rest.dropFirst().drop { $0 == " " }
      }
      if let others = numbers(in: rest) { return [first] + others }
    }
    return nil
  }

  private static func pair(_ numbers: [Double]) -> String {
    Advice.form("[\(numbers.map(NumberText.shortest).joined(separator: ", "))]").words
  }

  /// Returns the advice for three or four lengths of CSS: the third is below, and the second on both sides unless there
  /// is a fourth.
  private static func edges(_ lengths: [Double]) -> String {
    mapping(of: ["top", "trailing", "bottom", "leading"], lengths + [lengths[1]])
  }

  private static func mapping(of keys: [String], _ numbers: [Double]) -> String {
    let entries = zip(keys, numbers).map { "\($0): \(NumberText.shortest($1))" }
    return Advice.form("'{ \(entries.joined(separator: ", ")) }'").words
  }

  /// Returns the advice for a font in CSS's notation, as `italic bold 17px/22px Inter, sans-serif`.
  static func font(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard
      let place = words.firstIndex(where: { length($0.prefix { $0 != "/" }) != nil }),
      let size = length(words[place].prefix { $0 != "/" }), Bounds.fontSize.contains(size)
    else { return nil }
    let family = words[(place + 1)...].joined(separator: " ").prefix { $0 != "," }
      .filter { !"'\"".contains($0) }
    let weights = words[..<place].compactMap { word in
      word.allSatisfy(\.isNumber) ? finite(word).flatMap(weight) : word == "bold" ? "bold" : nil
    }
    var parts = ["size: \(NumberText.shortest(size))"]
    if !family.isEmpty { parts.append("family: \(family)") }
    if let weight = weights.first { parts.append("weight: \(weight)") }
    if words[..<place].contains("italic") { parts.append("italic: true") }
    return Advice.form(
      parts.count == 1 ? NumberText.shortest(size) : "'{ \(parts.joined(separator: ", ")) }'"
    ).words
  }

  /// Returns the advice for a height of lines as CSS has it: a multiple of the size, which is up to 4 without a unit, or
  /// a length.
  static func lineHeight(_ text: String) -> String? {
    if text.hasSuffix("%"), let percentage = finite(text.dropLast()) {
      return mapping(of: ["multiple"], [percentage / 100])
    }
    let isOfSize = text.hasSuffix("em") && !text.hasSuffix("rem")
    let number = finite(isOfSize ? text.dropLast(2) : text[...])
    guard let value = number ?? length(text[...]), Bounds.length.contains(value) else { return nil }
    // More than 4 times the size is rather a height in points.
    let isMultiple = number != nil && (isOfSize || value <= 4)
    return mapping(of: [isMultiple ? "multiple" : "exact"], [value])
  }

  /// Returns the number of a text; nil for `infinity` and `nan`, which are words in configs.
  private static func finite(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the number of a text, with or without a unit that is nearly a point.
  private static func measure(_ text: Substring) -> Double? { length(text) ?? finite(text) }

  /// Returns the length of a text with a unit that is nearly a point.
  private static func length(_ text: Substring) -> Double? {
    if ["px", "pt", "dp", "sp"].contains(where: text.hasSuffix) { return finite(text.dropLast(2)) }
    return text.hasSuffix("em") ? finite(text.prefix { !"rem".contains($0) }).map { $0 * 16 } : nil
  }

  /// Returns the form for a share of some length, or for all of it, as CSS has them.
  private static func share(_ text: String, expected: String) -> String? {
    let isOfCanvas = expected.contains("fit") || expected.contains("canvas")
    let isLength = isOfCanvas || expected.contains("points")
    let number = finite(text.filter { !"%vwh".contains($0) })
    // A canvas has no room around it, and is not a part of itself.
    if isOfCanvas, ["auto", "full", "fill"].contains(text) || number != nil {
      return "the points, or a 'device'"
    }
    if isLength, let side = ["vw": "width", "vh": "height"][String(text.suffix(2))],
      let share = finite(text.dropLast(2))
    {
      return "'${canvas.\(side) * \(NumberText.shortest(share / 100))}'"
    }
    if ["fill", "fit"].contains(text), expected.contains("ratio") {
      return "'aspectRatio: { contentMode: \(text) }'"
    }
    if ["100%", "full", "fill"].contains(text), isLength {
      return "'frame: { maxWidth: infinity }' for all of the room"
    }
    guard text.hasSuffix("%"), let percentage = finite(text.dropLast()) else { return nil }
    let part = "a part of a length as an expression, as in '${canvas.width / 2}'"
    return isLength ? part : NumberText.shortest(percentage / 100) + ", or " + part
  }

  /// Returns the number of a scale, as in `2x` and `@2x`.
  private static func factor(_ text: Substring) -> Double? {
    guard text.hasSuffix("x") else { return nil }
    return finite(text.drop { $0 == "@" }.dropLast())
  }

  /// Returns the degrees of an angle with a unit, or as Swift has them.
  private static func degrees(_ text: Substring) -> Double? {
    for (call, factor) in [(".degrees(", 1), (".radians(", 180 / Double.pi)] {
      guard let start = text.firstRange(of: call)?.upperBound, text.last == ")" else { continue }
      return finite(text[start...].dropLast()).map { ($0 * factor * 1000).rounded() / 1000 }
    }
    let units = [("deg", 1), ("°", 1), ("turn", 360), ("rad", 180 / Double.pi)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
    return finite(text.dropLast(unit.count)).map { ($0 * factor * 1000).rounded() / 1000 }
  }

  /// Returns the advice for a number in the place of a font's weight, as CSS has them, or `w600`.
  static func weight(_ value: DataValue, among names: [String]) -> String? {
    guard names.contains("semibold") else { return nil }
    let number: Double? =
      switch value {
      case .number(let number): number
      case .string(let text): finite(text.drop { $0 == "w" })
      case .null, .bool, .list, .object: nil
      }
    return number.flatMap(weight).map { Advice.name($0).words }
  }

  /// Returns the name of a weight of CSS's, a multiple of 100.
  private static func weight(_ number: Double) -> String? {
    FontWeight.named.first { Double($0.value.rawValue) == number }?.key
  }

  /// The advice about a word.
  private enum Advice {
    /// The word has another name.
    case name(String)
    /// The word has another form.
    case form(String)
    /// The word is not drawn; an alternative may do.
    case lacking(String)
    /// The word has no effect on a picture that does not move.
    case withoutEffect
    /// The word has no effect on what is seen.
    case unseen

    /// Creates the advice of a line of the file.
    fileprivate init(_ kind: String, about text: String) {
      switch kind {
      case "name": self = .name(text)
      case "lacking": self = .lacking(text)
      case "withoutEffect": self = .withoutEffect
      case "unseen": self = .unseen
      default: self = .form(text)
      }
    }

    /// The advice in words.
    var words: String {
      switch self {
      case .name(let name): "write '\(name)'"
      case .form(let form): "write \(form)"
      case .lacking(let other): "not drawn by Maquette; what comes near is \(other)"
      case .withoutEffect: "leave it out: a picture shows one moment"
      case .unseen: "leave it out: it is not drawn, and changes nothing that is seen"
      }
    }
  }

  /// Words for keys that are values of other keys.
  private static let settings = [
    "dark": ("appearance", "dark"), "darkMode": ("appearance", "dark"),
    "theme": ("appearance", "dark"), "colorScheme": ("appearance", "dark"),
    "light": ("appearance", "light"), "rtl": ("layoutDirection", "rightToLeft"),
    "landscape": ("orientation", "landscape"), "rotated": ("orientation", "landscape"),
    "fontSize": ("dynamicType", "xxxLarge"), "textSize": ("dynamicType", "xxxLarge"),
    "contentSize": ("dynamicType", "xxxLarge"), "fontScale": ("dynamicType", "xxxLarge"),
  ]

  /// Words for values, with those that they may mean.
  private static let words: [String: [String]] = [
    "left": ["leading"], "right": ["trailing"], "start": ["leading", "top"],
    "end": ["trailing", "bottom", "tail"], "flex-start": ["leading", "top"],
    "flex-end": ["trailing", "bottom"], "middle": ["center"], "centre": ["center"],
    "scaleAspectFit": ["fit"], "contain": ["fit"], "scaleAspectFill": ["fill"], "cover": ["fill"],
    "scaleToFill": ["fill"], "ellipsis": ["tail"], "normal": ["regular"], "extrabold": ["heavy"],
    "demibold": ["semibold"], "rtl": ["rightToLeft"], "ltr": ["leftToRight"],
    "upper": ["uppercase"], "lower": ["lowercase"], "inf": ["infinity"], "max": ["infinity"],
    "top-left": ["topLeading"], "top-right": ["topTrailing"], "bottom-left": ["bottomLeading"],
    "bottom-right": ["bottomTrailing"], "topLeft": ["topLeading"], "topRight": ["topTrailing"],
    "bottomLeft": ["bottomLeading"], "bottomRight": ["bottomTrailing"],
    "extraSmall": ["xSmall"], "extraLarge": ["xLarge"], "extraExtraLarge": ["xxLarge"],
    "extraExtraExtraLarge": ["xxxLarge"], "accessibilityMedium": ["accessibility1"],
    "accessibilityLarge": ["accessibility2"], "accessibilityExtraLarge": ["accessibility3"],
    "accessibilityExtraExtraLarge": ["accessibility4"],
    "accessibilityExtraExtraExtraLarge": ["accessibility5"], "AX1": ["accessibility1"],
    "AX2": ["accessibility2"], "AX3": ["accessibility3"], "AX4": ["accessibility4"],
    "AX5": ["accessibility5"],
    "vertical": ["portrait"], "horizontal": ["landscape"], "infinity": ["none"],
    "baseline": ["firstTextBaseline"], "danger": ["destructive"], "primary": ["borderedProminent"],
    "XS": ["xSmall"], "S": ["small"], "M": ["medium"], "L": ["large"], "XL": ["xLarge"],
    "XXL": ["xxLarge"], "XXXL": ["xxxLarge"],
    "night": ["dark"], "black": ["dark"], "day": ["light"], "white": ["light"],
    "half": ["medium"], "full": ["large"],
  ]

  /// The lines of `Pages/familiar-words.txt`: what a word is meant as, the word, the kind of advice, and what it
  /// advises, which for a key are the words that it may mean.
  private static let lines = PageFiles.familiar_words_txt.split(separator: "\n").map { line in
    line.split(separator: "\t").map(String.init)
  }
  private static let views = advice(about: "view")
  private static let modifiers = advice(about: "modifier")
  private static let colors = advice(about: "color")
  private static let values = advice(about: "value")
  private static let keys = lines.filter { $0[0] == "key" }
    .reduce(into: [:]) { $0[$1[1]] = $1[3].split(separator: " ").map(String.init) }

  private static func advice(about kind: String) -> [String: Advice] {
    lines.filter { $0[0] == kind }.reduce(into: [:]) { advice, line in
      advice[line[1]] = Advice(line[2], about: line.count > 3 ? line[3] : "")
    }
  }
}

extension ConfigEntry {
  /// The advice for what is after a comma in `{ }` and has no value; nil for other keys.
  var adviceOnComma: String? {
    // A word alone may be a key whose value was forgotten.
    let isPart =
      key.first.map { $0.isNumber || "-.".contains($0) } == true || key.contains(" ")
      || key.hasSuffix(")")
    return isPart && value.scalar?.isNothing == true ? Self.adviceOnCommas : nil
  }

  /// The advice for a value that a comma has ended.
  fileprivate static let adviceOnCommas =
    "a comma ends a value: quote one that has commas, and write a decimal with a point"
}
