import DisplayList
import TextShaping

extension ShapedText {
  /// Each line's text, its runs in the order in which they are drawn, without spaces at its ends.
  var lineTexts: [String] {
    lines.map { line in
      let text = line.runs.map(\.run.text).joined()
      let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      return String(trimmed)
    }
  }

  /// The fonts of all runs, each once, in their order.
  var fontNames: [String] {
    var names: [String] = []
    for name in lines.flatMap(\.runs).map(\.run.font.name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension Double {
  /// To a billionth, below which sums of doubles differ.
  var rounded9: Double { (self * 1e9).rounded() / 1e9 }
}
