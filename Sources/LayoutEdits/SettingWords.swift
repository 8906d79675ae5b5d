import DisplayList
import LayoutGeometry
import LayoutSnapshots

/// The words of a setting and its values, for a sentence: `font size`, `22` and `28 pt`.
///
/// Layout texts have settings under their names in configs, and values as the config language has them. Most are read
/// as they are; what follows is about those that are not.
struct SettingWords {
  /// The setting in words, as in `row spacing` or `columns of section 1`.
  private(set) var name: String
  /// The value before; nil for none.
  private(set) var from: String?
  /// The value after; nil for none.
  private(set) var to: String?
  /// The unit behind the last value, with a space before it; empty for none.
  private(set) var unit: String

  /// A setting that changed; a value that is not given is the default, where that has words.
  init(_ name: String, from: String?, to: String?) {
    let absence = Self.absence(of: name)
    // Where that is the value itself, a view has another one without it, as a button has a radius of its size.
    let isOther = (from ?? absence) == (to ?? absence)
    self.init(
      name, values: from ?? (isOther ? nil : absence), to ?? (isOther ? nil : absence))
  }

  private init(_ name: String, values from: String?, _ to: String?) {
    self.name = Self.name(name)
    unit =
      [from, to].compactMap(\.self).map { Self.unit(of: name, $0) }.first { !$0.isEmpty } ?? ""
    self.from = from.map { Self.value($0, of: name) }
    self.to = to.map { Self.value($0, of: name) }
    switch name {
    case "font": setFont(from, to)
    case "transformEffect": setTransform(from, to)
    case "groupFrames": setFrames(from, to)
    case "shadow": setShadow(from, to)
    default:
      if let from, let to, Self.isText(name, from), Self.isText(name, to) {
        let (one, other) = shortenedAroundDifference(from, to)
        (self.from, self.to) = ("'\(one)'", "'\(other)'")
      } else {
        // What people read may begin with the word.
        let isRead = [from, to].compactMap(\.self).contains { Self.isText(name, $0) }
        if !isRead { setGradients(from, to) }
        // Stops that are nearly as far apart have the words of those that are.
        if from != to, self.from == self.to { (self.from, self.to) = (from, to) }
        shorten()
      }
    }
  }

  /// The setting with a value, as in `padding 8 pt`; a claim that holds has none.
  static func given(_ setting: SnapshotSetting) -> String {
    switch (setting.name, setting.value) {
    case (_, "true"), ("underline", "solid"), ("strikethrough", "solid"):
      return name(setting.name)
    case ("redacted", "none"): return "unredacted"
    default:
      let words = SettingWords(setting.name, values: nil, setting.value)
      return "\(words.name) \(words.to ?? "")\(words.unit)"
    }
  }

  // MARK: Names

  /// Plain words for names of the config language that a reader of sentences does not know.
  private static let names = [
    "dragged": "dragged item", "elements": "number of elements",
    "forceAspectRatio": "forced aspect ratio",
    "highlighted": "highlighted items", "in": "range", "openMenu": "rows",
    "principal": "principal view",
    "rotation3DEffect": "3D rotation",
    "sectionOffset": "content offset",
    "selected": "selected items",
  ]

