/// The declarations that the style sheets of an SVG document may apply to its elements.
///
/// Selectors are read by their last part alone: more elements match than CSS would have it, and none
/// fewer.
struct SVGStyleSheet {
  /// Declarations by what they are for: `*`, `.class`, `#id` or an element's name.
  private var rules: [String: [Declaration]] = [:]
  /// The selectors, as they are written.
  private(set) var selectors: [String] = []
  /// The beginnings of rules such as `@media`, from the sign on.
  private(set) var atRules: [String] = []
  /// Indicates whether there are rules within rules for elements.
  private(set) var hasNestedRules = false
  /// The custom properties that rules give the root, or everything.
  private(set) var rootVariables: [String: String] = [:]
  /// The custom properties that rules give some elements.
  private(set) var variablesOfSome: Set<String> = []
  /// The declarations of all rules.
  private(set) var allDeclarations: [Declaration] = []

  /// A property with its value, in lower case without a URL's fragment being changed.
  struct Declaration {
    var property: String
    var value: String
  }

  /// The most selectors that all sheets together may have.
  private static let limit = 10_000

  /// Reads the sheets' texts.
  ///
  /// - Throws: `PictureError.unsupported` for what is not followed: escapes, imports, too many rules.
  init(_ sheets: some Sequence<String>) throws(PictureError) {
    var count = 0
    for sheet in sheets {
      let text = try Self.plain(sheet)
      var prelude = ""
      // The number of blocks that are open: 1 in a rule of the sheet itself.
      var depth = 0
      for piece in text.split(separator: "}", omittingEmptySubsequences: false) {
        // `a { … ` or, in a block of its own, `@media print { a { … `.
        let parts = piece.split(separator: "{", omittingEmptySubsequences: false)
        depth += parts.count - 1
        defer { depth = max(depth - 1, 0) }
        guard parts.count > 1, let body = parts.last else { continue }
        prelude = String(parts[parts.count - 2])
        let declarations = Self.declarations(body)
        allDeclarations += declarations
        if parts.count > 2, parts.first?.trimmed.hasPrefix("@") == false { hasNestedRules = true }
        atRules += parts.dropLast().map(\.trimmed).filter { $0.hasPrefix("@") }
        selectors.append(prelude)
        for selector in prelude.split(separator: ",") {
          count += 1
          guard count <= Self.limit else {
            throw .unsupported("SVG with more than \(Self.limit) rules of style")
          }
          rules[Self.key(selector), default: []] += declarations
          addVariables(of: selector, declarations, isAlways: depth == 1)
        }
      }
    }
  }

  /// The declarations in an attribute `style`.
  ///
  /// - Throws: As `init`.
  static func declarations(inStyle text: String) throws(PictureError) -> [Declaration] {
    declarations(Substring(try plain(text)))
  }

  /// The declarations in an attribute `style`, without comments being left out.
  static func plainDeclarations(_ text: String) -> [Declaration] { declarations(text[...]) }

  /// Indicates whether there are no rules.
  var isEmpty: Bool { rules.isEmpty }

  /// The names under which an element's rules are.
  func keys(for element: SVGMarkup.Element) -> [String] {
    guard !isEmpty else { return [] }
    var keys = ["*", element.name]
    if let id = element.attributes["id"] { keys.append("#" + id) }
    for name in (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) {
      keys.append("." + name)
    }
    return keys.filter { rules[$0] != nil }
  }

  /// The declarations under a name.
  subscript(key: String) -> [Declaration] { rules[key] ?? [] }

  /// Returns the last value of a property under each name that gives it one.
  func values(of property: String) -> [String: String] {
    rules.compactMapValues { $0.last { $0.property == property }?.value }
  }

  private mutating func addVariables(
    of selector: Substring, _ declarations: [Declaration], isAlways: Bool
  ) {
    for declaration in declarations where declaration.property.hasPrefix("--") {
      if isAlways, [":root", "svg", "*"].contains(selector.trimmed) {
        rootVariables[declaration.property] = declaration.value.trimmed
      } else if isAlways {
        variablesOfSome.insert(declaration.property)
      }
    }
  }

  /// A text without comments.
  private static func plain(_ text: String) throws(PictureError) -> String {
    guard !text.contains("\\") else { throw .unsupported("SVG with escapes in its style") }
    guard !text.lowercased().contains("@import") else {
      throw .unsupported("SVG with a style sheet elsewhere")
    }
    guard text.contains("/*") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The name of the last part of a selector, by its most specific condition.
  private static func key(_ selector: Substring) -> String {
    let last =
      selector.split { $0.isWhitespace || ">+~".contains($0) }.last.map(String.init) ?? "*"
    // Behind `:` and `[` are conditions, which only make fewer elements match.
    let plain = last.prefix { !":[".contains($0) }
    if let mark = plain.lastIndex(where: { ".#".contains($0) }) { return String(plain[mark...]) }
    return plain.isEmpty ? "*" : String(plain)
  }

  private static func declarations(_ body: Substring) -> [Declaration] {
    body.split(separator: ";").compactMap { text in
      guard let colon = text.firstIndex(of: ":") else { return nil }
      var value = text[text.index(after: colon)...]
      // `!important` decides between declarations, and is no part of the value.
      if let mark = value.lastIndex(of: "!"),
        value[mark...].dropFirst().trimmed.lowercased() == "important"
      {
        value = value[..<mark]
      }
      let name = text[..<colon].filter { !$0.isWhitespace }
      // The names of custom properties alone are case-sensitive (CSS Variables 1, 2).
      return Declaration(
        property: name.hasPrefix("--") ? String(name) : name.lowercased(), value: String(value))
    }
  }
}

extension Substring {
  /// The first place of a text of ASCII.
  fileprivate func range(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    var start = utf8.startIndex
    while start != utf8.endIndex {
      if utf8[start...].starts(with: wanted) {
        return start..<utf8.index(start, offsetBy: wanted.count)
      }
      utf8.formIndex(after: &start)
    }
    return nil
  }
}
