import TextShaping

/// The inline styles of Markdown: strong, emphasised, struck and code, and links.
///
/// White space and line breaks are kept, and lists, headings and blocks are not read, as in
/// SwiftUI's texts. HTML is text, but for references to characters; a picture is its description, as
/// that is all that a text shows of one.
///
/// Source: CommonMark 0.31, "Inlines"; GitHub Flavored Markdown, "Strikethrough".
package struct InlineMarkdown: Hashable, Sendable {
  /// The pieces of the text, in order; none of them is empty.
  package private(set) var segments: [Segment] = []

  /// A piece of a text in one style.
  package struct Segment: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// The style of the characters.
    package var style: Style
  }

  /// The style of a piece.
  package struct Style: Hashable, Sendable {
    /// Indicates whether the piece is between two asterisks.
    package var isStrong = false
    /// Indicates whether the piece is between single asterisks.
    package var isEmphasized = false
    /// Indicates whether the piece is between tildes.
    package var isStruck = false
    /// Indicates whether the piece is between backticks.
    package var isCode = false
    /// The destination of a link; nil for a piece that is not a link.
    package var link: String?

    /// Creates a plain style.
    package init() {}
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*characters* × *nested styles*).
  package init(_ text: String) {
    // Most texts have no style.
    guard text.utf8.contains(where: { Self.marks.contains($0) }) else {
      if !text.isEmpty { segments = [Segment(text: text, style: Style())] }
      return
    }
    var reader = MarkdownReader(Array(text))
    for (characters, style) in reader.pieces() where !characters.isEmpty {
      if segments.last?.style == style {
        segments[segments.count - 1].text += characters
      } else {
        segments.append(Segment(text: characters, style: style))
      }
    }
  }

  /// The characters that begin a style, or prevent one.
  private static let marks = Set("*_~`[<\\&".utf8)
}

/// A reader of one text.
private struct MarkdownReader {
  /// A part of the text: characters, or a run of marks that may begin or end a style.
  private struct Node {
    var text: String
    var style = InlineMarkdown.Style()
    /// The mark of a run with unused marks; nil for characters.
    var mark: Character?
    var canOpen = false
    var canClose = false
    /// The original length of the run.
    var length = 0
  }

  private let characters: [Character]
  private var position = 0
  private var nodes: [Node] = []
  /// The nodes at which brackets were opened, each with whether it is of a picture.
  private var brackets: [(node: Int, isPicture: Bool)] = []
  /// The number of the first brackets that begin no link, as one ends after them; each still takes its closing one.
  private var passiveCount = 0

  init(_ characters: [Character]) {
    self.characters = characters
  }

  mutating func pieces() -> [(String, InlineMarkdown.Style)] {
    while position < characters.count { readNext() }
    resolveMarks(from: 0)
    return nodes.map { ($0.text, $0.style) }
  }

