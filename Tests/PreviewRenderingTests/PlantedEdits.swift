import LayoutSnapshots
import Testing

/// Makes an edit of a config, and others beside it: their sentences are reported with its own.
func check(
  _ config: String, _ edit: (String, String), _ others: [(String, String)],
  reports sentences: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var edited = config
  for (old, new) in [edit] + others {
    try #require(
      edited.contains(old), "the config has no '\(old)'", sourceLocation: sourceLocation)
    edited = edited.replacing(old, with: new)
  }
  let found = try layoutText(of: edited).sentences(since: layoutText(of: config))
  #expect(found.map(\.text).sorted() == sentences.sorted(), sourceLocation: sourceLocation)
}
