import LayoutSnapshots
import PictureComparison

extension GoldenCheck {
  /// Compares a case with the digest that is kept of its golden.
  ///
  /// What differs by no more than the tolerance passes only where the golden's picture can be
  /// drawn.
  func checkDigest(
    _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    guard let golden = try storedDigest(at: place) else {
      return try handleMissing(drawn, at: place, &result)
    }
    try compare(drawn, with: golden, at: place, &result)
  }

  private func compare(
    _ drawn: DrawnCase, with golden: PictureDigest, at place: GoldenPlace,
    _ result: inout CaseResult
  ) throws {
    let stored = StoredLayout(readingFrom: place.layout)
    guard drawn.pixels != golden.pixels else {
      return try pass(drawn, stored, at: place, &result) {
        try digests(in: place.folder).cases[place.name]?.pixels == golden.pixels
      }
    }
    let now = try PictureDigest(ofPNG: drawn.png())
    guard update == .none || update == .missing else {
      return try update(drawn, at: place, &result)
    }
    let layout = stored.snapshot(ofPixels: golden.pixels)
    var note: String?
    do {
      if let earlier = try earlier?(drawn) {
        if try PictureDigest(ofPNG: earlier.png()).pixels == golden.pixels {
          return try compare(
            drawn, with: earlier.png(),
            stored == .missing ? .text(earlier.layout, pixels: nil) : stored, at: place, &result)
        }
        note = try tellForeign(drawn, since: earlier, at: place, &result)
      } else {
        note = "only the digest of its golden is kept; --base REV shows what changed since then"
      }
    } catch {
      note = "the picture as it was cannot be drawn: \(error)"
    }
    result.verdict = .changed
    // A difference reports the sizes itself.
    let sizes =
      result.difference == nil
      ? sizeSentence(
        from: golden.size, to: now.size,
        scales: ScaleChange(from: golden.size, layout, to: drawn)) : nil
    let problem = stored.problem(ofPixels: golden.pixels).map(Self.foreignText)
    result.message = [problem, sizes, note].compactMap { $0 }.joined(separator: "; ")
    result.machineDifferences = machineDifferences(expected: golden.machine, actual: now.machine)
    if let layout { result.layoutChanges = drawn.layout.sentences(since: layout) }
    if result.files.actual == nil { try keepActual(drawn, at: place, &result) }
  }

  /// Shows what changed since a picture that is not the golden's: another machine or release drew
  /// that, or another revision.
  ///
  /// - Returns: What to report of it.
  private func tellForeign(
    _ drawn: DrawnCase, since earlier: DrawnCase, at place: GoldenPlace,
    _ result: inout CaseResult
  ) throws -> String {
    let masks = try maskRects(expected: earlier.layout, drawn)
    let words = "the picture of that revision, drawn here, is not the golden's"
    let comparison = try comparePNG(
      expected: earlier.png(), actual: drawn.png(), tolerance: tolerance, masks: masks,
      workers: workers)
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels:
      return words + ", and is the same as now"
    case .withinTolerance(let difference), .different(let difference):
      let png = try earlier.png()
      explain(
        difference, of: drawn, from: png, .text(earlier.layout, pixels: nil), in: &result)
      try keepDifference(
        drawn, from: png, earlier.layout, pictures: comparison.pictures, at: place, &result)
      return words + "; it is shown as what was expected"
    }
  }
}