  /// A name of the config language in words: `row spacing` for `rowSpacing`, `columns of section 1` for `columns.1`.
  static func name(_ name: String) -> String {
    let known = SettingName(name)
    if let section = known.section { return "\(Self.name(known.base)) of section \(section)" }
    if let known = names[name] { return known }
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase && words.last?.last?.isUppercase == false {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    words = words.map { $0.lowercased() }
    // A claim, as in `isSecure`.
    if words.count > 1, words[0] == "is" { words.removeFirst() }
    if let first = words.first { words[0] = ["min": "minimum", "max": "maximum"][first] ?? first }
    return words.joined(separator: " ")
  }

  /// Settings of both axes in one word: `spacing` for that of rows and that of columns.
  static func names(_ names: [String]) -> [String] {
    let pairs = [("rowSpacing", "columnSpacing"), ("horizontalSpacing", "verticalSpacing")]
    return pairs.reduce(names) { names, pair in
      guard names.contains(pair.0), names.contains(pair.1) else { return names }
      return names.filter { $0 != pair.0 }.map { $0 == pair.1 ? "spacing" : $0 }
    }.map(name)
  }

  // MARK: Values

  /// The values of settings that are not given, where these have words, and not only no effect.
  private static let absences = [
    "alignment": "center", "buttonBorderShape": "automatic", "contentInset": "0",
    "cornerRadius": "0", "cornerStyle": "continuous",
    "device": "none", "dragged": "none", "editing": "false", "footerMode": "supplementary",
    "frameAlignment": "center", "headerMode": "supplementary", "highlighted": "none",
    "leadingItems": "0",
    "loading": "false", "offset": "0,0", "opacity": "1", "refreshing": "false",
    "selected": "none", "statusBar": "hidden", "swipe": "0", "system": "ios-18",
    "transformEffect": "", "trim": "0,1", "xAxis": "true", "yAxis": "true", "zIndex": "0",
  ]

  /// The values of settings that are not given beside another one, which may come and go with them.
  static let defaultsOfParts = ["borderWidth": "1", "lineWidth": "1", "strokeBorder": "false"]

  /// The value of a setting that is not given; nil where that has no words.
  static func absence(of name: String) -> String? {
    let isClaim = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    return isClaim ? "false" : absences[name]
  }

  private static let points = " pt"
  /// The last words of the names of lengths.
  private static let lengths: Set = [
    "area", "blur", "height", "inset", "insets", "kerning", "length", "offset", "padding", "phase",
    "position", "radius", "size", "spacing", "tracking", "width",
  ]

  /// The unit of a value: that of numbers under the name of a length or an angle.
  private static func unit(of name: String, _ value: String) -> String {
    let words = Self.name(SettingName(name).base).split(separator: " ")
    if words.last == "angle", Double(value) != nil { return "°" }
    guard let last = words.last, lengths.contains(String(last)), words.first != "relative",
      value.split(whereSeparator: { ",×".contains($0) }).allSatisfy({ Double($0) != nil }),
      value != "infinity"
    else { return "" }
    return points
  }

  /// The settings whose values are texts that people read.
  private static let texts: Set = [
    "accessibilityLabel", "actionSheet", "actionSheetMessage", "alert", "alertMessage", "back",
    "badge", "currentValueLabel", "maximumValueLabel", "minimumValueLabel", "prompt", "searchField",
    "searchText", "suggestions", "text", "timeLabel",
  ]

  /// Indicates whether the values of a setting are texts that people read.
  static func isText(_ name: String) -> Bool { texts.contains(name) }

  private static func isText(_ name: String, _ value: String) -> Bool {
    isText(name) && Double(value) == nil
  }

  private static func value(_ value: String, of name: String) -> String {
    if isText(name, value) { return "'\(value.shortened)'" }
    switch name {
    case "stops": return stops(value)
    case "shadow": return shadow(value)
    case "fontWeight": return FontWords.weights[value] ?? value
    default: break
    }
    // Some numbers have all their decimals.
    if let dot = value.firstIndex(of: "."), value[dot...].count > 4, !isText(name),
      let number = Double(value)
    {
      return number.dump
    }
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
    if name.hasSuffix("lignment"), numbers.count == 2 {
      return "\(numbers[0])\(numbers[1].prefix(1).uppercased())\(numbers[1].dropFirst())"
    }
    if numbers.count > 1, numbers.allSatisfy({ Double($0) != nil }) {
      let isPlace = ["point", "anchor"].contains(Self.name(name).split(separator: " ").last)
      if isPlace, let place = places[value] { return place }
      let isSymmetric = numbers.count == 4 && numbers[0] == numbers[2] && numbers[1] == numbers[3]
      return "[\((isSymmetric ? numbers.prefix(2) : numbers[...]).joined(separator: ", "))]"
    }
    let words = value.split(separator: " ")
    return words.count == 2 && words[0] == words[1] ? String(words[0]) : value
  }

  /// The points of a view that have names, by the parts of its width and height.
  private static let places = [
    "0,0": "topLeading", "0.5,0": "top", "1,0": "topTrailing", "0,0.5": "leading",
    "0.5,0.5": "center", "1,0.5": "trailing", "0,1": "bottomLeading", "0.5,1": "bottom",
    "1,1": "bottomTrailing",
  ]

  /// The stops of a gradient: colors alone where they are equally far apart.
  private static func stops(_ value: String) -> String {
    let stops = value.split(separator: ",").map { $0.split(separator: " ") }
    let isEven = stops.enumerated().allSatisfy { index, stop in
      stop.count == 2
        && Double(stop[1]).map { abs($0 * Double(stops.count - 1) - Double(index)) < 0.01 } == true
    }
    return isEven ? stops.map { String($0[0]) }.joined(separator: " to ") : value
  }

  /// A gradient of a shape: its kind, its colors, and its other values.
  private struct Gradient {
    let kind: String
    let stops: String
    let rest: [Substring]

    /// Parses the words of a layout text; nil for those of no gradient.
    init?(_ words: String) {
      let parts = words.split(separator: " ")
      guard let kind = parts.first, kind.hasSuffix("Gradient"), parts.count > 4 else { return nil }
      // The values of a gradient along a line are after its stops, and those of others before them.
      let place = kind == "linearGradient" ? 1..<parts.count - 2 : 4..<parts.count
      self.kind = SettingWords.name(String(kind))
      stops = SettingWords.stops(parts[place].joined(separator: " "))
      rest = Array(parts[1..<place.lowerBound] + parts[place.upperBound...])
    }
  }

  /// Names the colors of gradients, whose other values are left out where they do not differ.
  private mutating func setGradients(_ from: String?, _ to: String?) {
    let (before, after) = (from.flatMap(Gradient.init), to.flatMap(Gradient.init))
    if let before, let after, before.kind == after.kind {
      if before.rest == after.rest { (self.from, self.to) = (before.stops, after.stops) }
    } else {
      if let before { self.from = "\(before.kind) \(before.stops)" }
      if let after { self.to = "\(after.kind) \(after.stops)" }
    }
  }

  /// A shadow: its color, its radius, and how far it is to the side.
  private static func shadow(_ value: String) -> String {
    let parts = value.split(separator: " ")
    guard parts.count == 3, Double(parts[1]) != nil else { return value }
    let place = parts[2] == "0,0" ? "" : " at \(Self.value(String(parts[2]), of: "offset"))"
    return "\(parts[0]) \(parts[1]) pt\(place)"
  }

  // MARK: Values of several parts

  /// Names what differs of a font alone: its size, or its weight.
  private mutating func setFont(_ from: String?, _ to: String?) {
    let (before, after) = (from.map(FontWords.init), to.map(FontWords.init))
    (self.from, self.to) = (before?.text, after?.text)
    let fonts = [before, after].compactMap(\.self)
    if let before, let after, before.rest == after.rest, before.base == after.base {
      guard before.weight != after.weight else {
        // One gives the weight that the other has by itself: bold letters differ.
        (self.from, self.to) = (before.givenText, after.givenText)
        return
      }
      name = "font weight"
      (self.from, self.to) = (before.weight, after.weight)
    } else if fonts.allSatisfy(\.isSize), Set(fonts.map(\.weight)).count == 1,
      fonts.count == 2 || fonts[0].weight == "regular"
    {
      name = "font size"
      (self.from, self.to, unit) = (before?.base, after?.base, Self.points)
    }
  }

  /// Indicates whether two values are one font of a size, as `17` and `17 400` are; nil is not one.
  static func isSameFont(_ one: String?, _ other: String?) -> Bool {
    guard let one = one.map(FontWords.init), let other = other.map(FontWords.init) else {
      return false
    }
    return Double(one.base) != nil && one.base == other.base && one.weight == other.weight
      && one.rest == other.rest
  }

  /// A font as layout texts write it: a style or a size, a weight, and what else it is.
  private struct FontWords {
    var base: String
    var weight: String
    /// The weight that is written; nil for the base's own.
    var given: String?
    var rest: [String] = []

    static let weights = [
      "100": "ultraLight", "200": "thin", "300": "light", "400": "regular", "500": "medium",
      "600": "semibold", "700": "bold", "800": "heavy", "900": "black",
    ]

    init(_ words: String) {
      var parts = words.split(separator: " ").map(String.init)
      base = parts.isEmpty ? "" : parts.removeFirst()
      weight = Self.ownWeight(of: base)
      if let known = parts.first.flatMap({ Self.weights[$0] }) {
        (weight, given) = (known, known)
        parts.removeFirst()
      }
      rest = parts
    }

    /// The weight of a style or a size without one: `TextStyle.weight`.
    private static func ownWeight(of base: String) -> String {
      base == "headline" ? "semibold" : "regular"
    }

    var isSize: Bool { Double(base) != nil && rest.isEmpty }

    var text: String { text(weight == Self.ownWeight(of: base) ? nil : weight) }

    /// The words with any weight that is written.
    var givenText: String { text(given) }

    private func text(_ weight: String?) -> String {
      let size = Double(base) == nil ? base : "\(base) pt"
      return ([size] + [weight].compactMap(\.self) + rest).joined(separator: " ")
    }
  }

  /// Names what a transform does: `scale 1.5 → 1.2`, `rotation 10° → 30°`.
  private mutating func setTransform(_ from: String?, _ to: String?) {
    func parts(_ words: String) -> (kind: String, amount: String)? {
      guard let open = words.firstIndex(of: "("), words.hasSuffix(")") else { return nil }
      let kind = String(words[..<open])
      var amount = words[words.index(after: open)...].dropLast().split(separator: " ").map {
        Self.places[String($0)] ?? String($0)
      }
      if kind == "rotation", !amount.isEmpty { amount[0] += "°" }
      return (kind, amount.joined(separator: " "))
    }
    let (before, after) = (from.flatMap(parts), to.flatMap(parts))
    name = "transform"
    self.from = before.map { "\($0.kind) \($0.amount)" } ?? (from.map { $0.isEmpty ? "none" : $0 })
    self.to = after.map { "\($0.kind) \($0.amount)" } ?? (to.map { $0.isEmpty ? "none" : $0 })
    guard let kind = before?.kind ?? after?.kind, after?.kind ?? kind == kind,
      let none = ["scale": "1", "rotation": "0°"][kind]
    else { return }
    name = kind
    self.from = from == nil ? nil : before?.amount ?? none
    self.to = to == nil ? nil : after?.amount ?? none
    // The point that stays, if it is the same.
    let point = self.from.flatMap { words in
      words.firstRange(of: " about ").map { words[$0.lowerBound...] }
    }
    guard let point, self.to?.hasSuffix(point) == true else { return }
    self.from?.removeLast(point.count)
    self.to?.removeLast(point.count)
  }

  /// Names what differs of a shadow alone: its radius, or its color.
  private mutating func setShadow(_ from: String?, _ to: String?) {
    let (before, after) = ((from ?? "").split(separator: " "), (to ?? "").split(separator: " "))
    guard before.count == 3, after.count == 3, before[2] == after[2] else { return }
    if before[0] == after[0] {
      name = "shadow radius"
      (self.from, self.to, unit) = (String(before[1]), String(after[1]), Self.points)
    } else if before[1] == after[1] {
      name = "shadow color"
      (self.from, self.to) = (String(before[0]), String(after[0]))
    }
  }

  /// Names the frames that differ alone.
  private mutating func setFrames(_ from: String?, _ to: String?) {
    func frames(_ words: String?) -> [String] {
      (words ?? "").split(separator: ";").map { frame in
        "[\(frame.split(separator: " ").joined(separator: ", "))]"
      }
    }
    let (before, after) = (frames(from), frames(to))
    let different = before.indices.filter { $0 < after.count && before[$0] != after[$0] }
    guard before.count == after.count, let first = different.first else { return }
    name = "group frame \(first)"
    (self.from, self.to) = (before[first], after[first])
    unit = different.count > 1 ? "\(Self.points), and \(different.count - 1) more" : Self.points
  }

  /// Leaves out the words of long values that are far from those that differ.
  private mutating func shorten() {
    guard let before = from, let after = to, max(before.count, after.count) > 40, before != after
    else { return }
    let (one, other) = (before.split(separator: " "), after.split(separator: " "))
    let most = min(one.count, other.count)
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = min(most - start, zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count)
    func cut(_ words: [Substring]) -> String {
      let (first, last) = (max(0, start - 4), min(words.count, words.count - end + 3))
      return (first > 0 ? "… " : "") + words[first..<last].joined(separator: " ")
        + (last < words.count ? " …" : "")
    }
    (from, to) = (cut(one), cut(other))
  }
}
