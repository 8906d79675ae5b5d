import TestSupport
import Testing

/// An ordinary screen, and the single edits that someone makes to it, each with what is to be reported.
///
/// Each sentence follows from the edit alone: the setting in words, the view by its name or its kind, and both values
/// with their unit; nothing that follows from the edit has one.
struct OrdinaryScreen: Sendable {
  /// A text that is replaced by another one, with the sentences of the change.
  struct Edit: Sendable {
    var old: String
    var new: String
    var sentences: [String]

    /// An edit of a text that the config has once.
    init(_ old: String, _ new: String, _ sentences: String...) {
      (self.old, self.new, self.sentences) = (old, new, sentences)
    }
  }

  var name: String
  var config: String
  var edits: [Edit]

  /// All screens.
  static let all = [
    profile, notes, checkout, shop, preferences, player, dashboard, tickets, gallery, mail, desk,
    queue,
  ]
}

/// More than two hundred single edits to twelve screens: each is reported in its words, and nothing else is.
@Suite struct OrdinaryEditTests {
  @Test func `there are more than two hundred edits`() {
    expect(OrdinaryScreen.all.map(\.edits.count).reduce(0, +), equals: 222)
  }

  @Test(arguments: OrdinaryScreen.all.map(\.name))
  func `each edit of an ordinary screen is reported in its words`(name: String) throws {
    let screen = try #require(OrdinaryScreen.all.first { $0.name == name })
    for edit in screen.edits {
      try #require(screen.config.ranges(of: edit.old).count == 1, "\(edit.old)")
      let edited = screen.config.replacing(edit.old, with: edit.new)
      let sentences = try sentences(from: screen.config, to: edited)
      #expect(sentences == edit.sentences, "\(edit.old) → \(edit.new)")
    }
  }
}
