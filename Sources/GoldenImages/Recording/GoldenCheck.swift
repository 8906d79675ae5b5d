import FileAccess
import ImageDecoding

/// Compares cases with their goldens, and writes those goldens that it may.
package struct GoldenCheck: Sendable {
  /// Which goldens may be written.
  package var update: UpdateMode
  /// How much a picture may differ and still pass.
  package var tolerance: Tolerance
  /// What is not compared.
  package var masks: [Mask]
  /// True to leave out masks that name what a case does not have, as one run's cases may differ.
  package var skipsUnknownMasks: Bool
  /// True to look at pixels even where bytes or digests say that they are equal.
  package var decodesAlways: Bool
  /// Where what differs is shown; nil to show it nowhere.
  package var results: ResultsFolder?
  /// What is kept of goldens; nil for what each folder of them keeps.
  package var form: GoldenForm?
  /// Draws a case as its golden was, where only the digest of that is kept; nil, or without an
  /// answer, if that is not known.
  package var earlier: (@Sendable (DrawnCase) throws -> DrawnCase?)?

  /// How many threads compare a pair, at most.
  package var workers = 1

  /// A check that is exact unless told otherwise.
  package init(
    update: UpdateMode, tolerance: Tolerance = .none, masks: [Mask] = [],
    skipsUnknownMasks: Bool = false, decodesAlways: Bool = false, results: ResultsFolder?
  ) {
    self.update = update
    self.tolerance = tolerance
    self.masks = masks
    self.skipsUnknownMasks = skipsUnknownMasks
    self.decodesAlways = decodesAlways
    self.results = results
  }

  /// Compares a case with its golden.
  ///
  /// | the golden is | `all` | `changed` | `missing` | `none` |
  /// | --- | --- | --- | --- | --- |
  /// | equal | passed | passed | passed | passed |
  /// | within the tolerance | updated | passed | passed | passed |
  /// | different | updated | updated | changed | changed |
  /// | missing | updated | updated | recorded | missing |
  /// | unreadable | updated | unreadable | unreadable | unreadable |
  ///
  /// With `all` and `changed`, a layout's text that is not its picture's is written anew too, and
  /// with `missing` one that is not there. A case whose files cannot be written has failed, with
  /// the reason as its message.
  ///
  /// - Returns: The result, without how long it took.
  package func check(_ drawn: DrawnCase, at place: GoldenPlace) -> CaseResult {
    var result = CaseResult(
      suite: drawn.suite, name: drawn.name, verdict: .passed,
      golden: place.pathFromWorkingDirectory)
    do {
      guard form(at: place) == .picture else {
        try checkDigest(drawn, at: place, &result)
        return result
      }
      switch StoredGolden(at: place, comparedWith: drawn.png) {
      case .same(let hasLayout):
        // What is masked is not asked for where nothing differs, but must be there.
        _ = try maskRects(expected: nil, drawn)
        try updateLayout(drawn, hasLayout: hasLayout, at: place, &result) {
          isPicture(drawn.png, at: place)
        }
      case .missing: try handleMissing(drawn, at: place, &result)
      case .pointer:
        try handleUnreadable(StoredGolden.pointerMessage, drawn, at: place, &result)
      case .unreadable(let reason): try handleUnreadable(reason, drawn, at: place, &result)
      case .stored(let png, let layout):
        try compare(drawn, with: png, layout, at: place, &result)
      }
    } catch {
      result.verdict = .failed
      result.message = "\(error)"
    }
    return result
  }

  func handleMissing(
    _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    switch update {
    case .all, .changed:
      try record(drawn, at: place)
      result.verdict = .updated
      result.message = "there was no golden"
    case .missing:
      try record(drawn, at: place)
      result.verdict = .recorded
    case .none:
      result.verdict = .missing
      try keepActual(drawn, at: place, &result)
    }
  }

  private func handleUnreadable(
    _ reason: String, _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    guard update != .all else {
      try record(drawn, at: place)
      result.verdict = .updated
      result.message = "the golden was unreadable: \(reason)"
      return
    }
    result.verdict = .unreadable
    result.message = reason
    try keepActual(drawn, at: place, &result)
  }

  func compare(
    _ drawn: DrawnCase, with png: [UInt8], _ layout: LayoutSnapshot?, at place: GoldenPlace,
    _ result: inout CaseResult
  ) throws {
    let maskRects = try maskRects(expected: layout, drawn)
    let match: PictureMatch
    do {
      match = try comparePNG(
        expected: png, actual: drawn.png, tolerance: tolerance, masks: maskRects,
        decodesAlways: decodesAlways, workers: workers)
    } catch let error as UnreadablePicture where error.isExpected {
      let reason = error.error == .notAPicture ? "not a PNG picture" : error.error.description
      return try handleUnreadable(reason, drawn, at: place, &result)
    }
    switch match {
    case .identicalBytes, .identicalDigests, .identicalPixels:
      try updateLayout(drawn, hasLayout: layout != nil, at: place, &result) {
        isPicture(png, at: place)
      }
    case .withinTolerance(let difference):
      result.difference = difference
      if update == .all { try update(drawn, at: place, &result) }
    case .different(let difference):
      explain(difference, of: drawn, from: png, layout, in: &result)
      if update == .all || update == .changed {
        try update(drawn, at: place, &result)
      } else {
        result.verdict = .changed
        try keepDifference(drawn, from: png, layout, masks: maskRects, at: place, &result)
      }
    }
  }

  /// Where the masks lie.
  ///
  /// - Throws: `UnknownMask`, unless those are left out.
  func maskRects(
    expected: LayoutSnapshot?, _ drawn: DrawnCase
  ) throws -> [PixelRect] {
    guard !masks.isEmpty else { return [] }
    guard skipsUnknownMasks else {
      return try pixelRects(
        of: masks, expected: expected, actual: drawn.layout, scale: drawn.scale)
    }
    return masks.flatMap { mask in
      let rects = try? pixelRects(
        of: [mask], expected: expected, actual: drawn.layout, scale: drawn.scale)
      return rects ?? []
    }
  }

  /// Brings the text of an equal picture up to date, or says that there is none.
  ///
  /// - Parameter isGolden: Whether the golden is still the one that was compared.
  func updateLayout(
    _ drawn: DrawnCase, hasLayout: Bool, at place: GoldenPlace, _ result: inout CaseResult,
    isGolden: () throws -> Bool
  ) throws {
    switch update {
    case .all, .changed:
      guard try recordLayout(drawn.layout, at: place, beside: isGolden) else { return }
      result.verdict = .updated
      result.message = "the picture is the same; the layout's text is new"
    case .missing where !hasLayout:
      guard try recordLayout(drawn.layout, at: place, beside: isGolden) else { return }
      result.message = "the layout's text was missing, and was recorded"
    case .none where !hasLayout:
      result.message = "the layout's text is missing; --update writes it"
    case .missing, .none: break
    }
  }

  func update(
    _ drawn: DrawnCase, at place: GoldenPlace, _ result: inout CaseResult
  ) throws {
    try record(drawn, at: place)
    result.verdict = .updated
  }

  private func record(_ drawn: DrawnCase, at place: GoldenPlace) throws {
    try recordGolden(
      png: drawn.png, layout: drawn.layout, at: place, form: form(at: place))
  }

  private func form(at place: GoldenPlace) -> GoldenForm {
    form ?? GoldenForm(ofGoldensIn: place.folder)
  }
}

/// Whether a golden's picture has these bytes.
private func isPicture(_ png: [UInt8], at place: GoldenPlace) -> Bool {
  (try? readRegularFile(place.picture, limit: png.count)) == png
}
