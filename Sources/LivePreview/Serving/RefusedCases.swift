import PlainText

/// The cases that were not changed, with the reasons.
struct RefusedCases: Error, CustomStringConvertible {
  /// What was not done.
  let verb: String
  private var lines: [String] = []
  private var count = 0

  /// More reasons are counted.
  private static let listed = 3

  /// None so far.
  init(verb: String) {
    self.verb = verb
  }

  /// True if all were changed.
  var isEmpty: Bool { count == 0 }

  /// Adds a case with the reason.
  mutating func add(_ name: String, _ reason: String) {
    count += 1
    if lines.count < Self.listed {
      lines.append("cannot \(verb) '\(excerpt(of: name))': \(reason)")
    }
  }

  /// The first ones, and how many there are besides.
  var description: String {
    let rest = count - lines.count
    return lines.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}

/// A page shows other results than those that are there.
struct OtherResults: Error, CustomStringConvertible {
  /// What to do about it.
  let description = "the test ran again since this page was loaded: load it again"
}
