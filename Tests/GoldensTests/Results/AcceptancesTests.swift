import Glibc
import Goldens
import LayoutSnapshots
import PlainText
import TestSupport
import Testing

@Suite struct AcceptancesTests {
  private let folder: TemporaryFolder
  private let results: ResultsFolder

  init() throws {
    folder = try TemporaryFolder()
    results = ResultsFolder(path: folder.path)
  }

  /// Calls `body` with a golden that has become a case's picture, and with the case's result.
  ///
  /// - Parameter old: The bytes of the golden that the results say there was.
  private func withAccepted(
    _ old: [UInt8], _ body: (GoldenPlace, CaseResult) throws -> Void
  ) throws {
    // Goldens are below the working directory, and what is built there is in this folder.
    let root = ".build/acceptances-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let place = GoldenPlace(folder: "\(root)/__Snapshots__/cards", name: "a")
    defer {
      try? removeGolden(at: place)
      for name in ["cards", ""] { rmdir("\(root)/__Snapshots__/\(name)") }
      rmdir(root)
    }
    let new = try solidPNG(width: 1, height: 1, gray: 0)
    let (before, after) = (LayoutSnapshot(text: "one\n"), LayoutSnapshot(text: "two\n"))
    try recordGolden(png: new, layout: after, at: place, form: .picture)
    let result = CaseResult(
      suite: "cards.yaml", name: "a", verdict: .changed, golden: place.picture,
      files: ResultFiles(
        expected: try results.write(old, as: .expected, of: place),
        actual: try results.write(new, as: .actual, of: place),
        layoutDiff: try results.write(
          Array(after.unifiedDiff(from: before).utf8), as: .layoutDiff, of: place),
        layout: try results.write(Array(after.text.utf8), as: .layout, of: place),
        actualDigest: sha256(new), layoutDigest: sha256(Array(after.text.utf8)),
        goldenDigest: try EarlierGolden.fingerprint(png: old, layout: before, form: .picture)))
    try body(place, result)
  }

  @Test func `what another process accepted is put back from the results`() throws {
    let old = try solidPNG(width: 1, height: 1, gray: 255)
    try withAccepted(old) { place, result in
      let acceptances = Acceptances(of: results)
      #expect(!acceptances.isAccepted(result))
      acceptances.recall([result])
      #expect(acceptances.isAccepted(result))
      try acceptances.undo(result)
      expect(readBytes(place.picture), equals: old)
      expect(readText(place.layout)?.hasPrefix("one\n"), equals: true)
      #expect(!acceptances.isAccepted(result))
    }
  }

  @Test func `what is not a picture is not put back, whatever its digest`() throws {
    try withAccepted(Array("#!/bin/sh\n".utf8)) { _, result in
      let acceptances = Acceptances(of: results)
      acceptances.recall([result])
      #expect(!acceptances.isAccepted(result))
      #expect(throws: AcceptanceError.nothingToUndo) { try acceptances.undo(result) }
    }
  }

  @Test func `a golden that is another picture by now is not taken for accepted`() throws {
    let old = try solidPNG(width: 1, height: 1, gray: 255)
    try withAccepted(old) { place, result in
      let third = try solidPNG(width: 1, height: 1, gray: 128)
      try recordGolden(png: third, layout: LayoutSnapshot(text: "two\n"), at: place, form: .picture)
      let acceptances = Acceptances(of: results)
      acceptances.recall([result])
      #expect(!acceptances.isAccepted(result))
    }
  }
}
