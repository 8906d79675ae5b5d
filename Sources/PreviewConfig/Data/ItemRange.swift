/// Whole numbers that follow each other, as `items:` takes them: `1...10` or `0..<10`.
package struct ItemRange: Hashable, Sendable {
  /// The first number.
  package let first: Int
  /// How many numbers there are: at most `Items.limit`.
  package let count: Int

  /// What is wrong with text that has a range's form.
  package struct Mistake: Error, Hashable, Sendable {
    /// What is wrong, as a diagnostic's message.
    package let message: String
  }

  /// Reads a range; nil if the text has not the form of one.
  ///
  /// - Throws: `Mistake` for a range that runs backwards or holds more than `Items.limit` numbers.
  package init?(_ text: String) throws(Mistake) {
    let separator = ["...", "..<"].first { text.contains($0) }
    guard let separator, let ends = Self.split(text, at: separator) else { return nil }
    guard let first = Self.bound(ends.0), let last = Self.bound(ends.1) else { return nil }
    guard first <= last else {
      throw Mistake(message: "a range runs upwards, found \(first) before \(last)")
    }
    let count = separator == "..." ? last - first + 1 : last - first
    guard count <= Items.limit else {
      throw Mistake(message: "expected at most \(Items.limit) items, found \(count)")
    }
    self.first = first
    self.count = count
  }

  private static func split(_ text: String, at separator: String) -> (Substring, Substring)? {
    guard let range = text.firstRange(of: separator) else { return nil }
    return (text[..<range.lowerBound], text[range.upperBound...])
  }

  /// A bound of at most 15 digits: exact as a Double, and no sum of two overflows.
  private static func bound(_ text: Substring) -> Int? {
    let digits = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard digits.count <= 16, let value = Int(String(digits)) else { return nil }
    return abs(value) < 1_000_000_000_000_000 ? value : nil
  }
}
