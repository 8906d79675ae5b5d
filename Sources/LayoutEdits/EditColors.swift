import DisplayList
import LayoutSnapshots

// The colours among the values of edits, for pages that show a patch of them.

extension ScreenTree {
  /// The colours that have names on the screen, as they are drawn in its appearance.
  var colors: [String: RGBA] { shades.compactMapValues(\.last) }

  /// Indicates whether a name that parts draw is that of a text's lines alone, and no colour that a view was given.
  func isOfLines(_ name: String) -> Bool {
    guard ["strikethrough", "underline"].contains(name) else { return false }
    return !nodes.contains { node in
      node.settings.contains { setting in
        setting.value.split(whereSeparator: { " ,.".contains($0) }).contains { $0 == name }
      }
    }
  }

  /// Returns the colours of each name that parts draw, in the order of drawing: of those that differ in their alpha alone,
  /// the least transparent one.
  static func shades(of parts: [PlacedPart]) -> [String: [RGBA]] {
    var shades: [String: [RGBA]] = [:]
    func add(_ commands: [SnapshotCommand]) {
      for command in commands {
        for (name, color) in command.look.namedColors {
          let index = shades[name]?.firstIndex { $0.opaque == color.opaque }
          if let index, let alpha = shades[name]?[index].alpha {
            shades[name]?[index].alpha = max(alpha, color.alpha)
          } else {
            shades[name, default: []].append(color)
          }
        }
        add(command.commands)
      }
    }
    for part in parts { add(part.part.drawing) }
    return shades
  }
}

extension SnapshotCommand.Look {
  /// The colours that have names, without the opacity with which these are written.
  var namedColors: [(name: String, color: RGBA)] {
    var colors: [(String, RGBA)] = []
    if let colorName, case .color(let color)? = color { colors.append((colorName, color)) }
    if let tintName, let tint { colors.append((tintName, tint)) }
    return colors.map { name, color in
      // Few names have an opacity, and a search takes long.
      guard name.utf8.contains(UInt8(ascii: "(")), let opacity = name.firstRange(of: ".opacity(")
      else { return (name, color) }
      var base = color
      // An alpha is one of 256, so that nearly all of it is all.
      if let factor = Double(name[opacity.upperBound...].dropLast()), factor > 0 {
        let alpha = color.alpha / factor
        base.alpha = alpha > 1 - 0.5 / 255 / factor ? 1 : alpha
      }
      return (String(name[..<opacity.lowerBound]), base)
    }
  }
}

extension RGBA {
  /// The colour without its alpha.
  var opaque: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 1) }
}

extension EditGroup {
  /// The colours before and after, with their words, in the order of a sentence; empty for a setting of another type.
  func colors(
    before: [String: RGBA], after: [String: RGBA]
  ) -> [(words: String, color: RGBA)] {
    guard case .set(_, let from, let to) = edit.action else { return [] }
    return [(from, before), (to, after)].compactMap { words, known in
      guard let words, let color = RGBA(dump: words[...]) ?? known[words] else { return nil }
      return (words, color)
    }
  }
}

extension Sentence {
  /// Returns the sentence with the last words that are values as colours.
  func marking(_ colors: [(words: String, color: RGBA)]) -> Sentence {
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
