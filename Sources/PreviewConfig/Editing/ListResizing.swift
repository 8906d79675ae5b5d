import ConfigLanguage
/// Makes a written list shorter, or longer by its own elements again and again.
struct ListResizing {
  private let node: WrittenNode
  private let elements: [WrittenNode]
  private let text: WrittenText

  /// Creates a resizing of a list with at least one element.
  init(of node: WrittenNode, _ elements: [WrittenNode], in text: WrittenText) {
    self.node = node
    self.elements = elements
    self.text = text
  }

  /// Returns the number of bytes of elements that are repeated for `count` elements.
  func addedByteCount(for count: Int) -> Int {
    let sizes = elements.map { $0.range.upperBound - $0.start }
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: elements.count)
    guard rounds > 0 else { return 0 }
    return sizes.reduce(0, +) * (rounds - 1) + sizes.prefix(rest).reduce(0, +)
  }

  /// Returns the changes that give the list `count` elements, which are at least one; nil if an
  /// element does not follow its dash.
  func changes(to count: Int) -> [TextChange]? {
    guard let last = elements.last, count != elements.count else { return [] }
    if count < elements.count {
      let kept = elements[count - 1].range.upperBound
      let end = last.range.upperBound
      return node.isFlow
        ? [.replacing(kept..<end, with: "")]
        // Including the comments of the removed elements.
        : [.replacing(text.lineEnd(of: kept)..<text.lineEnd(of: end), with: "")]
    }
    let added = elements.count..<count
    if node.isFlow {
      let items = added.map { index in
        let element = elements[index % elements.count]
        return text.text(element.start..<element.range.upperBound)
      }
      return FlowEnd(of: node, after: last.range.upperBound, item: last.start, in: text)
        .changes(appending: items)
    }
    let dashes = elements.compactMap(dash)
    guard dashes.count == elements.count else { return nil }
    let newLine = text.lineBreak + String(repeating: " ", count: text.column(of: dashes[0]))
    let lines = added.map { index in
      let position = index % elements.count
      return newLine + text.text(dashes[position]..<elements[position].range.upperBound)
    }
    return [.inserting(lines.joined(), at: text.lineEnd(of: last.range.upperBound))]
  }

  /// Returns the dash before an element of a block.
  private func dash(_ element: WrittenNode) -> Int? {
    let before = text.bytes[node.range.lowerBound..<element.start]
    guard let offset = before.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      text.bytes[offset] == UInt8(ascii: "-")
    else { return nil }
    return offset
  }
}
