import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing

/// Differences beside an edit that the edit does not make: a part of the golden is elsewhere than it was drawn, or
/// looks different.
///
/// None of them may be taken for a consequence of the edit.
@Suite struct PlantedDifferenceTests {
  /// Every seventh change of the tables is enough: each takes the time of three layouts.
  private static let changes = KnownChangeTests.all.enumerated().filter { $0.offset % 7 == 0 }
    .map(\.element)

  /// The sentences of a change since a golden in which one more thing is different.
  private func sentences(
    of change: KnownChangeTests.KnownChange, planting: (inout SnapshotPart) -> Bool
  ) throws -> [String]? {
    let after = change.edits.reduce(change.config) { $0.replacing($1.0, with: $1.1) }
    var canvas = try layoutText(of: change.config).parsed().canvas
    guard planting(&canvas) else { return nil }
    let folder = try TemporaryFolder()
    let config = try ConfigFile.load(
      bytes: Array(after.utf8), file: "test.yaml", directory: folder.path)
    let preview = try #require(config.previews.first)
    return try layoutText(of: after).described(
      since: LayoutSnapshot(canvas), live: LiveScreen(preview)
    ).map(\.sentence.text)
  }

  /// Indicates whether a sentence says that something is different, whatever was edited.
  private func reportMore(_ sentences: [String]) -> Bool {
    sentences.contains { sentence in
      ["moved", "moved or resized", "drawn differently"].contains { sentence.contains($0) }
    }
  }

  @Test(arguments: changes)
  func `what is elsewhere is reported`(change: KnownChangeTests.KnownChange) throws {
    let found = try sentences(of: change) { $0.moveFirst(by: 1) }
    if let found { #expect(reportMore(found), "\(found)") }
  }

  @Test(arguments: changes)
  func `what looks different is reported`(change: KnownChangeTests.KnownChange) throws {
    let found = try sentences(of: change) { $0.spaceFirst() }
    if let found { #expect(reportMore(found), "\(found)") }
  }
}

extension SnapshotPart {
  /// Moves the first text, in the canvas or an element; returns false if there is none.
  fileprivate mutating func moveFirst(by distance: Double) -> Bool {
    if let index = drawing.firstIndex(where: { $0.verb == .text }) {
      drawing[index].origin?.x += distance
      return true
    }
    return parts.indices.contains { parts[$0].moveFirst(by: distance) }
  }

  /// Sets the letters of the first text farther apart; returns false if there is none.
  fileprivate mutating func spaceFirst() -> Bool {
    if let index = drawing.firstIndex(where: { $0.verb == .text }) {
      drawing[index].look.tracking = 0.125
      return true
    }
    return parts.indices.contains { parts[$0].spaceFirst() }
  }
}