  private mutating func readNext() {
    let character = characters[position]
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readMarks(character)
    case "[": openBracket("[", isPicture: false)
    case "!" where characters.dropFirst(position + 1).first == "[":
      openBracket("![", isPicture: true)
    case "&":
      let reference = CharacterReference.read(characters[position...])
      append(reference?.text ?? "&", length: reference?.length ?? 1)
    case "]": readLinkEnd()
    case "<": readAutomaticLink()
    default: append(String(character))
    }
  }

  private mutating func openBracket(_ text: String, isPicture: Bool) {
    brackets.append((nodes.count, isPicture))
    nodes.append(Node(text: text))
    position += text.count
  }

  /// Adds characters to the last ones, and advances.
  private mutating func append(_ text: String, length: Int = 1) {
    position += length
    if let last = nodes.indices.last, nodes[last].mark == nil,
      nodes[last].style == InlineMarkdown.Style(), brackets.last?.node != last
    {
      nodes[last].text += text
    } else {
      nodes.append(Node(text: text))
    }
  }

  private mutating func readEscape() {
    let next = position + 1
    guard next < characters.count, characters[next].isASCIIPunctuation else {
      append("\\")
      return
    }
    append(String(characters[next]), length: 2)
  }

  private func runLength(of character: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length = runLength(of: "`", at: position)
    var end = position + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength(of: "`", at: end)
      guard closing == length else {
        end += closing
        continue
      }
      var code = characters[(position + length)..<end]
      // One space on either side separates backticks from the marks.
      if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
        code = code.dropFirst().dropLast()
      }
      var node = Node(text: String(code))
      node.style.isCode = true
      nodes.append(node)
      position = end + closing
      return
    }
    append(String(repeating: "`", count: length), length: length)
  }

  private mutating func readMarks(_ mark: Character) {
    let length = runLength(of: mark, at: position)
    let before = position > 0 ? characters[position - 1] : " "
    let end = position + length
    let after = end < characters.count ? characters[end] : " "
    let opens = Self.flanks(inner: after, outer: before)
    let closes = Self.flanks(inner: before, outer: after)
    var node = Node(text: String(repeating: mark, count: length), mark: mark)
    node.length = length
    switch mark {
    // Within a word an underscore is a letter, as in a file's name.
    case "_":
      node.canOpen = opens && (!closes || before.isMarkdownPunctuation)
      node.canClose = closes && (!opens || after.isMarkdownPunctuation)
    case "~":
      node.canOpen = opens && length <= 2
      node.canClose = closes && length <= 2
    default:
      node.canOpen = opens
      node.canClose = closes
    }
    nodes.append(node)
    position = end
  }

  /// Returns whether marks are next to text on one side, as left- or right-flanking runs.
  private static func flanks(inner: Character, outer: Character) -> Bool {
    guard !inner.isWhitespace else { return false }
    return !inner.isMarkdownPunctuation || outer.isWhitespace || outer.isMarkdownPunctuation
  }

  private mutating func readLinkEnd() {
    let bracket = brackets.popLast()
    let isActive = bracket?.isPicture == true || brackets.count >= passiveCount
    passiveCount = min(passiveCount, brackets.count)
    guard let (start, isPicture) = bracket, isActive,
      let (link, end) = destination(at: position + 1)
    else {
      append("]")
      return
    }
    resolveMarks(from: start + 1)
    nodes[start].text = ""
    position = end
    guard !isPicture else { return }
    for index in (start + 1)..<nodes.count where nodes[index].style.link == nil {
      nodes[index].style.link = link
    }
    // A link holds no other link, but a picture may hold it.
    passiveCount = brackets.count
  }

  /// Returns the content of the parentheses after a link's text, without its title, and their end.
  private func destination(at start: Int) -> (link: String, end: Int)? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var depth = 0
    var link = ""
    var index = start + 1
    while index < characters.count {
      let character = characters[index]
      if character == ")", depth == 0 {
        let words = link.split(whereSeparator: \.isWhitespace)
        var first = words.first.map(String.init) ?? ""
        if first.hasPrefix("<"), first.hasSuffix(">") {
          first = String(first.dropFirst().dropLast())
        }
        return (first, index + 1)
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      let reference = CharacterReference.read(characters[index...])
      link += reference?.text ?? String(character)
      index += reference?.length ?? 1
    }
    return nil
  }

  /// Reads a link in angle brackets, as in `<https://swift.org>`.
  private mutating func readAutomaticLink() {
    let rest = characters[(position + 1)...]
    guard let end = rest.firstIndex(of: ">") else {
      append("<")
      return
    }
    let link = String(rest[..<end])
    let scheme = link.prefix { $0.isLetter || $0.isNumber || "+.-".contains($0) }
    let isLink =
      scheme.first?.isLetter == true && scheme.count > 1
      && link.dropFirst(scheme.count).first == ":"
    guard isLink, !link.contains(where: { $0.isWhitespace || $0 == "<" }) else {
      append("<")
      return
    }
    var node = Node(text: link)
    node.style.link = link
    nodes.append(node)
    position = end + 1
  }

  /// Pairs the runs of marks after a node, and styles the text between them.
  private mutating func resolveMarks(from start: Int) {
    var index = start
    /// For each kind of run, the node below which nothing opens it.
    var bottoms: [String: Int] = [:]
    while index < nodes.count {
      guard let mark = nodes[index].mark, nodes[index].canClose, !nodes[index].text.isEmpty else {
        index += 1
        continue
      }
      let kind = "\(mark)\(nodes[index].length % 3)\(nodes[index].canOpen)"
      let bottom = max(bottoms[kind] ?? start, start)
      guard
        let opener = (bottom..<max(index, bottom)).reversed().first(where: {
          canPair($0, with: index)
        })
      else {
        bottoms[kind] = index
        index += 1
        continue
      }
      let count =
        mark == "~"
        ? nodes[index].text.count
        : min(nodes[opener].text.count, nodes[index].text.count, 2)
      for inner in (opener + 1)..<index {
        switch (mark, count) {
        case ("~", _): nodes[inner].style.isStruck = true
        case (_, 2): nodes[inner].style.isStrong = true
        default: nodes[inner].style.isEmphasized = true
        }
        // Marks inside a pair do not pair with those around it.
        nodes[inner].canOpen = false
        nodes[inner].canClose = false
      }
      nodes[opener].text.removeLast(count)
      nodes[index].text.removeLast(count)
      if nodes[index].text.isEmpty { index += 1 }
    }
    for index in start..<nodes.count { nodes[index].mark = nil }
  }

  private func canPair(_ opener: Int, with closer: Int) -> Bool {
    let (first, last) = (nodes[opener], nodes[closer])
    guard first.canOpen, first.mark == last.mark, !first.text.isEmpty else { return false }
    if last.mark == "~" { return first.text.count == last.text.count }
    // A run that can open and close pairs only if the lengths do not add up to a multiple of 3.
    guard first.canClose || last.canOpen else { return true }
    return (first.length + last.length) % 3 != 0
      || (first.length % 3 == 0 && last.length % 3 == 0)
  }
}

extension Character {
  fileprivate var isASCIIPunctuation: Bool {
    guard let byte = asciiValue else { return false }
    return (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte)
      || (0x5B...0x60).contains(byte) || (0x7B...0x7E).contains(byte)
  }

  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}

extension InlineMarkdown.Style {
  /// The look of the style: links are in the tint, and code has letters of one width.
  package var changes: [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if link != nil { changes.append(.foregroundColor(.tint)) }
    if isStrong { changes.append(.bold(true)) }
    if isEmphasized { changes.append(.italic(true)) }
    if isStruck { changes.append(.text(.strikethrough(TextLine()))) }
    if isCode { changes.append(.text(.design(.monospaced))) }
    return changes
  }
}

extension TextNode {
  /// Creates a text with the inline styles of Markdown.
  package init(markdown: String) {
    self.init(InlineMarkdown(markdown).segments.map { Piece($0.text, changes: $0.style.changes) })
  }
}
