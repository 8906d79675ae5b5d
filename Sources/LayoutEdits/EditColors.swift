import DisplayList
import LayoutSnapshots

// The colours among the values of edits, for pages that show a patch of them.

extension ScreenTree {
  /// The colours that have names on the screen, as they are drawn in its appearance.
  var colors: [String: RGBA] {
    var colors: [String: RGBA] = [:]
    func add(_ commands: [SnapshotCommand]) {
      for command in commands {
        if let name = command.look.colorName, case .color(let color)? = command.look.color {
          colors[name] = color
        }
        if let name = command.look.tintName { colors[name] = command.look.tint }
        add(command.commands)
      }
    }
    for part in parts { add(part.part.drawing) }
    return colors
  }
}

extension EditGroup {
  /// A value of a sentence that is a colour.
  struct ColorValue {
    var words: String
    var color: RGBA
  }

  /// The colours before and after, in the order of a sentence; empty for a setting of another type.
  func colors(before: [String: RGBA], after: [String: RGBA]) -> [ColorValue] {
    guard case .set(_, let from, let to) = edit.action else { return [] }
    return [(from, before), (to, after)].compactMap { words, known in
      guard let words, let color = RGBA(dump: words[...]) ?? known[words] else { return nil }
      return ColorValue(words: words, color: color)
    }
  }
}

extension Sentence {
  /// Returns the sentence with the last words that are values as colours.
  func marking(_ colors: [EditGroup.ColorValue]) -> Sentence {
    var parts: [Part] = []
    var rest = text[...]
    for value in colors.reversed() {
      // A colour is a word of its own, and what is in quotes is none.
      guard let place = rest.ranges(of: value.words).last(where: { rest.isWord($0) }) else {
        continue
      }
      let name = value.words.first == "#" ? nil : value.words
      parts = [.color(value.color, name: name), .words(String(rest[place.upperBound...]))] + parts
      rest = rest[..<place.lowerBound]
    }
    return Sentence([.words(String(rest))] + parts)
  }
}

extension Substring {
  /// Indicates whether a range has spaces or the ends of the text around it.
  fileprivate func isWord(_ range: Range<Index>) -> Bool {
    let isFirst = range.lowerBound == startIndex || self[index(before: range.lowerBound)] == " "
    return isFirst && (range.upperBound == endIndex || self[range.upperBound] == " ")
  }
}
