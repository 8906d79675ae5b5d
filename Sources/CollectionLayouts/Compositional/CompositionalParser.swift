import LayoutGeometry

extension CompositionalItem {
  /// Parses an item as goldens record it, without supplementary items; nil for other words.
  init?(words: String) {
    var parser = CompositionalParser(rest: words[...])
    guard let item = parser.item(), parser.rest.isEmpty, item.group != nil else { return nil }
    self = item
  }

  /// Returns the item with another's lengths and frames where these have the same words, which round them.
  func withLengths(of other: CompositionalItem) -> CompositionalItem {
    if words == other.words { return other }
    var item = self
    if width.words == other.width.words { item.width = other.width }
    if height.words == other.height.words { item.height = other.height }
    guard let group, let others = other.group else { return item }
    if case .custom(let frames) = group.filling, case .custom(let known) = others.filling,
      frames.words == known.words
    {
      item.group?.filling = others.filling
    }
    for (index, pair) in zip(group.subitems, others.subitems).enumerated() {
      item.group?.subitems[index] = pair.0.withLengths(of: pair.1)
    }
    return item
  }
}

/// A reader of the words of `CompositionalItem.words`.
private struct CompositionalParser {
  var rest: Substring

  mutating func item() -> CompositionalItem? {
    let names = ["custom"] + Axis.allCases.map(\.rawValue)
    let name = names.first { skip($0 + " ") }
    guard let width = dimension(), skip(" × "), let height = dimension() else { return nil }
    var item = CompositionalItem(width: width, height: height)
    if let name {
      guard skip(" of "), let group = group(Axis(rawValue: name)) else { return nil }
      item.group = group
    }
    if skip(" inset by ") {
      guard let insets = four(Self.number) else { return nil }
      item.contentInsets = EdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }
    if skip(" within ") {
      guard let spaces = four(Self.spacing) else { return nil }
      item.edgeSpacing = CompositionalEdgeSpacing(
        leading: spaces[1], top: spaces[0], trailing: spaces[3], bottom: spaces[2])
    }
    return item
  }

  /// The contents of a group along an axis; nil for a custom one.
  private mutating func group(_ axis: Axis?) -> CompositionalGroup? {
    guard let axis else {
      let words = rest.prefix { $0 != "(" && $0 != "," && $0 != ")" }
      let count = words.split(separator: " ").prefix(2).joined(separator: " ")
      return skip(count) ? CompositionalGroup(CustomFrames(count) { _ in [] }) : nil
    }
    var filling = CompositionalGroup.Filling.subitems
    if !rest.hasPrefix("(") {
      guard let count = number().map({ Int($0) }), count > 0 else { return nil }
      if skip(" equal ") {
        filling = .count(count)
      } else if skip(" times ") {
        filling = .repeating(count)
      } else {
        return nil
      }
    }
    guard skip("("), let first = item() else { return nil }
    var subitems = [first]
    while skip(", ") {
      guard let next = item() else { return nil }
      subitems.append(next)
    }
    guard skip(")") else { return nil }
    var group = CompositionalGroup(axis: axis, subitems: subitems, filling: filling)
    let before = rest
    if skip(" "), let spacing = spacing(), skip(" apart") {
      group.interItemSpacing = spacing
    } else {
      rest = before
    }
    return group
  }

  private mutating func skip(_ words: String) -> Bool {
    guard rest.hasPrefix(words) else { return false }
    rest = rest.dropFirst(words.count)
    return true
  }

  private mutating func number() -> Double? {
    let sign = skip("−") ? -1.0 : 1.0
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    return Double(words: digits).map { $0 * sign }
  }

  private mutating func spacing() -> CompositionalSpacing? {
    number().map { skip(" or more") ? .flexible($0) : .fixed($0) }
  }

  private mutating func four<Value>(
    _ read: (inout CompositionalParser) -> Value?
  ) -> [Value]? {
    var values: [Value] = []
    for index in 0..<4 {
      if index > 0, !skip(" ") { return nil }
      guard let value = read(&self) else { return nil }
      values.append(value)
    }
    return values
  }

  private static func number(_ parser: inout CompositionalParser) -> Double? { parser.number() }

  private static func spacing(_ parser: inout CompositionalParser) -> CompositionalSpacing? {
    parser.spacing()
  }

  private mutating func dimension() -> CompositionalDimension? {
    let isEstimate = skip("about ")
    guard let number = number() else { return nil }
    if isEstimate {
      return skip(" as all") ? .uniformAcrossSiblings(estimate: number) : .estimated(number)
    }
    // Words have two decimals: a third is one more often than 0.33 is meant.
    let part = number == 0.33 ? 1.0 / 3 : number == 0.67 ? 2.0 / 3 : number
    if skip(" of the width") { return .fractionalWidth(part) }
    return skip(" of the height") ? .fractionalHeight(part) : .absolute(number)
  }
}
