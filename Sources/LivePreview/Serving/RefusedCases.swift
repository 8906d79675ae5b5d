import PlainText

/// The cases that were not changed, with the reasons.
struct RefusedCases: Error, CustomStringConvertible {
  /// The verb for the change.
  let verb: String
  private var lines: [String] = []
  private var count = 0

  /// The largest number of listed reasons; further ones are counted.
  private static let listed = 3

  /// Creates an empty list.
  init(verb: String) {
    self.verb = verb
  }

  /// Indicates whether all were changed.
  var isEmpty: Bool { count == 0 }

  /// Adds a case with the reason.
  mutating func add(_ name: String, _ reason: String) {
    count += 1
    if lines.count < Self.listed {
      lines.append("cannot \(verb) '\(excerpt(of: name))': \(reason)")
    }
  }

  /// The first ones, and the number of further ones.
  var description: String {
    let rest = count - lines.count
    return lines.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}

/// An error for a page that shows earlier results.
struct OtherResults: Error, CustomStringConvertible {
  /// The remedy.
  let description = "the test ran again since this page was loaded: load it again"
}
